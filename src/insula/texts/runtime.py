"""What the made Python modules need to show facts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


class Names(NamedTuple):
    """Names that no catalogue knows: of the players by seat, and of a box by kind and name."""

    players: Sequence[str]
    box: Mapping[str, str] = {}  # 'monument:Forum', in the language of the reader


Texts = dict[type, Callable[[Any, Names], str]]
Joiner = Callable[[str, str], str]


def join(items: list[str], pair: Joiner, more: Joiner) -> str:
    """Join a list: the last two by `pair`, the others by `more`."""
    if not items:
        return ""
    *others, last = items
    if not others:
        return last
    text, *rest = others
    for each in rest:
        text = more(text, each)
    return pair(text, last)


def player(names: Names, seat: int) -> str:
    """Return the name of a seat's player, or the number of the seat."""
    return names.players[seat] if seat < len(names.players) else str(seat + 1)


def box_name(known: Mapping[str, str], kind: str, name: str, names: Names) -> str:
    """Translate a name from the box: by the box, by the catalogue, or not at all."""
    key = f"{kind}:{name}"
    return names.box.get(key) or known.get(key, name)
