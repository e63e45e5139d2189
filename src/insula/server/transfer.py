"""Games that come and go: records out and in, and a copy of everything while the server runs."""

import hashlib
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from insula.bots import bot_names
from insula.kernel import record
from insula.kernel.record import OpenGame, RecordError, Replay, commitment
from insula.server.course import Course
from insula.server.database import Database, DatabaseError, Sqlite, make_ready, opened
from insula.server.rows import Clock, Row, Seat, Status, TableRow
from insula.server.schema import metadata
from insula.server.store import Store
from insula.server.tables import course_of, wall_clock
from insula.server.writer import Conflict

ROWS_AT_ONCE = 5_000

# -- records -------------------------------------------------------------------------------------


async def exported(store: Store, identity: str = "") -> AsyncIterator[tuple[str, str]]:
    """The file names and records of all tables, or of one."""
    for each in [identity] if identity else await store.all_tables():
        course = await course_of(store, each, wall_clock)
        yield f"{course.row.game}-{each}.txt", text_of(course)


def text_of(course: Course) -> str:
    """The record of a table; it tells the deal, also of a game that is not over."""
    course.table.names = [seat.name or f"Seat {seat.seat + 1}" for seat in course.seats]
    return record.write(course.table, course.row.shuffle, course.row.salt)


async def imported(store: Store, text: str, open_game: OpenGame) -> str:
    """A table made from a record; the same record is the same table. Its id."""
    replay = record.replay(text, open_game)
    if replay.error:
        raise replay.error
    identity = "r" + hashlib.sha256(text.encode()).hexdigest()[:20]
    status: Status = "over" if replay.table.state.over() else "open"
    try:
        await store.create_table(
            row_of(identity, replay, status), seats_of(replay, status), rows_of(replay)
        )
    except Conflict:
        raise RecordError(0, f"this record is there already, as table {identity}") from None
    return identity


def row_of(identity: str, replay: Replay, status: Status) -> TableRow:
    header, table = replay.header, replay.table
    salt = header.salt or secrets.token_hex(16)
    return TableRow(
        id=identity,
        game=table.game.name,
        rules=table.game.rules_version,
        box=table.game.box.digest,
        players=table.players,
        options=table.options,
        clock=Clock(),
        seed=table.seed,
        salt=salt,
        shuffle=header.shuffle or commitment(table.seed, salt),
        key=None,
        creator=None,
        status=status,
        turn=-1,
        created=wall_clock(),
        changed=wall_clock(),
    )


def seats_of(replay: Replay, status: Status) -> list[Seat]:
    """Bots sit again where they sat; people's seats of a game that goes on are open."""
    bots = {f"{name} bot": name for name in bot_names()}
    return [
        Seat(at, name if status == "over" or name in bots else "", bot=bots.get(name))
        for at, name in enumerate(replay.table.names)
    ]


def rows_of(replay: Replay) -> list[Row]:
    now = wall_clock()
    return [Row(1, "start", -1, 0, "", now)] + [
        Row(entry.number + 1, "move", entry.seat, entry.move, entry.text, now)
        for entry in replay.table.history
    ]


# -- everything ----------------------------------------------------------------------------------


def backup(database: Database, path: Path) -> int:
    """Everything as one SQLite file, of one moment, while the server runs; how many rows."""
    with path.open("xb"):  # never over a file that is there, and for nobody else to read
        os.chmod(path, 0o600)
    try:
        return copy(database, Sqlite(path))
    except BaseException:
        path.unlink()
        raise


def restore(path: Path, database: Database) -> int:
    """A backup into an empty database of either kind; how many rows."""
    make_ready(database)
    with opened(database) as connection:
        if connection.execute("SELECT count(*) FROM tables").fetchone()[0]:
            raise DatabaseError(
                "there are games in this database already; restore into an empty one"
            )
    return copy(Sqlite(path), database)


def copy(source: Database, target: Database) -> int:
    """All rows, read in one transaction and written in another."""
    make_ready(source)
    make_ready(target)
    with opened(source) as reading, opened(target) as writing:
        reading.execute(source.snapshot)
        writing.execute(target.begin)
        count = sum(copy_table(source, reading, target, writing, name) for name in names())
        writing.execute("COMMIT")
        reading.execute("COMMIT")
    return count


def names() -> list[str]:
    """The tables, each after those that it points to."""
    return [table.name for table in metadata.sorted_tables]


def copy_table(source: Database, reading: Any, target: Database, writing: Any, name: str) -> int:
    columns = [column.name for column in metadata.tables[name].columns]
    listed, marks = ", ".join(columns), ", ".join("?" for _ in columns)
    writing.execute(f"DELETE FROM {name}")
    text = target.sql(f"INSERT INTO {name} ({listed}) VALUES ({marks})")
    count = 0
    for rows in portions(reading.execute(f"SELECT {listed} FROM {name}")):
        writing.cursor().executemany(text, rows)
        count += len(rows)
    return count


def portions(cursor: Any) -> Iterator[list[tuple[Any, ...]]]:
    while rows := cursor.fetchmany(ROWS_AT_ONCE):
        yield rows
