"""Former names of options and bots: accepted for one release, with a line on stderr."""

import sys

from insula.bots import current_name

WORKERS = {"--jobs": "--workers", "--processes": "--workers"}
OPTIONS = {
    "simulate": WORKERS,
    "tournament": {**WORKERS, "--settle": "--claim"},
    "lab": WORKERS,
    "tune": WORKERS,
}
"""Former options by command, and their current names."""


def current_arguments(arguments: list[str]) -> list[str]:
    """Replace former options in a command line."""
    command = next((each for each in arguments if each in OPTIONS), "")
    return [current_argument(each, OPTIONS.get(command, {})) for each in arguments]


def current_argument(argument: str, options: dict[str, str]) -> str:
    option, equals, value = argument.partition("=")
    if option not in options:
        return argument
    warn(option, options[option])
    return f"{options[option]}{equals}{value}"


def current_bot(name: str) -> str:
    """Replace a former bot name or budget setting."""
    current = current_name(name)
    if current != name:
        warn(f"'{name}'", f"'{current}'")
    return current


def warn(former: str, current: str) -> None:
    print(f"insula: {former} is deprecated; use {current}.", file=sys.stderr, flush=True)
