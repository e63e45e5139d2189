"""Turn legal moves and decisions into facts."""

from collections.abc import Callable

from insula.games.minerva.content import Content
from insula.games.minerva.convert import CULTURES, DIRECTION_WORDS, amount_of, money
from insula.games.minerva.facts import moves
from insula.games.minerva.facts.nouns import Good
from insula.games.minerva.notation import square_name
from insula.games.minerva.rules import moves as numbers
from insula.games.minerva.rules.box import (
    ANY,
    EQUAL,
    GLORY,
    GOODS,
    RESOURCES,
    ROUND_MONEY,
    ROUND_TILE,
)
from insula.games.minerva.rules.effects import operation
from insula.games.minerva.rules.state import BATHE, LIFT, RESETTLE, MinervaState

RESOURCE_WORDS: tuple[Good, ...] = GOODS[:RESOURCES]
PLAIN: dict[int, moves.Move] = {
    numbers.PASS: moves.Pass(),
    numbers.STOP: moves.StopPaying(),
    numbers.DECLINE: moves.Decline(),
    numbers.USE: moves.Use(),
    numbers.NO_ASSISTANT: moves.NoAssistant(),
    numbers.NOWHERE: moves.ActivateNothing(),
    numbers.RESIDE: moves.Residence(),
    **{numbers.TOWARDS + at: moves.Activate(way) for at, way in enumerate(DIRECTION_WORDS)},
    **{
        numbers.TAKE_RESOURCE + at: moves.GainResource(good)
        for at, good in enumerate(RESOURCE_WORDS)
    },
    **{numbers.SELL_RESOURCE + at: moves.Sell(good) for at, good in enumerate(RESOURCE_WORDS)},
    **{numbers.BIND_POINT + at: moves.Bind(name) for at, name in enumerate(CULTURES)},
    **{numbers.TAKE_CULTURE + at: moves.TakeCulture(name) for at, name in enumerate(CULTURES)},
}
PICKS: dict[int, Callable[[str], moves.Move]] = {BATHE: moves.Apply, LIFT: moves.Lift}
QUESTIONS: tuple[moves.Question, ...] = (
    moves.AskAction(),
    moves.AskPlace(),
    moves.AskDirection(),
    moves.AskSell(),
    moves.AskResource(),
    moves.AskConvert(),
    moves.AskChoose(),
    moves.AskOffer(),
    moves.AskBathhouse(),
    moves.AskAqueduct(),
    moves.AskResettle(),
    moves.AskCircus(),
    moves.AskCulture(),
    moves.AskGarden(),
    moves.AskAssistant(),
)
"""By step."""


def question_fact(state: MinervaState) -> moves.Question:
    return moves.NoQuestion() if state.over() else QUESTIONS[state.step()]


def move_fact(content: Content, state: MinervaState, move: int) -> moves.Move:
    """Return a legal move as a fact."""
    if move in PLAIN:
        return PLAIN[move]
    if move >= numbers.SQUARES:
        return square_fact(state, move)
    if move >= numbers.BUILD:
        return build_fact(content, move)
    if move >= numbers.TAKE_MONEY:
        return moves.TakeMoney(ROUND_MONEY, content.names[move - numbers.TAKE_MONEY])
    if move >= numbers.PAY_FOR:
        return pay_fact(state, move)
    if move >= numbers.ALTERNATIVE:
        return choose_fact(state, move - numbers.ALTERNATIVE)
    return hire_fact(state, move)


def square_fact(state: MinervaState, move: int) -> moves.Move:
    """Return a move that names a square."""
    square = square_name(move % numbers.SQUARES)
    if move >= numbers.PICK:
        return PICKS.get(state.step(), moves.Remove)(square)
    if move >= numbers.ASSIST:
        return moves.Assistant(square)
    return moves.MoveTo(square) if state.step() == RESETTLE else moves.Place(square)


def build_fact(content: Content, move: int) -> moves.Move:
    partner, tile = divmod(move - numbers.BUILD, 128)
    name = content.names[tile]
    if not partner:
        return moves.Build(name)
    if partner - 1 == ROUND_TILE:
        return moves.BuildOverMoney(name, ROUND_MONEY)
    return moves.BuildOver(name, content.names[partner - 1])


def pay_fact(state: MinervaState, move: int) -> moves.Move:
    box, at = state.box, operation(state.detail())
    paid, gained = divmod(move - numbers.PAY_FOR, 8)
    pays = box.op_a[at] if box.op_a[at] != EQUAL else paid
    gains = box.op_c[at] if box.op_c[at] != ANY else gained
    return moves.Pay(amount_of(box.op_b[at], pays), amount_of(box.op_d[at], gains))


def choose_fact(state: MinervaState, side: int) -> moves.Move:
    at = operation(state.detail()) + 1 + side
    return moves.Choose(amount_of(state.box.op_b[at], state.box.op_a[at]))


def hire_fact(state: MinervaState, move: int) -> moves.Move:
    owned = state.cities[state.seat()].assistants
    if move == numbers.WITH_GLORY:
        return moves.Hire(amount_of(state.box.price_glory[owned], GLORY))
    return moves.Hire(money(state.box.price_denarii[owned]))
