"""Read a Magna Roma box from its sheets into the tables of the rules, checking every value."""

from dataclasses import dataclass, field
from pathlib import Path

from insula.games.magna_roma.rules.box import (
    CENTER,
    COLOURS,
    GOODS,
    HALVES,
    ICONS,
    LEGIONS,
    LUXURIES,
    OBJECTIVES,
    PLACES,
    PROVINCES,
    SCALE,
    SCORES,
    SIDE,
    SLOTS,
    WAYS,
    Box,
)
from insula.games.magna_roma.rules.gains import LARGEST_AMOUNT, MOST_PENDING
from insula.games.magna_roma.rules.state import RING
from insula.kernel.boxes import BoxInfo, Files, Row, Sheet, is_number, read_box

COUNTS = ("equal pairs", "mixed pairs", "trios", "districts")
LEVELS = ("I", "II", "III")
SYMBOLS = GOODS[:6]
BONUS_GOODS = ("", *GOODS[:1], *GOODS[2:])
TRACKS = COLOURS[:3]
Tables = dict[str, list[int]]


@dataclass(eq=False)
class Content:
    """A box as read: tables for the rules, names for the words."""

    tables: Tables = field(default_factory=dict)
    monuments: list[str] = field(default_factory=list)
    provinces: list[str] = field(default_factory=list)
    trades: list[str] = field(default_factory=list)
    ranks: list[tuple[int, str]] = field(default_factory=list)

    def column(self, name: str) -> list[int]:
        return self.tables.setdefault(name, [])


@dataclass(frozen=True)
class Loaded:
    """A box ready to be played."""

    info: BoxInfo
    box: Box
    content: Content


def load(path: Path, game: str, rules: int) -> Loaded:
    """The box of a folder; raises BoxError with every fault."""
    info, content = read_box(path, game, lambda files: read(files, solo=game == "magna-roma"))
    content.tables["rules"] = [rules]
    return Loaded(info, Box(f"{game}@{rules}@{path}", content.tables), content)


def read(files: Files, *, solo: bool) -> Content:
    content = Content()
    read_tiles(files, content)
    read_symbols(files, content)
    read_ring(files, content)
    read_monuments(files, content)
    read_provinces(files, content)
    read_trades(files, content)
    read_market(files, content)
    read_military(files, content)
    read_pantheon(files, content)
    read_dashboard(files, content)
    read_bonuses(files, content)
    if solo:
        read_solo(files, content)
    else:
        for name in ("solo_center", "objective_line", "objective_level", "objective_points"):
            content.tables[name] = []
        content.tables["blocked"] = []
    return content


# -- tiles and symbols -------------------------------------------------------------------------


def read_tiles(files: Files, content: Content) -> None:
    """Tile 0 is the Town Center; four players need 24 tiles each (MR-1.1, MR-11.3)."""
    sheet = files.sheet("tiles.csv", ("tile", "colour", "edges", "stars", "icon"))
    sheet.unique("tile")
    for number, row in enumerate(sheet):
        if row.values["tile"] != str(number):
            row.fault(f"tiles are numbered in order from 0: here stands {number}")
        colour = row.choice("colour", COLOURS)
        if (colour == CENTER) != (number == 0):
            row.fault("tile 0, and no other, is the town center")
        content.column("colour").append(colour)
        content.column("stars").append(row.number("stars", 0, 2))
        content.column("icon").append(row.choice("icon", ICONS))
        read_edges(row, content)
    if len(sheet) < 97:
        sheet.fault(sheet.end(), f"four cities need 96 City tiles; here are {len(sheet) - 1}")


def read_edges(row: Row, content: Content) -> None:
    """Four letters N, E, S, W; turning clockwise moves each to the next (MR-3.1)."""
    edges = row.text("edges")
    if len(edges) != 4 or any(half not in HALVES for half in edges):
        row.fault(f"'edges' must be four of {' '.join(HALVES)}, not '{edges}'")
        edges = "BBBB"
    if edges == "----":
        row.fault("a tile needs at least one half-symbol")
    for turned in range(4):
        shown = [HALVES.index(edges[(direction - turned) % 4]) for direction in range(4)]
        packed = sum(half << (2 * direction) for direction, half in enumerate(shown))
        content.column("edges").append(packed)
    turns = 1 if edges == edges[1:] + edges[:1] else 2 if edges == edges[2:] + edges[:2] else 4
    content.column("turns").append(turns)


