"""Write the view of a game as TypeScript types."""

from types import ModuleType
from typing import Any

from insula.texts.declarations import components, declaration
from insula.texts.emit_typescript import HEAD
from insula.texts.shapes import Vocabulary


def view_module(types: ModuleType, words: Vocabulary) -> str:
    """Write the types that a view is made of; facts and words come from `facts.ts`."""
    known = components([*words.facts.values(), *words.parts.values()])
    schemas = components([types.VIEW])
    own = {name: schema for name, schema in sorted(schemas.items()) if name not in known}
    check_shared(schemas, known)
    body = "\n".join(declaration(name, schema, whole=False) for name, schema in own.items())
    used = sorted(references(list(own.values())) & known.keys())
    imports = f"import type {{ {', '.join(used)} }} from './facts';\n\n" if used else "\n"
    return f"{HEAD}{imports}{body}"


def check_shared(schemas: dict[str, Any], known: dict[str, Any]) -> None:
    """Raise ValueError if a type of the view has the name of another type among the facts."""
    for name in schemas.keys() & known.keys():
        if schemas[name] != known[name]:
            raise ValueError(f"{name} is one thing in the view and another among the facts")


def references(schema: Any) -> set[str]:
    """Return the names of the types that a schema mentions."""
    if isinstance(schema, list):
        return {name for each in schema for name in references(each)}
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
    return own | references(list(schema.values()))
