"""`insula bench`: both speeds in one run, with their ratios."""

import pytest

import insula as package
from tests.commands.conftest import Insula

COSTS = {
    "decision_kernel",
    "decision_api",
    "decision_early",
    "decision_late",
    "copy",
    "redeal",
    "legal",
}


def test_every_figure_is_there_for_both_speeds(insula: Insula) -> None:
    whole = insula("bench", "magna-roma", "--seconds", "1", "--json").json()
    assert whole["compiled"] == package.compiled
    (found,) = whole["games"]
    speeds = {"compiled", "interpreted"} if package.compiled else {"interpreted"}
    assert speeds == {"compiled", "interpreted"} & set(found)
    for speed in speeds:
        assert found[speed]["compiled"] == (speed == "compiled")
        assert set(found[speed]["microseconds"]) == COSTS
        assert all(
            clock["wall"] > 0 and clock["cpu"] > 0
            for clock in found[speed]["microseconds"].values()
        )
        assert found[speed]["playouts_per_second"]["cpu"] > 1
        assert 0.2 < found[speed]["late_to_early"] < 5
        sizes = found[speed]["bytes"]
        assert 500 < sizes["written"] < sizes["copy"] <= sizes["state"] < 20_000


def test_the_ratios_are_of_the_figures(insula: Insula) -> None:
    if not package.compiled:
        pytest.skip("one speed has no ratios")
    (found,) = insula("bench", "magna-roma", "--seconds", "0.5", "--json").json()["games"]
    slow, fast = found["interpreted"]["microseconds"], found["compiled"]["microseconds"]
    assert set(found["ratios"]) == {*COSTS, "playouts"}
    assert found["ratios"]["copy"] == pytest.approx(slow["copy"]["cpu"] / fast["copy"]["cpu"])
    assert found["ratios"]["decision_kernel"] > 2


def test_without_a_game_it_measures_all(insula: Insula) -> None:
    said = insula("bench", "--seconds", "0.1").out
    assert [name for name in package.game_names() if f"{name}, 2 players" not in said] == []
    assert said.count("random playouts/s") == len(package.game_names())
