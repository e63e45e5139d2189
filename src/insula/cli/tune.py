"""`insula tune`: move the weights of an evaluation towards those that win, and write them down."""

from typing import Annotated

import typer

from insula.cli.faults import BAD_DATA, UsageFault, complain
from insula.cli.options import GameName, opened
from insula.cli.train import LearnedFile, LearningSeed, need_numpy, today


def tune(
    game: GameName,
    steps: Annotated[int, typer.Option(min=1, help="Duels, each with a small change.")] = 2000,
    deals: Annotated[int, typer.Option(min=1, help="Of a duel, each from both seats.")] = 8,
    seed: LearningSeed = 1,
    out: LearnedFile = None,
) -> None:
    """Tune the evaluation by hand for two seats, by duels between judges that differ from it.

    What is found is written if it does not lose a match of 200 games to the evaluation by hand.
    Needs numpy. The same arguments find the same.
    """
    need_numpy()
    from insula.bots.judging import learned_path
    from insula.bots.learning.games import School
    from insula.bots.learning.train import write_weights
    from insula.bots.learning.tune import Tuning
    from insula.cli.show import progress

    opening = opened(game, None)
    if 2 not in opening.players:
        raise UsageFault(f"{opening.title} is not played by two")
    tuning = Tuning(School(opening, (2,), 0, 3), steps, deals, seed)
    with progress() as bar:
        task = bar.add_task("duels", total=steps)
        for _ in range(steps):
            tuning.step()
            bar.advance(task)
    share = tuning.share()
    print(f"{share:.0%} against the evaluation by hand")
    if share < 0.5:
        complain("that is no better, so nothing was written", BAD_DATA)
        raise typer.Exit(BAD_DATA)
    made = f"insula tune {game} --steps {steps} --deals {deals} --seed {seed}"
    path = out or learned_path(game, "together")
    write_weights(path, {"made by": made, "date": today()}, tuning.features, tuning.weights())
