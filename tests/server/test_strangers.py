"""Untrusted input changes nothing and causes no server error."""

import concurrent.futures
import hashlib
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from insula.server import limits
from insula.server.http.openapi import description
from insula.server.live.messages import FromClient
from tests.server.harness import UNLIMITED, Client, Player, Server, play_on, running


@pytest.fixture
def anna(server: Server) -> Client:
    return server.newcomer("Anna")


@pytest.fixture
def player(anna: Client) -> Player:
    """Anna in the middle of a game against herself."""
    player = anna.sit(anna.make("me", "me")["table"]["id"])
    play_on([player], random.Random(1), 12)
    return player


def whole(client: Client, table: str) -> Any:
    """Return a table's snapshot without the time."""
    found = client.get(f"/api/tables/{table}")
    return {key: value for key, value in found.items() if key != "now"}


# -- play ----------------------------------------------------------------------------------------


def test_duplicate_and_stale_choices_are_refused(player: Player) -> None:
    number = player.position["number"]
    for _ in range(5):
        player.send({"kind": "choose", "id": 7, "number": number, "move": 0})
    answers: list[Any] = []
    while len(answers) < 5:
        message = player.hear()
        answers += [message] if message.get("id") == 7 else []
    kinds = [answer.get("code", "done") for answer in answers]
    assert kinds == ["done", "stale", "stale", "stale", "stale"]
    assert player.ask("undo", number=number)["code"] == "stale"
    assert player.ask("redo", number=number)["code"] == "stale"


def test_only_the_player_of_a_seat_may_act_for_it(server: Server, anna: Client) -> None:
    bert, eve = server.newcomer("Bert"), server.newcomer("Eve")
    table = anna.make("me", "open")["table"]["id"]
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    players = [anna.sit(table), bert.sit(table)]
    watcher = eve.sit(table)
    stranger = Client(server).sit(table)
    waiting = next(player for player in players if not player.my_turn())
    before = whole(anna, table)
    for player, code in ((waiting, "turn"), (watcher, "seat"), (stranger, "seat")):
        assert player.choose(move=0)["code"] == code
        assert player.ask("answer", number=player.position["number"], agree=True)["code"] in (
            "seat",
            "status",
        )
    assert watcher.ask("undo", number=watcher.position["number"])["code"] == "seat"
    assert stranger.ask("say", text="boo")["code"] == "forbidden"
    assert eve.refused(f"/api/tables/{table}/abandon") == "seat"
    assert eve.refused(f"/api/tables/{table}/bot", {"seat": 0}) == "seat"
    assert eve.refused(f"/api/tables/{table}/seats/0/link") == "seat"
    assert eve.refused(f"/api/tables/{table}/join") == "status"
    assert bert.refused(f"/api/tables/{table}/bot", {"seat": 0}) == "status"
    assert whole(anna, table) == before


def test_of_several_screens_one_choice_wins(anna: Client) -> None:
    table = anna.make("me", "me")["table"]["id"]
    players = [anna.sit(table) for _ in range(4)]
    for _ in range(25):
        number = players[0].position["number"]
        for player in players:
            player.until(number)
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda player: player.choose(move=0), players))
        kinds = sorted(answer.get("code", "done") for answer in answers)
        assert kinds == ["done", "stale", "stale", "stale"]
        for player in players:
            player.until(max(each.position["number"] for each in players))
        assert all(player.position == players[0].position for player in players)
    numbers = [line["number"] for line in players[0].lines]
    assert numbers == list(range(1, len(numbers) + 1))


EXPECTED = (200, 400, 403, 404, 405, 409, 422, 426)


@pytest.fixture
def open_server(place: list[str]) -> Iterator[Server]:
    """A server without limits."""
    with running(place, UNLIMITED) as server:
        yield server


def test_a_socket_with_too_many_invalid_messages_is_closed(player: Player) -> None:
    for _ in range(limits.FAULTS):
        player.socket.send("nonsense")
    with pytest.raises(ConnectionClosed, match="4400"):
        player.ask("refresh", nonsense=1)


# -- nonsense ------------------------------------------------------------------------------------


