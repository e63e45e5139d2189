"""Evaluate Magna Grecia: places, their connections, and what one more tile would connect."""

from typing import Final

from mypy_extensions import i64

from insula.bots.evaluators.magna_grecia_roads import Reach, markets_of
from insula.bots.evaluators.model import Model, Weights
from insula.games.magna_grecia.rules import scoring
from insula.games.magna_grecia.rules.cities import cities_left
from insula.games.magna_grecia.rules.founding import may_found
from insula.games.magna_grecia.rules.markets import cost, is_active, takes_market
from insula.games.magna_grecia.rules.places import count, market
from insula.games.magna_grecia.rules.resupply import takes_left
from insula.games.magna_grecia.rules.roads import roads_left
from insula.games.magna_grecia.rules.state import (
    CITY,
    NONE,
    ORACLE,
    STANDING,
    TURN,
    VILLAGE,
    GreciaState,
)
from insula.kernel.contract import State

FEATURES: Final = (
    # the round
    "one",
    "seats",
    "round",
    "rounds left",
    "turn to come",
    "to move",
    "roads to lay",
    "cities to lay",
    "tiles to take",
    # in hand
    "points",
    "points and rounds left",
    "roads",
    "cities",
    "staged roads",
    "staged cities",
    "supply and rounds left",
    # places
    "markets",
    "oracles",
    "market points and rounds left",
    "standing markets",
    "idle market worth",
    "own cities",
    "own tiles",
    "own connections",
    "best own connections",
    "unsold own connections",
    "sold own connections",
    "places connected",
    "villages reached",
    "oracles reached",
    # what could be had
    "best market",
    "second market",
    "markets worth building",
    "best market of others",
    "oracles within one",
    "oracles held by one",
    "oracles connected",
    "links in one tile",
    "links in one tile at markets",
    "links in two tiles",
    "links in two tiles at markets",
    "links of any place",
    "villages in reach",
    "open road ends",
    "founding sites",
    "best founding site",
)
HAND: Final = {
    "points": 1.0,
    "roads": 0.15,
    "cities": 0.15,
    "markets": 1.0,
    "oracles": 0.9,
    "market points and rounds left": 0.05,
    "idle market worth": 0.4,
    "own cities": 1.0,
    "own connections": 0.25,
    "unsold own connections": 0.3,
    "villages reached": 0.4,
    "oracles connected": 0.6,
    "oracles within one": 0.5,
    "best market": 0.6,
    "second market": 0.3,
    "links in one tile": 0.15,
    "links in one tile at markets": 0.2,
    "links in two tiles": 0.1,
    "links in two tiles at markets": 0.1,
    "villages in reach": 0.1,
    "open road ends": 0.1,
    "founding sites": 0.3,
}


