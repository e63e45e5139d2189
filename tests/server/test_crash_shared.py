"""SIGKILL to one of two processes under load: everything published is stored, once."""

import asyncio
import random
from dataclasses import dataclass, replace

import pytest

from tests.server.harness import UNLIMITED, Client, Server
from tests.server.test_crash import Game

TABLES = 6


@dataclass
class SharedGame(Game):
    """One table with players and watchers at both processes."""

    def at(self, server: Server) -> "SharedGame":
        return replace(self, client=replace(self.client, server=server))

    def check_everywhere(self, servers: list[Server]) -> None:
        for server in servers:
            self.at(server).check()


async def load(servers: list[Server], games: list[SharedGame], chooser: random.Random) -> Server:
    """Play at both processes until one is killed, and a moment longer."""
    tasks = [
        asyncio.create_task(game.at(server).watch(random.Random(chooser.random())))
        for game in games
        for server in servers
    ]
    await asyncio.sleep(chooser.uniform(0.05, 0.5))
    victim = chooser.choice(servers)
    await asyncio.to_thread(victim.kill)
    await asyncio.sleep(chooser.uniform(0.0, 0.3))
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(found, Exception):
            raise found
    return victim


def killed(place: list[str], times: int) -> None:
    """Kill one of two processes repeatedly and check that nothing is missing."""
    chooser = random.Random(times)
    servers = [Server(place, prelude=UNLIMITED).start() for _ in range(2)]
    games: list[SharedGame] = []
    for _ in range(times):
        fresh = servers[0].newcomer("Anna")
        going = [game for game in games if not is_over(game, servers[0])][-TABLES:]
        going += [new_game(fresh) for _ in range(TABLES - len(going))]
        games += [game for game in going if game not in games]
        asyncio.run(load(servers, going, chooser)).restart()
        for game in going:
            game.check_everywhere(servers)
    for game in games:
        game.check_everywhere(servers)
    for server in servers:
        assert server.stop() == 0
        assert "Traceback" not in server.errors, server.errors
    assert sum(len(game.told) for game in games) > 20 * times


def new_game(person: Client) -> SharedGame:
    return SharedGame(person, person.make("me", "me")["table"]["id"])


def is_over(game: SharedGame, server: Server) -> bool:
    found = game.at(server).client.get(f"/api/tables/{game.table}")
    return bool(found["position"]["result"])


def test_some_kills_of_one_of_two_lose_nothing(shared: list[str]) -> None:
    killed(shared, 3)


@pytest.mark.slow
def test_two_hundred_kills_of_one_of_two_lose_nothing(shared: list[str]) -> None:
    killed(shared, 210)
