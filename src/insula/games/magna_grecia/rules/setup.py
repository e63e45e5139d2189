"""Set up the game, and reshuffle what is hidden (MG-1).

FROZEN: the order in which `deal` draws from the generator; every record's seed depends on it.
Colours to seats; the villages of the oracles, unless players place them; the three cards of each
colour, yellow, orange, red, brown; then each block of four.
"""

from mypy_extensions import i64

from insula.games.magna_grecia.rules.box import BLOCK, CARDS, PLAYERS
from insula.games.magna_grecia.rules.moves import ORACLE as ORACLE_MOVE
from insula.games.magna_grecia.rules.places import count_village
from insula.games.magna_grecia.rules.state import (
    BESIDE_ORACLE,
    NONE,
    ORACLE,
    OUTSIDE,
    PLACE_ORACLE,
    ROUND,
    SET_ORACLE,
    VILLAGE,
    GreciaState,
)
from insula.kernel.arrays import append, filled, sort, vec
from insula.kernel.moves import Moves
from insula.kernel.random import Random, shuffle


def deal(state: GreciaState, rng: Random, rounds: i64, colours: list[int], *, placed: bool) -> None:
    """Set up the game; `colours` has the chosen colour of each seat, or NONE."""
    state.rounds = rounds
    lay_out(state)
    deal_colours(state, rng, colours)
    if not placed:
        scatter_oracles(state, rng)
    deal_cards(state, rng)
    set_order(state, 0)
    state.push(ROUND, 0, 0)
    if placed:
        at = state.box.oracles[state.players] - 1
        while at >= 0:
            state.push(PLACE_ORACLE, state.order[at % state.players], 0)
            at -= 1


def lay_out(state: GreciaState) -> None:
    """Put the villages on the board, and deal each player's pieces (MG-1.1, MG-1.2, MG-1.5)."""
    box = state.box
    state.lies[box.hexes] = OUTSIDE
    place: i64 = 0
    while place < box.villages:
        state.lies[box.village[place]] = VILLAGE
        state.place[box.village[place]] = place
        state.kind[place] = VILLAGE
        count_village(state, box.village[place], place, 1)
        place += 1
    for hand in state.hands:
        hand.points = box.points[state.players]
        hand.roads = box.roads_ready
        hand.staged_roads = box.road_tiles - box.roads_ready
        hand.cities = box.cities_ready
        hand.staged_cities = box.city_tiles - box.cities_ready
        hand.markets = box.markets


def deal_colours(state: GreciaState, rng: Random, chosen: list[int]) -> None:
    """Give seats their chosen colours and draw the others from the rest (MG-1.7).

    All four are always shuffled, so that a choice does not change the rest of the deal.
    """
    colours = numbered(PLAYERS)
    shuffle(colours, 0, PLAYERS, rng)
    at: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if chosen[seat] != NONE:
            state.hands[seat].colour = chosen[seat]
        else:
            while colours[at] in chosen:
                at += 1
            state.hands[seat].colour = colours[at]
            at += 1
        seat += 1


def numbered(count: i64) -> vec[i64]:
    """Return the numbers from 0."""
    out = filled(count, 0)
    at: i64 = 0
    while at < count:
        out[at] = at
        at += 1
    return out


# -- oracles -----------------------------------------------------------------------------------


def scatter_oracles(state: GreciaState, rng: Random) -> None:
    """Place oracles at random on villages without a green border (MG-1.3)."""
    inland = vec[i64]()
    place: i64 = 0
    while place < state.box.villages:
        if state.box.green[place] == 0:
            inland = append(inland, place)
        place += 1
    shuffle(inland, 0, len(inland), rng)
    at: i64 = 0
    while at < state.box.oracles[state.players]:
        set_oracle(state, inland[at])
        at += 1


def set_oracle(state: GreciaState, place: i64) -> None:
    """Turn a village into an oracle."""
    cell = state.box.village[place]
    state.lies[cell] = ORACLE
    state.kind[place] = ORACLE
    count_village(state, cell, place, -1)
    side: i64 = 0
    while side < 6:
        state.beside[state.box.near[cell * 6 + side]] |= BESIDE_ORACLE
        side += 1


