"""The operations of the API: method, path, body types and description."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from insula.server import limits
from insula.server.http.requests import Handler


@dataclass(frozen=True)
class Operation:
    """One entry of the API."""

    method: str
    path: str
    handler: Handler
    about: str
    takes: Any
    gives: Any
    query: tuple[str, ...] = ()  # query parameters besides a table's key
    most: int = limits.MESSAGE_BYTES  # bytes of a body


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
    """Register a handler. Its docstring is the description on the API page."""

    def note(handler: Handler) -> Handler:
        about = inspect.getdoc(handler) or ""
        OPERATIONS.append(Operation(method, path, handler, about, takes, gives, query, most))
        return handler

    return note
