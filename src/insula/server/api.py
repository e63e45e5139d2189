"""The whole API: importing the handlers puts them on the list, so take the list from here."""

from insula.server import (  # noqa: F401
    advice_calls,
    game_calls,
    metrics,
    passkey_calls,
    person_calls,
    replay_calls,
    table_calls,
)
from insula.server.operations import OPERATIONS, Operation

__all__ = ["OPERATIONS", "Operation"]
