"""Measure which components go with winning.

In every game in which some seats have a component at the end and others do not, compare the means
of both groups: wins, and points. These differences are independent between games, so their mean has
Student's interval and test. P-values are corrected for the number of components of the same kind
(Holm). This is association under these bots, not cause: a leader can also afford more components.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from insula.arena.intervals import STEADY, Estimate, mean_between, mean_of
from insula.arena.lab.sample import Sample
from insula.arena.testing import against_zero, newcombe, significance, welch

ENOUGH = STEADY  # games with a difference; with fewer nothing is tested
Key = tuple[str, str]  # kind, name


@dataclass
class Held:
    """A component in all games: its number of seats, and the differences by game."""

    key: Key
    seats: int
    wins: list[float]
    points: list[float]


def differences(games: Sequence[Sample]) -> dict[Key, Held]:
    found: dict[Key, Held] = {}
    for game in games:
        for key, seats in holders(game).items():
            held = found.setdefault(key, Held(key, 0, [], []))
            held.seats += len(seats)
            if len(seats) < len(game.scores):
                held.wins.append(apart(game.wins, seats))
                held.points.append(apart(game.scores, seats))
    return found


def holders(game: Sample) -> dict[Key, set[int]]:
    found: dict[Key, set[int]] = {}
    for seat, kinds in enumerate(game.components):
        for kind, names in kinds.items():
            for name in names:
                found.setdefault((kind, name), set()).add(seat)
    return found


def apart(values: Sequence[float], seats: set[int]) -> float:
    """Return the mean of these seats minus the mean of the others."""
    there = fmean(values[seat] for seat in seats)
    return there - fmean(value for seat, value in enumerate(values) if seat not in seats)


def associations(games: Sequence[Sample]) -> list[dict[str, Any]]:
    """Return all testable components by kind, the strongest association with winning first."""
    held = [each for each in differences(games).values() if len(each.wins) >= ENOUGH]
    kinds = dict.fromkeys(each.key[0] for each in held)
    seats = len(games) * len(games[0].scores)
    return [row for kind in kinds for row in of_kind([h for h in held if h.key[0] == kind], seats)]


def of_kind(held: Sequence[Held], seats: int) -> list[dict[str, Any]]:
    tested = [against_zero(each.wins) for each in held]
    rows = [
        {
            "kind": each.key[0],
            "name": each.key[1],
            "held": each.seats / seats,
            "games": len(each.wins),
            "wins": effect(each).as_dict(),
            "points": mean_of(each.points).as_dict(),
            "p": found.p,
            "p_corrected": corrected,
            "significant": significant,
        }
        for each, found, (corrected, significant) in zip(
            held, tested, significance(tested), strict=True
        )
    ]
    return sorted(rows, key=lambda row: (-row["wins"]["value"], row["name"]))


def effect(held: Held) -> Estimate:
    """Return the effect on the share of wins, from -1 to 1."""
    return mean_between(-1.0, 1.0, held.wins)


def changes(one: Sequence[Sample], other: Sequence[Sample]) -> list[dict[str, Any]]:
    """Compare the effects of components of both sides, the largest change first."""
    pairs = list(common(differences(one), differences(other)))
    tested = [welch(a.wins, b.wins) for a, b in pairs]
    rows = [
        {
            "kind": a.key[0],
            "name": a.key[1],
            "wins": [fmean(a.wins), fmean(b.wins)],
            "difference": newcombe(effect(a), effect(b)).as_dict(),
            "p": each.p,
            "p_corrected": corrected,
            "significant": significant,
        }
        for (a, b), each, (corrected, significant) in zip(
            pairs, tested, significance(tested), strict=True
        )
    ]
    return sorted(rows, key=lambda row: -abs(row["difference"]["value"]))


def common(one: dict[Key, Held], other: dict[Key, Held]) -> Iterator[tuple[Held, Held]]:
    for key, held in one.items():
        if key in other and min(len(held.wins), len(other[key].wins)) >= ENOUGH:
            yield held, other[key]
