"""Texts of moves that a player might try in Magna Grecia."""

from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.notation import road_text
from insula.games.magna_grecia.rules.box import SHAPES
from insula.games.magna_grecia.rules.state import OPEN, GreciaState


def sample_moves(content: Content, state: GreciaState) -> list[str]:
    """Return moves that are legal, illegal, nonsense or out of turn."""
    names = [*content.villages, "Nowhere"]
    tries = ["stop", "take road", "take city", "hello", "road a1 e-ne", "road a2 w-e", "city z99"]
    tries += [f"city {name}" for name in content.hexes.sea_names()[:3]]
    tries += [f"{verb} {name}" for verb in ("market", "sell", "oracle") for name in names]
    tries += [f"city {content.hexes.name(cell)}" for cell in range(state.box.hexes)]
    for cell in range(state.box.hexes):
        if state.ends[cell] or state.lies[cell] != OPEN or cell % 16 == 0:
            tries += [road_text(content, cell, shape) for shape in range(SHAPES)]
    return tries
