"""Find where a city tile may go by trying every sequence of tiles, from the view alone.

Slow and plain: it lays tiles in every order on a dictionary of hexes and asks of each sequence
whether the turn may stop there. Only for small maps and small cities.
"""

from dataclasses import dataclass, replace

from tests.magna_grecia.recount import FACING, STEPS, Hex, View, across, around, hex_of, road_sides


@dataclass(frozen=True)
class Turn:
    """What lies on the board, and this turn's city tiles in their order."""

    hexes: frozenset[Hex]
    things: dict[Hex, str]  # village, green, oracle, own, other, road
    run_into: frozenset[Hex]  # hexes that an own road's end faces now
    laid: tuple[Hex, ...]
    rightful: frozenset[Hex]  # those of them that were green villages or run into when laid
    covered: frozenset[Hex]  # those of them that covered a village
    founding: Hex | None  # its first tile, while it lacks its village
    founded: bool
    cover: Hex | None  # the village that the next tile must cover
    spoiled: bool = False  # the new city got its first village without any right

    def is_rightful(self, spot: Hex) -> bool:
        return self.things.get(spot) == "green" or spot in self.run_into

    def allowed(self, spot: Hex) -> bool:
        """Check MG-4.1, MG-4.3 and MG-4.4 for one tile, regardless of later tiles."""
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
        return not self.founded and (spot not in self.things or self.is_rightful(spot))

    def lay(self, spot: Hex) -> "Turn":
        founds = "own" not in [self.things.get(n) for n in around(spot)]
        covers = self.things.get(spot) in ("village", "green")
        beside = [n for n in around(spot) if self.things.get(n) in ("village", "green")]
        after = replace(
            self,
            things={**self.things, spot: "own"},
            laid=(*self.laid, spot),
            rightful=self.rightful | ({spot} if self.is_rightful(spot) else set()),
            covered=self.covered | ({spot} if covers else set()),
            founding=spot if founds else self.founding,
            founded=self.founded or founds,
            cover=beside[0] if beside else None,
        )
        return after.settled()

    def settled(self) -> "Turn":
        """The founding is complete with the first village that its city covers (MG-4.2)."""
        if self.founding is None:
            return self
        city = self.group()
        if not city & self.covered:
            return self
        return replace(self, founding=None, spoiled=not city & self.rightful)

    def group(self) -> set[Hex]:
        """Return this turn's tiles that are connected with the founding's first tile (MG-4.2)."""
        assert self.founding is not None
        found, rest = {self.founding}, [self.founding]
        while rest:
            for near in around(rest.pop()):
                if near in self.laid and near not in found:
                    found.add(near)
                    rest.append(near)
        return found

    def may_stop(self) -> bool:
        return self.founding is None and self.cover is None

    def can_end(self, tiles: int) -> bool:
        """Return whether the turn can end after at most this many more tiles."""
        if self.spoiled:
            return False
        if self.may_stop():
            return True
        if tiles == 0:
            return False
        spots = [self.cover] if self.cover else self.candidates()
        return any(self.allowed(s) and self.lay(s).can_end(tiles - 1) for s in spots)

    def candidates(self) -> list[Hex]:
        """A founding was begun: only tiles that touch an own city can follow."""
        own = [spot for spot, thing in self.things.items() if thing == "own"]
        return sorted({near for spot in own for near in around(spot) if near in self.hexes})


def land(view: View) -> frozenset[Hex]:
    """Return every hex of the map that is not sea."""
    drawn = view["map"]
    widths = (drawn["columns"], drawn["odd_columns"])
    hexes = {(2 * x + y % 2, y) for y in range(drawn["rows"]) for x in range(widths[y % 2])}
    return frozenset(hexes - {hex_of(name) for name in drawn["sea"]})


def turn_of(view: View) -> Turn:
    seat = view["seat"]
    things = {hex_of(road["hex"]): "road" for road in view["roads"]}
    for place in view["places"]:
        kind = "own" if place["seat"] == seat else "other"
        kind = {"village": "green" if place["green"] else "village", "oracle": "oracle"}.get(
            place["kind"], kind
        )
        things |= {hex_of(name): kind for name in place["hexes"]}
    run_into = frozenset(
        across(hex_of(road["hex"]), side)
        for road in view["roads"]
        for side in road_sides(road)
        if road["seat"] == seat
    )
    assert set(STEPS) == set(FACING)
    nothing: frozenset[Hex] = frozenset()
    return Turn(land(view), things, run_into, (), nothing, nothing, None, False, None)


def city_hexes(turn: Turn, tiles: int) -> set[Hex]:
    """Return every hex where a city tile may go so that the turn can end with this many tiles."""
    if tiles == 0:
        return set()
    return {spot for spot in turn.hexes if turn.allowed(spot) and turn.lay(spot).can_end(tiles - 1)}


def road_is_kept(turn: Turn, tiles: int, spot: Hex, sides: tuple[str, ...]) -> bool:
    """Return whether the turn can still end with this many city tiles after a road."""
    ends = {across(spot, side) for side in sides}
    after = replace(
        turn, things={**turn.things, spot: "road"}, run_into=turn.run_into | frozenset(ends)
    )
    return after.can_end(tiles)


def roads_of(view: View, turn: Turn) -> set[tuple[str, Hex, tuple[str, ...]]]:
    """Return every road tile that MG-5 lets the seat lay: its text, hex and sides."""
    tiles = {hex_of(road["hex"]): road for road in view["roads"]}
    names = list(STEPS)
    found: set[tuple[str, Hex, tuple[str, ...]]] = set()
    for spot in turn.hexes - set(turn.things):
        for one, other in ((i, j) for i in range(6) for j in range(i + 2, min(i + 5, 6))):
            sides = (names[one], names[other])
            if may_lie(view["seat"], turn, tiles, spot, sides):
                found.add((f"road {name_of(spot)} {'-'.join(sides)}", spot, sides))
    return found


def may_lie(
    seat: int, turn: Turn, tiles: dict[Hex, View], spot: Hex, sides: tuple[str, ...]
) -> bool:
    """Return whether an end is anchored and none meets an opponent's road."""
    anchored = False
    for side in sides:
        near = across(spot, side)
        thing, tile = turn.things.get(near), tiles.get(near)
        if tile is not None and FACING[side] in road_sides(tile):
            if tile["seat"] != seat:
                return False
            anchored = True
        anchored |= thing in ("own", "other")
        anchored |= thing in ("village", "green", "oracle") and near in turn.run_into
    return anchored


def name_of(spot: Hex) -> str:
    return f"{chr(ord('a') + spot[1])}{spot[0] // 2 + 1}"