def nonsense(chooser: random.Random) -> str | bytes:
    """Return a message that is almost valid, or not at all."""
    kinds = [kind.__struct_config__.tag for kind in FromClient.__args__]
    values: list[Any] = [
        None,
        -1,
        2**31,
        2**70,
        1e300,
        "",
        "x" * 600,
        [],
        {},
        True,
        "\ud800",
        "\x00",
    ]
    message: Any = {
        "kind": chooser.choice([*kinds, "nonsense", 1, None]),
        chooser.choice(["id", "number", "move", "text", "agree", "extra"]): chooser.choice(values),
        chooser.choice(["id", "number", "move", "text", "agree"]): chooser.choice(values),
    }
    text = json.dumps(chooser.choice([message, message, message, [message], "kind", 5, None]))
    if chooser.random() < 0.2:
        at = chooser.randrange(len(text))
        text = text[:at] + chooser.choice('{}[]",:\x00\\') + text[at + chooser.randrange(3) :]
    return text.encode() if chooser.random() < 0.2 else text


ROUNDS = [10, pytest.param(400, marks=pytest.mark.slow)]


@pytest.mark.parametrize("rounds", ROUNDS)
def test_invalid_messages_change_nothing(open_server: Server, rounds: int) -> None:
    anna, eve = open_server.newcomer("Anna"), open_server.newcomer("Eve")
    table = anna.make("me", "me")["table"]["id"]
    before, chooser = whole(anna, table), random.Random(rounds)
    for _ in range(rounds):
        player = eve.sit(table)
        for _ in range(300):
            player.socket.send(nonsense(chooser))
        assert player.ask("choose", number=player.position["number"], move=0)["code"] == "seat"
        assert len(player.answers) >= 250
        player.close()
    after = whole(anna, table)
    for talk in (before, after):  # some of it was chat
        del talk["chat"], talk["sequence"]
    assert after == before


def test_an_oversized_message_closes_the_socket(player: Player) -> None:
    player.socket.send("x" * (limits.MESSAGE_BYTES + 1))
    with pytest.raises(ConnectionClosed, match="1009"):
        player.ask("refresh")


def test_invalid_requests_are_refused(open_server: Server) -> None:
    server, chooser = open_server, random.Random(6)
    anna = server.newcomer("Anna")
    table = anna.make("me", "open")["table"]["id"]
    paths = [
        path.replace("{table}", chooser.choice([table, "nowhere", "%00", "..%2f", "%ff"])).replace(
            "{seat}", chooser.choice(["0", "99", "-1", "x"])
        )
        for path in json.loads(description())["paths"]
    ]
    bodies = [b"", b"{", b"null", b"[]", b'{"game":5}', b"\xff\xfe", b'{"game":"magna-roma"}']
    bodies += [b'{"game":"magna-roma","seats":[]}', b'{"game":"../../x","seats":[{"who":"me"}]}']
    bodies += [b'{"game":"magna-roma","seats":[{"who":"bot","bot":"x"}]}', b"x" * 5000]
    bodies += [b'{"game":"magna-roma","seats":[{"who":"me"}],"options":{"level":"IX"}}']
    bodies += [b'{"name":""}', b'{"name":"\\u0000"}', b'{"name":"apprentice bot"}', b"[" * 4000]
    seen: Counter[int] = Counter()
    for method in ("GET", "POST", "PUT", "DELETE"):
        for path in paths:
            for body in bodies if method == "POST" else bodies[:1]:
                sender = Client(server, chooser.choice([anna.token, "", "forged.token", "\xe9.x"]))
                answer = sender.request(method, path, body)
                assert answer.status in EXPECTED, answer
                assert "Traceback" not in answer.text
                seen[answer.status] += 1
    assert seen.total() > 200
    assert {200, 400, 403, 404, 405, 409} <= set(seen)


# -- who is who ----------------------------------------------------------------------------------


def test_a_forged_token_identifies_no_one(server: Server, anna: Client) -> None:
    """Neither parts of a token nor public data about a person are a token."""
    me = anna.get("/api/me")
    (session,) = [each for each in anna.get("/api/me/sessions")["sessions"] if each["current"]]
    other = anna.token[:-1] + ("y" if anna.token.endswith("x") else "x")
    forged = [other, anna.token[:-1], me["id"], session["id"], "."]
    for token in (*forged, hashlib.sha256(anna.token.encode()).hexdigest(), "%", "' OR 1=1 --"):
        assert Client(server, token).get("/api/me")["id"] != me["id"]


