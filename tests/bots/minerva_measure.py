"""Measure bots in Minerva: points by source, and the share of games won.

    python -m tests.bots.minerva_measure alone BOT GAMES SEED
    python -m tests.bots.minerva_measure pair BOT BOT DEALS SEED    each deal from both seats

docs/reports/minerva-calibration.md gives the figures.
"""

import sys
from collections import Counter

from insula.arena.match import Match, play_bots


def alone(bot: str, games: int, seed: int) -> None:
    """Print the points of a bot that plays alone."""
    points: list[int] = []
    sources: Counter[str] = Counter()
    for number in range(games):
        outcome = play_bots(Match("minerva", 1, seed, (bot,)), number)
        points.append(outcome.scores[0])
        sources.update(outcome.breakdown[0])
    print(f"{bot}: mean {sum(points) / games:.1f}, {min(points)} to {max(points)}")
    print(means(sources, games))


def pair(first: str, second: str, deals: int, seed: int) -> None:
    """Print the share of games that the first bot wins, and the points of both."""
    won = 0.0
    sources: dict[int, Counter[str]] = {0: Counter(), 1: Counter()}
    for number in range(deals):
        for seat in range(2):
            bots = (second, first) if seat else (first, second)
            outcome = play_bots(Match("minerva", 2, seed, bots), number)
            won += (outcome.ranking[seat] == 1) / outcome.ranking.count(1)
            for bot in range(2):
                sources[bot].update(outcome.breakdown[(seat + bot) % 2])
    print(f"{first} against {second}: {won / (2 * deals):.0%} of {2 * deals} games")
    for counted in sources.values():
        print(means(counted, 2 * deals))


def means(sources: Counter[str], games: int) -> str:
    parts = (f"{name} {points / games:.1f}" for name, points in sources.items())
    return f"  {sources.total() / games:.1f} points: {', '.join(parts)}"


if __name__ == "__main__":
    _, what, *names, count, with_seed = sys.argv
    if what == "alone":
        alone(names[0], int(count), int(with_seed))
    else:
        pair(names[0], names[1], int(count), int(with_seed))
