"""Real server processes and clients for them."""

import http.client
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

START = "from insula.cli import main; main()"
UNLIMITED = "from insula.server import limits; limits.REQUESTS = limits.NEW_GUESTS = (1e9, 1e9); "
UNLIMITED += (
    "limits.MESSAGES = limits.NEW_TABLES = limits.CHAT = (1e9, 1e9); limits.FAULTS = 10**9; "
    "limits.CHAT_LINES_PER_TABLE = 10**9; "
    "limits.TABLES_OF_ADDRESS = limits.PASSKEYS = limits.RECORDS = (1e9, 1e9); "
    "limits.PASSWORDS = limits.PASSWORDS_OF_LOGIN = (1e9, 1e9); "
)
"""For tests of what lies behind the limits."""
GREETING = re.compile(r"Insula is open at (http://\S+)/\n")
NO_THOUGHT = """
import asyncio
from insula.server.bots import pool

async def never(self, request):
    await asyncio.sleep(3600)

pool.BotPool.choose_move = never
"""
"""Prelude of a server whose bots never answer."""
PATIENCE = 40.0


@dataclass
class Server:
    """`insula serve` as a process."""

    place: list[str]
    options: list[str] = field(default_factory=list)
    prelude: str = ""
    errors: str = ""
    stack: ExitStack = field(default_factory=ExitStack)

    def start(self) -> "Server":
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115  open as long as the process
        command = [sys.executable, "-c", self.prelude + START, "serve", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, *self.place, *self.options],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env={**os.environ, "INSULA_DEBUG": "", "PYTHONWARNINGS": "default"},
        )
        assert self.process.stdout
        greeting = GREETING.match(self.process.stdout.readline())
        assert greeting, self.end() or self.errors
        self.url = greeting[1]
        return self

    def kill(self) -> None:
        self.process.kill()
        self.end()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def end(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout
        self.process.stdout.close()
        self.log.seek(0)
        self.errors += self.log.read()
        self.log.close()
        return code

    def restart(self) -> None:
        self.start()

    def figure(self, name: str) -> float:
        """Return a metric."""
        text = Client(self).request("GET", "/metrics").text
        return float(text.split(f"\n{name} ", 1)[1].split("\n", 1)[0])

    def newcomer(self, name: str = "Guest") -> "Client":
        client = Client(self)
        client.token = client.post("/api/me/token")["token"]
        client.post("/api/me", {"name": name})
        return client


def until(holds: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    patience = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < patience, "this did not become true in time"
        time.sleep(0.02)


@contextmanager
def running(place: list[str], prelude: str = "") -> Iterator[Server]:
    """Run a server. It must exit cleanly and without log messages."""
    server = Server(place, prelude=prelude).start()
    try:
        yield server
    finally:
        server.stack.close()
        if server.process.poll() is None:
            assert server.stop() == 0
    assert not server.errors, server.errors


@dataclass
class Answer:
    status: int
    text: str
    headers: dict[str, str]

    def json(self) -> Any:
        return json.loads(self.text)


@dataclass
class Client:
    """A person with a token."""

    server: Server
    token: str = ""

    def request(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
        place = urlsplit(self.server.url)
        connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.token:
            sent.setdefault("Authorization", f"Bearer {self.token}")
        connection.request(method, path, body, sent)
        answer = connection.getresponse()
        told = {name.lower(): value for name, value in answer.getheaders()}
        found = Answer(answer.status, answer.read().decode(), told)
        connection.close()
        return found

    def get(self, path: str) -> Any:
        answer = self.request("GET", path)
        assert answer.status == 200, answer
        return answer.json()

    def post(self, path: str, body: object = None) -> Any:
        answer = self.request("POST", path, json.dumps(body or {}).encode())
        assert answer.status == 200, answer
        return answer.json()

    def refused(self, path: str, body: object = None) -> str:
        answer = self.request("POST", path, json.dumps(body or {}).encode())
        assert 400 <= answer.status < 500, answer
        return str(answer.json()["code"])

    def make(self, *seats: str, **options: Any) -> Any:
        """Create a table; seats are 'me', 'open' or a bot's name."""
        wanted = [
            {"who": who} if who in ("me", "open") else {"who": "bot", "bot": who} for who in seats
        ]
        return self.post("/api/tables", {"game": "magna-roma", "seats": wanted, **options})

    def socket(self, table: str, key: str = "", **headers: str) -> ClientConnection:
        address = self.server.url.replace("http", "ws", 1)
        opening = connect(
            f"{address}/api/tables/{table}/socket?key={key}",
            additional_headers={"Authorization": f"Bearer {self.token}", **headers},
            open_timeout=PATIENCE,
            close_timeout=0.1,
            max_size=None,
            compression=None,
            ping_interval=None,  # its thread would draw from `random` while Hypothesis watches that
        )
        return self.server.stack.enter_context(opening)

    def whole_log(self, table: str, key: str = "", before: int = 2**31) -> list[Any]:
        """Return the log of a table before a number, in as many requests as it takes."""
        path = f"/api/tables/{table}/log?key={key}"
        found: list[Any] = []
        while lines := self.get(f"{path}&before={before}")["lines"]:
            found, before = lines + found, lines[0]["number"]
        return found

    def refused_socket(self, table: str, key: str = "") -> tuple[int, str]:
        """Open a socket that is refused; return its close code and the kind of the refusal."""
        socket = self.socket(table, key)
        refusal = json.loads(socket.recv(PATIENCE))
        assert (refusal["kind"], refusal["id"]) == ("refused", 0)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd
        return closed.value.rcvd.code, str(refusal["why"]["kind"])

    def sit(self, table: str, key: str = "") -> "Player":
        return self.watch(self.socket(table, key), table, key)

    def watch(self, socket: ClientConnection, table: str, key: str = "") -> "Player":
        """Follow a table by a socket, and read older entries of its log by HTTP."""
        return Player(socket, lambda before: self.whole_log(table, key, before))


@dataclass
class Player:
    """A player at a table, who keeps the same state as a page."""

    socket: ClientConnection
    older_entries: Callable[[int], list[Any]]
    you: list[int] = field(default_factory=list)
    table: Any = None
    position: Any = None
    lines: list[Any] = field(default_factory=list)
    chat: list[Any] = field(default_factory=list)
    sequence: int = -1
    heard: list[str] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    answers: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.hear()

    def hear(self) -> Any:
        """Read and apply the next message. A gap in the sequence is an error."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message = json.loads(text)
        if message["kind"] == "table":
            self.you, self.table, self.position = (
                message["you"],
                message["table"],
                message["position"],
            )
            self.lines = self.whole_log(message["lines"])
            self.chat, self.sequence = message["chat"], message["sequence"]
        elif "sequence" in message:
            assert message["sequence"] == self.sequence + 1
            self.sequence += 1
            if "changes" in message:
                view = applied(self.position["view"], message["changes"])
                self.position = {**message["position"], "view": view}
            self.lines += message.get("lines", [])
            self.chat += [message["line"]] if "line" in message else []
        else:
            self.answers.append(message)
        if message.get("position"):
            self.shown.append(message["position"]["number"])
        return message

    def whole_log(self, lines: list[Any]) -> list[Any]:
        """Add the older entries that a snapshot leaves out."""
        first = lines[0]["number"] if lines else 1
        return self.older_entries(first) + lines if first > 1 else lines

    def ask(self, kind: str, **values: Any) -> Any:
        """Send a message and read until it is answered."""
        identity = random.randrange(1, 1 << 30)
        self.send({"kind": kind, "id": identity, **values})
        while True:
            message = self.hear()
            if message.get("id") == identity:
                return message

    def send(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def choose(self, **values: Any) -> Any:
        return self.ask("choose", number=self.position["number"], **values)

    def my_turn(self) -> bool:
        return bool(self.position) and self.position["seat"] in self.you

    def over(self) -> bool:
        return bool(self.position and self.position["result"])

    def until(self, number: int) -> None:
        """Read until the position has this number."""
        while not self.position or self.position["number"] < number:
            self.hear()

    def close(self) -> None:
        self.socket.close()


def applied(view: Any, changes: list[Any]) -> Any:
    """Apply the changes of an update to a view, as docs/server.md describes."""
    root = {"view": view}
    for path, *change in changes:
        steps: list[Any] = ["view", *path]
        last, at = steps.pop(), root
        for step in steps:
            at = at[step]
        if len(change) == 1:
            at[last] = change[0]
        else:
            start, count, items = change
            at[last][start : start + count] = items
    return root["view"]


def play_on(players: list[Player], chooser: random.Random, most: int = 10_000) -> int:
    """Play random choices among these players and return how many were made."""
    made = 0
    while made < most and not players[0].over():
        mover = next((player for player in players if player.my_turn()), None)
        if mover is None:
            players[0].hear()
        else:
            answer = mover.choose(move=chooser.randrange(len(mover.position["moves"])))
            assert answer["kind"] == "done", answer
            made += 1
        newest = max(player.position["number"] for player in players)
        for player in players:
            player.until(newest)
    return made
