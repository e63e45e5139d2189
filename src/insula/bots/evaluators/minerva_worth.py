"""What one line of a city in Minerva is worth, in tenths of a point."""

from typing import Final

from mypy_extensions import i64

from insula.bots.evaluators.minerva_culture import won_by
from insula.bots.evaluators.minerva_glory import award_for
from insula.games.minerva.rules.box import CULTURE, DENARII, GLORY, THEATER
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.arrays import vec

WIN: Final = 10  # a point of culture or glory tiles
TOKEN: Final = 4
COIN: Final = 3
TOKEN_OF_GLORY: Final = 2  # beside the glory tile that it may gain


def line_worth(state: MinervaState, city: City, sums: vec[i64]) -> i64:
    """What a line brings all in all, in tenths of a point."""
    worth = WIN * won_by(state, sums, 0, state.tops) + TOKEN * resources(sums)
    if sums[GLORY] > 0:
        worth += TOKEN_OF_GLORY * sums[GLORY] + WIN * award_gained(state, city, sums[GLORY])
    return worth + COIN * sums[DENARII]


def award_gained(state: MinervaState, city: City, tokens: i64) -> i64:
    """How much more the glory tiles of this round would give with these tokens."""
    own = city.stores[GLORY]
    return award_for(state, city, own + tokens) - award_for(state, city, own)


def has_culture(sums: vec[i64]) -> bool:
    return sums[THEATER] + sums[THEATER + 1] + sums[THEATER + 2] + sums[CULTURE] > 0


def resources(sums: vec[i64]) -> i64:
    return sums[0] + sums[1] + sums[2] + sums[3]
