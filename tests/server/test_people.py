"""Sessions, accounts and passwords."""

import concurrent.futures
import contextlib
import itertools
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from insula.server import limits
from tests.server.harness import PATIENCE, Answer, Client, Player, Server, running

PASSWORD = "correct horse"
Credentials = dict[str, str]
numbers = itertools.count(1)


@pytest.fixture
def login() -> Credentials:
    """Credentials of an account that does not exist yet."""
    return {"login": f"Anna {next(numbers)}", "password": PASSWORD}


@pytest.fixture
def folder(tmp_path: Path) -> list[str]:
    return ["--data", str(tmp_path / "data")]


def signed_in(server: Server, credentials: Credentials) -> Client:
    """A new browser that signs in; its cookie is its token."""
    client = Client(server)
    answer = client.request("POST", "/api/session", json.dumps(credentials).encode())
    assert answer.status == 200, answer
    return with_cookie(server, answer)


def with_cookie(server: Server, answer: Answer) -> Client:
    return Client(server, answer.headers["set-cookie"].split("=", 1)[1].split(";")[0])


def sessions(client: Client) -> dict[str, Any]:
    return {each["name"]: each for each in client.get("/api/me/sessions")["sessions"]}


def closed(player: Player) -> ConnectionClosed:
    """Read until the socket is closed."""
    for _ in range(100):
        try:
            player.socket.recv(PATIENCE)
        except ConnectionClosed as error:
            return error
    pytest.fail("the socket stays open")


def is_nobody(client: Client, identity: str) -> bool:
    return bool(client.get("/api/me")["id"] != identity)


# -- tokens --------------------------------------------------------------------------------------


def test_tokens_are_named_and_listed_and_never_shown_again(server: Server) -> None:
    anna = server.newcomer("Anna")
    token = anna.post("/api/me/token", {"name": "my <b>bot</b>"})["token"]
    listed = anna.get("/api/me/sessions")
    assert token not in json.dumps(listed)
    mine = sessions(anna)["my <b>bot</b>"]
    assert (mine["kind"], mine["current"]) == ("token", False)
    assert sessions(Client(server, token))["my <b>bot</b>"]["current"]
    assert Client(server, token).get("/api/me")["name"] == "Anna"


def test_revoking_a_token_closes_its_sockets(server: Server) -> None:
    anna = server.newcomer("Anna")
    me = anna.get("/api/me")["id"]
    program = Client(server, anna.post("/api/me/token", {"name": "bot"})["token"])
    table = anna.make("me", "me")["table"]["id"]
    player, mine = program.sit(table), anna.sit(table)
    number = mine.choose(move=0)["number"]
    for each in (player, mine):
        each.until(number)
    anna.request("DELETE", f"/api/me/sessions/{sessions(anna)['bot']['id']}")
    with contextlib.suppress(ConnectionClosed):
        player.send({"kind": "choose", "number": number, "move": 0})
    assert closed(player).rcvd.code == 4401  # type: ignore[union-attr]
    assert is_nobody(program, me)
    assert anna.get(f"/api/tables/{table}")["position"]["number"] == number
    assert mine.choose(move=0)["kind"] == "done"


def test_sessions_of_other_people_cannot_be_ended(server: Server) -> None:
    anna, eve = server.newcomer("Anna"), server.newcomer("Eve")
    for each in sessions(anna).values():
        assert eve.request("DELETE", f"/api/me/sessions/{each['id']}").status == 404
    assert anna.get("/api/me")["name"] == "Anna"


def test_tokens_are_limited_per_person(server: Server) -> None:
    anna = server.newcomer("Anna")
    for _ in range(limits.TOKENS_PER_PERSON - 1):
        anna.post("/api/me/token")
    assert anna.refused("/api/me/token") == "limit"
    anna.request("DELETE", f"/api/me/sessions/{sessions(anna)['program']['id']}")
    assert anna.post("/api/me/token")["token"]


# -- signing in and out --------------------------------------------------------------------------


def test_an_account_keeps_the_guests_games_on_every_device(
    roomy: Server, login: Credentials
) -> None:
    server = roomy
    anna = server.newcomer("Anna")
    table = anna.make("me", "me")["table"]["id"]
    before = anna.get("/api/me")
    account = anna.post("/api/me/account", login)
    assert (account["id"], account["login"]) == (before["id"], login["login"].casefold())
    phone, tablet = signed_in(server, login), signed_in(server, login)
    for device in (phone, tablet):
        assert [each["table"]["id"] for each in device.get("/api/me/tables")["tables"]] == [table]
        assert device.sit(table).you == [0, 1]
    assert len(anna.get("/api/me/sessions")["sessions"]) == 4


