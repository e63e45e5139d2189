"""A buffer for legal moves, reused for a whole search."""

from mypy_extensions import i64

from insula.kernel.arrays import filled


class Moves:
    """At most `capacity` moves; the current ones are `items[:count]`."""

    def __init__(self, capacity: i64) -> None:
        self.items = filled(capacity, 0)
        self.count: i64 = 0

    def add(self, move: i64) -> None:
        self.items[self.count] = move
        self.count += 1

    def listed(self) -> list[int]:
        out: list[int] = []
        at: i64 = 0
        while at < self.count:
            out.append(self.items[at])
            at += 1
        return out
