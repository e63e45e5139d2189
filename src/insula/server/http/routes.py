"""What can be asked for over HTTP: each operation with its path, its messages and a sentence."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from insula.server import limits
from insula.server.http.requests import Handler


@dataclass(frozen=True)
class Operation:
    """A line of the API."""

    method: str
    path: str
    handler: Handler
    about: str
    takes: Any
    gives: Any
    query: tuple[str, ...] = ()  # names of the query besides a table's key
    most: int = limits.MESSAGE_BYTES  # of a body


OPERATIONS: list[Operation] = []


def operation(
    method: str,
    path: str,
    *,
    takes: Any = None,
    gives: Any,
    query: tuple[str, ...] = (),
    most: int = limits.MESSAGE_BYTES,
) -> Callable[[Handler], Handler]:
    """Put a handler on the list; its docstring is what the API's page says."""

    def note(handler: Handler) -> Handler:
        about = inspect.getdoc(handler) or ""
        OPERATIONS.append(Operation(method, path, handler, about, takes, gives, query, most))
        return handler

    return note
