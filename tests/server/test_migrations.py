"""Every earlier database is upgraded with all its games."""

import asyncio
import hashlib
import hmac
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from insula.server.store import schema
from insula.server.store.database import (
    HEAD,
    Database,
    DatabaseError,
    make_ready,
    migrate,
    open_connection,
    version,
)
from insula.server.store.tables import log_row
from tests.server.harness import Client, Server, play_on, running
from tests.server.old_databases import FOLDER, fill

OLD = sorted(FOLDER.glob("*.sql"))


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
def test_games_of_an_older_database_continue(
    old: Path, database: Database, place: list[str]
) -> None:
    migrate(database, old.stem)
    fill(database, old)
    with running(place) as server:
        anna = server.newcomer()
        session = anna.request(
            "POST", "/api/session", b'{"login": "Anna", "password": "correct horse"}'
        )
        anna.token = session.headers["set-cookie"].split("=", 1)[1].split(";")[0]
        listed = [each["table"] for each in anna.get("/api/me/tables")["tables"]]
        assert old.stem > "0001" or token_of_0001(old, server).get("/api/me")["login"] == "anna"
        rules = 1 if old.stem < "0003" else 2
        assert {(each["rules"], each["newest_rules"]) for each in listed} == {(rules, 2)}
        tables = {each["status"]: each for each in listed}
        assert set(tables) == {"open", "playing", "over"}
        assert anna.get(f"/api/tables/{tables['over']['id']}")["position"]["result"]["scores"]
        if old.stem >= "0003":
            entries = anna.get(f"/api/tables/{tables['open']['id']}")["lines"]
            kinds = [entry["fact"]["kind"] for entry in entries]
            assert kinds == ["sat_down", "left", "link_made", "bot_sat"]
            assert entries[0]["fact"]["name"] == "{seat}"
        player = anna.sit(tables["playing"]["id"])
        assert [line["text"] for line in player.chat] == ["it's my turn"]
        assert any(line["kind"] == "undo" for line in player.lines)
        play_on([player], random.Random(3))
        assert player.over()


def token_of_0001(old: Path, server: Server) -> Client:
    """Return a client with a token of version 0001: an identity signed with a stored key."""
    text = old.read_text(encoding="utf-8")
    (key,) = re.findall(r"'token key', '(\w+)'", text)
    (identity,) = re.findall(r"INSERT INTO people .* VALUES \('([^']+)', 'Anna', 'anna'", text)
    signature = hmac.new(key.encode(), identity.encode(), hashlib.sha256).hexdigest()
    return Client(server, f"{identity}.{signature}")


SENTENCES = {
    "Anna sits down": {"kind": "sat_down", "name": "Anna"},
    "{seat} is back": {"kind": "returned", "name": "{seat}"},
    "Anna leaves leaves": {"kind": "left", "name": "Anna leaves"},
    "a consul bot sits down": {"kind": "bot_sat", "bot": "consul"},
    "a deep bot sits down": {"kind": "sat_down", "name": "a deep bot"},
    "a greedy bot plays on for Anna": {"kind": "bot_replaced", "bot": "greedy", "name": "Anna"},
    "a link for seat 2 was made": {"kind": "link_made", "number": 2},
    "Anna dances": {"kind": "note", "text": "Anna dances"},
}
FAILURES = {
    "the consul bot crashed; it is started again": ("crashed", 0, "restart", ""),
    "the consul bot did not answer within 5 seconds; from now on an apprentice bot plays for it": (
        "timeout", 5, "substitute", "apprentice",
    ),
    "the consul bot made no legal move; from now on any legal move is played for it": (
        "illegal", 0, "random", "",
    ),
}  # fmt: skip


