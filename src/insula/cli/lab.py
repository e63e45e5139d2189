"""`insula lab`: what seats, sources and components do, and what another box changes."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import insula
from insula.cli.faults import DataFault, UsageFault, told_crashes
from insula.cli.options import (
    AsJson,
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
    from rich.console import Console

    from insula.arena.lab.folder import LabFolder
    from insula.arena.lab.run import Games
    from insula.arena.lab.sample import Experiment, Side

FINAL = "final"
FEWEST = 2
SHOWN = 8  # components at either end of a list


GamesOfSide = Annotated[int, typer.Option(min=FEWEST, help="How many games of each side.")]
BoxPaths = Annotated[
    list[Path] | None,
    typer.Option("--box", metavar="PATH", help="Look at this box; twice: compare two boxes."),
]
Editions = Annotated[
    list[str] | None,
    typer.Option("--edition", help="Look at this edition; twice: compare two editions."),
]
OneBot = Annotated[str, typer.Option(help="The bot that has all seats.")]
WholeSeed = Annotated[int, typer.Option(help="Seed of the whole experiment.")]
Out = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Keep the games and the report here.")
]
GoOn = Annotated[bool, typer.Option("--resume", help="Go on with the lab in that folder.")]


def lab(
    game: GameName,
    games: GamesOfSide = 200,
    box: BoxPaths = None,
    edition: Editions = None,
    players: Players = 2,
    bots: OneBot = "apprentice",
    seed: WholeSeed = 1,
    workers: Workers = 0,
    out: Out = None,
    resume: GoOn = False,
    option: Options = None,
    as_json: AsJson = False,
) -> int:
    """Measure the balance of a game, or what differs between two boxes or editions of it.

    Scores by seat, by turn order and by source, the length, the lists of moves, and which
    components go with winning: an association under these bots, corrected for many comparisons.
    Two sides share no deals; Welch's test tells their differences. What is kept with --out goes on
    with --resume, also with more games. docs/arena.md has the methods.
    """
    from insula.arena.lab.run import Games
    from insula.arena.lab.sample import Experiment

    said = {"games": games, "box": box, "edition": edition, "players": players, "bots": bots}
    command = spoken("lab", game, **said, seed=seed, option=option)
    sides = tuple(sides_of(game, box or [], edition or []))
    experiment = Experiment(sides, players, only_bot(bots), seed, chosen(option))
    check(experiment)
    played = Games(experiment, games, notes_in(out, resume=resume))
    with stoppable(kept=out is not None), opened_notes(played, resume=resume):
        play(played, workers)
        report(played, out, command, as_json=as_json)
    return told_crashes(list(crashes(played)), played.stopped)


def only_bot(text: str) -> str:
    names = player_list(text)
    if len(names) != 1:
        raise UsageFault(f"all seats of the lab have the same bot: name one, not {len(names)}")
    return names[0]


def check(experiment: "Experiment") -> None:
    """See that everything can be played, before the first game."""
    from insula.arena.players import try_out

    for at in range(len(experiment.sides)):
        game = experiment.match(at).open()
        opening = game.new(experiment.players, experiment.seed, **experiment.options)
        try_out([experiment.bot], opening)


def notes_in(out: Path | None, *, resume: bool) -> "LabFolder | None":
    """Where the games are kept, if that was asked."""
    from insula.arena.lab.folder import LabFolder

    if resume and not out:
        raise UsageFault("--resume goes on with the lab of a folder: name it with --out")
    return LabFolder(out) if out else None


@contextmanager
def opened_notes(played: "Games", *, resume: bool) -> Iterator[None]:
    """Alone in the folder, if there is one."""
    from insula.arena.folder import FolderConflict

    notes, experiment = played.folder, played.experiment
    if not notes:
        yield
        return
    try:
        with notes.resume(experiment) if resume else notes.create(experiment):
            yield
    except FolderConflict as error:
        raise UsageFault(str(error)) from error


def crashes(played: "Games") -> Iterator[str]:
    for crash in played.crashed:
        side = played.experiment.sides[crash.job.side].label
        where = f"; all of it is in {played.folder.crash_file(crash.job)}" if played.folder else ""
        yield f"game {crash.job.number} of {side} crashed: {crash.summary()}{where}"


def sides_of(game: str, boxes: list[Path], editions: list[str]) -> list["Side"]:
    """What is looked into: one side or two."""
    from insula.arena.lab.sample import Side

    if boxes and editions:
        raise UsageFault("--box and --edition do not go together: an edition is a box")
    if len(boxes) > 2 or len(editions) > 2:
        raise UsageFault("the lab compares two sides, not more")
    if editions:
        played = [edition_of(game, each) for each in editions]
        return [Side(*each) for each in zip(distinct(editions), played, strict=True)]
    if not boxes:
        return [Side(opened(game, None).title, game)]
    paths, names = [str(path) for path in boxes], [opened(game, path).box.name for path in boxes]
    labels = paths if len(set(names)) < len(set(paths)) else distinct(names)
    return [Side(label, game, path) for label, path in zip(labels, paths, strict=True)]


def distinct(labels: list[str]) -> list[str]:
    """What is compared with itself is numbered."""
    if len(set(labels)) == len(labels):
        return labels
    return [f"{label} ({number})" for number, label in enumerate(labels, 1)]


def edition_of(game: str, edition: str) -> str:
    """The game that an edition is played as: 'draft' of magna-roma is magna-roma-draft."""
    opened(game, None)
    for whole in insula.game_names():
        if game.startswith(f"{whole}-"):
            raise UsageFault(f"{game} is an edition itself: name {whole} with --edition")
    others = [n.removeprefix(f"{game}-") for n in insula.game_names() if n.startswith(f"{game}-")]
    if edition == FINAL:
        return game
    if edition not in others:
        offered = ", ".join([FINAL, *others])
        raise UsageFault(f"{game} has no edition '{edition}'; it has: {offered}")
    return f"{game}-{edition}"


def play(played: "Games", workers: int) -> None:
    """Count what was played before and play the rest; both sides must have some."""
    from insula.arena.workers import cores

    played.recall()
    watch("lab", played.total(), len(played.samples), played.run(workers or cores()))
    for at, side in enumerate(played.experiment.sides):
        if len(played.of_side(at)) < FEWEST:
            why = played.stopped or played.crashed[-1].summary()
            raise DataFault(f"too few games of {side.label} came to an end: {why}")


def report(played: "Games", out: Path | None, command: str, *, as_json: bool) -> None:
    """Print the figures, and write them as pages where that was asked."""
    from insula.arena.lab.figures import figures
    from insula.arena.reports.lab import lab_page

    count = range(len(played.experiment.sides))
    found = figures(played.experiment, [played.of_side(at) for at in count])
    for at, side in enumerate(found["sides"]):
        side["crashed"] = played.crashed_of(at)
    if out:
        (out / "report.json").write_text(json.dumps(found, indent=2) + "\n", "utf-8")
        title = f"{opened(played.experiment.sides[0].game, None).title}: balance"
        (out / "report.html").write_text(lab_page(found, command, title), "utf-8")
    if as_json:
        print_json(found)
    else:
        show(found)


# -- what is shown -------------------------------------------------------------------------------


def show(figures: dict[str, Any]) -> None:
    from insula.cli.show import grid, output

    screen = output()
    for side in figures["sides"]:
        screen.print(
            f"{side['label']}: {side['games']} games, {figures['players']} players, "
            f"all {figures['bot']}, seed {figures['seed']}{crashed_words(side['crashed'])}.\n"
        )
        rows = [[name, *value_cells(value)] for name, value in side["measures"].items()]
        rows += [[f"points from {n}", *value_cells(v)] for n, v in side["sources"].items()]
        screen.print(grid(["measure", "mean", "95 %"], rows), "")
        if figures["players"] > 1:
            show_rivals(screen, side)
    if figures["comparison"]:
        first, second = (side["label"] for side in figures["sides"])
        header = ["measure", first, second, "difference", "95 %", "size", "significant"]
        screen.print(grid(header, [difference_row(each) for each in figures["comparison"]]), "")
    screen.print('"significant" means corrected p < 0.05.')


def show_rivals(screen: "Console", side: dict[str, Any]) -> None:
    """What there is only where several play: turns, seats, and components to compare."""
    from insula.arena.reports.lab import UNTESTED
    from insula.cli.show import grid

    for word, part in (("turn", "turn_order"), ("seat", "seats")):
        screen.print(grid([word, "wins", "95 %", "points", "95 %"], place_rows(side[part])), "")
    if not side["components"]:
        screen.print(f"Components: {UNTESTED}\n")
        return
    header = ["component", "held by", "wins more", "95 %", "points more", "95 %", "significant"]
    screen.print(grid(header, component_rows(side["components"])), "")


def crashed_words(count: int) -> str:
    return f"; {count} more crashed" if count else ""


def value_cells(value: dict[str, Any]) -> list[str]:
    known = value["low"] is not None  # too few games tell nothing of their spread
    span = f"{value['low']:z.2f} to {value['high']:z.2f}" if known else "-"
    return [f"{value['value']:z.2f}", span]


def place_rows(places: list[dict[str, Any]]) -> list[list[str]]:
    """By the number of a seat or a turn."""
    return [
        [str(number), *value_cells(each["wins"]), *value_cells(each["points"])]
        for number, each in enumerate(places, 1)
    ]


def component_rows(components: list[dict[str, Any]]) -> list[list[str]]:
    """Those that go most with winning, and those that go most with losing."""
    ranked = sorted(components, key=lambda each: -each["wins"]["value"])
    both = ranked if len(ranked) <= 2 * SHOWN else ranked[:SHOWN] + ranked[-SHOWN:]
    return [
        [
            f"{each['kind']} {each['name']}",
            f"{100 * each['held']:.0f} %",
            *value_cells(each["wins"]),
            *value_cells(each["points"]),
            "yes" if each["significant"] else "",
        ]
        for each in both
    ]


def difference_row(each: dict[str, Any]) -> list[str]:
    first, second = each["sides"]
    size = "" if each["size"] is None else f"{each['size']['value']:.2f}"
    sure = "yes" if each["significant"] else ""
    cells = value_cells(each["difference"])
    return [each["measure"], f"{first:.2f}", f"{second:.2f}", *cells, size, sure]
