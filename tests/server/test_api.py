"""The API description, its pages and metrics."""

import json
import re
from typing import Any

from insula.server.http.all_routes import OPERATIONS
from insula.server.limits import NAME_LENGTH
from tests.server.harness import Client, Server


def references(part: Any) -> set[str]:
    """Return every component that is referenced."""
    if isinstance(part, dict):
        found = {part["$ref"]} if "$ref" in part else set()
        return found.union(*(references(value) for value in part.values()))
    if isinstance(part, list):
        return set().union(*(references(value) for value in part))
    return set()


def test_the_openapi_description_is_complete(server: Server) -> None:
    document = Client(server).get("/api/openapi.json")
    schemas = document["components"]["schemas"]
    assert references(document) <= {f"#/components/schemas/{name}" for name in schemas}
    assert len(schemas["FromClient"]["oneOf"]) == 8
    assert len(schemas["FromServer"]["oneOf"]) == 8
    described = {(method, path) for path, each in document["paths"].items() for method in each}
    listed = {(each.method.lower(), re.sub(r":\w+\}", "}", each.path)) for each in OPERATIONS}
    assert listed | {("get", "/api/tables/{table}/socket")} == described
    assert schemas["NewName"]["properties"]["name"]["maxLength"] == NAME_LENGTH


def test_every_operation_has_a_description(server: Server) -> None:
    page = Client(server).request("GET", "/api").text
    for each in OPERATIONS:
        assert each.about.endswith((".", "?"))
        assert each.path in page


def test_health_and_metrics(server: Server) -> None:
    anna = server.newcomer("Anna")
    assert anna.get("/healthz")["ok"] is True
    before = figures(anna)
    player = anna.sit(anna.make("me", "me")["table"]["id"])
    player.choose(move=0)
    after = figures(anna)
    assert after["insula_sockets"] == before["insula_sockets"] + 1
    assert after["insula_changes_total"] >= before["insula_changes_total"] + 2
    assert after["insula_commits_total"] <= after["insula_changes_total"]
    player.close()


def figures(client: Client) -> dict[str, float]:
    text = client.request("GET", "/metrics").text
    lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_a_cookie_identifies_a_guest(server: Server) -> None:
    first = Client(server).request("GET", "/api/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    kept = cookie.split(";")[0]
    again = Client(server).request("GET", "/api/me", Cookie=kept)
    assert again.json() == first.json()
    assert "set-cookie" not in again.headers
    gone = Client(server).request("DELETE", "/api/session", Cookie=kept)
    assert gone.json()["id"] != first.json()["id"]
    assert json.loads(first.text)["name"] == "Guest"


def test_an_unknown_method_is_answered_with_the_allowed_ones(server: Server) -> None:
    answer = Client(server).request("PUT", "/api/me")
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD, POST")
    assert "allow" not in Client(server).request("GET", "/api/nowhere").headers


def test_a_client_cannot_set_a_bots_time_limit(server: Server) -> None:
    anna = server.newcomer("Anna")
    slow = {"who": "bot", "bot": "senator:iterations=1000000000"}
    wanted = {"game": "magna-roma", "seats": [{"who": "me"}, slow]}
    assert anna.refused("/api/tables", wanted) == "unknown"
