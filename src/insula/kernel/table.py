"""A table: a game in progress with its history, undo and redo.

The state is a pure function of the deal and the moves, and replaying costs next to nothing: so
undo replays, and nothing can disagree with the history.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from insula.kernel.contract import Log, State
from insula.kernel.facts import Fact
from insula.kernel.game import Game
from insula.kernel.undo_facts import (
    NothingToRedo,
    NothingToUndo,
    OtherSeatMoved,
    SomethingRevealed,
    TurnPassed,
    UndoRefusal,
)


@dataclass(frozen=True)
class Entry:
    """One decision of the history."""

    number: int  # from 1
    seat: int
    move: int
    text: str
    forced: bool  # the only legal move
    revealed: int  # hidden things turned over up to here
    events: tuple[Fact, ...]


class UndoRefused(ValueError):
    """Raised when an undo or redo is not possible."""

    def __init__(self, why: UndoRefusal) -> None:
        super().__init__(why)
        self.why = why


@dataclass
class Table:
    """A game, how it was dealt, and every decision since; forced ones play themselves."""

    game: Game
    players: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.options = self.game.chosen(self.options, self.players)
        self.names = self.names or [f"Seat {seat + 1}" for seat in range(self.players)]
        self.dealt: State = self.game.new(self.players, self.seed, **self.options)
        self.state: State = self.dealt.copy()
        self.history: list[Entry] = []
        self.undone: list[int] = []

    # -- forward --------------------------------------------------------------------------------

    def play(self, move: int) -> list[Entry]:
        """Play a legal move and the forced ones after it; what was played."""
        self.game.check(self.state, move)
        start = len(self.history)
        if not self.undone or self.undone.pop() != move:
            self.undone.clear()
        self.append(move)
        self.play_forced()
        return self.history[start:]

    def play_text(self, text: str) -> list[Entry]:
        return self.play(self.game.find(self.state, text))

    def play_forced(self) -> None:
        """Play on while there is only one legal move."""
        while not self.state.over():
            moves = self.state.legal()
            if len(moves) != 1:
                return
            self.append(moves[0])

    def append(self, move: int) -> Entry:
        """Play exactly one move, trusting it, and note it."""
        state = self.state
        seat, text = state.seat(), self.game.text(state, move)
        forced = len(state.legal()) == 1
        state.log = Log()
        state.play(move)
        events = self.game.events(state, state.log.take())
        number = len(self.history) + 1
        entry = Entry(number, seat, move, text, forced, state.revealed(), events)
        self.history.append(entry)
        return entry

    # -- back -----------------------------------------------------------------------------------

    def undo(self) -> None:
        """Back to the last real choice, if that is mine alone to take back."""
        refusal = self.undo_refusal()
        if refusal:
            raise UndoRefused(refusal)
        self.take_back()

    def undo_turn(self) -> None:
        """Back to the first choice since the last reveal or other seat's decision."""
        self.undo()
        while not self.undo_refusal():
            self.take_back()

    def undo_refusal(self) -> UndoRefusal | None:
        """Return why undo is not possible, or None."""
        at = self.last_choice()
        if at < 0:
            return NothingToUndo()
        if any(entry.seat != self.history[at].seat for entry in self.history[at:]):
            return OtherSeatMoved()
        before = self.history[at - 1].revealed if at else self.dealt.revealed()
        if self.history[-1].revealed != before:
            return SomethingRevealed()
        if not self.state.over() and self.state.seat() != self.history[at].seat:
            return TurnPassed()
        return None

    def last_choice(self) -> int:
        """Where the last decision that was not forced stands in the history, or -1."""
        for at in range(len(self.history) - 1, -1, -1):
            if not self.history[at].forced:
                return at
        return -1

    def take_back(self) -> None:
        """Back to the last real choice, by everybody's consent: nothing is refused."""
        at = self.last_choice()
        if at < 0:
            raise UndoRefused(NothingToUndo())
        self.undone.append(self.history[at].move)
        del self.history[at:]
        self.state = self.at(at)

    def redo(self) -> list[Entry]:
        """Play again what was taken back last."""
        if not self.undone:
            raise UndoRefused(NothingToRedo())
        return self.play(self.undone[-1])

    # -- any point ------------------------------------------------------------------------------

    def at(self, number: int) -> State:
        """The state after so many decisions."""
        state = self.dealt.copy()
        for entry in self.history[:number]:
            state.play(entry.move)
        return state

    def moves(self) -> Sequence[int]:
        return [entry.move for entry in self.history]
