"""Ratings: Elo with intervals from the variance between deals, and openskill.

Elo is the Bradley-Terry model, fitted to all meetings by maximum likelihood; a draw is half a win
and the mean of all bots is 0. One virtual draw of every pair is added, so that a bot that won every
game has a finite rating. Games of one deal are dependent, so intervals come from the effect of each
deal on a rating, with Student's quantile for one less than the number of deals. The variance is at
least that of independent meetings, because a few deals may all end the same way. With one deal
there is no interval.

openskill is Plackett-Luce over the ranks of every game, in the order of the plan; its interval is
1.96 of its own sigmas, which assumes independent games. A bot in several seats of a game is rated
once, by the mean of its seats.
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
Points = tuple[tuple[float, ...], ...]  # [bot][bot]: points of the first against the second


# -- Elo -----------------------------------------------------------------------------------------


def elo(deals: Sequence[Deal], names: Sequence[str]) -> dict[str, Estimate]:
    tables = [table(deal, names) for deal in deals]
    points = add_tables([*tables, virtual_draws(len(names))])
    strengths = fit(points)
    found = {}
    for at, name in enumerate(names):
        middle, far = ELO * strengths[at], ELO * reach(at, tables, points, strengths)
        found[name] = Estimate(middle, middle - far, middle + far, len(deals))
    return found


def reach(at: int, tables: Sequence[Points], points: Points, strengths: Sequence[float]) -> float:
    """Return half the width of the interval of a strength."""
    deals, count = len(tables), len(strengths)
    if deals < 2:
        return inf
    own = [(one == at) - 1 / count for one in range(count - 1)]
    weights = solve(hessian(points, strengths), own)  # effect of one more point for each bot
    moved = [product(weights, gradient(each, strengths)) for each in tables]
    return quantile(deals - 1) * sqrt(max(deals * variance(moved), product(weights, own)))


def product(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def table(deal: Deal, names: Sequence[str]) -> Points:
    met = deal.meetings
    return tuple(tuple(sum(met.get((one, other), ())) for other in names) for one in names)


def virtual_draws(count: int) -> Points:
    """Return one draw for every pair."""
    bots = range(count)
    return tuple(tuple(0.5 * (one != other) for other in bots) for one in bots)


def add_tables(tables: Sequence[Points]) -> Points:
    bots = range(len(tables[0]))
    return tuple(tuple(sum(each[one][other] for each in tables) for other in bots) for one in bots)


def fit(points: Points) -> list[float]:
    """Fit the strengths of the Bradley-Terry model, with mean 0, by Newton's method."""
    strengths = [0.0] * len(points)
    for _ in range(100):
        step = [*solve(hessian(points, strengths), gradient(points, strengths)), 0.0]
        longest = max(abs(each) for each in step)
        scale = min(1.0, FARTHEST_STEP / longest) if longest else 0.0
        strengths = [s + scale * each for s, each in zip(strengths, step, strict=True)]
        if longest < 1e-9:
            break
    middle = fmean(strengths)
    return [strength - middle for strength in strengths]


def expected(strengths: Sequence[float], one: int, other: int) -> float:
    return 1 / (1 + exp(strengths[other] - strengths[one]))


def gradient(points: Points, strengths: Sequence[float]) -> list[float]:
    """Return the gradient: points above expectation, without the last bot."""
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


def hessian(points: Points, strengths: Sequence[float]) -> list[list[float]]:
    """Return the negative Hessian; the strength of the last bot is fixed."""
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


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve positive definite linear equations by elimination."""
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
    """Return the Elo difference of a share of points."""
    if share in (0.0, 1.0):
        return inf if share else -inf
    return ELO * log(share / (1 - share))


# -- openskill -----------------------------------------------------------------------------------


def openskill(deals: Sequence[Deal], names: Sequence[str]) -> dict[str, Estimate]:
    model = PlackettLuce()
    now = dict.fromkeys(names, (model.mu, model.sigma))
    for contest in (contest for deal in deals for contest in deal.contests):
        teams = [[model.rating(*now[seat.bot])] for seat in contest]
        after = model.rate(teams, ranks=[float(seat.rank) for seat in contest])
        for name in {seat.bot for seat in contest}:
            own = [team[0] for team, seat in zip(after, contest, strict=True) if seat.bot == name]
            now[name] = fmean(r.mu for r in own), fmean(r.sigma for r in own)
    count = sum(len(deal.contests) for deal in deals)
    return {
        name: Estimate(mu, mu - WIDE * sigma, mu + WIDE * sigma, count)
        for name, (mu, sigma) in now.items()
    }
