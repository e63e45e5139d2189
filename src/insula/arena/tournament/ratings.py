"""Ratings: Elo with intervals from the variance between deals, and openskill.

Elo is the Bradley-Terry model fitted to all meetings at once by maximum likelihood, a draw as half
a win; the mean of all bots is 0. One virtual meeting of every pair, drawn, is added, so that a bot
that won everything has a rating too. Intervals have Student's quantile with one less than the
deals: the games of a deal are dependent, so what varies is how far each deal alone moves a rating.
The variance is at least the one that independent meetings would have, as few deals may all come out
the same. One deal says nothing of its spread: its ratings have no interval.

openskill is Plackett-Luce over the places of every game, in the order of the plan; its interval is
1.96 of its own sigmas, which takes games for independent. A bot in several seats of a game is rated
once, by the mean of what its seats would get.
"""

from collections.abc import Sequence
from math import exp, inf, log, sqrt
from statistics import fmean, variance

from openskill.models import PlackettLuce

from insula.arena.intervals import Estimate, quantile
from insula.arena.tournament.results import Deal

ELO = 400 / log(10)
WIDE = 1.959964
FARTHEST_STEP = 2.0
Points = tuple[tuple[float, ...], ...]  # [bot][bot]: what the one took of the other


# -- Elo -----------------------------------------------------------------------------------------


def elo(deals: Sequence[Deal], names: Sequence[str]) -> dict[str, Estimate]:
    tables = [table(deal, names) for deal in deals]
    points = added([*tables, drawn_once(len(names))])
    strengths = fit(points)
    found = {}
    for at, name in enumerate(names):
        middle, far = ELO * strengths[at], ELO * reach(at, tables, points, strengths)
        found[name] = Estimate(middle, middle - far, middle + far, len(deals))
    return found


def reach(at: int, tables: Sequence[Points], points: Points, strengths: Sequence[float]) -> float:
    """How far a strength may lie from the truth, above or below the mean of all."""
    deals, count = len(tables), len(strengths)
    if deals < 2:
        return inf
    own = [(one == at) - 1 / count for one in range(count - 1)]
    weights = solved(curve(points, strengths), own)  # what a point more for each would change
    moved = [product(weights, slope(each, strengths)) for each in tables]
    return quantile(deals - 1) * sqrt(max(deals * variance(moved), product(weights, own)))


def product(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def table(deal: Deal, names: Sequence[str]) -> Points:
    met = deal.meetings
    return tuple(tuple(sum(met.get((one, other), ())) for other in names) for one in names)


def drawn_once(count: int) -> Points:
    """Every pair meets once, and draws."""
    bots = range(count)
    return tuple(tuple(0.5 * (one != other) for other in bots) for one in bots)


def added(tables: Sequence[Points]) -> Points:
    bots = range(len(tables[0]))
    return tuple(tuple(sum(each[one][other] for each in tables) for other in bots) for one in bots)


def fit(points: Points) -> list[float]:
    """The strengths of the Bradley-Terry model, with mean 0, by Newton's method."""
    strengths = [0.0] * len(points)
    for _ in range(100):
        step = [*solved(curve(points, strengths), slope(points, strengths)), 0.0]
        longest = max(abs(each) for each in step)
        scale = min(1.0, FARTHEST_STEP / longest) if longest else 0.0
        strengths = [s + scale * each for s, each in zip(strengths, step, strict=True)]
        if longest < 1e-9:
            break
    middle = fmean(strengths)
    return [strength - middle for strength in strengths]


def expected(strengths: Sequence[float], one: int, other: int) -> float:
    return 1 / (1 + exp(strengths[other] - strengths[one]))


def slope(points: Points, strengths: Sequence[float]) -> list[float]:
    """What each took above what was expected; not of the last, as only differences count."""
    bots = range(len(points))
    return [
        sum(
            points[one][other]
            - (points[one][other] + points[other][one]) * expected(strengths, one, other)
            for other in bots
            if other != one
        )
        for one in bots[:-1]
    ]


def curve(points: Points, strengths: Sequence[float]) -> list[list[float]]:
    """How the slope falls as strengths rise; the last stays where it is."""
    count = len(points) - 1
    found = [[0.0] * count for _ in range(count)]
    for one in range(count):
        for other in range(count + 1):
            share = expected(strengths, one, other)
            bend = (points[one][other] + points[other][one]) * share * (1 - share)
            found[one][one] += bend
            if other < count:
                found[one][other] -= bend
    return found


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of positive definite linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            for column in range(at, len(pivot)):
                below[column] -= factor * pivot[column]
    found = [0.0] * len(rows)
    for at in range(len(rows) - 1, -1, -1):
        known = sum(rows[at][c] * found[c] for c in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found


def elo_of_share(share: float) -> float:
    """The difference in Elo that a share stands for."""
    if share in (0.0, 1.0):
        return inf if share else -inf
    return ELO * log(share / (1 - share))


# -- openskill -----------------------------------------------------------------------------------


def openskill(deals: Sequence[Deal], names: Sequence[str]) -> dict[str, Estimate]:
    model = PlackettLuce()
    now = dict.fromkeys(names, (model.mu, model.sigma))
    for contest in (contest for deal in deals for contest in deal.contests):
        teams = [[model.rating(*now[seat.bot])] for seat in contest]
        after = model.rate(teams, ranks=[float(seat.place) for seat in contest])
        for name in {seat.bot for seat in contest}:
            own = [team[0] for team, seat in zip(after, contest, strict=True) if seat.bot == name]
            now[name] = fmean(r.mu for r in own), fmean(r.sigma for r in own)
    count = sum(len(deal.contests) for deal in deals)
    return {
        name: Estimate(mu, mu - WIDE * sigma, mu + WIDE * sigma, count)
        for name, (mu, sigma) in now.items()
    }
