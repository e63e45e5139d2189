"""Measures of a game: each is one number, so that games of two sides can be compared."""

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
    """Points of the first place before the second."""
    first, second, *_ = sorted(game.scores, reverse=True)
    return first - second


def spread(game: Sample) -> float:
    return max(game.scores) - min(game.scores)


def shared(game: Sample) -> float:
    return float(game.ranking.count(1) > 1)


def first_wins(game: Sample) -> float:
    """How much more than its share the seat with the first turn wins."""
    return game.wins[game.order[0]] - 1 / len(game.scores)


def first_points(game: Sample) -> float:
    first = game.order[0]
    return game.scores[first] - game.others(game.scores, first)


def moves_per_decision(game: Sample) -> float:
    return game.moves / game.decisions


def from_source(source: str) -> Measure:
    return lambda game: fmean(seat.get(source, 0) for seat in game.sources)


def pieces(kind: str) -> Measure:
    """How many components of a kind a seat has."""
    return lambda game: fmean(len(seat.get(kind, [])) for seat in game.components)


def most_in_use(supply: str) -> Measure:
    """How many pieces of a supply were in use at the moment when most were."""
    return lambda game: game.supplies[supply][0]


def ran_out(supply: str) -> Measure:
    """Were more pieces in use at any moment than the printed game has?"""
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
    """Kinds of components of which seats have more or fewer, each way of counting once."""
    kinds = dict.fromkeys(kind for game in games for seat in game.components for kind in seat)
    counted = {tuple(pieces(kind)(game) for game in games): kind for kind in reversed(kinds)}
    return [kind for counts, kind in reversed(counted.items()) if len(set(counts)) > 1]


def measures(games: Sequence[Sample]) -> dict[str, Measure]:
    """All measures that these games have, by their words."""
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
    """What a measure that is a share cannot leave."""
    if name == SHARED or name.startswith(OVER):
        return 0.0, 1.0
    return (-1 / seats, 1 - 1 / seats) if name == FIRST_WINS else None


def sources(games: Sequence[Sample]) -> list[str]:
    """Every source of points that gave anything."""
    names = dict.fromkeys(name for game in games for seat in game.sources for name in seat)
    return [
        name for name in names if any(seat.get(name) for game in games for seat in game.sources)
    ]