def add_log(database: Database, names: list[str], rows: list[tuple[str, str]]) -> None:
    """Create a table of version 0002 with these seats and entries in its log."""
    insert = database.sql(
        "INSERT INTO tables (id, game, rules, box, players, options, clock, seed, salt, shuffle, "
        "status, turn, created, changed) VALUES ('t', 'magna-roma', 2, '', 2, '{}', '{}', '1', '', "
        "'', 'open', -1, 0, 0)"
    )
    seat = "INSERT INTO seats (table_id, seat, name, away) VALUES ('t', ?, ?, 0)"
    entry = (
        "INSERT INTO log (table_id, number, kind, seat, value, text, at) "
        "VALUES ('t', ?, ?, 0, 0, ?, 0)"
    )
    with open_connection(database) as connection:
        connection.execute(insert)
        for at, name in enumerate(names):
            connection.execute(database.sql(seat), (at, name))
        for number, row in enumerate(rows, 1):
            connection.execute(database.sql(entry), (number, *row))


def upgraded_facts(database: Database) -> list[Any]:
    """Upgrade and return the facts of the log, checked by the types of today."""
    make_ready(database)
    query = "SELECT number, kind, seat, value, text, at, fact FROM log ORDER BY number"
    with open_connection(database) as connection:
        rows = connection.execute(query).fetchall()
    for row in rows:
        assert (log_row(row).fact is None) == (row[-1] is None)
    return [json.loads(row[-1]) if row[-1] else None for row in rows]


def test_sentences_of_old_logs_become_facts(database: Database) -> None:
    migrate(database, "0002")
    add_log(database, ["Anna", "Bert"], [("start", ""), *(("seat", each) for each in SENTENCES)])
    assert upgraded_facts(database) == [None, *SENTENCES.values()]


def test_failures_of_bots_in_old_logs_become_facts(database: Database) -> None:
    migrate(database, "0002")
    add_log(database, ["Anna"], [("bot", each) for each in (*FAILURES, "the bot is tired")])
    *facts, note = upgraded_facts(database)
    keys = ("trouble", "seconds", "then", "substitute")
    assert [tuple(fact[key] for key in keys) for fact in facts] == list(FAILURES.values())
    assert {(fact["kind"], fact["bot"]) for fact in facts} == {("bot_failed", "consul")}
    assert note == {"kind": "note", "text": "the bot is tired"}


AMBIGUOUS = "a greedy bot plays on for Bert sits down"


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Bert sits down"], {"kind": "bot_replaced", "bot": "greedy", "name": "Bert sits down"}),
        (
            ["a greedy bot plays on for Bert"],
            {"kind": "sat_down", "name": "a greedy bot plays on for Bert"},
        ),
        (["Anna"], {"kind": "note", "text": AMBIGUOUS}),
    ],
)
def test_the_names_at_the_table_decide_how_a_sentence_is_read(
    database: Database, names: list[str], expected: dict[str, str]
) -> None:
    migrate(database, "0002")
    add_log(database, names, [("seat", AMBIGUOUS)])
    assert upgraded_facts(database) == [expected]


def test_every_schema_version_has_a_test_database() -> None:
    assert [path.stem for path in OLD][-1] == HEAD


def test_migrations_lead_to_the_schema(database: Database) -> None:
    make_ready(database)
    assert version(database) == HEAD
    engine = create_engine(database.address())
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_a_newer_database_is_refused(database: Database) -> None:
    make_ready(database)
    with open_connection(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseError, match="newer Insula"):
        make_ready(database)


def test_a_migration_that_fails_leaves_nothing_behind(database: Database) -> None:
    with open_connection(database) as connection:
        connection.execute("CREATE TABLE seats (surprise INTEGER)")
    with pytest.raises(Exception, match="exists"):
        make_ready(database)
    with open_connection(database) as connection:
        connection.execute("DROP TABLE seats")
    make_ready(database)
    assert version(database) == HEAD


def test_two_servers_may_start_on_one_empty_database(database: Database) -> None:
    async def work() -> None:
        await asyncio.gather(*(asyncio.to_thread(make_ready, database) for _ in range(4)))

    asyncio.run(work())
    assert version(database) == HEAD
