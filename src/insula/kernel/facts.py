"""Facts: what happened, what may be done and why not, as typed data without any text.

A fact is a frozen struct with a kind and its arguments. The types of its fields say how a language
shows them and which things on the table they point at, so texts and targets need no code of their
own. Texts are made from facts where they are read: see `insula.texts`.
"""

import re
from functools import cache
from operator import attrgetter
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    TypeVar,
    dataclass_transform,
    get_type_hints,
)

from msgspec import Meta, Struct, StructMeta, structs


def target(kind: str) -> Any:
    """Mark a field as the name of a thing on the table: kind 'cell' and value 'c3'."""
    return Meta(extra_json_schema={"x-target": kind})


def named(kind: str) -> Any:
    """Mark a field as a name from the box, such as a monument; languages may translate it."""
    return Meta(extra_json_schema={"x-name": kind})


def words(title: str) -> Any:
    """Name a `Literal`, so that languages have a word for each of its values."""
    return Meta(title=title)


def joined(by: Literal["or", "parts"]) -> Any:
    """Mark a list that is joined by the text 'list.or' or 'list.parts', not by 'and'."""
    return Meta(extra_json_schema={"x-join": by})


Seat = Annotated[int, Meta(ge=0, le=3, extra_json_schema={"x-seat": True})]
"""A seat, shown by the name of its player."""
Verbatim = Annotated[str, Meta(extra_json_schema={"x-verbatim": True})]
"""A text that a person typed; it is shown as it is and never looked up."""
Notation = Annotated[str, Meta(extra_json_schema={"x-notation": True})]
"""A piece of a move's notation, such as a cell; the same in every language."""
Id = Annotated[str, Meta(extra_json_schema={"x-id": True})]
"""A name in code, such as that of a store or a source of points; never shown."""
Rule = Annotated[str, Meta(extra_json_schema={"x-rule": True})]
"""The id of a rule in the ledger, such as MR-8.2; empty where no rule is meant."""


def page_type(name: str) -> Any:
    """Name the TypeScript type of a field whose value depends on the game."""
    return Meta(extra_json_schema={"x-typescript": name})


GameEvent = Annotated[Any, page_type("GameEvent")]
GameMove = Annotated[Any, page_type("GameMove")]
GameQuestion = Annotated[Any, page_type("GameQuestion")]
GameReason = Annotated[Any, page_type("GameReason")]
GamePreview = Annotated[Any, page_type("GamePreview")]


@dataclass_transform(frozen_default=True)
class FactMeta(StructMeta):
    """Tell mypy that subclasses of a frozen struct are frozen too."""


class Fact(Struct, metaclass=FactMeta, frozen=True, tag_field="kind"):
    """One kind of event, move, question or reason, with its arguments."""

    by: ClassVar[Literal["mover", "table"]] = "mover"
    """Whether a log line begins with the mover's name."""
    points_at: ClassVar[tuple[str, ...]] = ()
    """Targets of several or nested fields: 'slot {province} {slot}', 'place {city.name}'."""


class Part(Struct, metaclass=FactMeta, frozen=True):
    """A noun inside facts, such as a tile, with a text of its own in each language."""


class Forbidden(Fact):
    """A reason why a move is not legal, and the rule that forbids it."""

    rule: Rule


# -- previews ------------------------------------------------------------------------------------

EventT = TypeVar("EventT", bound=Fact)


class Change(Struct, metaclass=FactMeta, frozen=True):
    """How a move would change a store of the mover, such as coins."""

    store: Id
    by: int
    to: int


class Preview(Struct, Generic[EventT], metaclass=FactMeta, frozen=True):
    """What a move would bring, without anything hidden: events, points by source, stores."""

    events: tuple[EventT, ...]
    points: dict[Id, int]
    stores: tuple[Change, ...]


# -- targets -------------------------------------------------------------------------------------


def targets(fact: Fact) -> list[str]:
    """List the things on the table that a fact is about, such as 'cell c3'."""
    return [template.format(*values(fact, names)) for template, names in templates(type(fact))]


def values(fact: Fact, names: tuple[str, ...]) -> list[Any]:
    return [attrgetter(name)(fact) for name in names]


@cache
def templates(kind: type[Fact]) -> list[tuple[str, tuple[str, ...]]]:
    """Return the target templates of a kind of fact with the fields that fill them."""
    return [
        (re.sub(r"\{[\w.]+\}", "{}", template), tuple(re.findall(r"\{([\w.]+)\}", template)))
        for template in target_templates(kind)
    ]


@cache
def target_templates(kind: type[Fact]) -> tuple[str, ...]:
    """Return targets as templates such as 'cell {cell}': marked fields, then `points_at`."""
    hints = get_type_hints(kind, include_extras=True)
    marked = [(field.name, marks(hints[field.name])) for field in structs.fields(kind)]
    single = [f"{mark['x-target']} {{{name}}}" for name, mark in marked if "x-target" in mark]
    return (*single, *kind.points_at)


def marks(hint: Any) -> dict[str, Any]:
    """Return everything that `target`, `named` and their kind say about a field."""
    found: dict[str, Any] = {}
    for meta in getattr(hint, "__metadata__", ()):
        found.update(meta.extra_json_schema or {})
    return found
