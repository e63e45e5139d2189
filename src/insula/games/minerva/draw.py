"""Draw the table as text in Rich markup that is clear without colour too.

A tile shows its name in two lines and its category below (P production, T trade, C cultural,
M military, S special, V temple with what it scores now); '(R)' is a residence, '(A)' one with an
assistant. Squares where a tile may go show their name. `legend_lines` explains this.
"""

from insula.games.minerva.content import Content
from insula.games.minerva.language import amount_of, say
from insula.games.minerva.notation import CATEGORIES_OF_CULTURE, partner_name, square_name
from insula.games.minerva.rules import scoring
from insula.games.minerva.rules.box import (
    BESIDE,
    CATEGORIES,
    CULTURE,
    DENARII,
    GLORY,
    GOODS,
    LACKING,
    MANNED,
    RANKS,
    RESIDENCE,
    RESIDENTIAL,
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
GAP = "   "
LINE = 80  # columns that a drawing should fit in
WIDE = 100  # columns that it may have at most
WIDEST, NARROW, NARROWEST = 10, 8, 6  # columns of a square; its name has up to 6


def draw(content: Content, state: MinervaState) -> str:
    """Draw the city of the seat to move, the tiles on offer, then the other cities."""
    seat = state.seat()
    order = [(seat + step) % state.players for step in range(state.players)]
    own, *others = (city_lines(content, state, other) for other in order)
    boards = [*offer_lines(content, state), *prize_lines(state), *legend_lines()]
    return "\n\n".join("\n".join(block) for block in (own, boards, *others))


# -- cities ------------------------------------------------------------------------------------


def city_lines(content: Content, state: MinervaState, seat: int) -> list[str]:
    city = state.cities[seat]
    rows, columns = extent(city)
    width = square_width(len(columns))
    rule = "+" + ("-" * width + "+") * len(columns)
    lines = [f"[bold]Seat {seat + 1}[/bold]   {stores(state, city)}"]
    for row in rows:
        first = row * city.stride
        cells = [cell(content, state, city, first + column, width) for column in columns]
        lines.append(rule)
        lines += ["|" + "|".join(part[at] for part in cells) + "|" for at in range(3)]
    return [*lines, rule]


def square_width(columns: int) -> int:
    """Return the width that fits a line; large cities have narrower squares or longer lines."""
    if columns * (NARROW + 1) < LINE:
        return min(WIDEST, (LINE - 1) // columns - 1)
    return max(NARROWEST, min(NARROW, (WIDE - 1) // columns - 1))


def extent(city: City) -> tuple[range, range]:
    """Return the rows and columns of the tiles and the squares beside them."""
    cells = [at for at, found in enumerate(city.squares) if found]
    rows = [at // city.stride for at in cells]
    columns = [at % city.stride for at in cells]
    return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)


def cell(content: Content, state: MinervaState, city: City, at: int, width: int) -> list[str]:
    """Return the three lines of a square."""
    tile = city.squares[at]
    name = square_name(city.square(at))
    if tile < RESIDENCE:
        return blank(name if tile == BESIDE else "", width)
    if tile <= MANNED:
        mark = "(A)" if tile == MANNED else "(R)"
        return [" " * width, f"[bold]{mark:^{width}}[/bold]", f"{name:>{width}}"]
    category = state.box.category[tile]
    words = wrapped(content.names[tile], width)
    worth = f" {scoring.temple(state, city, at, tile)}" if category == TEMPLE else ""
    room = max(0, width - len(name))
    foot = f"{LETTERS[category]}{worth}"[:room]
    lines = [*(f"{word:<{width}}" for word in words), f"{foot:<{room}}{name}"]
    return [f"[{STYLES[category]}]{line[:width]}[/{STYLES[category]}]" for line in lines]


def blank(name: str, width: int) -> list[str]:
    return [" " * width, f"{name:^{width}}", " " * width]


def wrapped(name: str, width: int) -> tuple[str, str]:
    """Split a name into two lines of a square."""
    words = name.split()
    first = words.pop(0)
    while words and len(first) + 1 + len(words[0]) <= width:
        first += " " + words.pop(0)
    return first[:width], " ".join(words)[:width]


def stores(state: MinervaState, city: City) -> str:
    """Return everything a seat has, in one line."""
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
    return GAP.join(parts)


# -- boards ------------------------------------------------------------------------------------


def offer_lines(content: Content, state: MinervaState) -> list[str]:
    """Return a line for each kind of tile, with its cost and effect."""
    fees = f" (each action costs {amount_of(fee(state), DENARII)} first)" if fee(state) else ""
    lines = [f"[bold]To build[/bold]{fees}"]
    for pair in state.pairs:
        one, other = divmod(pair, 128)
        names = f"{content.names[one]} / {partner_name(content, other)}"
        lines.append(f"  pair  {names}")
        for tile in filter(None, {one, other}):
            lines += tile_lines(content, state, tile)
    for tile, copies in enumerate(state.offer):
        if copies:
            lines += tile_lines(content, state, tile, copies)
    if not state.over() and state.step() == PLACING:
        lines += ["[bold]In hand[/bold]", *tile_lines(content, state, state.detail())]
    left = len(state.deck) - state.drawn
    return [*lines, f"  ({left} in the stack, {temples_left(state)} temples to come)"]


def temples_left(state: MinervaState) -> int:
    return len(state.temples) - state.temples_drawn


def tile_lines(content: Content, state: MinervaState, tile: int, copies: int = 1) -> list[str]:
    """Return '  P Farm (wood): 2 grain', with denarii for missing resources; '-' if unpayable.

    A long effect has a line of its own.
    """
    city = state.cities[state.seat()]
    cost = list(state.box.cost)[tile * RESOURCES : (tile + 1) * RESOURCES]
    words = " ".join(word for at, amount in enumerate(cost) for word in [GOODS[at]] * amount)
    short = lacking(state, city, tile)
    extra = f", lacking {amount_of(LACKING * short, DENARII)}" if short else ""
    mark = " " if can_build(state, city, tile, fee(state)) else "-"
    category = state.box.category[tile]
    name = f"{LETTERS[category]} {content.names[tile]}"
    price = f"({words or 'free'}{extra}){f' x{copies}' if copies > 1 else ''}:"
    effect = say(content.effects[tile])
    head = f" {mark}[{STYLES[category]}]{name}[/{STYLES[category]}] {price}"
    if len(name) + len(price) + len(effect) + 4 <= LINE:
        return [f"{head} {effect}"]
    return [head, f"      {effect}"]


# -- prizes ------------------------------------------------------------------------------------


def prize_lines(state: MinervaState) -> list[str]:
    """Return culture, glory and order tiles, the price of an assistant, and the score."""
    scores = GAP.join(f"seat {seat + 1}: {score}" for seat, score in enumerate(state.scores()))
    return [
        f"[bold]Round {state.round} of {ROUNDS}[/bold]",
        f"[bold]Culture[/bold]  {GAP.join(culture_entries(state))}",
        f"[bold]Glory[/bold]    {GAP.join(glory_entries(state))}",
        *order_lines(state),
        *assistant_lines(state),
        f"[bold]If it ended now[/bold]   {scores}",
    ]


def culture_entries(state: MinervaState) -> list[str]:
    entries = []
    for stack in range(STACKS):
        height = state.box.height[state.players]
        at = (state.players * STACKS + stack) * TALLEST + state.tops[stack]
        left = height - state.tops[stack]
        marks = f"{state.box.marks[at]} point{'' if state.box.marks[at] == 1 else 's'}"
        top = f"{marks} for {state.box.culture_points[at]} VP" if left else "none"
        entries.append(f"{CATEGORIES_OF_CULTURE[stack]}: {top} ({left} left)")
    return entries


def glory_entries(state: MinervaState) -> list[str]:
    """Return the tiles of this round and the later ones, from the first rank on."""
    entries = []
    for number in range(state.round, ROUNDS + 1):
        places = [(number - 1) * RANKS + rank for rank in range(RANKS)]
        points = [state.box.glory_points[at] for at in places if state.glory[at] == NONE]
        shown = "/".join(str(each) for each in points if each >= 0)
        entries.append(f"round {number}: {shown} VP" if shown else "given out")
    return entries


def order_lines(state: MinervaState) -> list[str]:
    """Return what order tiles score after the last round (MN-9.4); a solo game has none."""
    if state.players == 1:
        return []
    tiles = range(1, state.players + 1)
    entries = [f"{tile}: {order_points(state, tile)} VP" for tile in tiles]
    return [f"[bold]Order[/bold]    {GAP.join(entries)}{GAP}(tiles taken in round {ROUNDS})"]


def order_points(state: MinervaState, tile: int) -> int:
    """Return the points of an order tile; the highest tile in use has none."""
    return 0 if tile == state.players else int(state.box.order_points[tile])


def assistant_lines(state: MinervaState) -> list[str]:
    """Return the price of the next assistant (MN-9.1); the last round has none (MN-2.1)."""
    owned = state.cities[state.seat()].assistants
    if owned >= len(state.box.price_denarii) or state.round == ROUNDS:
        return []
    denarii = amount_of(state.box.price_denarii[owned], DENARII)
    glory = amount_of(state.box.price_glory[owned], GLORY)
    return [f"[bold]Assistant[/bold] after the round: {denarii} or {glory}"]


def legend_lines() -> list[str]:
    letters = [f"{LETTERS[at]} {CATEGORIES[at]}" for at in range(RESIDENTIAL)]
    signs = ["(R) residence", "(A) residence with an assistant", "- you cannot pay this now"]
    return [f"[bold]Legend[/bold]   {GAP.join([*letters, *signs])}{GAP}V 4: temple worth 4 VP now"]
