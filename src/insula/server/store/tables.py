"""Storage of tables, their logs and chat. Writes are durable when awaited."""

import json
from collections.abc import Sequence
from dataclasses import astuple
from typing import Any

import msgspec

from insula.server.facts.house import HouseFact, Note
from insula.server.limits import BOT_TABLES_LISTED, LISTED_TABLES
from insula.server.store.database import Database, make_ready
from insula.server.store.readers import Readers, Rows
from insula.server.store.rows import (
    FACT_KINDS,
    SEATING_KINDS,
    Clock,
    LogUpdate,
    Remark,
    Row,
    Seat,
    Status,
    TableRow,
)
from insula.server.store.writer import Statement, Writer

TABLE_COLUMNS = (
    "id, game, rules, box, players, options, clock, seed, salt, shuffle, key, creator, status, "
    "turn, created, changed, box_name, origin, origin_decisions"
)
FOREVER = 2**62
SEAT_COLUMNS = "seat, name, person, bot, secret, away"
LOG_COLUMNS = "number, kind, seat, value, text, at, fact"

facts = msgspec.json.Decoder(HouseFact)


class TableStore:
    """One writer thread and a few reader threads."""

    def __init__(self, database: Database) -> None:
        make_ready(database)
        self.database = database
        self.writer = Writer(database)
        self.reader = Readers(database)

    def close(self) -> None:
        """Write everything pending, then close."""
        self.writer.close()
        self.reader.close()

    async def write(self, *statements: Statement) -> None:
        await self.writer.write(statements)

    async def read(self, text: str, *values: Any) -> Rows:
        (found,) = await self.reader.read((text, values))
        return found

    # -- settings ---------------------------------------------------------------------------------

    async def setting(self, name: str, fresh: str) -> str:
        """Return a setting, storing `fresh` if it does not exist yet."""
        await self.write(
            (
                "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (name, fresh),
            )
        )
        ((value,),) = await self.read("SELECT value FROM settings WHERE name = ?", name)
        return str(value)

    # -- tables -----------------------------------------------------------------------------------

    async def create_table(
        self, table: TableRow, seats: Sequence[Seat], rows: Sequence[Row] = ()
    ) -> None:
        """Create a table with its seats and its initial log."""
        await self.write(*creation_statements(table, seats), *log_statements(table.id, rows))

    async def seats_of_all(self, identities: Sequence[str]) -> dict[str, list[Seat]]:
        """Return the seats of several tables in one query."""
        found: dict[str, list[Seat]] = {identity: [] for identity in identities}
        marks = ", ".join("?" for _ in found) or "''"
        text = f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN ({marks}) "
        for identity, *row in await self.read(text + "ORDER BY table_id, seat", *found):
            found[identity].append(Seat(*row))
        return found

    async def read_table(self, identity: str) -> tuple[TableRow, LogUpdate] | None:
        """Read a table with seats and log in one snapshot."""
        tables, seats, rows = await self.reader.read_together(
            (f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (identity,)),
            seats_query(identity),
            log_query(identity, 0),
        )
        if not tables:
            return None
        table = table_row(tables[0])
        return table, LogUpdate(
            log_rows(rows), [Seat(*row) for row in seats], table.status, table.creator
        )

    async def read_new_rows(self, identity: str, after: int) -> LogUpdate:
        """Read rows after a number. Seats and status are read only if they may have changed."""
        text, values = log_query(identity, after)
        rows = log_rows(await self.read(text, *values))
        if not any(row.kind in SEATING_KINDS for row in rows):
            return LogUpdate(rows)
        found, seats, now = await self.reader.read_together(
            (text, values),
            seats_query(identity),
            ("SELECT status, creator FROM tables WHERE id = ?", (identity,)),
        )
        return LogUpdate(log_rows(found), [Seat(*row) for row in seats], *now[0])

    async def heads(self, identities: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Return the latest log and chat numbers of several tables."""
        marks = ", ".join("?" for _ in identities) or "''"
        text = (
            "SELECT id, (SELECT max(number) FROM log WHERE table_id = id), "
            "(SELECT max(number) FROM chat WHERE table_id = id) "
            f"FROM tables WHERE id IN ({marks})"
        )
        found = await self.read(text, *identities)
        return {identity: (number or 0, chat or 0) for identity, number, chat in found}

    async def waiting_for_bots(self) -> list[str]:
        """List tables where a bot is to move, the longest waiting first."""
        text = (
            "SELECT id FROM tables JOIN seats ON seats.table_id = id AND seats.seat = turn "
            "WHERE status = 'playing' AND bot IS NOT NULL ORDER BY changed LIMIT ?"
        )
        return [str(row[0]) for row in await self.read(text, BOT_TABLES_LISTED)]

    async def append(
        self,
        table: TableRow,
        rows: Sequence[Row],
        seats: Sequence[Seat] = (),
        status: Status | None = None,
        turn: int = -1,
        also: Sequence[Statement] = (),
    ) -> None:
        """Append rows to a log, with changed seats, turn and status.

        Pass a status only if it changed: it is part of two indices. A row number that exists is a
        Conflict, and nothing is written.
        """
        statements = log_statements(table.id, rows)
        statements += [seat_change(table.id, seat) for seat in seats]
        statements.append(
            ("UPDATE tables SET turn = ?, changed = ? WHERE id = ?", (turn, rows[-1].at, table.id))
        )
        if status:
            statements.append(("UPDATE tables SET status = ? WHERE id = ?", (status, table.id)))
        await self.write(*statements, *also)

    async def lobby(self) -> list[TableRow]:
        """List the latest public tables that are not over."""
        text = (
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE status IN ('open', 'playing') "
            "AND key IS NULL ORDER BY status, changed DESC LIMIT ?"
        )
        return [table_row(row) for row in await self.read(text, LISTED_TABLES)]

    async def tables_of(self, person: str, before: int = FOREVER) -> list[TableRow]:
        """List the latest tables where a person sits or sat, or that they created."""
        text = (
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE (creator = ? OR id IN "
            "(SELECT table_id FROM seats WHERE person = ?)) AND changed < ? "
            "ORDER BY changed DESC LIMIT ?"
        )
        values = (person, person, before, LISTED_TABLES)
        return [table_row(row) for row in await self.read(text, *values)]

    async def finished(self, before: int) -> list[TableRow]:
        """List the latest finished public games."""
        text = (
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE status = 'over' AND key IS NULL "
            "AND changed < ? ORDER BY changed DESC LIMIT ?"
        )
        return [table_row(row) for row in await self.read(text, before, LISTED_TABLES)]

    async def unfinished_of(self, creator: str) -> int:
        text = "SELECT count(*) FROM tables WHERE creator = ? AND status IN ('open', 'playing')"
        ((count,),) = await self.read(text, creator)
        return int(count)

    async def all_tables(self) -> list[str]:
        return [str(row[0]) for row in await self.read("SELECT id FROM tables ORDER BY created")]

    # -- chat -------------------------------------------------------------------------------------

    async def say(self, identity: str, remark: Remark) -> None:
        text = "INSERT INTO chat (table_id, number, name, text, at) VALUES (?, ?, ?, ?, ?)"
        await self.write((text, (identity, *astuple(remark))))

    async def chat(self, identity: str, after: int = 0) -> list[Remark]:
        text = (
            "SELECT number, name, text, at FROM chat WHERE table_id = ? AND number > ? "
            "ORDER BY number"
        )
        return [Remark(*row) for row in await self.read(text, identity, after)]


def creation_statements(table: TableRow, seats: Sequence[Seat]) -> list[Statement]:
    columns = TABLE_COLUMNS.split(", ")
    values = {column: getattr(table, column) for column in columns}
    values["options"] = json.dumps(table.options)
    values["clock"] = msgspec.json.encode(table.clock).decode()
    values["seed"] = str(table.seed)
    marks = ", ".join("?" for _ in columns)
    made = (f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({marks})", tuple(values.values()))
    text = f"INSERT INTO seats (table_id, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"
    return [made, *((text, (table.id, *astuple(seat))) for seat in seats)]


def table_row(row: tuple[Any, ...]) -> TableRow:
    values = dict(zip(TABLE_COLUMNS.split(", "), row, strict=True))
    values["options"] = json.loads(values["options"])
    values["clock"] = msgspec.json.decode(values["clock"], type=Clock)
    values["seed"] = int(values["seed"])
    return TableRow(**values)


def seats_query(identity: str) -> Statement:
    return f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (identity,)


def log_query(identity: str, after: int) -> Statement:
    text = f"SELECT {LOG_COLUMNS} FROM log WHERE table_id = ? AND number > ? ORDER BY number"
    return text, (identity, after)


def log_rows(rows: Rows) -> list[Row]:
    return [log_row(row) for row in rows]


def log_row(row: tuple[Any, ...]) -> Row:
    number, kind, seat, value, text, at, fact = row
    return Row(number, kind, seat, value, text, at, read_fact(kind, text, fact))


def read_fact(kind: str, text: str, fact: str | None) -> HouseFact | None:
    """Decode the fact of a row. What another version wrote is a note."""
    if kind not in FACT_KINDS:
        return None
    try:
        found: HouseFact = facts.decode(fact or "")
        return found
    except msgspec.DecodeError:
        return Note(text)


def log_statements(identity: str, rows: Sequence[Row]) -> list[Statement]:
    text = f"INSERT INTO log (table_id, {LOG_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    return [(text, (identity, *row_values(row))) for row in rows]


def row_values(row: Row) -> tuple[Any, ...]:
    fact = msgspec.json.encode(row.fact).decode() if row.fact else None
    return row.number, row.kind, row.seat, row.value, row.text, row.at, fact


def seat_change(identity: str, seat: Seat) -> Statement:
    text = (
        "UPDATE seats SET name = ?, person = ?, bot = ?, secret = ?, away = ? "
        "WHERE table_id = ? AND seat = ?"
    )
    values = (seat.name, seat.person, seat.bot, seat.secret, seat.away, identity, seat.seat)
    return text, values
