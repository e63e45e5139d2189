"""The whole API: importing the handlers registers their routes, so import the list from here."""

from insula.server.http import (  # noqa: F401
    advice,
    games,
    metrics,
    passkeys,
    people,
    replays,
    tables,
)
from insula.server.http.routes import OPERATIONS, Operation

__all__ = ["OPERATIONS", "Operation"]
