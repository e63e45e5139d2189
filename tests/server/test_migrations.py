"""Every earlier database is upgraded with all its games."""

import asyncio
import hashlib
import hmac
import random
import re
from pathlib import Path

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
        assert {(each["rules"], each["newest_rules"]) for each in listed} == {(1, 2)}
        tables = {each["status"]: each for each in listed}
        assert set(tables) == {"open", "playing", "over"}
        assert anna.get(f"/api/tables/{tables['over']['id']}")["position"]["result"]["scores"]
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
