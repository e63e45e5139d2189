"""Where a move is made on the table: what a page lights and a player points at."""

from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.notation import SHAPE_NAMES
from insula.games.magna_grecia.rules import moves
from insula.games.magna_grecia.rules.box import SHAPES


def targets(content: Content, move: int) -> list[str]:
    """The things that make this move when all of them are pointed at; none for plain answers.

    A piece and where it would lie: only a road, which can be turned, needs a second one.
    """
    if move >= moves.ROAD_TILE:
        cell, shape = divmod(move - moves.ROAD_TILE, SHAPES)
        return [f"road {content.hexes.name(cell)}", f"ends {SHAPE_NAMES[shape]}"]
    if move >= moves.CITY_TILE:
        return [f"city {content.hexes.name(move - moves.CITY_TILE)}"]
    if move >= moves.ORACLE:
        return [f"oracle {content.villages[move - moves.ORACLE]}"]
    if move >= moves.SELL:
        return [f"sell {content.villages[move - moves.SELL]}"]
    if move >= moves.BUILD:
        return [f"market {content.villages[move - moves.BUILD]}"]
    return [[], ["staging road"], ["staging city"]][move]
