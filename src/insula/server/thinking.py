"""Bots think in processes of their own: one that hangs or crashes takes nobody with it.

A process reads a question per line from its standard input and writes an answer per line. When the
server is gone, whatever ended it, the input ends and so does the process.
"""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from insula.bots import level
from insula.server import limits

LINE_BYTES = 1 << 20
FAILURES = (OSError, msgspec.MsgspecError, asyncio.IncompleteReadError)
"""TimeoutError is an OSError."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Question(msgspec.Struct):
    """A position in which everything hidden was dealt anew, and chance to choose by."""

    game: str
    box: str  # the folder of its box
    bot: str
    state: bytes
    seed: int


class Choice(msgspec.Struct):
    move: int


class BotFailed(Exception):
    """A bot gave no answer; the sentence says how."""


class Thinkers:
    """A few processes; who asks while all are busy waits, and the time for thinking starts then."""

    def __init__(self, count: int) -> None:
        self.free: list[Process | None] = [None] * count
        self.turn = asyncio.Semaphore(count)
        self.failures = 0

    async def think(self, question: Question) -> int:
        """The bot's move. A process that fails is ended; the next question starts another."""
        async with self.turn:
            process = self.free.pop()
            try:
                process = process or await started()
                move = await asyncio.wait_for(answer(process, question), patience(question))
            except BaseException as error:
                await ended(process)
                self.free.append(None)
                if isinstance(error, FAILURES):
                    raise self.failed(question, error) from error
                raise
            self.free.append(process)
            return move

    def failed(self, question: Question, error: Exception) -> BotFailed:
        """What to say of a bot that gave no answer."""
        self.failures += 1
        late = isinstance(error, TimeoutError)
        seconds = level(question.bot).seconds
        return BotFailed(f"did not answer within {seconds:g} seconds" if late else "crashed")

    async def close(self) -> None:
        for process in self.free:
            await ended(process)
        self.free = [None] * len(self.free)


def patience(question: Question) -> float:
    """How long to wait: the bot is told its seconds and keeps to them, so a little more."""
    return level(question.bot).seconds + limits.BOT_GRACE


async def started() -> Process:
    command = [sys.executable, "-m", "insula.server.thinker"]
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, limit=LINE_BYTES, start_new_session=True
    )


async def answer(process: Process, question: Question) -> int:
    if process.stdin is None or process.stdout is None:
        raise BrokenPipeError
    try:
        process.stdin.write(msgspec.json.encode(question) + b"\n")
    except RuntimeError as error:  # what uvloop says of a process that is gone
        raise BrokenPipeError from error
    await process.stdin.drain()
    line = await process.stdout.readuntil(b"\n")
    return msgspec.json.decode(line, type=Choice).move


async def ended(process: Process | None) -> None:
    """End a process. Not by its own `kill`, which would take its exit code from asyncio."""
    if process is None:
        return
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, KILL)
    await process.wait()
