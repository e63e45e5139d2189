"""The City dashboard: stars and the bonuses they reach (MR-5)."""

from mypy_extensions import i64

from insula.games.magna_roma.rules.city import City
from insula.games.magna_roma.rules.gains import gain, settle_gains
from insula.games.magna_roma.rules.pending import ENTRY, entry
from insula.games.magna_roma.rules.state import FROM_BONUS, STAR, STARS, RomaState


def advance_stars(state: RomaState, seat: i64, colour: i64, stars: i64) -> None:
    """Space by space, so that passing a bonus reaches it; surplus stars are lost (MR-4.3)."""
    city = state.cities[seat]
    box = state.box
    while stars > 0 and city.stars[colour] < box.track - 1:
        city.stars[colour] += 1
        stars -= 1
        space = city.stars[colour]
        state.note(STAR, seat, colour, space, 0)
        touched = box.completes[colour * box.track + space]
        if touched != 0:
            if stars > 0:
                state.push(STARS, seat, colour * 8 + stars)
            gain_bonuses(state, city, seat, touched)
            return


def gain_bonuses(state: RomaState, city: City, seat: i64, touched: i64) -> None:
    """A linked bonus pays once both its markers are on or past its space (MR-5.2, MR-5.3)."""
    box = state.box
    pending: i64 = 0
    shift: i64 = 0
    bonus: i64 = 0
    while (touched >> bonus) != 0:
        if (touched >> bonus) & 1 and is_complete(state, city, bonus):
            good = box.bonus_good[bonus]
            if box.waits[good]:
                pending |= entry(good, box.bonus_amount[bonus], FROM_BONUS + bonus) << shift
                shift += ENTRY
            else:
                gain(state, seat, good, box.bonus_amount[bonus], FROM_BONUS + bonus)
        bonus += 1
    settle_gains(state, seat, pending)


def is_complete(state: RomaState, city: City, bonus: i64) -> bool:
    box = state.box
    space = box.bonus_space[bonus]
    second = box.bonus_second[bonus]
    if city.stars[box.bonus_first[bonus]] < space:
        return False
    return second < 0 or city.stars[second] >= space
