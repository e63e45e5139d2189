"""What a move of Magna Grecia would change on the map, in addition to its events."""

from typing import Annotated, Literal

from insula.games.magna_grecia.facts.nouns import Place, Village
from insula.kernel.facts import Fact, Seat, words

MarketState = Annotated[Literal["none", "active", "inactive", "sold"], words("MarketState")]


class ConnectionsChange(Fact, tag="connections"):
    """A place would have more or fewer connections."""

    by = "table"
    place: Place
    connections: int
    was: int


class MarketChange(Fact, tag="market_change"):
    """A market would change its state or value; only an active one has a value."""

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
    """An oracle would look at another city, perhaps only because two cities become one.

    No event reports the latter, so this fact does not follow from events.
    """

    by = "table"
    oracle: Village
    city: Place
    seat: Seat
    was: Seat


Prospect = ConnectionsChange | MarketChange | GazeBegins | GazeMoves
