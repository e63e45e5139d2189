"""When a player is asked for the order of gains (MR-3.5), against an oracle by brute force."""

import random
import shutil
from pathlib import Path

import pytest

from insula.games.magna_roma import MagnaRoma
from insula.games.magna_roma.rules.box import BLESSINGS, COINS, GOODS, POPULATION
from insula.games.magna_roma.rules.gains import settle_gains
from insula.games.magna_roma.rules.pending import ENTRY, entry
from insula.games.magna_roma.rules.state import ORDER, RomaState
from insula.games.magna_roma.rules.turn import settle
from tests.laws.sample_moves import sample_moves
from tests.magna_roma.order_oracle import (
    Board,
    Gain,
    Hand,
    outcomes_of_all_orders,
    outcomes_of_the_fixed_order,
    printed_board,
)
from tests.magna_roma.pictures import (
    BOXES,
    ROMA,
    drawable,
    play,
    quiet,
    rule,
    texts,
    to_place,
    trade,
)

FINAL = MagnaRoma("magna-roma", BOXES["magna-roma"])
DRAFT = MagnaRoma("magna-roma-draft", BOXES["magna-roma-draft"])
POSITIONS = 4000  # of each edition


def limited_game(folder: Path) -> MagnaRoma:
    """The final edition with limits on all three supplies."""
    shutil.copytree(BOXES["magna-roma"], folder, dirs_exist_ok=True)
    rows = ["good,count,limit", "coins,6,yes", "population,6,yes", "blessings,3,yes", ""]
    (folder / "supplies.csv").write_text("\n".join(rows), encoding="utf-8")
    return MagnaRoma("magna-roma", folder)


def random_gains(chooser: random.Random, goods: list[str]) -> list[Gain]:
    gains = [(chooser.choice(goods), chooser.choice([1, 2])) for _ in range(chooser.randint(1, 4))]
    return gains if chooser.random() < 0.1 else [*gains[:3], ("luxuries", chooser.choice([1, 2]))]


def random_position(game: MagnaRoma, chooser: random.Random) -> RomaState:
    """A city in the middle of a game, near trades and near the end of the Military board."""
    state = game.new(2, chooser.randrange(10**6))
    assert isinstance(state, RomaState)
    state.depth = 0
    city, box = state.cities[0], state.box
    city.luxuries = chooser.randint(0, box.market_end)
    city.legions = chooser.randint(0, box.military_end)
    city.faith = chooser.randint(0, box.faith_end)
    city.coins = chooser.randint(0, most(state, COINS))
    city.population = chooser.randint(0, most(state, POPULATION))
    for space in range(box.military_end + 1):
        gone = space <= city.legions or chooser.random() < 0.3
        state.war_tokens &= ~(1 << space) if gone else -1
    return state


def most(state: RomaState, good: int) -> int:
    """What a player may have of a good: no more than its supply."""
    limit = state.box.limit[good]
    return 4 if limit < 0 else min(4, limit)


def board_of(game: MagnaRoma, state: RomaState) -> Board:
    other = state.cities[1]
    limits: dict[str, int] = {}
    for name, good, others in (
        ("coin_limit", COINS, other.coins),
        ("population_limit", POPULATION, other.population),
        ("blessing_limit", BLESSINGS, other.blessings),
    ):
        if state.box.limit[good] >= 0:
            limits[name] = state.box.limit[good] - others
    return printed_board(game.box.path, list(state.tokens), **limits)


def hand_of(state: RomaState) -> Hand:
    city = state.cities[0]
    tokens = frozenset(space for space in range(60) if state.war_tokens >> space & 1)
    goods = (city.luxuries, city.legions, city.coins, city.population, city.blessings)
    return Hand(*goods, city.faith, city.prestige + city.traded, tokens)


def pend(state: RomaState, gains: list[Gain]) -> None:
    """Let seat 1 gain all of these at once."""
    pending = 0
    for at, (good, amount) in enumerate(gains):
        pending |= entry(GOODS.index(good), amount, 0) << (at * ENTRY)
    settle_gains(state, 0, pending)
    settle(state)


def ends_of(state: RomaState) -> set[Hand]:
    """Every outcome that the answers of the product lead to."""
    if state.over():
        return {hand_of(state)}
    found: set[Hand] = set()
    for move in state.legal():
        after = state.copy()
        assert isinstance(after, RomaState)
        after.play(move)
        found |= ends_of(after)
    return found


def compare(game: MagnaRoma, goods: list[str], positions: int) -> int:
    """Compare asked or not, and all outcomes; return how often the order was asked for."""
    chooser = random.Random(17)
    asked = 0
    for _ in range(positions):
        state, gains = random_position(game, chooser), random_gains(chooser, goods)
        board, hand = board_of(game, state), hand_of(state)
        every = outcomes_of_all_orders(board, hand, gains)
        wanted = every != outcomes_of_the_fixed_order(board, hand, gains)
        pend(state, gains)
        assert (not state.over() and state.step() == ORDER) is wanted, (hand, gains, board)
        assert ends_of(state) == every
        asked += wanted
    return asked


