"""The stages of ./insula test, and what they say at the end."""

import pytest

from tools import checks, stamp


def names(stages: list[checks.Stage]) -> list[str]:
    return [stage.name for stage in stages]


def test_the_suite_runs_at_both_speeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamp, "compiler", lambda: "cc")
    assert names(checks.test_stages([])) == ["vitest", "pytest compiled", "pytest interpreted"]
    assert [stage.pure for stage in checks.test_stages([])] == ["", "0", "1"]


def test_without_a_compiler_it_runs_once_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamp, "compiler", lambda: "")
    stages = checks.test_stages([])
    assert names(stages) == ["vitest", "pytest interpreted"]
    assert "no C compiler" in checks.summary(stages)


def test_further_arguments_go_to_pytest() -> None:
    stages = [stage for stage in checks.test_stages(["-k", "city"]) if stage.name != "vitest"]
    assert len(stages) >= 1
    assert all(stage.command[-2:] == ["-k", "city"] for stage in stages)


def test_one_failure_is_enough() -> None:
    stages = [checks.Stage("a", [], passed=True), checks.Stage("b", [], passed=False)]
    assert checks.summary(stages).startswith("1 of 2 stages failed")
    assert stages[1].line().startswith("FAILED b")
