"""A client process: players that behave like pages, and idle watchers.

It executes the commands on its stdin and answers each with a line of JSON: `seat GAME TABLES SEATS
SOURCE`, `play MOVES`, `idle COUNT SOURCE`.
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

from insula.server.bench.wire import ServerAddress, Socket, WireError

WATCHERS_PER_ADDRESS = 350
"""Below the server's limit of sockets per address."""
SILENCE = 60.0
"""Timeout in seconds for a server that stops responding."""


class PositionHeader(msgspec.Struct):
    """The fields of a position that a player reads."""

    number: int
    seat: int
    moves: list[msgspec.Raw]  # only their number counts


class MessageHeader(msgspec.Struct):
    """The fields of a message that a player reads."""

    kind: str
    position: PositionHeader | None = None


decoder = msgspec.json.Decoder(MessageHeader)


@dataclass
class Play:
    """The players of one table. All read every message; the player to move replies."""

    chooser: random.Random
    sockets: list[Socket] = field(default_factory=list)
    now: PositionHeader | None = None
    read: int = 0  # players who have read the latest position
    left: int = 0  # moves to make
    made: int = 0
    sent: float = 0.0
    delays: list[float] = field(default_factory=list)
    finished: asyncio.Event = field(default_factory=asyncio.Event)
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
            self.choose_next()

    def choose_next(self) -> None:
        """Send the next choice once everyone has read the last one."""
        assert self.now
        if not self.left or not self.now.moves:
            self.finished.set()
            return
        self.left -= 1
        choice = self.chooser.randrange(len(self.now.moves))
        message = f'{{"kind":"choose","number":{self.now.number},"move":{choice}}}'
        self.sent = time.perf_counter()
        self.sockets[self.now.seat].send(message.encode())

    def begin(self, moves: int) -> None:
        self.left, self.made, self.heard = moves, 0, 0
        self.delays.clear()
        self.finished.clear()
        self.choose_next()


class Players:
    """The state of a client process."""

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

    def connect_from(self, source: int) -> ServerAddress:
        return ServerAddress(self.host, self.port, f"127.1.{source // 250}.{1 + source % 250}")

    async def seat(self, game: str, tables: int, seats: int, source: int) -> Any:
        """Leave the old tables and fill new ones, with one person and socket per seat."""
        self.leave()
        for at in range(tables):
            server = self.connect_from(source + at)
            tokens = [server.post("/api/me/token")["token"] for _ in range(seats)]
            wanted = [{"who": "me"}, *({"who": "open"} for _ in range(seats - 1))]
            body = {"game": game, "seats": wanted}
            table = server.post("/api/tables", tokens[0], body)["table"]["id"]
            for token in tokens[1:]:
                server.post(f"/api/tables/{table}/join", token)
            if seats > 1:
                server.post(f"/api/tables/{table}/start", tokens[0])
            play = Play(random.Random(source + at))
            path = f"/api/tables/{table}/socket"
            play.sockets = [await server.socket(path, token, play.hear) for token in tokens]
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
        """Play a number of moves at all tables concurrently, or fewer where a game ends."""
        began = time.perf_counter()
        for play in self.plays:
            play.begin(moves)
        async with asyncio.timeout(SILENCE + moves):
            await asyncio.gather(*(play.finished.wait() for play in self.plays))
        return {
            "seconds": time.perf_counter() - began,
            "moves": sum(play.made for play in self.plays),
            "bytes": sum(play.heard for play in self.plays),
            "delays": [delay for play in self.plays for delay in play.delays],
        }

    async def watch(self, count: int, source: int) -> Any:
        """Open more sockets that only listen."""
        heard: list[int] = []
        for at in range(count):
            server = self.connect_from(source + at // WATCHERS_PER_ADDRESS)
            path = f"/api/tables/{self.tables[at % len(self.tables)]}/socket"
            self.idle.append(await server.socket(path, "", lambda text: heard.append(len(text))))
        await until(lambda: len(heard) >= count)
        return {"idle": len(self.idle)}


async def until(true: Any) -> None:
    """Wait until a condition holds."""
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
