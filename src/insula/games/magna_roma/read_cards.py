"""Read monuments and provinces from their sheets."""

from insula.games.magna_roma.content import Content
from insula.games.magna_roma.rules.box import (
    COLOURS,
    GOODS,
    ICONS,
    PLACES,
    PROVINCES,
    SCALE,
    SCORES,
    SLOTS,
)
from insula.games.magna_roma.rules.pending import LARGEST_AMOUNT
from insula.kernel.boxes import Files
from insula.kernel.sheets import Row, is_number

COUNTS = ("equal pairs", "mixed pairs", "trios", "districts")
BONUS_GOODS = ("", *GOODS[:1], *GOODS[2:])
TRACKS = COLOURS[:3]

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
    """Read monuments; prices depend on them or on their place on display (MR-8.1, MR-20.4)."""
    sheet = files.sheet("monuments.csv", MONUMENT_COLUMNS)
    sheet.unique("monument")
    display = files.sheet("display.csv", ("place", "coins"), labels=("place",))
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
            place.fault("prices are given here and in monuments.csv; give them in one file")
        prices = [(place if by_place else row).number("coins", 0, 99) for row in sheet]
        content.column("price").extend(prices)


def read_monument(row: Row, content: Content) -> None:
    rule = row.choice("scores", SCORES)
    staff = row.number("population", int(SCORES[rule] == "by staff"), SCALE - 1)
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
