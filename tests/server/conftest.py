"""Shared fixtures: databases of both kinds, Redis and servers."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from insula.server.store.database import Database, from_url, in_folder
from tests.server import postgres, redis_server
from tests.server.harness import UNLIMITED, Server, running
from tools import stamp

BOTH_SPEEDS = {"test_diff.py", "test_table_log.py", "test_secrets.py"}
"""Tests that depend on the rules. The others run at one speed only."""

if os.environ.get("INSULA_PURE") == "1" and stamp.compiler():
    here = Path(__file__).parent
    collect_ignore = sorted({path.name for path in here.glob("test_*.py")} - BOTH_SPEEDS)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    yield from postgres.running()


@pytest.fixture
def redis() -> Iterator[redis_server.Redis]:
    yield from redis_server.running()


@pytest.fixture
def shared(cluster: postgres.Cluster, redis: redis_server.Redis) -> list[str]:
    """Options of `insula serve` for several processes on one empty database."""
    return ["--database", cluster.new(), "--redis", redis.url()]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """Options of `insula serve` for an empty database, once for each kind."""
    if request.param == "sqlite":
        return ["--data", str(tmp_path / "data")]
    return ["--database", request.getfixturevalue("cluster").new()]


@pytest.fixture
def database(place: list[str]) -> Database:
    kind, value = place
    return in_folder(Path(value)) if kind == "--data" else from_url(value)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite for all tests that leave it unchanged."""
    with running(["--data", str(tmp_path_factory.mktemp("shared"))]) as shared:
        yield shared


@pytest.fixture(scope="session")
def roomy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same without rate limits."""
    with running(["--data", str(tmp_path_factory.mktemp("roomy"))], UNLIMITED) as shared:
        yield shared
