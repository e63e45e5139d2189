"""The API conforms to its description for any input (Schemathesis)."""

import json
import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from insula.server.http import openapi
from tests.server.harness import Client, Server, play_on

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
FEW = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
MANY = settings(FEW, max_examples=600, derandomize=False)

api = schemathesis.openapi.from_dict(json.loads(openapi.description())).exclude(path=openapi.SOCKET)


@pytest.fixture(scope="session")
def known(roomy: Server) -> dict[str, Any]:
    """A person with a running game, and the values for path parameters."""
    anna = roomy.newcomer("Anna")
    table = anna.make("me", "me", private=True)["table"]["id"]
    play_on([anna.sit(table)], random.Random(1), 20)
    return {"client": anna, "table": table, "game": "minerva", "seat": 1}


def check(case: Any, roomy: Server, known: dict[str, Any]) -> None:
    """Call as a stranger, then as a known person with existing objects."""
    case.call_and_validate(base_url=roomy.url, checks=CHECKS)
    client: Client = known["client"]
    for name in case.path_parameters or {}:
        case.path_parameters[name] = known.get(name, case.path_parameters[name])
    headers = {"Authorization": f"Bearer {client.token}"}
    kept = [each for each in CHECKS if each is not negative_data_rejection]  # the path is valid now
    case.call_and_validate(base_url=roomy.url, headers=headers, checks=kept)


@api.parametrize()
@FEW
def test_every_operation_conforms_to_its_description(
    case: Any, roomy: Server, known: dict[str, Any]
) -> None:
    check(case, roomy, known)


@pytest.mark.slow
@api.parametrize()
@MANY
def test_every_operation_conforms_in_many_cases(
    case: Any, roomy: Server, known: dict[str, Any]
) -> None:
    check(case, roomy, known)
