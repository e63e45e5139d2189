"""The board as text for the terminal."""

from rich.text import Text

from tests.aids import draw_state
from tests.magna_grecia.pictures import position


def test_the_drawing_shows_roads_owners_and_counts_without_colour() -> None:
    board = position("""
        . yse-w . . . .
         Y ye-w v re-w R
        Y . bne-sw . @ .
    """)
    lines = plain(draw_state(board.game, board.state))
    assert lines[2:11] == DRAWN
    assert lines[12].startswith("> Seat 1 (Y) yellow  points 10  supply 10 roads 10 cities")


def plain(drawn: str) -> list[str]:
    return [line.rstrip() for line in Text.from_markup(drawn).plain.splitlines()]


DRAWN = r"""
a    .   -(y)    .     .     .     .
             \

b      (Y1) -(y)--  v2  -<r>-- <R1>

                   /
c   (Y )   .    |b|    .     @0    .
                /
""".splitlines()
