"""The printed boards, as data for pages: read from the box once, the same in every view."""

from functools import cache

from insula.games.magna_roma.rules.box import GOODS, TRACKS, Box
from insula.games.magna_roma.view_types import BoardsView, BonusView, TrackValuesView


@cache
def boards(box: Box) -> BoardsView:
    """Market, Military, Pantheon and dashboard, space by space."""
    return {
        "market": list(box.multiplier),
        "military": list(box.military_points),
        "pantheon": list(box.blessing_value),
        "blessings": [space for space, gives in enumerate(box.gives_blessing) if gives],
        "dashboard": track_values(box),
        "bonuses": [bonus(box, at) for at in range(box.bonuses)],
    }


def track_values(box: Box) -> TrackValuesView:
    red, purple, brown = (
        list(box.track_value)[colour * box.track : (colour + 1) * box.track]
        for colour in range(len(TRACKS))
    )
    return {"red": red, "purple": purple, "brown": brown}


def bonus(box: Box, at: int) -> BonusView:
    tracks = [track for track in (box.bonus_first[at], box.bonus_second[at]) if track >= 0]
    return {
        "tracks": [TRACKS[track] for track in tracks],
        "space": box.bonus_space[at],
        "good": GOODS[box.bonus_good[at]],
        "amount": box.bonus_amount[at],
    }
