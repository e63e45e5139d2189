"""The server benchmark: cost of a move, memory of a socket, start-up time."""

import random
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import insula
from insula.server.bench import comparison, process
from insula.server.bench.idle import idle
from insula.server.bench.process import Clients, LoadError, Server

THIRDS = 3
SOURCES_PER_ROUND = 500
"""Local addresses that the players of one round connect from."""
Figures = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """What to measure."""

    game: str
    tables: int = 25
    seats: int = 4
    rounds: int = 3
    moves: int = 0  # per table; 0 means a whole game
    idle: int = 5000
    clients: int = 1

    def third(self) -> int:
        """Return the moves of each table in a third of its game."""
        return max(1, (self.moves or choices(self.game, self.seats)) // THIRDS)


def choices(name: str, players: int) -> int:
    """Count the choices of a short random game. Forced moves do not count."""
    return min(choices_of(name, players, seed) for seed in range(8))


def choices_of(name: str, players: int, seed: int) -> int:
    state, chooser, made = insula.game(name).new(players, seed), random.Random(seed), 0
    while not state.over():
        moves = state.legal()
        made += len(moves) > 1
        state.play(chooser.choice(moves))
    return made


@dataclass
class Third:
    """Measurements of one third of all games."""

    moves: int
    seconds: float
    cpu: float
    bytes: int
    delays: list[float]


@dataclass
class Side:
    """A server under measurement, with its clients and results."""

    server: Server
    clients: list[Clients]
    thirds: list[list[Third]] = field(default_factory=lambda: [[] for _ in range(THIRDS)])

    def round(self, plan: Plan, number: int) -> None:
        """Play new tables from the start, in three parts."""
        shares = [plan.tables // len(self.clients)] * len(self.clients)
        shares[0] += plan.tables - sum(shares)
        source = number * SOURCES_PER_ROUND
        for client, share in zip(self.clients, shares, strict=True):
            client.ask("seat", plan.game, share, plan.seats, source)
            source += share
        for third in self.thirds:
            third.append(self.play(plan.third()))

    def play(self, moves: int) -> Third:
        before = self.server.cpu()
        for client in self.clients:
            client.tell("play", moves)
        answers = [client.answer() for client in self.clients]
        return Third(
            sum(answer["moves"] for answer in answers),
            max(answer["seconds"] for answer in answers),
            self.server.cpu() - before,
            sum(answer["bytes"] for answer in answers),
            [delay for answer in answers for delay in answer["delays"]],
        )

    def figures(self) -> Figures:
        everything = [third for thirds in self.thirds for third in thirds]
        delays = sorted(delay for third in everything for delay in third.delays)
        moves = sum(third.moves for third in everything)
        return {
            "moves": moves,
            "moves_per_second": moves / sum(third.seconds for third in everything),
            "cpu_us_per_move": cpu_each(everything),
            "cpu_us_first_third": cpu_each(self.thirds[0]),
            "cpu_us_last_third": cpu_each(self.thirds[-1]),
            "p50_ms": delays[len(delays) // 2] * 1e3,
            "p99_ms": delays[len(delays) * 99 // 100] * 1e3,
            "bytes_per_move": sum(third.bytes for third in everything) / moves or None,
        }


def cpu_each(thirds: list[Third]) -> float:
    """Return the server's CPU time per move, in microseconds."""
    return 1e6 * sum(third.cpu for third in thirds) / sum(third.moves for third in thirds)


def bench(plan: Plan, *, compare: bool) -> Iterator[Figures | None]:
    """Yield None after each part, then the results."""
    still = idle(plan.game, plan.seats, plan.idle)
    yield None
    with ExitStack() as stack:
        sides = {"insula": our_side(stack, plan)}
        not_compared = ""
        try:
            if compare:
                sides["boardgame.io"] = other_side(stack, plan)
        except LoadError as error:
            not_compared = str(error)
        for number in range(plan.rounds):
            for side in sides.values():
                side.round(plan, number)
            yield None
        figures = {name: side.figures() for name, side in sides.items()}
    yield {
        "game": plan.game,
        "tables": plan.tables,
        "seats": plan.seats,
        **still,
        **figures,
        "ratio": ratio(figures),
        "not_compared": not_compared,
    }


def parts(plan: Plan) -> int:
    """Return how many parts `bench` yields before its results."""
    return 1 + plan.rounds


def ratio(figures: Figures) -> float | None:
    """Return our CPU time per move relative to the other server's."""
    other = figures.get("boardgame.io")
    return figures["insula"]["cpu_us_per_move"] / other["cpu_us_per_move"] if other else None


def our_side(stack: ExitStack, plan: Plan) -> Side:
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    server = stack.enter_context(process.serving(process.insula(Path(folder))))
    opened = [process.players(server.address) for _ in range(plan.clients)]
    return Side(server, [stack.enter_context(clients) for clients in opened])


def other_side(stack: ExitStack, plan: Plan) -> Side:
    server = stack.enter_context(comparison.boardgame_server())
    opened = [comparison.boardgame_clients(server.address) for _ in range(plan.clients)]
    return Side(server, [stack.enter_context(clients) for clients in opened])
