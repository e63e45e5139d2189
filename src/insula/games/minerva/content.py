"""A box as read from its sheets, before the rules see it."""

from dataclasses import dataclass, field

from insula.games.minerva.language import Effect
from insula.games.minerva.rules.box import Box
from insula.kernel.boxes import BoxInfo

MARKS = {"-": 2, "3+": 3, "4+": 4}  # used from this number of players on
FEWEST = (2, 2, 2, 3, 4)  # the set of tiles to use, by players: solo uses that of two
Tables = dict[str, list[int]]


@dataclass(eq=False)
class Content:
    """A box as read: tables for the rules, names and effects for texts."""

    tables: Tables = field(default_factory=dict)
    names: list[str] = field(default_factory=list)  # by tile
    effects: list[Effect] = field(default_factory=list)  # by tile
    titles: list[tuple[int, str]] = field(default_factory=list)
    supplies: dict[str, int] = field(default_factory=dict)  # printed tokens, by kind

    def column(self, name: str) -> list[int]:
        return self.tables.setdefault(name, [])


@dataclass(frozen=True)
class Loaded:
    """A box ready to play."""

    info: BoxInfo
    box: Box
    content: Content
