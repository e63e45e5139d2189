"""The nouns of Magna Grecia: hexes, villages, cards and pieces."""

from typing import Annotated, Literal

from insula.kernel.facts import Part, named, target, words

Piece = Annotated[Literal["road", "city"], words("Piece")]
Markets = Annotated[Literal["none", "build", "sell", "both"], words("Markets")]
Hex = Annotated[str, target("hex")]
Ends = Annotated[str, target("ends")]
"""The two sides that a road joins, such as 'e-w': notation, the same in every language."""
Village = Annotated[str, named("village")]


class Place(Part):
    """A village, oracle or city, named after its village; a new city has no village yet."""

    village: Village
    new_city: bool


class Card(Part):
    """What a card allows in each turn of a round."""

    roads: int
    cities: int
    resupply: int
