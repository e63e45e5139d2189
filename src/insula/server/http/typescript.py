"""The API as TypeScript types: `python -m insula.server.http.typescript > ui/src/api/types.ts`.

CreatedTable from the same messages as the OpenAPI document, so page and server cannot disagree.
"""

import json
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from insula.server.http.all_routes import OPERATIONS, Operation
from insula.server.http.bodies import ErrorBody
from insula.server.live.messages import FromClient, FromServer

HEAD = """\
// The messages of the server, HTTP bodies and socket alike. Do not edit: this file is made by
// python -m insula.server.http.typescript > ui/src/api/types.ts
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
REFERENCE = "{name}"


def typescript() -> str:
    """The whole file; the same for the same messages."""
    sent = [*get_args(FromServer), ErrorBody, *(each.gives for each in OPERATIONS)]
    received = [*get_args(FromClient), *(each.takes for each in OPERATIONS)]
    sent_types, received_types = components(sent), components(received)
    both = {
        name
        for name in sent_types.keys() & received_types.keys()
        if "properties" in sent_types[name]
    }
    if both:
        raise ValueError(f"messages that go both ways need two types: {', '.join(sorted(both))}")
    parts = [HEAD]
    for name, schema in sorted({**sent_types, **received_types}.items()):
        parts.append(declaration(name, schema, whole=name in sent_types))
    parts.append(union("FromClient", get_args(FromClient), "What a page may send over a socket."))
    parts.append(union("FromServer", get_args(FromServer), "What comes over a socket."))
    parts.append(operations(OPERATIONS))
    return "\n".join(parts)


def components(kinds: Iterable[Any]) -> dict[str, Any]:
    messages = [kind for kind in kinds if kind not in (None, str)]
    _, found = msgspec.json.schema_components(messages, ref_template=REFERENCE)
    return found


# -- declarations --------------------------------------------------------------------------------


def declaration(name: str, schema: dict[str, Any], *, whole: bool) -> str:
    """A message. The server leaves nothing out of what it sends; a page may leave out defaults."""
    about = comment(schema.get("description", ""))
    if "properties" not in schema:
        return f"{about}export type {name} = {kind_of(schema)};\n"
    required = schema["properties"] if whole else schema.get("required", [])
    fields = [
        f"  {key}{'' if key in required else '?'}: {kind_of(value)};\n"
        for key, value in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(fields)}}}\n"


def comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


def kind_of(schema: dict[str, Any]) -> str:
    """The type of a schema; one that this small language does not know is an error."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(kind_of(each) for each in schema["anyOf"])
    if schema.get("type") == "null":
        return "null"
    if schema.get("type") == "array":
        return f"Array<{kind_of(schema.get('items', {}))}>"
    if schema.get("type") == "object" and "properties" not in schema:
        return f"Record<string, {kind_of(schema.get('additionalProperties', {}))}>"
    if schema.get("type") in PLAIN:
        return PLAIN[schema["type"]]
    if not schema:
        return "unknown"
    raise ValueError(f"there is no TypeScript type for {schema}")


def union(name: str, kinds: tuple[Any, ...], about: str) -> str:
    members = "".join(f"\n  | {kind.__name__}" for kind in kinds)
    return f"{comment(about)}export type {name} ={members};\n"


# -- operations ----------------------------------------------------------------------------------


def operations(listed: list[Operation]) -> str:
    """Every operation with what it takes and gives, for a typed `fetch`."""
    lines = [
        f'  /** {" ".join(each.about.split())} */\n  "{each.method} {path_of(each)}": '
        f"{{ takes: {type_name(each.takes)}; gives: {type_name(each.gives)} }};\n"
        for each in sorted(listed, key=lambda each: (each.path, each.method))
    ]
    about = comment("Everything that can be asked for over HTTP.")
    return f"{about}export interface Operations {{\n{''.join(lines)}}}\n"


def path_of(each: Operation) -> str:
    return each.path.replace(":int}", "}")


def type_name(kind: Any) -> str:
    if kind is None:
        return "null"
    return "string" if kind is str else str(kind.__name__)


if __name__ == "__main__":
    print(typescript(), end="")
