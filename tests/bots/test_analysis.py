"""Hints and the analysis of a whole game."""

import json
from pathlib import Path

import pytest

import insula
from insula.arena.match import Match, play_recorded
from insula.bots.analysis import analyse, begun, lead, report, taken_up
from insula.bots.budget import Budget
from insula.bots.hints import advise
from insula.bots.seated import redealt
from insula.cli import run
from insula.kernel import record
from insula.kernel.random import seeded
from insula.kernel.table import Table

pytestmark = pytest.mark.one_speed

BUDGET = Budget(6)


def short_game() -> Table:
    """A game of Minerva between weak bots, which is over soon."""
    table, _ = play_recorded(Match("minerva", 2, 4, ("random", "apprentice")), 1)
    return table


@pytest.mark.parametrize("name", insula.game_names())
def test_a_hint_tells_moves_with_points_that_add_up(name: str) -> None:
    game = insula.game(name)
    state = game.new(2, 3)
    told = advise(game, redealt(state, seeded(1)), Budget(12), seeded(7), samples=5)
    targets = {game.text(state, move): game.targets(state, move) for move in state.legal()}
    assert told.moves
    for each in told.moves:
        assert each.targets == targets[each.text]
        assert each.points == pytest.approx(sum(each.sources.values()))
        assert 0 <= each.win <= 1
        assert each.spread >= 0
    assert told.samples == 5


def test_a_hint_does_not_hang_on_what_is_hidden() -> None:
    game = insula.game("magna-roma")
    worlds = [redealt(game.new(2, 3), seeded(world)) for world in (1, 2)]
    told = [advise(game, world, Budget(12), seeded(7), samples=5) for world in worlds]
    assert told[0] == told[1]


def test_an_analysis_goes_on_where_it_was_left() -> None:
    table = short_game()
    whole = begun(table, BUDGET, 1)
    assert len(list(analyse(table, whole))) == len(table.history)
    half = begun(table, BUDGET, 1)
    for _ in zip(range(len(table.history) // 2), analyse(table, half), strict=False):
        pass
    again = taken_up(json.loads(json.dumps(half.data())))
    list(analyse(table, again))
    assert again == whole


def test_what_was_given_away_is_told() -> None:
    table = short_game()
    analysis = begun(table, BUDGET, 1)
    list(analyse(table, analysis))
    by_number = {entry.number: entry for entry in table.history}
    for each in analysis.decisions:
        assert each.best >= each.value
        assert (each.cost > 0) == (lead(table.dealt, each.best) > lead(table.dealt, each.value))
        if by_number[each.number].forced:
            assert each.cost == 0
        state = table.at(each.number - 1)
        better = table.game.find(state, each.better)
        assert each.targets == table.game.targets(state, better)
    assert [each.cost for each in analysis.worst()] == sorted(
        (each.cost for each in analysis.decisions if each.cost > 0), reverse=True
    )[:5]
    assert report(analysis)[0].startswith("random bot: ")


def test_the_command_tells_and_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, kept = tmp_path / "game.txt", tmp_path / "kept.json"
    record.create(file, record.write(short_game()))
    assert run(["analyse", str(file), "--iterations", "5", "--keep", str(kept)]) == 0
    assert "points given away" in capsys.readouterr().out
    assert run(["analyse", str(file), "--iterations", "5", "--keep", str(kept), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"]
    assert run(["analyse", str(file), "--iterations", "7", "--keep", str(kept)]) == 2
    assert "another game or budget" in capsys.readouterr().err
