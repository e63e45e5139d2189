"""The turn (MR-2): what may be decided now, and what follows from it.

turn:  place the reserved tile (must)  ->  at most one optional action
       ->  reserve the next tile (must)  ->  refill its old slot
"""

from mypy_extensions import i64

from insula.games.magna_roma.rules import scoring
from insula.games.magna_roma.rules.bless import bless, blessings
from insula.games.magna_roma.rules.box import CITY_TILES, Box
from insula.games.magna_roma.rules.dashboard import advance_stars
from insula.games.magna_roma.rules.gains import choose_order, orders, settle_gains
from insula.games.magna_roma.rules.market import advance, make_trade, trades
from insula.games.magna_roma.rules.monuments import build, builds
from insula.games.magna_roma.rules.moves import BLESS, BUILD, NO_ACTION_MOVE
from insula.games.magna_roma.rules.place import gain_symbols, place, placements
from insula.games.magna_roma.rules.provinces import conquer, conquests
from insula.games.magna_roma.rules.ring import lift, pick, picks, reservations, reserve
from insula.games.magna_roma.rules.setup import deal, gather, redeal
from insula.games.magna_roma.rules.solo import choices, choose, renew_row
from insula.games.magna_roma.rules.state import (
    ACTION,
    ADVANCE,
    CHOOSE,
    DECISIONS,
    END,
    ENDED,
    GAINS,
    NO_ACTION,
    ORDER,
    PLACE,
    RESERVE,
    STARS,
    SYMBOLS,
    TRADE,
    TURN,
    RomaState,
)
from insula.kernel.contract import State
from insula.kernel.moves import Moves
from insula.kernel.numbers import reader
from insula.kernel.random import Random


class Roma(RomaState):
    """The contract, answered."""

    def legal_into(self, out: Moves) -> None:
        if self.depth == 0:
            return
        step = self.step()
        if step == PLACE:
            placements(self, out)
        elif step == ACTION:
            actions(self, out)
        elif step == RESERVE:
            reservations(self, out)
        elif step == TRADE:
            trades(self, out)
        elif step == CHOOSE:
            choices(self, out)
        elif step == ORDER:
            orders(self, out)
        else:
            picks(self, out)

    def play(self, move: i64) -> None:
        step = self.step()
        self.last = self.seat()
        if step == PLACE:
            place(self, move)
        elif step == ACTION:
            act(self, move)
        elif step == RESERVE:
            reserve(self, move)
        elif step == TRADE:
            make_trade(self, move)
        elif step == CHOOSE:
            choose(self, move)
        elif step == ORDER:
            choose_order(self, move)
        else:
            pick(self, move)
        settle(self)

    def copy(self) -> State:
        return Roma(self.box, self.players, self)

    def redeal(self, rng: Random) -> None:
        redeal(self, rng)

    def gather(self) -> None:
        gather(self)

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.breakdown(self, seat) for seat in range(self.players)]


def new_state(box: Box, players: int, rng: Random, level: int, first: int) -> Roma:
    """A game set up and ready for its first decision."""
    state = Roma(box, players, None)
    deal(state, rng, level, first)
    settle(state)
    return state


def state_from(box: Box, numbers: list[int]) -> Roma:
    """The state that gave these numbers."""
    state = Roma(box, numbers[0], None)
    state.transfer(reader(numbers))
    return state


def settle(state: RomaState) -> None:
    """Run every step that needs no decision."""
    while state.depth > 0 and state.step() >= DECISIONS:
        step = state.step()
        seat = state.seat()
        detail = state.detail()
        state.pop()
        if step == SYMBOLS:
            gain_symbols(state, seat, detail)
        elif step == END:
            end_turn(state, seat)
        elif step == TURN:
            begin_turn(state, seat)
        elif step == ADVANCE:
            advance(state, seat, detail)
        elif step == GAINS:
            settle_gains(state, seat, detail)
        elif step == STARS:
            advance_stars(state, seat, detail // 8, detail % 8)


def begin_turn(state: RomaState, seat: i64) -> None:
    """The turn box of the rulebook, last step first (MR-2.1, MR-2.2)."""
    last = state.cities[seat].laid == CITY_TILES - 1
    state.push(END, seat, 0)
    if state.players == 1:
        state.push(ACTION, seat, 0)
        state.push(PLACE, seat, 0)
        state.push(CHOOSE, seat, 0)
        return
    if not last:
        state.push(RESERVE, seat, 0)
    state.push(ACTION, seat, 0)
    state.push(PLACE, seat, 0)
    lift(state, seat)


def end_turn(state: RomaState, seat: i64) -> None:
    """The next seat clockwise; the game ends when every city is full (MR-2.2)."""
    if state.players == 1:
        renew_row(state)
    following = (seat + 1) % state.players
    if state.cities[following].laid < CITY_TILES:
        state.push(TURN, following, 0)
    else:
        state.note(ENDED, seat, 0, 0, 0)


def actions(state: RomaState, out: Moves) -> None:
    """At most one optional action (MR-2.1)."""
    out.add(NO_ACTION_MOVE)
    conquests(state, out)
    blessings(state, out)
    builds(state, out)


def act(state: RomaState, move: i64) -> None:
    seat = state.seat()
    state.pop()
    if move == NO_ACTION_MOVE:
        state.note(NO_ACTION, seat, 0, 0, 0)
    elif move >= BUILD:
        build(state, seat, move)
    elif move >= BLESS:
        bless(state, seat, move)
    else:
        conquer(state, seat, move)
