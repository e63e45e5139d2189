"""The figures of a tournament, for JSON."""

from typing import Any

from insula.arena.intervals import Estimate
from insula.arena.tournament.progress import TournamentProgress
from insula.arena.tournament.ratings import elo, elo_of_share, openskill
from insula.arena.tournament.results import BotScore, PairScore, bot_score, pair_scores
from insula.arena.tournament.sequential_test import BOUND, ERROR, SequentialTest

Figures = dict[str, Any]


def figures(progress: TournamentProgress) -> Figures:
    """Return all figures. Only complete deals count."""
    plan, deals = progress.plan, progress.whole
    claim_test = test_figures(progress.test)
    summary: Figures = {
        **plan.as_dict(),
        "deals": len(deals),
        "games": len(deals) * progress.games_per_deal,
        "lineups": [list(lineup) for lineup in plan.lineups()],
        "crashed": {str(number): where for number, where in sorted(progress.crashed.items())},
    }
    if not deals:
        return {**summary, "standings": [], "pairs": [], "claim_test": claim_test}
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
    return {
        **summary,
        "standings": standings,
        "pairs": pairs,
        "claim_test": claim_test,
    }


def standing(score: BotScore, rating: Estimate, skill: Estimate) -> Figures:
    ordered = sorted(score.scores)
    return {
        "bot": score.bot,
        "seats": score.seats,
        "elo": rating.as_dict(),
        "openskill": skill.as_dict(),
        "wins": score.wins.as_dict(),
        "wins_by_seat": score.by_seat,
        "points": score.points.as_dict(),
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
        "share": share.as_dict(),
        "elo": {key: finite(value) for key, value in difference.as_dict().items()},
    }


def finite(value: float | None) -> float | None:
    """Replace infinity, which JSON does not have."""
    return None if value is None or abs(value) == float("inf") else value


def test_figures(test: SequentialTest | None) -> Figures | None:
    """Return the claim, its hypotheses and the verdict."""
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
