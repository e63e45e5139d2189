"""The boards of the terminal's drawing: monuments, provinces, trades, tracks, and the legend."""

from collections.abc import Iterable, Iterator, Sequence

from insula.games.magna_roma.cards import monument_points, province_condition
from insula.games.magna_roma.load import Content
from insula.games.magna_roma.notation import site_name
from insula.games.magna_roma.rules.box import (
    COLOURS,
    GOODS,
    HALF_NAMES,
    HALVES,
    SLOTS,
    WAYS,
)
from insula.games.magna_roma.rules.city import TOWN_CENTER
from insula.games.magna_roma.rules.monuments import price
from insula.games.magna_roma.rules.state import NONE, RomaState
from insula.games.magna_roma.rules.supply import left
from insula.kernel.aid import AidAmount, AidTexts

GAP = "   "
INDENT = " " * 9
MOST_SPACES = 20
"""Spaces of a track in one row of the drawing."""
SEATS_SHOWN = 2
"""Seats on one space in one row of the drawing."""

# -- monuments, provinces, trades --------------------------------------------------------------


def offer_lines(content: Content, state: RomaState, texts: AidTexts) -> list[str]:
    display = GAP.join(display_entry(content, state, place, texts) for place in range(3))
    return [
        f"[bold]Display[/bold]  {display}",
        *(province_line(content, state, card, texts) for card in range(3)),
        f"[bold]Trades[/bold]   {GAP.join(trade_entries(state, texts))}",
        *supply_lines(state, texts),
        *built_lines(content, state),
    ]


def display_entry(content: Content, state: RomaState, place: int, texts: AidTexts) -> str:
    monument = state.display[place]
    if monument == NONE:
        return "(empty)"
    box = state.box
    bonus = box.monument_bonus[monument]
    now = amount(texts, box.monument_amount[monument], bonus) + " now, " if bonus >= 0 else ""
    cost = f"{price(state, place)} coins, population {box.monument_staff[monument]}"
    return f"{content.monuments[monument]} ({now}{monument_points(box, monument)}; {cost})"


def amount(texts: AidTexts, count: int, good: int) -> str:
    """'2 legions', in the words of the edition."""
    return texts.show(AidAmount(count, GOODS[good]))


def province_line(content: Content, state: RomaState, card: int, texts: AidTexts) -> str:
    province = state.provinces[card]
    slots = [slot_entry(state, card, province, slot, texts) for slot in range(3)]
    name = f"{content.provinces[province]} (per {province_condition(state.box, province)})"
    return f"[bold]Province[/bold] {name}: {GAP.join(slots)}"


def slot_entry(state: RomaState, card: int, province: int, slot: int, texts: AidTexts) -> str:
    box, at = state.box, province * 3 + slot
    first = at * len(GOODS)
    bonus = [
        amount(texts, box.slot_bonus[first + good], good)
        for good in range(len(GOODS))
        if box.slot_bonus[first + good]
    ]
    gives = f", now {' and '.join(bonus)}" if bonus else ""
    cost = texts.show(AidAmount(box.slot_cost[at], "legions"))
    owner = holder(state, state.slots[card * 3 + slot])
    return f"{SLOTS[slot]} {cost}, {box.slot_value[at]} VP{gives} ({owner})"


def holder(state: RomaState, seat: int) -> str:
    if seat == NONE:
        return "free"
    return "blocked" if seat >= state.players else f"seat {seat + 1}"


def trade_entries(state: RomaState, texts: AidTexts) -> list[str]:
    """'1 (spaces 3-4): 1 legion for 3 coins': the number is that of the Market board."""
    box, entries = state.box, []
    for place, trade in enumerate(state.tokens):
        spaces = [str(space) for space, over in enumerate(box.token_over) if over == place]
        ways = [payment(state, trade * WAYS + way, texts) for way in range(box.trade_ways[trade])]
        gained = amount(texts, box.trade_amount[trade], box.trade_good[trade])
        entries.append(f"{place + 1} (spaces {'-'.join(spaces)}): {' or '.join(ways)} for {gained}")
    return entries


def payment(state: RomaState, way: int, texts: AidTexts) -> str:
    box = state.box
    paid = {
        "coins": box.pay_coins[way],
        "population": box.pay_population[way],
        "legions": box.pay_legions[way],
    }
    return " and ".join(texts.show(AidAmount(count, good)) for good, count in paid.items() if count)


def supply_lines(state: RomaState, texts: AidTexts) -> list[str]:
    """What is left of the supplies that the box limits (MR-4.3)."""
    limited = [good for good in range(len(GOODS)) if state.box.limit[good] >= 0]
    entries = [f"{amount(texts, left(state, good), good)} left" for good in limited]
    return [f"[bold]Supply[/bold]   {GAP.join(entries)}"] if entries else []


def built_lines(content: Content, state: RomaState) -> list[str]:
    lines = []
    for seat, city in enumerate(state.cities):
        names = [
            content.monuments[city.monument[at]]
            + ("" if city.site[at] == TOWN_CENTER else f" {site_name(city.site[at])}")
            for at in range(city.built)
        ]
        if names:
            lines.append(f"[bold]Built[/bold]    seat {seat + 1}: {', '.join(names)}")
    return lines


# -- tracks ------------------------------------------------------------------------------------

