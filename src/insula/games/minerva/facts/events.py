"""What happens in Minerva, or would happen."""

from insula.games.minerva.facts.nouns import (
    Amount,
    Culture,
    Direction,
    Rank,
    Square,
    TileName,
)
from insula.games.minerva.facts.prospects import Prospect
from insula.kernel.facts import Fact, Seat


class Round(Fact, tag="round"):
    by = "table"
    number: int
    seat: Seat


class Revealed(Fact, tag="revealed"):
    """A facility or temple came into the facility area."""

    by = "table"
    points_at = ("offer {tile}",)
    tile: TileName


class RoundTileRevealed(Fact, tag="round_tile_revealed"):
    by = "table"


class Taken(Fact, tag="taken"):
    """A tile was paid for with what its cost names."""

    points_at = ("offer {tile}",)
    tile: TileName


class TakenLacking(Fact, tag="taken_lacking"):
    """A tile was paid for, partly with money for what was lacking."""

    points_at = ("offer {tile}",)
    tile: TileName
    lacking: Amount


class Placed(Fact, tag="placed"):
    tile: TileName
    square: Square


class Housed(Fact, tag="housed"):
    """A residence was built."""

    square: Square


class Assisted(Fact, tag="assisted"):
    square: Square


class Activated(Fact, tag="activated"):
    direction: Direction


class ActivatedNothing(Fact, tag="activated_nothing"):
    pass


class Gained(Fact, tag="gained"):
    amount: Amount
    tile: TileName
    square: Square


class Excess(Fact, tag="excess"):
    """Resources above the limit became money at once."""

    amount: Amount
    money: Amount


class Paid(Fact, tag="paid"):
    amount: Amount
    tile: TileName
    square: Square


class Sold(Fact, tag="sold"):
    amount: Amount


class Surcharge(Fact, tag="surcharge"):
    """An action costs money after a player has passed."""

    money: Amount


class Passed(Fact, tag="passed"):
    """The order tile is 0 where none is taken."""

    order_tile: int


class Waited(Fact, tag="waited"):
    by = "table"
    seat: Seat
    money: Amount


class Bound(Fact, tag="bound"):
    """A culture point of choice got its category."""

    culture: Culture


class Won(Fact, tag="won"):
    points_at = ("culture {culture}",)
    culture: Culture
    points: int


class Hired(Fact, tag="hired"):
    price: Amount


class Awarded(Fact, tag="awarded"):
    by = "table"
    seat: Seat
    rank: Rank
    points: int


class Unclaimed(Fact, tag="unclaimed"):
    by = "table"
    rank: Rank


class Moved(Fact, tag="moved"):
    tile: TileName
    start: Square
    square: Square


class Removed(Fact, tag="removed"):
    """A residence left the game."""

    square: Square


class Left(Fact, tag="left"):
    """A tile leaves the game (MN-12.3)."""

    by = "table"
    tile: TileName


class Bonus(Fact, tag="bonus"):
    """Money of a round tile (MN-12.3)."""

    money: Amount


class Declined(Fact, tag="declined"):
    tile: TileName


class Ended(Fact, tag="ended"):
    by = "table"


class Bathed(Fact, tag="bathed"):
    """The Bathhouse applied a tile."""

    tile: TileName
    square: Square


Event = (
    Round
    | Revealed
    | RoundTileRevealed
    | Taken
    | TakenLacking
    | Placed
    | Housed
    | Assisted
    | Activated
    | ActivatedNothing
    | Gained
    | Excess
    | Paid
    | Sold
    | Surcharge
    | Passed
    | Waited
    | Bound
    | Won
    | Hired
    | Awarded
    | Unclaimed
    | Moved
    | Removed
    | Left
    | Bonus
    | Declined
    | Ended
    | Bathed
    | Prospect  # of previews only
)
