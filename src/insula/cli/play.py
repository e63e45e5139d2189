"""`insula play`: a game in the terminal."""

import contextlib
import os
import shlex
import signal
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import insula
from insula.bots import Bot, bot, bot_name
from insula.cli.faults import BAD_DATA, DONE, UsageFault, complain
from insula.cli.language import LanguageName, say
from insula.cli.options import (
    BoxPath,
    GameName,
    NoColor,
    Options,
    bot_list,
    chosen,
    fresh_seed,
    opened,
)
from insula.kernel.game import Game
from insula.kernel.table import Table

if TYPE_CHECKING:
    from insula.cli.recorder import Recorder
    from insula.cli.resume import Wanted
    from insula.cli.session import Session

TABLE_SEED_BITS = 128
"""A small seed could be guessed from what lies open."""
NOBODY = "none"


def play(
    game: GameName,
    players: Annotated[
        int | None, typer.Option(help="Seats at the table; 1 plays solo. [default: 2]")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots for the last seats, such as novice,random; 'none' for people only. "
            "[default: citizen on all seats but yours; apprentice where the rules are not compiled]"
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Seed of the deal. [default: random]")] = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Record the game here, or go on with the game there."),
    ] = None,
    option: Options = None,
    box: BoxPath = None,
    no_color: NoColor = False,
    language: LanguageName = None,
) -> int:
    """Play in the terminal, against bots or with others at the same screen.

    Type a move, its beginning, or 'help'. Ctrl-D leaves; a recorded game can be resumed.
    """
    from insula.cli.resume import Wanted

    wanted = Wanted(game, players, seed, chosen(option))
    names = None if bots is None else [] if bots == NOBODY else bot_list(bots)
    place = Place(record, box)
    place.check()
    if record and record.is_file() and record.stat().st_size:
        table, recorder, told = resumed(record, box, wanted, names)
    else:
        table, recorder, told = begun(opened(game, box), wanted, names), None, ""
    session = seated(table, recorder, no_color=no_color)
    if record and not recorder:
        session.start_record(record)
    return sit_down(session, place, told)


def seated(table: Table, recorder: "Recorder | None", *, no_color: bool) -> "Session":
    """Everybody at the table, the screen and the keyboard ready."""
    from insula.cli import hints, keyboard, show, talk
    from insula.cli.session import Session

    screen = show.output(no_color=no_color)
    session = Session(table, bots_of(table), screen, keyboard.typed, talk.command, recorder)
    keyboard.complete_from(
        lambda: [*hints.texts(session.table.game, session.table.state), *talk.COMMANDS]
    )
    return session


# -- who sits where ------------------------------------------------------------------------------


def begun(game: Game, wanted: "Wanted", bots: list[str] | None) -> Table:
    """A new table; bots take the last seats."""
    players = wanted.players
    if players is None:
        players = len(bots) + 1 if bots else min(2, game.players[-1])
    if bots is None:
        bots = [usual_bot()] * (players - 1)
    seed = fresh_seed(TABLE_SEED_BITS) if wanted.seed is None else wanted.seed
    return Table(game, players, seed, wanted.options, seat_names(players, bots))


def usual_bot() -> str:
    """Good company that answers at once: a search takes its time in plain Python."""
    return "citizen" if insula.compiled else "apprentice"


def seat_names(players: int, bots: list[str]) -> list[str]:
    """Bots by their names, people by their seats."""
    people = players - len(bots)
    if people < 0:
        raise UsageFault(f"--bots names {len(bots)} bots for {players} seats")
    return [f"Seat {seat + 1}" for seat in range(people)] + [f"{name} bot" for name in bots]


def bots_of(table: Table) -> dict[int, Bot]:
    """The bots of a table by seat: those whose name says so."""
    names = {seat: bot_name(name) for seat, name in enumerate(table.names)}
    return {seat: bot(name) for seat, name in names.items() if name}


def resumed(
    path: Path, box: Path | None, wanted: "Wanted", bots: list[str] | None
) -> tuple[Table, "Recorder", str]:
    """The table of a record, and what to say of it; `--bots` may seat others now."""
    from insula.cli.resume import resume

    found = resume(path, box, wanted)
    if bots is not None:
        found.table.names = seat_names(found.table.players, bots)
    return found.table, found.recorder, found.told


# -- from hello to goodbye -----------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """Where the game comes from and goes to, as the command line said it."""

    record: Path | None
    box: Path | None

    def check(self) -> None:
        """A record that can never be written is a mistake to be told before the first move."""
        if self.record and self.record.is_dir():
            raise UsageFault(f"'{self.record}' is a folder; --record names a file")
        if self.record and not self.record.absolute().parent.is_dir():
            raise UsageFault(f"there is no folder '{self.record.parent}' for the record")

    def again(self, table: Table, path: Path) -> str:
        """The command that goes on with a game."""
        box = f" --box {shlex.quote(str(self.box))}" if self.box else ""
        return f"insula play {table.game.name} --record {shlex.quote(str(path))}{box}"


def sit_down(session: "Session", place: Place, told: str) -> int:
    """Play, and say at the end or on leaving what there is to say."""
    from insula.cli.session import Leave

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    greet(session, told)
    try:
        session.play()
    except (Leave, EOFError, KeyboardInterrupt):
        return goodbye(session, place)
    except BaseException:
        if session.table.history and not session.recorder:
            complain(say().play_rescued(path=str(rescue(session.table))), BAD_DATA)
        raise
    finish(session)
    return goodbye(session, place) if session.lost else DONE


def greet(session: "Session", told: str) -> None:
    from rich.markup import escape

    from insula.cli.aid import provenance_lines

    table = session.table
    names = ", ".join(table.names)
    session.say(f"[bold]{escape(say().play_players(title=table.game.title, names=names))}[/bold]")
    if told:
        session.say_line(told)
    for line in provenance_lines(table.game):
        session.say_line(line)
    if len(session.bots) < table.players:
        session.say(escape(say().play_help()))


def finish(session: "Session") -> None:
    """Points by source, ranking, and the seed: the deal may be known now."""
    from insula.cli import show

    table = session.table
    session.draw(10_000)
    session.say("")
    session.screen.print(show.score_table(table.state, table.names))
    session.say(show.result(table.game, table.state, table.names))
    session.say(say().play_seed(seed=str(table.seed)))
    if session.recorder:
        session.say_line(say().play_record(path=str(session.recorder.path)))


def goodbye(session: "Session", place: Place) -> int:
    """Whatever was played is in a file before we go, and we say how to go on."""
    if not session.recorder and not session.table.history:
        session.say(f"\n{say().play_nothing()}")
        return DONE
    path = session.recorder.path if session.recorder else rescue(session.table)
    if path is None:
        return complain(say().play_not_saved(seed=str(session.table.seed)), BAD_DATA)
    session.say_line("\n" + say().play_saved(command=place.again(session.table, path)))
    return BAD_DATA if session.lost else DONE


def rescue(table: Table) -> Path | None:
    """Write a game that has no record where it will be found again."""
    from insula.cli.recorder import Recorder

    state = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    for folder in (state / "insula", Path(tempfile.gettempdir())):
        path = folder / f"{table.game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            return Recorder.start(path, table).path
    return None
