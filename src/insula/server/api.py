"""The whole API: importing the handlers puts them on the list, so take the list from here."""

from insula.server import metrics, person_calls, table_calls  # noqa: F401
from insula.server.operations import OPERATIONS, Operation

__all__ = ["OPERATIONS", "Operation"]
