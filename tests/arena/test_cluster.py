"""Games on a cluster: whom it may be, and that it has the same code. Ray itself is not needed."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from insula.arena.folder import FolderConflict, FolderError
from insula.arena.tournament import cluster
from insula.arena.tournament.cluster import (
    ClusterResult,
    check_cluster,
    collect,
    connect,
    play_remotely,
)
from insula.arena.tournament.folder import Folder
from insula.arena.tournament.plan import Plan
from insula.arena.workers import Crash, Done

pytestmark = pytest.mark.one_speed
PLAN = Plan("magna-roma", 2, 1, ("random", "novice"))
JOB = next(PLAN.jobs(1))


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Folder]:
    made = Folder(tmp_path / "kept")
    with made.create(PLAN):
        yield made


def ray(landing: ClusterResult) -> SimpleNamespace:
    """As much of Ray as brings this back."""
    exceptions = SimpleNamespace(RayError=ConnectionError)
    return SimpleNamespace(get=lambda _: landing, exceptions=exceptions)


def test_a_game_comes_back_as_its_record(folder: Folder) -> None:
    assert collect(ray(play_remotely(PLAN, JOB)), folder, PLAN, JOB, None) == Done(JOB, None)
    assert folder.played(PLAN, JOB)


def test_a_game_that_fails_there_is_a_crash_with_its_reason(folder: Folder) -> None:
    seats = replace(JOB, seats=("none.py:Bot", "random"))
    found = collect(ray(play_remotely(PLAN, seats)), folder, PLAN, JOB, None)
    assert isinstance(found, Crash)
    assert found.summary().startswith("BotError: there is no file 'none.py'")


@pytest.mark.parametrize("name", ["insula", "insula.bots"])
def test_a_machine_with_different_code_is_refused(folder: Folder, name: str) -> None:
    landing = play_remotely(PLAN, JOB)
    other = replace(landing, code={**landing.code, name: "another"})
    with pytest.raises(FolderError, match=f"^{name} differs on a machine of the cluster"):
        collect(ray(other), folder, PLAN, JOB, None)
    assert not folder.file(JOB).exists()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_the_cluster_must_answer(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: True)
    with pytest.raises(FolderConflict, match=f"no answer at '{address}'"):
        check_cluster(address)


@pytest.mark.parametrize("address", ["here", "http://here:1", "ray://here", "ray://:1", "here:x"])
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(FolderConflict, match="reads HOST:PORT or ray://HOST:PORT, not"):
        check_cluster(address)


def test_a_cluster_that_does_not_take_us_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise ConnectionError("no\nroom")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=refuse))
    with pytest.raises(FolderError, match=r"Ray cannot connect to 'here:1': .*: no room; see docs"):
        connect("here:1")
