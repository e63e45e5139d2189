"""Hints and the analysis of a whole game."""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest
from msgspec import to_builtins

import insula
from insula.arena.match import Match, play_recorded
from insula.bots import bot
from insula.bots.advice import MoveAdvice, advise
from insula.bots.analysis import (
    Analysis,
    AssessedMove,
    analyse,
    assess,
    load_analysis,
    new_analysis,
    worth_after,
)
from insula.bots.budget import Budget
from insula.bots.review import bars, report
from insula.bots.search.ending import is_chance
from insula.bots.searcher import ending_of
from insula.bots.seated import redealt_copy
from insula.cli import run
from insula.cli.analyse import USUAL, put
from insula.cli.records import load
from insula.kernel import record
from insula.kernel.contract import State
from insula.kernel.random import Random, seeded
from insula.kernel.table import Table
from insula.server.http.advice import ITERATIONS

pytestmark = pytest.mark.one_speed

BUDGET = Budget(6)


def short_game() -> Table:
    """A game of Minerva between weak bots, which is over soon."""
    table, _ = play_recorded(Match("minerva", 2, 4, ("random", "apprentice")), 1)
    return table


@pytest.mark.parametrize("name", insula.game_names())
def test_advice_has_moves_with_points_that_add_up(name: str) -> None:
    game = insula.game(name)
    state = game.new(2, 3)
    told = advise(game, redealt_copy(state, seeded(1)), Budget(12), seeded(7), samples=5)
    facts = {game.text(state, m): to_builtins(game.move_fact(state, m)) for m in state.legal()}
    assert told.moves
    for each in told.moves:
        assert each.fact == facts[each.text]
        assert each.points == pytest.approx(sum(each.sources.values()))
        assert 0 <= each.win <= 1
        assert each.spreads.keys() == each.sources.keys()
        assert 0 < each.spread <= sum(each.spreads.values()) + 1e-9
    assert told.samples == 5


@pytest.mark.parametrize("name", insula.game_names())
def test_advice_does_not_depend_on_hidden_things(name: str) -> None:
    """It is given the truth itself, in the middle of a game, and another world that looks alike."""
    game = insula.game(name)
    truth = later(game.new(2, 3), 12, seeded(5))
    other = redealt_copy(truth, seeded(1))
    assert other.to_bytes() != truth.to_bytes()
    told = [advise(game, world, Budget(6), seeded(7), samples=2) for world in (truth, other)]
    assert told[0] == told[1]


def later(state: State, decisions: int, rng: Random) -> State:
    for _ in range(decisions):
        moves = state.legal()
        state.play(moves[rng.below(len(moves))])
    return state


@dataclass
class Ticking:
    """A clock that advances by one second whenever it is read."""

    seconds: float = 0.0

    def __call__(self) -> float:
        self.seconds += 1
        return self.seconds


def timed(seconds: float) -> tuple[MoveAdvice, float]:
    """A hint for four players of Minerva, and how long it took."""
    game, clock = insula.game("minerva"), Ticking()
    state = game.new(4, 3)
    hint = advise(game, state, Budget(seconds=seconds), seeded(7), clock=clock)
    return hint, clock.seconds


@pytest.mark.parametrize("seconds", [4, 100, 700, 2500])
def test_a_hint_keeps_its_time_to_the_decision(seconds: float) -> None:
    assert timed(seconds)[1] <= seconds + 8


def test_without_time_for_games_a_hint_is_the_order_of_the_search() -> None:
    hint, took = timed(700)
    assert took < 700 / 2, "nobody waits for games that would be too few"
    assert hint.samples == 0
    assert len(hint.moves) == 5
    assert [each.share for each in hint.moves] == sorted(
        (each.share for each in hint.moves), reverse=True
    )
    assert all(not each.points and not each.sources for each in hint.moves)


def test_with_little_time_games_follow_the_best_moves_only() -> None:
    hint, _ = timed(2500)
    assert 2 <= len(hint.moves) < 5
    assert hint.samples > 1
    assert all(each.points for each in hint.moves)


