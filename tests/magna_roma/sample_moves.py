"""Texts of moves that a player might try in Magna Roma."""

from insula.games.magna_roma.load import Content
from insula.games.magna_roma.notation import amount_of, trade_text
from insula.games.magna_roma.rules.box import COINS, LEGIONS, LUXURIES, POPULATION, SLOTS
from insula.games.magna_roma.rules.city import GRID, STRIDE
from insula.games.magna_roma.rules.pending import LARGEST_AMOUNT
from insula.games.magna_roma.rules.state import (
    ACTION,
    NONE,
    ORDER,
    PICK,
    PLACE,
    RESERVE,
    TRADE,
    RomaState,
)


def sample_moves(content: Content, state: RomaState) -> list[str]:
    """Return every legal move, and moves that are illegal, nonsense or out of turn."""
    tries = [
        "no action",
        "no trade",
        "take 1",
        "take 4",
        "pick 1",
        "reserve 2",
        "hello",
        "gain 9 VP",
    ]
    squares = [GRID.name(GRID.cell(column, row)) for row in range(1, 10) for column in range(1, 10)]
    step = state.step() if not state.over() else ACTION
    if step in (PICK, RESERVE):
        tries += [f"{verb} {slot}" for verb in ("pick", "reserve") for slot in range(12)]
    elif step == PLACE:
        turns = ["", " turned 1", " turned 2", " turned 3", " turned 4"]
        tries += [f"place {cell}{turn}" for cell in [*squares, "j1", "a10"] for turn in turns]
    elif step == TRADE:
        every = range(state.box.trades)
        ways = [(trade, way) for trade in every for way in range(state.box.trade_ways[trade])]
        tries += [trade_text(state.box, trade, way) for trade, way in ways]
    elif step == ACTION:
        tries += [f"bless {cell}" for cell in [*squares, "j1"]]
        tries += [f"conquer {name} {slot}" for name in content.provinces for slot in SLOTS]
        tries += [f"build {name}" for name in content.monuments]
        tries += [
            f"build {content.monuments[m]}{at}" for m in displayed(state) for at in all_sites()
        ]
    elif step == ORDER:
        waiting = (LUXURIES, LEGIONS, COINS, POPULATION)
        amounts = range(1, LARGEST_AMOUNT + 1)
        tries += [f"gain {amount_of(amount, good)}" for good in waiting for amount in amounts]
    else:
        tries += [f"take {place}" for place in range(5)]
    return tries


def displayed(state: RomaState) -> list[int]:
    return [monument for monument in state.display if monument != NONE]


def all_sites() -> list[str]:
    """Return every pair of squares that looks like a site, and some that do not."""
    names = []
    for row in range(1, 10):
        for column in range(1, 10):
            first = GRID.cell(column, row)
            names.append(f" at {GRID.name(first)}-{GRID.name(first + STRIDE + 1)}")
    return [*names, " at c3-c4"]
