"""What the tiles of Minerva do: operations, and when they apply."""

from typing import Annotated

from insula.games.minerva.facts.nouns import Amount, Area, Category, Good
from insula.kernel.facts import Fact, joined

# -- operations ----------------------------------------------------------------------------------


class GainGoods(Fact, tag="gain"):
    """An icon: gain this much."""

    amount: Amount


class GainForEach(Fact, tag="each"):
    """A colon: gain this much for each of a good that is held; nothing is paid."""

    amount: Amount
    good: Good


class Exchange(Fact, tag="pay"):
    """An arrow: pay one for the other, as often as the player likes."""

    price: Amount
    amount: Amount


class ChooseGoods(Fact, tag="choose"):
    """A slash: gain one of these."""

    sides: Annotated[tuple[Amount, ...], joined("or")]


class ActivateAround(Fact, tag="activate"):
    count: int


class MoveAround(Fact, tag="move"):
    """Move one of the 8 tiles around."""


class RemoveAround(Fact, tag="remove"):
    """Remove one of the residences around."""


class TakeCultureTile(Fact, tag="take"):
    """Take the top tile of a stack."""


class ScoreCategory(Fact, tag="score_category"):
    points: int
    category: Category
    area: Area


class ScoreVariety(Fact, tag="score_variety"):
    """Points for each different category."""

    points: int
    area: Area


class ScoreHeld(Fact, tag="score_held"):
    points: int
    good: Good


Operation = (
    GainGoods
    | GainForEach
    | Exchange
    | ChooseGoods
    | ActivateAround
    | MoveAround
    | RemoveAround
    | TakeCultureTile
    | ScoreCategory
    | ScoreVariety
    | ScoreHeld
)
Operations = Annotated[tuple[Operation, ...], joined("parts")]

# -- effects -------------------------------------------------------------------------------------


class WhenActivated(Fact, tag="activated"):
    """Applies whenever a line activates the tile."""

    operations: Operations


class WhenBuilt(Fact, tag="built"):
    """Applies once, when the tile is built; it is used whole or not at all."""

    operation: Operation


class AtEnd(Fact, tag="end"):
    """Scores at the end of the game."""

    operations: Operations


Effect = WhenActivated | WhenBuilt | AtEnd
