"""The figures of a lab, for JSON."""

from collections.abc import Sequence
from statistics import fmean, pstdev
from typing import Any

from insula.arena.intervals import Estimate, mean_between, mean_of
from insula.arena.lab.association import associations, changes
from insula.arena.lab.measures import Bounds, bounds, from_source, measures, sources
from insula.arena.lab.sample import Experiment, Sample
from insula.arena.testing import newcombe, significance, welch

Figures = dict[str, Any]
PERCENT = (0, 10, 25, 50, 75, 90, 100)


def figures(experiment: Experiment, games: Sequence[Sequence[Sample]]) -> Figures:
    """Return the figures of each side, and the comparison of two sides."""
    sides = [
        {"label": side.label, **about(experiment, at), **side_figures(games[at])}
        for at, side in enumerate(experiment.sides)
    ]
    return {
        "players": experiment.players,
        "bot": experiment.bot,
        "seed": experiment.seed,
        "options": experiment.options,
        "sides": sides,
        "comparison": comparison(*games) if len(games) == 2 else None,
        "component_changes": changes(*games) if len(games) == 2 else None,
    }


def about(experiment: Experiment, side: int) -> Figures:
    game = experiment.match(side).open()
    box = {"name": game.box.name, "version": game.box.version, "digest": game.box.digest}
    return {"game": game.name, "title": game.title, "box": box}


def side_figures(games: Sequence[Sample]) -> Figures:
    """Return all figures of one side."""
    return {
        "games": len(games),
        "measures": {
            name: mean(
                [measure(game) for game in games], bounds(name, len(games[0].scores))
            ).as_dict()
            for name, measure in measures(games).items()
        },
        "sources": {
            name: mean_of([from_source(name)(game) for game in games]).as_dict()
            for name in sources(games)
        },
        "seats": by_seat(games),
        "turn_order": by_turn(games),
        "scores": spread_of([score for game in games for score in game.scores]),
        "most_moves": max(game.most_moves for game in games),
        "components": associations(games) if len(games[0].scores) > 1 else [],
    }


def mean(values: Sequence[float], limits: Bounds | None) -> Estimate:
    return mean_between(*limits, values) if limits else mean_of(values)


def by_seat(games: Sequence[Sample]) -> list[Figures]:
    """Return wins and points by seat."""
    return [
        {
            "wins": mean_between(0.0, 1.0, [game.wins[seat] for game in games]).as_dict(),
            "points": mean_of([float(game.scores[seat]) for game in games]).as_dict(),
        }
        for seat in range(len(games[0].scores))
    ]


def by_turn(games: Sequence[Sample]) -> list[Figures]:
    """Return wins and points by turn order."""
    return [
        {
            "wins": mean_between(0.0, 1.0, [game.wins[game.order[at]] for game in games]).as_dict(),
            "points": mean_of([float(game.scores[game.order[at]]) for game in games]).as_dict(),
        }
        for at in range(len(games[0].scores))
    ]


def spread_of(scores: Sequence[int]) -> Figures:
    ordered = sorted(scores)
    last = len(ordered) - 1
    return {
        "mean": fmean(ordered),
        "sd": pstdev(ordered),
        "at": {f"{percent} %": ordered[round(percent * last / 100)] for percent in PERCENT},
        "counts": {str(score): ordered.count(score) for score in dict.fromkeys(ordered)},
    }


def comparison(one: Sequence[Sample], other: Sequence[Sample]) -> list[Figures]:
    """Compare every measure and source: the second side minus the first, tested together."""
    both = [*one, *other]
    named = measures(both) | {f"points from {s}": from_source(s) for s in sources(both)}
    values = [
        ([measure(game) for game in one], [measure(game) for game in other])
        for measure in named.values()
    ]
    tested, seats = [welch(a, b) for a, b in values], len(one[0].scores)
    return [
        {
            "measure": name,
            "sides": [fmean(a), fmean(b)],
            "difference": apart(each.estimate, a, b, bounds(name, seats)).as_dict(),
            "size": each.size.as_dict() if each.size else None,
            "p": each.p,
            "p_corrected": corrected,
            "significant": significant,
        }
        for name, (a, b), each, (corrected, significant) in zip(
            named, values, tested, significance(tested), strict=True
        )
    ]


def apart(
    found: Estimate, one: Sequence[float], other: Sequence[float], limits: Bounds | None
) -> Estimate:
    """Return the difference of means, or of shares with an interval within their bounds."""
    if not limits:
        return found
    return newcombe(mean_between(*limits, one), mean_between(*limits, other))
