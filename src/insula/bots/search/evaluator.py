"""The interface of an evaluator: the expected final points of a seat."""

from mypy_extensions import i64

from insula.kernel.contract import State


class Evaluator:
    """Evaluates positions of one game for a search.

    `apart` means that a move hardly changes the prospects of other seats, so that only the moving
    seat is evaluated after it. `explore` is the weight of guesses with few visits against results;
    it is lower in games where results are soon better than guesses.
    """

    def __init__(self, *, apart: bool, explore: float) -> None:
        self.apart: bool = apart
        self.explore: float = explore

    def points(self, state: State, seat: i64) -> float:
        """Return the expected final points of a seat."""
        raise NotImplementedError
