"""Measures of a game: one number each, so that the games of two sides can be compared."""

from collections.abc import Callable, Sequence
from statistics import fmean

from insula.arena.lab.sample import Sample

Measure = Callable[[Sample], float]
Bounds = tuple[float, float]
SHARED = "share of games with a shared first place"
OVER = "share of games with more than"
FIRST_WINS = "wins of the first turn, above its share"


def mean_points(game: Sample) -> float:
    return fmean(game.scores)


def best_points(game: Sample) -> float:
    return max(game.scores)


def lead(game: Sample) -> float:
    """Return the points between first and second place."""
    first, second, *_ = sorted(game.scores, reverse=True)
    return first - second


def spread(game: Sample) -> float:
    return max(game.scores) - min(game.scores)


def shared(game: Sample) -> float:
    return float(game.ranking.count(1) > 1)


def first_wins(game: Sample) -> float:
    """Return the wins of the first turn minus an equal share."""
    return game.wins[game.order[0]] - 1 / len(game.scores)


def first_points(game: Sample) -> float:
    first = game.order[0]
    return game.scores[first] - game.others(game.scores, first)


def moves_per_decision(game: Sample) -> float:
    return game.moves / game.decisions


def from_source(source: str) -> Measure:
    return lambda game: fmean(seat.get(source, 0) for seat in game.sources)


def pieces(kind: str) -> Measure:
    """Measure the mean number of components of a kind per seat."""
    return lambda game: fmean(len(seat.get(kind, [])) for seat in game.components)


def most_in_use(supply: str) -> Measure:
    """Measure the maximum number of pieces of a supply in use at once."""
    return lambda game: game.supplies[supply][0]


def ran_out(supply: str) -> Measure:
    """Measure whether more pieces were in use at once than the printed game has."""
    return lambda game: float(game.supplies[supply][0] > game.supplies[supply][1])


def supply_measures(games: Sequence[Sample]) -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    for name in games[0].supplies:
        printed = dict.fromkeys(game.supplies[name][1] for game in games)
        found[f"{name}: most in use at once"] = most_in_use(name)
        counts = " or ".join(str(count) for count in printed)
        found[f"{OVER} {counts} {name} in use"] = ran_out(name)
    return found


def varying_kinds(games: Sequence[Sample]) -> list[str]:
    """Return the kinds of components whose numbers vary, without equal counts."""
    kinds = dict.fromkeys(kind for game in games for seat in game.components for kind in seat)
    counted = {tuple(pieces(kind)(game) for game in games): kind for kind in reversed(kinds)}
    return [kind for counts, kind in reversed(counted.items()) if len(set(counts)) > 1]


def measures(games: Sequence[Sample]) -> dict[str, Measure]:
    """Return all measures of these games by name."""
    seats = len(games[0].scores)
    found: dict[str, Measure] = {"points of a seat": mean_points}
    if seats > 2:
        found["spread from first to last"] = spread
    if seats > 1:
        found |= {
            "points of the winner": best_points,
            "lead of the first over the second": lead,
            SHARED: shared,
            FIRST_WINS: first_wins,
            "points of the first turn, above the others": first_points,
        }
    found |= {
        "decisions of a game": lambda game: float(game.decisions),
        "decisions with a choice": lambda game: float(game.choices),
        "moves of a decision": moves_per_decision,
    }
    if any(game.turns for game in games):
        found["turns of a game"] = lambda game: float(game.turns)
    found |= supply_measures(games)
    return found | {f"{kind}: pieces of a seat": pieces(kind) for kind in varying_kinds(games)}


def bounds(name: str, seats: int) -> Bounds | None:
    """Return the bounds of a measure that is a share."""
    if name == SHARED or name.startswith(OVER):
        return 0.0, 1.0
    return (-1 / seats, 1 - 1 / seats) if name == FIRST_WINS else None


def sources(games: Sequence[Sample]) -> list[str]:
    """Return every source that gave points."""
    names = dict.fromkeys(name for game in games for seat in game.sources for name in seat)
    return [
        name for name in names if any(seat.get(name) for game in games for seat in game.sources)
    ]
