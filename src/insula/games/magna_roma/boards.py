"""The printed boards, as data for pages: read from the box once, the same in every view."""

from functools import cache
from typing import Any

from insula.games.magna_roma.rules.box import COLOURS, GOODS, Box

TRACKS = COLOURS[:3]


@cache
def boards(box: Box) -> dict[str, Any]:
    """Market, Military, Pantheon and dashboard, space by space."""
    return {
        "market": list(box.multiplier),
        "military": list(box.military_points),
        "pantheon": list(box.blessing_value),
        "blessings": [space for space, gives in enumerate(box.gives_blessing) if gives],
        "dashboard": {
            name: list(box.track_value)[colour * box.track : (colour + 1) * box.track]
            for colour, name in enumerate(TRACKS)
        },
        "bonuses": [bonus(box, at) for at in range(box.bonuses)],
    }


def bonus(box: Box, at: int) -> dict[str, Any]:
    tracks = [track for track in (box.bonus_first[at], box.bonus_second[at]) if track >= 0]
    return {
        "tracks": [TRACKS[track] for track in tracks],
        "space": box.bonus_space[at],
        "good": GOODS[box.bonus_good[at]],
        "amount": box.bonus_amount[at],
    }
