"""Let oracles look at the city with the most connections (MG-7)."""

from mypy_extensions import i64

from insula.games.magna_grecia.rules.state import CITY, GAZE, NONE, ORACLE, GreciaState


def turn_oracles(state: GreciaState, active: i64) -> None:
    """Update every oracle after a placement (MG-7.2)."""
    state.stale = False
    cities: i64 = 0
    for hand in state.hands:
        cities |= hand.places
    oracle: i64 = 0
    while oracle < state.box.villages:
        if state.kind[oracle] == ORACLE and state.linked[oracle] & cities != 0:
            turn_oracle(state, active, oracle, state.linked[oracle] & cities)
        oracle += 1


def turn_oracle(state: GreciaState, active: i64, oracle: i64, cities: i64) -> None:
    """Turn an oracle if a connected city has strictly more connections than the holder (MG-7.1)."""
    holder = state.gaze[oracle]
    best = holder
    city: i64 = 0
    while cities != 0:
        if cities & 1 and (best == NONE or is_better(state, active, city, best, holder)):
            best = city
        cities >>= 1
        city += 1
    if best != holder:
        state.gaze[oracle] = best
        state.note(GAZE, state.kind[best] - CITY, oracle, best, holder)


def is_better(state: GreciaState, active: i64, city: i64, best: i64, holder: i64) -> bool:
    """Compare by connections, then prefer the active player's city, then turn order."""
    if state.worth[city] != state.worth[best]:
        return state.worth[city] > state.worth[best]
    if best == holder or city == holder:
        return city == holder
    one = turns_after(state, active, state.kind[city] - CITY)
    other = turns_after(state, active, state.kind[best] - CITY)
    return one < other or (one == other and lowest_hex(state, city) < lowest_hex(state, best))


def turns_after(state: GreciaState, active: i64, seat: i64) -> i64:
    """Return how many turns after the active player a seat plays."""
    away: i64 = 0
    at: i64 = 0
    while at < state.players:
        if state.order[at] == seat:
            away += at
        if state.order[at] == active:
            away -= at
        at += 1
    return (away + state.players) % state.players


def lowest_hex(state: GreciaState, place: i64) -> i64:
    cell: i64 = 0
    while state.place[cell] != place:
        cell += 1
    return cell
