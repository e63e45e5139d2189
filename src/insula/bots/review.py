"""The text report of an analysis: evaluations over time, losses by seat, worst decisions."""

from itertools import pairwise

from insula.bots.analysis import Analysis, AssessedMove
from insula.bots.evaluation import ALONE

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # maximum bars of a chart


def report(analysis: Analysis) -> list[str]:
    """Return the lines of the report."""
    if not analysis.decisions:
        return ["No decisions yet."]
    dear = [decision_line(analysis, each) for each in analysis.worst()]
    return [
        *charts(analysis),
        "",
        *(seat_line(analysis, seat) for seat in range(len(analysis.names))),
        "",
        "Most costly decisions:" if dear else "No decision cost any points.",
        *dear,
    ]


def charts(analysis: Analysis) -> list[str]:
    """Return a chart of every seat's value from the first decision to the last."""
    names = analysis.names
    rows = [by_the_hundred(each) for each in analysis.decisions]
    top = max(100.0, *(max(row) for row in rows))
    wide = max(len(name) for name in names)
    about = "expected points" if len(names) == 1 else "50 is even, 100 is won"
    return [
        f"Value after every decision ({about}):",
        *(
            f"{name:{wide}}  {first:3.0f} {bars(line, top)} {last:3.0f}"
            for name, line in zip(names, zip(*rows, strict=True), strict=True)
            for first, last in [(line[0], line[-1])]
        ),
    ]


def by_the_hundred(each: AssessedMove) -> list[float]:
    """Return values in per cent; in solo games they are points."""
    return [ALONE * value for value in each.values]


def bars(line: tuple[float, ...], top: float) -> str:
    """Draw a bar for every decision, or for the mean of several."""
    count = min(WIDTH, len(line))
    edges = [len(line) * at // count for at in range(count + 1)]
    means = [sum(line[begin:end]) / (end - begin) for begin, end in pairwise(edges)]
    return "".join(BARS[min(len(BARS) - 1, int(mean / top * len(BARS)))] for mean in means)


def seat_line(analysis: Analysis, seat: int) -> str:
    own = [each for each in analysis.decisions if each.seat == seat and not each.forced]
    agreed = sum(each.text == each.better for each in own)
    given = sum(each.cost for each in own)
    counts = f"{len(own)} decisions with a choice, {agreed} as good as the search's"
    return f"{analysis.names[seat]}: {counts}, {given:.1f} points lost"


def decision_line(analysis: Analysis, each: AssessedMove) -> str:
    name, lost = analysis.names[each.seat], difference(analysis, each)
    return f"{each.number:4}  {name}: {each.text}; better: {each.better} ({lost})"


def difference(analysis: Analysis, each: AssessedMove) -> str:
    value, best = ALONE * each.value, ALONE * each.best
    if len(analysis.names) == 1:
        return f"{value:.1f} points instead of {best:.1f}"
    return f"{each.cost:.1f} points; {value:.0f} instead of {best:.0f}"
