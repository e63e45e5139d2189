"""The Market board: luxuries and the trades they open (MR-6)."""

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import LUXURIES, WAYS
from insula.games.magna_roma.rules.city import City
from insula.games.magna_roma.rules.gains import gain
from insula.games.magna_roma.rules.moves import NO_TRADE, TRADE_WAY
from insula.games.magna_roma.rules.state import (
    ADVANCE,
    DECLINED,
    FROM_TRADE,
    LOST,
    TRADE,
    TRADED,
    RomaState,
)
from insula.kernel.moves import Moves


def advance(state: RomaState, seat: i64, luxuries: i64) -> None:
    """Space by space; each trade is settled before the next step (MR-6.1, MR-6.2)."""
    city = state.cities[seat]
    box = state.box
    while luxuries > 0:
        if city.luxuries == box.market_end:
            state.note(LOST, seat, LUXURIES, luxuries, 0)
            return
        city.luxuries += 1
        luxuries -= 1
        place = box.token_over[city.luxuries]
        if place >= 0 and can_trade(state, city, state.tokens[place]):
            if luxuries > 0:
                state.push(ADVANCE, seat, luxuries)
            state.push(TRADE, seat, state.tokens[place])
            return


def can_trade(state: RomaState, city: City, trade: i64) -> bool:
    way: i64 = 0
    while way < state.box.trade_ways[trade]:
        if can_pay(state, city, trade * WAYS + way):
            return True
        way += 1
    return False


def can_pay(state: RomaState, city: City, way: i64) -> bool:
    """Is everything this way of a trade asks for in hand (MR-6.3)?"""
    box = state.box
    return (
        city.coins >= box.pay_coins[way]
        and city.population >= box.pay_population[way]
        and city.legions >= box.pay_legions[way]
    )


def trades(state: RomaState, out: Moves) -> None:
    """To decline, and every way that can be paid, also one whose gain would be lost (MR-6.3)."""
    out.add(NO_TRADE)
    trade = state.detail()
    city = state.cities[state.seat()]
    way: i64 = 0
    while way < state.box.trade_ways[trade]:
        if can_pay(state, city, trade * WAYS + way):
            out.add(TRADE_WAY + way)
        way += 1


def make_trade(state: RomaState, move: i64) -> None:
    """Legions paid move the marker back, legions gained move it forward (MR-6.4)."""
    seat = state.seat()
    trade = state.detail()
    state.pop()
    if move == NO_TRADE:
        state.note(DECLINED, seat, trade, 0, 0)
        return
    way = trade * WAYS + move - TRADE_WAY
    city = state.cities[seat]
    box = state.box
    state.note(TRADED, seat, trade, move - TRADE_WAY, 0)
    city.coins -= box.pay_coins[way]
    city.population -= box.pay_population[way]
    city.legions -= box.pay_legions[way]
    gain(state, seat, box.trade_good[trade], box.trade_amount[trade], FROM_TRADE)
