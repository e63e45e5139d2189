"""Every kind of refusal can be provoked by a real request, or is listed with the reason why not."""

import json
import random
from collections.abc import Iterator
from typing import Any, get_args
from urllib.parse import urlsplit

import pytest

from insula.server import limits
from insula.server.facts import Why
from insula.server.facts.refusal import Refusal
from tests.server.harness import NO_THOUGHT, UNLIMITED, Client, Player, Server, play_on, running

KINDS: dict[str, type[Refusal]] = {kind.__struct_config__.tag: kind for kind in get_args(Why)}
ELSEWHERE = {
    "account_just_made": "two requests at the same time; test_store.py",
    "address_sockets": "needs 400 sockets; no test",
    "adviser_failed": "needs a broken worker; test_advice.py",
    "bot_stays": "needs a bot and two people; test_absence.py and test_table_log.py see only codes",
    "box_missing": "needs a box that was removed; test_boxes.py",
    "database_silent": "needs a lost database; test_games.py sees only the code 'store'",
    "internal_error": "needs a fault of the server; no test",
    "log_full": "needs 20,000 entries; test_flood.py sees only the code 'limit'",
    "log_mismatch": "only `insula export` reports it; no test",
    "not_saved": "needs a lost database; test_games.py sees only the code 'store'",
    "only_passkey": "needs an authenticator; test_passkeys.py",
    "only_password": "test_people.py",
    "passkey_copied": "needs an authenticator; test_passkeys.py",
    "passkey_expired": "needs an authenticator; test_passkeys.py",
    "passkey_known": "needs an authenticator; test_passkeys.py sees only the status",
    "passkey_reused": "needs an authenticator; no test of the kind",
    "passkey_unknown": "needs an authenticator; no test of the kind",
    "rematch_exists": "two requests at the same time; no test of the kind",
    "rules_missing": "needs a version of the rules that was removed; no test",
    "sign_in_busy": "needs 40 passwords at the same time; no test",
    "stopping": "only while the server stops; no test",
    "table_busy": "needs other processes that keep writing to the table; no test",
    "too_many_passkeys": "needs 20 authenticators; no test",
    "too_many_sockets": "test_strangers.py",
    "undo_requested": "needs two requests for one undo; no test of the kind",
}
"""Kinds that no request here provokes: why, and which test in this folder checks them instead."""

