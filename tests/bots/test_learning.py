"""Learning: a fit finds what is there, and the same arguments learn the same."""

import json
import shutil
from pathlib import Path

import numpy as np
import pytest
from typer.core import TyperGroup
from typer.main import get_command

import insula
from insula.bots.evaluation import (
    IDLERS,
    KINDS,
    LEARNED,
    best_evaluator,
    hand_evaluator,
    hand_evaluator_beside_idlers,
    read_weights,
    wary_evaluator,
)
from insula.bots.evaluators.minerva import FEATURES
from insula.bots.evaluators.model import Model, Weights
from insula.bots.learning import games
from insula.bots.learning.fit import Floats, Learner
from insula.bots.learning.games import SelfPlay, next_move
from insula.bots.learning.tune import Duels, Tuning, weights_to_begin_with
from insula.cli import app, run
from insula.games.minerva.rules.box import DENARII
from insula.games.minerva.rules.moves import PASS, RESIDE
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.contract import State
from insula.kernel.game import Game
from insula.kernel.random import Random
from tests.laws.seatings import Seating, every_game, walk

pytestmark = pytest.mark.one_speed


def test_a_fit_finds_a_sum_and_a_bend() -> None:
    rng = np.random.default_rng(1)
    inputs = np.column_stack([np.ones(4000), rng.integers(0, 10, (4000, 3))]).astype(float)
    points = 2 * inputs[:, 1] - inputs[:, 2] + 3 * np.maximum(inputs[:, 3] - 5, 0) + 7
    raw = Learner(hidden=8, seed=1).study(inputs, points, rows=2_400_000, rate=2e-3)
    units = np.maximum(inputs @ np.array(raw.inner).reshape(4, 8) + raw.bias, 0)
    found = inputs @ np.array(raw.straight) + units @ np.array(raw.outer)
    assert float(np.abs(found - points).mean()) < 0.3


@every_game
def test_a_judge_answers_in_every_position(seating: Seating) -> None:
    """By hand and learned, finite everywhere, and the same after a copy."""
    for step, state in enumerate(walk(seating, 2)):
        if step % 9 == 0 and not state.over():
            for evaluator in (hand_evaluator(state), best_evaluator(state)):
                for seat in range(state.seats()):
                    points = evaluator.points(state, seat)
                    assert -200 < points < 400
                    assert evaluator.points(state.copy(), seat) == points
                    assert len(evaluator.feature_list(state, seat)) == evaluator.features


def test_who_cannot_pay_expects_no_more_than_it_has() -> None:
    """In Minerva, when the next to move might pass; what was learned knows no such opponents."""
    state = insula.game("minerva").new(2, 1)
    assert isinstance(state, MinervaState)
    other = 1 - state.seat()
    evaluator, stores = best_evaluator(state), state.cities[other].stores
    for good in range(len(stores)):
        stores[good] = 0
    assert evaluator.points(state, other) == state.scores()[other] == 0
    stores[DENARII] = 1
    assert evaluator.points(state, other) > 5


def test_games_with_an_idle_seat_use_other_weights() -> None:
    """In Minerva up to `senator`: another seat has passed, now or before, and built nothing."""
    state = insula.game("minerva").new(2, 1)
    usual = best_evaluator(state)
    beside = hand_evaluator_beside_idlers()
    assert wary_evaluator(state) is usual
    assert hand_evaluator(state) is not beside
    state.play(PASS)
    assert wary_evaluator(state) is beside is not usual
    assert hand_evaluator(state) is beside
    assert best_evaluator(state) is usual
    build_residence(state)
    assert wary_evaluator(state) is beside
    idler = 1 - state.seat()
    state.play(PASS)
    while PASS not in state.legal():
        state.play(state.legal()[0])
    assert state.seat() == idler
    assert wary_evaluator(state) is usual  # for the other has built
    build_residence(state)
    assert wary_evaluator(state) is usual


def build_residence(state: State) -> None:
    """Where the first answers to all questions lead."""
    state.play(RESIDE)
    while PASS not in state.legal():
        state.play(state.legal()[0])


