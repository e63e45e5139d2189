"""`insula train`: learn an evaluation by self-play and write it down."""

import datetime
import shlex
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from insula.catalogue import box_name
from insula.cli.faults import BAD_DATA, UsageFault, complain
from insula.cli.options import BoxPath, GameName, opened

if TYPE_CHECKING:
    from insula.bots.learning.train import Training
    from insula.kernel.game import Game

LearningSeed = Annotated[
    int, typer.Option(min=0, max=2**63, help="Of all its games; another one learns something else.")
]
LearnedFile = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Where to; else to where the bots look for it."),
]


def train(
    game: GameName,
    alone: Annotated[bool, typer.Option("--alone", help="The solo game.")] = False,
    generations: Annotated[int, typer.Option(min=1, help="Rounds of games and learning.")] = 40,
    games: Annotated[int, typer.Option(min=8, help="Games of a generation.")] = 500,
    stop: Annotated[
        int, typer.Option(min=0, help="Stop after so many of the generations; 0 for none.")
    ] = 0,
    hidden: Annotated[int, typer.Option(min=0, max=256, help="Hidden units.")] = 24,
    iterations: Annotated[
        int, typer.Option(min=0, help="Of the search that plays the games; 0 for one step ahead.")
    ] = 0,
    every: Annotated[int, typer.Option(min=1, help="One position in so many is learned from.")] = 2,
    strangers: Annotated[
        int,
        typer.Option(
            min=0, help="One game in so many is against the evaluation by hand; 0 for none."
        ),
    ] = 0,
    idlers: Annotated[
        bool,
        typer.Option("--idlers", help="One seat of every game does the first thing it may."),
    ] = False,
    seed: LearningSeed = 1,
    box: BoxPath = None,
    out: LearnedFile = None,
) -> None:
    """Learn what positions are worth from games that bots play against themselves.

    A generation plays games and learns from the last twelve; every fourth plays a match and is kept
    if it does not lose to the best so far. Needs numpy. The same arguments learn the same.
    """
    need_numpy()
    from insula.bots.evaluation import IDLERS, learned_path
    from insula.bots.learning.games import SelfPlay
    from insula.bots.learning.train import Training

    opening = opened(game, box)
    players = tuple(count for count in opening.players if (count == 1) == alone)
    if not players:
        raise UsageFault(f"{opening.title} is not played alone")
    players = players[:1] * (len(players) - 1) + players  # with two seats most often
    if idlers and (alone or strangers):
        raise UsageFault("--idlers goes neither with --alone nor with --strangers")
    self_play = SelfPlay(opening, players, iterations, every, strangers, idlers)
    training = Training(self_play, generations, games, hidden, seed)
    company = "alone" if alone else IDLERS if idlers else "together"
    path = out or learned_path(game, company)
    flags = " --alone" * alone + " --idlers" * idlers
    command = f"insula train {game} --box {box_argument(opening)}{flags} "
    command += f"--generations {generations} "
    command += f"--games {games} --hidden {hidden} --iterations {iterations} "
    command += f"--every {every} --strangers {strangers} --seed {seed}"
    for number in range(min(generations, stop or generations)):
        if learn(training, number):
            keep(training, path, {"made by": f"{command} --stop {number + 1}"})
    if training.weights is None:
        complain("no generation beat the evaluation by hand, so nothing was written", BAD_DATA)
        raise typer.Exit(BAD_DATA)


def box_argument(game: "Game") -> str:
    """The box by its name, quoted for a shell: a path would only mean something on one machine."""
    return shlex.quote(box_name(game))


def need_numpy() -> None:
    if find_spec("numpy") is None:
        raise UsageFault("learning needs numpy: pip install 'insula[train]'")


def keep(training: "Training", path: Path, made: dict[str, object]) -> None:
    """Write the best so far: whoever stops here has something."""
    training.write(path, {**made, "date": today()})


def today() -> str:
    return datetime.datetime.now(tz=datetime.UTC).date().isoformat()


def learn(training: "Training", number: int) -> bool:
    """One generation under a progress bar, and its line; is it the best so far?"""
    from insula.cli.show import progress

    with progress() as bar:
        task = bar.add_task(f"generation {number + 1}", total=training.games)
        found = None
        for part in training.generation(number):
            bar.advance(task)
            found = part
    assert found is not None
    line = f"generation {number + 1}: {found.positions} positions, {found.mean_points:.1f} points"
    if found.share is not None:
        line += f", {found.share:.0%} against the best so far{'' if found.kept else ', not kept'}"
    print(line, flush=True)
    return found.kept
