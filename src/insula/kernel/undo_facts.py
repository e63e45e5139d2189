"""Why a choice cannot be taken back or replayed."""

from insula.kernel.facts import Fact


class NothingToUndo(Fact, tag="nothing_to_undo"):
    """No decision was a choice."""


class OtherSeatMoved(Fact, tag="other_seat_moved"):
    """Another seat has moved since the last choice."""


class SomethingRevealed(Fact, tag="revealed"):
    """Something hidden was revealed since the last choice."""


class TurnPassed(Fact, tag="turn_passed"):
    """It is another seat's turn."""


class GameEnded(Fact, tag="game_ended"):
    """The game has ended."""


class NothingToRedo(Fact, tag="nothing_to_redo"):
    """Nothing was taken back since the last move."""


UndoRefusal = (
    NothingToUndo | OtherSeatMoved | SomethingRevealed | TurnPassed | GameEnded | NothingToRedo
)
