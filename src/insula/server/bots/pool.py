"""Run bots and advisers in worker processes, so that a hang or crash affects only one request.

A worker reads one request per line from its standard input and writes one answer per line. It exits
when its input ends, so it never outlives the server.
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
from insula.server.facts.house import BotTrouble

WORKER = [sys.executable, "-m", "insula.server.bots.worker"]
LINE_BYTES = 1 << 20
FAILURES = (OSError, msgspec.MsgspecError, asyncio.IncompleteReadError)
"""TimeoutError is included: it is an OSError."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Position(msgspec.Struct, tag_field="kind"):
    """A position with all hidden information redealt_copy, and a random seed."""

    game: str
    box: str  # path of the box folder
    rules: int  # rules version
    state: bytes
    seed: int


class BotMoveRequest(Position, tag="choose"):
    """Ask a bot to choose a move."""

    bot: str


class BotChoice(msgspec.Struct):
    move: int


class BotAdviceRequest(Position, tag="hint"):
    """Ask for the best moves. The answer is the data of `bots.advice.MoveAdvice`."""

    seconds: float


class BotAnalysisRequest(Position, tag="look"):
    """Ask what a move cost. The answer is the data of `bots.analysis.AssessedMove`."""

    move: int
    number: int
    iterations: int


BotRequest = BotMoveRequest | BotAdviceRequest | BotAnalysisRequest
Answer = TypeVar("Answer")


class BotFailure(Exception):
    """Raised when a bot gives no answer."""

    def __init__(self, trouble: BotTrouble, seconds: float = 0.0) -> None:
        super().__init__(trouble)
        self.trouble = trouble
        self.seconds = seconds


class BotCrashed(BotFailure):
    """Raised when a worker process ended, during the request or before it."""

    def __init__(self) -> None:
        super().__init__("crashed")


class BotPool:
    """A fixed number of worker processes. Requests queue while all are busy."""

    def __init__(self, count: int) -> None:
        self.free: list[Process | None] = [None] * count
        self.slots = asyncio.Semaphore(count)
        self.failures = 0

    async def choose_move(self, request: BotMoveRequest) -> int:
        """Return the move that the bot chooses."""
        return (await self.ask(request, BotChoice, level(request.bot).seconds)).move

    async def ask(self, request: BotRequest, kind: type[Answer], seconds: float) -> Answer:
        """Send a request and return the answer, waiting a grace period beyond `seconds`.

        The worker knows its time limit and keeps to it. A worker that fails is killed; the next
        request starts a new one.
        """
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

    def describe_failure(self, seconds: float, error: Exception) -> BotFailure:
        """Count a failure and return the error to raise."""
        self.failures += 1
        if isinstance(error, TimeoutError):
            return BotFailure("timeout", seconds)
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
    except RuntimeError as error:  # uvloop raises this if the process has exited
        raise BrokenPipeError from error
    await process.stdin.drain()
    line = await process.stdout.readuntil(b"\n")
    return msgspec.json.decode(line, type=kind)


async def stop_worker(process: Process | None) -> None:
    """Kill a worker and wait for it.

    Process.kill() is avoided: it could reap the exit code before asyncio does.
    """
    if process is None:
        return
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, KILL)
    await process.wait()
