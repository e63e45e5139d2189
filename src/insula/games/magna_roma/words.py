"""The log in sentences, each with its cause."""

from collections.abc import Sequence

from insula.games.magna_roma.load import Content
from insula.games.magna_roma.notation import amount_of, site_name, trade_text
from insula.games.magna_roma.rules import state as events
from insula.games.magna_roma.rules.box import COINS, COLOURS, HALF_NAMES, ICONS, LEGIONS, SLOTS
from insula.games.magna_roma.rules.city import GRID, TOWN_CENTER
from insula.games.magna_roma.rules.place import neighbour
from insula.games.magna_roma.rules.state import RomaState
from insula.kernel.contract import Event
from insula.kernel.grid import DIRECTIONS

REVEALS = (events.REFILLED, events.DISPLAYED, events.REVEALED)

QUESTIONS = {
    events.PICK: "Pick your first tile from the ring.",
    events.CHOOSE: "Choose one of the three tiles.",
    events.PLACE: "Place your tile beside your city.",
    events.TRADE: "Make this trade, or leave it.",
    events.ORDER: "Choose which gain comes first.",
    events.ACTION: "Build, conquer or bless, or go on without.",
    events.RESERVE: "Reserve the tile for your next turn.",
}


def tile_name(state: RomaState, tile: int) -> str:
    """'red tile 14 (mask, 1 star)'."""
    if tile == 0:
        return "Town Center"
    box = state.box
    stars = box.stars[tile]
    marks = [ICONS[icon] for icon in (box.icon[tile], box.icon2[tile]) if icon]
    marks += [f"{stars} star" + ("s" if stars > 1 else "")] if stars else []
    return f"{COLOURS[box.colour[tile]]} tile {tile}" + (f" ({', '.join(marks)})" if marks else "")


def sentences(content: Content, state: RomaState, happened: Sequence[Event]) -> list[str]:
    return [sentence(content, state, event) for event in happened]


def sentence(content: Content, state: RomaState, event: Event) -> str:
    """One event in words, without its subject: the seat that decided."""
    kind, _, a, b, c = event
    if kind == events.GAINED:
        return f"gained {amount_of(b, a)}: {cause(content, state, c)}"
    if kind == events.LOST:
        where = "past the end of the board" if c == events.PAST_THE_END else "as none is left"
        return f"lost {amount_of(b, a)} {where}"
    if kind == events.STAR:
        return f"the {COLOURS[a]} marker moves to {b}"
    if kind == events.TRADED:
        return trade_text(state.box, a, b).replace("trade", "traded", 1)
    if kind == events.DECLINED:
        return f"left the chance to {trade_text(state.box, a, 0)}"
    if kind == events.TOKEN:
        return f"took the token on space {a} of the Military board: {b} VP"
    return deed(content, state, event)


def deed(content: Content, state: RomaState, event: Event) -> str:
    kind, _, a, b, c = event
    if kind == events.PLACED:
        turned = f", turned {c}" if c else ""
        return f"placed the {tile_name(state, b)} on {GRID.name(a)}{turned}"
    if kind == events.BUILT:
        where = "the Town Center" if b == TOWN_CENTER else site_name(b)
        return f"built the {content.monuments[a]} on {where} for {amount_of(c, COINS)}"
    if kind == events.CONQUERED:
        province = content.provinces[state.provinces[a]]
        return f"conquered the {SLOTS[b]} slot of {province} with {amount_of(c, LEGIONS)}"
    if kind == events.BLESSING:
        return f"blessed {GRID.name(a)}"
    if kind == events.NO_ACTION:
        return "took no action"
    if kind == events.ENDED:
        return "the game ends"
    return about_tiles(content, state, event)


def about_tiles(content: Content, state: RomaState, event: Event) -> str:
    kind, _, a, b, _ = event
    if kind == events.PICKED:
        return f"picked the {tile_name(state, b)} from slot {a + 1}"
    if kind == events.TOOK:
        return f"took the {tile_name(state, b)}"
    if kind == events.RESERVED:
        return f"reserved the {tile_name(state, b)} on slot {a + 1}"
    if kind == events.REFILLED:
        return f"slot {a + 1} now shows the {tile_name(state, b)}"
    if kind == events.REVEALED:
        return f"place {a + 1} now shows the {tile_name(state, b)}"
    if kind == events.DISPLAYED:
        return f"the {content.monuments[b]} comes on display"
    return f"the {tile_name(state, a)} leaves the game"


def cause(content: Content, state: RomaState, source: int) -> str:
    """Where a gain came from."""
    if source < 4:
        return symbol_cause(state, source)
    if source >= events.FROM_BONUS:
        return bonus_cause(state, source - events.FROM_BONUS)
    return {
        events.FROM_TRADE: "the trade",
        events.FROM_MONUMENT: "the monument",
        events.FROM_PROVINCE: "the province",
        events.FROM_FAITH: "the Pantheon",
    }[source]


def symbol_cause(state: RomaState, direction: int) -> str:
    """'blade+blade with the red tile north'; the tile placed or blessed last is the one meant."""
    city = state.cities[state.last]
    cell, beside = state.focus, neighbour(state.focus, direction)
    halves = [half(state, city.squares[cell] >> 4, direction)]
    halves.append(half(state, city.squares[beside] >> 4, (direction + 2) % 4))
    tile = city.tile(beside)
    name = "Town Center" if tile == 0 else f"{COLOURS[state.box.colour[tile]]} tile"
    return f"{'+'.join(halves)} with the {name} {DIRECTIONS[direction]}"


def half(state: RomaState, code: int, direction: int) -> str:
    return HALF_NAMES[(state.box.edges[code] >> (direction * 2)) & 3]


def bonus_cause(state: RomaState, bonus: int) -> str:
    box = state.box
    tracks = COLOURS[box.bonus_first[bonus]]
    if box.bonus_second[bonus] >= 0:
        tracks += f" and {COLOURS[box.bonus_second[bonus]]}"
    return f"the {tracks} bonus on space {box.bonus_space[bonus]}"
