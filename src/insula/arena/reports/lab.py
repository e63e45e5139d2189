"""The report of the balance lab."""

from collections.abc import Sequence
from typing import Any

from insula.arena.lab.association import ENOUGH
from insula.arena.reports.charts import Scale, histogram, key, quantiles, scale_caption, whisker
from insula.arena.reports.page import (
    Cell,
    bullet_list,
    heading,
    made_by,
    page,
    paragraph,
    subheading,
    table,
)
from insula.arena.testing import MIN_GAMES

Figures = dict[str, Any]
Row = tuple[str, int, Figures, str]  # name, side from 1, estimate, remark
MANY = 20  # maximum components of a kind to show completely; else only both ends
ENDS = 8
CHARTED = (
    "The chart is in standard deviations, so that different measures share one scale; the "
    "table has the values."
)
TOO_FEW = f"Fewer than {MIN_GAMES} games on a side: nothing is tested."
UNTESTED = (
    f"fewer than {ENOUGH} games in which some seats have a component and others do not; not tested."
)
METHODS = [
    "All seats have the same bot. The sides share no deals, so games are independent; every "
    "measure is one number per game. Means have Student's 95 % interval, shares Wilson's; a "
    "mean of fewer than 20 equal values has none.",
    "A first place shared by k seats is 1/k of a win. The first turn belongs to the seat that"
    " plays first by the rules, wherever it sits.",
    "A component is examined in games in which some seats have it at the end and others do "
    "not: how much more its owners win, and how many more points they have. This is "
    "association under these bots, not cause: a leader can also afford more.",
    "Differences are the second side minus the first, by Welch's test; differences of shares "
    "have Newcombe's interval. Effect sizes are in standard deviations (Cohen's d). P-values "
    "are corrected for the number of comparisons in a table, those of components for the "
    'number of their kind (Holm); "significant" means corrected p < 0.05. With fewer than 5 '
    "games on a side nothing is tested. Constant values that differ are significant from 20 "
    "games per side.",
]


def lab_page(figures: Figures, command: str, title: str) -> str:
    """Return the report as one page."""
    sides = figures["sides"]
    labels = [side["label"] for side in sides]
    parts = [summary(figures), made_by(command)]
    parts += [key(labels)] if len(sides) > 1 else []
    parts += comparison_part(figures["comparison"], labels) if figures["comparison"] else []
    parts += [*scores(sides, labels), *by_source(sides), *lengths(sides)]
    if figures["players"] > 1:
        parts += turns(sides, figures["players"])
        parts += components(sides)
    if figures["component_changes"]:
        parts += changes_part(figures["component_changes"], labels)
    return page(title, [*parts, heading("Methods"), bullet_list(METHODS)])


def summary(figures: Figures) -> str:
    sides = [count_games(side) for side in figures["sides"]]
    seats = "alone" if figures["players"] == 1 else f"{figures['players']} players"
    return paragraph(
        f"{' and '.join(sides)}, {seats}, every seat played by {figures['bot']}. "
        f"Seed {figures['seed']}."
    )


def count_games(side: Figures) -> str:
    lost = f" ({side['crashed']} more crashed)" if side.get("crashed") else ""
    return f"{side['games']} games of {side['label']}{lost}"


# -- tables of intervals ---------------------------------------------------------------------------


def interval(estimate: Figures, digits: int = 2) -> str:
    value, low, high = (estimate[key] for key in ("value", "low", "high"))
    if low is None:  # too few games for an interval
        return f"{value:z.{digits}f}"
    return f"{value:z.{digits}f} ({low:z.{digits}f} to {high:z.{digits}f})"


def interval_or_dash(estimate: Figures | None) -> str:
    """Format an estimate that a side may lack."""
    return interval(estimate) if estimate else "-"


def whiskers(rows: Sequence[Row], mark: float | None = None) -> str:
    """Return a table of estimates on one scale; the shape shows the side."""
    ends = [each[end] for _, _, each, _ in rows for end in ("value", "low", "high")]
    scale = Scale.over(mark, *ends)
    cells: list[list[Cell]] = []
    for text, side, each, remark in rows:
        drawn = (whisker(scale, each, side, mark), "chart")
        cells.append([f"{text}{remark}", interval(each), drawn])
    return table(["", "95 % interval", ""], cells, "whiskers", scale_caption(scale, mark))