def read_symbols(files: Files, content: Content) -> None:
    """Six symbols, each made by one pair of halves (MR-4.1, MR-4.2)."""
    sheet = files.sheet("symbols.csv", ("symbol", "halves", "lesser", "greater"))
    sheet.unique("symbol")
    symbol = content.tables["symbol"] = [0] * 16
    lesser = content.tables["lesser"] = [0] * len(GOODS)
    greater = content.tables["greater"] = [0] * len(GOODS)
    for row in sheet:
        good = row.choice("symbol", SYMBOLS)
        lesser[good] = row.number("lesser", 1, LARGEST_AMOUNT)
        greater[good] = row.number("greater", 1, LARGEST_AMOUNT)
        halves = row.text("halves")
        if len(halves) != 2 or any(half not in HALVES[1:] for half in halves):
            row.fault(f"'halves' must be two of {' '.join(HALVES[1:])}, not '{halves}'")
            continue
        one, other = HALVES.index(halves[0]), HALVES.index(halves[1])
        if symbol[one * 4 + other]:
            row.fault(f"the halves {halves} make another symbol already")
        symbol[one * 4 + other] = symbol[other * 4 + one] = good + 1
    if len(sheet) != len(SYMBOLS):
        sheet.fault(sheet.end(), f"there are {len(SYMBOLS)} symbols; here are {len(sheet)}")


def read_ring(files: Files, content: Content) -> None:
    """Slots of the draft ring by number of players (MR-1.2)."""
    sheet = files.sheet("ring.csv", ("players", "slots"))
    sheet.unique("players")
    slots = content.tables["ring_slots"] = [0] * 5
    for row in sheet:
        players = row.number("players", 2, 4)
        slots[players] = row.number("slots", 2 * players, RING)
    for players in (2, 3, 4):
        if not slots[players]:
            sheet.fault(sheet.end(), f"no row for {players} players")


# -- monuments and provinces -------------------------------------------------------------------

MONUMENT_COLUMNS = (
    "monument",
    "scores",
    "what",
    "points",
    "population",
    "coins",
    "bonus",
    "amount",
    "center",
)


def read_monuments(files: Files, content: Content) -> None:
    """Prices hang on the monument, or on the place of the display (MR-8.1, MR-20.4)."""
    sheet = files.sheet("monuments.csv", MONUMENT_COLUMNS)
    sheet.unique("monument")
    display = files.sheet("display.csv", ("place", "coins"))
    for row in sheet:
        content.monuments.append(row.text("monument"))
        read_monument(row, content)
    if len(sheet) < PLACES:
        sheet.fault(sheet.end(), f"the display needs {PLACES} monuments; here are {len(sheet)}")
    if len(display) != PLACES:
        display.fault(display.end(), f"the display has {PLACES} places; here are {len(display)}")
    for place in display:
        by_place = place.values["coins"] != ""
        if by_place and any(row.values["coins"] for row in sheet):
            place.fault("prices stand here and in monuments.csv: only one of them may")
        prices = [(place if by_place else row).number("coins", 0, 99) for row in sheet]
        content.column("price").extend(prices)


def read_monument(row: Row, content: Content) -> None:
    rule = row.choice("scores", SCORES)
    staff = row.number("population", 1, SCALE - 1)
    whats = {"per colour": TRACKS, "per icon": ICONS[1:]}.get(SCORES[rule], ("",))
    what = row.choice("what", whats) + (1 if SCORES[rule] == "per icon" else 0)
    points = read_points(row, rule, staff)
    scale = [0, *points] if SCORES[rule].startswith("by") else [points[0]]
    bonus = row.choice("bonus", BONUS_GOODS)
    content.column("monument_rule").append(rule)
    content.column("monument_what").append(what)
    content.column("monument_points").append(points[0])
    content.column("monument_scale").extend(scale + [0] * (SCALE - len(scale)))
    content.column("monument_staff").append(staff)
    content.column("monument_bonus").append(GOODS.index(BONUS_GOODS[bonus]) if bonus else -1)
    content.column("monument_amount").append(row.number("amount", int(bonus > 0), LARGEST_AMOUNT))
    content.column("on_center").append(row.number("center", 0, 1))
    if not bonus and row.values["amount"] != "0":
        row.fault("'amount' without a 'bonus'")
    if row.values["center"] == "1" and SCORES[rule] not in ("flat", "by staff"):
        row.fault("a monument on the town center has no City tiles below to score")


