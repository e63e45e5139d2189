"""Where a move is made on the table: what a page lights and a player points at."""

from insula.games.minerva.content import Content
from insula.games.minerva.notation import CATEGORIES_OF_CULTURE, partner_name, square_name
from insula.games.minerva.rules import moves
from insula.games.minerva.rules.box import GOODS
from insula.kernel.grid import DIRECTIONS

PLAIN = {
    moves.RESIDE: ["residence"],
    **{moves.TOWARDS + at: [f"way {name}"] for at, name in enumerate(DIRECTIONS)},
    **{moves.TAKE_RESOURCE + at: [f"good {name}"] for at, name in enumerate(GOODS[:4])},
    **{moves.SELL_RESOURCE + at: [f"good {name}"] for at, name in enumerate(GOODS[:4])},
    **{
        first + at: [f"culture {name}"]
        for first in (moves.BIND_POINT, moves.TAKE_CULTURE)
        for at, name in enumerate(CATEGORIES_OF_CULTURE)
    },
}


def targets(content: Content, move: int) -> list[str]:
    """The things that make this move when all of them are pointed at; none for plain answers."""
    if move in PLAIN:
        return PLAIN[move]
    if move >= moves.SQUARES:
        square = f"square {square_name(move % moves.SQUARES)}"
        return ["assistant", square] if moves.ASSIST <= move < moves.PICK else [square]
    if move >= moves.BUILD:
        partner, tile = divmod(move - moves.BUILD, 128)
        over = [f"over {partner_name(content, partner - 1)}"] if partner else []
        return [f"offer {content.names[tile]}", *over]
    if move >= moves.TAKE_MONEY:
        return ["offer denarii", f"over {content.names[move - moves.TAKE_MONEY]}"]
    return []
