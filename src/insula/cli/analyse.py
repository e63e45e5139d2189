"""`insula analyse`: a recorded game looked at again by the best bot."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from insula.cli.faults import BAD_DATA, UsageFault, complain, record_sentence
from insula.cli.options import AsJson, BoxPath, print_json
from insula.kernel.random import seeded
from insula.kernel.record import RecordError

if TYPE_CHECKING:
    from insula.bots.analysis import Analysis
    from insula.bots.budget import Budget
    from insula.kernel.table import Table

USUAL = 200


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seconds: Annotated[float, typer.Option(min=0, max=600, help="For each search.")] = 0.0,
    iterations: Annotated[
        int, typer.Option(min=0, help=f"For each search. [default: {USUAL}, without --seconds]")
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="Seed of the searches.")] = 0,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep what was found there, and go on from it."),
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Only a hint: the best moves after N decisions."),
    ] = None,
    box: BoxPath = None,
    as_json: AsJson = False,
) -> None:
    """Tell how a game stood at every decision, and which decisions cost most.

    What was played and what a search would play are each searched on their own; the difference is
    what a decision gave away. With iterations the same seed finds the same; without options, what
    the server finds. --at N tells instead what to play after N decisions.
    """
    from insula.bots.budget import Budget

    table = replayed(file, box)
    if at is not None:
        hint(table, at, Budget(iterations, seconds), seed, as_json=as_json)
        return
    analysis = looked_at(table, Budget(iterations or USUAL * (not seconds), seconds), seed, keep)
    if as_json:
        print_json({**analysis.data(), "worst": [each.number for each in analysis.worst()]})
        return
    print("\n".join(lines(table, analysis)))


def replayed(file: Path, box: Path | None) -> "Table":
    """The table of a record, every line of which was good."""
    from insula.cli.records import load

    try:
        replay = load(file, box).replay
        if replay.error:
            raise replay.error
    except RecordError as bad:
        complain(record_sentence(bad), BAD_DATA)
        raise typer.Exit(BAD_DATA) from bad
    return replay.table


def lines(table: "Table", analysis: "Analysis") -> list[str]:
    from insula.bots.review import report

    unfinished = ["The game is not over; this covers the decisions so far.", ""]
    return [*([] if table.state.over() else unfinished), *report(analysis)]


def hint(table: "Table", at: int, budget: "Budget", seed: int, *, as_json: bool) -> None:
    """The best moves after so many decisions, and what they may bring."""
    from insula.bots.advice import advise
    from insula.bots.seated import redealt_copy
    from insula.cli.advice import USUAL, advice_lines

    if at > len(table.history) or table.at(at).over():
        count = len(table.history)
        raise UsageFault(f"nothing is decided after {at} decisions: the record has {count}")
    shown = redealt_copy(table.at(at), seeded(seed))
    wanted = budget if budget.iterations or budget.seconds else USUAL
    found = advise(table.game, shown, wanted, seeded(seed))
    if as_json:
        print_json(asdict(found))
        return
    print("\n".join(advice_lines(found, alone=table.players == 1)))


def looked_at(table: "Table", budget: "Budget", seed: int, keep: Path | None) -> "Analysis":
    """The whole analysis under a progress bar, kept after every decision if asked."""
    from insula.cli.watching import watch

    analysis = started(table, budget, seed, keep)
    done = len(analysis.decisions)
    watch("analyse", len(table.history), done, steps(table, analysis, keep), "decisions")
    return analysis


def steps(table: "Table", analysis: "Analysis", keep: Path | None) -> Iterator[int]:
    """How many decisions were looked at, after each."""
    from insula.bots.analysis import analyse as look

    for _ in look(table, analysis):
        if keep:
            put(keep, json.dumps(analysis.data()))
        yield len(analysis.decisions)


def put(path: Path, text: str) -> None:
    """All of it or none: whoever stops in between keeps what was there."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, "utf-8")
    part.replace(path)


def started(table: "Table", budget: "Budget", seed: int, keep: Path | None) -> "Analysis":
    """A new analysis, or the one that was kept, if it is of this game and this budget."""
    from insula.bots.analysis import load_analysis, new_analysis

    fresh = new_analysis(table, budget, seed)
    if keep is None or not keep.exists():
        return fresh
    try:
        kept = load_analysis(json.loads(keep.read_text("utf-8")))
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise UsageFault(f"'{keep}' holds no analysis: {error}") from error
    same = [each.text for each in kept.decisions] == [
        each.text for each in table.history[: len(kept.decisions)]
    ]
    alike = {**kept.data(), "decisions": []} == {**fresh.data(), "decisions": []}
    if not same or not alike:
        raise UsageFault(f"'{keep}' holds the analysis of another game or budget")
    return kept