def read_points(row: Row, rule: int, staff: int) -> list[int]:
    """One number, or one for each worker or each different icon."""
    words = row.text("points").split()
    wanted = {"by staff": staff, "by variety": 3}.get(SCORES[rule], 1)
    if len(words) != wanted or any(not is_number(word, 0, 99) for word in words):
        row.fault(f"'points' must be {wanted} whole numbers up to 99, not '{' '.join(words)}'")
        return [0] * wanted
    return [int(word) for word in words]


PROVINCE_COLUMNS = (
    "province",
    "counts",
    "what",
    *SLOTS,
    *(f"{slot}_cost" for slot in SLOTS),
    *(f"{slot}_bonus" for slot in SLOTS),
)


def read_provinces(files: Files, content: Content) -> None:
    sheet = files.sheet("provinces.csv", PROVINCE_COLUMNS)
    sheet.unique("province")
    for row in sheet:
        content.provinces.append(row.text("province"))
        read_condition(row, content)
        for slot in SLOTS:
            content.column("slot_value").append(row.number(slot, 0, 99))
            content.column("slot_cost").append(row.number(f"{slot}_cost", 1, 99))
            content.column("slot_bonus").extend(read_goods(row, f"{slot}_bonus"))
    if len(sheet) < PROVINCES:
        sheet.fault(sheet.end(), f"{PROVINCES} provinces are in play; here are {len(sheet)}")


def read_condition(row: Row, content: Content) -> None:
    """What a province counts: one icon, two, all three, or districts of a colour (MR-12.4)."""
    counts = row.choice("counts", COUNTS)
    words = row.values["what"].split()
    choices = TRACKS if COUNTS[counts] == "districts" else ICONS[1:]
    wanted = (1, 2, 0, 1)[counts]
    if len(words) != wanted or any(word not in choices for word in words):
        row.fault(f"'what' must be {wanted} of {', '.join(choices)}, not '{' '.join(words)}'")
        words = list(choices[:wanted])
    shift = 0 if COUNTS[counts] == "districts" else 1
    found = [choices.index(word) + shift for word in words] + [0, 0]
    content.column("province_counts").append(counts)
    content.column("province_first").append(found[0])
    content.column("province_second").append(found[1])


def read_goods(row: Row, column: str) -> list[int]:
    """A bonus such as '1 coins 1 population', as amounts by good."""
    amounts = [0] * len(GOODS)
    words = row.values[column].split()
    for amount, good in zip(words[::2], words[1::2], strict=False):
        known = good in GOODS and is_number(amount, 1, LARGEST_AMOUNT)
        if not known or amounts[GOODS.index(good)]:
            break
        amounts[GOODS.index(good)] = int(amount)
    if sum(1 for amount in amounts if amount) * 2 != len(words):
        row.fault(f"'{column}' must read like '1 coins 1 population', not '{' '.join(words)}'")
    return amounts


# -- boards ------------------------------------------------------------------------------------


def read_trades(files: Files, content: Content) -> None:
    """Rows of one name are the ways to pay one trade (MR-6.3)."""
    columns = ("trade", "coins", "population", "legions", "gain", "amount")
    sheet = files.sheet("trades.csv", columns)
    for row in sheet:
        name = row.text("trade")
        if not content.trades or content.trades[-1] != name:
            start_trade(row, name, content)
        trade = len(content.trades) - 1
        way = content.tables["trade_ways"][trade]
        if way == WAYS:
            row.fault(f"a trade has at most {WAYS} ways")
            continue
        content.tables["trade_ways"][trade] += 1
        read_way(row, content, trade * WAYS + way)
        if row.values["gain"] != GOODS[content.tables["trade_good"][trade]]:
            row.fault("all ways of a trade bring the same")


def start_trade(row: Row, name: str, content: Content) -> None:
    if name in content.trades:
        row.fault(f"the ways of '{name}' must stand together")
    content.trades.append(name)
    good = row.choice("gain", ("coins", "population", "legions", "blessings", "points", "faith"))
    order = ("coins", "population", "legions", "blessings", "points", "faith")
    content.column("trade_ways").append(0)
    content.column("trade_good").append(GOODS.index(order[good]))
    content.column("trade_amount").append(row.number("amount", 1, LARGEST_AMOUNT))
    for name_of_pay in ("coins", "population", "legions"):
        content.column(f"pay_{name_of_pay}").extend([0] * WAYS)


