"""What a tournament comes to, ready for JSON."""

from typing import Any

from insula.arena.student import Estimate
from insula.arena.tournament.course import Course
from insula.arena.tournament.ratings import elo, elo_of_share, openskill
from insula.arena.tournament.results import BotScore, PairScore, bot_score, pair_scores
from insula.arena.tournament.settle import BOUND, ERROR, Trial

Figures = dict[str, Any]


def figures(course: Course) -> Figures:
    """Only whole deals count."""
    plan, deals = course.plan, course.whole
    told: Figures = {
        **plan.told(),
        "deals": len(deals),
        "games": len(deals) * course.games_per_deal,
        "lineups": [list(lineup) for lineup in plan.lineups()],
        "crashed": {str(number): where for number, where in sorted(course.crashed.items())},
    }
    if not deals:
        return {**told, "standings": [], "pairs": [], "settle": settled(course.test)}
    names = plan.names()
    ratings = elo(deals, names)
    skills = openskill(deals, names)
    standings = [
        standing(bot_score(deals, name, plan.players), ratings[name], skills[name])
        for name in names
    ]
    standings.sort(key=lambda each: -each["elo"]["value"])
    ranked = [each["bot"] for each in standings]
    pairs = [pair(score) for score in pair_scores(deals, ranked)]
    return {**told, "standings": standings, "pairs": pairs, "settle": settled(course.test)}


def standing(score: BotScore, rating: Estimate, skill: Estimate) -> Figures:
    ordered = sorted(score.scores)
    return {
        "bot": score.bot,
        "seats": score.seats,
        "elo": rating.told(),
        "openskill": skill.told(),
        "wins": score.wins.told(),
        "wins_by_seat": score.by_seat,
        "points": score.points.told(),
        "points_at": {
            f"{percent} %": ordered[round(percent / 100 * (len(ordered) - 1))]
            for percent in (0, 10, 25, 50, 75, 90, 100)
        },
    }


def pair(score: PairScore) -> Figures:
    share = score.share
    difference = Estimate(
        elo_of_share(share.value), elo_of_share(share.low), elo_of_share(share.high), share.n
    )
    return {
        "bot": score.pair[0],
        "other": score.pair[1],
        "won": score.won,
        "drawn": score.drawn,
        "lost": score.lost,
        "share": share.told(),
        "elo": {key: finite(value) for key, value in difference.told().items()},
    }


def finite(value: float | None) -> float | None:
    """JSON knows no infinity."""
    return None if value is None or abs(value) == float("inf") else value


def settled(test: Trial | None) -> Figures | None:
    """The claim, its hypotheses, and what became of it."""
    if test is None:
        return None
    low, high = test.claim.hypotheses()
    return {
        "claim": test.claim.text(),
        "bot": test.claim.bot,
        "other": test.claim.other,
        "share": test.claim.share,
        "h0": low,
        "h1": high,
        "error": ERROR,
        "bound": BOUND,
        "verdict": test.verdict(),
        "deals": len(test.path),
        "log_likelihood_ratio": test.path,
    }
