"""One game between bots: its set-up and its outcome."""

import hashlib
from dataclasses import dataclass, field

import insula
from insula.arena.players import player
from insula.bots import Seated
from insula.kernel.contract import State
from insula.kernel.game import Game
from insula.kernel.moves import Moves
from insula.kernel.playout import Survey, survey_playout
from insula.kernel.random import seeded
from insula.kernel.table import Table


@dataclass(frozen=True)
class Match:
    """Everything that determines a series of games; small enough to send to other processes."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    box: str = ""

    def open(self) -> Game:
        return insula.game(self.game, self.box)


@dataclass(frozen=True)
class Outcome:
    """The result of a game."""

    decisions: int
    scores: list[int]
    ranking: list[int]
    breakdown: list[dict[str, int]]
    legal_moves: int = 0  # total over all decisions
    most_legal: int = 0
    turns: int = 0  # 0 if the game does not count them
    longest_turn: int = 0  # in decisions


def derive_seed(seed: int, purpose: str, number: int) -> int:
    """Derive a seed of 128 bits for one purpose and one game of a series."""
    digest = hashlib.sha256(f"insula series 1 {seed} {purpose} {number}".encode()).digest()
    return int.from_bytes(digest[:16], "big")


def outcome(state: State, survey: Survey) -> Outcome:
    return Outcome(
        survey.decisions,
        state.scores(),
        state.ranking(),
        state.breakdown(),
        survey.moves,
        survey.most_moves,
        survey.turns,
        survey.most_decisions,
    )


def deal(match: Match, number: int) -> State:
    seed = derive_seed(match.seed, "deal", number)
    return match.open().new(match.players, seed, **match.options)


def play_random(match: Match, number: int, moves: Moves) -> Outcome:
    """Play a game of random bots in compiled code: the same game as `play_recorded`."""
    state = match.open().new(
        match.players, derive_seed(match.seed, "deal", number), **match.options
    )
    rng = seeded(derive_seed(match.seed, "choose", number))
    return outcome(state, survey_playout(state, rng, moves))


def seat_bots(match: Match, number: int) -> list[Seated]:
    """Return the bots of a game; they share its random generators."""
    choosing = seeded(derive_seed(match.seed, "choose", number))
    dealing = seeded(derive_seed(match.seed, "redeal", number))
    return [Seated(player(name), choosing, dealing) for name in match.bots]


def play_bots(match: Match, number: int) -> Outcome:
    """Play a game of any bots."""
    state = match.open().new(
        match.players, derive_seed(match.seed, "deal", number), **match.options
    )
    bots = seat_bots(match, number)
    survey = Survey()
    while not state.over():
        survey.note(state.turns(), len(state.legal()))
        state.play(bots[state.seat()].decide(state))
    return outcome(state, survey)


def play_recorded(match: Match, number: int) -> tuple[Table, Outcome]:
    """Play the same game at a table that keeps its history."""
    names = [f"{name} bot" for name in match.bots]
    seed = derive_seed(match.seed, "deal", number)
    table = Table(match.open(), match.players, seed, match.options, names)
    bots = seat_bots(match, number)
    survey = Survey()
    while not table.state.over():
        survey.note(table.state.turns(), len(table.state.legal()))
        table.append(bots[table.state.seat()].decide(table.state))
    return table, outcome(table.state, survey)