def test_signing_in_transfers_a_guests_games(roomy: Server, login: Credentials) -> None:
    server = roomy
    account = server.newcomer("Anna").post("/api/me/account", login)["id"]
    guest = with_cookie(server, Client(server).request("GET", "/api/me"))
    seats = [{"who": "me"}, {"who": "me", "name": "Ben"}]
    played = guest.post("/api/tables", {"game": "magna-roma", "seats": seats})["table"]["id"]
    made = guest.make("me", "open", private=True)["table"]["id"]
    watcher = server.newcomer("Other").sit(played)
    anna = with_cookie(server, guest.request("POST", "/api/session", json.dumps(login).encode()))
    assert anna.get("/api/me")["id"] == account
    tables = anna.get("/api/me/tables")["tables"]
    assert {each["table"]["id"] for each in tables} == {played, made}
    there = anna.sit(played)
    assert there.you == [0, 1]
    assert [seat["name"] for seat in there.table["seats"]] == ["Anna", "Ben"]
    while watcher.table["seats"] != there.table["seats"]:
        watcher.hear()
    anna.post(f"/api/tables/{made}/abandon")
    assert anna.sit(made).table["status"] == "abandoned"


def test_switching_accounts_transfers_no_games(roomy: Server, login: Credentials) -> None:
    server = roomy
    server.newcomer("Anna").post("/api/me/account", login)
    ben = with_cookie(server, Client(server).request("GET", "/api/me"))
    ben.post("/api/me/account", {"login": f"{login['login']} of Ben", "password": PASSWORD})
    table = ben.make("me", "me")["table"]["id"]
    anna = with_cookie(server, ben.request("POST", "/api/session", json.dumps(login).encode()))
    assert anna.get("/api/me/tables")["tables"] == []
    assert anna.sit(table).you == []


def test_signing_out_ends_the_session(roomy: Server, login: Credentials) -> None:
    server = roomy
    anna = server.newcomer("Anna")
    me = anna.post("/api/me/account", login)["id"]
    table = anna.make("me", "me")["table"]["id"]
    phone = signed_in(server, login)
    player, other = phone.sit(table), anna.sit(table)
    answer = phone.request("DELETE", "/api/session")
    assert answer.json()["id"] != me
    assert closed(player)
    assert is_nobody(phone, me)
    assert other.choose(move=0)["kind"] == "done"


def test_signing_in_replaces_the_session_secret(roomy: Server, login: Credentials) -> None:
    """A cookie planted in a browser gives no access after sign-in."""
    server = roomy
    server.newcomer("Anna").post("/api/me/account", login)
    guest = with_cookie(server, Client(server).request("GET", "/api/me"))
    identity = guest.get("/api/me")["id"]
    answer = guest.request("POST", "/api/session", json.dumps(login).encode())
    anna = with_cookie(server, answer)
    assert anna.token != guest.token
    assert anna.get("/api/me")["login"] == login["login"].casefold()
    assert is_nobody(guest, identity)


def test_signing_out_everywhere_leaves_only_this_browser(roomy: Server, login: Credentials) -> None:
    server = roomy
    anna = server.newcomer("Anna")
    me = anna.post("/api/me/account", login)["id"]
    table = anna.make("me", "me")["table"]["id"]
    phone, program = signed_in(server, login), server.newcomer("x")
    program.token = anna.post("/api/me/token", {"name": "bot"})["token"]
    players = [phone.sit(table), program.sit(table)]
    left = json.loads(anna.request("DELETE", "/api/me/sessions").text)["sessions"]
    assert [each["current"] for each in left] == [True]
    for player in players:
        assert closed(player)
    assert is_nobody(phone, me)
    assert is_nobody(program, me)
    assert anna.get("/api/me")["id"] == me


def test_the_oldest_browser_is_signed_out_at_the_limit(
    folder: list[str], login: Credentials
) -> None:
    small = "from insula.server import limits; limits.SESSIONS_PER_PERSON = 3; "
    with running(folder, small) as server:
        me = server.newcomer("Anna").post("/api/me/account", login)["id"]
        browsers = [signed_in(server, login) for _ in range(4)]
        assert [is_nobody(each, me) for each in browsers] == [True, False, False, False]


# -- passwords -----------------------------------------------------------------------------------


def test_changing_a_password_requires_the_current_one(roomy: Server, login: Credentials) -> None:
    server = roomy
    anna = server.newcomer("Anna")
    me = anna.post("/api/me/account", login)["id"]
    phone = signed_in(server, login)
    wrong = {"current": "wrong horse", "password": "another horse"}
    assert anna.refused("/api/me/password", wrong) == "forbidden"
    short = {"current": PASSWORD, "password": "short"}
    assert anna.refused("/api/me/password", short) == "malformed"
    anna.post("/api/me/password", {"current": PASSWORD, "password": "another horse"})
    assert is_nobody(phone, me)
    assert Client(server).refused("/api/session", login) == "forbidden"
    assert signed_in(server, {**login, "password": "another horse"})


