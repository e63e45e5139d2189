"""The generator is frozen: the same seed means the same deal for ever."""

from collections import Counter

import pytest

from insula.kernel.arrays import array_of
from insula.kernel.random import LARGEST_SEED, Random, seeded, shuffle


def test_the_words_are_those_of_xoshiro128_plus_plus() -> None:
    """Reference values by the authors' algorithm from the state 1, 2, 3, 4."""
    rng = Random(1, 2, 3, 4)
    assert [rng.word() for _ in range(6)] == reference(6)
    assert reference(3) == [641, 1573767, 3222811527]


def reference(count: int) -> list[int]:
    """The published algorithm once more, in the plainest Python."""
    state, out = [1, 2, 3, 4], []
    for _ in range(count):
        out.append((turn(state[0] + state[3], 7) + state[0]) % 2**32)
        shifted = state[1] * 2**9 % 2**32
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = turn(state[3], 11)
    return out


def turn(word: int, by: int) -> int:
    word %= 2**32
    return (word << by | word >> 32 - by) % 2**32


def test_a_seed_gives_these_words_and_no_others() -> None:
    assert [seeded(0).word(), seeded(7).word(), seeded(LARGEST_SEED).word()] == FROZEN


FROZEN = [3453730799, 261714082, 1881531864]


def test_draws_below_a_bound_are_even_and_in_range() -> None:
    rng = seeded(1)
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_a_large_bound_is_even_too() -> None:
    """Without rejection, a bound of 3/4 of the range would favour every third number."""
    rng = seeded(2)
    bound = 3 * 2**29
    draws = [rng.below(bound) % 3 for _ in range(3000)]
    assert all(850 < draws.count(rest) < 1150 for rest in range(3))


def test_a_copy_continues_equally() -> None:
    rng = seeded(3)
    copy = rng.copy()
    assert [rng.word() for _ in range(5)] == [copy.word() for _ in range(5)]


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 2"):
        seeded(seed)


def test_a_shuffle_gives_every_order_of_its_part_as_often() -> None:
    rng = seeded(4)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        array = array_of([0, 1, 2, 3, 4, 5])
        shuffle(array, 1, 5, rng)
        found[tuple(array)] += 1
    assert len(found) == 24
    assert all((order[0], order[-1]) == (0, 5) for order in found)
    assert 140 < min(found.values()) <= max(found.values()) < 260
