"""The report of the balance lab."""

from collections.abc import Sequence
from typing import Any

from insula.arena.lab.association import ENOUGH
from insula.arena.reports.charts import Scale, explained, histogram, key, quantiles, whisker
from insula.arena.reports.page import (
    Cell,
    heading,
    listed,
    made_by,
    page,
    paragraph,
    subheading,
    table,
)
from insula.arena.testing import FEWEST

Figures = dict[str, Any]
Row = tuple[str, int, Figures, str]  # words, side from 1, estimate, remark
MANY = 20  # components of a kind that are all shown; of more, those at either end
ENDS = 8
CHARTED = (
    "The chart is in standard deviations, so that different measures stand on one scale; the table "
    "has the figures themselves."
)
TOO_FEW = f"Fewer than {FEWEST} games of a side: nothing is tested."
UNTESTED = (
    f"fewer than {ENOUGH} games in which some seats have a component and others do not; not tested."
)
METHODS = [
    "All seats have the same bot. Deals are not shared between sides, so games are independent; "
    "every measure is one number of each game. Means have Student's 95 % interval, shares "
    "Wilson's; a mean of fewer than 20 values that are all the same has none.",
    "A first place that k seats share is 1/k of a win. The first turn is that of the seat that "
    "plays first by the rules, wherever it sits.",
    "A component is looked at in games in which some seats have it at the end and others do not: "
    "how much more those that have it win, and how many more points they have. That is association "
    "under these bots, not cause: who is ahead can also afford more.",
    "Differences between sides are the second less the first, by Welch's test, those of shares "
    "with Newcombe's interval; sizes are in standard deviations (Cohen's d). Chances are corrected "
    "for the number of comparisons of a table (Holm), those of components for the number of their "
    "kind; 'sure' is what stays below 5 %. With fewer than 5 games of a side nothing is tested; "
    "what never varies and yet differs is sure from 20 games of each side on.",
]


def lab_page(figures: Figures, command: str, title: str) -> str:
    """One page about everything that `figures` tells."""
    sides = figures["sides"]
    labels = [side["label"] for side in sides]
    parts = [summary(figures), made_by(command)]
    parts += [key(labels)] if len(sides) > 1 else []
    parts += compared(figures["comparison"], labels) if figures["comparison"] else []
    parts += [*scores(sides, labels), *by_source(sides), *lengths(sides)]
    if figures["players"] > 1:
        parts += turns(sides, figures["players"])
        parts += components(sides)
    if figures["component_changes"]:
        parts += changed(figures["component_changes"], labels)
    return page(title, [*parts, heading("How this was made"), listed(METHODS)])


def summary(figures: Figures) -> str:
    sides = [counted(side) for side in figures["sides"]]
    seats = "alone" if figures["players"] == 1 else f"{figures['players']} players"
    return paragraph(
        f"{' and '.join(sides)}, {seats}, every seat played by {figures['bot']}. "
        f"Seed {figures['seed']}."
    )


def counted(side: Figures) -> str:
    lost = f" ({side['crashed']} more crashed)" if side.get("crashed") else ""
    return f"{side['games']} games of {side['label']}{lost}"


# -- tables of intervals ---------------------------------------------------------------------------


def interval(estimate: Figures, digits: int = 2) -> str:
    value, low, high = (estimate[key] for key in ("value", "low", "high"))
    if low is None:  # too few games to tell
        return f"{value:z.{digits}f}"
    return f"{value:z.{digits}f} ({low:z.{digits}f} to {high:z.{digits}f})"


def interval_or_dash(estimate: Figures | None) -> str:
    """A side may lack what the other has."""
    return interval(estimate) if estimate else "-"


def whiskers(rows: Sequence[Row], mark: float | None = None) -> str:
    """Estimates one below the other on one scale; the shape says which side."""
    ends = [each[end] for _, _, each, _ in rows for end in ("value", "low", "high")]
    scale = Scale.over(mark, *ends)
    cells: list[list[Cell]] = []
    for words, side, each, remark in rows:
        drawn = (whisker(scale, each, side, mark), "chart")
        cells.append([f"{words}{remark}", interval(each), drawn])
    return table(["", "95 % interval", ""], cells, "whiskers", explained(scale, mark))


def of_all(sides: Sequence[Figures], part: str, names: Sequence[str]) -> list[Row]:
    """The same estimates of all sides beside each other."""
    found: list[Row] = []
    for name in names:
        for at, side in enumerate(sides, 1):
            if name in side[part]:
                label = f", {side['label']}" if len(sides) > 1 else ""
                found.append((name, at, side[part][name], label))
    return found


# -- parts -----------------------------------------------------------------------------------------


