"""Ledgers that serve two editions."""

from pathlib import Path

import insula
from insula.kernel.ledger import Ledger, read_ledger

LEDGER = """# A game

## AB-1 Set-up
- AB-1.1 [T] Common.
- AB-1.2 {first} [T] Ten tiles.

## AB-2 {first} Solo
- AB-2.1 [T] Alone. {first: Only here.}

## AB-9 {second} The second edition
- AB-9.1 {second at AB-1.2} [T] Eight tiles.
- AB-9.2 [R] Other words. {first: Never.} {second: Always.}
"""


def ledger(tmp_path: Path, edition: str) -> Ledger:
    path = tmp_path / "rules.md"
    path.write_text(LEDGER, encoding="utf-8")
    return read_ledger(path, edition)


def test_each_edition_has_its_own_statements(tmp_path: Path) -> None:
    assert list(ledger(tmp_path, "first").rules) == ["AB-1.1", "AB-1.2", "AB-2.1"]
    assert list(ledger(tmp_path, "second").rules) == ["AB-1.1", "AB-9.1", "AB-9.2"]


def test_a_replacement_is_in_the_chapter_of_the_original(tmp_path: Path) -> None:
    rules = ledger(tmp_path, "second").rules
    assert rules["AB-9.1"].chapter == "Set-up"
    assert rules["AB-9.2"].chapter == "The second edition"


def test_parts_of_another_edition_are_left_out(tmp_path: Path) -> None:
    assert ledger(tmp_path, "first").rules["AB-2.1"].text == "[T] Alone. Only here."
    assert ledger(tmp_path, "second").rules["AB-9.2"].text == "[R] Other words. Always."


def test_statements_of_other_editions_are_known_by_name(tmp_path: Path) -> None:
    second = ledger(tmp_path, "second")
    assert second.edition_of("ab-1.2") == "first"
    assert second.edition_of("AB-2") == "first"
    assert second.edition_of("AB-1.1") == ""
    assert second.edition_of("AB-77") == ""


def test_without_an_edition_all_statements_are_read(tmp_path: Path) -> None:
    assert list(ledger(tmp_path, "").rules) == ["AB-1.1", "AB-1.2", "AB-2.1", "AB-9.1", "AB-9.2"]


# -- Magna Roma ----------------------------------------------------------------------------------


def test_the_editions_of_magna_roma_lose_no_statement_and_show_no_marks() -> None:
    final, draft = insula.game("magna-roma").rules(), insula.game("magna-roma-draft").rules()
    every = read_ledger(insula.game("magna-roma").folder / "rules.md")
    assert {*final.rules, *draft.rules} == set(every.rules)
    for rule in [*final.rules.values(), *draft.rules.values()]:
        assert "{" not in rule.text
        assert "  " not in rule.text
    assert {rule.at for rule in every.rules.values() if rule.at} <= set(every.rules)


def test_the_draft_shows_its_own_rules() -> None:
    draft = insula.game("magna-roma-draft").rules()
    for gone in ("MR-12.3", "MR-12.6", "MR-13.1"):
        assert gone not in draft.rules
    ids = list(draft.rules)
    assert ids[ids.index("MR-1.2") + 1] == "MR-20.1"
    assert "10 with 4" not in draft.rules["MR-1.2"].text
    assert ids[ids.index("MR-12.5") + 1] == "MR-20.3"
    assert draft.rules["MR-20.3"].chapter == draft.rules["MR-12.5"].chapter
    assert "Forum" not in draft.rules["MR-8.2"].text
    assert "army (legion)" in draft.rules["MR-20.7"].text


def test_the_final_edition_shows_none_of_the_draft() -> None:
    final = insula.game("magna-roma").rules()
    assert [id for id in final.rules if id.startswith("MR-20")] == []
    assert "The Forum instead goes on the Town Center." in final.rules["MR-8.2"].text
    assert "draft" not in final.rules["MR-12.7"].text
