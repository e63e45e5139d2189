"""One game between bots: how it is set up, and how it came out."""

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
    """Everything that decides a series of games; small, so that it travels to other processes."""

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
    """How a game came out."""

    decisions: int
    scores: list[int]
    ranking: list[int]
    breakdown: list[dict[str, int]]
    legal_moves: int = 0  # in all its lists together
    most_legal: int = 0
    turns: int = 0  # 0 where a game does not count them
    longest_turn: int = 0  # in decisions


def derived(seed: int, purpose: str, number: int) -> int:
    """A seed of 128 bits that belongs to one purpose and one game of a series."""
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


def play_random(match: Match, number: int, moves: Moves) -> Outcome:
    """A game of random bots inside the compiled code; the same game as `play_recorded` plays."""
    state = match.open().new(match.players, derived(match.seed, "deal", number), **match.options)
    rng = seeded(derived(match.seed, "choose", number))
    return outcome(state, survey_playout(state, rng, moves))


def seated_bots(match: Match, number: int) -> list[Seated]:
    """The bots of a game; they share its chance."""
    choosing = seeded(derived(match.seed, "choose", number))
    dealing = seeded(derived(match.seed, "redeal", number))
    return [Seated(player(name), choosing, dealing) for name in match.bots]


def play_bots(match: Match, number: int) -> Outcome:
    """A game through the contract, one decision after the other."""
    state = match.open().new(match.players, derived(match.seed, "deal", number), **match.options)
    bots = seated_bots(match, number)
    survey = Survey()
    while not state.over():
        survey.note(state.turns(), len(state.legal()))
        state.play(bots[state.seat()].decide(state))
    return outcome(state, survey)


def play_recorded(match: Match, number: int) -> tuple[Table, Outcome]:
    """The same game at a table that keeps its history."""
    names = [f"{name} bot" for name in match.bots]
    seed = derived(match.seed, "deal", number)
    table = Table(match.open(), match.players, seed, match.options, names)
    bots = seated_bots(match, number)
    survey = Survey()
    while not table.state.over():
        survey.note(table.state.turns(), len(table.state.legal()))
        table.append(bots[table.state.seat()].decide(table.state))
    return table, outcome(table.state, survey)
