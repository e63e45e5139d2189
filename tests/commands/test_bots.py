"""Bots see only what a table shows, and play the same for the same seed."""

from dataclasses import dataclass, field

import pytest

import insula as package
from insula.bots import BotError, Seated, bot, bot_name, level_names
from insula.kernel.contract import State
from insula.kernel.moves import Moves
from insula.kernel.playout import walk
from insula.kernel.random import Random, seeded

GAME = package.game("magna-roma")


@dataclass
class Spy:
    """LabFolder what it is shown."""

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
    walk(state, seeded(seed), Moves(state.max_moves()), 60)
    return state


REPEATABLE = [name for name in level_names() if name != "consul"]


@pytest.mark.parametrize("name", [*REPEATABLE, "consul:iterations=40"])
def test_the_same_chance_is_the_same_choice(name: str) -> None:
    states = [middle(seed) for seed in range(5)]
    one, other = ([bot(name).choose(s, seeded(4)) for s in states] for _ in range(2))
    assert one == other
    assert all(move in state.legal() for move, state in zip(one, states, strict=True))


def test_random_chooses_every_move() -> None:
    state = middle(3)
    chosen = {bot("random").choose(state, seeded(chance)) for chance in range(900)}
    assert chosen == set(state.legal())


def test_former_names_still_play() -> None:
    state = middle(2)
    assert bot("greedy").choose(state, seeded(1)) == bot("apprentice").choose(state, seeded(1))
    assert bot("rollout").choose(state, seeded(1)) == bot("citizen").choose(state, seeded(1))


def test_a_bot_that_is_none() -> None:
    with pytest.raises(BotError, match="there is no bot 'deep'; available: random, novice"):
        bot("deep")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("senator:depth=3", "'depth=3' is not a budget setting"),
        ("senator:iterations=few", "'few' in 'iterations=few' is not a number"),
        ("senator:iterations=1.5", "and whole except for seconds"),
        ("senator:iterations=0", "needs iterations or seconds above 0"),
        ("senator:workers=0", "at least one worker"),
        ("apprentice:seconds=1", "'apprentice' does not search"),
    ],
)
def test_a_budget_that_is_none(name: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        bot(name)


def test_a_seat_tells_its_bot() -> None:
    assert bot_name("citizen bot") == "citizen"
    assert bot_name("senator:iterations=9 bot") == "senator:iterations=9"
    assert [bot_name(name) for name in ("bot", "Ann", "robot bot", "senator:depth=1 bot")] == [
        ""
    ] * 4
