"""Limits: no client can fill the disk or spoil a table."""

import contextlib
import random
import sqlite3
from pathlib import Path

import pytest

from insula.server import limits
from insula.server.http.requests import address_of
from tests.server.harness import Client, Player, Server, play_on, running


@pytest.fixture
def folder(tmp_path: Path) -> list[str]:
    return ["--data", str(tmp_path / "data")]


def set_limits(**values: object) -> str:
    set_one = "; ".join(f"limits.{name} = {value!r}" for name, value in values.items())
    return f"from insula.server import limits; {set_one}; "


def test_rematches_count_as_new_tables(folder: list[str]) -> None:
    with running(folder, set_limits(NEW_TABLES=(3.0, 0.0))) as server:
        anna = server.newcomer("Anna")
        table = anna.make("me", "me")["table"]["id"]
        for _ in range(2):
            anna.post(f"/api/tables/{table}/abandon")
            table = anna.post(f"/api/tables/{table}/rematch")["id"]
        anna.post(f"/api/tables/{table}/abandon")
        assert anna.refused(f"/api/tables/{table}/rematch") == "limit"


def test_new_tables_are_limited_per_address(folder: list[str]) -> None:
    with running(folder, set_limits(TABLES_OF_ADDRESS=(3.0, 0.0))) as server:
        seats = {"game": "magna-roma", "seats": [{"who": "me"}, {"who": "me"}]}
        for _ in range(3):
            server.newcomer().post("/api/tables", seats)
        assert server.newcomer().refused("/api/tables", seats) == "limit"


def test_chat_messages_are_limited_per_table(folder: list[str]) -> None:
    with running(folder, set_limits(CHAT_LINES_PER_TABLE=3)) as server:
        anna = server.newcomer("Anna")
        player = anna.sit(anna.make("me", "me")["table"]["id"])
        kinds = [player.ask("say", text="salve").get("code", "done") for _ in range(5)]
        assert kinds == ["done", "done", "done", "limit", "limit"]


def back_and_forth(player: Player) -> str:
    """Play and undo until it is refused, and return the code."""
    for _ in range(200):
        player.choose(move=0)
        answer = player.ask("undo", number=player.position["number"])
        if answer["kind"] == "refused":
            return str(answer["code"])
    return "never"


def test_a_full_log_still_lets_the_game_end(folder: list[str]) -> None:
    with running(folder, set_limits(LOG_LINES_PER_TABLE=60)) as server:
        anna = server.newcomer("Anna")
        player = anna.sit(anna.make("me", "me")["table"]["id"])
        assert back_and_forth(player) == "limit"
        play_on([player], random.Random(1))
        assert player.over()


def test_joining_and_leaving_is_limited(folder: list[str]) -> None:
    with running(folder, set_limits(LOG_LINES_PER_TABLE=20)) as server:
        anna, bert = server.newcomer("Anna"), server.newcomer("Bert")
        table = anna.make("me", "open")["table"]["id"]
        for _ in range(10):
            bert.post(f"/api/tables/{table}/join")
            bert.post(f"/api/tables/{table}/leave")
        assert bert.refused(f"/api/tables/{table}/join") == "limit"
        assert anna.refused(f"/api/tables/{table}/seats/0/link") == "limit"


def test_a_table_without_players_is_abandoned(server: Server) -> None:
    anna, bert = server.newcomer("Anna"), server.newcomer("Bert")
    table = anna.make("me", "open")["table"]["id"]
    bert.post(f"/api/tables/{table}/join")
    assert anna.post(f"/api/tables/{table}/leave")["status"] == "open"
    assert bert.post(f"/api/tables/{table}/leave")["status"] == "abandoned"
    lobby = server.newcomer().get("/api/tables")["tables"]
    assert table not in [each["table"]["id"] for each in lobby]


def test_a_bot_with_other_opponents_cannot_be_replaced(server: Server) -> None:
    anna, bert = server.newcomer("Anna"), server.newcomer("Bert")
    table = anna.make("me", "open", "apprentice")["table"]["id"]
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    assert bert.refused(f"/api/tables/{table}/bot", {"seat": 2, "bot": "random"}) == "status"
    bert.post(f"/api/tables/{table}/leave")
    changed = anna.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "random"})
    assert changed["seats"][2]["bot"] == "random"


def test_a_wrong_seat_link_reveals_nothing_about_a_table(server: Server) -> None:
    anna, eve = server.newcomer("Anna"), server.newcomer("Eve")
    table = anna.make("me", "open", private=True)["table"]["id"]
    wrong = eve.request("POST", f"/api/tables/{table}/join", b'{"secret": "guessed"}')
    nowhere = eve.request("POST", "/api/tables/nowhere/join", b'{"secret": "guessed"}')
    assert (wrong.status, wrong.text) == (nowhere.status, nowhere.text)
    link = anna.post(f"/api/tables/{table}/seats/1/link")["secret"]
    assert eve.post(f"/api/tables/{table}/join", {"secret": link})["seats"][1]["name"] == "Eve"
    assert server.newcomer().refused(f"/api/tables/{table}/join", {"secret": link}) == "unknown"


def test_an_ipv6_network_counts_as_one_address() -> None:
    class Connection:
        def __init__(self, host: str) -> None:
            self.client = type("Client", (), {"host": host})()

    def told(host: str) -> str:
        return address_of(Connection(host))  # type: ignore[arg-type]

    assert told("2001:db8:1:2::5") == told("2001:db8:1:2:ffff::1") != told("2001:db8:1:3::5")
    assert told("::ffff:192.0.2.7") == told("192.0.2.7") != told("192.0.2.8")
    assert told("fe80::1%eth0") == told("fe80::2")
    assert told("a socket") == "a socket"


def test_the_limits_of_a_table_suffice_for_any_game() -> None:
    assert limits.LOG_LINES_PER_TABLE > 5_000
    assert limits.CHAT_LINES_PER_TABLE > limits.CHAT_LINES_SENT


def test_read_only_requests_create_no_guest(folder: list[str]) -> None:
    with running(folder) as server:
        for path in ("/api/games", "/api/tables", "/api/tables/finished", "/healthz"):
            assert "set-cookie" not in Client(server).request("GET", path).headers
        table = server.newcomer("Anna").make("me", "me")["table"]["id"]
        Client(server).sit(table)
        Client(server).get(f"/api/tables/{table}/replay")
    with contextlib.closing(sqlite3.connect(Path(folder[1]) / "insula.sqlite")) as connection:
        assert connection.execute("SELECT name FROM people").fetchall() == [("Anna",)]
