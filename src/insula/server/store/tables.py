"""The store: tables, their logs and chat. What `await` returns from is on the disk."""

import json
from collections.abc import Sequence
from dataclasses import astuple
from typing import Any

import msgspec

from insula.server.limits import BOT_TABLES_LISTED, LISTED_TABLES
from insula.server.store.database import Database, make_ready
from insula.server.store.readers import Readers, Rows
from insula.server.store.rows import (
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
LOG_COLUMNS = "number, kind, seat, value, text, at"


class TableStore:
    """One writer thread, and a few readers that never wait for it."""

    def __init__(self, database: Database) -> None:
        make_ready(database)
        self.database = database
        self.writer = Writer(database)
        self.reader = Readers(database)

    def close(self) -> None:
        """Everything that was asked for is written before this returns."""
        self.writer.close()
        self.reader.close()

    async def write(self, *statements: Statement) -> None:
        await self.writer.write(statements)

    async def read(self, text: str, *values: Any) -> Rows:
        (found,) = await self.reader.read((text, values))
        return found

    # -- settings --------------------------------------------------------------------------------

    async def setting(self, name: str, fresh: str) -> str:
        """A setting; where there is none yet, the fresh value for everybody from now on."""
        await self.write(
            (
                "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (name, fresh),
            )
        )
        ((value,),) = await self.read("SELECT value FROM settings WHERE name = ?", name)
        return str(value)

    # -- tables ----------------------------------------------------------------------------------

    async def create_table(
        self, table: TableRow, seats: Sequence[Seat], rows: Sequence[Row] = ()
    ) -> None:
        """A table with its seats and, if it begins at once or was imported, its log."""
        await self.write(*creation_statements(table, seats), *log_statements(table.id, rows))

    async def seats_of_all(self, identities: Sequence[str]) -> dict[str, list[Seat]]:
        """The seats of several tables, in one question."""
        found: dict[str, list[Seat]] = {identity: [] for identity in identities}
        marks = ", ".join("?" for _ in found) or "''"
        text = f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN ({marks}) "
        for identity, *row in await self.read(text + "ORDER BY table_id, seat", *found):
            found[identity].append(Seat(*row))
        return found

    async def read_table(self, identity: str) -> tuple[TableRow, LogUpdate] | None:
        """A table with its seats and its log, of one moment."""
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
        """What came after a row; seats and status are read only where they may have changed."""
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
        """The newest numbers of log and chat of several tables."""
        marks = ", ".join("?" for _ in identities) or "''"
        text = (
            "SELECT id, (SELECT max(number) FROM log WHERE table_id = id), "
            "(SELECT max(number) FROM chat WHERE table_id = id) "
            f"FROM tables WHERE id IN ({marks})"
        )
        found = await self.read(text, *identities)
        return {identity: (number or 0, chat or 0) for identity, number, chat in found}

    async def waiting_for_bots(self) -> list[str]:
        """Tables at which a bot is to move, those first that have waited longest."""
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
        """Add rows to a table's log, with the seats that changed and what lists say of it now;
        a status only where it is another one, for two indices hang on it.

        A number that is taken is a Conflict: somebody else wrote to this table, and none of it
        counts.
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
        """The newest tables that anybody may see and that are not over."""
        text = (
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE status IN ('open', 'playing') "
            "AND key IS NULL ORDER BY status, changed DESC LIMIT ?"
        )
        return [table_row(row) for row in await self.read(text, LISTED_TABLES)]

    async def tables_of(self, person: str, before: int = FOREVER) -> list[TableRow]:
        """The newest tables at which somebody sits or sat, or that they made."""
        text = (
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE (creator = ? OR id IN "
            "(SELECT table_id FROM seats WHERE person = ?)) AND changed < ? "
            "ORDER BY changed DESC LIMIT ?"
        )
        values = (person, person, before, LISTED_TABLES)
        return [table_row(row) for row in await self.read(text, *values)]

    async def finished(self, before: int) -> list[TableRow]:
        """The newest public games that came to their end."""
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

    # -- chat ------------------------------------------------------------------------------------

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
    return [Row(*row) for row in rows]


def log_statements(identity: str, rows: Sequence[Row]) -> list[Statement]:
    text = (
        "INSERT INTO log (table_id, number, kind, seat, value, text, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    return [
        (text, (identity, row.number, row.kind, row.seat, row.value, row.text, row.at))
        for row in rows
    ]


def seat_change(identity: str, seat: Seat) -> Statement:
    text = (
        "UPDATE seats SET name = ?, person = ?, bot = ?, secret = ?, away = ? "
        "WHERE table_id = ? AND seat = ?"
    )
    values = (seat.name, seat.person, seat.bot, seat.secret, seat.away, identity, seat.seat)
    return text, values
