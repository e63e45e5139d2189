"""Rounds and turns (MG-2).

turn:  roads and city tiles in any order, and resupply last, two of the three at most
       ->  one market built or sold, or none
Actions are not announced: the tiles laid and taken decide which limits hold (MG-2.6).
"""

from mypy_extensions import i64

from insula.games.magna_grecia.rules import scoring
from insula.games.magna_grecia.rules.box import SHAPES, Box
from insula.games.magna_grecia.rules.cities import cities_left, expands, lay_city
from insula.games.magna_grecia.rules.markets import build_market, market_moves, sell_market
from insula.games.magna_grecia.rules.moves import (
    BUILD,
    CITY_TILE,
    ORACLE,
    ROAD_TILE,
    SELL,
    STOP,
    TAKE_CITY,
)
from insula.games.magna_grecia.rules.oracles import turn_oracles
from insula.games.magna_grecia.rules.resupply import take, take_moves
from insula.games.magna_grecia.rules.roads import (
    lay_road,
    road_moves,
    road_shapes,
    roads_left,
)
from insula.games.magna_grecia.rules.setup import (
    deal,
    gather,
    oracle_moves,
    place_oracle,
    redeal,
    set_order,
)
from insula.games.magna_grecia.rules.starts import founding_moves
from insula.games.magna_grecia.rules.state import (
    COVER,
    ENDED,
    FACED,
    NEW_ROUND,
    NONE,
    OPEN,
    REVEALED,
    ROUND,
    SIDES,
    STOPPED,
    TURN,
    GreciaState,
)
from insula.games.magna_grecia.rules.survey import restore
from insula.games.magna_grecia.rules.trial import completing_shapes
from insula.kernel.contract import State
from insula.kernel.moves import Moves
from insula.kernel.random import Random


class Grecia(GreciaState):
    """The state of a game with the rules to play it."""

    def legal_into(self, out: Moves) -> None:
        if self.depth == 0:
            return
        step = self.step()
        if step == TURN:
            turn_moves(self, out)
        elif step == COVER:
            out.add(CITY_TILE + self.box.village[self.detail()])
        else:
            oracle_moves(self, out)

    def play(self, move: i64) -> None:
        seat = self.seat()
        self.last = seat
        if move >= ROAD_TILE:
            at = move - ROAD_TILE
            lay_road(self, seat, at // SHAPES, at % SHAPES)
            if self.stale:
                turn_oracles(self, seat)
        elif move >= CITY_TILE:
            if self.step() == COVER:
                self.pop()
            lay_city(self, seat, move - CITY_TILE)
        elif move >= ORACLE:
            place_oracle(self, seat, move - ORACLE)
        elif STOP < move <= TAKE_CITY:
            take(self, seat, move)
        else:
            end_turn(self, seat, move)
        if self.depth > 0 and self.step() == ROUND:
            next_round(self)

    def copy(self) -> State:
        return Grecia(self.box, self.players, self)

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


def new_state(
    box: Box, players: int, rng: Random, rounds: int, colours: list[int], *, placed: bool
) -> Grecia:
    """Return a game that is set up for its first decision."""
    state = Grecia(box, players, None)
    deal(state, rng, rounds, colours, placed=placed)
    if state.step() == ROUND:
        next_round(state)
    return state


def state_from(box: Box, numbers: list[int]) -> Grecia:
    """Return the state that gave these numbers."""
    state = Grecia(box, numbers[0], None)
    restore(state, numbers)
    return state


# -- the turn ----------------------------------------------------------------------------------


def turn_moves(state: GreciaState, out: Moves) -> None:
    """Offer everything that a turn may do next; an unfinished founding comes first (MG-4.2)."""
    seat = state.seat()
    if state.founding != NONE:
        moves_of_a_founding(state, seat, out)
        return
    out.add(STOP)
    take_moves(state, seat, out)
    market_moves(state, seat, out)
    tile_moves(state, seat, out)


def tile_moves(state: GreciaState, seat: i64, out: Moves) -> None:
    """Offer roads and city tiles (MG-2.3)."""
    roads = roads_left(state, seat)
    cities = cities_left(state, seat)
    if roads <= 0 and cities <= 0:
        return
    grounds = ground_moves(state, seat, roads, cities, out)
    if cities > 0 and not state.founded:
        founding_moves(state, seat, cities, grounds, out)


def ground_moves(state: GreciaState, seat: i64, roads: i64, cities: i64, out: Moves) -> i64:
    """Offer roads and expansions, hex by hex; queue the hexes that an own road runs into.

    Return the length of the queue.
    """
    hexes = state.box.hexes
    queue = state.box.queue
    all_ends = state.ends
    lies = state.lies
    shift = seat * 6
    grounds: i64 = 0
    cell: i64 = 0
    while cell < hexes:
        ends = all_ends[cell]
        # Ground beside an own city is anchored too, so this skips nothing.
        if (ends >> shift) & SIDES != 0 and lies[cell] == OPEN:
            if cities > 0:
                if (state.beside[cell] >> seat) & 1 and expands(state, seat, cell, cities):
                    out.add(CITY_TILE + cell)
                if (ends >> shift) & (ends >> FACED) & SIDES != 0:
                    queue[grounds] = cell
                    grounds += 1
            if roads > 0:
                road_moves(road_shapes(state, seat, cell), cell, out)
        cell += 1
    return grounds


def moves_of_a_founding(state: GreciaState, seat: i64, out: Moves) -> None:
    """Offer only moves after which the founding can still be completed (MG-4.2)."""
    box = state.box
    roads = roads_left(state, seat)
    cities = cities_left(state, seat)
    hand = state.hands[seat]
    left = box.cities[state.card()] - state.cities_laid
    after_road = min(left, min(hand.cities, hand.points))
    cell: i64 = 0
    while cell < box.hexes:
        if state.lies[cell] == OPEN:
            if (state.beside[cell] >> seat) & 1 and expands(state, seat, cell, cities):
                out.add(CITY_TILE + cell)
            if roads > 0:
                shapes = road_shapes(state, seat, cell)
                if shapes != 0:
                    road_moves(completing_shapes(state, seat, cell, shapes, after_road), cell, out)
        cell += 1


def end_turn(state: GreciaState, seat: i64, move: i64) -> None:
    """Offer to build one market, to sell one, or to stop (MG-2.2)."""
    if move == STOP:
        state.note(STOPPED, seat, 0, 0, 0)
    elif move >= SELL:
        sell_market(state, seat, move - SELL)
    else:
        build_market(state, seat, move - BUILD)
    state.pop()
    state.roads_laid = 0
    state.cities_laid = 0
    state.roads_taken = 0
    state.cities_taken = 0
    state.founded = False


def next_round(state: GreciaState) -> None:
    """Start the next round with its card, or end the game (MG-2.1, MG-1.6)."""
    state.pop()
    state.round += 1
    if state.round == state.rounds:
        state.round -= 1
        state.note(ENDED, state.last, 0, 0, 0)
        return
    set_order(state, state.round)
    state.note(NEW_ROUND, state.order[0], state.round, state.card(), 0)
    if state.round + 1 < state.rounds:
        state.note(REVEALED, state.order[0], state.deck[state.round + 1], 0, 0)
    state.push(ROUND, 0, 0)
    at = state.players - 1
    while at >= 0:
        state.push(TURN, state.order[at], 0)
        at -= 1