def read_way(row: Row, content: Content, way: int) -> None:
    paid = 0
    for name in ("coins", "population", "legions"):
        content.tables[f"pay_{name}"][way] = row.number(name, 0, 99)
        paid += content.tables[f"pay_{name}"][way]
    if paid == 0:
        row.fault("a trade must cost something")


def spaces(sheet: Sheet, most: int) -> None:
    """The rows of a board are its spaces from 0, the start."""
    for number, row in enumerate(sheet):
        if row.values["space"] != str(number):
            row.fault(f"spaces are numbered in order from 0: here stands {number}")
    if not 2 <= len(sheet) <= most:
        sheet.fault(sheet.end(), f"a board has 2 to {most} spaces; here are {len(sheet)}")


def read_market(files: Files, content: Content) -> None:
    """Multipliers, and which token place lies over a space, from 1, or 0 (MR-6, MR-20.2)."""
    sheet = files.sheet("market.csv", ("space", "multiplier", "token"))
    spaces(sheet, 60)
    content.tables["multiplier"] = [row.number("multiplier", 0, 99) for row in sheet] or [0]
    places = [row.number("token", 0, 9) for row in sheet] or [0]
    content.tables["token_over"] = [place - 1 for place in places]
    content.tables["token_places"] = [max(places)]
    if places[0]:
        sheet.fault(2, "no token lies over the start: nobody enters it")
    for place in range(1, max(places) + 1):
        if place not in places:
            sheet.fault(sheet.end(), f"token place {place} lies over no space")
    if max(places) > len(content.trades):
        sheet.fault(sheet.end(), f"{max(places)} token places for {len(content.trades)} trades")


def read_military(files: Files, content: Content) -> None:
    """Points at the end (MR-12.6), and the draft edition's tokens (MR-20.3)."""
    sheet = files.sheet("military.csv", ("space", "end_points", "token_points"))
    spaces(sheet, 15)
    content.tables["military_points"] = [row.number("end_points", 0, 99) for row in sheet] or [0]
    content.tables["war_token"] = [row.number("token_points", 0, 99) for row in sheet] or [0]
    if content.tables["war_token"][0]:
        sheet.fault(2, "no token lies on the start: nobody enters it")


def read_pantheon(files: Files, content: Content) -> None:
    sheet = files.sheet("pantheon.csv", ("space", "value", "blessing"))
    spaces(sheet, 60)
    content.tables["blessing_value"] = [row.number("value", 0, 99) for row in sheet] or [0]
    content.tables["gives_blessing"] = [row.number("blessing", 0, 1) for row in sheet] or [0]


def read_dashboard(files: Files, content: Content) -> None:
    """The value of each space of the three tracks (MR-12.1)."""
    sheet = files.sheet("dashboard.csv", ("space", *TRACKS))
    spaces(sheet, 60)
    rows = list(sheet)
    values = [row.number(track, 0, 99) for track in TRACKS for row in rows]
    content.tables["track_value"] = values or [0, 0, 0]


def read_bonuses(files: Files, content: Content) -> None:
    """Bonuses of one track, or linked between two (MR-5)."""
    sheet = files.sheet("bonuses.csv", ("tracks", "space", "good", "amount"))
    length = len(content.tables["track_value"]) // 3
    completes = content.tables["completes"] = [0] * (3 * length)
    for name in ("bonus_first", "bonus_second", "bonus_space", "bonus_good", "bonus_amount"):
        content.tables[name] = []
    choices = (*TRACKS, "red purple", "red brown", "purple brown")
    for number, row in enumerate(sheet):
        tracks = [TRACKS.index(word) for word in choices[row.choice("tracks", choices)].split()]
        space = row.number("space", 1, max(1, length - 1))
        content.tables["bonus_first"].append(tracks[0])
        content.tables["bonus_second"].append(tracks[1] if len(tracks) > 1 else -1)
        content.tables["bonus_space"].append(space)
        goods = ("luxuries", "coins", "population", "legions")
        content.tables["bonus_good"].append(GOODS.index(goods[row.choice("good", goods)]))
        content.tables["bonus_amount"].append(row.number("amount", 1, LARGEST_AMOUNT))
        for track in tracks:
            if space < length:
                completes[track * length + space] |= 1 << number
                check_pending(row, content, completes[track * length + space])
    if len(sheet) > 40:
        sheet.fault(sheet.end(), f"at most 40 bonuses, not {len(sheet)}")


