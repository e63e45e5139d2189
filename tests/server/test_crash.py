"""SIGKILL at random moments under load: everything published is stored, once."""

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.harness import UNLIMITED, Client, Server

TABLES = 8
BEGUN = 20  # log entries before the server is stopped
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


@dataclass
class Game:
    """A table and all log entries that were ever published."""

    client: Client
    table: str
    told: dict[int, Any] = field(default_factory=dict)
    choices: int = 0
    done: int = 0

    def note(self, lines: list[Any]) -> None:
        """Check that a published entry never changes."""
        for line in lines:
            assert self.told.setdefault(line["number"], line) == line

    async def watch(self, chooser: random.Random | None) -> None:
        """Follow the table until the server is gone; with a chooser, also play."""
        address = self.client.server.url.replace("http", "ws", 1)
        headers = {"Authorization": f"Bearer {self.client.token}"}
        with contextlib.suppress(*GONE):
            async with connect(
                f"{address}/api/tables/{self.table}/socket",
                additional_headers=headers,
                max_size=None,
                compression=None,
            ) as socket:
                async for text in socket:
                    await self.take(socket, json.loads(text), chooser)

    async def take(
        self, socket: ClientConnection, message: Any, chooser: random.Random | None
    ) -> None:
        self.note(message.get("lines", []))
        self.done += message["kind"] == "done"
        position = message.get("position")
        if chooser and position and not position["result"]:
            choice = {"kind": "choose", "id": 1, "number": position["number"]}
            kind = {"kind": "undo"} if chooser.random() < 0.05 else {}
            move = {} if kind else {"move": chooser.randrange(len(position["moves"]))}
            self.choices += 1
            await socket.send(json.dumps(choice | kind | move))

    def check(self) -> None:
        """Compare the log with everything published."""
        found = self.client.whole_log(self.table)
        assert [line["number"] for line in found] == list(range(1, len(found) + 1))
        there = {line["number"]: line for line in found}
        assert {number: there.get(number) for number in self.told} == self.told
        self.note(found)


Ending = Callable[[Server], object]


async def load(server: Server, games: list[Game], chooser: random.Random, ending: Ending) -> None:
    """Play at all tables until the server is stopped at a random moment."""
    before = lines_told(games)
    tasks = [asyncio.create_task(game.watch(random.Random(chooser.random()))) for game in games]
    tasks += [asyncio.create_task(game.watch(None)) for game in games]
    with contextlib.suppress(TimeoutError):  # games that are nearly over add fewer entries
        async with asyncio.timeout(5):
            while lines_told(games) <= before + BEGUN:
                await asyncio.sleep(0.01)
    await asyncio.sleep(chooser.uniform(0, 0.45))
    await asyncio.to_thread(ending, server)
    await asyncio.wait_for(asyncio.gather(*tasks), 20)


def ended(place: list[str], times: int, ending: Ending) -> None:
    """Stop a server under load repeatedly and check that nothing is missing."""
    chooser = random.Random(times)
    server = Server(place, prelude=UNLIMITED).start()
    games: list[Game] = []
    told = 0
    for _ in range(times):
        fresh = server.newcomer("Anna")
        going = [game for game in games if not finished(game)][-TABLES:]
        going += [
            Game(fresh, fresh.make("me", "me")["table"]["id"]) for _ in range(TABLES - len(going))
        ]
        games += [game for game in going if game not in games]
        asyncio.run(load(server, going, chooser, ending))
        server.restart()
        for game in going:
            game.check()
        told = lines_told(games)
    for game in games:
        game.check()
    assert server.stop() == 0
    assert told > BEGUN * times
    assert not server.errors, server.errors


def lines_told(games: list[Game]) -> int:
    return sum(len(game.told) for game in games)


def finished(game: Game) -> bool:
    found = game.client.get(f"/api/tables/{game.table}")
    return bool(found["position"]["result"])


def test_some_kills_lose_nothing(place: list[str]) -> None:
    ended(place, 3, Server.kill)


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing(place: list[str]) -> None:
    ended(place, 210, Server.kill)


def test_stopping_under_load_loses_nothing(place: list[str]) -> None:
    def stop(server: Server) -> None:
        assert server.stop() == 0

    ended(place, 1, stop)