def test_an_analysis_resumes_where_it_stopped() -> None:
    table = short_game()
    whole = new_analysis(table, BUDGET, 1)
    assert len(list(analyse(table, whole))) == len(table.history)
    half = new_analysis(table, BUDGET, 1)
    for _ in zip(range(len(table.history) // 2), analyse(table, half), strict=False):
        pass
    again = load_analysis(json.loads(json.dumps(half.data())))
    list(analyse(table, again))
    assert again == whole


def test_lost_points_are_reported() -> None:
    table = short_game()
    analysis = new_analysis(table, BUDGET, 1)
    list(analyse(table, analysis))
    by_number = {entry.number: entry for entry in table.history}
    for each in analysis.decisions:
        assert each.best >= each.value
        assert each.cost == 0 or each.best > each.value
        assert each.value == each.values[each.seat]
        assert sum(each.values) == pytest.approx(1)
        assert each.forced == by_number[each.number].forced
        if each.forced:
            assert each.cost == 0
        state = table.at(each.number - 1)
        better = table.game.find(state, each.better)
        assert each.better_move == to_builtins(table.game.move_fact(state, better))
    assert [each.cost for each in analysis.worst()] == sorted(
        (each.cost for each in analysis.decisions if each.cost > 0), reverse=True
    )[:5]
    assert analysis.decisions[-1].points == table.state.scores()


def ends_that_differ(count: int) -> list[State]:
    """Positions near the end of random games of Magna Roma that can be searched out, and in which
    not every move is as good."""
    found: list[State] = []
    for seed in range(100):
        state, rng = insula.game("magna-roma").new(2, seed), seeded(seed)
        while not state.over():
            ending = ending_of(state) if len(state.legal()) > 1 else None
            if ending is not None and len({exact(state, move) for move in state.legal()}) > 1:
                found.append(state.copy())
                break
            state.play(state.legal()[rng.below(len(state.legal()))])
        if len(found) == count:
            break
    return found


def exact(state: State, move: int) -> float:
    """What the seat leads by if everybody plays best after this move."""
    after, seat = state.copy(), state.seat()
    after.play(move)
    ending = ending_of(after)
    assert ending is not None
    return ending.points[seat] - ending.points[1 - seat]


def test_at_the_end_costs_are_exact() -> None:
    """The best move costs nothing, and any other the points that it really loses."""
    game, costly = insula.game("magna-roma"), 0
    for state in ends_that_differ(8):
        best = ending_of(state)
        assert best is not None
        for move in state.legal():
            told = assess(game, state, move, 1, Budget(4), 1)
            lost = exact(state, best.move) - exact(state, move)
            assert told.cost == pytest.approx(max(0, lost))
            costly += told.cost > 0
    assert costly > 8


def test_a_move_reveals_different_things_in_different_worlds() -> None:
    """Were it one and the same, other seeds would tell quite other points: 2.5 apart, not 0.9."""
    state, rng, player = insula.game("magna-roma").new(1, 3), seeded(1), bot("apprentice")
    spreads = []
    while not state.over():
        move = player.choose(redealt_copy(state, rng), rng)
        before = state.copy()
        state.play(move)
        if is_chance(before, state):
            told = [worth_after(before, move, Budget(60), seed).points[0] for seed in range(5)]
            spreads.append(max(told) - min(told))
    assert len(spreads) > 20
    assert sum(spreads) / len(spreads) < 1.5


def test_advice_near_the_end_begins_with_the_solved_move() -> None:
    """However little the search has looked at."""
    game, others = insula.game("magna-roma"), 0
    for state in ends_that_differ(8):
        told = advise(game, state, Budget(2), seeded(1), samples=2)
        best = ending_of(state)
        assert best is not None
        assert told.exact
        assert told.moves[0].move == best.move
        others += told.moves[0].share < max(each.share for each in told.moves)
    assert others > 0
    assert not advise(game, game.new(2, 1), Budget(2), seeded(1), samples=2).exact


def analysis_of(values: list[list[float]], *, forced: bool = False) -> Analysis:
    """An analysis in which the seats decide in turns, and stood so."""
    names = ["Ann", "Bo"][: len(values[0])]
    decisions = [
        AssessedMove(
            at + 1, seat, f"move {at}", "another", row[seat], 0.9, 4.0, {}, {}, row, row, forced
        )
        for at, row in enumerate(values)
        for seat in [at % len(row)]
    ]
    return Analysis("minerva", names, "", 1, 0, 1, decisions)


def test_a_report_draws_how_every_seat_stood() -> None:
    told = report(analysis_of([[0.5, 0.5], [0.25, 0.75], [0.0, 1.0]]))
    assert told[1:3] == ["Ann   50 ▅▃▁   0", "Bo    50 ▅▇█ 100"]
    assert "Ann: 2 decisions with a choice, 0 as good as the search's, 8.0 points lost" in told
    assert "   1  Ann: move 0; better: another (4.0 points; 50 instead of 90)" in told


def test_a_report_of_a_game_alone_is_about_points() -> None:
    told = report(analysis_of([[0.8], [1.2]]))
    assert told[0] == "Value after every decision (expected points):"
    assert told[1] == "Ann   80 ▆█ 120"
    assert "80.0 points instead of 90.0" in told[-2]


def test_a_choice_that_was_none_is_not_counted() -> None:
    told = report(analysis_of([[0.5, 0.5]], forced=True))
    assert "Ann: 0 decisions with a choice, 0 as good as the search's, 0.0 points lost" in told


def test_a_long_chart_is_drawn_by_means() -> None:
    assert bars(tuple([0.0] * 90 + [100.0] * 90), 100) == "▁" * 30 + "█" * 30


def test_a_record_of_no_decisions_has_nothing_to_tell() -> None:
    assert report(Analysis("minerva", ["Ann"], "", 1, 0, 1)) == ["No decisions yet."]


def test_the_command_prints_and_saves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, kept = tmp_path / "game.txt", tmp_path / "kept.json"
    record.create(file, record.write(short_game()))
    assert run(["analyse", str(file), "--iterations", "5", "--keep", str(kept)]) == 0
    assert "points lost" in capsys.readouterr().out
    assert run(["analyse", str(file), "--iterations", "5", "--keep", str(kept), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"]
    assert run(["analyse", str(file), "--iterations", "7", "--keep", str(kept)]) == 2
    assert "another game or budget" in capsys.readouterr().err


def test_the_command_gives_a_hint_for_a_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, table = tmp_path / "game.txt", short_game()
    record.create(file, record.write(table))
    told = ["analyse", str(file), "--at", "3", "--iterations", "5"]
    assert run(told) == 0
    first, best, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("Best moves in the order of the search; figures are means of 24 games")
    assert run([*told, "--json"]) == 0
    hint = json.loads(capsys.readouterr().out)
    assert hint["moves"][0]["text"] in best
    assert hint["moves"][0]["move"] in table.at(3).legal()
    assert run([*told[:2], "--at", str(len(table.history))]) == 2
    assert f"the record has {len(table.history)}" in capsys.readouterr().err


def test_an_analysis_of_another_deal_is_not_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Even where both games began with the same words."""
    kept = tmp_path / "kept.json"
    for seed, code in ((1, 0), (2, 2)):
        file = tmp_path / f"{seed}.txt"
        record.create(file, record.write(Table(insula.game("minerva"), 2, seed)))
        assert run(["analyse", str(file), "--iterations", "1", "--keep", str(kept)]) == code
        if not kept.exists():
            analysis = new_analysis(record_table(file), Budget(1), 0)
            kept.write_text(json.dumps(analysis.data()))
    assert "another game or budget" in capsys.readouterr().err


def record_table(file: Path) -> Table:
    return load(file, None).replay.table


def test_a_saved_analysis_survives_a_failed_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.json"
    put(kept, "what was found")
    whole = Path.write_text

    def half(path: Path, text: str, encoding: str) -> int:
        whole(path, text[: len(text) // 2], encoding)
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_text", half)
    with pytest.raises(KeyboardInterrupt):
        put(kept, "what was found, and more")
    assert kept.read_text() == "what was found"


def test_the_command_looks_as_long_as_the_server() -> None:
    """So that both find the same."""
    assert USUAL == ITERATIONS


def test_an_unfinished_game_is_analysed_so_far(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "begun.txt"
    table = Table(insula.game("minerva"), 2, 1)
    table.play(table.state.legal()[0])
    record.create(file, record.write(table))
    assert run(["analyse", str(file), "--iterations", "2"]) == 0
    assert "The game is not over" in capsys.readouterr().out
    assert run(["analyse", str(file), "--seed", str(10**45)]) == 2
    assert "--seed" in capsys.readouterr().err


def test_a_box_that_ships_needs_not_be_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A retired box of Minerva opens; an unknown one must be given."""
    sevens = insula.game("minerva", "sevens")
    file = tmp_path / "sevens.txt"
    record.create(file, record.write(Table(sevens, 2, 1)))
    assert run(["analyse", str(file)]) == 0
    assert "No decisions yet." in capsys.readouterr().out
    file.write_text(file.read_text().replace(sevens.box.digest, "0" * len(sevens.box.digest)))
    assert run(["analyse", str(file)]) == 1
    assert "give its folder with --box" in capsys.readouterr().err
