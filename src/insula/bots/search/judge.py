"""The contract of an evaluation: what a position will bring a seat, in points."""

from mypy_extensions import i64

from insula.kernel.contract import State


class Judge:
    """Knows one game; a search asks it and nothing else about that game."""

    def points(self, state: State, seat: i64) -> float:
        """The points a seat may expect to have at the end."""
        raise NotImplementedError
