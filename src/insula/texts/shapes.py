"""How the fields of facts are shown, read from their types."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, get_args

from msgspec import Struct, inspect

from insula.kernel.facts import Fact, Part

How = Literal[
    "number", "bool", "word", "part", "fact", "list", "name", "seat", "text", "case", "any"
]
"""`case` and `any` are arguments of texts outside of facts: see arguments.py."""


@dataclass(frozen=True)
class Shape:
    """How one field is shown."""

    how: How
    title: str = ""  # of a word its Literal, of a name its kind
    values: tuple[str, ...] = ()  # of a word or a case
    kinds: tuple[type[Struct], ...] = ()  # of a part or a fact
    item: "Shape | None" = None  # of a list
    join: str = ""  # of a list: 'numbers', 'or', 'parts', or empty for 'and'


Fields = dict[str, Shape]


def fields_of(kind: type[Struct]) -> Fields:
    """Return the shape of every field of a fact or part."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {
        field.name: shape_of(field.type, f"{kind.__name__}.{field.name}") for field in info.fields
    }


def shape_of(kind: inspect.Type, where: str) -> Shape:
    marks: dict[str, Any] = {}
    while isinstance(kind, inspect.Metadata):
        marks.update(kind.extra_json_schema or {})
        kind = kind.type
    if "x-seat" in marks:
        return Shape("seat")
    if "x-name" in marks:
        return Shape("name", title=marks["x-name"])
    if isinstance(kind, inspect.LiteralType):
        return Shape("word", title=marks["title"], values=tuple(str(each) for each in kind.values))
    if isinstance(kind, inspect.VarTupleType):
        item = shape_of(kind.item_type, where)
        usual = "numbers" if item.how == "number" else ""
        return Shape("list", item=item, join=marks.get("x-join", usual))
    if isinstance(kind, inspect.StructType | inspect.UnionType):
        return struct_shape(kind, where)
    simple: dict[type[inspect.Type], How] = {
        inspect.IntType: "number",
        inspect.BoolType: "bool",
        inspect.StrType: "text",
    }
    if type(kind) not in simple:
        raise TypeError(f"{where} has a type that texts cannot show")
    return Shape(simple[type(kind)])


def struct_shape(kind: inspect.StructType | inspect.UnionType, where: str) -> Shape:
    types = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    kinds = tuple(each.cls for each in types if isinstance(each, inspect.StructType))
    if len(kinds) < len(types):
        raise TypeError(f"{where} mixes facts with other types")
    if all(issubclass(each, Part) for each in kinds) and len(kinds) == 1:
        return Shape("part", kinds=kinds)
    if all(issubclass(each, Fact) for each in kinds):
        return Shape("fact", kinds=kinds)
    raise TypeError(f"{where} must be one part or facts")


# -- a whole vocabulary --------------------------------------------------------------------------


@dataclass(frozen=True)
class Vocabulary:
    """All facts and parts of a game by the keys of their texts."""

    facts: dict[str, type[Fact]]  # 'event.placed'
    parts: dict[str, type[Part]]  # 'Tile'

    def key(self, kind: type[Struct]) -> str:
        every = {**self.facts, **self.parts}
        return next(key for key, each in every.items() if each is kind)

    def union(self, kinds: Iterable[type[Struct]]) -> str:
        """Return the one union that holds these facts."""
        (union,) = {self.key(kind).split(".")[0] for kind in kinds}
        return union


def vocabulary(unions: dict[str, Any]) -> Vocabulary:
    """Collect the facts of the unions and the parts that they are made of."""
    facts: dict[str, type[Fact]] = {}
    for name, union in unions.items():
        for kind in get_args(union):
            key = f"{name}.{kind.__struct_config__.tag}"
            if key in facts or kind in facts.values():
                raise TypeError(f"{kind.__name__} or its tag is in the unions twice")
            facts[key] = kind
    return Vocabulary(facts, parts_in(facts.values()))


def parts_in(kinds: Iterable[type[Struct]]) -> dict[str, type[Part]]:
    found: dict[str, type[Part]] = {}
    waiting: list[type[Struct]] = list(kinds)
    while waiting:
        for shape in fields_of(waiting.pop()).values():
            inner = shape.item or shape
            if inner.how == "part" and inner.kinds[0].__name__ not in found:
                part = inner.kinds[0]
                assert issubclass(part, Part)
                found[part.__name__] = part
                waiting.append(part)
    return dict(sorted(found.items()))
