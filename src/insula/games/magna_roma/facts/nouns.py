"""The nouns of Magna Roma: words, tiles, amounts and things on the table."""

from typing import Annotated, Literal

from insula.kernel.facts import Part, named, target, words

Good = Annotated[
    Literal["luxuries", "points", "coins", "population", "legions", "faith", "blessings"],
    words("Good"),
]
Track = Annotated[Literal["red", "purple", "brown"], words("Track")]
Colour = Annotated[Literal["red", "purple", "brown", "center"], words("Colour")]
Icon = Annotated[Literal["none", "mask", "lyre", "column"], words("Icon")]
Half = Annotated[Literal["blank", "blade", "laurel", "disc"], words("Half")]
Side = Annotated[Literal["north", "east", "south", "west"], words("Side")]
LossCause = Annotated[Literal["past_end", "none_left"], words("LossCause")]
Third = Annotated[Literal["left", "middle", "right"], words("Third")]
Step = Annotated[
    Literal["pick", "choose", "place", "trade", "order", "action", "reserve"], words("Step")
]
Objective = Annotated[
    Literal[
        "mask and column",
        "mask and lyre",
        "column and lyre",
        "all colours",
        "two blessings",
        "no icons",
        "seven stars",
        "four of a colour",
        "no equal neighbours",
        "one icon",
        "two monuments",
        "one colour",
    ],
    words("Objective"),
]
Cell = Annotated[str, target("cell")]
Site = Annotated[str, target("site")]
RingSlot = Annotated[int, target("ring")]
RowPlace = Annotated[int, target("row")]
Turned = Annotated[int, target("turn")]
Monument = Annotated[str, target("monument"), named("monument")]
Province = Annotated[str, named("province")]

COLOUR_WORDS: tuple[Colour, ...] = ("red", "purple", "brown", "center")
ICON_WORDS: tuple[Icon, ...] = ("none", "mask", "lyre", "column")


class Tile(Part):
    """A City tile; the Town Center is tile 0."""

    number: int
    colour: Colour
    icon: Icon
    icon2: Icon  # a second one, or none
    stars: int


class Amount(Part):
    """Some of a good."""

    good: Good
    count: int
