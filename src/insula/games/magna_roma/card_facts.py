"""What monuments, provinces and solo objectives ask for, as facts read from the box."""

from functools import lru_cache

from insula.games.magna_roma.convert import amount_of
from insula.games.magna_roma.facts import cards
from insula.games.magna_roma.facts.nouns import ICON_WORDS
from insula.games.magna_roma.rules import box as boxes
from insula.games.magna_roma.rules.box import OBJECTIVES, SIDE, TRACKS, Box


@lru_cache(1024)
def effect_fact(box: Box, monument: int) -> cards.Effect:
    """Return what a monument does."""
    worth = worth_of(box, monument)
    good = box.monument_bonus[monument]
    if good < 0:
        return worth
    return cards.AtOnce(amount_of(box.monument_amount[monument], good), worth)


def worth_of(box: Box, monument: int) -> cards.Worth:
    rule, what = box.monument_rule[monument], box.monument_what[monument]
    points = box.monument_points[monument]
    if rule == boxes.PER_COLOUR:
        return cards.PerColour(points, TRACKS[what])
    if rule == boxes.PER_ICON:
        return cards.PerIcon(points, ICON_WORDS[what])
    if rule not in (boxes.BY_STAFF, boxes.BY_VARIETY):
        return cards.Flat(points)
    first = monument * boxes.SCALE + 1
    scale = list(box.monument_scale)[first : first + boxes.SCALE - 1]
    steps = tuple([value for value in scale if value])
    return cards.ByStaff(steps) if rule == boxes.BY_STAFF else cards.ByVariety(steps)


@lru_cache(1024)
def condition_fact(box: Box, province: int) -> cards.Condition:
    """Return what a province counts."""
    counts, first = box.province_counts[province], box.province_first[province]
    if counts == boxes.DISTRICTS:
        return cards.District(TRACKS[first])
    if counts == boxes.EQUAL_PAIRS:
        return cards.EqualPair(ICON_WORDS[first])
    if counts == boxes.MIXED_PAIRS:
        return cards.MixedPair(ICON_WORDS[first], ICON_WORDS[box.province_second[province]])
    return cards.Trio()


def goal_fact(line: int, objective: int) -> cards.Goal:
    """Return a solo objective with its line: rows are lines 1 to 5, columns 6 to 10."""
    if line <= SIDE:
        return cards.RowGoal(line, OBJECTIVES[objective])
    return cards.ColumnGoal(line - SIDE, OBJECTIVES[objective])
