"""Bots and advisers think in processes of their own: one that hangs or crashes takes nobody along.

A process reads a question per line from its standard input and writes an answer per line. When the
server is gone, whatever ended it, the input ends and so does the process.
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

THINKER = [sys.executable, "-m", "insula.server.bots.worker"]
LINE_BYTES = 1 << 20
FAILURES = (OSError, msgspec.MsgspecError, asyncio.IncompleteReadError)
"""TimeoutError is an OSError."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Position(msgspec.Struct, tag_field="kind"):
    """A position in which everything hidden was dealt anew, and chance to think by."""

    game: str
    box: str  # the folder of its box
    rules: int  # the version of the rules
    state: bytes
    seed: int


class Question(Position, tag="choose"):
    """What does this bot play?"""

    bot: str


class Choice(msgspec.Struct):
    move: int


class HintWanted(Position, tag="hint"):
    """Which moves are best? Answered by the data of `bots.hints.Hint`."""

    seconds: float


class LookWanted(Position, tag="look"):
    """What did this move give away? Answered by the data of `bots.analysis.Judged`."""

    move: int
    number: int
    iterations: int


Asking = Question | HintWanted | LookWanted
Answered = TypeVar("Answered")


class BotFailed(Exception):
    """A bot gave no answer; the sentence says how."""


class BotCrashed(BotFailed):
    """Its process ended: while it thought, or before anybody asked it."""

    def __init__(self) -> None:
        super().__init__("crashed")


class Thinkers:
    """A few processes; who asks while all are busy waits, and the time for thinking starts then."""

    def __init__(self, count: int) -> None:
        self.free: list[Process | None] = [None] * count
        self.turn = asyncio.Semaphore(count)
        self.failures = 0

    async def think(self, question: Question) -> int:
        """The bot's move."""
        return (await self.ask(question, Choice, level(question.bot).seconds)).move

    async def ask(self, asking: Asking, kind: type[Answered], seconds: float) -> Answered:
        """The answer. Who thinks is told the seconds and keeps to them, so we wait a little more.
        A process that fails is ended; the next question starts another."""
        async with self.turn:
            process = self.free.pop()
            try:
                process = process or await started()
                thinking = answer(process, asking, kind)
                found = await asyncio.wait_for(thinking, seconds + limits.BOT_GRACE)
            except BaseException as error:
                await ended(process)
                self.free.append(None)
                if isinstance(error, FAILURES):
                    raise self.failed(seconds, error) from error
                raise
            self.free.append(process)
            return found

    def failed(self, seconds: float, error: Exception) -> BotFailed:
        """What to say of one who gave no answer."""
        self.failures += 1
        if isinstance(error, TimeoutError):
            return BotFailed(f"did not answer within {seconds:g} seconds")
        return BotCrashed()

    async def close(self) -> None:
        for process in self.free:
            await ended(process)
        self.free = [None] * len(self.free)


async def started() -> Process:
    return await asyncio.create_subprocess_exec(
        *THINKER, stdin=PIPE, stdout=PIPE, limit=LINE_BYTES, start_new_session=True
    )


async def answer(process: Process, asking: Asking, kind: type[Answered]) -> Answered:
    if process.stdin is None or process.stdout is None:
        raise BrokenPipeError
    try:
        process.stdin.write(msgspec.json.encode(asking) + b"\n")
    except RuntimeError as error:  # what uvloop says of a process that is gone
        raise BrokenPipeError from error
    await process.stdin.drain()
    line = await process.stdout.readuntil(b"\n")
    return msgspec.json.decode(line, type=kind)


async def ended(process: Process | None) -> None:
    """End a process. Not by its own `kill`, which would take its exit code from asyncio."""
    if process is None:
        return
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, KILL)
    await process.wait()
