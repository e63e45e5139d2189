"""A hint in words: the best moves, and what games brought that were played on after them."""

from insula.bots.advice import MoveAdvice, Prospect
from insula.bots.budget import Budget

USUAL = Budget(seconds=4.0)
INDENT = " " * 6
WORTH_A_WORD = 0.05  # points of a source


def advice_lines(hint: MoveAdvice, *, alone: bool) -> list[str]:
    """The best move first. Alone there is nothing to win against anybody."""
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
    sure = "the first for sure, as the end was searched out, the others " if hint.exact else ""
    figures = f"figures from {hint.samples} games after each"
    without = "there was no time for games after them"
    told = figures if hint.samples else without
    return f"The best moves, {sure}in the order of the search; {told}:"


def outlook(prospect: Prospect, *, alone: bool) -> str:
    points = f"{prospect.points:.1f} ± {prospect.spread:.1f} points"
    return points if alone else f"{points}, wins {prospect.win:.0%}"


def sources(prospect: Prospect) -> str:
    """Where the points come from."""
    return ", ".join(
        f"{name} {points:.1f} ± {prospect.spreads[name]:.1f}"
        for name, points in prospect.sources.items()
        if abs(points) >= WORTH_A_WORD
    )
