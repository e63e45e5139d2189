"""One best staffing of the monuments as if the game ended now (MR-8.4).

`rules/scoring.py` computes what the best staffing earns; this module also finds who works where.
"""

from insula.games.magna_roma.rules.box import BY_STAFF, SCALE
from insula.games.magna_roma.rules.city import City
from insula.games.magna_roma.rules.scoring import worth
from insula.games.magna_roma.rules.state import RomaState

Staffed = tuple[int, tuple[tuple[int, int], ...]]  # points, then workers and points of each


def staffing(state: RomaState, city: City) -> list[tuple[int, int]]:
    """Workers and points of each monument, in the order they were built."""
    every = [ways_to_staff(state, city, at) for at in range(city.built)]
    largest = [max(reversed(ways), key=lambda way: way[1]) for ways in every]
    if sum(workers for workers, _ in largest) <= city.population:
        return largest
    best: list[Staffed] = [(0, ())] * (city.population + 1)
    for ways in every:
        best = [one_more(best, people, ways) for people in range(city.population + 1)]
    return list(best[city.population][1])


def one_more(best: list[Staffed], people: int, ways: list[tuple[int, int]]) -> Staffed:
    """The best for this many people with one monument more; the fewest workers among equals."""
    found = [
        (best[people - workers][0] + points, (*best[people - workers][1], (workers, points)))
        for workers, points in ways
        if workers <= people
    ]
    return max(found, key=lambda staffed: staffed[0])


def ways_to_staff(state: RomaState, city: City, at: int) -> list[tuple[int, int]]:
    """What each useful number of workers earns in a monument."""
    monument = city.monument[at]
    staff = state.box.monument_staff[monument]
    if state.box.monument_rule[monument] == BY_STAFF:
        scale = list(state.box.monument_scale)[monument * SCALE :]
        return [(workers, scale[workers]) for workers in range(staff + 1)]
    return [(0, 0), (staff, worth(state, city, at))]
