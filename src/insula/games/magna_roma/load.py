"""Load a Magna Roma box: its sheets as tables of the rules, with every fault reported."""

from dataclasses import dataclass
from pathlib import Path

from insula.games.magna_roma.content import Content as Content
from insula.games.magna_roma.read_boards import (
    read_bonuses,
    read_dashboard,
    read_market,
    read_military,
    read_pantheon,
    read_trades,
)
from insula.games.magna_roma.read_cards import read_monuments, read_provinces
from insula.games.magna_roma.read_solo import LEVELS as LEVELS
from insula.games.magna_roma.read_solo import read_solo
from insula.games.magna_roma.read_tiles import (
    read_centers,
    read_ring,
    read_supplies,
    read_symbols,
    read_tiles,
)
from insula.games.magna_roma.rules.box import Box
from insula.kernel.boxes import BoxInfo, Files, read_box


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
    read_centers(files, content)
    read_supplies(files, content)
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
