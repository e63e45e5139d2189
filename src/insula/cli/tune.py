"""`insula tune`: move the weights of an evaluation towards those that win, and write them down."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from insula.cli.faults import BAD_DATA, UsageFault, complain
from insula.cli.options import BoxPath, GameName, Workers, opened
from insula.cli.train import LearnedFile, LearningSeed, box_argument, need_numpy, today
from insula.cli.watching import watch

if TYPE_CHECKING:
    from insula.bots.learning.tune import Tuning


def tune(
    game: GameName,
    steps: Annotated[int, typer.Option(min=1, help="Duels, each with a small change.")] = 2000,
    deals: Annotated[int, typer.Option(min=1, help="Of a duel, each from both seats.")] = 8,
    iterations: Annotated[
        int, typer.Option(min=0, help="Of the search that plays them; 0 for one step ahead.")
    ] = 0,
    start: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Weights to begin with; else those written by hand."),
    ] = None,
    seed: LearningSeed = 1,
    workers: Workers = 0,
    box: BoxPath = None,
    out: LearnedFile = None,
) -> None:
    """Tune an evaluation for two seats, by duels between evaluators that differ from it.

    What is found is written if it does not lose a match of 200 games to what it began with. Needs
    numpy. The same arguments find the same, whatever --workers is.
    """
    need_numpy()
    from insula.arena.workers import cores
    from insula.bots.evaluation import learned_path
    from insula.bots.learning.train import write_weights
    from insula.bots.learning.tune import Duels, Tuning, features_of, weights_to_begin_with
    from insula.bots.parallel import pool

    opening = opened(game, box)
    if 2 not in opening.players:
        raise UsageFault(f"{opening.title} is not played by two")
    begun = weights_to_begin_with(game, start)
    duels = Duels(game, str(box or ""), iterations)
    tuning = Tuning(duels, steps, deals, seed, begun, pool(workers or cores()))
    watch("tune", steps, 0, steps_of(tuning), "duels")
    share = tuning.share()
    print(f"{share:.0%} against {start or 'the evaluation by hand'}")
    if share < 0.5:
        complain("that is no better, so nothing was written", BAD_DATA)
        raise typer.Exit(BAD_DATA)
    made = f"insula tune {game} --box {box_argument(opening)} --steps {steps} --deals {deals}"
    made += f" --iterations {iterations}"
    made += f" --start {start}" * bool(start) + f" --seed {seed}"
    path = out or learned_path(game, "together")
    write_weights(path, {"made by": made, "date": today()}, features_of(game), tuning.weights())


def steps_of(tuning: "Tuning") -> Iterator[int]:
    """How many were made, after each."""
    while tuning.done < tuning.steps:
        tuning.step()
        yield tuning.done
