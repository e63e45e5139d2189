"""`insula tournament`: bots on shared deals in rotated seats, rated, with intervals."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from insula.cli.deprecated import current_bot
from insula.cli.faults import UsageFault, told_crashes
from insula.cli.options import (
    AsJson,
    BoxPath,
    GameName,
    Options,
    Players,
    Workers,
    chosen,
    opened,
    player_list,
    print_json,
    spoken,
)
from insula.cli.watching import stoppable, watch

if TYPE_CHECKING:
    from insula.arena.tournament.folder import Folder
    from insula.arena.tournament.plan import Plan
    from insula.arena.tournament.progress import TournamentProgress
    from insula.arena.tournament.sequential_test import Claim


BotNames = Annotated[
    str, typer.Option(help="The bots: novice,citizen:iterations=100,mine.py:Clever.")
]
AtLeast = Annotated[int, typer.Option(min=1, help="At least so many games: whole deals.")]
WholeSeed = Annotated[int, typer.Option(help="Seed of the whole tournament.")]
Out = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Folder of records and report. [default: GAME-SEED]"),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the tournament in that folder.")]
ClaimText = Annotated[
    str,
    typer.Option(
        metavar="A,B,RATIO",
        help="Test that A takes at least RATIO against B (A,RATIO: of first places), then stop.",
    ),
]
On = Annotated[
    str,
    typer.Option(
        metavar="HOST:PORT", help="Play on this Ray cluster; ray://HOST:PORT from outside."
    ),
]


def tournament(
    game: GameName,
    bots: BotNames,
    games: AtLeast = 100,
    players: Players = 2,
    seed: WholeSeed = 1,
    workers: Workers = 0,
    out: Out = None,
    resume: Resume = False,
    claim: ClaimText = "",
    on: On = "",
    option: Options = None,
    box: BoxPath = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play against each other: the same deals for all, every bot in every seat.

    Elo, openskill and the score of every pair have 95 % intervals. Every game's record is kept; a
    tournament that was stopped, also by force, goes on with --resume. The same seed and budgets in
    iterations give the same result, whatever --workers is. docs/arena.md has the methods.
    """
    from insula.arena.tournament.folder import Folder
    from insula.arena.tournament.plan import Plan
    from insula.arena.tournament.progress import TournamentProgress

    said = {"bots": bots, "games": games, "players": players, "seed": seed, "claim": claim}
    command = spoken("tournament", game, **said, option=option, box=box)
    names = tuple(player_list(bots))
    plan = Plan(game, players, seed, names, chosen(option), str(box) if box else "")
    opened(game, box)
    plan.check()
    progress = TournamentProgress(plan, plan.deals_for(games), parse_claim(claim, plan))
    folder = Folder(out or Path(f"{game}-{seed}"))
    with stoppable(kept=True), opened_folder(folder, plan, on, resume=resume):
        play_out(progress, folder, workers, on)
        figures = written(progress, folder, command)
    report(folder, figures, as_json=as_json)
    return told_crashes(
        [f"game {number} crashed; {where}" for number, where in sorted(progress.crashed.items())],
        progress.stopped,
    )


@contextmanager
def opened_folder(folder: "Folder", plan: "Plan", on: str, *, resume: bool) -> Iterator[None]:
    """See that everything is there, before anything is written; only one may write there."""
    from insula.arena.folder import FolderConflict
    from insula.arena.tournament.cluster import check_cluster

    try:
        if on:
            check_cluster(on)
        with folder.resume(plan) if resume else folder.create(plan):
            yield
    except FolderConflict as error:
        raise UsageFault(str(error)) from error


def parse_claim(text: str, plan: "Plan") -> "Claim | None":
    """Parse `--claim`, a claim about bots of this tournament."""
    from insula.arena.tournament.sequential_test import Claim

    if not text:
        return None
    *bots, ratio = [part.strip() for part in text.split(",")]
    if len(bots) not in (1, 2):
        raise UsageFault(f"--claim reads A,B,RATIO or A,RATIO, not '{text}'")
    bots = [current_bot(name) for name in bots]
    for name in bots:
        if name not in plan.names():
            raise UsageFault(f"--claim names '{name}', which is not among --bots")
    try:
        share = float(ratio)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise UsageFault(f"the ratio of --claim lies between 0 and 1, such as 0.7; not '{ratio}'")
    if len(set(bots)) < len(bots):
        raise UsageFault("--claim needs two different bots")
    return Claim(bots[0], bots[1] if len(bots) == 2 else "", share)


def play_out(progress: "TournamentProgress", folder: "Folder", workers: int, on: str) -> None:
    """Count what was played before, and play the rest."""
    from insula.arena.tournament.run import recall, run
    from insula.arena.workers import cores

    recall(progress, folder)
    counts = run(progress, folder, workers or cores(), on)
    watch(progress.plan.game, progress.total(), len(progress.played), counts)


def written(progress: "TournamentProgress", folder: "Folder", command: str) -> dict[str, Any]:
    """The figures, beside the games as JSON and as a page."""
    from insula.arena.reports.tournament import tournament_page
    from insula.arena.tournament.figures import figures

    found, title = figures(progress), progress.plan.open().title
    (folder.path / "report.json").write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    (folder.path / "report.html").write_text(tournament_page(found, title, command), "utf-8")
    return found


# -- what is shown -------------------------------------------------------------------------------


def report(folder: "Folder", figures: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print_json(figures)
        return
    from insula.cli.show import grid, output

    screen = output()
    standings = [standing_row(each) for each in figures["standings"]]
    header = ["bot", "Elo", "95 %", "openskill", "95 %", "first places", "95 %", "points"]
    screen.print(grid(header, standings), "")
    pairs = [pair_row(each) for each in figures["pairs"]]
    screen.print(grid(["bot", "against", "won", "drawn", "lost", "share", "95 %"], pairs), "")
    if figures["claim_test"]:
        screen.print(verdict(figures["claim_test"]))
    screen.print(
        f"{figures['games']} games on {figures['deals']} deals of {figures['game']}, "
        f"{figures['players']} players, seed {figures['seed']}; "
        f"kept in {folder.path}, with report.html."
    )


def standing_row(each: dict[str, Any]) -> list[str]:
    elo, skill, wins = each["elo"], each["openskill"], each["wins"]
    return [
        each["bot"],
        f"{elo['value']:.0f}",
        "-" if elo["low"] is None else f"{elo['low']:.0f} to {elo['high']:.0f}",
        f"{skill['value']:.1f}",
        f"{skill['low']:.1f} to {skill['high']:.1f}",
        f"{100 * wins['value']:.1f} %",
        span(wins),
        f"{each['points']['value']:.1f}",
    ]


def pair_row(each: dict[str, Any]) -> list[str]:
    counts = [str(each[key]) for key in ("won", "drawn", "lost")]
    share = f"{100 * each['share']['value']:.1f} %"
    return [each["bot"], each["other"], *counts, share, span(each["share"])]


def span(share: dict[str, Any]) -> str:
    return f"{100 * share['low']:.1f} to {100 * share['high']:.1f} %"


def verdict(test: dict[str, Any]) -> str:
    words = {"holds": "holds", "fails": "does not hold", "open": "is not decided yet"}
    return (
        f"'{test['claim']}' {words[test['verdict']]}, after {test['deals']} deals "
        f"({100 * test['h0']:.1f} % against {100 * test['h1']:.1f} %, "
        f"errors of {100 * test['error']:g} % each)."
    )
