"""The types of a Magna Roma view. `view` makes it; the page's types are generated from here."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from insula.games.magna_roma.facts.cards import Condition, Effect, Goal
from insula.games.magna_roma.facts.moves import Trade
from insula.games.magna_roma.facts.nouns import Colour, Good, Icon, Side, Step, Third, Track


class TileView(TypedDict):
    """A City tile as it lies on the table."""

    tile: int
    turned: Annotated[int, Meta(description="Quarter turns clockwise.")]
    colour: Colour
    edges: Annotated[
        str, Meta(description="A half for each side, clockwise from the north: B, L, D or -.")
    ]
    stars: int
    icon: Icon
    icon2: Annotated[Icon, Meta(description="A second icon.")]


class LaidTileView(TileView):
    """A tile in a city."""

    cell: str
    covered: Annotated[bool, Meta(description="A monument stands on it.")]
    blessed: bool


class JointView(TypedDict):
    """Two halves that met: listed once, at the northern or western tile."""

    cell: str
    side: Side
    other: str
    halves: Annotated[str, Meta(description="The half of `cell`, then that of `other`.")]
    good: Good
    greater: Annotated[bool, Meta(description="They give the greater amount.")]


class BuiltMonumentView(TypedDict):
    """A monument in a city, with its part in one best staffing."""

    monument: str
    site: Annotated[str, Meta(description="'c3-d4', or the cell of the Town Center.")]
    staff: int
    workers: int
    points: int


class TracksView(TypedDict):
    """A number for each track of the dashboard."""

    red: int
    purple: int
    brown: int


class CityView(TypedDict):
    """One seat's city and stores."""

    seat: int
    coins: int
    population: int
    blessings: int
    legions: int
    luxuries: int
    faith: int
    stars: TracksView
    dashboard: Annotated[TracksView, Meta(description="The values that the markers stand on.")]
    bonuses: Annotated[
        list[bool], Meta(description="Which bonuses of the dashboard are complete, in their order.")
    ]
    points: int
    laid: int
    reserved: TileView | None
    marker: Annotated[int | None, Meta(description="The slot of the ring that the marker is on.")]
    frame: Annotated[
        list[int],
        Meta(
            min_length=4,
            max_length=4,
            description="West, north, east and south end of the area that can still be filled.",
        ),
    ]
    tiles: list[LaidTileView]
    joints: list[JointView]
    sites: Annotated[list[str], Meta(description="Where a monument between tiles would fit.")]
    monuments: list[BuiltMonumentView]


class GoodsView(TypedDict, total=False):
    """Amounts of goods; goods that are not given are missing."""

    luxuries: int
    points: int
    coins: int
    population: int
    legions: int
    faith: int
    blessings: int


class SlotView(TypedDict):
    """One slot of a Province card."""

    slot: Third
    seat: int | None
    blocked: Annotated[bool, Meta(description="Closed from the start, as in the solo game.")]
    cost: int
    value: int
    bonus: GoodsView


class ProvinceView(TypedDict):
    """A Province card in play."""

    card: int
    province: str
    condition: Annotated[Condition, Meta(description="What it counts.")]
    met: Annotated[list[int], Meta(description="How often each seat meets its condition.")]
    slots: list[SlotView]


class OfferedMonumentView(TypedDict):
    """A monument on display."""

    place: int
    monument: str
    price: int
    lacks: Annotated[list[int], Meta(description="The coins that each seat is short of.")]
    on_center: Annotated[bool, Meta(description="It is built on the Town Center.")]
    staff: int
    effect: Effect


class RingSlotView(TypedDict):
    """A slot of the ring with its tile and the seat whose marker is there."""

    slot: int
    tile: TileView | None
    seat: int | None


class TradeView(TypedDict):
    """A trade of the Market and the spaces that it lies on."""

    spaces: list[int]
    ways: Annotated[list[Trade], Meta(description="The ways to pay for it.")]


class WarTokenView(TypedDict):
    """A token of the draft's Military board."""

    space: int
    points: int
    taken: bool


class SupplyView(TypedDict):
    """Pieces of one good in the box."""

    good: Good
    count: int
    left: Annotated[int | None, Meta(description="What is left, where the box limits it.")]


class BreakdownView(TypedDict):
    """Points of one seat by source."""

    prestige: int
    trades: int
    tokens: NotRequired[int]
    market: int
    pantheon: int
    monuments: int
    provinces: int
    military: int
    objectives: NotRequired[int]


class ObjectiveView(TypedDict):
    """A solo objective."""

    goal: Goal
    completed: bool


class TrackValuesView(TypedDict):
    """The values of each track of the dashboard, space by space."""

    red: list[int]
    purple: list[int]
    brown: list[int]


class BonusView(TypedDict):
    """A bonus of the dashboard, of one track or of two that are linked."""

    tracks: list[Track]
    space: int
    good: Good
    amount: int


class BoardsView(TypedDict):
    """The printed boards, space by space."""

    market: list[int]
    military: list[int]
    pantheon: list[int]
    blessings: Annotated[list[int], Meta(description="Spaces of the Pantheon with a blessing.")]
    dashboard: TrackValuesView
    bonuses: list[BonusView]


class Kept(TypedDict, total=False):
    """Parts of an earlier view that still hold."""

    unseen_tiles: list[int]
    unseen_monuments: list[str]
    trades: list[TradeView]
    ring: list[RingSlotView]


class RomaTable(TypedDict):
    """Everything but the name of the game."""

    players: int
    over: bool
    step: Step | None
    seat: int
    turns: Annotated[int, Meta(description="The turns of each player in a whole game.")]
    trading: Annotated[
        int | None, Meta(description="Which of `trades` is offered now, as an index.")
    ]
    tiles_left: int
    unseen_tiles: Annotated[list[int], Meta(description="The tiles in the deck, sorted.")]
    monuments_left: int
    unseen_monuments: list[str]
    display: list[OfferedMonumentView | None]
    provinces: list[ProvinceView]
    trades: list[TradeView]
    war_tokens: list[WarTokenView]
    supplies: list[SupplyView]
    cities: list[CityView]
    scores: list[int]
    breakdown: list[BreakdownView]
    boards: BoardsView
    row: NotRequired[
        Annotated[list[TileView | None], Meta(description="The tiles of the solo game.")]
    ]
    objectives: NotRequired[list[ObjectiveView]]
    ring: NotRequired[list[RingSlotView]]
    reach: NotRequired[
        Annotated[
            list[int], Meta(description="Slots of the ring that the seat to move could reserve.")
        ]
    ]


class RomaView(RomaTable):
    """Everything that is public at a table of Magna Roma."""

    game: Literal["magna-roma", "magna-roma-draft"]


VIEW = RomaView
