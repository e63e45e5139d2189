"""What people type: with history and completion at a terminal, echoed when it comes from a pipe."""

import contextlib
import sys
from collections.abc import Callable


def typed(prompt: str) -> str:
    """A line from the keyboard or the pipe; EOFError at its end."""
    if sys.stdin.isatty():
        return input(prompt)
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(line.rstrip("\n"), flush=True)
    return line


def complete_from(known: Callable[[], list[str]]) -> None:
    """Let Tab complete the line to one of these texts, where there is a terminal to do it."""
    if not sys.stdin.isatty():
        return
    with contextlib.suppress(ImportError):
        import readline

        def completion(begun: str, at: int) -> str | None:
            found = [text for text in known() if text.startswith(begun)]
            return found[at] if at < len(found) else None

        readline.set_completer_delims("")
        readline.set_completer(completion)
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
