"""Recount connections, values, activity, costs, oracles and points from the view alone.

Plain and slow, and no line of it is shared with the rules: hexes are counted in half steps (a step
east is two), places are flooded one by one, and only what lies on the board is read.
"""

from functools import cache
from typing import Any

View = dict[str, Any]
Hex = tuple[int, int]
STEPS = {"ne": (1, -1), "e": (2, 0), "se": (1, 1), "sw": (-1, 1), "w": (-2, 0), "nw": (-1, -1)}
FACING = {"ne": "sw", "e": "w", "se": "nw", "sw": "ne", "w": "e", "nw": "se"}


@cache
def hex_of(name: str) -> Hex:
    """Return half steps from the west and rows from the north."""
    row = ord(name[0]) - ord("a")
    return 2 * (int(name[1:]) - 1) + row % 2, row


def across(spot: Hex, side: str) -> Hex:
    return spot[0] + STEPS[side][0], spot[1] + STEPS[side][1]


def around(spot: Hex) -> list[Hex]:
    return [across(spot, side) for side in STEPS]


def road_sides(road: View) -> set[str]:
    """Return the two sides that a road tile joins, from 'e-w'."""
    return set(road["ends"].split("-"))


NEW_CITY = "(new city)"
"""The name here of a city that does not include a village yet."""


def name_of(place: View) -> str:
    return place["name"] or NEW_CITY


def holder_of(oracle: View) -> str | None:
    """Return the city that an oracle looks at."""
    return (oracle["holder"]["city"] or NEW_CITY) if oracle["holder"] else None


