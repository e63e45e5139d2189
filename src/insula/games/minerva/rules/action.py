"""The four actions of a turn (MN-2.3)."""

from mypy_extensions import i64

from insula.games.minerva.rules.box import RESIDENCE
from insula.games.minerva.rules.build import builds, order_tile, residences
from insula.games.minerva.rules.moves import ASSIST, BUILD, PASS, RESIDE, TAKE_MONEY
from insula.games.minerva.rules.residence import assistants, order_assistant
from insula.games.minerva.rules.rounds import fee, pass_round
from insula.games.minerva.rules.solo import pair_builds, take_money
from insula.games.minerva.rules.state import MinervaState
from insula.games.minerva.rules.stores import wealth
from insula.kernel.moves import Moves


def actions(state: MinervaState, out: Moves) -> None:
    """Exactly one of: pass, a facility, a residence, an assistant (MN-2.3)."""
    city = state.cities[state.seat()]
    surcharge = fee(state)
    out.add(PASS)
    if state.players == 1:
        pair_builds(state, city, out)
    builds(state, city, surcharge, out)
    residences(state, city, surcharge, out)
    if wealth(city) >= surcharge:
        assistants(state, city, out)


def act(state: MinervaState, move: i64) -> None:
    seat = state.seat()
    surcharge = fee(state)
    state.pop()
    if move == PASS:
        pass_round(state, seat)
    elif move >= ASSIST:
        order_assistant(state, seat, move - ASSIST, surcharge)
    elif move >= BUILD:
        order_tile(state, seat, move - BUILD, surcharge)
    elif move == RESIDE:
        order_tile(state, seat, RESIDENCE, surcharge)
    else:
        take_money(state, seat, move - TAKE_MONEY)