@rule("MR-3.5")
@pytest.mark.parametrize("game", [FINAL, DRAFT], ids=["final", "draft"])
def test_the_order_is_asked_exactly_where_the_fixed_one_loses_an_outcome(game: MagnaRoma) -> None:
    asked = compare(game, ["legions", "luxuries"], POSITIONS)
    assert POSITIONS // 50 < asked < POSITIONS // 2


@rule("MR-3.5")
@rule("MR-4.3")
def test_with_limited_supplies_coins_and_population_can_wait_too(tmp_path: Path) -> None:
    goods = ["legions", "luxuries", "coins", "population"]
    asked = compare(limited_game(tmp_path), goods, POSITIONS)
    assert POSITIONS // 50 < asked < POSITIONS // 2


TWO_LUXURIES_AND_A_LEGION = """
    . r--D- .
    T .     p---B
    . rD--- .
"""


def on_the_way(game: MagnaRoma) -> RomaState:
    """Marker on 3: recruitment on 4, mercenaries' pay on 7 and 8; 1 legion and 2 + 2 luxuries."""
    state = to_place("rLBL-", TWO_LUXURIES_AND_A_LEGION, game)
    city = state.cities[0]
    city.luxuries, city.legions, city.coins = 3, 6, 1
    state.tokens[0], state.tokens[1] = trade("recruitment"), trade("mercenaries pay")
    play(state, "place f5", game=game)
    return state


@rule("MR-3.5")
def test_legions_bought_on_the_way_count() -> None:
    state = on_the_way(ROMA)
    assert texts(state) == ["gain 2 luxuries", "gain 1 legion"]
    play(state, "gain 2 luxuries", "trade 1 coin for 2 legions", "gain 2 luxuries")
    play(state, "trade 1 legion for 3 coins")
    city = state.cities[0]
    assert (city.legions, city.coins, texts(state)[0]) == (8, 3, "no action")


@rule("MR-3.5")
def test_version_1_of_the_rules_did_not_count_them() -> None:
    game = drawable("magna-roma", 1)
    assert texts(on_the_way(game), game) == ["no trade", "trade 1 coin for 2 legions"]


@rule("MR-3.5")
@rule("MR-20.3")
@pytest.mark.parametrize("rules", [1, 2])
def test_the_order_is_not_asked_where_the_token_is_taken_either_way(rules: int) -> None:
    """Marker on 4, token on 5, 2 legions and one trade of 1 legion: version 1 asked."""
    game = MagnaRoma("magna-roma-draft", BOXES["magna-roma-draft"], rules)
    state = quiet(2, game)
    city = state.cities[0]
    city.luxuries, city.legions = 3, 4
    state.tokens[0] = game.content.trades.index("mercenaries pay")
    pend(state, [("legions", 2), ("luxuries", 1)])
    assert (state.step() == ORDER) is (rules == 1)


@rule("MR-3.5")
@pytest.mark.parametrize("game", [FINAL, DRAFT], ids=["final", "draft"])
def test_every_answer_to_an_order_question_is_conceivable(game: MagnaRoma) -> None:
    chooser = random.Random(5)
    seen = 0
    while seen < 20:
        state = random_position(game, chooser)
        pend(state, random_gains(chooser, ["legions", "luxuries"]))
        if not state.over() and state.step() == ORDER:
            tries = sample_moves(game, state)
            assert set(texts(state, game)) <= set(tries)
            assert [t for t in tries if not game.why_not(state, t)] == [
                t for t in tries if t in texts(state, game)
            ]
            seen += 1


@rule("MR-3.5")
def test_luxuries_alone_never_raise_the_question() -> None:
    state = quiet(2, ROMA)
    state.cities[0].legions, state.cities[0].luxuries = state.box.military_end, 2
    state.tokens[0] = trade("mercenaries pay")
    pend(state, [("luxuries", 1), ("luxuries", 2)])
    assert texts(state)[0] == "no trade"


@rule("MR-3.5")
def test_a_box_with_too_many_outcomes_to_compare_asks_at_once(tmp_path: Path) -> None:
    """Every space under a trade, 45 luxuries and a legion: millions of outcomes."""
    shutil.copytree(BOXES["magna-roma"], tmp_path, dirs_exist_ok=True)
    spaces = [f"{space},1,{1 + space % 3 if space else 0}" for space in range(60)]
    (tmp_path / "market.csv").write_text(
        "\n".join(["space,multiplier,token", *spaces, ""]), encoding="utf-8"
    )
    game = MagnaRoma("magna-roma", tmp_path)
    state = quiet(2, game)
    city = state.cities[0]
    city.coins = city.population = 99
    city.legions = state.box.military_end
    for place, name in enumerate(("recruitment", "games", "triumph")):
        state.tokens[place] = game.content.trades.index(name)
    pend(state, [("luxuries", 15), ("luxuries", 15), ("luxuries", 15), ("legions", 1)])
    assert texts(state, game) == ["gain 15 luxuries", "gain 1 legion"]
