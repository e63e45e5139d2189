"""The nouns of Minerva: goods, squares, tiles and amounts."""

from typing import Annotated, Literal

from insula.kernel.facts import Part, named, target, words

Good = Annotated[
    Literal[
        "grain",
        "wood",
        "stone",
        "ore",
        "denarii",
        "glory",
        "theater",
        "art",
        "academics",
        "culture",
        "any",
        "equal",
    ],
    words("Good"),
]
Culture = Annotated[Literal["theater", "art", "academics"], words("Culture")]
Direction = Annotated[Literal["north", "east", "south", "west"], words("Direction")]
Rank = Annotated[Literal["first", "second", "third"], words("Rank")]
Square = Annotated[str, target("square")]
TileName = Annotated[str, named("tile")]


class Amount(Part):
    """Some of a good."""

    good: Good
    count: int
