"""The moves of Minerva, and the questions that they answer."""

from insula.games.minerva.facts.nouns import Amount, Culture, Direction, Good, Square, TileName
from insula.kernel.facts import Fact, Notation

# -- actions -------------------------------------------------------------------------------------


class Pass(Fact, tag="pass"):
    pass


class Build(Fact, tag="build"):
    points_at = ("offer {tile}",)
    tile: TileName


class BuildOver(Fact, tag="build_over"):
    """In a solo game the other tile of the pair leaves the game (MN-12.3)."""

    points_at = ("offer {tile}", "over {partner}")
    tile: TileName
    partner: TileName


class BuildOverMoney(Fact, tag="build_over_money"):
    """In a solo game the round tile of the pair leaves the game with its money (MN-12.3)."""

    points_at = ("offer {tile}", "over {denarii} denarii")
    tile: TileName
    denarii: int


class TakeMoney(Fact, tag="take_money"):
    """Take the money of a round tile; the tile beside it leaves the game (MN-12.3)."""

    points_at = ("offer denarii", "over {tile}")
    denarii: int
    tile: TileName


class Residence(Fact, tag="residence"):
    points_at = ("residence",)


class Assistant(Fact, tag="assistant"):
    points_at = ("assistant", "square {square}")
    square: Notation


class Place(Fact, tag="place"):
    square: Square


# -- lines and effects ---------------------------------------------------------------------------


class Activate(Fact, tag="activate"):
    points_at = ("way {direction}",)
    direction: Direction


class ActivateNothing(Fact, tag="activate_nothing"):
    """All directions with nothing to activate are one move (MN-5.6)."""


class GainResource(Fact, tag="gain"):
    points_at = ("good {good}",)
    good: Good


class Sell(Fact, tag="sell"):
    points_at = ("good {good}",)
    good: Good


class Pay(Fact, tag="pay"):
    """Exchange one for the other once."""

    price: Amount
    amount: Amount


class StopPaying(Fact, tag="stop"):
    pass


class Choose(Fact, tag="choose"):
    amount: Amount


class Use(Fact, tag="use"):
    pass


class Decline(Fact, tag="decline"):
    pass


class Apply(Fact, tag="apply"):
    square: Square


class Lift(Fact, tag="lift"):
    square: Square


class MoveTo(Fact, tag="move_to"):
    square: Square


class Remove(Fact, tag="remove"):
    square: Square


# -- culture and assistants ----------------------------------------------------------------------


class TakeCulture(Fact, tag="take_culture"):
    points_at = ("culture {culture}",)
    culture: Culture


class Bind(Fact, tag="bind"):
    """Give a culture point of choice its category."""

    points_at = ("culture {culture}",)
    culture: Culture


class Hire(Fact, tag="hire"):
    price: Amount


class NoAssistant(Fact, tag="no_assistant"):
    pass


Move = (
    Pass
    | Build
    | BuildOver
    | BuildOverMoney
    | TakeMoney
    | Residence
    | Assistant
    | Place
    | Activate
    | ActivateNothing
    | GainResource
    | Sell
    | Pay
    | StopPaying
    | Choose
    | Use
    | Decline
    | Apply
    | Lift
    | MoveTo
    | Remove
    | TakeCulture
    | Bind
    | Hire
    | NoAssistant
)

# -- questions -----------------------------------------------------------------------------------


class AskAction(Fact, tag="action"):
    """Which action (MN-2.3)?"""


class AskPlace(Fact, tag="place"):
    """Where does the tile go (MN-4.2)?"""


class AskDirection(Fact, tag="direction"):
    """Which line is activated (MN-5.1)?"""


class AskSell(Fact, tag="sell"):
    """What is sold for a payment (MN-3.2)?"""


class AskResource(Fact, tag="resource"):
    """Which resource of choice (MN-5.4)?"""


class AskConvert(Fact, tag="convert"):
    """Exchange once more or stop (MN-5.4)?"""


class AskChoose(Fact, tag="choose"):
    """Which side of a slash (MN-5.4)?"""


class AskOffer(Fact, tag="offer"):
    """Use an effect that applies only once (MN-4.3)?"""


class AskBathhouse(Fact, tag="bathhouse"):
    """Which tile does the Bathhouse apply (MN-10.5)?"""


class AskAqueduct(Fact, tag="aqueduct"):
    """Which tile does the Aqueduct move (MN-10.6)?"""


class AskResettle(Fact, tag="resettle"):
    """Where does the lifted tile go (MN-10.6)?"""


class AskCircus(Fact, tag="circus"):
    """Which residence does the Circus remove (MN-10.7)?"""


class AskCulture(Fact, tag="culture"):
    """Which culture tile does the Triumphal arch take (MN-10.4)?"""


class AskGarden(Fact, tag="garden"):
    """Which category has a culture point of choice (MN-6.1)?"""


class AskAssistant(Fact, tag="assistant"):
    """Hire an assistant (MN-9.1)?"""


class NoQuestion(Fact, tag="over"):
    """The game is over."""


Question = (
    AskAction
    | AskPlace
    | AskDirection
    | AskSell
    | AskResource
    | AskConvert
    | AskChoose
    | AskOffer
    | AskBathhouse
    | AskAqueduct
    | AskResettle
    | AskCircus
    | AskCulture
    | AskGarden
    | AskAssistant
    | NoQuestion
)
