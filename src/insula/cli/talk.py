"""The commands that can be typed at the table besides moves."""

from collections.abc import Callable
from pathlib import Path

from rich.markup import escape

from insula.arena.match import derive_seed
from insula.bots.advice import advise
from insula.bots.seated import redealt_copy
from insula.cli import hints, show
from insula.cli.advice import USUAL, advice_lines
from insula.cli.aid import aid_lines
from insula.cli.faults import UsageFault
from insula.cli.language import current, render, say
from insula.cli.recorder import Recorder
from insula.cli.rules import find_rules, statement
from insula.cli.session import Leave, Session
from insula.kernel.random import seeded
from insula.kernel.table import UndoRefused

TAIL = 12


def command(session: Session, typed: str) -> bool:
    """Run a command; return False if the text is not one."""
    name, _, rest = typed.partition(" ")
    obey = COMMANDS.get(name.casefold())
    if obey:
        obey(session, rest.strip())
    return bool(obey)


def undo(session: Session, rest: str) -> None:
    step_back(session, session.table.undo)


def restart(session: Session, rest: str) -> None:
    step_back(session, session.table.undo_turn)


def step_back(session: Session, back: Callable[[], None]) -> None:
    try:
        back()
    except UndoRefused as refusal:
        session.say(escape(render(refusal.why)))
    else:
        session.taken_back()


def redo(session: Session, rest: str) -> None:
    try:
        session.played(session.table.redo())
    except UndoRefused as refusal:
        session.say(escape(render(refusal.why)))


def log(session: Session, rest: str) -> None:
    history = session.table.history
    count = len(history) if rest == "all" else int(rest[:6]) if rest.isdecimal() else TAIL
    for entry in history[max(0, len(history) - count) :]:
        session.say(show.log_line(session.table, entry))


def board(session: Session, rest: str) -> None:
    session.draw(10_000)


def score(session: Session, rest: str) -> None:
    session.screen.print(show.score_table(session.table.state, session.table.names))


def moves(session: Session, rest: str) -> None:
    known = list(hints.texts(session.table.game, session.table.state))
    found = hints.matching(known, rest) if rest else known
    if found:
        session.list_moves(found)
    else:
        session.say(escape(say().move_none(typed=rest)))


def hint(session: Session, rest: str) -> None:
    table = session.table
    session.say(say().hint_thinking(seconds=f"{USUAL.seconds:g}"))
    chances = (derive_seed(table.seed, use, len(table.history)) for use in ("hint", "redeal"))
    thinking, dealing = map(seeded, chances)
    shown = redealt_copy(table.state, dealing)
    found = advise(table.game, shown, USUAL, thinking)
    session.listed = [each.text for each in found.moves]
    for line in advice_lines(found, alone=table.players == 1):
        session.say(escape(line))


def why(session: Session, rest: str) -> None:
    reasons = session.table.game.why_not(session.table.state, rest)
    for reason in reasons:
        session.say(escape(show.reason(reason)))
    if not reasons:
        session.say(escape(say().move_legal(typed=rest)))


def rules(session: Session, rest: str) -> None:
    try:
        for rule in find_rules(session.table.game, rest, current()):
            session.screen.print(statement(rule))
    except UsageFault as fault:
        session.say(escape(f"{fault}."))


def aid(session: Session, rest: str) -> None:
    for line in aid_lines(session.table.game, current()):
        session.say_line(line)


def save(session: Session, rest: str) -> None:
    if not rest:
        session.say(say().save_where())
        return
    try:
        session.recorder = Recorder.start(Path(rest).expanduser(), session.table)
        session.lost = False
        session.say(escape(say().save_done(path=rest)))
    except (OSError, ValueError, RuntimeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        session.say(escape(say().save_failed(path=rest, problem=problem)))


def help(session: Session, rest: str) -> None:
    session.say(escape(say().help_intro()))
    for name, about in command_help().items():
        session.say(f"  [bold]{name:<8}[/bold] {escape(about)}")


def leave(session: Session, rest: str) -> None:
    raise Leave


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "moves": moves,
    "hint": hint,
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "board": board,
    "score": score,
    "log": log,
    "why": why,
    "rules": rules,
    "aid": aid,
    "save": save,
    "help": help,
    "quit": leave,
    "?": moves,
}


def command_help() -> dict[str, str]:
    """Return what each command does, in the terminal's language."""
    texts = say()
    return {
        "moves": texts.help_moves(),
        "hint": texts.help_hint(),
        "undo": texts.help_undo(),
        "redo": texts.help_redo(),
        "restart": texts.help_restart(),
        "board": texts.help_board(),
        "score": texts.help_score(),
        "log": texts.help_log(),
        "why": texts.help_why(),
        "rules": texts.help_rules(),
        "aid": texts.help_aid(),
        "save": texts.help_save(),
        "help": texts.help_help(),
        "quit": texts.help_quit(),
    }
