"""Every translated name of a piece is on a piece of a shipped box."""

import csv
import json
from collections.abc import Iterable
from pathlib import Path

import pytest

import insula
from insula.games import magna_grecia, magna_roma, minerva
from insula.texts import languages
from insula.texts.build import HERE

pytestmark = pytest.mark.one_speed


def column(boxes: Path, sheet: str, name: str) -> Iterable[str]:
    for path in boxes.glob(f"*/{sheet}.csv"):
        with path.open(encoding="utf-8", newline="") as file:
            yield from (row[name] for row in csv.DictReader(file))


def roma_names() -> Iterable[str]:
    boxes = [*magna_roma.USUAL.items(), ("magna-roma", "final")]
    shipped = {path.name for path in (magna_roma.FOLDER / "boxes").iterdir()}
    assert {box for _, box in boxes} == shipped
    for name, box in boxes:
        content = insula.game(name, box).content
        yield from (f"monument:{each}" for each in content.monuments)
        yield from (f"province:{each}" for each in content.provinces)
    for name in ("rank", "motto"):
        yield from (f"{name}:{each}" for each in column(magna_roma.FOLDER / "boxes", "ranks", name))


def grecia_names() -> Iterable[str]:
    for box in magna_grecia.BOXES.iterdir():
        content = insula.game("magna-grecia", box.name).content
        yield from (f"village:{each}" for each in content.villages)


def minerva_names() -> Iterable[str]:
    for box in minerva.BOXES.iterdir():
        yield from (f"tile:{each}" for each in insula.game("minerva", box.name).content.names)
    yield from (f"title:{each}" for each in column(minerva.BOXES, "titles", "title"))
    yield from (f"supply:{each}" for each in column(minerva.BOXES, "supplies", "item"))


NAMES = {"magna_roma": roma_names, "magna_grecia": grecia_names, "minerva": minerva_names}


@pytest.mark.parametrize("package", NAMES)
def test_translated_names_exist(package: str) -> None:
    known = set(NAMES[package]())
    kinds = {name.partition(":")[0] for name in known}  # the aid's tests check titles and the like
    for language in languages():
        texts = json.loads((HERE / package / f"{language}.json").read_text("utf-8"))
        assert {key for key in texts if key.partition(":")[0] in kinds} <= known
