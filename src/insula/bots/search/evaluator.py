"""The contract of an evaluation: what a position will bring a seat, in points."""

from mypy_extensions import i64

from insula.kernel.contract import State


class Evaluator:
    """Knows one game; a search asks it and nothing else about that game.

    `apart` says that a move hardly changes what other seats may expect, so that only the seat that
    moves needs to be judged after it. `explore` is how much a good guess with few visits weighs
    against a good result: less, where results soon tell more than the evaluator.
    """

    def __init__(self, *, apart: bool, explore: float) -> None:
        self.apart: bool = apart
        self.explore: float = explore

    def points(self, state: State, seat: i64) -> float:
        """The points a seat may expect to have at the end."""
        raise NotImplementedError
