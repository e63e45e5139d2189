"""Advice as text: the best moves, and the results of games played after each."""

from insula.bots.advice import MoveAdvice, Prospect
from insula.bots.budget import Budget
from insula.cli.language import say

USUAL = Budget(seconds=4.0)
INDENT = " " * 6
WORTH_SHOWING = 0.05  # points of a source


def advice_lines(hint: MoveAdvice, *, alone: bool) -> list[str]:
    """Return one or two lines per move, the best first. A solo game has no chance to win."""
    width = max(len(each.text) for each in hint.moves)
    lines = [heading(hint)]
    for number, each in enumerate(hint.moves, 1):
        if hint.samples:
            lines.append(f"{number:>4}  {each.text:<{width}}  {outlook(each, alone=alone)}")
            lines.append(INDENT + sources(each))
        else:
            lines.append(f"{number:>4}  {each.text}")
    return lines


def heading(hint: MoveAdvice) -> str:
    if not hint.samples:
        figures = say().hint_heading_without()
    else:
        figures = say().hint_heading(games=hint.samples)
    return f"{figures} {say().hint_exact()}" if hint.exact else figures


def outlook(prospect: Prospect, *, alone: bool) -> str:
    points, spread = f"{prospect.points:.1f}", f"{prospect.spread:.1f}"
    if alone:
        return say().hint_points(points=points, spread=spread)
    return say().hint_points_and_wins(points=points, spread=spread, wins=f"{prospect.win:.0%}")


def sources(prospect: Prospect) -> str:
    """Return the mean points by source."""
    return ", ".join(
        f"{name} {points:.1f} ± {prospect.spreads[name]:.1f}"
        for name, points in prospect.sources.items()
        if abs(points) >= WORTH_SHOWING
    )