class Count:
    """A board read from a view, and what follows from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.places = {name_of(place): place for place in view["places"]}
        self.at = {hex_of(h): name_of(place) for place in view["places"] for h in place["hexes"]}
        self.roads = {hex_of(road["hex"]): road for road in view["roads"]}
        self.connected = {name: self.flood(name) for name in self.places}
        self.cities: dict[int, set[str]] = {seat: set() for seat in range(view["players"])}
        for name, place in self.places.items():
            if place["kind"] == "city":
                self.cities[place["seat"]].add(name)
        self.stalls = {name: self.markets(name) for name in self.places}

    def flood(self, name: str) -> set[str]:
        """Return the other places that roads from here lead to directly (MG-6.4)."""
        found: set[str] = set()
        for spot in map(hex_of, self.places[name]["hexes"]):
            for side in STEPS:
                found |= self.follow(spot, side)
        return found - {name}

    def follow(self, spot: Hex, side: str) -> set[str]:
        start = True
        seen: set[Hex] = set()
        while True:
            spot = across(spot, side)
            if spot in self.at:
                return set() if start else {self.at[spot]}
            road = self.roads.get(spot)
            if road is None or FACING[side] not in road_sides(road) or spot in seen:
                return set()
            seen.add(spot)
            start = False
            (side,) = road_sides(road) - {FACING[side]}

    # -- markets --------------------------------------------------------------------------------

    def is_active(self, name: str, seat: int) -> bool:
        """Return whether the place is an own city or connected to one (MG-6.3)."""
        return name in self.cities[seat] or bool(self.connected[name] & self.cities[seat])

    def markets(self, name: str) -> list[View]:
        value = len(self.connected[name])
        found = []
        for stall in self.places[name]["markets"]:
            sold = stall["state"] == "sold"
            active = not sold and self.is_active(name, stall["seat"])
            state = "sold" if sold else "active" if active else "inactive"
            found.append({"seat": stall["seat"], "state": state, "value": value if active else 0})
        return found

    def cost(self, name: str, seat: int) -> int | None:
        """Return the price of a market, or None where none can be built (MG-6.1, MG-6.2)."""
        place = self.places[name]
        stalls = place["markets"]
        if place["kind"] == "oracle" or place["seat"] == seat:
            return None
        if any(stall["seat"] == seat for stall in stalls):
            return None
        tiles = len(place["hexes"]) if place["kind"] == "city" else 1
        return tiles + sum(1 for stall in stalls if stall["state"] != "sold")

    # -- oracles and points -----------------------------------------------------------------------

    def cities_of(self, oracle: str) -> dict[str, int]:
        """Return the cities connected to an oracle, with their connections."""
        names = [n for n in self.connected[oracle] if self.places[n]["kind"] == "city"]
        return {n: len(self.connected[n]) for n in names}

    def holder(self, oracle: str, former: str | None, active: int) -> str | None:
        """Return the city that an oracle must look at after a placement (MG-7.2)."""
        cities = self.cities_of(oracle)
        if not cities:
            return None
        most = max(cities.values())
        if former is not None and cities[former] == most:
            return former
        order = self.view["order"]
        turns = order[order.index(active) :] + order[: order.index(active)]

        def key(name: str) -> tuple[int, int, int]:
            x, row = min(map(hex_of, self.places[name]["hexes"]), key=lambda spot: spot[::-1])
            return turns.index(self.places[name]["seat"]), row, x

        return min((name for name, count in cities.items() if count == most), key=key)

    def points(self, seat: int) -> dict[str, int]:
        stalls = [stall for name in self.places for stall in self.stalls[name]]
        held = [o for o in map(holder_of, self.view["oracles"]) if o and self.owner(o) == seat]
        return {
            "left over": self.view["hands"][seat]["points"],
            "markets": sum(stall["value"] for stall in stalls if stall["seat"] == seat),
            "oracles": 4 * len(held),
        }

    def owner(self, city: str) -> int:
        seat: int = self.places[city]["seat"]
        return seat


def check(view: View) -> Count:
    """Check every number of a view."""
    count = Count(view)
    for name, place in count.places.items():
        assert place["connections"] == len(count.connected[name]), name
        assert {c["place"] or NEW_CITY for c in place["connected"]} == count.connected[name], name
        assert place["markets"] == count.stalls[name], name
        assert place["cost"] == [count.cost(name, seat) for seat in range(view["players"])], name
    check_cities(count)
    check_oracles(count)
    for seat in range(view["players"]):
        points = count.points(seat)
        assert view["breakdown"][seat] == points
        assert view["scores"][seat] == sum(points.values())
    return count


def check_cities(count: Count) -> None:
    """Check that cities are connected and touch no other place (MG-4.4, MG-4.9)."""
    covering = count.view["step"] == "cover"
    for name, place in count.places.items():
        if place["kind"] != "city":
            assert len(place["hexes"]) == 1
            continue
        hexes = {hex_of(h) for h in place["hexes"]}
        assert spread(hexes) == hexes, name
        beside = {count.at[n] for spot in hexes for n in around(spot) if n in count.at} - {name}
        if not covering:
            assert not beside, (name, beside)
        assert len({s["seat"] for s in place["markets"]}) == len(place["markets"])
    assert not set(count.roads) & set(count.at)


def spread(hexes: set[Hex]) -> set[Hex]:
    start = next(iter(hexes))
    found, rest = {start}, [start]
    while rest:
        for near in around(rest.pop()):
            if near in hexes and near not in found:
                found.add(near)
                rest.append(near)
    return found


def check_oracles(count: Count) -> None:
    """Check that no connected city has more connections than the holder (MG-7.1)."""
    for oracle in count.view["oracles"]:
        cities = count.cities_of(oracle["name"])
        if count.view["step"] == "cover":
            continue
        holder = holder_of(oracle)
        assert (holder is None) == (not cities)
        if holder:
            most = cities.pop(holder)
            assert oracle["holder"]["connections"] == most
            assert oracle["holder"]["seat"] == count.owner(holder)
            rivals = {
                c["city"] or NEW_CITY: (c["connections"], c["lacks"]) for c in oracle["challengers"]
            }
            assert rivals == {name: (n, most + 1 - n) for name, n in cities.items()}
            assert all(n <= most for n in cities.values())
