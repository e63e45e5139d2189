"""Why a move of Minerva is not legal."""

from typing import Annotated

from insula.games.minerva.facts.nouns import (
    Amount,
    Culture,
    Direction,
    Good,
    Square,
    Step,
    TileName,
)
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


# -- squares -------------------------------------------------------------------------------------


class NoSquare(Forbidden, tag="no_square"):
    """A text that names no square, with how squares are named."""

    name: Verbatim


class NotSquare(Forbidden, tag="not_square"):
    """A text that names no square."""

    name: Verbatim


class SquareTaken(Forbidden, tag="square_taken"):
    square: Square


class NotBeside(Forbidden, tag="not_beside"):
    square: Square


class NotAround(Forbidden, tag="not_around"):
    """None of the 8 squares around; it may not be a square at all."""

    square: Verbatim


class CannotApply(Forbidden, tag="cannot_apply"):
    """No tile that a line would activate lies there."""

    square: Square


class AlreadyApplied(Forbidden, tag="already_applied"):
    square: Square


class ResidenceStays(Forbidden, tag="residence_stays"):
    pass


class NoTile(Forbidden, tag="no_tile"):
    square: Square


class CannotLift(Forbidden, tag="cannot_lift"):
    """No other square would keep the city connected, or, by the rules of today, its facilities."""

    square: Square
    former_rules: bool


class SameSquare(Forbidden, tag="same_square"):
    pass


class SplitsCity(Forbidden, tag="splits_city"):
    """By the former rules, the city must stay connected."""

    square: Square


class SplitsFacilities(Forbidden, tag="splits_facilities"):
    square: Square


class MoreGroups(Forbidden, tag="more_groups"):
    """The facilities would be in more groups than before."""

    square: Square


class AssistantStands(Forbidden, tag="assistant_stands"):
    square: Square


class NoResidence(Forbidden, tag="no_residence"):
    square: Square


class HoldsCity(Forbidden, tag="holds_city"):
    """By the former rules, the city may not fall apart."""

    square: Square


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
    | NoSquare
    | NotSquare
    | SquareTaken
    | NotBeside
    | NotAround
    | CannotApply
    | AlreadyApplied
    | ResidenceStays
    | NoTile
    | CannotLift
    | SameSquare
    | SplitsCity
    | SplitsFacilities
    | MoreGroups
    | AssistantStands
    | NoResidence
    | HoldsCity
)