def test_learned_weights_name_their_command() -> None:
    """The command is one that the command line understands, for the game of that file."""
    commands = get_command(app)
    assert isinstance(commands, TyperGroup)
    files = sorted(LEARNED.glob("*.json"))
    assert files
    for path in files:
        told = json.loads(path.read_text("utf-8"))
        assert told["date"]
        insula_, command, *arguments = told["made by"].split()
        assert (insula_, command) in {("insula", "train"), ("insula", "tune")}
        asked = commands.commands[command].make_context(command, arguments).params
        company = "alone" if asked.get("alone") else "together"
        company = IDLERS if asked.get("idlers") else company
        assert path.stem == f"{asked['game']}-{company}"
        assert asked["game"] in insula.game_names()


def test_hand_weights_name_features() -> None:
    for _, features, hand in KINDS.values():
        assert set(hand) <= set(features)
        assert len(set(features)) == len(features)


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    file.write_text('{"features": ["one"], "straight": [], "inner": [], "bias": [], "outer": []}')
    with pytest.raises(ValueError, match="has weights for other features"):
        read_weights(file, ("one", "two"))
    assert isinstance(read_weights(file, ("one",)), Weights)


@pytest.mark.skipif(not insula.compiled, reason="takes long in plain Python")
def test_the_same_arguments_learn_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for name in ("one.json", "other.json"):
        arguments = ["--generations", "2", "--games", "8", "--hidden", "2", "--seed", "3"]
        code = run(["train", "minerva", *arguments, "--out", str(tmp_path / name)])
        told.append((code, capsys.readouterr().out))
        assert (code == 0) == (tmp_path / name).exists()
    assert told[0] == told[1]
    assert "generation 2: " in told[0][1]


class KnownGoal(Tuning):
    """The evaluator nearer to known weights wins a duel; they are half a point from the start."""

    def goal(self) -> Floats:
        signs = np.where(np.arange(len(self.begun)) % 2, 1, -1)
        return np.array(self.begun) + 0.5 * self.units * signs

    def far(self, weights: Floats) -> float:
        return float(np.abs((weights - self.goal())[self.units > 0]).sum())

    def duel(self, one: Floats, other: Floats) -> float:
        return float(np.tanh(self.far(other) - self.far(one)))


