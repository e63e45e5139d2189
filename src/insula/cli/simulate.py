"""`insula simulate`: many games between bots, and what they add up to."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from insula.cli.faults import UsageFault
from insula.cli.options import (
    AsJson,
    BoxPath,
    GameName,
    Options,
    Players,
    Workers,
    chosen,
    fresh_seed,
    opened,
    player_list,
    print_json,
)

if TYPE_CHECKING:
    from insula.arena.simulate import Series
    from insula.arena.tally import Tally

JSON_SAFE_BITS = 48
"""Bits of a seed that we choose here: every reader of JSON can hold it."""


def simulate(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[
        int | None, typer.Option(help="Seed of the whole series; a random one is told.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="A bot for each seat, such as novice,random; one name is for all.")
    ] = "random",
    workers: Workers = 1,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write every game's record here.")
    ] = None,
    option: Options = None,
    box: BoxPath = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and report scores, wins and lengths.

    The same seed gives the same games with any number of workers. A first place shared by k seats
    counts 1/k of a win for each. by_source is the mean of a seat's points by source,
    by_seat_and_source the same for each seat.
    """
    from insula.arena.match import Match
    from insula.arena.players import try_out
    from insula.arena.simulate import Series
    from insula.arena.workers import cores

    seed = fresh_seed(JSON_SAFE_BITS) if seed is None else seed
    options = chosen(option)
    opening = opened(game, box).new(players, seed, **options)
    match = Match(game, players, seed, seats(bots, players), options, str(box) if box else "")
    try_out(match.bots, opening)
    series = Series(match, games, records)
    prepare(series)
    report(series, run(series, workers or cores()), as_json=as_json)


def seats(text: str, players: int) -> tuple[str, ...]:
    """A bot for each seat."""
    names = player_list(text)
    names = names * players if len(names) == 1 else names
    if len(names) != players:
        raise UsageFault(f"--bots names {len(names)} bots for {players} seats")
    return tuple(names)


def prepare(series: "Series") -> None:
    """Make the folder of records; never write over one that is there."""
    if series.records is None:
        return
    series.records.mkdir(parents=True, exist_ok=True)
    if any(series.records.glob("game-*.txt")):
        raise UsageFault(f"there are records in '{series.records}' already; name another folder")


def run(series: "Series", workers: int) -> dict[str, Any]:
    """Play the series under a progress bar; its figures."""
    from insula.arena.tally import Tally

    tally = Tally.of(series.match.players)
    began, cpu = time.perf_counter(), time.process_time()
    watch(series, workers, tally)
    if workers > 1:
        tally.cpu_seconds += time.process_time() - cpu
    return {
        "game": series.match.game,
        "players": series.match.players,
        "games": series.games,
        "seed": series.match.seed,
        "decisions": tally.length.total,
        "seconds": time.perf_counter() - began,
        "cpu_seconds": tally.cpu_seconds,
        **tally.figures(),
    }


def watch(series: "Series", workers: int, tally: "Tally") -> None:
    """Merge what comes in, and show how far it is."""
    from insula.arena.simulate import simulate as play
    from insula.cli.show import progress

    with progress() as bar:
        task = bar.add_task(f"{series.match.game}", total=series.games)
        for part in play(series, workers):
            tally.merge(part)
            bar.update(task, completed=tally.length.count)


def report(series: "Series", figures: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print_json(figures)
        return
    from insula.cli.show import grid, output

    rows = [
        [str(seat), name, f"{mean:.2f}", f"{wins:g}", f"{100 * wins / series.games:.1f} %"]
        for seat, (name, mean, wins) in enumerate(
            zip(series.match.bots, figures["mean_scores"], figures["wins"], strict=True), 1
        )
    ]
    screen = output()
    screen.print(grid(["seat", "bot", "mean score", "wins", "share"], rows))
    sources = figures["by_source"].items()
    screen.print(grid(["points from", "per seat"], [[s, f"{p:.2f}"] for s, p in sources]))
    screen.print(summary(figures))


def summary(figures: dict[str, Any]) -> str:
    score, length = figures["score"], figures["length"]
    moves, turn = figures["legal_moves"], figures["turn"]
    rate = figures["games"] / max(figures["seconds"], 1e-9)
    return (
        f"{figures['games']} games of {figures['game']}, seed {figures['seed']}: "
        f"scores {score['min']} to {score['max']}, mean {score['mean']:.2f}, "
        f"sd {score['sd']:.2f}; {length['min']} to {length['max']} decisions, "
        f"mean {length['mean']:.1f}.\n"
        f"A decision was between {moves['mean']:.1f} moves on average, {moves['max']} at most"
        + (f"; a turn took {turn['mean']:.2f} decisions, {turn['max']} at most" if turn else "")
        + ".\n"
        f"{figures['decisions']} decisions in {figures['seconds']:.2f} s "
        f"({figures['cpu_seconds']:.2f} s of processor time), {rate:.0f} games/s."
    )
