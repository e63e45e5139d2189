"""The moves of Magna Roma, and the questions that they answer."""

from insula.games.magna_roma.facts.nouns import (
    Amount,
    Cell,
    Monument,
    Province,
    RingSlot,
    RowPlace,
    Site,
    Third,
    Turned,
)
from insula.kernel.facts import Fact

# -- moves ---------------------------------------------------------------------------------------


class Pick(Fact, tag="pick"):
    slot: RingSlot


class Take(Fact, tag="take"):
    place: RowPlace


class Place(Fact, tag="place"):
    cell: Cell
    turned: Turned


class Trade(Fact, tag="trade"):
    paid: tuple[Amount, ...]
    gained: Amount


class SkipTrade(Fact, tag="no_trade"):
    pass


class GainFirst(Fact, tag="gain"):
    """Take this pending gain before the others (MR-3.5)."""

    amount: Amount


class SkipAction(Fact, tag="no_action"):
    pass


class Build(Fact, tag="build"):
    monument: Monument
    site: Site
    on_center: bool


class Conquer(Fact, tag="conquer"):
    points_at = ("slot {province} {slot}",)
    province: Province
    slot: Third


class Bless(Fact, tag="bless"):
    cell: Cell


class Reserve(Fact, tag="reserve"):
    slot: RingSlot


Move = (
    Pick
    | Take
    | Place
    | Trade
    | SkipTrade
    | GainFirst
    | SkipAction
    | Build
    | Conquer
    | Bless
    | Reserve
)

# -- questions -----------------------------------------------------------------------------------


class AskPick(Fact, tag="pick"):
    """Which tile of the ring comes first (MR-1.5)?"""


class AskChoose(Fact, tag="choose"):
    """Which of the three solo tiles (MR-13.1)?"""


class AskPlace(Fact, tag="place"):
    """Where does the tile go (MR-3)?"""


class AskTrade(Fact, tag="trade"):
    """Make this trade or not (MR-6.2)?"""


class AskOrder(Fact, tag="order"):
    """Which pending gain comes first (MR-3.5)?"""


class AskAction(Fact, tag="action"):
    """Which optional action, if any (MR-2.1)?"""


class AskReserve(Fact, tag="reserve"):
    """Which tile is reserved for the next turn (MR-11)?"""


class NoQuestion(Fact, tag="over"):
    """The game is over."""


Question = (
    AskPick | AskChoose | AskPlace | AskTrade | AskOrder | AskAction | AskReserve | NoQuestion
)
