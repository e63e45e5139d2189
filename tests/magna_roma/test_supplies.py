"""Supplies that a box counts and may limit (MR-4.3)."""

import random
import shutil
from pathlib import Path

import pytest

import insula
from insula.games.magna_roma import MagnaRoma
from insula.games.magna_roma.rules.box import COINS, FAITH, POPULATION
from insula.games.magna_roma.rules.city import BLESSED, TOWN_CENTER
from insula.games.magna_roma.rules.gains import gain
from insula.games.magna_roma.rules.state import FROM_TRADE, TRADE, RomaState
from insula.kernel.contract import Log
from insula.kernel.sheets import BoxError
from tests.magna_roma.pictures import BOXES, rule

PRINTED = [("coins", 30), ("population", 50), ("blessings", 16)]


def copied_box(folder: Path, supplies: str | None, name: str = "magna-roma") -> Path:
    """The shipped box with another sheet of supplies, or none."""
    shutil.copytree(BOXES[name], folder, dirs_exist_ok=True)
    (folder / "supplies.csv").unlink(missing_ok=True)
    if supplies is not None:
        (folder / "supplies.csv").write_text("good,count,limit\n" + supplies, encoding="utf-8")
    return folder


@pytest.fixture
def game(tmp_path: Path) -> MagnaRoma:
    supplies = "coins,5,yes\npopulation,4,yes\nblessings,2,yes\n"
    return MagnaRoma("magna-roma", copied_box(tmp_path, supplies))


def table(game: MagnaRoma) -> RomaState:
    state = game.new(2, 3)
    assert isinstance(state, RomaState)
    state.depth = 0
    state.log = Log()
    return state


def log_of(game: MagnaRoma, state: RomaState) -> list[str]:
    assert state.log is not None
    return [insula.text(event) for event in game.events(state, state.log.take())]


@rule("MR-4.3")
@pytest.mark.parametrize("name", sorted(BOXES))
def test_the_shipped_boxes_count_the_supplies_and_limit_none(name: str) -> None:
    game = MagnaRoma(name, BOXES[name])
    state = game.new(2, 3)
    assert isinstance(state, RomaState)
    seen = [(each["good"], each["count"]) for each in game.view(state)["supplies"]]
    assert seen == PRINTED
    assert [each["left"] for each in game.view(state)["supplies"]] == [None] * 3
    gain(state, 0, COINS, 15, FROM_TRADE)
    gain(state, 0, COINS, 15, FROM_TRADE)
    gain(state, 1, COINS, 15, FROM_TRADE)
    assert [city.coins for city in state.cities] == [30, 15]


@rule("MR-4.3")
def test_an_older_box_without_the_sheet_has_no_counts(tmp_path: Path) -> None:
    game = MagnaRoma("magna-roma", copied_box(tmp_path, None))
    assert game.view(game.new(2, 3))["supplies"] == []


@rule("MR-4.3")
def test_none_left_none_gained_and_of_a_larger_gain_what_is_left(game: MagnaRoma) -> None:
    state = table(game)
    state.cities[1].coins = 3
    gain(state, 0, COINS, 3, FROM_TRADE)
    assert state.cities[0].coins == 2
    assert log_of(game, state)[-1] == "lost 1 coin because none are left"
    gain(state, 0, COINS, 1, FROM_TRADE)
    assert state.cities[0].coins == 2
    gain(state, 1, POPULATION, 9, FROM_TRADE)
    assert [city.population for city in state.cities] == [0, 4]


@rule("MR-4.3")
def test_taking_the_last_piece_loses_nothing(game: MagnaRoma) -> None:
    state = table(game)
    gain(state, 0, COINS, 5, FROM_TRADE)
    assert state.cities[0].coins == 5
    assert [text for text in log_of(game, state) if text.startswith("lost")] == []


@rule("MR-4.3")
def test_a_supply_of_none_gives_none(tmp_path: Path) -> None:
    game = MagnaRoma("magna-roma", copied_box(tmp_path, "coins,0,yes\n"))
    state = table(game)
    gain(state, 0, COINS, 1, FROM_TRADE)
    assert state.cities[0].coins == 0
    assert game.view(state)["supplies"] == [{"good": "coins", "count": 0, "left": 0}]


