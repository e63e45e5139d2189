"""Charts as inline SVG. They fill their width, so horizontal positions are in per cent."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil
from typing import Any

ROW = 22  # pixels


@dataclass(frozen=True)
class Scale:
    """Map values to per cent of the width, with a small margin at both ends."""

    low: float
    high: float

    @classmethod
    def over(cls, *values: float | None) -> "Scale":
        known = [value for value in values if value is not None]
        low, high = min(known), max(known)
        margin = (high - low) * 0.04 or 1.0
        return cls(low - margin, high + margin)

    def at(self, value: float) -> str:
        share = (value - self.low) / (self.high - self.low)
        return f"{100 * min(1.0, max(0.0, share)):.2f}%"


def drawing(height: float, label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg height="{height:g}" role="img" aria-label="{escape(label, quote=True)}">'
        + "".join(parts)
        + "</svg>"
    )


def line(x1: str, y1: float, x2: str, y2: float, kind: str) -> str:
    return f'<line x1="{x1}" y1="{y1:g}" x2="{x2}" y2="{y2:g}" class="{kind}"/>'


def whisker(
    scale: Scale, estimate: dict[str, Any], side: int = 1, mark: float | None = None
) -> str:
    """Draw a value on its interval: a dot, or a square for the second side."""
    value, low, high = (estimate[key] for key in ("value", "low", "high"))
    middle, label = ROW / 2, f"{value:.3g}"
    parts = [line("0%", middle, "100%", middle, "track")]
    if mark is not None:
        parts.append(line(scale.at(mark), 0, scale.at(mark), ROW, "mark"))
    if low is not None:
        parts.append(line(scale.at(low), middle, scale.at(high), middle, f"s{side}"))
        label += f", from {low:.3g} to {high:.3g}"
    parts.append(point(scale.at(value), middle, side))
    return drawing(ROW, label, parts)


def scale_caption(scale: Scale, mark: float | None, digits: int = 2, times: float = 1) -> str:
    """Describe the ends of a scale and its dashed line."""
    ends = f"from {times * scale.low:.{digits}f} to {times * scale.high:.{digits}f}"
    return f"Scale {ends}" + ("" if mark is None else f"; dashed: {times * mark:.{digits}f}")


def point(x: str, y: float, side: int) -> str:
    """Draw a dot for odd sides and a square for even ones."""
    if side % 2:
        return f'<circle cx="{x}" cy="{y:g}" r="5" class="s{side}"/>'
    return (
        f'<svg x="{x}" y="{y:g}" width="1" height="1">'
        f'<rect x="-5" y="-5" width="10" height="10" class="s{side}"/></svg>'
    )


def key(labels: Sequence[str]) -> str:
    """Draw the legend of the sides."""
    items = "".join(
        f'<span class="key"><svg aria-hidden="true">{point("50%", 7, side)}</svg>'
        f"{escape(label)}</span>"
        for side, label in enumerate(labels, 1)
    )
    return f"<p>{items}</p>"


def quantiles(scale: Scale, at: Sequence[float], side: int = 1) -> str:
    """Draw the minimum, 10, 25, 50, 75 and 90 per cent, and the maximum."""
    middle = ROW / 2
    least, tenth, quarter, half, more, most_of, most = at
    box = (
        f'<rect x="{scale.at(quarter)}" y="{middle - 7:g}" class="s{side}" fill-opacity=".25" '
        f'width="{float(scale.at(more)[:-1]) - float(scale.at(quarter)[:-1]):.2f}%" height="14"/>'
    )
    parts = [
        line(scale.at(least), middle, scale.at(most), middle, "track"),
        line(scale.at(tenth), middle, scale.at(most_of), middle, f"s{side}"),
        box,
        line(scale.at(half), middle - 8, scale.at(half), middle + 8, f"s{side}"),
    ]
    return drawing(ROW, f"median {half:g}, from {least:g} to {most:g}", parts)


def histogram(counts: Sequence[dict[int, int]], labels: Sequence[str]) -> str:
    """Draw the shares of scores in bins of equal width, the sides next to each other."""
    least = min(min(side) for side in counts)
    most = max(max(side) for side in counts)
    width = max(1, ceil((most - least + 1) / 24))
    groups = (most - least) // width + 1
    shares = [group_shares(side, least, width, groups) for side in counts]
    tallest = max(max(side) for side in shares)
    height, across = 140.0, 100 / groups
    parts = []
    for side, values in enumerate(shares, 1):
        for group, share in enumerate(values):
            tall = height * share / tallest
            left = across * (group + (side - 1) / len(counts) * 0.9)
            parts.append(
                f'<rect x="{left:.2f}%" y="{height - tall:.1f}" height="{tall:.1f}" '
                f'width="{0.9 * across / len(counts):.2f}%" class="bar s{side}"/>'
            )
    parts += [
        f'<text x="{across * group:.2f}%" y="{height + 14:g}">{least + width * group}</text>'
        for group in range(0, groups, 4)
    ]
    return drawing(height + 18, f"distribution of scores: {', '.join(labels)}", parts)


def group_shares(counts: dict[int, int], least: int, width: int, groups: int) -> list[float]:
    total = sum(counts.values())
    found = [0.0] * groups
    for score, count in counts.items():
        found[(score - least) // width] += count / total
    return found


def path_chart(values: Sequence[float], bound: float, label: str) -> str:
    """Draw a value over time between two bounds."""
    height = 140.0
    reach = 1.15 * max(bound, max(abs(value) for value in values))

    def down(value: float) -> float:
        return height / 2 - value / reach * height / 2

    points = " ".join(f"{at},{down(value):.2f}" for at, value in enumerate([0.0, *values]))
    path = (
        f'<svg viewBox="0 0 {len(values)} {height:g}" preserveAspectRatio="none" '
        f'height="{height:g}"><polyline class="path" points="{points}"/></svg>'
    )
    marks = [line("0%", down(b), "100%", down(b), "mark") for b in (bound, -bound)]
    words = [
        f'<text x="0" y="{down(bound) - 4:.1f}">holds</text>',
        f'<text x="0" y="{down(-bound) + 14:.1f}">does not hold</text>',
    ]
    return drawing(
        height, label, [*marks, line("0%", down(0), "100%", down(0), "track"), path, *words]
    )
