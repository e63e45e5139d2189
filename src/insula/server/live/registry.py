"""The registry of tables: creating, loading and unloading them."""

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from insula.kernel.game import Game
from insula.kernel.record import commitment
from insula.kernel.table import Entry, Table
from insula.server.bots.pool import BotPool
from insula.server.cluster.peers import Peers
from insula.server.errors import Refused
from insula.server.facts.requests import CannotBranch, NoOwnSeat, TooManyTables, WrongSeatCount
from insula.server.facts.tables import NoTable
from insula.server.limits import OPEN_TABLES_PER_PERSON, TABLES_IN_MEMORY
from insula.server.live import seating
from insula.server.live.boxes import BoxCatalogue
from insula.server.live.requests import Branch, NewSeat, NewTable
from insula.server.live.table import LiveTable
from insula.server.live.table_log import Change, TableLog
from insula.server.people.identity import hash_secret, new_secret, validate_name
from insula.server.store.rows import Clock, Person, Row, Seat, TableRow
from insula.server.store.tables import TableStore, creation_statements, log_statements
from insula.server.store.writer import Statement

IDENTITY = re.compile(r"[A-Za-z0-9_-]{1,40}")
SEED_BITS = 128
"""A small seed could be guessed from the visible cards."""


def wall_clock() -> int:
    """Return the current time in milliseconds."""
    return time.time_ns() // 1_000_000


