"""What monuments and provinces of Magna Roma are worth, and the solo objectives."""

from insula.games.magna_roma.facts.nouns import Amount, Icon, Objective, Track
from insula.kernel.facts import Fact

# -- monuments (MR-12.3) -------------------------------------------------------------------------


class Flat(Fact, tag="flat"):
    points: int


class PerColour(Fact, tag="per_colour"):
    points: int
    colour: Track


class PerIcon(Fact, tag="per_icon"):
    points: int
    icon: Icon


class ByStaff(Fact, tag="by_staff"):
    steps: tuple[int, ...]


class ByVariety(Fact, tag="by_variety"):
    """Points by the number of different icons below."""

    steps: tuple[int, ...]


Worth = Flat | PerColour | PerIcon | ByStaff | ByVariety


class AtOnce(Fact, tag="at_once"):
    """A gain when the monument is built, and what it is worth at the end."""

    amount: Amount
    worth: Worth


# -- provinces (MR-12.4) -------------------------------------------------------------------------


class District(Fact, tag="district"):
    colour: Track


class EqualPair(Fact, tag="equal_pair"):
    icon: Icon


class MixedPair(Fact, tag="mixed_pair"):
    first: Icon
    second: Icon


class Trio(Fact, tag="trio"):
    """One of each icon."""


# -- solo objectives (MR-13.5) -------------------------------------------------------------------


class RowGoal(Fact, tag="row"):
    """An objective of a row of the city, counted from the north."""

    number: int
    objective: Objective


class ColumnGoal(Fact, tag="column"):
    """An objective of a column of the city, counted from the west."""

    number: int
    objective: Objective


Effect = AtOnce | Flat | PerColour | PerIcon | ByStaff | ByVariety
Condition = District | EqualPair | MixedPair | Trio
Goal = RowGoal | ColumnGoal
