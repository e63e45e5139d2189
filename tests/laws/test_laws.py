"""Laws: what holds in every position of every game."""

import itertools
import json
import pickle
from collections import Counter

from hypothesis import HealthCheck, given, settings
from msgspec.json import encode
from rich.text import Text

import insula
from insula.kernel.contract import Log
from insula.kernel.facts import targets as targets_of
from insula.kernel.random import seeded
from tests.aids import draw_state
from tests.laws.sample_moves import sample_moves
from tests.laws.seatings import BOUND, Seating, every_game, finished, seeds, some, walk

few = settings(
    max_examples=4, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


@every_game
@few
@given(seed=seeds())
def test_moves_are_distinct_steady_and_never_run_out(seating: Seating, seed: int) -> None:
    for state in walk(seating, seed):
        moves = state.legal()
        assert len(set(moves)) == len(moves)
        assert moves == state.legal() == state.copy().legal()
        assert bool(moves) != state.over()
        assert len(moves) <= state.max_moves()
        assert 0 <= state.seat() < seating.players


@every_game
@few
@given(seed=seeds())
def test_texts_are_distinct_and_find_their_move(seating: Seating, seed: int) -> None:
    game = seating.game
    for state in some(seating, seed, 0.3):
        texts = [game.text(state, move) for move in state.legal()]
        assert len({text.casefold() for text in texts}) == len(texts)
        for text, move in list(zip(texts, state.legal(), strict=True))[:3]:
            assert game.find(state, f"  {text.upper()} ") == move


@every_game
@few
@given(seed=seeds())
def test_the_same_seed_and_moves_give_the_same_game(seating: Seating, seed: int) -> None:
    again = walk(seating, seed)
    for state in walk(seating, seed):
        assert state.numbers() == next(again).numbers()


@every_game
@few
@given(seed=seeds())
def test_a_copy_shares_nothing_that_changes(seating: Seating, seed: int) -> None:
    for state in some(seating, seed, 0.1):
        before = state.numbers()
        copy = state.copy()
        assert copy.numbers() == before
        while not copy.over():
            copy.play(copy.legal()[-1])
        assert state.numbers() == before


@every_game
@few
@given(seed=seeds())
def test_a_state_survives_its_bytes(seating: Seating, seed: int) -> None:
    game = seating.game
    for state in some(seating, seed, 0.1):
        back = game.from_bytes(state.to_bytes())
        assert back.numbers() == state.numbers()
        assert game.view(back) == game.view(state)
        assert pickle.loads(pickle.dumps(state)).numbers() == state.numbers()


@every_game
@few
@given(seed=seeds())
def test_hidden_things_cannot_be_read_from_a_view(seating: Seating, seed: int) -> None:
    """Another order of the hidden piles changes nothing anyone can see or choose."""
    game = seating.game
    for state in some(seating, seed, 0.1):
        other = state.copy()
        other.redeal(seeded(seed))
        assert game.view(other) == game.view(state)
        assert draw_state(game, other) == draw_state(game, state)
        for seat in range(seating.players):
            assert game.components(other, seat) == game.components(state, seat)
        assert other.legal() == state.legal()
        assert [game.text(other, m) for m in other.legal()] == [
            game.text(state, m) for m in state.legal()
        ]
        for move in state.legal()[:2]:
            assert game.move_fact(other, move) == game.move_fact(state, move)
            assert game.preview(other, move) == game.preview(state, move)


@every_game
@few
@given(seed=seeds())
def test_pointing_at_things_comes_to_one_move(seating: Seating, seed: int) -> None:
    """No move's targets are among another's; what has none is an answer in words."""
    game = seating.game
    for state in some(seating, seed, 0.1):
        pointed = [set(targets_of(game.move_fact(state, move))) for move in state.legal()]
        for one, other in itertools.permutations(filter(None, pointed), 2):
            assert not one <= other


@every_game
@few
@given(seed=seeds())
def test_a_preview_shows_the_actual_points(seating: Seating, seed: int) -> None:
    """Points by source change as shown, because hidden things never score at once."""
    game = seating.game
    for state in some(seating, seed, 0.05):
        for move in state.legal()[:2]:
            seat, after = state.seat(), state.copy()
            after.play(move)
            gained = game.preview(state, move).points
            for source, was in state.breakdown()[seat].items():
                assert after.breakdown()[seat][source] == was + gained.get(source, 0)


@every_game
def test_redealing_loses_nothing_and_hides_something(seating: Seating) -> None:
    state = seating.new(5)
    worlds = set()
    for seed in range(20):
        other = state.copy()
        other.redeal(seeded(seed))
        assert Counter(other.numbers()) == Counter(state.numbers())
        worlds.add(tuple(other.numbers()))
    assert len(worlds) > 15


@every_game
@few
@given(seed=seeds())
def test_every_game_ends_in_time(seating: Seating, seed: int) -> None:
    assert sum(1 for _ in walk(seating, seed)) <= BOUND[seating.name] * seating.players


@every_game
@few
@given(seed=seeds())
def test_points_are_the_sum_of_their_sources_and_rank_the_seats(
    seating: Seating, seed: int
) -> None:
    for state in some(seating, seed, 0.05):
        scores, places = state.scores(), state.ranking()
        assert scores == [sum(sources.values()) for sources in state.breakdown()]
        for one in range(seating.players):
            assert places[one] == 1 + sum(1 for place in places if place < places[one])
            for other in range(seating.players):
                assert places[one] < places[other] or scores[one] <= scores[other]


@every_game
@few
@given(seed=seeds())
def test_revealed_things_stay_revealed(seating: Seating, seed: int) -> None:
    before = 0
    for state in walk(seating, seed):
        assert state.revealed() >= before
        before = state.revealed()
    assert before > 0


@every_game
@few
@given(seed=seeds())
def test_why_not_is_silent_exactly_for_the_legal_moves(seating: Seating, seed: int) -> None:
    game = seating.game
    ids = game.rules().rules
    for state in some(seating, seed, 0.04):
        legal = {game.text(state, move).casefold() for move in state.legal()}
        tries = set(sample_moves(game, state)) | legal
        assert {text for text in tries if not game.why_not(state, text)} == {
            text for text in tries if text.casefold() in legal
        }
        for text in tries:
            assert all(r.rule in ids or not r.rule for r in game.why_not(state, text))


@every_game
@few
@given(seed=seeds())
def test_everything_can_be_rendered_seen_and_drawn(seating: Seating, seed: int) -> None:
    game = seating.game
    state = seating.new(seed)
    for step, position in enumerate(walk(seating, seed)):
        if step % 20 == 0 or position.over():
            json.dumps(game.view(position))
            assert "[/" not in Text.from_markup(draw_state(game, position)).plain
            assert insula.text(game.question(position))[-1] in ".?"
    state.log = Log()
    while not state.over():
        state.play(state.legal()[0])
        events = state.log.take()
        texts = [insula.text(event) for event in game.events(state, events)]
        assert len(texts) == len(events)
        assert all(texts)


@every_game
@few
@given(seed=seeds())
def test_a_view_drawn_from_an_earlier_one_is_the_view(seating: Seating, seed: int) -> None:
    """After every decision, and after several at once, as in an undo."""
    game, first = seating.game, seating.new(seed)
    before, drawn = first, game.shared_view(first)
    for position in walk(seating, seed):
        seen = encode(game.shared_view(position))
        assert encode(game.redraw(position, first, game.shared_view(first))) == seen
        drawn = game.redraw(position, before, drawn)
        assert encode(drawn) == seen
        before = position.copy()


@every_game
@few
@given(seed=seeds())
def test_components_are_names_by_kind_and_only_of_the_box(seating: Seating, seed: int) -> None:
    """The same kinds for every seat at every time, so that games can be compared."""
    game, kinds = seating.game, set()
    for state in some(seating, seed, 0.05):
        for seat in range(seating.players):
            found = game.components(state, seat)
            kinds.add(tuple(found))
            assert all(name and name == name.strip() for names in found.values() for name in names)
    assert len(kinds) == 1
    assert any(game.components(state, seat) for seat in range(seating.players))


@every_game
@few
@given(seed=seeds())
def test_the_turn_order_is_known_from_the_set_up(seating: Seating, seed: int) -> None:
    """The first turn is the first seat's: what comes before it is set-up, each seat once or so."""
    game, dealt = seating.game, seating.new(seed)
    order = game.turn_order(dealt)
    assert sorted(order) == list(range(seating.players))
    other = dealt.copy()
    other.redeal(seeded(seed))
    assert game.turn_order(other) == order
    state = dealt.copy()
    while game.view(state)["step"] in ("pick", "oracle"):
        state.play(state.legal()[0])
    assert state.seat() == order[0]


@every_game
def test_a_copy_drops_the_log(seating: Seating) -> None:
    state = seating.new(1)
    state.log = Log()
    assert state.copy().log is None


@every_game
def test_the_end_leaves_nothing_to_decide(seating: Seating) -> None:
    state = finished(seating, 3)
    assert state.legal() == []
    assert all(reason.rule for reason in seating.game.why_not(state, "pass"))


@every_game
def test_a_view_may_be_changed_by_its_caller(seating: Seating) -> None:
    """A view shares nothing with other views, states or games."""
    state = seating.new(3)
    for _ in range(30):
        if not state.over():
            state.play(state.legal()[0])
    expected = json.dumps(seating.game.view(state))
    spoil(seating.game.view(state))
    assert json.dumps(seating.game.view(state)) == expected
    assert json.dumps(seating.game.view(state.copy())) == expected


def spoil(value: object) -> None:
    """Change everything in a view that can be changed."""
    if isinstance(value, dict):
        for each in value.values():
            spoil(each)
        value.clear()
    elif isinstance(value, list):
        for each in value:
            spoil(each)
        value.append("spoilt")
