"""A record file kept in step with a table, so that a game survives whatever ends the program."""

import contextlib
import errno
import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from insula.kernel import record
from insula.kernel.table import Entry, Table


class Recorder:
    """Appends each decision as it is made. Trouble is an OSError, and the file stays as it was."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path.resolve()
        self.data = text.encode()
        self.ends = decision_ends(text)

    @classmethod
    def start(cls, path: Path, table: Table) -> "Recorder":
        """A new record; a file that is there already is never written over."""
        recorder = cls(path, "")
        text = record.write(table)
        if recorder.is_special():
            recorder.append(text)
        elif is_empty(recorder.path):
            replace(recorder.path, text.encode())
        else:
            record.create(recorder.path, text)
        recorder.data = text.encode()
        recorder.ends = decision_ends(text)
        return recorder

    def note(self, entries: Sequence[Entry]) -> None:
        """Write decisions that were just made."""
        for entry in entries:
            self.append(record.line_of(entry))
            self.ends.append(len(self.data))

    def finish(self, table: Table) -> None:
        """Write the result, unless it stands there."""
        ending = record.ending(table)
        if not self.data.endswith(ending.encode()):
            self.append(ending)

    def back_to(self, count: int) -> None:
        """Keep the first `count` decisions only: the record follows an undo."""
        if self.is_special():
            raise OSError(errno.ESPIPE, "what was written there cannot be taken back")
        self.check_unchanged()
        data = self.data[: self.ends[count]]
        replace(self.path, data)
        self.data, self.ends = data, self.ends[: count + 1]

    def append(self, text: str) -> None:
        data = text.encode()
        if not self.is_special():
            self.check_unchanged()
        with self.path.open("ab", buffering=0) as file:
            append_whole(file.fileno(), data, len(self.data))
        self.data += data

    def check_unchanged(self) -> None:
        """Somebody else's edit must not be mixed with our lines, nor a lost file begun anew."""
        if self.path.stat().st_size != len(self.data):
            raise OSError(errno.ESTALE, "the file was changed by somebody else")

    def is_special(self) -> bool:
        """A device or a pipe, which can neither be read again nor replaced."""
        return self.path.exists() and not self.path.is_file()


def is_empty(path: Path) -> bool:
    return path.is_file() and not path.stat().st_size


def append_whole(descriptor: int, data: bytes, size: int) -> None:
    """Append all or nothing: what fits on a full disk is cut off again."""
    left = data
    try:
        while left:
            left = left[os.write(descriptor, left) :]
    except OSError:
        with contextlib.suppress(OSError):
            os.ftruncate(descriptor, size)
        raise


def replace(path: Path, data: bytes) -> None:
    """Put new content in a file's place at once: a crash leaves the old or the new one."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        shutil.copymode(path, name)
        os.replace(name, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def decision_ends(text: str) -> list[int]:
    """Bytes up to the end of the header, and of each decision."""
    ends: list[int] = []
    at = 0
    for line in text.splitlines(keepends=True):
        at += len(line.encode())
        bare = line.rstrip("\r\n")
        if (not ends and not bare) or (ends and record.DECISION.fullmatch(bare)):
            ends.append(at)
    return ends