def test_some_games_are_against_the_hand_written_evaluator(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the evaluator has one seat, another one each time, and learns from that seat alone."""
    self_play = SelfPlay(insula.game("minerva"), (2,), 0, 1, strangers=3)
    evaluator = best_evaluator(self_play.game.new(2))
    movers: set[tuple[int, bool]] = set()

    def noted(
        self_play: SelfPlay, state: State, mover: Model, rng: Random, error_rate: float
    ) -> int:
        movers.add((state.seat(), mover is evaluator))
        return next_move(self_play, state, mover, rng, error_rate)

    monkeypatch.setattr(games, "next_move", noted)
    among_strangers = games.play_game(self_play, evaluator, 3, 5, 0)
    assert movers == {(0, False), (1, True)}
    assert len(set(among_strangers.points)) == 1
    movers.clear()
    games.play_game(self_play, evaluator, 4, 5, 0)
    assert movers == {(0, True), (1, True)}
    assert self_play.seats_of(0, 2) == [0]


def test_idlers_sit_in_every_game_and_pass() -> None:
    """Another seat each time; nothing is learned from it."""
    self_play = SelfPlay(insula.game("minerva"), (2, 2, 3), 0, 1, idlers=True)
    assert [self_play.seats_of(number, 2) for number in (0, 1, 3, 6)] == [[1], [1], [0], [1]]
    assert [self_play.seats_of(number, 3) for number in (2, 5, 8)] == [[1, 2], [0, 2], [0, 1]]
    evaluator = best_evaluator(self_play.game.new(2))
    found = games.play_game(self_play, evaluator, 3, 5, 0)
    assert len(set(found.points)) == 1
    at = {name: place for place, name in enumerate(FEATURES)}
    acting = [row for row in found.features if row[at["round"]] > 1 and row[at["to act"]]]
    assert {row[at["passes of others"]] for row in acting} == {1}


def test_idlers_are_no_company_for_a_game_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["train", "minerva", "--idlers", "--alone"]) == 2
    assert "--idlers goes neither with --alone" in capsys.readouterr().err


@pytest.mark.skipif(not insula.compiled, reason="takes long in plain Python")
def test_duels_lead_to_the_weights_that_win() -> None:
    begun = weights_to_begin_with("magna-grecia", None)
    tuning = KnownGoal(Duels("magna-grecia", "", 0), steps=800, deals=1, seed=1, begun=begun)
    begin = tuning.far(tuning.mean)
    for _ in range(tuning.steps):
        tuning.step()
    assert tuning.far(tuning.mean) < begin / 3


@pytest.mark.skipif(not insula.compiled, reason="takes long in plain Python")
def test_the_same_duels_find_the_same_in_any_number_of_processes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("insula.bots.learning.train.MATCH", 8)
    told = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.json"
        arguments = ["--steps", "3", "--deals", "2", "--seed", "2", "--out", str(file)]
        code = run(["tune", "magna-grecia", *arguments, "--workers", workers])
        assert (code == 0) == file.exists()
        told.append((code, capsys.readouterr().out, file.read_text() if code == 0 else ""))
    assert told[0] == told[1]
    assert "% against the evaluation by hand" in told[0][1]


@pytest.mark.skipif(not insula.compiled, reason="takes long in plain Python")
@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        ("train", ["--generations", "1", "--games", "8", "--hidden", "2"]),
        ("tune", ["--steps", "1", "--deals", "1", "--workers", "1"]),
    ],
)
@pytest.mark.parametrize("given_by", ["name", "folder"])
def test_the_game_is_opened_with_the_box_and_the_file_names_it(
    command: str,
    arguments: list[str],
    given_by: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """A shipped box by its name; a folder by the name in its box.toml, not by its path."""
    folder, out = tmp_path / "a folder", tmp_path / "out.json"
    shutil.copytree(insula.game("minerva", "sevens").box.path, folder)
    toml = (folder / "box.toml").read_text("utf-8").replace("reconstruction with", "our")
    (folder / "box.toml").write_text(toml, "utf-8")
    box, named = ("sevens", "sevens") if given_by == "name" else (str(folder), "'our sevens'")
    digests: set[str] = set()

    def note(game: Game, players: int, *_: object) -> State:
        digests.add(game.box.digest)
        return Game.new(game, players, 1)

    monkeypatch.setattr(type(insula.game("minerva")), "new", note)
    monkeypatch.setattr("insula.bots.learning.train.match", lambda *_: 0.5)
    monkeypatch.setattr("insula.bots.learning.tune.match", lambda *_: 0.5)
    assert run([command, "minerva", "--box", box, *arguments, "--out", str(out)]) == 0
    assert insula.game("minerva", box).box.digest in digests
    made = json.loads(out.read_text("utf-8"))["made by"]
    assert made.startswith(f"insula {command} minerva --box {named} ")
    assert str(tmp_path) not in made


def test_tuning_continues_from_a_file_with_a_search(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And names both in the command by which its result is made again."""
    monkeypatch.setattr("insula.bots.learning.tune.Tuning.share", lambda tuning: 0.5)
    start, out = LEARNED / "magna-grecia-together.json", tmp_path / "out.json"
    arguments = ["--start", str(start), "--iterations", "2", "--steps", "1", "--deals", "1"]
    assert run(["tune", "magna-grecia", *arguments, "--workers", "1", "--out", str(out)]) == 0
    assert f"50% against {start}" in capsys.readouterr().out
    found = json.loads(out.read_text("utf-8"))
    assert f"--iterations 2 --start {start}" in found["made by"]
    begun = weights_to_begin_with("magna-grecia", start)
    assert found["straight"] != begun
    assert found["straight"] == pytest.approx(begun, abs=0.3)


def test_weights_with_hidden_units_cannot_be_tuned(capsys: pytest.CaptureFixture[str]) -> None:
    path = LEARNED / "magna-roma-together.json"
    assert run(["tune", "magna-roma", "--start", str(path)]) == 2
    assert "has hidden units; only linear weights can be tuned" in capsys.readouterr().err
    assert run(["tune", "magna-roma", "--start", "nowhere.json"]) == 1
    assert "nowhere.json" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["train", "tune"])
def test_a_seed_that_leaves_no_room_for_its_games_is_refused(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, "minerva", "--seed", str(2**64)]) == 2
    assert "--seed" in capsys.readouterr().err
