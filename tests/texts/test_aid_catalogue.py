"""A mistake in the texts of a player aid fails the build and is named with file and line."""

import json
import shutil
from pathlib import Path

import pytest

import insula
from insula.texts import UnknownLanguage, aid_texts
from insula.texts.build import HERE, read_package
from insula.texts.catalogue import CatalogueError, read_catalogue

pytestmark = pytest.mark.one_speed


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("app", "magna_roma", "minerva"):
        shutil.copytree(HERE / name, tmp_path / name)
    return tmp_path


def faults(folder: Path, package: str = "magna_roma") -> list[str]:
    with pytest.raises(CatalogueError) as raised:
        read_package(package, folder)
    return [str(fault) for fault in raised.value.faults]


def change(folder: Path, language: str, key: str, text: str | None) -> int:
    """Change, add or delete a text of Magna Roma; return its line."""
    path = folder / "magna_roma" / f"{language}.json"
    lines = path.read_text("utf-8").split("\n")
    entry = read_catalogue(path).entries.get(key)
    line = entry.line if entry else 2
    written = "" if text is None else f"  {json.dumps(key)}: {json.dumps(text)},"
    lines[line - 1 : line if entry else line - 1] = [written]
    path.write_text("\n".join(lines), "utf-8")
    return line


@pytest.mark.parametrize(
    ("key", "text", "reason"),
    [
        ("aid.turn.place", "{sied}", "'aid.turn.place' has no argument {sied}; it has: side"),
        ("aid.turn.place", "Lege an.", "'aid.turn.place' does not use its argument {side}"),
        (
            "aid.solo.blocked",
            "{slots, plural, other {#}}",
            "{slots} cannot be used with plural",
        ),
        ("aid.turn.place", "{side, plural, few {#} other {#}}", "has no case 'few'"),
        ("aid.turn.place", "{side", "an argument reads like {name}"),
        ("aid_draft.turn.place", "Lege an.", "does not use its argument {side}"),
        ("aid_draft.amount.legions", "{n} Armeen", "has no argument {n}; it has: count"),
        ("aid.turn.plaec", "Lege an.", "no fact uses the text 'aid.turn.plaec'"),
        ("rnak:Consul", "Konsul", "no fact uses the text 'rnak:Consul'"),
    ],
)
def test_a_broken_text_is_named_with_its_line(
    folder: Path, key: str, text: str, reason: str
) -> None:
    line = change(folder, "de", key, text)
    (fault, *_) = faults(folder)
    assert fault.startswith(f"magna_roma/de.json, line {line}: ")
    assert reason in fault


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", ["aid.turn.place", "aid.section.turn", "Half.blade"])
def test_a_missing_text_is_a_fault(folder: Path, language: str, key: str) -> None:
    change(folder, language, key, None)
    found = [fault for fault in faults(folder) if fault.startswith(f"magna_roma/{language}.json")]
    assert any(f"there is no text '{key}', which 'player aid' uses" in fault for fault in found)


def test_the_arguments_are_those_of_the_aid_in_english_too(folder: Path) -> None:
    line = change(folder, "en", "aid.turn.place", "Within {width} by {side}.")
    assert faults(folder)[0] == (
        f"magna_roma/en.json, line {line}: 'aid.turn.place' has no argument {{width}}; it has: side"
    )


@pytest.mark.parametrize("key", ["aid_draft.turn.plaec", "aid_drat.turn.place"])
def test_an_edition_replaces_only_what_there_is(folder: Path, key: str) -> None:
    line = change(folder, "en", key, "Place.")
    expected = f"magna_roma/en.json, line {line}: '{key}' replaces no text of the player aid"
    assert expected in faults(folder)


def test_an_amount_that_the_facts_do_not_count_needs_a_text(folder: Path) -> None:
    path = folder / "minerva" / "de.json"
    source = path.read_text("utf-8")
    path.write_text(source.replace('"aid.amount.points"', '"aid.amount.pionts"'), "utf-8")
    found = faults(folder, "minerva")
    assert any("there is no text 'aid.amount.points', which 'player aid'" in each for each in found)


# -- the texts -----------------------------------------------------------------------------------


def test_amounts_are_those_of_the_facts_unless_an_edition_has_its_own() -> None:
    roma, draft = insula.game("magna-roma"), insula.game("magna-roma-draft")
    assert [aid_texts(roma).amounts["legions"](count) for count in (1, 2)] == [
        "1 legion",
        "2 legions",
    ]
    assert aid_texts(draft).amounts["legions"](2) == "2 armies"
    assert aid_texts(draft, "de").amounts["legions"](1) == "1 Armee"
    assert aid_texts(draft).amounts["coins"](2) == "2 coins"
    assert aid_texts(insula.game("minerva"), "de").amounts["grain"](2) == "2 Getreide"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="no texts in 'xx'"):
        aid_texts(insula.game("minerva"), "xx")