def check_pending(row: Row, content: Content, bits: int) -> None:
    """Legions and luxuries that can come at once are held in a small space (see `gains`)."""
    goods = content.tables["bonus_good"]
    waiting = [n for n in range(len(goods)) if bits >> n & 1 and goods[n] in (LEGIONS, LUXURIES)]
    if len(waiting) > MOST_PENDING:
        row.fault(f"at most {MOST_PENDING} bonuses of legions or luxuries share a space")


# -- solo --------------------------------------------------------------------------------------


def read_solo(files: Files, content: Content) -> None:
    """Objectives with their levels and lines, blocked slots, ranks (MR-13)."""
    read_objectives(files, content)
    read_ranks(files, content)
    sheet = files.sheet("solo.csv", ("key", "value"))
    for name in ("solo_center", "objective_line", "objective_points", "blocked"):
        content.tables[name] = []
    for row in sheet:
        keys = ("town center", "objective", "blocked", "points")
        reader = (read_center, read_line, read_blocked, read_rewards)[row.choice("key", keys)]
        reader(row, content)
    lines = content.tables["objective_line"]
    for name, wanted in (("solo_center", 2), ("objective_line", 4), ("objective_points", 5)):
        if len(content.tables[name]) != wanted:
            what = {"solo_center": "town center", "objective_line": "four objective lines"}
            sheet.fault(sheet.end(), f"solo needs {what.get(name, 'points for 0 to 4')}, once")
    if len(set(lines)) != len(lines):
        sheet.fault(sheet.end(), "two objectives share a line")


def read_objectives(files: Files, content: Content) -> None:
    sheet = files.sheet("objectives.csv", ("objective", "level"))
    for number, row in enumerate(sheet):
        if number < len(OBJECTIVES) and row.values["objective"] != OBJECTIVES[number]:
            row.fault(f"here stands '{OBJECTIVES[number]}': their order is the rules' own")
        content.column("objective_level").append(1 + row.choice("level", LEVELS))
    if len(sheet) != len(OBJECTIVES):
        sheet.fault(sheet.end(), f"there are {len(OBJECTIVES)} objectives; here are {len(sheet)}")
    for level, name in enumerate(LEVELS, 1):
        if content.column("objective_level").count(level) < 4:
            sheet.fault(sheet.end(), f"level {name} needs at least four objectives")


def read_ranks(files: Files, content: Content) -> None:
    sheet = files.sheet("ranks.csv", ("from", "rank"))
    content.ranks = [(row.number("from", 0, 999), row.text("rank")) for row in sheet]
    if not content.ranks or content.ranks[0][0] != 0:
        sheet.fault(sheet.end(), "the first rank begins at 0 points")
    if content.ranks != sorted(content.ranks):
        sheet.fault(sheet.end(), "ranks rise from row to row")


def words_like(row: Row, pattern: tuple[str, ...]) -> list[str]:
    """The words of a value that must look like the pattern, where '#' is a number from 1 to 5."""
    words = row.text("value").split()
    fits = len(words) == len(pattern) and all(
        is_number(word, 1, SIDE) if like == "#" else word in like.split("|")
        for word, like in zip(words, pattern, strict=False)
    )
    if not fits:
        shown = " ".join(part.replace("|", " or ") for part in pattern)
        row.fault(f"'value' must read like '{shown}' with numbers from 1 to {SIDE}")
    return words if fits else []


def read_center(row: Row, content: Content) -> None:
    words = words_like(row, ("column", "#", "row", "#"))
    content.tables["solo_center"].extend([int(words[1]), int(words[3])] if words else [3, 3])


def read_line(row: Row, content: Content) -> None:
    words = words_like(row, ("row|column", "#")) or ["row", str(1 + len(content.tables))]
    line = int(words[1]) + (SIDE if words[0] == "column" else 0)
    content.tables["objective_line"].append(line)


def read_blocked(row: Row, content: Content) -> None:
    words = words_like(row, ("card", "#", "left|middle|right"))
    if words and int(words[1]) > PROVINCES:
        row.fault(f"there are {PROVINCES} cards in play")
    elif words:
        content.tables["blocked"].append(3 * (int(words[1]) - 1) + SLOTS.index(words[2]))


def read_rewards(row: Row, content: Content) -> None:
    words = row.text("value").split()
    if len(words) != 5 or any(not is_number(word, 0, 99) for word in words):
        row.fault("'value' must be the points for 0, 1, 2, 3 and 4 objectives")
        words = ["0"] * 5
    content.tables["objective_points"].extend(int(word) for word in words)
