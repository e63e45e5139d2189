"""Ratings: Elo with intervals by resampling deals, and openskill.

Elo is the Bradley-Terry model fitted to all meetings at once by maximum likelihood, a draw as half
a win; the mean of all bots is 0. One virtual deal on which all meetings were drawn is added, so
that a bot that won everything has a rating too. Intervals are from the Bayesian bootstrap over
deals, since the games of a deal are dependent: a thousand times every deal, the virtual one too,
gets a random weight (exponential with mean 1) and the model is fitted again; 95 % of these ratings
lie inside.

openskill is Plackett-Luce over the places of every game, in the order of the plan; its interval is
1.96 of its own sigmas, which takes games for independent. A bot in several seats of a game is rated
once, by the mean of what its seats would get.
"""

from collections import Counter
from collections.abc import Sequence
from math import exp, inf, log
from statistics import fmean

from openskill.models import PlackettLuce

from insula.arena.student import Estimate
from insula.arena.tournament.results import Deal
from insula.kernel.random import Random

ROUNDS = 1000
ELO = 400 / log(10)
WORD = float(1 << 32)
WIDE = 1.959964
FARTHEST_STEP = 2.0
Points = tuple[tuple[float, ...], ...]  # [bot][bot]: what the one took of the other


def exponential(rng: Random) -> float:
    return -log((float(rng.word()) + 1) / (WORD + 1))


# -- Elo -----------------------------------------------------------------------------------------


def elo(deals: Sequence[Deal], names: Sequence[str], rng: Random) -> dict[str, Estimate]:
    alike = Counter(table(deal, names) for deal in deals)
    alike[drawn(next(iter(alike)))] += 1
    best = fit(added(list(alike), [float(count) for count in alike.values()]), [0.0] * len(names))
    again = []
    for _ in range(ROUNDS):
        weights = [sum(exponential(rng) for _ in range(count)) for count in alike.values()]
        again.append(fit(added(list(alike), weights), best))
    return {name: rated(best, again, at, len(deals)) for at, name in enumerate(names)}


def rated(best: list[float], again: list[list[float]], at: int, deals: int) -> Estimate:
    ordered = sorted(each[at] for each in again)
    edge = ROUNDS // 40
    low, high = ordered[edge - 1], ordered[-edge]
    return Estimate(best[at] * ELO, low * ELO, high * ELO, deals)


def table(deal: Deal, names: Sequence[str]) -> Points:
    met = deal.meetings
    return tuple(tuple(sum(met.get((one, other), ())) for other in names) for one in names)


def drawn(like: Points) -> Points:
    """The same meetings, all drawn."""
    size = range(len(like))
    return tuple(tuple((like[one][other] + like[other][one]) / 2 for other in size) for one in size)


def added(tables: Sequence[Points], weights: Sequence[float]) -> Points:
    size = range(len(tables[0]))
    weighted = list(zip(weights, tables, strict=True))
    return tuple(
        tuple(sum(weight * each[one][other] for weight, each in weighted) for other in size)
        for one in size
    )


def fit(points: Points, start: Sequence[float]) -> list[float]:
    """The strengths of the Bradley-Terry model, with mean 0, by Newton's method."""
    strengths = list(start)
    for _ in range(100):
        step = newton_step(points, strengths)
        longest = max(abs(each) for each in step)
        scale = min(1.0, FARTHEST_STEP / longest) if longest else 0.0
        strengths = [s + scale * each for s, each in zip(strengths, step, strict=True)]
        if longest < 1e-9:
            break
    middle = fmean(strengths)
    return [strength - middle for strength in strengths]


def newton_step(points: Points, strengths: Sequence[float]) -> list[float]:
    """Towards the most likely strengths; the last stays where it is, as only differences count."""
    count = len(points) - 1
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for one in range(count):
        for other in range(count + 1):
            met = points[one][other] + points[other][one]
            if one == other or not met:
                continue
            expected = 1 / (1 + exp(strengths[other] - strengths[one]))
            slope[one] += points[one][other] - met * expected
            bend = met * expected * (1 - expected)
            curve[one][one] += bend
            if other < count:
                curve[one][other] -= bend
    return [*solved(curve, slope), 0.0]


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
