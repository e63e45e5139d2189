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
    named: dict[str, Any] = {}
    schemas = {name: name_enums(schema, named) for name, schema in found.items()}
    if both := schemas.keys() & named.keys():
        raise ValueError(f"both a message and words have the name {', '.join(sorted(both))}")
    return {**schemas, **named}


def name_enums(schema: Any, named: dict[str, Any]) -> Any:
    """Replace enums that have a title by references to it, and collect them in `named`."""
    if isinstance(schema, list):
        return [name_enums(each, named) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if isinstance(schema.get("enum"), list) and isinstance(schema.get("title"), str):
        return name_enum(schema, named)
    return {key: name_enums(value, named) for key, value in schema.items()}


def name_enum(schema: dict[str, Any], named: dict[str, Any]) -> dict[str, Any]:
    title, values = schema["title"], {"enum": schema["enum"]}
    if named.setdefault(title, values) != values:
        raise ValueError(f"two lists of words have the title {title}")
    return {**schema, "$ref": title}


def declaration(name: str, schema: dict[str, Any], *, whole: bool) -> str:
    """Declare a message. The server sends every field; a page may leave out those with defaults."""
    about = comment(schema.get("description", ""))
    if "properties" not in schema:
        return f"{about}export type {name} = {kind_of(schema)};\n"
    required = schema["properties"] if whole else schema.get("required", [])
    fields = [
        f"{field_comment(value)}  {key}{'' if key in required else '?'}: {kind_of(value)};\n"
        for key, value in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(fields)}}}\n"


def comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


def field_comment(schema: dict[str, Any]) -> str:
    """Write the description of a field; that of a referenced type stands at the type."""
    about = comment(schema.get("description", ""))
    return f"  {about}" if about else ""


def kind_of(schema: dict[str, Any]) -> str:
    """Return the type of a schema; raise ValueError for one that has no TypeScript type here."""
    if "x-typescript" in schema:
        return str(schema["x-typescript"])
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(kind_of(each) for each in schema["anyOf"])
    if schema.get("type") == "null":
        return "null"
    if schema.get("type") == "array" and 0 < schema.get("maxItems", 0) == schema.get("minItems"):
        return f"[{', '.join([kind_of(schema.get('items', {}))] * schema['maxItems'])}]"
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
