"""What a move of Minerva would bring, beside the events that would happen at once."""

from typing import Annotated

from insula.games.minerva.facts.effects import Effect, Operation
from insula.games.minerva.facts.nouns import Amount, Culture, Direction, Square, TileName
from insula.kernel.facts import Fact, joined

# -- a line, tile by tile ------------------------------------------------------------------------


class SureGain(Fact, tag="sure"):
    amount: Amount


class OpenChoice(Fact, tag="choice"):
    """The player would be asked; nothing is counted for it."""

    operation: Operation


Outcome = SureGain | OpenChoice


class TileGives(Fact, tag="gives"):
    tile: TileName
    square: Square
    outcomes: tuple[Outcome, ...]


class TileGivesNothing(Fact, tag="gives_nothing"):
    tile: TileName
    square: Square


class WinsCulture(Fact, tag="wins"):
    """The sure points would gain a culture tile (MN-6.2)."""

    culture: Culture
    points: int


LineStep = TileGives | TileGivesNothing | WinsCulture

# -- prospects -----------------------------------------------------------------------------------


class LineGives(Fact, tag="line"):
    """What activating a line would bring, in order."""

    direction: Direction
    steps: Annotated[tuple[LineStep, ...], joined("parts")]


class Does(Fact, tag="does"):
    """What a tile to be built does."""

    effect: Effect


class WouldScore(Fact, tag="would_score"):
    """What a temple to be placed would score in the city as it stands."""

    points: int


class TempleScoresMore(Fact, tag="temple_more"):
    """A temple of the city that the tile in hand would make worth more."""

    square: Square
    points: int


class FallsApart(Fact, tag="falls_apart"):
    """The city would be split (MN-10.6, MN-10.7)."""

    parts: int


Prospect = LineGives | Does | WouldScore | TempleScoresMore | FallsApart
