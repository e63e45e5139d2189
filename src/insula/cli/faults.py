"""Bad input: one clear sentence on stderr, an exit code, never a traceback.

2 is for what was asked (usage), 1 for what was found (bad data, a full disk).
`INSULA_DEBUG=1` lets unexpected errors through.
"""

import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import typer

from insula.bots import BotError
from insula.cli.language import render
from insula.kernel.game import GameError
from insula.kernel.record import RecordError
from insula.kernel.sheets import BoxError, Fault

DONE, BAD_DATA, USAGE, INTERRUPTED, TERMINATED = 0, 1, 2, 130, 143
MOST_CRASHES = 10  # that are told one by one


class UsageFault(Exception):
    """Something was asked for that is not to be had."""


class DataFault(Exception):
    """Something that was read or written is bad."""


class Stopped(Exception):
    """Somebody ended a long run from outside; the message says how it goes on."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


def guarded(command: Callable[[], Any]) -> int:
    """Run a command; whatever goes wrong becomes a sentence and an exit code."""
    try:
        code = command()
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit):  # Rich and Typer turn the one into the other
        return reader_gone()
    except (KeyboardInterrupt, typer.Abort):
        return complain("interrupted.", INTERRUPTED)
    except typer.TyperException as error:
        return complain(error.format_message(), USAGE)
    except Exception as error:
        if os.environ.get("INSULA_DEBUG") == "1":
            raise
        return complain(*told(error))
    if code == INTERRUPTED:  # Typer turns Ctrl-C into this
        return complain("interrupted.", INTERRUPTED)
    return code if isinstance(code, int) else DONE


def steady_streams() -> None:
    """Closed streams become empty ones, and letters that a stream cannot show question marks."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def told(error: Exception) -> tuple[str, int]:
    """An error as a sentence, and its exit code."""
    if isinstance(error, UsageFault | GameError | BotError):
        return str(error), USAGE
    if isinstance(error, Stopped):
        return str(error), error.code
    if isinstance(error, BoxError):
        return box_sentence(error)
    if isinstance(error, RecordError):
        return record_sentence(error), BAD_DATA
    if isinstance(error, OSError):
        return os_sentence(error), BAD_DATA
    if isinstance(error, DataFault | RuntimeError | MemoryError):
        return str(error) or type(error).__name__, BAD_DATA
    kind = type(error).__name__
    return f"this should not happen ({kind}: {error}); INSULA_DEBUG=1 shows where", BAD_DATA


def record_sentence(error: RecordError) -> str:
    """Return what is wrong with a record, with the reasons against an illegal decision."""
    sentence = str(error) if error.line else error.message
    reasons = "; ".join(render(reason) for reason in error.reasons)
    return f"{sentence}: {reasons}" if reasons else sentence


def box_sentence(error: BoxError) -> tuple[str, int]:
    if not error.path.is_dir():
        return f"there is no box folder '{error.path}'", USAGE
    first, *more = error.faults
    rest = f", and {len(more)} more: see 'insula box check {error.path}'" if more else ""
    return f"the box '{error.path}' is faulty: {fault_text(first)}{rest}", BAD_DATA


def fault_text(fault: Fault) -> str:
    """Where and what; a fault of a whole file has no line."""
    return str(fault) if fault.line else f"{fault.file}: {fault.reason}"


def os_sentence(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"'{error.filename}': {reason}" if error.filename else reason


def complain(sentence: str, code: int) -> int:
    """One line on stderr, ended like a sentence."""
    line = " ".join(sentence.split())
    end = "" if line.endswith((".", "!", "?")) else "."
    if line:
        with contextlib.suppress(OSError):
            print(f"insula: {line}{end}", file=sys.stderr, flush=True)
    return code


def told_crashes(crashes: Sequence[str], stopped: str) -> int:
    """The first crashes of a run, a line for each, and why it stopped if it did; the code."""
    for crash in crashes[:MOST_CRASHES]:
        complain(crash, BAD_DATA)
    if len(crashes) > MOST_CRASHES:
        complain(f"{len(crashes) - MOST_CRASHES} more games crashed", BAD_DATA)
    complain(stopped, BAD_DATA)
    return BAD_DATA if crashes else DONE


def reader_gone() -> int:
    """Nobody reads our output any more (`| head`): that is no fault. Python must not flush it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE
