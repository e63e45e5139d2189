"""Bots see only what a table shows, and play the same for the same seed."""

from dataclasses import dataclass, field

import pytest

import insula as package
from insula.bots import BotError, Seated, bot, bot_names
from insula.kernel.contract import State
from insula.kernel.moves import Moves
from insula.kernel.playout import walk
from insula.kernel.random import Random, seeded

GAME = package.game("magna-roma")


@dataclass
class Spy:
    """Notes what it is shown."""

    seen: list[State] = field(default_factory=list)

    def choose(self, state: State, rng: Random) -> int:
        self.seen.append(state.copy())
        state.play(state.legal()[0])
        return GAME.new(2, 7).legal()[0]


def test_a_bot_gets_a_copy_whose_hidden_part_lies_otherwise() -> None:
    spy = Spy()
    truth = GAME.new(2, 7)
    before = truth.to_bytes()
    seated = Seated(spy, seeded(1), seeded(2))
    for _ in range(3):
        seated.decide(truth)
    assert truth.to_bytes() == before
    assert len({seen.to_bytes() for seen in [truth, *spy.seen]}) == 4
    assert all(GAME.view(seen) == GAME.view(truth) for seen in spy.seen)


def middle(seed: int) -> State:
    state = GAME.new(2, seed)
    walk(state, seeded(seed), Moves(state.room()), 60)
    return state


@pytest.mark.parametrize("name", bot_names())
def test_the_same_chance_is_the_same_choice(name: str) -> None:
    states = [middle(seed) for seed in range(5)]
    one, other = ([bot(name).choose(s, seeded(4)) for s in states] for _ in range(2))
    assert one == other
    assert all(move in state.legal() for move, state in zip(one, states, strict=True))


def lead(state: State, move: int) -> int:
    seat, after = state.seat(), state.copy()
    after.play(move)
    scores = after.scores()
    return scores[seat] - scores[1 - seat]


def test_greedy_takes_the_greatest_lead_and_ties_by_chance() -> None:
    tied = 0
    for seed in range(20):
        state = middle(seed)
        leads = {move: lead(state, move) for move in state.legal()}
        best = {move for move in leads if leads[move] == max(leads.values())}
        chosen = {bot("greedy").choose(state, seeded(chance)) for chance in range(60)}
        assert chosen <= best
        tied += len(chosen) > 1
    assert tied


def test_random_chooses_every_move() -> None:
    state = middle(3)
    chosen = {bot("random").choose(state, seeded(chance)) for chance in range(900)}
    assert chosen == set(state.legal())


def last_choice(seed: int) -> State:
    """The last position of a random game with anything to choose."""
    state, kept = GAME.new(2, seed), GAME.new(2, seed)
    rng = seeded(seed)
    while not state.over():
        moves = state.legal()
        if len(moves) > 1:
            kept = state.copy()
        state.play(moves[rng.below(len(moves))])
    return kept


def test_rollout_takes_the_best_of_the_last_choices() -> None:
    """Nothing random comes after them, so there is nothing to guess."""
    differed = 0
    for seed in range(8):
        state = last_choice(seed)
        leads = {}
        for move in state.legal():
            end = state.copy()
            end.play(move)
            walk(end, seeded(1), Moves(end.room()), 99)
            scores = end.scores()
            leads[move] = scores[state.seat()] - scores[1 - state.seat()]
        chosen = bot("rollout").choose(state, seeded(seed))
        assert leads[chosen] == max(leads.values())
        differed += len(set(leads.values())) > 1
    assert differed


def test_a_bot_that_is_none() -> None:
    with pytest.raises(BotError, match="there is no bot 'deep'; there are: random, greedy"):
        bot("deep")
