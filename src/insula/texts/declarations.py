"""TypeScript declarations of message types, from their JSON schema."""

import json
from collections.abc import Iterable
from typing import Any

import msgspec

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
REFERENCE = "{name}"


def components(kinds: Iterable[Any]) -> dict[str, Any]:
    """Return the schema of every type that these types are made of, by name."""
    messages = [kind for kind in kinds if kind not in (None, str)]
    _, found = msgspec.json.schema_components(messages, ref_template=REFERENCE)
    return found


def declaration(name: str, schema: dict[str, Any], *, whole: bool) -> str:
    """Declare a message. The server sends every field; a page may leave out those with defaults."""
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
    """Return the type of a schema; raise ValueError for one that has no TypeScript type here."""
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
