"""Play one game of the lab and measure it."""

from dataclasses import dataclass, field
from functools import cached_property
from statistics import fmean
from typing import Any

from insula.arena.match import Match, derive_seed, seat_bots
from insula.arena.players import code_hashes_of
from insula.kernel.game import Supply
from insula.kernel.playout import Survey


@dataclass(frozen=True)
class Side:
    """One side of an experiment: a game with a box, and its label."""

    label: str
    game: str
    box: str = ""


@dataclass(frozen=True)
class Experiment:
    """Everything that determines the games of a lab except their number.

    All seats have the same bot. The sides share no deals, because deals of different boxes have
    nothing in common; their games are independent.
    """

    sides: tuple[Side, ...]
    players: int
    bot: str
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    def match(self, side: int) -> Match:
        seed, bots = derive_seed(self.seed, "side", side), (self.bot,) * self.players
        chosen = self.sides[side]
        return Match(chosen.game, self.players, seed, bots, self.options, chosen.box)

    def as_dict(self) -> dict[str, Any]:
        """Return the description for the folder; boxes are identified by their hashes."""
        games = [self.match(side).open() for side in range(len(self.sides))]
        return {
            "sides": [[game.name, game.rules_version, game.box.digest] for game in games],
            "players": self.players,
            "bot": self.bot,
            "seed": self.seed,
            "options": games[0].chosen(self.options, self.players),
            "code": code_hashes_of([self.bot]),
        }


@dataclass(frozen=True)
class Job:
    """A game to play: its side, and its number from 1."""

    side: int
    number: int


@dataclass(frozen=True)
class Sample:
    """The measurements of a finished game."""

    scores: list[int]
    ranking: list[int]
    sources: list[dict[str, int]]  # points by seat and source
    components: list[dict[str, list[str]]]  # by seat and kind
    order: list[int]  # seats by their first turn
    decisions: int
    choices: int  # decisions with more than one legal move
    moves: int  # total over all decisions
    most_moves: int
    turns: int  # 0 if the game does not count them
    supplies: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Maximum pieces of a supply in use at once, and the number in the printed game."""

    @cached_property
    def wins(self) -> list[float]:
        """Return 1 for a first place of each seat, or its share of a shared one."""
        firsts = self.ranking.count(1)
        return [(place == 1) / firsts for place in self.ranking]

    def others(self, values: list[float] | list[int], seat: int) -> float:
        """Return the mean of the other seats."""
        return fmean(value for at, value in enumerate(values) if at != seat)


def play(experiment: Experiment, job: Job) -> Sample:
    """Play a game and measure it."""
    match = experiment.match(job.side)
    game = match.open()
    state = game.new(match.players, derive_seed(match.seed, "deal", job.number), **match.options)
    order, choices, survey = game.turn_order(state), 0, Survey()
    bots, most = seat_bots(match, job.number), game.supplies(state)
    while not state.over():
        count = len(state.legal())
        survey.note(state.turns(), count)
        choices += count > 1
        state.play(bots[state.seat()].decide(state))
        for name, now in game.supplies(state).items():
            most[name] = max(most[name], now, key=used)
    return Sample(
        state.scores(),
        state.ranking(),
        state.breakdown(),
        [game.components(state, seat) for seat in range(match.players)],
        order,
        survey.decisions,
        choices,
        survey.moves,
        survey.most_moves,
        survey.turns,
        {name: (each.used, each.printed) for name, each in most.items()},
    )


def used(supply: Supply) -> int:
    return supply.used
