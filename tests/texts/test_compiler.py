"""A mistake in a catalogue fails the build and is named with file and line."""

import json
import shutil
from pathlib import Path

import pytest

from insula.texts.build import HERE, made_files, old_content, read_package
from insula.texts.catalogue import CatalogueError, read_catalogue
from insula.texts.messages import MessageError, parse
from insula.texts.plurals import Syntax, condition, plural_forms

pytestmark = pytest.mark.one_speed
PYTHON = Syntax(both=" and ", either=" or ", equal=" == ", negated="not ")


def test_made_files_are_fresh() -> None:
    stale = [path.name for path, content in made_files().items() if old_content(path) != content]
    assert stale == [], "run: python -m insula.texts build"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("app", "magna_roma"):
        shutil.copytree(HERE / name, tmp_path / name)
    return tmp_path


def faults(folder: Path) -> list[str]:
    with pytest.raises(CatalogueError) as raised:
        read_package("magna_roma", folder)
    return [str(fault) for fault in raised.value.faults]


def change(folder: Path, key: str, text: str | None) -> int:
    """Change or delete a text of the German catalogue; return its line."""
    path = folder / "magna_roma" / "de.json"
    catalogue = read_catalogue(path)
    lines = path.read_text("utf-8").split("\n")
    line = catalogue.entries[key].line
    lines[line - 1] = "" if text is None else f"  {json.dumps(key)}: {json.dumps(text)},"
    path.write_text("\n".join(lines), "utf-8")
    return line


@pytest.mark.parametrize(
    ("key", "text", "reason"),
    [
        (
            "event.placed",
            "{tiel} auf {cell}",
            "'event.placed' has no argument {tiel}; it has: cell",
        ),
        (
            "event.blessed",
            "{cell_acc}",
            "'event.blessed': {cell} has no forms, so there is no 'acc'",
        ),
        ("event.built", "{on_center}", "{on_center} is yes or no and needs a select"),
        (
            "event.star",
            "{track, select, rad {x} other {y}}",
            "the select of track has no case 'rad'",
        ),
        (
            "event.star",
            "{space, plural, few {x} other {y}}",
            "the plural of space has no case 'few'",
        ),
        ("event.star", "{space, plural, one {x}}", "the plural has no 'other'"),
        ("event.star", "{space, select, a {x} other {y}}", "{space} cannot be used with select"),
        ("event.star", "{track, plural, other {y}}", "{track} cannot be used with plural"),
        ("event.blessed", "{cell, select, a1 {x} other {y}}", "{cell} cannot be used with select"),
        ("event.star", "{space, number}", "an argument reads like {name}"),
        ("event.star", "{space, date, short}", "'date' is not one of plural and select"),
        ("event.star", "der Marker {track", "an argument reads like {name}, in column 12"),
        ("event.star", "der Marker track}", "unexpected '}' in column 17"),
        ("event.star", "{space, plural, other {x}", "an option reads like 'other {...}'"),
        ("event.star", "'{track", "an apostrophe opens a quotation in column 1"),
        ("Track.red", "{number}", "'Track.red' has no argument {number}; it has: none"),
    ],
)
def test_a_broken_text_is_named_with_its_line(
    folder: Path, key: str, text: str, reason: str
) -> None:
    line = change(folder, key, text)
    (fault, *_) = faults(folder)
    assert fault.startswith(f"magna_roma/de.json, line {line}: ")
    assert reason in fault


def test_a_missing_text_is_named_with_the_text_that_uses_it(folder: Path) -> None:
    change(folder, "event.placed", "{tile_acc} auf {cell} gelegt")
    change(folder, "event.ended", None)
    end = len((folder / "magna_roma" / "de.json").read_text("utf-8").split("\n"))
    assert faults(folder) == [
        f"magna_roma/de.json, line {end}: there is no text 'Tile.acc', which 'event.placed' uses",
        f"magna_roma/de.json, line {end}: there is no text 'event.ended'",
    ]


def test_a_missing_list_is_a_fault_of_the_app(folder: Path) -> None:
    (folder / "app" / "de.json").write_text('{\n  "seat": "Sitz {number}"\n}', "utf-8")
    assert "app/de.json, line 3: there is no text 'list.pair'" in faults(folder)[0]


def test_a_form_of_a_part_and_of_a_word_is_used(folder: Path) -> None:
    change(folder, "event.placed", "{tile_acc} gelegt")
    change(folder, "event.ended", "endet")
    path = folder / "magna_roma" / "de.json"
    more = '{\n  "Tile.acc": "das {colour_dat} Plättchen",\n'
    more += "".join(
        f'  "Colour.dat.{each}": "x",\n' for each in ("red", "purple", "brown", "center")
    )
    path.write_text(path.read_text("utf-8").replace("{\n", more, 1), "utf-8")
    checked = read_package("magna_roma", folder).languages["de"]
    assert "Tile.acc" in checked.parts
    assert checked.words["Colour.dat"]["red"] == "x"


def test_a_text_that_nothing_uses_is_a_fault(folder: Path) -> None:
    path = folder / "magna_roma" / "de.json"
    path.write_text(
        path.read_text("utf-8").replace("{\n", '{\n  "event.flown": "x",\n', 1), "utf-8"
    )
    assert faults(folder) == ["magna_roma/de.json, line 2: no fact uses the text 'event.flown'"]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ('{\n  "a": "b"\n  "c": "d"\n}', "line 3: not JSON: Expecting ',' delimiter"),
        ('{\n  "a": 1\n}', "line 1: must be one object whose values are all strings"),
        ("[]", "no text"),
        ('{\n  "event.ended": "a",\n  "event.ended": "b"\n}', "line 3: 'event.ended' stands here"),
    ],
)
def test_a_broken_file_is_named_with_its_line(folder: Path, source: str, reason: str) -> None:
    (folder / "magna_roma" / "de.json").write_text(source, "utf-8")
    assert [fault for fault in faults(folder) if f"{reason}" in fault]


def test_a_language_needs_a_file_of_every_game(folder: Path) -> None:
    (folder / "magna_roma" / "de.json").unlink()
    assert faults(folder) == ["magna_roma/de.json, line 1: the file is missing"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("it's", "it's"),
        ("'{a}'", "{a}"),
        ("''{''", None),
        ("#", "#"),
        ("a ' b", "a ' b"),
        ("''", "'"),
    ],
)
def test_apostrophes_quote_as_in_icu(text: str, shown: str | None) -> None:
    if shown is None:
        with pytest.raises(MessageError):
            parse(text)
    else:
        assert parse(text) == [shown]


def test_an_option_that_stands_twice_is_an_error() -> None:
    with pytest.raises(MessageError, match="'one' stands twice"):
        parse("{n, plural, one {a} one {b} other {c}}")


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {0: "other", 1: "one", 2: "other"}),
        ("fr", {0: "one", 1: "one", 2: "other", 1_000_000: "many"}),
        ("pl", {1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 112: "many"}),
        ("ar", {0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"}),
        ("cs", {1: "one", 3: "few", 5: "other"}),
    ],
)
def test_plural_rules_are_those_of_cldr(language: str, forms: dict[int, str]) -> None:
    tests = {form: condition(rule, "n", PYTHON) for form, rule in plural_forms(language).items()}
    for number, form in forms.items():
        holds = [name for name, test in tests.items() if test and eval(test, {"n": number})]
        assert (holds or ["other"]) == [form]
