"""Several processes serve the same tables: PostgreSQL is the truth, Redis only hints."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace

import pytest

from tests.server.harness import Client, Player, Server, play_on, running


@pytest.fixture
def pair(shared: list[str]) -> Iterator[list[Server]]:
    """Two processes."""
    with ExitStack() as stack:
        yield [stack.enter_context(running(shared)) for _ in range(2)]


def at(client: Client, server: Server) -> Client:
    """The same person at another process."""
    return replace(client, server=server)


def numbers(player: Player) -> list[int]:
    """The positions that somebody was shown, in their order."""
    return [number for number in player.shown if number]


def test_everybody_at_every_process_sees_every_position_in_order(pair: list[Server]) -> None:
    anna, bert = pair[0].newcomer("Anna"), pair[1].newcomer("Bert")
    table = anna.make("me", "open")["table"]["id"]
    bert.post(f"/api/tables/{table}/join")
    bert.post(f"/api/tables/{table}/start")
    players = [anna.sit(table), bert.sit(table)]
    watchers = [Client(server).sit(table) for server in pair for _ in range(2)]
    made = play_on([*players, *watchers], random.Random(1))
    assert made > 50
    assert players[0].over()
    for other in [players[1], *watchers]:
        assert other.position == players[0].position
        assert other.lines == players[0].lines
        assert numbers(other) == numbers(players[0])
        assert numbers(other) == sorted(numbers(other))
