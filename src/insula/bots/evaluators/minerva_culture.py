"""Culture in Minerva: which tiles points would gain, and how many a city has in sight."""

from mypy_extensions import i64

from insula.games.minerva.rules.box import CULTURE, STACKS, TALLEST, THEATER
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.arrays import vec


def shortage(state: MinervaState, stack: i64, top: i64, have: i64) -> i64:
    """Marks that are missing for the tile at this place of a stack; -1 if there is none."""
    if top >= state.box.height[state.players]:
        return -1
    place = (state.players * STACKS + stack) * TALLEST + top
    return max(0, state.box.marks[place] - have)


def won_by(state: MinervaState, goods: vec[i64], at: i64, tops: vec[i64]) -> i64:
    """Points of the culture tiles that these goods would gain with stacks that stand so."""
    total: i64 = 0
    spare = goods[at + CULTURE]
    stack: i64 = 0
    while stack < STACKS:
        have = goods[at + THEATER + stack]
        if have + spare > 0:
            short = shortage(state, stack, tops[stack], have)
            if 0 <= short <= spare:
                spare -= short
                place = (state.players * STACKS + stack) * TALLEST + tops[stack]
                total += state.box.culture_points[place]
        stack += 1
    return total
