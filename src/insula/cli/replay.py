"""`insula replay`: verify a record and show what it came to."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from insula.cli.faults import BAD_DATA, UsageFault, complain, record_sentence
from insula.cli.language import LanguageName, say
from insula.cli.options import AsJson, BoxPath, NoColor, print_json
from insula.kernel.game import Game
from insula.kernel.record import Header, RecordError, commitment
from insula.kernel.table import Table

if TYPE_CHECKING:
    from insula.kernel.contract import State

TAIL = 8


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    to: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Show the table after N decisions.")
    ] = None,
    verify_shuffle: Annotated[
        bool, typer.Option("--verify-shuffle", help="Check the seed against the promised hash.")
    ] = False,
    box: BoxPath = None,
    no_color: NoColor = False,
    as_json: AsJson = False,
    language: LanguageName = None,
) -> None:
    """Replay a record, checking every line, and show the table at its end.

    The first bad line ends it with exit code 1.
    """
    from insula.cli.records import load

    try:
        replayed = load(file, box).replay
    except RecordError as bad:
        raise fail(bad, {}, as_json=as_json) from bad
    table = replayed.table
    error = replayed.error or (shuffle_error(replayed.header) if verify_shuffle else None)
    at = reached(table, to, good=error is None)
    state = table.at(at)
    if not as_json:
        show(table, state, at, no_color=no_color)
    if error:
        raise fail(error, figures(table, state, at), as_json=as_json)
    if as_json:
        checked = {"shuffle": True} if verify_shuffle else {}
        print_json({"ok": True, **figures(table, state, at), **checked})


def reached(table: Table, to: int | None, *, good: bool) -> int:
    """How many decisions to show; more than there are is a wrong question."""
    last = len(table.history)
    if to is None or (to > last and not good):
        return last
    if to > last:
        raise UsageFault(f"the record has {last} decisions; --to {to} is past its end")
    return to


def shuffle_error(header: Header) -> RecordError | None:
    """Does the seed keep the promise made before the first decision?"""
    if not header.shuffle or not header.salt:
        return RecordError(0, "the record promises no shuffle: it has no 'shuffle' and 'salt'")
    if commitment(header.seed, header.salt) != header.shuffle:
        return RecordError(0, "the seed and salt do not give the promised shuffle")
    return None


def figures(table: Table, state: "State", at: int) -> dict[str, Any]:
    return {
        "game": table.game.name,
        "rules": table.game.rules_version,
        "box": table.game.box.name,
        "players": table.players,
        "moves": at,
        "scores": state.scores(),
        "ranking": state.ranking(),
        "breakdown": state.breakdown(),
        "view": table.game.view(state),
    }


def fail(error: RecordError, good: dict[str, Any], *, as_json: bool) -> typer.Exit:
    """Say what is wrong, with what was good; how to leave."""
    if as_json:
        told = {"line": error.line, "rule": error.rule, "message": record_sentence(error)}
        print_json({"ok": False, **told, **good})
    complain(record_sentence(error), BAD_DATA)
    return typer.Exit(BAD_DATA)


def played_with(game: Game) -> str:
    """The box and the version of the rules, and whether they are the present ones."""
    texts, found, newest = say(), game.box, game.rules_versions[-1]
    box_text = texts.replay_box_retired if found.retired else texts.replay_box
    box = box_text(title=game.title, box=found.name, version=found.version)
    if game.rules_version == newest:
        return f"{box} {texts.replay_rules(version=newest)}"
    return f"{box} {texts.replay_rules_older(version=game.rules_version, newest=newest)}"


def show(table: Table, state: "State", at: int, *, no_color: bool) -> None:
    """The drawing, the end of the log, and the points."""
    from insula.cli.show import drawing, log_lines, output, result, score_table

    screen = output(no_color=no_color)
    screen.print(played_with(table.game), markup=False)
    screen.print(drawing(table.game, state, screen.width))
    screen.print("")
    for line in log_lines(table, table.history[max(0, at - TAIL) : at]):
        screen.print(line)
    screen.print("", score_table(state, table.names), sep="\n")
    if state.over():
        screen.print(result(table.game, state, table.names))
    else:
        screen.print(say().replay_unfinished(count=at))
