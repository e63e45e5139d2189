"""A client process: people at tables, who play as pages do, and idle watchers.

It does what lines on its stdin say and answers each with a line of JSON:
`seat GAME TABLES SEATS SOURCE`, `play MOVES`, `idle COUNT SOURCE`.
"""

import asyncio
import json
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec

from insula.server.bench.wire import Door, Socket, WireError

WATCHERS_PER_ADDRESS = 350
"""Fewer than a server lets in from one address."""
SILENCE = 60.0
"""Seconds after which a server that answers no more is given up."""


class Asked(msgspec.Struct):
    """What a player reads of a position."""

    number: int
    seat: int
    moves: list[str]


class Heard(msgspec.Struct):
    """What a player reads of any message."""

    kind: str
    position: Asked | None = None


decoder = msgspec.json.Decoder(Heard)


@dataclass
class Play:
    """People at one table. Everybody reads every message; whose turn it is answers with one."""

    chooser: random.Random
    sockets: list[Socket] = field(default_factory=list)
    now: Asked | None = None
    read: int = 0  # how many people have read the newest position
    left: int = 0  # moves to make
    made: int = 0
    sent: float = 0.0
    delays: list[float] = field(default_factory=list)
    rested: asyncio.Event = field(default_factory=asyncio.Event)
    heard: int = 0  # bytes

    def hear(self, text: bytes) -> None:
        self.heard += len(text)
        position = decoder.decode(text).position
        if position is None:
            return
        if self.now is None or position.number > self.now.number:
            self.now, self.read = position, 0
        self.read += position.number == self.now.number
        if self.read == len(self.sockets) and self.sent:
            self.delays.append(time.perf_counter() - self.sent)
            self.made += 1
            self.sent = 0.0
            self.go_on()

    def go_on(self) -> None:
        """The next choice, once everybody has read the last; until enough or the end."""
        assert self.now
        if not self.left or not self.now.moves:
            self.rested.set()
            return
        self.left -= 1
        choice = self.chooser.randrange(len(self.now.moves))
        message = f'{{"kind":"choose","number":{self.now.number},"move":{choice}}}'
        self.sent = time.perf_counter()
        self.sockets[self.now.seat].send(message.encode())

    def begin(self, moves: int) -> None:
        self.left, self.made, self.heard = moves, 0, 0
        self.delays.clear()
        self.rested.clear()
        self.go_on()


class Players:
    """All that a client process holds."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self.host, self.port = place.hostname or "", place.port or 0
        self.plays: list[Play] = []
        self.idle: list[Socket] = []
        self.tables: list[str] = []

    async def do(self, order: str, *words: str) -> Any:
        if order == "seat":
            game, tables, seats, source = words
            return await self.seat(game, int(tables), int(seats), int(source))
        if order == "play":
            return await self.play(int(words[0]))
        return await self.watch(int(words[0]), int(words[1]))

    def door(self, source: int) -> Door:
        return Door(self.host, self.port, f"127.1.{source // 250}.{1 + source % 250}")

    async def seat(self, game: str, tables: int, seats: int, source: int) -> Any:
        """Fresh tables, other people at each seat, a socket for each; the old ones are left."""
        self.leave()
        for at in range(tables):
            door = self.door(source + at)
            tokens = [door.post("/api/me/token")["token"] for _ in range(seats)]
            wanted = [{"who": "me"}, *({"who": "open"} for _ in range(seats - 1))]
            body = {"game": game, "seats": wanted}
            table = door.post("/api/tables", tokens[0], body)["table"]["id"]
            for token in tokens[1:]:
                door.post(f"/api/tables/{table}/join", token)
            if seats > 1:
                door.post(f"/api/tables/{table}/start", tokens[0])
            play = Play(random.Random(source + at))
            path = f"/api/tables/{table}/socket"
            play.sockets = [await door.socket(path, token, play.hear) for token in tokens]
            self.plays.append(play)
            self.tables.append(table)
        await until(lambda: all(play.read == seats for play in self.plays))
        return {"tables": len(self.plays)}

    def leave(self) -> None:
        for play in self.plays:
            for socket in play.sockets:
                socket.transport.close()
        self.plays.clear()
        self.tables.clear()

    async def play(self, moves: int) -> Any:
        """So many moves at every table at once, or fewer where a game ends."""
        began = time.perf_counter()
        for play in self.plays:
            play.begin(moves)
        async with asyncio.timeout(SILENCE + moves):
            await asyncio.gather(*(play.rested.wait() for play in self.plays))
        return {
            "seconds": time.perf_counter() - began,
            "moves": sum(play.made for play in self.plays),
            "bytes": sum(play.heard for play in self.plays),
            "delays": [delay for play in self.plays for delay in play.delays],
        }

    async def watch(self, count: int, source: int) -> Any:
        """So many more sockets that only listen."""
        heard: list[int] = []
        for at in range(count):
            door = self.door(source + at // WATCHERS_PER_ADDRESS)
            path = f"/api/tables/{self.tables[at % len(self.tables)]}/socket"
            self.idle.append(await door.socket(path, "", lambda text: heard.append(len(text))))
        await until(lambda: len(heard) >= count)
        return {"idle": len(self.idle)}


async def until(true: Any) -> None:
    """Wait for something that other callbacks bring about."""
    async with asyncio.timeout(SILENCE):
        while not true():
            await asyncio.sleep(0.01)


async def main(address: str) -> None:
    players = Players(address)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        try:
            answer = await players.do(*line.split())
        except (WireError, OSError, TimeoutError) as error:
            answer = {"error": str(error) or "the server did not answer in time"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