@rule("MR-4.3")
def test_a_played_blessing_is_not_in_the_supply(game: MagnaRoma) -> None:
    state = table(game)
    state.cities[1].squares[TOWN_CENTER] |= BLESSED
    gain(state, 0, FAITH, 7, FROM_TRADE)  # passes the symbols on spaces 3 and 6
    assert state.cities[0].blessings == 1
    assert "lost 1 blessing because none are left" in log_of(game, state)
    assert game.view(state)["supplies"][2] == {"good": "blessings", "count": 2, "left": 0}


@rule("MR-4.3")
def test_what_a_trade_takes_returns_before_its_gain(tmp_path: Path) -> None:
    box = copied_box(tmp_path, "coins,2,yes\n")
    sheet = (box / "trades.csv").read_text(encoding="utf-8")
    changed = sheet.replace("veterans,0,0,1,population,3", "change,2,0,0,coins,3")
    (box / "trades.csv").write_text(changed, encoding="utf-8")
    game = MagnaRoma("magna-roma", box)
    state = table(game)
    state.cities[0].coins = 2
    state.push(TRADE, 0, game.content.trades.index("change"))
    state.play(game.find(state, "trade 2 coins for 3 coins"))
    assert state.cities[0].coins == 2


@rule("MR-4.3")
@rule("MR-6.3")
def test_a_trade_whose_gain_has_run_out_is_still_offered(game: MagnaRoma) -> None:
    state = table(game)
    state.cities[1].blessings = 2
    state.cities[0].legions = 2
    state.push(TRADE, 0, game.content.trades.index("triumph"))
    state.play(game.find(state, "trade 2 legions for 1 blessing"))
    assert (state.cities[0].blessings, state.cities[0].legions) == (0, 0)


def out_of_the_supply(state: RomaState) -> list[int]:
    played = sum(1 for city in state.cities for square in city.squares if square & BLESSED)
    return [
        sum(city.coins for city in state.cities),
        sum(city.population for city in state.cities),
        sum(city.blessings for city in state.cities) + played,
    ]


@rule("MR-4.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_supply_is_ever_exceeded_and_the_view_says_what_is_left(
    game: MagnaRoma, players: int
) -> None:
    emptied = 0
    for seed in range(6):
        state, chooser = game.new(players, seed), random.Random(seed)
        while not state.over():
            state.play(chooser.choice(state.legal()))
            assert isinstance(state, RomaState)
            used = out_of_the_supply(state)
            left = [each["left"] for each in game.view(state)["supplies"]]
            assert left == [5 - used[0], 4 - used[1], 2 - used[2]]
            assert min(left) >= 0
            emptied += left.count(0)
    assert emptied > 0


@rule("MR-4.3")
@pytest.mark.parametrize("name", sorted(BOXES))
def test_a_limit_that_is_never_reached_changes_no_game(tmp_path: Path, name: str) -> None:
    supplies = "coins,999,yes\npopulation,999,yes\nblessings,999,yes\n"
    limited = MagnaRoma(name, copied_box(tmp_path, supplies, name))
    free = MagnaRoma(name, BOXES[name])
    for seed in range(5):
        one, other, chooser = limited.new(3, seed), free.new(3, seed), random.Random(seed)
        while not one.over():
            assert one.legal() == other.legal()
            move = chooser.choice(one.legal())
            one.play(move)
            other.play(move)
            assert one.scores() == other.scores()


@pytest.mark.parametrize(
    ("supplies", "line", "reason"),
    [
        ("legions,8,yes\n", 2, "'good' must be one of 'coins', 'population', 'blessings'"),
        ("coins,30,no\ncoins,30,no\n", 3, "'good' coins is already on line 2"),
        ("coins,-1,no\n", 2, "'count' must be from 0 to 9999, not -1"),
        ("coins,many,no\n", 2, "'count' must be a whole number from 0 to 9999, not 'many'"),
        ("coins,30,maybe\n", 2, "'limit' must be one of 'no', 'yes', not 'maybe'"),
    ],
)
def test_a_bad_sheet_of_supplies_is_refused_with_line_and_reason(
    tmp_path: Path, supplies: str, line: int, reason: str
) -> None:
    with pytest.raises(BoxError) as refused:
        MagnaRoma("magna-roma", copied_box(tmp_path, supplies))
    [fault] = refused.value.faults
    assert (fault.file, fault.line) == ("supplies.csv", line)
    assert fault.reason.startswith(reason)