class GreciaEvaluator(Model):
    """Features of one seat on the shared board."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(len(FEATURES), weights, apart=False, explore=0.3)
        self.reach: Reach = Reach()
        self.best: i64 = 0  # points the best market would win, and the next
        self.second: i64 = 0
        self.profitable: i64 = 0
        self.unconnected: i64 = 0  # the best of those not connected yet

    def read_features(self, state: State, seat: i64) -> None:
        assert isinstance(state, GreciaState)
        hand = state.hands[seat]
        left = state.rounds - 1 - max(0, state.round)
        mine = state.depth > 0 and state.step() == TURN and state.seat() == seat
        self.put(1)
        self.put(state.players)
        self.put(state.round)
        self.put(left)
        self.put(1 if has_turn(state, seat) else 0)
        self.put(1 if mine else 0)
        self.put(roads_left(state, seat) if mine else 0)
        self.put(cities_left(state, seat) if mine else 0)
        self.put(takes_left(state) if mine else 0)
        self.put(hand.points)
        self.put(hand.points * left)
        self.put(hand.roads)
        self.put(hand.cities)
        self.put(hand.staged_roads)
        self.put(hand.staged_cities)
        self.put((hand.roads + hand.cities) * left)
        self.look_at_places(state, seat, left)
        self.look_at_markets(state, seat)
        self.look_at_oracles(state, seat)
        self.look_at_roads(state, seat)
        self.look_at_sites(state, seat)

    def look_at_places(self, state: GreciaState, seat: i64, left: i64) -> None:
        own = state.hands[seat].places
        standing: i64 = 0
        idle: i64 = 0
        tiles: i64 = 0
        connections: i64 = 0
        best: i64 = 0
        unsold: i64 = 0
        villages: i64 = 0
        oracles: i64 = 0
        connected: i64 = 0
        place: i64 = 0
        while place <= state.box.villages:
            if market(state, place, seat) == STANDING:
                standing += 1
                if not is_active(state, place, seat):
                    idle += state.worth[place]
            if (own >> place) & 1:
                tiles += state.tiles[place]
                connections += state.worth[place]
                best = max(best, state.worth[place])
                connected |= state.linked[place]
                if market(state, place, seat) == STANDING:
                    unsold += state.worth[place]
            elif (state.reached[place] >> seat) & 1:
                if state.kind[place] == VILLAGE:
                    villages += 1
                elif state.kind[place] == ORACLE:
                    oracles += 1
            place += 1
        markets = scoring.market_points(state, seat)
        self.put(markets)
        self.put(scoring.oracle_points(state, seat))
        self.put(markets * left)
        self.put(standing)
        self.put(idle)
        self.put(count(own))
        self.put(tiles)
        self.put(connections)
        self.put(best)
        self.put(unsold)
        self.put(connections - unsold)
        self.put(count(connected & ~own))
        self.put(villages)
        self.put(oracles)

    def look_at_markets(self, state: GreciaState, seat: i64) -> None:
        """What a market would win at once, where the seat may still build one."""
        self.best = 0
        self.second = 0
        self.profitable = 0
        self.unconnected = 0
        place: i64 = 0
        while place < state.box.villages:
            if state.worth[place] > 1 and takes_market(state, place, seat):
                self.compare_market(state, seat, place)
            place += 1
        self.put(self.best)
        self.put(self.second)
        self.put(self.profitable)
        self.put(self.unconnected)

    def compare_market(self, state: GreciaState, seat: i64, place: i64) -> None:
        profit = state.worth[place] - cost(state, place, seat)
        if profit <= 0:
            return
        if not is_active(state, place, seat):
            self.unconnected = max(self.unconnected, profit)
            return
        self.profitable += 1
        if profit > self.best:
            self.second = self.best
            self.best = profit
        elif profit > self.second:
            self.second = profit

    def look_at_oracles(self, state: GreciaState, seat: i64) -> None:
        """Which could be won or lost by one connection."""
        own = state.hands[seat].places
        near: i64 = 0
        fragile: i64 = 0
        connected: i64 = 0
        oracle: i64 = 0
        while oracle < state.box.villages:
            if state.kind[oracle] == ORACLE and state.linked[oracle] != 0:
                holder = state.gaze[oracle]
                held = state.worth[holder] if holder != NONE else 0
                mine = best_of(state, state.linked[oracle] & own)
                others = best_of(state, state.linked[oracle] & ~own)
                if mine > 0:
                    connected += 1
                    if holder != NONE and state.kind[holder] == CITY + seat:
                        fragile += 1 if others >= held else 0
                    elif mine >= held:
                        near += 1
            oracle += 1
        self.put(near)
        self.put(fragile)
        self.put(connected)

    def look_at_roads(self, state: GreciaState, seat: i64) -> None:
        """Connections that one road tile of the seat would make, or two."""
        reach = self.reach
        reach.gather(state, seat)
        own = state.hands[seat].places
        markets = markets_of(state, seat)
        self.put(reach.links(reach.one, own))
        self.put(reach.links(reach.one, markets))
        self.put(reach.links(reach.two, own))
        self.put(reach.links(reach.two, markets))
        self.put(reach.all_links())
        self.put(reach.villages(state, seat))
        self.put(reach.ends)

    def look_at_sites(self, state: GreciaState, seat: i64) -> None:
        """Villages where the seat may found a city, whatever lies beside them (MG-4.1)."""
        sites: i64 = 0
        best: i64 = 0
        place: i64 = 0
        while place < state.box.villages:
            if may_found(state, seat, place):
                sites += 1
                best = max(best, state.worth[place])
            place += 1
        self.put(sites)
        self.put(best)


def has_turn(state: GreciaState, seat: i64) -> bool:
    """Has the seat a turn in this round that is not over?"""
    at: i64 = 0
    while at < state.depth:
        step = state.agenda[at]
        if step & 31 == TURN and (step >> 5) & 3 == seat:
            return True
        at += 1
    return False


def best_of(state: GreciaState, places: i64) -> i64:
    """The most connections that a city among these places has."""
    best: i64 = 0
    place: i64 = 0
    while places >> place != 0:
        if (places >> place) & 1 and state.kind[place] >= CITY:
            best = max(best, state.worth[place])
        place += 1
    return best