def test_sockets_are_limited_per_person(server: Server, anna: Client) -> None:
    table = anna.make("me", "me")["table"]["id"]
    sockets = [anna.socket(table) for _ in range(limits.SOCKETS_PER_PERSON)]
    assert anna.refused_socket(table) == (4429, "too_many_sockets")
    for each in sockets[:5]:
        each.close()
    for _ in range(100):
        if open_sockets(anna) <= limits.SOCKETS_PER_PERSON - 5:
            break
        time.sleep(0.02)
    assert anna.sit(table).you == [0, 1]
    for each in sockets:
        each.close()


def open_sockets(client: Client) -> int:
    return int(client.get("/healthz")["sockets"])


def test_requests_from_other_sites_are_refused(server: Server, anna: Client) -> None:
    table = anna.make("me", "me")["table"]["id"]
    host = server.url.removeprefix("http://")
    for origin in ("http://evil.example", "null", f"http://{host}.evil.example", "http://[", ""):
        with pytest.raises(InvalidStatus) as refused:
            anna.socket(table, Origin=origin)
        assert refused.value.response.status_code == 403
        assert anna.request("POST", "/api/me", b"{}", Origin=origin).status == 403
    assert anna.sit(table).you == [0, 1]
    anna.socket(table, Origin=f"http://{host}").close()


def test_a_private_table_needs_its_key(server: Server, anna: Client) -> None:
    made = anna.make("me", "open", private=True)
    table, key = made["table"]["id"], made["key"]
    eve = server.newcomer("Eve")
    assert table not in [each["table"]["id"] for each in eve.get("/api/tables")["tables"]]
    assert eve.request("GET", f"/api/tables/{table}").status == 404
    assert eve.refused(f"/api/tables/{table}/join", {"key": "guess"}) == "unknown"
    assert eve.refused_socket(table, "guess") == (4404, "no_table")
    assert eve.sit(table, key).you == []
    eve.post(f"/api/tables/{table}/join", {"key": key})
    assert eve.sit(table).you == [1]


def test_a_seat_link_opens_one_seat_once(server: Server, anna: Client) -> None:
    table = anna.make("me", "open", private=True)["table"]["id"]
    secret = anna.post(f"/api/tables/{table}/seats/1/link")["secret"]
    bert, eve = server.newcomer("Bert"), server.newcomer("Eve")
    assert eve.refused(f"/api/tables/{table}/join", {"secret": "guess"}) == "unknown"
    seats = bert.post(f"/api/tables/{table}/join", {"secret": secret})["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Bert"]
    assert eve.refused(f"/api/tables/{table}/join", {"secret": secret}) == "unknown"


def test_an_account_is_the_same_person_on_every_device(server: Server, anna: Client) -> None:
    table = anna.make("me", "me")["table"]["id"]
    credentials = {"login": f"anna {anna.token[:5]}", "password": "correct horse"}
    assert anna.refused("/api/me/account", {"login": "anna", "password": "short"}) == "malformed"
    anna.post("/api/me/account", credentials)
    other = Client(server)
    assert other.refused("/api/session", {**credentials, "password": "wrong"}) == "forbidden"
    assert other.refused("/api/session", {**credentials, "login": "nobody"}) == "forbidden"
    answer = other.request("POST", "/api/session", json.dumps(credentials).encode())
    cookie = answer.headers["set-cookie"].split(";")[0]
    tables = other.request("GET", "/api/me/tables", Cookie=cookie).json()["tables"]
    assert [each["table"]["id"] for each in tables] == [table]
    assert server.newcomer().refused("/api/me/account", credentials) == "status"


def test_neither_tokens_nor_keys_are_logged_or_stored(tmp_path: Any) -> None:
    folder = tmp_path / "data"
    server = Server(["--data", str(folder)], ["--log-level", "debug"]).start()
    anna = server.newcomer("Anna")
    made = anna.make("me", "open", private=True)
    table, key = made["table"]["id"], made["key"]
    secret = anna.post(f"/api/tables/{table}/seats/1/link")["secret"]
    anna.post("/api/me/account", {"login": "anna", "password": "correct horse"})
    anna.sit(table, key).close()
    anna.request("GET", f"/api/tables/{table}?key={key}")
    server.stack.close()
    assert server.stop() == 0
    stored = b"".join(path.read_bytes() for path in folder.iterdir()).decode("latin-1")
    for hidden in (key, secret, anna.token, "correct horse"):
        assert hidden not in server.errors
        assert hidden not in stored
    assert '"path": "/api/tables"' in server.errors
