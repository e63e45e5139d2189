"""Short English descriptions of monuments and provinces, for the drawing in the terminal."""

from insula.games.magna_roma.rules.box import (
    BY_STAFF,
    BY_VARIETY,
    COLOURS,
    DISTRICTS,
    EQUAL_PAIRS,
    ICONS,
    MIXED_PAIRS,
    PER_COLOUR,
    PER_ICON,
    SCALE,
    Box,
)


def monument_points(box: Box, monument: int) -> str:
    """Describe what a monument scores: '3 VP per mask below'."""
    rule, what = box.monument_rule[monument], box.monument_what[monument]
    points = box.monument_points[monument]
    if rule == PER_COLOUR:
        return f"{points} VP per {COLOURS[what]} tile below"
    if rule == PER_ICON:
        return f"{points} VP per {ICONS[what]} below"
    if rule in (BY_STAFF, BY_VARIETY):
        first = monument * SCALE + 1
        count = box.monument_staff[monument] if rule == BY_STAFF else len(ICONS) - 1
        steps = [str(value) for value in list(box.monument_scale)[first : first + count]]
        return f"{'/'.join(steps)} VP by " + (
            "staff" if rule == BY_STAFF else "different icons below"
        )
    return f"{points} VP"


def province_condition(box: Box, province: int) -> str:
    """Describe what a province counts: 'lyre and column', 'red district'."""
    counts, first = box.province_counts[province], box.province_first[province]
    if counts == DISTRICTS:
        return f"{COLOURS[first]} district"
    if counts == EQUAL_PAIRS:
        return f"pair of {ICONS[first]}s"
    if counts == MIXED_PAIRS:
        return f"{ICONS[first]} and {ICONS[box.province_second[province]]}"
    return "mask, lyre and column"
