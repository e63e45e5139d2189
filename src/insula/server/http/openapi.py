"""The OpenAPI description, generated from the message types."""

import re
from functools import cache
from typing import Any, get_args

import msgspec

import insula
from insula.server.errors import STATUS
from insula.server.http.all_routes import OPERATIONS, Operation
from insula.server.http.bodies import ErrorBody
from insula.server.live.messages import FromClient, FromServer

REFERENCE = "#/components/schemas/{name}"
FAULT = 500
"""Status of an unhandled error."""
KINDS = {"seat": "integer"}
TEXTS = ("box",)
"""Names of a query that are texts; all others are whole numbers."""
SOCKET = "/api/tables/{table}/socket"
SOCKET_ABOUT = (
    "A WebSocket. The server sends FromServer messages, first a snapshot of the table; the client "
    "sends FromClient messages. Sequence numbers have no gaps; a client that finds a gap sends "
    "'refresh'."
)


@cache
def description() -> bytes:
    """Return the OpenAPI document. Its components include the WebSocket messages."""
    kinds = {
        kind for one in OPERATIONS for kind in (one.takes, one.gives) if kind not in (None, str)
    }
    named = sorted({*kinds, ErrorBody}, key=lambda kind: kind.__name__)
    sent, received = get_args(FromServer), get_args(FromClient)
    _, components = msgspec.json.schema_components(
        [*named, *sent, *received], ref_template=REFERENCE
    )
    components["FromServer"] = one_of(sent)
    components["FromClient"] = one_of(received)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Insula", "version": insula.__version__},
        "paths": {**paths(), SOCKET: socket_path()},
        "components": {"schemas": components},
    }
    return msgspec.json.encode(document)


def one_of(kinds: tuple[Any, ...]) -> dict[str, Any]:
    return {"oneOf": [reference(kind) for kind in kinds]}


def reference(kind: Any) -> dict[str, Any]:
    return {"$ref": REFERENCE.format(name=kind.__name__)}


def paths() -> dict[str, Any]:
    entries: dict[str, Any] = {}
    for each in OPERATIONS:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", each.path)
        entries.setdefault(path, {})[each.method.lower()] = describe(each, path)
    return entries


def describe(each: Operation, path: str) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": each.about,
        "operationId": each.handler.__name__,
        "parameters": parameters(path, each.query),
        "responses": {
            "200": {"description": "Done.", "content": content(each.gives)},
            **{str(code): refusal() for code in sorted({*STATUS.values(), FAULT})},
        },
    }
    if each.takes:
        required = any(field.required for field in msgspec.structs.fields(each.takes))
        operation["requestBody"] = {"required": required, "content": content(each.takes)}
    return operation


def content(kind: Any) -> dict[str, Any]:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": reference(kind)}}


def refusal() -> dict[str, Any]:
    return {"description": "Refused; nothing was changed.", "content": content(ErrorBody)}


def parameters(path: str, query: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    in_path = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": KINDS.get(name, "string")},
        }
        for name in re.findall(r"\{(\w+)\}", path)
    ]
    in_query = [{"name": name, "in": "query", "schema": query_schema(name)} for name in query]
    key = {"name": "key", "in": "query", "schema": {"type": "string"}}
    return [*in_path, *in_query, key] if "{table}" in path else [*in_path, *in_query]


def query_schema(name: str) -> dict[str, Any]:
    return {"type": "string"} if name in TEXTS else {"type": "integer", "minimum": 0}


def socket_path() -> dict[str, Any]:
    answers = {"101": {"description": "The socket is open."}, "403": {"description": "Refused."}}
    entry = {"summary": "The socket of a table.", "description": SOCKET_ABOUT, "responses": answers}
    return {"get": {**entry, "operationId": "table_socket", "parameters": parameters(SOCKET)}}
