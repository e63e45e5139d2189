"""The moves of Magna Grecia, and the questions that they answer."""

from insula.games.magna_grecia.facts.nouns import Markets, Piece, Village
from insula.kernel.facts import Fact, Notation


class Road(Fact, tag="road"):
    points_at = ("road {hex}", "ends {ends}")
    hex: Notation
    ends: Notation


class CityTile(Fact, tag="city"):
    points_at = ("city {hex}",)
    hex: Notation


class Take(Fact, tag="take"):
    points_at = ("staging {piece}",)
    piece: Piece


class Market(Fact, tag="market"):
    points_at = ("market {village}",)
    village: Village
    price: int


class Sell(Fact, tag="sell"):
    points_at = ("sell {village}",)
    village: Village
    points: int


class Oracle(Fact, tag="oracle"):
    points_at = ("oracle {village}",)
    village: Village


class Stop(Fact, tag="stop"):
    pass


Move = Road | CityTile | Take | Market | Sell | Oracle | Stop

# -- questions -----------------------------------------------------------------------------------


class AskOracle(Fact, tag="oracle"):
    """Place an oracle (MG-1.3)."""


class AskCover(Fact, tag="cover"):
    """Cover the village beside the tile just laid (MG-4.5)."""


class AskFounding(Fact, tag="founding"):
    """Extend the new city to a village."""


class AskTurn(Fact, tag="turn"):
    """Choose the next step; the numbers are the tiles that the card still allows (MG-2.6)."""

    roads: int
    cities: int
    tiles: int
    markets: Markets


class AskStop(Fact, tag="stop"):
    """End the turn; nothing else is possible."""


class NoQuestion(Fact, tag="over"):
    """The game is over."""


Question = AskOracle | AskCover | AskFounding | AskTurn | AskStop | NoQuestion
