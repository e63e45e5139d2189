"""Draw the table as text with Rich markup that is readable without colour too.

A hex is six characters wide and three lines high. A road shows its owner's small letter and its
two ends; a city its owner's capital and its connections; `v` and `g` are villages, without and with
a green border, `@` an oracle, each with its connections; `~~` is sea. Each colour has its own pair
of brackets.
"""

from insula.games.magna_grecia.board import Board
from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.rules.box import COLOURS
from insula.games.magna_grecia.rules.markets import cost, is_active, takes_market
from insula.games.magna_grecia.rules.places import market
from insula.games.magna_grecia.rules.state import (
    CITY,
    GONE,
    NO_MARKET,
    NONE,
    ORACLE,
    SOLD,
    STANDING,
    GreciaState,
)
from insula.kernel.hexes import NOWHERE

STYLE = ("yellow", "bright_red", "red", "magenta")
MARKS = (("(", ")"), ("{", "}"), ("<", ">"), ("|", "|"))
LETTER = ("y", "o", "r", "b")
WIDTH = 6
SEA = [" " * WIDTH, "  ~~  ", " " * WIDTH]
TOP, MIDDLE, BOTTOM = 0, 1, 2


def draw(content: Content, state: GreciaState) -> str:
    """Draw the map, the players, the cards, and every place that has roads or markets."""
    board = Board(content, state)
    lines = [*map_lines(content, state, board), "", *hand_lines(state), *card_lines(state)]
    return "\n".join([*lines, *oracle_lines(content, state), *place_lines(content, state, board)])


# -- the map -----------------------------------------------------------------------------------