class TableRegistry:
    """Loads each table at most once in this process."""

    def __init__(
        self,
        store: TableStore,
        bot_pool: BotPool,
        catalogue: BoxCatalogue,
        peers: Peers,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.catalogue = catalogue
        self.peers = peers
        self.now = now
        self.live: dict[str, asyncio.Future[LiveTable]] = {}

    # -- loading ----------------------------------------------------------------------------------

    async def get(self, identity: str) -> LiveTable:
        """Return an up-to-date table. Concurrent requests share one load."""
        if not IDENTITY.fullmatch(identity):
            raise Refused(NoTable())
        found = self.live.get(identity)
        if found is None:
            self.forget_idle()
            found = self.live[identity] = asyncio.ensure_future(self.read(identity))
            found.add_done_callback(lambda done: self.forget_failed(identity, done))
            return await asyncio.shield(found)
        live = await asyncio.shield(found)
        await live.catch_up()
        return live

    def forget_failed(self, identity: str, done: "asyncio.Future[LiveTable]") -> None:
        if done.cancelled() or done.exception():
            self.live.pop(identity, None)

    def forget_idle(self) -> None:
        """Unload idle tables at the limit. Their logs hold everything."""
        if len(self.live) < TABLES_IN_MEMORY:
            return
        for identity, found in list(self.live.items()):
            if is_loaded(found) and found.result().is_idle():
                del self.live[identity]

    async def read(self, identity: str) -> LiveTable:
        log = await self.read_log(identity)
        chat = await self.store.chat(identity)
        return LiveTable(
            log, chat, self.store, self.bot_pool, self.peers, lambda: self.read_log(identity)
        )

    def loaded_tables(self) -> list[LiveTable]:
        return [found.result() for found in self.live.values() if is_loaded(found)]

    def on_remote_change(self, identity: str, number: int, chat: int) -> None:
        """Pass a notice to a table. A table that is still loading may have been read too early."""

        def pass_on(done: "asyncio.Future[LiveTable]") -> None:
            if is_loaded(done):
                done.result().follower.notice(number, chat)

        found = self.live.get(identity)
        if found and found.done():
            pass_on(found)
        elif found:
            found.add_done_callback(pass_on)

    async def read_log(self, identity: str) -> TableLog:
        return await load_log(self.store, self.catalogue, identity, self.now)

    async def close(self) -> None:
        """Stop all bots and wait for running actions."""
        for live in self.loaded_tables():
            await live.close()

    # -- creating ---------------------------------------------------------------------------------

    async def create(self, person: Person, wanted: NewTable) -> tuple[LiveTable, str | None]:
        """Create a table, and return it with the key of a private one."""
        await self.check_table_limit(person)
        game = self.catalogue.with_box(wanted.game, wanted.box)
        key = new_secret() if wanted.private else None
        clock = Clock(wanted.clock.per, wanted.clock.seconds, wanted.clock.increment)
        row = self.new_row(game, len(wanted.seats), wanted.options, clock)
        row = replace(row, creator=person.id, key=hash_secret(key) if key else None)
        await self.store.write(*self.setup_statements(row, build_seats(wanted.seats, person)))
        return await self.get(row.id), key

    async def transfer(self, guest: Person, person: Person) -> None:
        """Transfer a guest's seats and created tables to an account."""
        made = "UPDATE tables SET creator = ? WHERE creator = ?"
        await self.store.write((made, (person.id, guest.id)))
        while theirs := await self.store.tables_of(guest.id):
            for row in theirs:
                live = await self.get(row.id)
                await live.act(lambda log: seating.transfer(log, guest, person))

    async def check_table_limit(self, person: Person) -> None:
        if await self.store.unfinished_of(person.id) >= OPEN_TABLES_PER_PERSON:
            raise Refused(TooManyTables(OPEN_TABLES_PER_PERSON))

    def new_row(self, game: Game, players: int, options: dict[str, str], clock: Clock) -> TableRow:
        """Deal a new game. The shuffle hash is public at once, seed and salt after the end."""
        seed, salt = secrets.randbits(SEED_BITS), secrets.token_hex(16)
        game.new(players, seed, **options)
        return TableRow(
            id=secrets.token_urlsafe(9),
            game=game.name,
            rules=game.rules_version,
            box=game.box.digest,
            box_name=game.box.name,
            players=players,
            options=game.chosen(options, players),
            clock=clock,
            seed=seed,
            salt=salt,
            shuffle=commitment(seed, salt),
            key=None,
            creator=None,
            status="open",
            turn=-1,
            created=self.now(),
            changed=self.now(),
        )

    def setup_statements(
        self, row: TableRow, seats: Sequence[Seat], history: Sequence[Entry] = ()
    ) -> list[Statement]:
        """Return the SQL that creates a table with its history. A full table starts."""
        rows = rows_from_history(history, self.now()) if history else []
        if not any(seat.is_open() for seat in seats):
            table = Table(self.catalogue.for_table(row), row.players, row.seed, row.options)
            log = TableLog(row, list(seats), table, self.now)
            log.replay(rows)
            rows += log.begin().rows
            row = replace(row, status=log.status, turn=log.turn())
        return [*creation_statements(row, seats), *log_statements(row.id, rows)]

    async def branch(
        self, person: Person, log: TableLog, wanted: Branch
    ) -> tuple[LiveTable, str | None]:
        """Create a table that continues from a position of an ended one, with the same deal."""
        await self.check_table_limit(person)
        old, at = log.row, wanted.decisions
        check_branch(log, wanted)
        key = new_secret() if wanted.private else None
        row = self.new_row(self.catalogue.for_table(old), old.players, old.options, Clock())
        row = replace(
            row,
            seed=old.seed,
            shuffle=commitment(old.seed, row.salt),
            creator=person.id,
            key=hash_secret(key) if key else None,
            origin=old.id,
            origin_decisions=at,
        )
        history = log.table.history[:at]
        await self.store.write(
            *self.setup_statements(row, build_seats(wanted.seats, person), history)
        )
        return await self.get(row.id), key

    async def rematch(self, live: LiveTable, person: Person) -> LiveTable:
        """Create a table with the same players and a new deal, once per table."""
        old = live.log.row
        await self.check_table_limit(person)
        row = self.new_row(self.catalogue.for_table(old), old.players, old.options, old.clock)
        row = replace(row, creator=person.id, key=old.key)

        def play_again(log: TableLog) -> Change:
            seats = [replace(seat, secret=None, away=0) for seat in log.seats]
            change = seating.play_again(log, person.id, row.id)
            change.also = self.setup_statements(row, seats)
            return change

        if not live.log.rematch:
            try:
                await live.act(play_again)
            except Refused:
                if not live.log.rematch:  # otherwise someone else was faster
                    raise
        live.log.require_seat(person.id)
        return await self.get(live.log.rematch)


async def load_log(
    store: TableStore, catalogue: BoxCatalogue, identity: str, now: Callable[[], int]
) -> TableLog:
    """Read a table and replay its log."""
    found = await store.read_table(identity)
    if found is None:
        raise Refused(NoTable())
    row, update = found
    table = Table(catalogue.for_table(row), row.players, row.seed, row.options)
    log = TableLog(row, update.seats, table, now)
    log.replay(update.rows)
    return log


def is_loaded(found: "asyncio.Future[LiveTable]") -> bool:
    return found.done() and not found.cancelled() and found.exception() is None


def check_branch(log: TableLog, wanted: Branch) -> None:
    """Refuse a branch without decisions left or with the wrong number of seats."""
    table = log.table
    if wanted.decisions > len(table.history) or table.at(wanted.decisions).over():
        left = len(table.history) - (1 if table.state.over() else 0)
        raise Refused(CannotBranch(left))
    if len(wanted.seats) != table.players:
        raise Refused(WrongSeatCount(table.players, len(wanted.seats)))


def build_seats(wanted: Sequence[NewSeat], person: Person) -> list[Seat]:
    """Build the seats of a new table. At least one must be the creator's."""
    seats = [build_seat(at, seat, person) for at, seat in enumerate(wanted)]
    if not any(seat.person for seat in seats):
        raise Refused(NoOwnSeat())
    return seats


def build_seat(at: int, wanted: NewSeat, person: Person) -> Seat:
    """Build one seat of a new table."""
    if wanted.who == "me":
        name = validate_name(wanted.name or person.name)
        return Seat(at, name, person=person.id)
    if wanted.who == "bot":
        seating.check_bot(wanted.bot)
        return Seat(at, f"{wanted.bot} bot", bot=wanted.bot)
    return Seat(at)


def rows_from_history(history: Sequence[Entry], now: int) -> list[Row]:
    """Convert a history to log rows."""
    return [Row(1, "start", -1, 0, "", now)] + [
        Row(entry.number + 1, "move", entry.seat, entry.move, entry.text, now) for entry in history
    ]
