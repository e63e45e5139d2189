"""Every rule of every ledger is pinned down by a test that bears its id."""

import re
from pathlib import Path

import pytest

import insula

TESTS = Path(__file__).parents[1]
MARK = re.compile(r'rule\(\s*"([A-Z]{2}-\d+\.\d+)"\s*\)')


def marked() -> set[str]:
    """The ids that tests bear."""
    return {id for path in TESTS.rglob("*.py") for id in MARK.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("name", insula.game_names())
def test_every_rule_has_a_test(name: str) -> None:
    rules = insula.game(name).rules().rules
    assert len(rules) > 30
    assert sorted(set(rules) - marked()) == []


def test_no_test_bears_an_id_that_no_ledger_knows() -> None:
    known = {id for name in insula.game_names() for id in insula.game(name).rules().rules}
    assert sorted(marked() - known) == []


@pytest.mark.parametrize("name", insula.game_names())
def test_every_rule_says_who_says_so(name: str) -> None:
    for rule in insula.game(name).rules().rules.values():
        assert "[T]" in rule.text or "[R]" in rule.text, rule.id


def test_a_chapter_is_found_by_its_number() -> None:
    ledger = insula.game("magna-roma").rules()
    assert [rule.id for rule in ledger.find("mr-7")] == ["MR-7.1"]
    assert [rule.id for rule in ledger.find("MR-1.2")] == ["MR-1.2"]
    assert len(ledger.find("MR-1")) == 5
    assert ledger.find("MR-99") == []
