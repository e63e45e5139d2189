"""The contract of an evaluation: what a position will bring a seat, in points."""

from mypy_extensions import i64

from insula.kernel.contract import State


class Judge:
    """Knows one game; a search asks it and nothing else about that game.

    `apart` says that a move hardly changes what other seats may expect, so that only the seat that
    moves needs to be judged after it.
    """

    def __init__(self, *, apart: bool) -> None:
        self.apart: bool = apart

    def points(self, state: State, seat: i64) -> float:
        """The points a seat may expect to have at the end."""
        raise NotImplementedError