Line = tuple[str, list[str]]


def track_lines(state: RomaState, texts: AidTexts) -> list[str]:
    """Market, Military, Pantheon and dashboard: every space with its values and markers."""
    box, cities = state.box, state.cities
    market = [("multiplier", numbers(box.multiplier)), ("token", tokens(box.token_over))]
    military = [
        (name, nonzero(values))
        for name, values in (
            ("end_points", box.military_points),
            ("token_points", war_tokens(state)),
        )
        if any(values)
    ]
    pantheon = [
        ("value", numbers(box.blessing_value)),
        ("blessing", ["+" if gives else "" for gives in box.gives_blessing]),
    ]
    return [
        *track("market", box.market_end, market, [city.luxuries for city in cities], texts),
        *track("military", box.military_end, military, [city.legions for city in cities], texts),
        *track("pantheon", box.faith_end, pantheon, [city.faith for city in cities], texts),
        *track("dashboard", box.track - 1, dashboard_values(state), [], texts),
        f"[bold]Bonuses[/bold]  {GAP.join(bonus_entries(state, texts))}",
    ]


def numbers(values: Iterable[int]) -> list[str]:
    return [str(value) for value in values]


def nonzero(values: Iterable[int]) -> list[str]:
    return [str(value) if value else "" for value in values]


def tokens(places: Iterable[int]) -> list[str]:
    return [str(place + 1) if place >= 0 else "" for place in places]


def war_tokens(state: RomaState) -> list[int]:
    """VP tokens that still lie on the Military board (MR-20.3)."""
    return [
        points if state.war_tokens >> space & 1 else 0
        for space, points in enumerate(state.box.war_token)
    ]


def dashboard_values(state: RomaState) -> list[Line]:
    """One line for each colour, or one for all where they are equal."""
    values, length = list(state.box.track_value), state.box.track
    lines = [numbers(values[colour * length : (colour + 1) * length]) for colour in range(3)]
    if lines[0] == lines[1] == lines[2]:
        return [("drawing.value", lines[0])]
    return [(f"track.{COLOURS[colour]}", line) for colour, line in enumerate(lines)]


def track(
    key: str, end: int, lines: Sequence[Line], markers: list[int], texts: AidTexts
) -> Iterator[str]:
    """A board: its name, its spaces from 0 on, and the seats where their markers stand."""
    yield f"[bold]{texts.text(f'section.{key}')}[/bold]"
    spaces = end + 1
    every = [("space", numbers(range(spaces))), *lines, *seat_lines(markers, spaces)]
    named = [(texts.text(name), cells) for name, cells in every]
    width = max(len(name) for name, _ in named)
    for first in range(0, spaces, MOST_SPACES):
        for name, cells in named:
            shown = "".join(f"{cell:>3}" for cell in cells[first : first + MOST_SPACES])
            yield f"  {name:<{width}} {shown}".rstrip()


def seat_lines(markers: list[int], spaces: int) -> list[Line]:
    """Which seats stand where; a second line where more share a space than fit in one."""
    there = [
        "".join(str(seat + 1) for seat, at in enumerate(markers) if at == space)
        for space in range(spaces)
    ]
    lines = []
    while any(there):
        lines.append(("drawing.seats", [seats[:SEATS_SHOWN] for seats in there]))
        there = [seats[SEATS_SHOWN:] for seats in there]
    return lines


def bonus_entries(state: RomaState, texts: AidTexts) -> list[str]:
    """'red 3: 1 population', 'red and purple 5: 1 coin'."""
    box, entries = state.box, []
    for at in range(box.bonuses):
        tracks = [track for track in (box.bonus_first[at], box.bonus_second[at]) if track >= 0]
        where = " and ".join(COLOURS[each] for each in tracks)
        gained = amount(texts, box.bonus_amount[at], box.bonus_good[at])
        entries.append(f"{where} {box.bonus_space[at]}: {gained}")
    return entries


# -- legend ------------------------------------------------------------------------------------


def legend_lines(state: RomaState, texts: AidTexts) -> list[str]:
    """The letters of a tile, and what each pair of halves makes: lesser/greater gain (MR-4)."""
    names = [f"{HALVES[half]} {HALF_NAMES[half]}" for half in range(1, len(HALVES))]
    pairs = [pair_entry(state, one, two, texts) for one in range(1, 4) for two in range(one, 4)]
    lines = [
        f"[bold]Halves[/bold]   {GAP.join(names)}{GAP}(on the edges of a tile)",
        f"[bold]Symbols[/bold]  {GAP.join(pairs)}{GAP}(two colours/one colour)",
        f"[bold]Tiles[/bold]    r red, p purple, b brown, T Town Center{GAP}"
        f"m mask, l lyre, c column{GAP}* star{GAP}"
        f"# under a monument{GAP}+ {texts.text('drawing.blessed')}",
    ]
    if note := texts.text("drawing.words"):
        lines.append(f"[bold]Words[/bold]    {note}")
    return lines


def pair_entry(state: RomaState, one: int, two: int, texts: AidTexts) -> str:
    """'BL 1/2 faith'."""
    good = state.box.symbol[one * len(HALVES) + two] - 1
    most = amount(texts, state.box.greater[good], good)
    return f"{HALVES[one]}{HALVES[two]} {state.box.lesser[good]}/{most}"
