"""Refusals: a code for programs and a sentence for people."""

from typing import Literal

Code = Literal[
    "stale",  # the table has changed since; reload it
    "turn",  # it is another seat's turn
    "illegal",  # not a legal move; the text names the rule
    "seat",  # only players at the table may do this
    "status",  # not allowed in the table's current status
    "forbidden",  # not allowed for this person
    "unknown",  # not found
    "malformed",  # invalid request
    "limit",  # a limit was exceeded
    "store",  # the outcome of a write is unknown; reload
]

STATUS: dict[Code, int] = {
    "stale": 409,
    "turn": 409,
    "illegal": 422,
    "seat": 403,
    "status": 409,
    "forbidden": 403,
    "unknown": 404,
    "malformed": 400,
    "limit": 429,
    "store": 503,
}
"""HTTP status of each code."""


class Refused(Exception):
    """Raised when a request is refused. Nothing was changed."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text
