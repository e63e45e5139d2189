"""Why a move of Magna Roma is not legal."""

from insula.games.magna_roma.facts.moves import Trade
from insula.games.magna_roma.facts.nouns import Amount, Cell, RingSlot, Step
from insula.kernel.facts import Forbidden, Seat, Verbatim


class GameOver(Forbidden, tag="over"):
    pass


class NotNow(Forbidden, tag="not_now"):
    """Another step is to be taken first."""

    step: Step


class NoMove(Forbidden, tag="no_move"):
    """A text that is not the notation of any move."""

    text: Verbatim
    step: Step


# -- placing, picking and reserving tiles --------------------------------------------------------


class OutsideSquare(Forbidden, tag="outside_square"):
    """The city could not end as a 5x5 square; the cell may be off the grid."""

    cell: Verbatim


class CellTaken(Forbidden, tag="cell_taken"):
    cell: Cell


class NotBeside(Forbidden, tag="not_beside"):
    cell: Cell


class FourTurns(Forbidden, tag="four_turns"):
    """A tile can be turned 0 to 3 times."""


class SameTurn(Forbidden, tag="same_turn"):
    """A turn that looks like a smaller one."""

    turned: int
    same: int


class RingSize(Forbidden, tag="ring_size"):
    slots: int


class MarkerStands(Forbidden, tag="marker_stands"):
    seat: Seat
    slot: RingSlot


class SlotEmpty(Forbidden, tag="slot_empty"):
    slot: RingSlot


class TooFar(Forbidden, tag="too_far"):
    slot: RingSlot


class ThreeTiles(Forbidden, tag="three_tiles"):
    """The solo row has three places."""


# -- trades and the order of gains ---------------------------------------------------------------


class CannotPay(Forbidden, tag="cannot_pay"):
    pass


class OtherTrade(Forbidden, tag="other_trade"):
    """The trade on offer is this one."""

    trade: Trade


class NotPending(Forbidden, tag="not_pending"):
    gain: Verbatim


# -- building ------------------------------------------------------------------------------------


class NotOnDisplay(Forbidden, tag="not_on_display"):
    name: Verbatim


class TooDear(Forbidden, tag="too_dear"):
    price: Amount
    held: int


class OnCenter(Forbidden, tag="on_center"):
    """This monument stands on the Town Center, so the move names no site."""


class NeedsSite(Forbidden, tag="needs_site"):
    pass


class NoSite(Forbidden, tag="no_site"):
    """These cells are not the corners of four cells that meet."""

    site: Verbatim


class IsCenter(Forbidden, tag="is_center"):
    cell: Cell


class NoTile(Forbidden, tag="no_tile"):
    cell: Cell


class Covered(Forbidden, tag="covered"):
    cell: Cell


# -- conquering and blessing ---------------------------------------------------------------------


class NotInPlay(Forbidden, tag="not_in_play"):
    name: Verbatim


class SlotConquered(Forbidden, tag="slot_conquered"):
    seat: Seat


class SlotBlocked(Forbidden, tag="slot_blocked"):
    """A slot that is closed in the solo game (MR-13.3)."""


class OwnDisc(Forbidden, tag="own_disc"):
    """Each seat has at most one disc on a card."""


class TooFewLegions(Forbidden, tag="too_few_legions"):
    price: Amount
    held: int


class NoBlessing(Forbidden, tag="no_blessing"):
    pass


class NotInCity(Forbidden, tag="not_in_city"):
    """No tile of the city lies there; the cell may be off the grid."""

    cell: Verbatim


class AlreadyBlessed(Forbidden, tag="already_blessed"):
    cell: Cell


Reason = (
    GameOver
    | NotNow
    | NoMove
    | OutsideSquare
    | CellTaken
    | NotBeside
    | FourTurns
    | SameTurn
    | RingSize
    | MarkerStands
    | SlotEmpty
    | TooFar
    | ThreeTiles
    | CannotPay
    | OtherTrade
    | NotPending
    | NotOnDisplay
    | TooDear
    | OnCenter
    | NeedsSite
    | NoSite
    | IsCenter
    | NoTile
    | Covered
    | NotInPlay
    | SlotConquered
    | SlotBlocked
    | OwnDisc
    | TooFewLegions
    | NoBlessing
    | NotInCity
    | AlreadyBlessed
)