TABLES, MESSAGES = 4, 2
LIMITS = (
    "from insula.server import limits; "
    f"limits.OPEN_TABLES_PER_PERSON = {TABLES}; limits.CHAT_LINES_PER_TABLE = {MESSAGES}; "
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    with running(["--data", str(folder)], UNLIMITED + LIMITS + NO_THOUGHT) as server:
        yield server


def refused(client: Client, method: str, path: str, body: object = None, **headers: str) -> str:
    """Send a request that is refused; return the kind of the refusal after checking its body."""
    data = None if body is None else json.dumps(body).encode()
    answer = client.request(method, path, data, **headers)
    assert answer.status >= 400, answer
    error = answer.json()
    assert set(error) == {"code", "why", "text"}
    assert error["code"] == KINDS[error["why"]["kind"]].code
    assert error["text"]
    return str(error["why"]["kind"])


def refused_choice(player: Player, kind: str, **values: Any) -> str:
    answer = player.ask(kind, **values)
    assert answer["kind"] == "refused"
    assert set(answer) == {"kind", "id", "code", "why", "number"}
    return str(answer["why"]["kind"])


def new_table(*seats: str, **options: Any) -> dict[str, Any]:
    listed = [{"who": who} for who in seats]
    return {"game": "magna-roma", "seats": listed, **options}


def requests_kinds(server: Server) -> Iterator[str]:
    anna = server.newcomer("Anna")
    yield refused(anna, "GET", "/api/nothing")
    yield refused(anna, "POST", "/api/me", {"name": 3})
    yield refused(anna, "POST", "/api/me", {"name": "x" * limits.MESSAGE_BYTES})
    yield refused(anna, "GET", "/api/me/tables?before=x")
    yield refused(anna, "POST", "/api/me", {"name": "Eve"}, Origin="http://evil.example")
    yield refused(anna, "GET", "/api/games/chess/rules")
    yield refused(anna, "GET", "/api/games/magna-roma/rules?language=xx")
    yield refused(anna, "GET", "/api/games/magna-roma/aid?box=none")
    yield refused(anna, "GET", "/api/games/magna-roma/boxes/0000")
    yield refused(anna, "POST", "/api/tables", new_table("me") | {"options": {"x": "y"}})
    yield refused(anna, "POST", "/api/tables", new_table("open", "open"))
    yield refused(anna, "POST", "/api/records", {"text": "nonsense"})


def people_kinds(server: Server) -> Iterator[str]:
    anna, bert = server.newcomer("Anna"), server.newcomer("Bert")
    account = {"login": "anna", "password": "correct horse"}
    yield refused(anna, "POST", "/api/me", {"name": "\u200b"})
    yield refused(anna, "POST", "/api/me", {"name": "consul bot"})
    yield refused(anna, "POST", "/api/me/account", account | {"password": "short"})
    yield refused(anna, "POST", "/api/me/password", {"current": "", "password": "long enough"})
    anna.post("/api/me/account", account)
    yield refused(anna, "POST", "/api/me/account", account)
    yield refused(bert, "POST", "/api/me/account", account)
    yield refused(bert, "POST", "/api/session", account | {"password": "wrong horse"})
    change = {"current": "wrong horse", "password": "long enough"}
    yield refused(anna, "POST", "/api/me/password", change)
    yield refused(anna, "DELETE", "/api/me/sessions/none")
    for _ in range(limits.TOKENS_PER_PERSON - 1):
        bert.post("/api/me/token")
    yield refused(bert, "POST", "/api/me/token", {})


def passkey_kinds(server: Server) -> Iterator[str]:
    anna = server.newcomer("Anna")
    port = urlsplit(server.url).port
    yield refused(anna, "POST", "/api/me/passkeys/options")
    origin = f"http://games.example:{port}"
    yield refused(anna, "POST", "/api/me/passkeys/options", Origin=origin, Host=origin[7:])
    address = f"https://192.0.2.1:{port}"
    yield refused(anna, "POST", "/api/me/passkeys/options", Origin=address, Host=address[8:])
    home = {"Origin": f"http://localhost:{port}", "Host": f"localhost:{port}"}
    yield refused(anna, "POST", "/api/session/passkey", {"credential": {}}, **home)
    yield refused(anna, "DELETE", "/api/me/passkeys/none")


def table_kinds(server: Server) -> Iterator[str]:
    anna, bert = server.newcomer("Anna"), server.newcomer("Bert")
    yield refused(anna, "GET", "/api/tables/none")
    path = f"/api/tables/{anna.make('me', 'open')['table']['id']}"
    yield refused(anna, "POST", f"{path}/start")
    yield refused(anna, "POST", f"{path}/rematch")
    yield refused(anna, "GET", f"{path}/record")
    yield refused(bert, "POST", f"{path}/start")
    yield refused(bert, "POST", f"{path}/invitation")
    yield refused(bert, "POST", f"{path}/join", {"seat": 0})
    yield refused(bert, "POST", f"{path}/join", {"seat": 7})
    yield refused(bert, "POST", f"{path}/join", {"secret": "guess"})
    yield refused(bert, "POST", f"{path}/seats/0/link")
    yield refused(anna, "POST", f"{path}/bot", {"seat": 1, "bot": "deep"})
    player = anna.sit(path.split("/")[-1])
    yield refused_choice(player, "choose", number=0, move=0)
    bert.post(f"{path}/join")
    yield refused(bert, "POST", f"{path}/abandon")
    yield refused(server.newcomer(), "POST", f"{path}/join", {})
    anna.post(f"{path}/start")
    yield refused(anna, "POST", f"{path}/start")
    yield refused(server.newcomer(), "POST", f"{path}/join", {})
    yield refused(anna, "POST", f"{path}/abandon")
    yield refused(anna, "POST", f"{path}/bot", {"seat": 1, "bot": "novice"})


def play_kinds(server: Server) -> Iterator[str]:
    anna, bert = server.newcomer("Anna"), server.newcomer("Bert")
    table = anna.make("me", "open")["table"]["id"]
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    players = [anna.sit(table), bert.sit(table)]
    mover, other = sorted(players, key=lambda player: not player.my_turn())
    number = mover.position["number"]
    yield refused_choice(other, "choose", number=number, move=0)
    yield refused_choice(mover, "choose", number=number + 1, move=0)
    yield refused_choice(mover, "choose", number=number, move=999)
    yield refused_choice(mover, "choose", number=number, text="fly to the moon")
    yield refused_choice(mover, "choose", number=number)
    yield refused_choice(mover, "undo", number=number)
    yield refused_choice(mover, "redo", number=number)
    yield refused_choice(mover, "answer", number=number, agree=True)
    yield refused_choice(mover, "say", text=" \u200b ")
    yield refused_choice(Client(server).sit(table), "say", text="Salve")
    mine = anna if mover is players[0] else bert
    yield refused(mine, "POST", f"/api/tables/{table}/hint", {"number": number})


def ended_kinds(server: Server) -> Iterator[str]:
    anna = server.newcomer("Anna")
    solo = anna.sit(anna.make("me")["table"]["id"])
    play_on([solo], random.Random(1))
    path = f"/api/tables/{solo.table['id']}"
    yield refused_choice(solo, "choose", number=solo.position["number"], move=0)
    yield refused(anna, "POST", f"{path}/leave")
    branch = {"decisions": 10**6, "seats": [{"who": "me"}]}
    yield refused(anna, "POST", f"{path}/branch", branch)
    yield refused(anna, "POST", f"{path}/branch", {"decisions": 0, "seats": [{"who": "me"}] * 2})
    left = anna.sit(anna.make("me", "consul")["table"]["id"])
    anna.post(f"/api/tables/{left.table['id']}/abandon")
    while left.table["status"] != "abandoned":
        left.hear()
    yield refused_choice(left, "choose", number=left.position["number"], move=0)


def limit_kinds(server: Server) -> Iterator[str]:
    anna = server.newcomer("Anna")
    table = anna.make("me", "me")["table"]["id"]
    player = anna.sit(table)
    for _ in range(MESSAGES):
        player.ask("say", text="Salve")
    yield refused_choice(player, "say", text="Salve")
    for _ in range(TABLES - 1):
        anna.make("me", "me")
    yield refused(anna, "POST", "/api/tables", new_table("me", "me"))
    wanted = {"number": 10**6}
    kinds = [refused(anna, "POST", f"/api/tables/{table}/hint", wanted) for _ in range(20)]
    yield kinds[-1]


def test_every_refusal_is_provoked_or_listed(server: Server) -> None:
    scenarios = (requests_kinds, people_kinds, passkey_kinds, table_kinds, play_kinds, ended_kinds)
    provoked = {kind for scenario in (*scenarios, limit_kinds) for kind in scenario(server)}
    assert provoked & ELSEWHERE.keys() == set()
    assert KINDS.keys() - provoked - ELSEWHERE.keys() == set()
