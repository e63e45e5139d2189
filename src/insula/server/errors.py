"""Refusals as errors: a fact that says why, and the HTTP status of its code."""

from insula.server.facts import Why
from insula.server.facts.refusal import Code
from insula.texts import text

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

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why
        self.code: Code = why.code

    def __str__(self) -> str:
        """Return the reason in English, for logs and people who use curl."""
        return text(self.why)
