"""Count points at the end and rank the players (MG-8)."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_grecia.rules.markets import is_active
from insula.games.magna_grecia.rules.places import market
from insula.games.magna_grecia.rules.state import CITY, NONE, STANDING, GreciaState

ORACLE_POINTS: Final = 4


def market_points(state: GreciaState, seat: i64) -> i64:
    """Return the value of every active market that is not sold (MG-8.1)."""
    total: i64 = 0
    place: i64 = 0
    while place <= state.box.villages:
        if market(state, place, seat) == STANDING and is_active(state, place, seat):
            total += state.worth[place]
        place += 1
    return total


def oracle_points(state: GreciaState, seat: i64) -> i64:
    """Return four points for each oracle that looks at a city of the seat (MG-8.1)."""
    total: i64 = 0
    for city in state.gaze:
        if city != NONE and state.kind[city] == CITY + seat:
            total += ORACLE_POINTS
    return total


def points(state: GreciaState, seat: i64) -> i64:
    kept = state.hands[seat].points
    return kept + market_points(state, seat) + oracle_points(state, seat)


def breakdown(state: GreciaState, seat: i64) -> dict[str, int]:
    """Return points by source."""
    return {
        "left over": state.hands[seat].points,
        "markets": market_points(state, seat),
        "oracles": oracle_points(state, seat),
    }


def ranking(state: GreciaState) -> list[int]:
    """Rank from 1; ties go to the most tiles left in the supply, then are shared (MG-8.2)."""
    keys = [tie_key(state, seat) for seat in range(state.players)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def tie_key(state: GreciaState, seat: i64) -> tuple[int, int]:
    hand = state.hands[seat]
    return (points(state, seat), hand.roads + hand.cities)
