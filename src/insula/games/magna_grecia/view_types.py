"""The types of a view of Magna Grecia; the page's types are generated from them."""

from typing import Annotated, Literal, TypedDict

from insula.games.magna_grecia.facts.nouns import Ends, Hex, Village
from insula.games.magna_grecia.rules.box import Colour
from insula.games.magna_grecia.rules.state import StepName
from insula.kernel.facts import Id, Seat, named

CityName = Annotated[str | None, named("village")]
"""The name of a place: that of its village. None for a city that does not include one yet."""
PlaceKind = Literal["village", "oracle", "city"]
MarketState = Literal["active", "inactive", "sold"]

# -- cards and map -------------------------------------------------------------------------------


class AllowanceView(TypedDict):
    """How many tiles an action allows: with another action in the same turn, or alone (MG-2.5)."""

    usual: int
    alone: int


class CardView(TypedDict):
    """An action card; `order` lists all four colours."""

    card: int
    border: Colour
    order: list[Colour]
    roads: AllowanceView
    cities: AllowanceView
    resupply: AllowanceView


class VillageView(TypedDict):
    """A village as printed on the map."""

    name: Village
    hex: Hex
    green: bool


class MapView(TypedDict):
    """The grid with its sea; odd rows, counted from 0, are shifted half a hex to the right."""

    columns: int
    odd_columns: int
    rows: int
    sea: list[Hex]
    villages: list[VillageView]


# -- the turn and the players --------------------------------------------------------------------


class TurnView(TypedDict):
    """What was done this turn, and what is still allowed.

    `founding` is the first tile of a city that does not include a village yet, `cover` the village
    that the next tile must cover.
    """

    roads_laid: int
    cities_laid: list[Hex]
    roads_taken: int
    cities_taken: int
    roads_left: int
    cities_left: int
    takes_left: int
    founded: bool
    founding: Hex | None
    cover: Hex | None


class PiecesView(TypedDict):
    """Road and city tiles."""

    roads: int
    cities: int


class HandView(TypedDict):
    """What a player has beside the board; `markets` are those not built yet."""

    seat: Seat
    colour: Colour
    points: int
    supply: PiecesView
    staging: PiecesView
    markets: int


# -- the board -----------------------------------------------------------------------------------


class ConnectionView(TypedDict):
    """A connected place, with the hexes of each road that leads to it."""

    place: CityName
    roads: list[list[Hex]]


class MarketView(TypedDict):
    """A market on the board; only an active one has a value."""

    seat: Seat
    state: MarketState
    value: int


class PlaceView(TypedDict):
    """A village, oracle or city.

    `seat` owns a city. `reached` lists the seats whose roads end at a village or oracle. `cost` is
    the price of a market for each seat, None where that seat may not build one.
    """

    name: CityName
    kind: PlaceKind
    seat: Seat | None
    hexes: list[Hex]
    green: bool
    connections: int
    connected: list[ConnectionView]
    reached: list[Seat]
    markets: list[MarketView]
    cost: list[int | None]


class HolderView(TypedDict):
    """The city that an oracle looks at."""

    city: CityName
    seat: Seat
    connections: int


class ChallengerView(TypedDict):
    """A city that an oracle would look at if it had `lacks` more connections."""

    city: CityName
    seat: Seat
    connections: int
    needs: int
    lacks: int


class OracleView(TypedDict):
    """An oracle; `holder` is None while it looks at no city."""

    name: Village
    hex: Hex
    holder: HolderView | None
    challengers: list[ChallengerView]


class RoadView(TypedDict):
    """A road tile and the two sides of its hex that it joins."""

    hex: Hex
    seat: Seat
    ends: Ends


class GreciaView(TypedDict):
    """The whole table, as every player and spectator may see it."""

    game: Literal["magna-grecia"]
    players: int
    over: bool
    step: StepName | None
    seat: Seat
    round: int
    rounds: int
    order: list[Seat]
    card: CardView
    next_card: CardView | None
    seen_cards: list[CardView]
    unseen_cards: list[CardView]
    map: MapView
    turn: TurnView | None
    hands: list[HandView]
    places: list[PlaceView]
    oracles: list[OracleView]
    roads: list[RoadView]
    scores: list[int]
    breakdown: list[dict[Id, int]]


VIEW = GreciaView
