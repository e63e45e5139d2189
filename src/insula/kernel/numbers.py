"""Write the fields of a position as numbers and read them back, from one list of fields.

A class lists its fields once, in a method that assigns each of them:

    def transfer(self, numbers: Numbers) -> None:
        self.drawn = numbers.number(self.drawn)
        self.ring = numbers.array(self.ring)

While writing, `number` and `array` append the value and return it; while reading they return the
next value. Numbers are from -32768 to 32767.
"""

from typing import Final

from mypy_extensions import i64

from insula.kernel.arrays import append, vec

PIECES: Final = 4  # of 15 bits, in a wide number


class Numbers:
    """A list of numbers that is either written or read."""

    def __init__(self, items: list[int], reading: bool) -> None:
        self.items: list[int] = items
        self.reading: bool = reading
        self.at: i64 = 0  # the next number to read

    def number(self, value: i64) -> i64:
        if not self.reading:
            self.items.append(value)
            return value
        self.at += 1
        return self.items[self.at - 1]

    def flag(self, value: bool) -> bool:
        return self.number(1 if value else 0) == 1

    def wide(self, value: i64) -> i64:
        """Transfer a number of up to 60 bits."""
        found: i64 = 0
        piece: i64 = 0
        while piece < PIECES:
            found |= self.number((value >> (15 * piece)) & 32767) << (15 * piece)
            piece += 1
        return found

    def prefix(self, array: vec[i64], count: i64) -> None:
        """Transfer the first items of an array, without their number."""
        at: i64 = 0
        while at < count:
            array[at] = self.number(array[at])
            at += 1

    def array(self, array: vec[i64]) -> vec[i64]:
        """Transfer an array with its length."""
        length = self.number(len(array))
        if not self.reading:
            for item in array:
                self.items.append(item)
            return array
        out = vec[i64](capacity=length)
        while len(out) < length:
            out = append(out, self.number(0))
        return out


def writer() -> Numbers:
    return Numbers([], reading=False)


def reader(items: list[int]) -> Numbers:
    return Numbers(items, reading=True)
