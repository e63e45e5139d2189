"""A portable random generator: the same seed gives the same deal on every machine.

xoshiro128++ by Blackman and Vigna (public domain), with our own seeding. It works on 32-bit words
only, so that 64-bit integers that wrap (compiled) and integers that do not (interpreted) agree.
FROZEN: changing a single draw changes every deal ever recorded.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

from insula.kernel.arrays import vec

WORD: Final = 0xFFFFFFFF
LARGEST_SEED: Final = (1 << 128) - 1


class Random:
    """A generator of uniform random numbers."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        """Return the next 32 bits."""
        total = (self.a + self.d) & WORD
        result = ((((total << 7) & WORD) | (total >> 25)) + self.a) & WORD
        shifted = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return result

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1, all equally likely (bound up to 2**31)."""
        product = self.word() * bound
        low = product & WORD
        if low < bound:
            floor = (WORD + 1 - bound) % bound
            while low < floor:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def copy(self) -> "Random":
        return Random(self.a, self.b, self.c, self.d)


def seeded(seed: int) -> Random:
    """Return the generator of a seed from 0 to 2**128 - 1."""
    if not 0 <= seed <= LARGEST_SEED:
        raise ValueError(f"a seed is a whole number from 0 to 2**128 - 1, not {seed}")
    digest = hashlib.sha256(b"insula deal 1 " + str(seed).encode()).digest()
    words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 16, 4)]
    return Random(words[0], words[1], words[2], words[3] | 1)


def shuffle(array: vec[i64], start: i64, end: i64, rng: Random) -> None:
    """Shuffle the items from `start` to before `end`; all orders are equally likely."""
    last = end - 1
    while last > start:
        other = start + rng.below(last - start + 1)
        kept = array[last]
        array[last] = array[other]
        array[other] = kept
        last -= 1
