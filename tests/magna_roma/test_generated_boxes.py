"""Everything that the box format allows is played, described, drawn and scored correctly."""

import random
from itertools import pairwise
from pathlib import Path

import pytest

from insula.bots.evaluation import hand_evaluator
from insula.bots.evaluators.magna_roma import FEATURES, RomaEvaluator, best_worth
from insula.bots.evaluators.magna_roma_squares import Squares
from insula.games.magna_roma import MagnaRoma
from insula.games.magna_roma.rules import scoring
from insula.games.magna_roma.rules.city import CODE, TOWN_CENTER
from insula.games.magna_roma.rules.state import RomaState
from insula.games.magna_roma.staffing import staffing
from insula.kernel.contract import State
from insula.kernel.facts import targets as targets_of
from insula.kernel.sheets import Row
from tests.aids import draw_state
from tests.laws.sample_moves import sample_moves
from tests.magna_roma.generated_boxes import generated_box
from tests.magna_roma.pictures import BOXES, rule
from tests.magna_roma.recount import recount
from tests.magna_roma.test_orders import compare

SEEDS = range(12)


@pytest.fixture(params=[(name, seed) for name in sorted(BOXES) for seed in SEEDS], ids=str)
def game(request: pytest.FixtureRequest, tmp_path: Path) -> MagnaRoma:
    name, seed = request.param
    return MagnaRoma(name, generated_box(tmp_path, name, seed))


def positions(game: MagnaRoma, players: int, seed: int) -> list[State]:
    """A random game, position by position."""
    state, chooser = game.new(players, seed), random.Random(seed)
    found = [state.copy()]
    while not state.over():
        moves = state.legal()
        state.play(
            chooser.choice(moves[1:] if chooser.random() < 0.4 and len(moves) > 1 else moves)
        )
        found.append(state.copy())
    return found


@rule("MR-1.1")
@rule("MR-12.1")
@rule("MR-12.3")
@rule("MR-12.4")
@rule("MR-13.5")
def test_scores_of_any_box_equal_a_recount(game: MagnaRoma) -> None:
    for players in game.players:
        for state in positions(game, players, players)[::25]:
            assert state.scores() == recount(game.view(state), game.box.path)


@rule("MR-8.4")
def test_the_staffing_that_is_shown_earns_what_is_scored(game: MagnaRoma) -> None:
    for state in positions(game, 2, 5)[::10]:
        assert isinstance(state, RomaState)
        for city in state.cities:
            staffed = staffing(state, city)
            assert sum(workers for workers, _ in staffed) <= city.population
            assert sum(points for _, points in staffed) == scoring.monuments(state, city)


def test_moves_are_told_apart_and_reasons_are_silent_exactly_for_legal_ones(
    game: MagnaRoma,
) -> None:
    chooser = random.Random(1)
    for state in positions(game, game.players[-1], 1)[:-1]:
        legal = [game.text(state, move) for move in state.legal()]
        assert len(set(legal)) == len(legal)
        targets = [tuple(targets_of(game.move_fact(state, move))) for move in state.legal()]
        pointed = [each for each in targets if each]
        assert len(set(pointed)) == len(pointed)
        if chooser.random() < 0.2:
            tries = sample_moves(game, state)
            assert {t for t in tries if not game.why_not(state, t)} == set(tries) & set(legal)
            assert set(legal) <= set(tries)


def test_views_drawings_previews_and_bytes_hold(game: MagnaRoma) -> None:
    found = positions(game, 2, 2)
    drawn = game.shared_view(found[0])
    for before, state in pairwise(found):
        drawn = game.redraw(state, before, drawn)
        assert drawn == game.shared_view(state)
    for state in found[:-1:20]:
        assert draw_state(game, state)
        assert game.preview(state, state.legal()[-1]).points is not None
        assert game.from_numbers(state.numbers()).numbers() == state.numbers()


@rule("MR-1.1")
def test_each_seat_has_its_own_town_center(game: MagnaRoma) -> None:
    state = game.new(3, 4)
    assert isinstance(state, RomaState)
    rows = {row.values["seat"]: row.values["edges"] for row in sheet(game, "centers.csv")}
    usual = game.box.sheets["tiles.csv"].rows[0].values["edges"]
    for seat, city in enumerate(game.view(state)["cities"]):
        [center] = city["tiles"]
        assert center["edges"] == rows.get(str(seat + 1), usual)
        assert center["turned"] == 0
        assert state.cities[seat].squares[TOWN_CENTER] >> (CODE + 2) == 0


def sheet(game: MagnaRoma, file: str) -> list[Row]:
    return list(game.box.sheets[file]) if file in game.box.sheets else []


def test_a_judge_counts_as_the_scoring_does(game: MagnaRoma) -> None:
    squares, evaluator = Squares(), hand_evaluator(game.new(2, 3))
    assert isinstance(evaluator, RomaEvaluator)
    for state in positions(game, 2, 3)[::10]:
        assert isinstance(state, RomaState)
        for seat, city in enumerate(state.cities):
            squares.gather(state, city)
            for icon in (1, 2, 3):
                assert squares.icons[icon] == scoring.icons(state, city, icon)
            for province in range(state.box.provinces):
                met = scoring.met(state, city, province)
                assert squares.met(state, city, province) == met
            seen = dict(zip(FEATURES, evaluator.feature_list(state, seat), strict=True))
            assert seen["monuments"] == scoring.monuments(state, city)
            assert seen["monuments"] <= seen["fully staffed"]
            assert seen["market"] == scoring.market(state, city)
            assert seen["provinces"] == scoring.provinces(state, seat)
            assert seen["fully staffed"] == sum(
                best_worth(state, city, at) for at in range(city.built)
            )


@rule("MR-3.5")
@rule("MR-4.3")
def test_the_order_of_gains_is_asked_exactly_in_any_box(game: MagnaRoma) -> None:
    waiting = [good for good in ("coins", "population") if limited(game, good)]
    compare(game, ["legions", "luxuries", *waiting], 80)


def limited(game: MagnaRoma, good: str) -> bool:
    rows = game.box.sheets["supplies.csv"]
    return any(row.values["good"] == good and row.values["limit"] == "yes" for row in rows)
