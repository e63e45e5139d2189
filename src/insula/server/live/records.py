"""Export tables as records and import records as tables."""

import contextlib
import hashlib
import secrets
from dataclasses import replace

import insula
from insula.bots import known_names
from insula.kernel import record
from insula.kernel.game import Game, GameError, IllegalMove
from insula.kernel.record import (
    Header,
    OpenGame,
    RecordError,
    Replay,
    check_version,
    commitment,
)
from insula.server.errors import Refused
from insula.server.facts.tables import LogMismatch
from insula.server.limits import NAME_LENGTH
from insula.server.live import registry
from insula.server.live.boxes import BoxCatalogue
from insula.server.live.registry import load_log, wall_clock
from insula.server.live.table_log import TableLog
from insula.server.people.identity import clean
from insula.server.store.rows import Clock, Person, Row, Seat, Status, TableRow
from insula.server.store.tables import TableStore
from insula.server.store.writer import Conflict


async def export_record(
    store: TableStore, catalogue: BoxCatalogue, identity: str
) -> tuple[str, str]:
    """Return file name and record of a table, or raise Refused if it cannot be replayed."""
    try:
        log = await load_log(store, catalogue, identity, wall_clock)
    except IllegalMove as error:
        raise Refused(LogMismatch(error.text)) from error
    return f"{log.row.game}-{identity}.txt", record_text(log)


def record_text(log: TableLog) -> str:
    """Return the record of a table. It reveals the deal, even of a running game."""
    log.table.names = [seat.name or f"Seat {seat.seat + 1}" for seat in log.seats]
    return record.write(log.table, log.row.shuffle, log.row.salt)


async def import_record(store: TableStore, text: str, open_game: OpenGame) -> str:
    """Create a table from a record and return its id. The same record always has the same id."""
    replay = replay_record(text, open_game)
    status: Status = "over" if replay.table.state.over() else "open"
    row = build_row(table_id(text), replay, status)
    try:
        await store.create_table(row, build_seats(replay, status), build_log_rows(replay))
    except Conflict:
        raise RecordError(0, f"this record was already imported, as table {row.id}") from None
    return row.id


async def import_uploaded_record(
    store: TableStore, catalogue: BoxCatalogue, text: str, person: Person
) -> str:
    """Create an ended table from a person's record and return its id."""

    def open_game(header: Header) -> Game:
        usual = known_game(header.game)
        check_version(usual, header)
        game = catalogue.by_digest(header.game, header.box_digest, header.rules)
        if game is None:
            named = f"the box {header.box_name} (hash {header.box_digest[:12]})"
            raise RecordError(
                0, f"{usual.title} was played with {named}, which this server does not have"
            )
        return game

    replay = replay_record(text, open_game)
    replay.table.names = [clean(name)[:NAME_LENGTH] or "?" for name in replay.table.names]
    status: Status = "over" if replay.table.state.over() else "abandoned"
    row = replace(build_row(table_id(text), replay, status), creator=person.id)
    with contextlib.suppress(Conflict):
        await store.create_table(row, build_seats(replay, "over"), build_log_rows(replay))
    return row.id


def replay_record(text: str, open_game: OpenGame) -> Replay:
    replay = record.replay(text, open_game)
    if replay.error:
        raise replay.error
    return replay


def known_game(name: str) -> Game:
    try:
        return insula.game(name)
    except GameError as error:
        raise RecordError(0, str(error)) from error


def table_id(text: str) -> str:
    return "r" + hashlib.sha256(text.encode()).hexdigest()[:20]


def build_row(identity: str, replay: Replay, status: Status) -> TableRow:
    header, table = replay.header, replay.table
    salt = header.salt or secrets.token_hex(16)
    return TableRow(
        id=identity,
        game=table.game.name,
        rules=table.game.rules_version,
        box=table.game.box.digest,
        box_name=table.game.box.name,
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


def build_seats(replay: Replay, status: Status) -> list[Seat]:
    """Build the seats. Bots keep theirs; people's seats in an unfinished game are open."""
    bots = {f"{name} bot": name for name in known_names()}
    return [
        Seat(at, name if status == "over" or name in bots else "", bot=bots.get(name))
        for at, name in enumerate(replay.table.names)
    ]


def build_log_rows(replay: Replay) -> list[Row]:
    return registry.rows_from_history(replay.table.history, wall_clock())
