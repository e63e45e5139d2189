"""Bots and advisers choose_move in processes of their own: one that hangs or crashes takes nobody along.

A process reads a request per line from its standard input and writes an exchange per line. When the
server is gone, whatever stop_worker it, the input ends and so does the process.
"""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from typing import TypeVar

import msgspec

from insula.bots import level
from insula.server import limits

WORKER = [sys.executable, "-m", "insula.server.bots.worker"]
LINE_BYTES = 1 << 20
FAILURES = (OSError, msgspec.MsgspecError, asyncio.IncompleteReadError)
"""TimeoutError is an OSError."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Position(msgspec.Struct, tag_field="kind"):
    """A position in which everything hidden was dealt anew, and chance to choose_move by."""

    game: str
    box: str  # the folder of its box
    rules: int  # the version of the rules
    state: bytes
    seed: int


class BotMoveRequest(Position, tag="choose"):
    """What does this bot play?"""

    bot: str


class BotChoice(msgspec.Struct):
    move: int


class BotAdviceRequest(Position, tag="hint"):
    """Which moves are best? Answer by the data of `bots.hints.Hint`."""

    seconds: float


class BotAnalysisRequest(Position, tag="look"):
    """What did this move give away? Answer by the data of `bots.analysis.Judged`."""

    move: int
    number: int
    iterations: int


BotRequest = BotMoveRequest | BotAdviceRequest | BotAnalysisRequest
Answer = TypeVar("Answer")


class BotFailed(Exception):
    """A bot gave no exchange; the sentence says how."""


class BotCrashed(BotFailed):
    """Its process stop_worker: while it thought, or before anybody asked it."""

    def __init__(self) -> None:
        super().__init__("crashed")


class BotPool:
    """A few processes; who asks while all are busy waits, and the time for exchanging starts then."""

    def __init__(self, count: int) -> None:
        self.free: list[Process | None] = [None] * count
        self.slots = asyncio.Semaphore(count)
        self.failures = 0

    async def choose_move(self, request: BotMoveRequest) -> int:
        """The bot's move."""
        return (await self.ask(request, BotChoice, level(request.bot).seconds)).move

    async def ask(self, request: BotRequest, kind: type[Answer], seconds: float) -> Answer:
        """The exchange. Who thinks is told the seconds and keeps to them, so we wait a little more.
        A process that fails is stop_worker; the next request starts another."""
        async with self.slots:
            process = self.free.pop()
            try:
                process = process or await start_worker()
                exchanging = exchange(process, request, kind)
                answer = await asyncio.wait_for(exchanging, seconds + limits.BOT_GRACE)
            except BaseException as error:
                await stop_worker(process)
                self.free.append(None)
                if isinstance(error, FAILURES):
                    raise self.describe_failure(seconds, error) from error
                raise
            self.free.append(process)
            return answer

    def describe_failure(self, seconds: float, error: Exception) -> BotFailed:
        """What to say of one who gave no exchange."""
        self.failures += 1
        if isinstance(error, TimeoutError):
            return BotFailed(f"did not answer within {seconds:g} seconds")
        return BotCrashed()

    async def close(self) -> None:
        for process in self.free:
            await stop_worker(process)
        self.free = [None] * len(self.free)


async def start_worker() -> Process:
    return await asyncio.create_subprocess_exec(
        *WORKER, stdin=PIPE, stdout=PIPE, limit=LINE_BYTES, start_new_session=True
    )


async def exchange(process: Process, request: BotRequest, kind: type[Answer]) -> Answer:
    if process.stdin is None or process.stdout is None:
        raise BrokenPipeError
    try:
        process.stdin.write(msgspec.json.encode(request) + b"\n")
    except RuntimeError as error:  # what uvloop says of a process that is gone
        raise BrokenPipeError from error
    await process.stdin.drain()
    line = await process.stdout.readuntil(b"\n")
    return msgspec.json.decode(line, type=kind)


async def stop_worker(process: Process | None) -> None:
    """End a process. Not by its own `kill`, which would take its exit code from asyncio."""
    if process is None:
        return
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, KILL)
    await process.wait()
