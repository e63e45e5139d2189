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
Category = Annotated[
    Literal[
        "production",
        "trade",
        "cultural",
        "military",
        "special",
        "temple",
        "residential",
    ],
    words("Category"),
]
Area = Annotated[Literal["around", "lines"], words("Area")]
"""Where a temple counts: the 8 tiles around, or its row and column."""
Step = Annotated[
    Literal[
        "action",
        "place",
        "direction",
        "sell",
        "resource",
        "convert",
        "choose",
        "offer",
        "bathhouse",
        "aqueduct",
        "resettle",
        "circus",
        "culture",
        "garden",
        "assistant",
    ],
    words("Step"),
]
Square = Annotated[str, target("square")]
TileName = Annotated[str, named("tile")]


class Amount(Part):
    """Some of a good."""

    good: Good
    count: int
