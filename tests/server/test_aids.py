"""Player aids over HTTP: data for the page, made from the box that is asked for."""

import json
from pathlib import Path

import msgspec
import pytest

import insula
from insula.kernel.aid import Aid
from insula.server.http.openapi import description
from tests.server.harness import Client, Server, running
from tests.server.test_boxes import boxes, copied


@pytest.mark.parametrize("name", insula.game_names())
def test_a_game_has_an_aid_for_each_of_its_boxes(server: Server, name: str) -> None:
    client = Client(server)
    usual = client.get(f"/api/games/{name}/aid")
    assert msgspec.convert(usual, Aid) == insula.game(name).aid()
    for box in boxes(client, name).values():
        by_name = client.get(f"/api/games/{name}/aid?box={box['name'].replace(' ', '%20')}")
        assert by_name == client.get(f"/api/games/{name}/aid?box={box['digest']}")
        assert by_name["box"]["digest"] == box["digest"]


def test_an_own_box_has_its_own_aid(tmp_path: Path) -> None:
    mine = copied("minerva", tmp_path / "mine", "dear assistants")
    prices = mine / "assistants.csv"
    lines = prices.read_text(encoding="utf-8").splitlines()
    prices.write_text("\n".join([lines[0], lines[1].replace("0,5,", "0,6,"), *lines[2:]]) + "\n")
    with running(["--box", str(mine)]) as server:
        found = Client(server).get("/api/games/minerva/aid?box=dear%20assistants")
    (section,) = [each for each in found["sections"] if each["key"] == "assistants"]
    assert section["tables"][0]["rows"][0][1]["value"] == 6


@pytest.mark.parametrize(
    "path", ["chess/aid", "minerva/aid?box=none", f"minerva/aid?box={'x' * 2000}"]
)
def test_what_there_is_not_is_refused(server: Server, path: str) -> None:
    answer = Client(server).request("GET", f"/api/games/{path}")
    assert answer.status == 404


def test_the_box_of_an_aid_is_a_text_in_the_description() -> None:
    described = json.loads(description())["paths"]["/api/games/{game}/aid"]["get"]
    (box,) = [each for each in described["parameters"] if each["name"] == "box"]
    assert box["schema"] == {"type": "string"}
