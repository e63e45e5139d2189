"""Native arrays of 64-bit numbers: the only module that imports `librt.vecs`, which may change.

Other modules import `vec` from here. Copy a vec with `array[:]`; never share one between owners.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

__all__ = ["append", "array_of", "bit", "equal", "filled", "listed", "sort", "vec", "zeros"]


def filled(length: i64, value: i64) -> vec[i64]:
    """Return an array filled with one number."""
    out = vec[i64](capacity=length)
    at: i64 = 0
    while at < length:
        out = append(out, value)
        at += 1
    return out


def array_of(items: list[int]) -> vec[i64]:
    """Convert a list to a native array."""
    out = vec[i64](capacity=len(items))
    for item in items:
        out = append(out, i64(item))
    return out


def listed(array: vec[i64]) -> list[int]:
    """Convert a native array to a list."""
    out: list[int] = []
    for item in array:
        out.append(item)  # noqa: PERF402 - list(array) is no faster and not native
    return out


def equal(one: vec[i64], other: vec[i64]) -> bool:
    """Return whether two arrays are equal."""
    if len(one) != len(other):
        return False
    at: i64 = 0
    while at < len(one):
        if one[at] != other[at]:
            return False
        at += 1
    return True


def zeros(length: i64) -> vec[float]:
    """Return an array of floats, all 0."""
    out = vec[float](capacity=length)
    at: i64 = 0
    while at < length:
        out = append(out, 0.0)
        at += 1
    return out


def sort(array: vec[i64], start: i64, end: i64) -> None:
    """Sort the items from `start` to before `end`; meant for short arrays."""
    at = start + 1
    while at < end:
        item = array[at]
        place = at
        while place > start and array[place - 1] > item:
            array[place] = array[place - 1]
            place -= 1
        array[place] = item
        at += 1


BITS: Final = array_of([1 << number for number in range(62)])


def bit(number: i64) -> i64:
    """Return a number with one bit set, from 0 to 61.

    Compiled, `1 << number` shifts a C int and wraps at 32 bits; a test forbids it in the rules.
    """
    return BITS[number]
