"""What happens in Magna Grecia, or would happen."""

from insula.games.magna_grecia.facts.nouns import Card, Ends, Hex, Piece, Place, Village
from insula.games.magna_grecia.facts.prospects import Prospect
from insula.kernel.facts import Fact, Seat


class NewRound(Fact, tag="new_round"):
    """A round begins with a card; seats move in this order."""

    by = "table"
    number: int
    rounds: int
    card: Card
    order: tuple[Seat, ...]


class NextCard(Fact, tag="next_card"):
    """The card of the next round was turned over."""

    by = "table"
    card: Card


class SetOracle(Fact, tag="set_oracle"):
    points_at = ("place {village}",)
    village: Village


class LaidRoad(Fact, tag="laid_road"):
    hex: Hex
    ends: Ends


class LaidCity(Fact, tag="laid_city"):
    """A city tile was laid to found or to expand a city."""

    hex: Hex
    founding: bool


class Founded(Fact, tag="founded"):
    by = "table"
    points_at = ("place {place.village}",)
    place: Place


class FreeMarket(Fact, tag="free_market"):
    """The founder of a city gets a market there for free."""

    by = "table"
    points_at = ("place {place.village}",)
    place: Place


class Joined(Fact, tag="joined"):
    """A place becomes part of another."""

    by = "table"
    points_at = ("place {whole.village}",)
    part: Place
    whole: Place


class Dropped(Fact, tag="dropped"):
    """A seat takes back one of its two markets in a place."""

    by = "table"
    points_at = ("place {place.village}",)
    seat: Seat
    sold: bool
    place: Place


class Linked(Fact, tag="linked"):
    by = "table"
    points_at = ("place {one.village}", "place {other.village}")
    one: Place
    other: Place


class FirstGaze(Fact, tag="first_gaze"):
    """An oracle looks at the first city that is connected to it."""

    by = "table"
    points_at = ("place {oracle}", "place {city.village}")
    oracle: Village
    city: Place
    seat: Seat


class Gaze(Fact, tag="gaze"):
    """An oracle turns to a city that has more connections."""

    by = "table"
    points_at = ("place {oracle}", "place {former.village}", "place {city.village}")
    oracle: Village
    former: Place
    city: Place
    seat: Seat
    connections: int
    former_connections: int


class Took(Fact, tag="took"):
    points_at = ("staging {piece}",)
    piece: Piece


class Built(Fact, tag="built"):
    points_at = ("place {place.village}",)
    place: Place
    points: int


class Sold(Fact, tag="sold"):
    points_at = ("place {place.village}",)
    place: Place
    points: int


class Stopped(Fact, tag="stopped"):
    pass


class Ended(Fact, tag="ended"):
    by = "table"


Event = (
    NewRound
    | NextCard
    | SetOracle
    | LaidRoad
    | LaidCity
    | Founded
    | FreeMarket
    | Joined
    | Dropped
    | Linked
    | FirstGaze
    | Gaze
    | Took
    | Built
    | Sold
    | Stopped
    | Ended
    | Prospect  # only in previews
)
