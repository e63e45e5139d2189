"""Where a city tile may go, by trying every sequence of tiles to its end, from the view alone.

Slow and plain: it lays tiles in every order on a dictionary of hexes and asks of each sequence
whether the turn may stop there. Only for small maps.
"""

from dataclasses import dataclass, replace

from tests.magna_grecia.recount import FACING, STEPS, Hex, View, across, around, hex_of


@dataclass(frozen=True)
class Turn:
    """What lies on the board, and this turn's city tiles in their order."""

    hexes: frozenset[Hex]
    things: dict[Hex, str]  # village, green, oracle, own, other, road
    reached: frozenset[Hex]  # villages that an own road reaches now
    laid: tuple[Hex, ...]
    legal: frozenset[Hex]  # those of them that covered a legal village
    covered: frozenset[Hex]  # all that covered a village
    founding: Hex | None  # while it lacks its village
    founded: bool
    rights: frozenset[Hex]  # villages that were legal before the founding
    cover: Hex | None  # the village that the next tile must cover

    def rightful(self) -> frozenset[Hex]:
        """The villages that may be founded on (MG-4.1)."""
        greens = {spot for spot, thing in self.things.items() if thing == "green"}
        here = {spot for spot in self.reached if self.things[spot] == "village"}
        return frozenset(greens | here)

    def allowed(self, spot: Hex) -> bool:
        """MG-4.1, MG-4.3, MG-4.4 for one tile, whatever comes after it."""
        if spot not in self.hexes or self.things.get(spot, "village") not in ("village", "green"):
            return False
        if self.cover is not None and spot != self.cover:
            return False
        near = [self.things.get(n) for n in around(spot)]
        if "other" in near or "oracle" in near:
            return False
        villages = near.count("village") + near.count("green")
        if villages > 1 or (villages and spot in self.things):
            return False
        if "own" in near:
            return True
        return not self.founded and (spot not in self.things or spot in self.rightful())

    def lay(self, spot: Hex) -> "Turn":
        founds = "own" not in [self.things.get(n) for n in around(spot)]
        rights = self.rightful() if founds else self.rights
        start = spot if founds else self.founding
        good = rights if start is not None else self.rightful()
        covers = self.things.get(spot) in ("village", "green")
        beside = [n for n in around(spot) if self.things.get(n) in ("village", "green")]
        after = replace(
            self,
            things={**self.things, spot: "own"},
            laid=(*self.laid, spot),
            legal=self.legal | ({spot} if covers and spot in good else set()),
            covered=self.covered | ({spot} if covers else set()),
            founding=start,
            founded=self.founded or founds,
            rights=rights,
            cover=beside[0] if beside else None,
        )
        whole = start is not None and bool(after.group() & after.legal)
        return replace(after, founding=None) if whole else after

    def group(self) -> set[Hex]:
        """This turn's tiles that hang together with the founding (MG-4.2)."""
        assert self.founding is not None
        found, rest = {self.founding}, [self.founding]
        while rest:
            for near in around(rest.pop()):
                if near in self.laid and near not in found:
                    found.add(near)
                    rest.append(near)
        return found

    def is_spoiled(self) -> bool:
        """The first village that a founding covers must be a legal one (MG-4.2)."""
        return self.founding is not None and bool(self.group() & self.covered)

    def may_stop(self) -> bool:
        return self.founding is None and self.cover is None

    def can_end(self, tiles: int) -> bool:
        """Is there any way to lay up to so many tiles more, so that the turn may stop?"""
        if self.may_stop():
            return True
        if tiles == 0 or self.is_spoiled():
            return False
        spots = [self.cover] if self.cover else self.candidates()
        return any(self.allowed(s) and self.lay(s).can_end(tiles - 1) for s in spots)

    def candidates(self) -> list[Hex]:
        """A founding was begun: only tiles that touch an own city can follow."""
        own = [spot for spot, thing in self.things.items() if thing == "own"]
        return sorted({near for spot in own for near in around(spot) if near in self.hexes})


def turn_of(view: View) -> Turn:
    seat = view["seat"]
    columns, rows = view["map"]["columns"], view["map"]["rows"]
    hexes = [(2 * x + y % 2, y) for y in range(rows) for x in range(columns - y % 2)]
    things = {hex_of(road["hex"]): "road" for road in view["roads"]}
    for place in view["places"]:
        kind = "own" if place["seat"] == seat else "other"
        kind = {"village": "green" if place["green"] else "village", "oracle": "oracle"}.get(
            place["kind"], kind
        )
        things |= {hex_of(name): kind for name in place["hexes"]}
    reached = frozenset(
        across(hex_of(road["hex"]), side)
        for road in view["roads"]
        for side in road["ends"]
        if road["seat"] == seat and things.get(across(hex_of(road["hex"]), side)) == "village"
    )
    assert set(STEPS) == set(FACING)
    return Turn(
        frozenset(hexes),
        things,
        reached,
        (),
        frozenset(),
        frozenset(),
        None,
        False,
        frozenset(),
        None,
    )


def city_hexes(turn: Turn, tiles: int) -> set[Hex]:
    """Every hex where a city tile may go with so many left, so that the turn can end."""
    if tiles == 0:
        return set()
    return {spot for spot in turn.hexes if turn.allowed(spot) and turn.lay(spot).can_end(tiles - 1)}


def road_hexes_kept(turn: Turn, tiles: int) -> set[Hex]:
    """Every open hex where a road would still let the turn end with so many city tiles."""
    kept = set()
    for spot in turn.hexes - set(turn.things):
        after = replace(turn, things={**turn.things, spot: "road"})
        if after.can_end(tiles):
            kept.add(spot)
    return kept
