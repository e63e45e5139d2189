"""The end: what scores, and who wins (MG-8)."""

from insula.games.magna_grecia.facts.events import Ended
from tests.magna_grecia.pictures import position, rule

LAST = """
    . . . . . . . .
     Y ye-w v re-w R ye-w @
    . . . . . . . .
"""


@rule("MG-8.1")
def test_active_unsold_markets_and_oracles_score() -> None:
    board = position(LAST).with_markets(b1="YR", b3="YR", b5="rYO")
    assert board.score("Y") == {"left over": 10, "markets": 1 + 2, "oracles": 0}
    assert board.score("R") == {"left over": 10, "markets": 2, "oracles": 4}
    assert board.score("O") == {"left over": 10, "markets": 0, "oracles": 0}
    assert board.state.scores() == [13, 10, 16, 10]


@rule("MG-8.1")
def test_the_game_ends_after_the_last_round() -> None:
    board = position(LAST)
    board.state.round = 11
    board.play("stop")
    assert board.state.over()
    assert board.forbidden("stop") == ["MG-8.1"]
    assert board.events()[-1] == Ended()


@rule("MG-8.2")
def test_a_tie_goes_to_the_most_tiles_in_the_supply_then_is_shared() -> None:
    board = position(". . .\n . .\n").with_hand("O", roads=11).with_hand("R", cities=11)
    board.with_hand("B", roads=9, staged_roads=20)
    assert board.state.ranking() == [3, 1, 1, 4]
    assert board.with_hand("B", points=11).state.ranking() == [4, 2, 2, 1]
