"""The view of Minerva: what a table may see of a position, as typed JSON data.

Facts are in a view as JSON has them: plain dicts with a `kind`.
"""

from typing import Literal, NotRequired, TypedDict

from insula.games.minerva.facts.effects import Effect
from insula.games.minerva.facts.nouns import Category, Culture, Step

Square = str
"""The name of a square, such as 'n2e1'."""


class Resources(TypedDict):
    """The resources of a city."""

    grain: int
    wood: int
    stone: int
    ore: int


class Cost(TypedDict, total=False):
    """The resources that a tile costs; those that it does not cost are left out."""

    grain: int
    wood: int
    stone: int
    ore: int


class CulturePoints(TypedDict):
    """The culture points of this turn; `culture` counts those without a category yet."""

    theater: int
    art: int
    academics: int
    culture: int


class TileView(TypedDict):
    """A facility or temple as printed, or a residence in hand."""

    tile: str
    category: Category
    cost: Cost
    effect: Effect


class OfferedTile(TileView):
    """A tile in the facility area, with its price for the seat to move.

    `extra` is the price of the missing resources in denarii. `worth` is what a temple would score
    now on the best square. `copies` is missing in the pairs of a solo game.
    """

    extra: int
    payable: bool
    worth: NotRequired[int]
    copies: NotRequired[int]


class Pair(TypedDict):
    """Two tiles of a solo game, or one tile and the denarii of a round tile."""

    tiles: list[OfferedTile]
    denarii: int


class PlacedTile(TypedDict):
    """A tile of a city. Rows count to the south and columns to the east.

    A residence has `assistant` in place of cost and effect; a temple has its `points`.
    """

    square: Square
    row: int
    column: int
    tile: str
    category: Category
    cost: NotRequired[Cost]
    effect: NotRequired[Effect]
    assistant: NotRequired[bool]
    points: NotRequired[int]


class AssistantPrice(TypedDict):
    """The price of the next assistant, in denarii or in glory."""

    denarii: int
    glory: int


class CityView(TypedDict):
    """What a player has. `order` is the order tile; `open` lists the squares beside the city."""

    seat: int
    denarii: int
    glory: int
    resources: Resources
    culture: CulturePoints
    residences: int
    removed: int
    assistants: int
    reserve: int
    hire: AssistantPrice | None
    passed: bool
    order: int | None
    tiles: list[PlacedTile]
    open: list[Square]


class CultureTile(TypedDict):
    """A culture tile: its points, the culture points it takes, and its owner."""

    points: int
    marks: int
    seat: int | None


class CultureStack(TypedDict):
    """The tiles of a category; `top` is the index of the next one."""

    category: Culture
    tiles: list[CultureTile]
    top: int | None


class GloryTile(TypedDict):
    """A glory tile with its owner. `tokens` is what a solo game asks for it."""

    round: int
    rank: int
    points: int
    seat: int | None
    gone: bool
    tokens: int | None


class OrderTile(TypedDict):
    """An order tile with its holder; only in the last round it has points."""

    tile: int
    seat: int | None
    points: int


class MinervaView(TypedDict):
    """The whole table.

    `first` starts this round, or the next one after the first pass. `next_order` is the order tile
    of the next player to pass. `race` has the seats that would gain this round's glory tiles now,
    by rank. `hand` is the tile to place, `spot` the square that the decision is about. Only a solo
    game has `pairs`.
    """

    game: Literal["minerva"]
    players: int
    over: bool
    step: Step | None
    seat: int
    round: int
    rounds: int
    most_held: int
    first: int
    surcharge: int
    offer: list[OfferedTile]
    stack_left: int
    round_tiles_left: int
    unseen_locations: dict[str, int]
    unseen_temples: dict[str, int]
    culture: list[CultureStack]
    glory: list[GloryTile]
    order: list[OrderTile]
    next_order: int | None
    race: list[int | None]
    hand: TileView | None
    spot: Square | None
    cities: list[CityView]
    scores: list[int]
    breakdown: list[dict[str, int]]
    pairs: NotRequired[list[Pair]]


VIEW = MinervaView