def compared(comparison: Sequence[Figures], labels: Sequence[str]) -> list[str]:
    sized = [each for each in comparison if each["size"]]
    drawn: list[Row] = [
        (each["measure"], 1, each["size"], " (sure)" if each["significant"] else "")
        for each in sized
    ]
    cells: list[list[Cell]] = [
        [
            each["measure"],
            *(f"{value:.2f}" for value in each["sides"]),
            interval(each["difference"]),
            ("sure" if each["significant"] else "", "sure"),
        ]
        for each in comparison
    ]
    header = ["", *labels, "difference, 95 % interval", ""]
    words = f"What {labels[1]} has more than {labels[0]}. {CHARTED if drawn else TOO_FEW}"
    parts = [heading("What differs"), paragraph(words)]
    return [*parts, *([whiskers(drawn, 0.0)] if drawn else []), table(header, cells)]


def scores(sides: Sequence[Figures], labels: Sequence[str]) -> list[str]:
    counts = [{int(s): n for s, n in side["scores"]["counts"].items()} for side in sides]
    at = [list(side["scores"]["at"].values()) for side in sides]
    scale = Scale.over(*(value for side in at for value in side))
    rows: list[list[Cell]] = [
        [
            side["label"],
            f"{side['scores']['mean']:.1f}, sd {side['scores']['sd']:.1f}",
            (quantiles(scale, values, number), "chart"),
        ]
        for number, (side, values) in enumerate(zip(sides, at, strict=True), 1)
    ]
    words = "The box holds the middle half, its line the median; the thick line eight of ten seats."
    parts = [heading("Points of a seat"), histogram(counts, labels), paragraph(words)]
    return [*parts, table(["", "mean", ""], rows, "whiskers")]


def by_source(sides: Sequence[Figures]) -> list[str]:
    names = list(dict.fromkeys(name for side in sides for name in side["sources"]))
    return [heading("Points by source"), whiskers(of_all(sides, "sources", names), 0.0)]


def lengths(sides: Sequence[Figures]) -> list[str]:
    names = list(dict.fromkeys(name for side in sides for name in side["measures"]))
    cells: list[list[Cell]] = [
        [name, *(interval_or_dash(side["measures"].get(name)) for side in sides)] for name in names
    ]
    cells.append(["moves of a decision at most", *(str(side["most_moves"]) for side in sides)])
    header = ["", *(side["label"] for side in sides)]
    return [heading("Scores, spread and length"), table(header, cells)]


def turns(sides: Sequence[Figures], players: int) -> list[str]:
    """Wins, against an equal share, and points by turn order and by seat."""
    parts = [heading("Who begins, and who sits where")]
    for part, words in (("turn_order", "turn"), ("seats", "seat")):
        for figure, mark in (("wins", 1 / players), ("points", None)):
            rows: list[Row] = [
                (f"{words} {at + 1}", number, side[part][at][figure], remark(side, sides))
                for at in range(players)
                for number, side in enumerate(sides, 1)
            ]
            parts += [subheading(f"{figure.capitalize()} by {words}"), whiskers(rows, mark)]
    return parts


def remark(side: Figures, sides: Sequence[Figures]) -> str:
    return f", {side['label']}" if len(sides) > 1 else ""


def components(sides: Sequence[Figures]) -> list[str]:
    """Kind by kind; the names of a long kind that go most with winning or losing."""
    parts = [heading("What goes with winning")]
    for number, side in enumerate(sides, 1):
        kinds = dict.fromkeys(each["kind"] for each in side["components"])
        parts += [] if kinds else [paragraph(f"{side['label']}: {UNTESTED}")]
        for kind in kinds:
            rows = [each for each in side["components"] if each["kind"] == kind]
            parts += of_kind(rows, f"{side['label']}: {kind}", number)
    return parts


def of_kind(rows: Sequence[Figures], title: str, side: int) -> list[str]:
    cut = len(rows) > MANY
    shown = [*rows[:ENDS], *rows[-ENDS:]] if cut else rows
    which = f" (the {ENDS} at either end of {len(rows)})" if cut else ""
    return [
        subheading(f"{title}, how much more those that have it win{which}"),
        whiskers([component(each, "wins", side) for each in shown], 0.0),
        subheading(f"{title}, how many more points they have{which}"),
        whiskers([component(each, "points", side) for each in shown], 0.0),
    ]


def component(each: Figures, figure: str, side: int) -> Row:
    """Only wins are tested."""
    held = f", held by {100 * each['held']:.0f} %"
    sure = " (sure)" if each["significant"] and figure == "wins" else ""
    return each["name"], side, each[figure], held + sure


def changed(rows: Sequence[Figures], labels: Sequence[str]) -> list[str]:
    """Components of both sides whose worth differs most."""
    cells: list[list[Cell]] = [
        [
            f"{each['kind']} {each['name']}",
            *(f"{value:+.2f}" for value in each["wins"]),
            interval(each["difference"]),
            ("sure" if each["significant"] else "", "sure"),
        ]
        for each in rows[:MANY]
    ]
    header = ["", *labels, "difference, 95 % interval", ""]
    words = f"The {len(cells)} largest changes in what goes with winning, of {len(rows)} tested."
    return [heading("Whose worth changed"), paragraph(words), table(header, cells)]
