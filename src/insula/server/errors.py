"""Why something asked for is not done: a word for programs and a sentence for people."""

from typing import Literal

Code = Literal[
    "stale",  # the table has moved on since; look again
    "turn",  # another seat decides now
    "illegal",  # no legal move; the sentence names the rule
    "seat",  # only somebody who sits there may do this
    "status",  # not in this state of the table
    "forbidden",  # not for you
    "unknown",  # there is no such thing
    "malformed",  # not a message of ours
    "limit",  # too much or too fast
    "store",  # it may or may not have been written; look again
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
"""The HTTP status of each."""


class Refused(Exception):
    """Nothing was changed."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text
