"""Reasons why a move of Magna Grecia is not legal."""

from insula.games.magna_grecia.facts.nouns import Hex, Village
from insula.kernel.facts import Forbidden, Notation, Verbatim


class GameOver(Forbidden, tag="over"):
    pass


class NoMove(Forbidden, tag="no_move"):
    """A text that is not the notation of any move."""

    text: Verbatim


class FoundingFirst(Forbidden, tag="founding_first"):
    """The new city must include a village first."""


class CoverNext(Forbidden, tag="cover_next"):
    """The next tile must cover this village (MG-4.5)."""

    hex: Hex


# -- oracles -------------------------------------------------------------------------------------


class OracleNow(Forbidden, tag="oracle_now"):
    """An oracle must be placed now."""


class OraclesBefore(Forbidden, tag="oracles_before"):
    """Oracles are placed before the first round."""


class NoVillage(Forbidden, tag="no_village"):
    name: Verbatim


class GreenBorder(Forbidden, tag="green_border"):
    village: Village


class HasOracle(Forbidden, tag="has_oracle"):
    village: Village


# -- how many tiles ------------------------------------------------------------------------------


class TwoActions(Forbidden, tag="two_actions"):
    """Two other actions were already taken this turn."""


class TakesSpent(Forbidden, tag="takes_spent"):
    """The card allows no more tiles from the staging area."""


class RoadsFirst(Forbidden, tag="roads_first"):
    """Roads must be taken before city tiles."""


class StagingEmpty(Forbidden, tag="staging_empty"):
    pass


class ResupplyLast(Forbidden, tag="resupply_last"):
    """No tile is laid after resupply."""


class TilesSpent(Forbidden, tag="tiles_spent"):
    """The card allows no more of these tiles."""


# -- roads ---------------------------------------------------------------------------------------


class NoHex(Forbidden, tag="no_hex"):
    name: Verbatim


class Sea(Forbidden, tag="sea"):
    hex: Notation


class NoRoadTile(Forbidden, tag="no_road_tile"):
    pass


class OtherEnds(Forbidden, tag="other_ends"):
    """The sides are written in another order."""

    ends: Notation


class NoShape(Forbidden, tag="no_shape"):
    """No tile joins these sides."""

    ends: Verbatim


class NotOpen(Forbidden, tag="not_open"):
    hex: Hex


class NoAnchor(Forbidden, tag="no_anchor"):
    """No end meets a city, one of the seat's roads, or a place that its roads reach."""


class LengthensOther(Forbidden, tag="lengthens_other"):
    """It would lengthen an opponent's road."""


class JoinsOther(Forbidden, tag="joins_other"):
    """It would join an opponent's road."""


class LeavesUnfounded(Forbidden, tag="leaves_unfounded"):
    """The new city could then not include a village where the seat may found."""


# -- city tiles ----------------------------------------------------------------------------------


class NoCityTile(Forbidden, tag="no_city_tile"):
    pass


class NoPoint(Forbidden, tag="no_point"):
    """A city tile costs 1 point."""


class Occupied(Forbidden, tag="occupied"):
    hex: Hex


class BesideOther(Forbidden, tag="beside_other"):
    """The hex is adjacent to an opponent's city or an oracle."""

    hex: Hex


class OneFounding(Forbidden, tag="one_founding"):
    """Only one city can be founded in a turn."""


class NoRight(Forbidden, tag="no_right"):
    """The village has no green border, and none of the seat's roads reaches it."""


class TwoVillages(Forbidden, tag="two_villages"):
    """The hex is beside two villages; only one can be covered at once."""


class SecondTile(Forbidden, tag="second_tile"):
    """A tile beside a village needs a second tile to cover the village."""


class CannotCover(Forbidden, tag="cannot_cover"):
    """The village beside the hex cannot be covered."""


class CannotFound(Forbidden, tag="cannot_found"):
    """The tiles left this turn cannot complete a new city (MG-4.2)."""


# -- markets -------------------------------------------------------------------------------------


class NoPlace(Forbidden, tag="no_place"):
    """There is no village or city of this name."""

    name: Verbatim


class OraclePlace(Forbidden, tag="oracle_place"):
    """An oracle has no markets."""

    village: Village


class OwnCity(Forbidden, tag="own_city"):
    """No market is built in one of the seat's own cities."""


class MarketThere(Forbidden, tag="market_there"):
    """The seat has already built a market there."""


class NoMarketPiece(Forbidden, tag="no_market_piece"):
    pass


class TooDear(Forbidden, tag="too_dear"):
    price: int
    held: int


class NoOwnMarket(Forbidden, tag="no_own_market"):
    village: Village


class MarketSold(Forbidden, tag="market_sold"):
    pass


class MarketInactive(Forbidden, tag="market_inactive"):
    pass


Reason = (
    GameOver
    | NoMove
    | FoundingFirst
    | CoverNext
    | OracleNow
    | OraclesBefore
    | NoVillage
    | GreenBorder
    | HasOracle
    | TwoActions
    | TakesSpent
    | RoadsFirst
    | StagingEmpty
    | ResupplyLast
    | TilesSpent
    | NoHex
    | Sea
    | NoRoadTile
    | OtherEnds
    | NoShape
    | NotOpen
    | NoAnchor
    | LengthensOther
    | JoinsOther
    | LeavesUnfounded
    | NoCityTile
    | NoPoint
    | Occupied
    | BesideOther
    | OneFounding
    | NoRight
    | TwoVillages
    | SecondTile
    | CannotCover
    | CannotFound
    | NoPlace
    | OraclePlace
    | OwnCity
    | MarketThere
    | NoMarketPiece
    | TooDear
    | NoOwnMarket
    | MarketSold
    | MarketInactive
)
