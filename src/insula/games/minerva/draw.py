"""The table as text: Rich markup, and clear without colour too.

A tile shows its name in two lines and its category below (P production, T trade, C cultural,
M military, S special, V temple with what it scores now); '[R]' is a residence, '[A]' one with an
assistant. Squares where a tile may go show their name.
"""

from insula.games.minerva.content import Content
from insula.games.minerva.language import amount_of, say
from insula.games.minerva.notation import CATEGORIES_OF_CULTURE, partner_name, square_name
from insula.games.minerva.rules import scoring
from insula.games.minerva.rules.box import (
    BESIDE,
    CULTURE,
    DENARII,
    GLORY,
    GOODS,
    MANNED,
    RANKS,
    RESIDENCE,
    RESOURCES,
    ROUNDS,
    STACKS,
    TALLEST,
    TEMPLE,
    THEATER,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.rounds import fee
from insula.games.minerva.rules.state import NONE, PLACING, MinervaState
from insula.games.minerva.rules.stores import can_build, lacking

LETTERS = "PTCMSVR"
STYLES = ("green", "yellow", "magenta", "red", "cyan", "blue", "white")
WIDTH = 10


def draw(content: Content, state: MinervaState) -> str:
    """The seat's city, what is to be had, then the other cities."""
    seat = state.seat()
    order = [(seat + step) % state.players for step in range(state.players)]
    parts = [city_lines(content, state, other) for other in order]
    boards = [*offer_lines(content, state), *culture_lines(state), *round_lines(state)]
    rest = [line for part in parts[1:] for line in ["", *part]]
    return "\n".join([*parts[0], "", *boards, *rest])


# -- cities ------------------------------------------------------------------------------------


def city_lines(content: Content, state: MinervaState, seat: int) -> list[str]:
    city = state.cities[seat]
    rows, columns = extent(city)
    rule = "+" + ("-" * WIDTH + "+") * len(columns)
    lines = [f"[bold]Seat {seat + 1}[/bold]  {stores(state, city)}"]
    for row in rows:
        cells = [cell(content, state, city, row * city.stride + column) for column in columns]
        lines.append(rule)
        lines += ["|" + "|".join(part[at] for part in cells) + "|" for at in range(3)]
    return [*lines, rule]


def extent(city: City) -> tuple[range, range]:
    """Rows and columns worth drawing: tiles and the squares beside them."""
    cells = [at for at, found in enumerate(city.squares) if found]
    rows = [at // city.stride for at in cells]
    columns = [at % city.stride for at in cells]
    return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)


def cell(content: Content, state: MinervaState, city: City, at: int) -> list[str]:
    """Three lines of a square."""
    tile = city.squares[at]
    name = square_name(city.square(at))
    if tile < RESIDENCE:
        return blank(name if tile == BESIDE else "")
    if tile <= MANNED:
        mark = "(A)" if tile == MANNED else "(R)"
        return [" " * WIDTH, f"[bold]{mark:^{WIDTH}}[/bold]", f"{name:>{WIDTH}}"]
    category = state.box.category[tile]
    words = wrapped(content.names[tile])
    worth = f"{scoring.temple(state, city, at, tile)} VP" if category == TEMPLE else ""
    foot = f"{LETTERS[category]} {worth}"
    lines = [f"{words[0]:<{WIDTH}}", f"{words[1]:<{WIDTH}}", f"{foot:<{WIDTH - 5}}{name:>5}"]
    return [f"[{STYLES[category]}]{line[:WIDTH]}[/{STYLES[category]}]" for line in lines]


def blank(name: str) -> list[str]:
    return [" " * WIDTH, f"{name:^{WIDTH}}", " " * WIDTH]


def wrapped(name: str) -> tuple[str, str]:
    """A name in two lines of a square."""
    words = name.split()
    first = words.pop(0)
    while words and len(first) + 1 + len(words[0]) <= WIDTH:
        first += " " + words.pop(0)
    return first[:WIDTH], " ".join(words)[:WIDTH]


def stores(state: MinervaState, city: City) -> str:
    """Everything a seat has, in one line."""
    parts = [amount_of(city.stores[DENARII], DENARII)]
    parts += [f"{GOODS[at]} {city.stores[at]}" for at in range(RESOURCES)]
    parts.append(f"glory {city.stores[GLORY]}")
    parts += [
        f"{GOODS[at]} points {city.stores[at]}"
        for at in range(THEATER, CULTURE + 1)
        if city.stores[at]
    ]
    parts.append(f"residences left {city.residences}")
    parts.append(f"assistants {city.reserve} of {city.assistants}")
    if city.passed:
        parts.append(f"passed (tile {city.order})" if city.order else "passed")
    return "  ".join(parts)


# -- boards ------------------------------------------------------------------------------------


def offer_lines(content: Content, state: MinervaState) -> list[str]:
    """A line for each kind of tile, with its cost and effect."""
    lines = ["[bold]To build[/bold]" + (" (an action costs 1 denarius)" if fee(state) else "")]
    for pair in state.pairs:
        one, other = divmod(pair, 128)
        names = f"{content.names[one]} / {partner_name(content, other)}"
        lines.append(f"  pair  {names}")
        lines += [tile_line(content, state, tile) for tile in {one, other} if tile]
    for tile, copies in enumerate(state.offer):
        if copies:
            lines.append(tile_line(content, state, tile) + (f" x{copies}" if copies > 1 else ""))
    if not state.over() and state.step() == PLACING:
        lines.append(f"[bold]In hand[/bold] {tile_line(content, state, state.detail())}")
    left = len(state.deck) - state.drawn
    return [*lines, f"  ({left} in the stack, {temples_left(state)} temples to come)"]


def temples_left(state: MinervaState) -> int:
    return len(state.temples) - state.temples_drawn


def tile_line(content: Content, state: MinervaState, tile: int) -> str:
    """'  P Farm (wood): 2 grain', with what is lacking in denarii; '-' where it cannot be paid."""
    city = state.cities[state.seat()]
    cost = list(state.box.cost)[tile * RESOURCES : (tile + 1) * RESOURCES]
    words = " ".join(word for at, amount in enumerate(cost) for word in [GOODS[at]] * amount)
    short = lacking(state, city, tile)
    extra = f", lacking {amount_of(3 * short, DENARII)}" if short else ""
    mark = " " if can_build(state, city, tile, fee(state)) else "-"
    category = state.box.category[tile]
    name = f"[{STYLES[category]}]{LETTERS[category]} {content.names[tile]}[/{STYLES[category]}]"
    return f" {mark}{name} ({words or 'free'}{extra}): {say(content.effects[tile])}"


def culture_lines(state: MinervaState) -> list[str]:
    parts = []
    for stack in range(STACKS):
        height = state.box.height[state.players]
        at = (state.players * STACKS + stack) * TALLEST + state.tops[stack]
        left = height - state.tops[stack]
        marks = f"{state.box.marks[at]} mark{'' if state.box.marks[at] == 1 else 's'}"
        top = f"{marks}, {state.box.culture_points[at]} VP" if left else "none"
        parts.append(f"{CATEGORIES_OF_CULTURE[stack]}: {top} ({left} left)")
    return [f"[bold]Culture[/bold]  {'   '.join(parts)}"]


def round_lines(state: MinervaState) -> list[str]:
    """The round, its glory tiles, and the score if it ended now."""
    places = [(state.round - 1) * RANKS + rank for rank in range(RANKS)]
    tiles = [str(state.box.glory_points[at]) for at in places if state.box.glory_points[at] >= 0]
    lying = [at for at in places if state.glory[at] == NONE]
    glory = f"glory tiles {' '.join(tiles)} VP" if lying else "glory tiles given"
    scores = "  ".join(f"seat {seat + 1}: {score}" for seat, score in enumerate(state.scores()))
    return [
        f"[bold]Round {state.round} of {ROUNDS}[/bold]  {glory}",
        f"[bold]If it ended now[/bold]  {scores}",
    ]
