"""Facts of Magna Grecia that random games hardly ever have."""

from collections.abc import Iterator
from typing import cast

from insula.games.magna_grecia import MagnaGrecia
from insula.kernel.facts import Fact
from tests.laws.seatings import Seating, seatings
from tests.magna_grecia.pictures import Position, position
from tests.texts.samples import game_facts, play

GRECIA = [seating for seating in seatings() if seating.name == "magna-grecia"]
CONTEST = ("road b2 e-w", "road b4 e-w", "road b6 e-w")


def listed_facts() -> Iterator[Fact]:
    """Yield facts of mergers, contested oracles and rare reasons."""
    yield from merger()
    yield from contest()
    yield from listed_reasons()
    options = (("rounds", "12"), ("oracles", "random"))
    yield from game_facts(Seating("magna-grecia", 4, options), 517)


def merger() -> Iterator[Fact]:
    board = position("""
        . . . . .
         Y . Y .
        . . . . .
    """).with_markets(b1="YOrb", b3="yORb")
    yield from play(board.game, board.state, "city b2")


def contest() -> Iterator[Fact]:
    """Yield the facts of three roads that make an oracle look at a city and then at another."""
    board = position(
        """
        . . . . . . . .
         Y . @ . R . v
        . . . . . . . .
        """,
        "B",
        (3, 2, 5),
    )
    for text in CONTEST:
        move = board.game.find(board.state, text)
        yield from board.game.preview(board.state, move).events
        yield from play(board.game, board.state, text)


def listed_reasons() -> Iterator[Fact]:
    closed = position("""
        . . . . . .
         O g . . .
        . . . . . .
         Y . v O .
        . . . . . .
    """)
    yield from tried(closed, "city d2", "road c3 e-ne", "road c3 w-e", "city z99", "sell nowhere")
    yield from tried(closed.with_hand(markets=0), f"market {closed.name('d3')}")
    yield from tried(closed.with_hand(staged_roads=0), "take road")
    closed.state.roads_laid = closed.state.cities_laid = 1
    yield from tried(closed, "take city")
    closed.state.roads_laid, closed.state.cities_laid, closed.state.roads_taken = 0, 1, 5
    yield from tried(closed, "take city", "city c1")
    placed = next(each for each in GRECIA if ("oracles", "placed") in each.options)
    game, state = cast("MagnaGrecia", placed.game), placed.new(0)
    yield from game.why_not(state, "oracle nowhere")
    yield from game.why_not(state, "stop")


def tried(board: Position, *tries: str) -> Iterator[Fact]:
    for text in tries:
        yield from board.game.why_not(board.state, text)
