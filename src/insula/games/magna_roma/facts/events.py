"""What happens in Magna Roma, and what a gain comes from."""

from insula.games.magna_roma.facts.nouns import (
    Amount,
    Cell,
    Colour,
    Half,
    LossCause,
    Monument,
    Province,
    RingSlot,
    RowPlace,
    Side,
    Site,
    Third,
    Tile,
    Track,
)
from insula.kernel.facts import Fact

# -- causes of a gain ----------------------------------------------------------------------------


class FromJoint(Fact, tag="joint"):
    """Two halves that met: on this side of this cell, with a neighbour of this colour (MR-3.4)."""

    points_at = ("side {cell} {side}",)
    cell: Cell
    side: Side
    own: Half
    facing: Half
    beside: Colour


class FromBonus(Fact, tag="bonus"):
    """A space of one track of the dashboard, or of two that are linked (MR-5)."""

    tracks: tuple[Track, ...]
    space: int


class FromTrade(Fact, tag="trade"):
    """A trade of the Market (MR-6)."""


class FromMonument(Fact, tag="monument"):
    """A monument that was just built (MR-8)."""


class FromProvince(Fact, tag="province"):
    """A slot that was just conquered (MR-9)."""


class FromFaith(Fact, tag="faith"):
    """A space of the Pantheon (MR-7.1)."""


Cause = FromJoint | FromBonus | FromTrade | FromMonument | FromProvince | FromFaith

# -- events --------------------------------------------------------------------------------------


class Picked(Fact, tag="picked"):
    slot: RingSlot
    tile: Tile


class Took(Fact, tag="took"):
    place: RowPlace
    tile: Tile


class Placed(Fact, tag="placed"):
    cell: Cell
    tile: Tile
    turned: int


class Star(Fact, tag="star"):
    """The marker of a track of the dashboard moved to a space."""

    by = "table"
    track: Track
    space: int


class Gained(Fact, tag="gained"):
    amount: Amount
    cause: Cause


class Waits(Fact, tag="waits"):
    """A gain that comes after the next decision; only previews have it."""

    amount: Amount
    cause: Cause


class Lost(Fact, tag="lost"):
    """A gain past the end of its board, or of which none is left (MR-4.3)."""

    amount: Amount
    why: LossCause


class Traded(Fact, tag="traded"):
    paid: tuple[Amount, ...]
    gained: Amount


class Declined(Fact, tag="declined"):
    """A trade that was not made; `paid` is the first way to pay for it."""

    paid: tuple[Amount, ...]
    gained: Amount


class Built(Fact, tag="built"):
    monument: Monument
    site: Site
    on_center: bool
    price: Amount


class Conquered(Fact, tag="conquered"):
    points_at = ("slot {province} {slot}",)
    province: Province
    slot: Third
    price: Amount


class Blessed(Fact, tag="blessed"):
    cell: Cell


class NoAction(Fact, tag="no_action"):
    pass


class Reserved(Fact, tag="reserved"):
    slot: RingSlot
    tile: Tile


class Refilled(Fact, tag="refilled"):
    by = "table"
    slot: RingSlot
    tile: Tile


class Displayed(Fact, tag="displayed"):
    """A monument came on display."""

    by = "table"
    monument: Monument


class Discarded(Fact, tag="discarded"):
    by = "table"
    tile: Tile


class Revealed(Fact, tag="revealed"):
    """A tile was turned over in the solo row."""

    by = "table"
    place: RowPlace
    tile: Tile


class Token(Fact, tag="token"):
    """A token of the draft's Military board was taken (MR-20.3)."""

    space: int
    points: Amount


class Ended(Fact, tag="ended"):
    by = "table"


Event = (
    Picked
    | Took
    | Placed
    | Star
    | Gained
    | Waits
    | Lost
    | Traded
    | Declined
    | Built
    | Conquered
    | Blessed
    | NoAction
    | Reserved
    | Refilled
    | Displayed
    | Discarded
    | Revealed
    | Token
    | Ended
)