def map_lines(content: Content, state: GreciaState, board: Board) -> list[str]:
    hexes = content.hexes
    lines = [numbers(hexes.columns, ""), numbers(hexes.odd_columns, " " * (WIDTH // 2))]
    for row in range(hexes.rows):
        cells = [hexes.cell(column, row) for column in range(hexes.width(row))]
        pictures = [SEA if cell == NOWHERE else hex_lines(state, board, cell) for cell in cells]
        indent = " " * (WIDTH // 2) if row % 2 else ""
        for line in (TOP, MIDDLE, BOTTOM):
            label = f"{chr(97 + row)}  " if line == MIDDLE else "   "
            lines.append((label + indent + "".join(p[line] for p in pictures)).rstrip())
    return lines


def numbers(count: int, indent: str) -> str:
    """Return the column numbers of a row; shifted rows have a line of their own."""
    return "   " + indent + "".join(str(column + 1).center(WIDTH) for column in range(count))


def hex_lines(state: GreciaState, board: Board, cell: int) -> list[str]:
    """Return the three lines of a hex; the ends of a road point at its neighbours."""
    ends = board.ends(cell)
    top = f" {mark(5, ends, chr(92))}  {mark(0, ends, '/')} "
    bottom = f" {mark(3, ends, '/')}  {mark(2, ends, chr(92))} "
    middle = mark(4, ends, "-") + label(state, board, cell) + mark(1, ends, "-")
    owner = board.road_owner(cell) if ends else board.owner(cell)
    if owner < 0:
        return [top, middle, bottom]
    style = STYLE[state.hands[owner].colour]
    return [f"[{style}]{line}[/{style}]" for line in (top, middle, bottom)]


def mark(side: int, ends: tuple[int, ...], sign: str) -> str:
    return sign if side in ends else " "


def label(state: GreciaState, board: Board, cell: int) -> str:
    """Return four characters that show what lies on the hex."""
    if board.ends(cell):
        colour = state.hands[board.road_owner(cell)].colour
        left, right = MARKS[colour]
        line = "-" if 1 in board.ends(cell) else " "
        return f"{left}{LETTER[colour]}{right}{line}"
    if not board.is_place(cell):
        return " .  "
    place = state.place[cell]
    if board.owner(cell) >= 0:
        return city_label(state, board, cell)
    kind = "@" if board.lies[cell] == ORACLE else "g" if state.box.green[place] else "v"
    return f" {kind}{state.worth[place]}".ljust(4)


def city_label(state: GreciaState, board: Board, cell: int) -> str:
    """Return the label of a city tile; the first tile of a city has its number."""
    colour = state.hands[board.owner(cell)].colour
    left, right = MARKS[colour]
    place = state.place[cell]
    number = str(state.worth[place]) if board.places[place][0] == cell else " "
    return f"{left}{LETTER[colour].upper()}{number}{right}"[:4]


# -- the rest ----------------------------------------------------------------------------------


def seat_name(state: GreciaState, seat: int) -> str:
    """Return 'Seat 1 (R) red', with the brackets used on the map."""
    colour = state.hands[seat].colour
    left, right = MARKS[colour]
    style = STYLE[colour]
    sign = f"{left}{LETTER[colour].upper()}{right}"
    return f"[{style}]Seat {seat + 1} {sign} {COLOURS[colour]}[/{style}]"


def hand_lines(state: GreciaState) -> list[str]:
    lines = []
    for seat in range(state.players):
        hand = state.hands[seat]
        turn = ">" if seat == state.seat() and not state.over() else " "
        lines.append(
            f"{turn} {seat_name(state, seat)}  points {hand.points}  "
            f"supply {hand.roads} roads {hand.cities} cities  "
            f"staging {hand.staged_roads} roads {hand.staged_cities} cities  "
            f"markets {hand.markets}  would score {state.scores()[seat]}"
        )
    return lines


def card_lines(state: GreciaState) -> list[str]:
    at = max(state.round, 0)
    cards = [f"[bold]Round {at + 1} of {state.rounds}[/bold]  {card(state, state.deck[at])}"]
    if at + 1 < state.shown():
        cards.append(f"[bold]Next[/bold]  {card(state, state.deck[at + 1])}")
    order = ", ".join(f"seat {seat + 1}" for seat in state.order)
    done = f"laid {state.roads_laid} roads, {state.cities_laid} cities; "
    done += f"took {state.roads_taken + state.cities_taken}"
    return [*cards, f"[bold]Order[/bold]  {order}   [bold]This turn[/bold]  {done}"]


def card(state: GreciaState, number: int) -> str:
    """Return 'roads 3 (4)  cities 2 (3)  resupply 5 (7)'; in brackets for an only action."""
    box = state.box
    return (
        f"{COLOURS[box.border[number]]} card: roads {box.roads[number]} ({box.more_roads[number]})"
        f"  cities {box.cities[number]} ({box.more_cities[number]})"
        f"  resupply {box.resupply[number]} ({box.more_resupply[number]})"
    )


def oracle_lines(content: Content, state: GreciaState) -> list[str]:
    lines = []
    for oracle in range(state.box.villages):
        holder = state.gaze[oracle]
        if state.kind[oracle] != ORACLE or holder == NONE:
            continue
        cities = [p for p in range(state.box.villages) if state.linked[oracle] >> p & 1]
        rivals = [p for p in cities if p != holder and state.kind[p] >= CITY]
        against = ", ".join(city_entry(content, state, rival) for rival in rivals)
        line = f"[bold]Oracle[/bold] {content.villages[oracle]} looks at "
        line += city_entry(content, state, holder)
        lines.append(line + (f"; challenged by {against}" if against else ""))
    return lines


def place_name(content: Content, place: int) -> str:
    """Return the name of a place: that of its village, if it has one."""
    return content.villages[place] if place < len(content.villages) else "the new city"


def city_entry(content: Content, state: GreciaState, place: int) -> str:
    seat = state.kind[place] - CITY
    return f"{place_name(content, place)} (seat {seat + 1}, {state.worth[place]})"


def place_lines(content: Content, state: GreciaState, board: Board) -> list[str]:
    """Return a line for each city, and for each village with a road or a market."""
    return [
        place_line(content, state, board, place)
        for place in range(len(state.kind))
        if state.kind[place] not in (GONE, ORACLE)
        and (state.kind[place] >= CITY or state.worth[place] or state.stalls[place])
    ]


def place_line(content: Content, state: GreciaState, board: Board, place: int) -> str:
    hexes = " ".join(content.hexes.name(cell) for cell in board.places[place])
    kind = state.kind[place]
    owner = seat_name(state, kind - CITY) if kind >= CITY else "village"
    linked = [
        place_name(content, p) for p in range(len(state.kind)) if state.linked[place] >> p & 1
    ]
    seat = state.seat()
    price = f"; a market costs {cost(state, place, seat)}"
    return (
        f"[bold]{place_name(content, place)}[/bold] {hexes}: {owner}, "
        f"{len(linked)} connections ({', '.join(linked) or 'none'})"
        f"{markets(state, place)}{price if takes_market(state, place, seat) else ''}"
    )


def markets(state: GreciaState, place: int) -> str:
    entries = []
    for seat in range(state.players):
        what = market(state, place, seat)
        if what != NO_MARKET:
            active = what == STANDING and is_active(state, place, seat)
            word = "sold" if what == SOLD else f"worth {state.worth[place]}"
            entries.append(f"seat {seat + 1} {word if active or what == SOLD else 'not active'}")
    return f"; markets: {', '.join(entries)}" if entries else ""