def test_the_only_way_to_sign_in_cannot_be_removed(roomy: Server, login: Credentials) -> None:
    server = roomy
    anna = server.newcomer("Anna")
    assert anna.request("DELETE", "/api/me/password").status == 409
    anna.post("/api/me/account", login)
    answer = anna.request("DELETE", "/api/me/password")
    assert answer.status == 409
    assert "only way to sign in" in answer.json()["text"]
    assert signed_in(server, login)


def test_attempts_are_limited_per_account(folder: list[str], login: Credentials) -> None:
    few = "from insula.server import limits; limits.PASSWORDS_OF_LOGIN = (3.0, 0.0); "
    with running(folder, few) as server:
        server.newcomer("Anna").post("/api/me/account", login)
        wrong = {**login, "password": "wrong horse"}
        codes = [Client(server).refused("/api/session", wrong) for _ in range(5)]
        assert codes == ["forbidden"] * 3 + ["limit"] * 2


def test_hashing_passwords_does_not_block_games_and_is_limited(
    folder: list[str], login: Credentials
) -> None:
    """The hash is slowed down; games continue, and excess attempts are refused."""
    slow = (
        "from insula.server import limits; from insula.server.people import identity; "
        "import time; limits.HASHES_WAITING = 4; "
        "limits.PASSWORDS = (1e9, 1e9); limits.HASHES_AT_ONCE = 1; "
        "identity.verify_password = lambda known, password: time.sleep(0.5) or False; "
    )
    with running(folder, slow) as server, concurrent.futures.ThreadPoolExecutor(8) as pool:
        player = server.newcomer("Anna")
        sit = player.sit(player.make("me", "me")["table"]["id"])
        tries = [pool.submit(Client(server).refused, "/api/session", login) for _ in range(8)]
        while not any(each.done() for each in tries):  # refused attempts finish first
            assert sit.choose(move=0)["kind"] == "done"
            assert sit.ask("undo", number=sit.position["number"])["kind"] == "done"
        codes = sorted(each.result() for each in tries)
        assert codes.count("limit") >= 1
        assert codes.count("forbidden") >= 4


# -- what is stored ------------------------------------------------------------------------------


def test_no_secret_is_stored_in_plain_text(folder: list[str], login: Credentials) -> None:
    with running(folder) as server:
        anna = server.newcomer("Anna")
        anna.post("/api/me/account", login)
        phone = signed_in(server, login)
    stored = b"".join(path.read_bytes() for path in Path(folder[1]).iterdir())
    for secret in (anna.token, phone.token, PASSWORD):
        assert secret.encode() not in stored


def test_old_guests_are_deleted(folder: list[str]) -> None:
    with running(folder) as server:
        guest, anna = server.newcomer("Guest"), server.newcomer("Anna")
        anna.make("me", "me")
    with sqlite3.connect(Path(folder[1]) / "insula.sqlite") as connection:
        connection.execute("UPDATE people SET created = 1")
        connection.execute("UPDATE sessions SET used = created - 32 * 24 * 3600 * 1000")
    connection.close()
    with running(folder) as server:
        guest.server = anna.server = server
        assert anna.get("/api/me")["name"] == "Anna"
        for _ in range(100):
            if guest.get("/api/me")["name"] == "Guest":
                break
        assert guest.request("GET", "/api/me").headers.get("set-cookie")


def test_a_forged_token_cannot_open_a_private_socket(server: Server) -> None:
    anna = server.newcomer("Anna")
    table = anna.make("me", "me", private=True)["table"]["id"]
    assert Client(server, "forged").refused_socket(table) == (4404, "no_table")


def test_ending_a_session_closes_its_sockets_in_other_processes(shared: list[str]) -> None:
    with running(shared) as first, running(shared) as second:
        anna = first.newcomer("Anna")
        table = anna.make("me", "me")["table"]["id"]
        program = Client(second, anna.post("/api/me/token", {"name": "bot"})["token"])
        player = program.sit(table)
        anna.request("DELETE", f"/api/me/sessions/{sessions(anna)['bot']['id']}")
        assert closed(player).rcvd.code == 4401  # type: ignore[union-attr]
        assert is_nobody(program, anna.get("/api/me")["id"])


def test_listing_ones_tables_creates_no_guest(server: Server) -> None:
    """Otherwise pressing Play during the request would create two guests."""
    answer = Client(server).request("GET", "/api/me/tables")
    assert (answer.status, answer.json()["tables"]) == (200, [])
    assert "set-cookie" not in answer.headers
