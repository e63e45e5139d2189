"""What may be typed at the table besides moves."""

from collections.abc import Callable
from pathlib import Path

from rich.markup import escape

from insula.arena.match import derived
from insula.bots.advice import advise
from insula.bots.seated import redealt
from insula.cli import hints, show
from insula.cli.advice import USUAL, advice_lines
from insula.cli.aid import aid_lines
from insula.cli.faults import UsageFault
from insula.cli.recorder import Recorder
from insula.cli.rules import statement, wanted
from insula.cli.session import Leave, Session
from insula.kernel.random import seeded
from insula.kernel.table import UndoRefused
from insula.texts import text

TAIL = 12


def command(session: Session, typed: str) -> bool:
    """Obey a command; False if this is none."""
    name, _, rest = typed.partition(" ")
    obey = COMMANDS.get(name.casefold())
    if obey:
        obey[0](session, rest.strip())
    return bool(obey)


def undo(session: Session, rest: str) -> None:
    """take back your last choice"""
    step_back(session, session.table.undo)


def restart(session: Session, rest: str) -> None:
    """take back all your choices of this turn ('restart turn')"""
    step_back(session, session.table.undo_turn)


def step_back(session: Session, back: Callable[[], None]) -> None:
    try:
        back()
    except UndoRefused as refusal:
        session.say(text(refusal.why))
    else:
        session.taken_back()


def redo(session: Session, rest: str) -> None:
    """play again what you took back"""
    try:
        session.played(session.table.redo())
    except UndoRefused as refusal:
        session.say(text(refusal.why))


def log(session: Session, rest: str) -> None:
    """what happened last ('log 50': more, 'log all': everything)"""
    history = session.table.history
    count = len(history) if rest == "all" else int(rest[:6]) if rest.isdecimal() else TAIL
    for entry in history[max(0, len(history) - count) :]:
        session.say(show.log_line(session.table, entry))


def board(session: Session, rest: str) -> None:
    """draw the whole table"""
    session.draw(10_000)


def score(session: Session, rest: str) -> None:
    """points by source, as if the game ended now"""
    session.screen.print(show.score_table(session.table.state, session.table.names))


def moves(session: Session, rest: str) -> None:
    """the legal moves, or those that begin so ('moves pl', or just '?')"""
    known = list(hints.texts(session.table.game, session.table.state))
    found = hints.matching(known, rest) if rest else known
    if found:
        session.list_moves(found)
    else:
        session.say(escape(f"No legal move begins with '{rest}'."))


def hint(session: Session, rest: str) -> None:
    """the best moves and what they may bring, after a few seconds"""
    table = session.table
    session.say(f"Thinking for {USUAL.seconds:g} seconds at the most.")
    chances = (derived(table.seed, use, len(table.history)) for use in ("hint", "redeal"))
    thinking, dealing = map(seeded, chances)
    shown = redealt(table.state, dealing)
    found = advise(table.game, shown, USUAL, thinking)
    session.listed = [each.text for each in found.moves]
    for line in advice_lines(found, alone=table.players == 1):
        session.say(escape(line))


def why(session: Session, rest: str) -> None:
    """why a move is not legal ('why place c3')"""
    reasons = session.table.game.why_not(session.table.state, rest)
    for reason in reasons:
        session.say(escape(show.reason(reason)))
    if not reasons:
        session.say(escape(f"'{rest}' is legal."))


def rules(session: Session, rest: str) -> None:
    """a rule ('rules MR-8.2') or a chapter ('rules MR-8')"""
    try:
        for rule in wanted(session.table.game.rules(), rest):
            session.screen.print(statement(rule))
    except UsageFault as fault:
        session.say(escape(f"{fault}."))


def aid(session: Session, rest: str) -> None:
    """the player aid: symbols, costs, boards, scoring and ties of this box"""
    for line in aid_lines(session.table.game):
        session.say_line(line)


def save(session: Session, rest: str) -> None:
    """write the record to a new file ('save FILE') and go on recording there"""
    if not rest:
        session.say("Where? 'save FILE'.")
        return
    try:
        session.recorder = Recorder.start(Path(rest).expanduser(), session.table)
        session.lost = False
        session.say(escape(f"Saved; the game is recorded in {rest} now."))
    except (OSError, ValueError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or error
        session.say(escape(f"'{rest}' cannot be written: {reason}."))


def help(session: Session, rest: str) -> None:
    """this list"""
    session.say("Type a move, its beginning, or its number in the last list. Or one of these:")
    for name, (_, about) in COMMANDS.items():
        session.say(f"  [bold]{name:<8}[/bold] {escape(about)}")


def leave(session: Session, rest: str) -> None:
    """stop here; the game can be resumed"""
    raise Leave


Obey = Callable[[Session, str], None]
SPOKEN: dict[str, Obey] = {
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
COMMANDS = {name: (obey, (obey.__doc__ or "").strip()) for name, obey in SPOKEN.items()}
