"""Former names of options and bots: they work for one release and print one line."""

import pytest

from insula.bots import bot, current_name
from tests.commands.conftest import Insula

SIMULATE = ["simulate", "magna-roma", "--games", "2", "--seed", "1", "--json"]


def without_times(found: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in found.items() if "seconds" not in key}


@pytest.mark.parametrize(
    ("former", "current", "warning"),
    [
        (["--jobs", "2"], ["--workers", "2"], "--jobs is deprecated; use --workers"),
        (["--processes=2"], ["--workers=2"], "--processes is deprecated; use --workers"),
        (
            ["--bots", "greedy,random"],
            ["--bots", "apprentice,random"],
            "'greedy' is deprecated; use 'apprentice'",
        ),
        (
            ["--bots", "random,rollout:iterations=2+processes=1"],
            ["--bots", "random,citizen:iterations=2+workers=1"],
            "'rollout:iterations=2+processes=1' is deprecated; use "
            "'citizen:iterations=2+workers=1'",
        ),
    ],
)
def test_a_former_name_does_the_same_and_warns_once(
    insula: Insula, former: list[str], current: list[str], warning: str
) -> None:
    old, new = insula(*SIMULATE, *former), insula(*SIMULATE, *current)
    assert without_times(old.json()) == without_times(new.json())
    assert old.err == f"insula: {warning}.\n"
    assert new.err == ""


def test_a_former_claim_option_names_former_bots(insula: Insula) -> None:
    arguments = ["tournament", "magna-roma", "--bots", "greedy,random", "--games", "2"]
    found = insula(*arguments, "--settle", "greedy,random,0.5", "--out", "kept", "--json")
    assert found.json()["claim_test"]["bot"] == "apprentice"
    assert "insula: --settle is deprecated; use --claim.\n" in found.err


def test_a_former_and_the_current_name_are_one_bot(insula: Insula) -> None:
    found = insula("tournament", "magna-roma", "--bots", "greedy,apprentice")
    assert (found.code, found.out) == (2, "")
    assert "a tournament needs at least two different bots" in found.err


def test_help_does_not_list_former_options(insula: Insula) -> None:
    for command in ("simulate", "tournament", "lab", "tune"):
        shown = insula(command, "--help").out
        assert "--workers" in shown
        assert not {"--jobs", "--processes", "--settle"} & set(shown.split())


def test_other_commands_do_not_know_former_options(insula: Insula) -> None:
    found = insula("play", "magna-roma", "--jobs", "2")
    assert found.code == 2
    assert "--jobs" in found.err
    assert "deprecated" not in found.err


def test_only_former_names_change() -> None:
    assert current_name("greedy") == "apprentice"
    assert current_name("citizen:seconds=1") == "citizen:seconds=1"
    assert current_name("mine.py:processes=2") == "mine.py:processes=2"
    assert bot("citizen:processes=2+iterations=9") == bot("citizen:workers=2+iterations=9")
