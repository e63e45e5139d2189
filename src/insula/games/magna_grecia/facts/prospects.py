"""What a move of Magna Grecia would change on the map, beside the events that would happen."""

from typing import Annotated, Literal

from insula.games.magna_grecia.facts.nouns import Place, Village
from insula.kernel.facts import Fact, Seat, words

MarketState = Annotated[Literal["none", "active", "inactive", "sold"], words("MarketState")]


class ConnectionsChange(Fact, tag="connections"):
    """A place would be connected with more or fewer places than it was."""

    by = "table"
    place: Place
    connections: int
    was: int


class MarketChange(Fact, tag="market_change"):
    """A market would be in another state or worth more or less; only an active one has a value."""

    by = "table"
    place: Place
    seat: Seat
    state: MarketState
    value: int
    was: MarketState
    was_value: int


class GazeBegins(Fact, tag="gaze_begins"):
    """An oracle that looked at no city would look at this one."""

    by = "table"
    oracle: Village
    city: Place
    seat: Seat


class GazeMoves(Fact, tag="gaze_moves"):
    """An oracle would look at another city, perhaps only as two cities became one.

    No event tells the latter, so this fact does not follow from events.
    """

    by = "table"
    oracle: Village
    city: Place
    seat: Seat
    was: Seat


Prospect = ConnectionsChange | MarketChange | GazeBegins | GazeMoves
