"""Translated ledgers have the ids, the order and the marks of the English ones."""

from pathlib import Path

import pytest

import insula
from insula.texts.build import GAMES
from insula.texts.ledgers import GAMES as FOLDER
from insula.texts.ledgers import compare, ledger_path

TRANSLATED = sorted(FOLDER.glob("*/rules.*.md"))
ENGLISH = """# A game

For two players. `[T]` is the book.

## AB-1 Set-up
- AB-1.1 [T] Common. [R] Ours.
- AB-1.2 {first} [T] Ten tiles. {second: [R] Never.}

## AB-2 {second} Solo
- AB-2.1 {second at AB-1.2} [T] Alone.
"""


@pytest.mark.parametrize("path", TRANSLATED, ids=[f"{p.parent.name}-{p.name}" for p in TRANSLATED])
def test_every_translation_matches_the_english_ledger(path: Path) -> None:
    found = [str(fault) for fault in compare(path.with_name("rules.md"), path)]
    assert found == []


@pytest.mark.parametrize("language", ["de", "fr", "it", "es"])
def test_a_language_has_every_ledger(language: str) -> None:
    assert [name for name in GAMES if not ledger_path(name, language).exists()] == []


@pytest.fixture
def pair(tmp_path: Path) -> tuple[Path, Path]:
    folder = tmp_path / "game"
    folder.mkdir()
    for name in ("rules.md", "rules.de.md"):
        (folder / name).write_text(ENGLISH, encoding="utf-8")
    return folder / "rules.md", folder / "rules.de.md"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("- AB-1.1 [T] Common. [R] Ours.\n", "", "line 9: AB-1.1 is missing"),
        ("- AB-1.1 ", "- AB-1.7 ", "line 6: the English ledger has no AB-1.7"),
        ("[R] Ours.", "Ours.", "line 6: AB-1.1 has the marks [T] instead of [T] [R]"),
        ("{first}", "{second}", "AB-1.2 has the edition mark '{second}' instead of '{first}'"),
        ("at AB-1.2}", "at AB-1.1}", "line 10: AB-2.1 has the edition mark"),
        ("{second: [R] Never.}", "[R] Never.", "line 7: AB-1.2 has the marks"),
        ("- AB-1.1 ", "* AB-1.1 ", "line 10: AB-1.1 is missing"),
        ("- AB-1.1 [T]", "- AB 1.1 [T]", "line 6: this is not a line of a ledger"),
        ("## AB-2 {second} Solo", "## Solo", "line 9: this is not a line of a ledger"),
        ("- AB-1.2 {first}", "- AB-1.1 {first}", "line 7: AB-1.1 stands here for the second time"),
        ("# A game\n", "\n", "title is missing"),
        ("Common.", "Common 7.", "line 6: AB-1.1 has the numbers 7 instead of "),
    ],
)
def test_a_difference_is_named_with_file_and_line(
    pair: tuple[Path, Path], old: str, new: str, fault: str
) -> None:
    english, german = pair
    assert compare(english, german) == []
    german.write_text(ENGLISH.replace(old, new), encoding="utf-8")
    found = [str(each) for each in compare(english, german)]
    assert any(each.startswith("game/rules.de.md, line ") and fault in each for each in found)


def test_statements_in_another_order_are_found(pair: tuple[Path, Path]) -> None:
    english, german = pair
    lines = ENGLISH.split("\n")
    lines[5], lines[6] = lines[6], lines[5]
    german.write_text("\n".join(lines), encoding="utf-8")
    (fault,) = compare(english, german)
    assert str(fault) == (
        "game/rules.de.md, line 6: this line stands before its place in the English ledger"
    )


# -- reading them --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "fr", "it", "es"])
@pytest.mark.parametrize("name", insula.game_names())
def test_the_rules_of_an_edition_are_the_same_in_each_language(name: str, language: str) -> None:
    english, translated = insula.game(name).rules(), insula.game(name).rules(language)
    assert list(translated.rules) == list(english.rules)
    assert (english.language, translated.language) == ("en", language)
    for id, rule in translated.rules.items():
        assert rule.text != english.rules[id].text
        assert "{" not in rule.text
        assert "  " not in rule.text


def test_a_ledger_that_is_not_translated_is_read_in_english() -> None:
    rules = insula.game("minerva").rules("xx")
    assert rules.language == "en"
    assert rules == insula.game("minerva").rules()
