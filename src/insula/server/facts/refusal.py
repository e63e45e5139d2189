"""Refusals: why a request was not carried out."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from insula.kernel.facts import Fact

Code = Literal[
    "stale",  # the table has changed since; reload it
    "turn",  # it is another seat's turn
    "illegal",  # not a legal move
    "seat",  # only players at the table may do this
    "status",  # not allowed in the table's current status
    "forbidden",  # not allowed for this person
    "unknown",  # not found
    "malformed",  # invalid request
    "limit",  # a limit was exceeded
    "store",  # the outcome of a write is unknown; reload
]

English = Annotated[str, Meta(extra_json_schema={"x-english": True})]
"""English for developers, such as what is wrong with a message; the same in every language."""


class Refusal(Fact):
    """A reason with its code. Nothing was changed."""

    code: ClassVar[Code]