def oracle_moves(state: GreciaState, out: Moves) -> None:
    """Offer every village without a green border and without an oracle (MG-1.3)."""
    place: i64 = 0
    while place < state.box.villages:
        if state.kind[place] == VILLAGE and state.box.green[place] == 0:
            out.add(ORACLE_MOVE + place)
        place += 1


def place_oracle(state: GreciaState, seat: i64, place: i64) -> None:
    state.pop()
    set_oracle(state, place)
    state.note(SET_ORACLE, seat, place, 0, 0)


# -- cards -------------------------------------------------------------------------------------


def deal_cards(state: GreciaState, rng: Random) -> None:
    """Build three blocks of one card per colour, each shuffled (MG-1.4)."""
    stacks = vec[i64]()
    colour: i64 = 0
    while colour < PLAYERS:
        card: i64 = 0
        while card < CARDS:
            if state.box.border[card] == colour:
                stacks = append(stacks, card)
            card += 1
        shuffle(stacks, colour * 3, colour * 3 + 3, rng)
        colour += 1
    state.deck = filled(CARDS, 0)
    at: i64 = 0
    while at < CARDS:
        state.deck[at] = stacks[at % BLOCK * 3 + at // BLOCK]
        at += 1
    shuffle_blocks(state, 0, rng)


def shuffle_blocks(state: GreciaState, seen: i64, rng: Random) -> None:
    """Shuffle within each block of four, but leave the first `seen` cards of the stack."""
    start: i64 = 0
    while start < CARDS:
        shuffle(state.deck, max(start, seen), start + BLOCK, rng)
        start += BLOCK


def set_order(state: GreciaState, round_number: i64) -> None:
    """Put the seats in the order of a round's card, without absent colours (MG-2.1)."""
    card = state.deck[round_number]
    filled_up: i64 = 0
    turn: i64 = 0
    while turn < PLAYERS:
        seat: i64 = 0
        while seat < state.players:
            if state.hands[seat].colour == state.box.order[card * PLAYERS + turn]:
                state.order[filled_up] = seat
                filled_up += 1
            seat += 1
        turn += 1


def redeal(state: GreciaState, rng: Random) -> None:
    """Reorder the face-down cards and keep the four colours of each block (MG-1.4).

    The face-down cards of a colour change places among themselves, then each block is shuffled.
    """
    seen = state.shown()
    colour: i64 = 0
    while colour < PLAYERS:
        cards = unseen_cards(state, colour)
        shuffle(cards, 0, len(cards), rng)
        put_cards(state, colour, cards)
        colour += 1
    shuffle_blocks(state, seen, rng)


def unseen_cards(state: GreciaState, colour: i64) -> vec[i64]:
    cards = vec[i64]()
    at = state.shown()
    while at < CARDS:
        if state.box.border[state.deck[at]] == colour:
            cards = append(cards, state.deck[at])
        at += 1
    return cards


def put_cards(state: GreciaState, colour: i64, cards: vec[i64]) -> None:
    """Put cards on the places of the face-down cards of their colour."""
    taken: i64 = 0
    at = state.shown()
    while at < CARDS:
        if state.box.border[state.deck[at]] == colour:
            state.deck[at] = cards[taken]
            taken += 1
        at += 1


def gather(state: GreciaState) -> None:
    """Sort the face-down cards by colour in each block, and by number within each colour."""
    sort_blocks_by_colour(state)
    colour: i64 = 0
    while colour < PLAYERS:
        cards = unseen_cards(state, colour)
        sort(cards, 0, len(cards))
        put_cards(state, colour, cards)
        colour += 1


def sort_blocks_by_colour(state: GreciaState) -> None:
    """Sort blocks by colour: the hidden colours of a block are public, but not which cards."""
    start: i64 = 0
    while start < CARDS:
        first = max(start, state.shown())
        at = first
        while at < start + BLOCK:
            state.deck[at] += state.box.border[state.deck[at]] * CARDS
            at += 1
        sort(state.deck, first, start + BLOCK)
        at = first
        while at < start + BLOCK:
            state.deck[at] %= CARDS
            at += 1
        start += BLOCK
