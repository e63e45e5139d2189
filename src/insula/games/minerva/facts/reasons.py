"""Why a move of Minerva is not legal."""

from typing import Annotated

from insula.games.minerva.facts.nouns import (
    Amount,
    Culture,
    Direction,
    Good,
    Step,
    TileName,
)
from insula.games.minerva.facts.square_reasons import SquareReason
from insula.kernel.facts import Forbidden, Verbatim, joined


class GameOver(Forbidden, tag="over"):
    pass


class NotNow(Forbidden, tag="not_now"):
    """Another step is to be taken first."""

    step: Step


class NoMove(Forbidden, tag="no_move"):
    """A text that is not the notation of any move."""

    text: Verbatim
    step: Step


# -- actions -------------------------------------------------------------------------------------


class NoResidences(Forbidden, tag="no_residences"):
    pass


class NoReserve(Forbidden, tag="no_reserve"):
    """No assistant is in reserve."""


class NoHome(Forbidden, tag="no_home"):
    """No residence without an assistant stands there; it may not be a square at all."""

    square: Verbatim


class NoFee(Forbidden, tag="no_fee"):
    """After a pass an action costs money, and there is nothing to pay with (MN-8.3)."""


class NotOffered(Forbidden, tag="not_offered"):
    tile: TileName


class UnknownTile(Forbidden, tag="unknown_tile"):
    name: Verbatim


class NoPairs(Forbidden, tag="no_pairs"):
    """Only locations of a solo game lie in pairs."""


class NamePartner(Forbidden, tag="name_partner"):
    """The move must name the tile that leaves the game."""

    partner: TileName


class NameMoney(Forbidden, tag="name_money"):
    """The move must name the money of the round tile that leaves the game."""

    denarii: int


class TooDear(Forbidden, tag="too_dear"):
    """Money and sales do not pay for the resources that are lacking."""

    price: Amount
    means: int


class NoFeeLeft(Forbidden, tag="no_fee_left"):
    """The tile can be paid for, but not the money that a pass makes it cost (MN-8.3)."""


class CultureByPoints(Forbidden, tag="culture_by_points"):
    """Culture tiles are not taken as an action."""


class NoRoundPairs(Forbidden, tag="no_round_pairs"):
    """Only a solo game has round tiles in pairs."""


class NoRoundTile(Forbidden, tag="no_round_tile"):
    """No round tile lies beside this tile."""

    tile: TileName


class NoRoundTileThere(Forbidden, tag="no_round_tile_there"):
    """No round tile lies beside a tile that the box does not have."""

    name: Verbatim


# -- payments, culture and assistants ------------------------------------------------------------


class NoneToSell(Forbidden, tag="none_to_sell"):
    good: Good


class CostNeeds(Forbidden, tag="cost_needs"):
    """The cost asks for the resource itself."""

    good: Good


class NoCultureLeft(Forbidden, tag="no_culture_left"):
    culture: Culture


class HireTooDear(Forbidden, tag="hire_too_dear"):
    means: int


class HirePrice(Forbidden, tag="hire_price"):
    """The next assistant has this price, in money or in glory."""

    money: Amount
    glory: Amount


# -- lines and choices of an effect --------------------------------------------------------------


class EveryLine(Forbidden, tag="every_line"):
    """Every line has something to activate."""


class SilentLine(Forbidden, tag="silent_line"):
    """This line has nothing to activate."""

    direction: Direction


class CannotPay(Forbidden, tag="cannot_pay"):
    price: Amount


class OtherExchange(Forbidden, tag="other_exchange"):
    """The exchange on offer is this one."""

    price: Amount
    amount: Amount


class OtherChoice(Forbidden, tag="other_choice"):
    """The choice is among these."""

    sides: Annotated[tuple[Amount, ...], joined("or")]


class MustGain(Forbidden, tag="must_gain"):
    """Only arrows may be left unused (MN-5.7)."""


class BathhouseBegun(Forbidden, tag="bathhouse_begun"):
    """The Bathhouse is used whole or not at all."""


Reason = (
    GameOver
    | NotNow
    | NoMove
    | NoResidences
    | NoReserve
    | NoHome
    | NoFee
    | NotOffered
    | UnknownTile
    | NoPairs
    | NamePartner
    | NameMoney
    | TooDear
    | NoFeeLeft
    | CultureByPoints
    | NoRoundPairs
    | NoRoundTile
    | NoRoundTileThere
    | NoneToSell
    | CostNeeds
    | NoCultureLeft
    | HireTooDear
    | HirePrice
    | EveryLine
    | SilentLine
    | CannotPay
    | OtherExchange
    | OtherChoice
    | MustGain
    | BathhouseBegun
    | SquareReason
)