def of_all(sides: Sequence[Figures], part: str, names: Sequence[str]) -> list[Row]:
    """Return the same estimates of all sides next to each other."""
    found: list[Row] = []
    for name in names:
        for at, side in enumerate(sides, 1):
            if name in side[part]:
                label = f", {side['label']}" if len(sides) > 1 else ""
                found.append((name, at, side[part][name], label))
    return found


# -- parts -----------------------------------------------------------------------------------------


def comparison_part(comparison: Sequence[Figures], labels: Sequence[str]) -> list[str]:
    sized = [each for each in comparison if each["size"]]
    drawn: list[Row] = [
        (each["measure"], 1, each["size"], " (significant)" if each["significant"] else "")
        for each in sized
    ]
    cells: list[list[Cell]] = [
        [
            each["measure"],
            *(f"{value:.2f}" for value in each["sides"]),
            interval(each["difference"]),
            ("significant" if each["significant"] else "", "significant"),
        ]
        for each in comparison
    ]
    header = ["", *labels, "difference, 95 % interval", ""]
    text = f"{labels[1]} minus {labels[0]}. {CHARTED if drawn else TOO_FEW}"
    parts = [heading("Differences"), paragraph(text)]
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
    text = "The box shows the middle 50 % and the median, the thick line the middle 80 % of seats."
    parts = [heading("Points per seat"), histogram(counts, labels), paragraph(text)]
    return [*parts, table(["", "mean", ""], rows, "whiskers")]


def by_source(sides: Sequence[Figures]) -> list[str]:
    names = list(dict.fromkeys(name for side in sides for name in side["sources"]))
    return [heading("Points by source"), whiskers(of_all(sides, "sources", names), 0.0)]


def lengths(sides: Sequence[Figures]) -> list[str]:
    names = list(dict.fromkeys(name for side in sides for name in side["measures"]))
    cells: list[list[Cell]] = [
        [name, *(interval_or_dash(side["measures"].get(name)) for side in sides)] for name in names
    ]
    cells.append(["maximum moves of a decision", *(str(side["most_moves"]) for side in sides)])
    header = ["", *(side["label"] for side in sides)]
    return [heading("Scores, spread and length"), table(header, cells)]


def turns(sides: Sequence[Figures], players: int) -> list[str]:
    """Return wins and points by turn order and by seat."""
    parts = [heading("Turn order and seats")]
    for part, text in (("turn_order", "turn"), ("seats", "seat")):
        for figure, mark in (("wins", 1 / players), ("points", None)):
            rows: list[Row] = [
                (f"{text} {at + 1}", number, side[part][at][figure], remark(side, sides))
                for at in range(players)
                for number, side in enumerate(sides, 1)
            ]
            parts += [subheading(f"{figure.capitalize()} by {text}"), whiskers(rows, mark)]
    return parts


def remark(side: Figures, sides: Sequence[Figures]) -> str:
    return f", {side['label']}" if len(sides) > 1 else ""


def components(sides: Sequence[Figures]) -> list[str]:
    """Return the components by kind; of a long kind, the strongest associations at both ends."""
    parts = [heading("Components and winning")]
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
    which = f" ({ENDS} at each end of {len(rows)})" if cut else ""
    return [
        subheading(f"{title}: additional share of wins{which}"),
        whiskers([component(each, "wins", side) for each in shown], 0.0),
        subheading(f"{title}: additional points{which}"),
        whiskers([component(each, "points", side) for each in shown], 0.0),
    ]


def component(each: Figures, figure: str, side: int) -> Row:
    """Return the row of a component. Only wins are tested."""
    held = f", held by {100 * each['held']:.0f} %"
    significant = " (significant)" if each["significant"] and figure == "wins" else ""
    return each["name"], side, each[figure], held + significant


def changes_part(rows: Sequence[Figures], labels: Sequence[str]) -> list[str]:
    """Return the components whose effect differs most between the sides."""
    cells: list[list[Cell]] = [
        [
            f"{each['kind']} {each['name']}",
            *(f"{value:+.2f}" for value in each["wins"]),
            interval(each["difference"]),
            ("significant" if each["significant"] else "", "significant"),
        ]
        for each in rows[:MANY]
    ]
    header = ["", *labels, "difference, 95 % interval", ""]
    text = f"The {len(cells)} largest changes of the effect on winning, of {len(rows)} tested."
    return [heading("Components whose effect changes"), paragraph(text), table(header, cells)]
