"""Export, import, backup and restore."""

import contextlib
import io
import random
import subprocess
import sys
from pathlib import Path

import pytest

from insula.cli import run
from insula.kernel.record import FORMAT
from tests.server.harness import START, Player, Server, play_on, running


def insula(*arguments: str) -> tuple[int, str]:
    """Run a command in this process and return its exit code and output."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = run(list(arguments))
    return code, said.getvalue()


def served(*options: str) -> tuple[int, str]:
    """Run a server that is expected not to start."""
    command = [sys.executable, "-c", START, "serve", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30)
    return done.returncode, done.stdout + done.stderr


def played(server: Server, choices: int) -> Player:
    anna = server.newcomer("Anna")
    player = anna.sit(anna.make("me", "me")["table"]["id"])
    play_on([player], random.Random(choices), choices)
    return player


def test_records_are_exported_and_imported(place: list[str], tmp_path: Path) -> None:
    out, other = tmp_path / "out", ["--data", str(tmp_path / "other")]
    with running(place) as server:
        tables = [played(server, choices).table["id"] for choices in (10, 1000)]
        assert insula("export", str(out), *place)[0] == 0
        assert insula("export", str(tmp_path / "one"), "--table", tables[0], *place)[0] == 0
        code, said = insula("export", str(out), "--table", "nowhere", *place)
        assert (code, "does not exist" in said) == (2, True)
    assert len(list((tmp_path / "one").iterdir())) == 1
    files = sorted(str(path) for path in out.iterdir())
    assert [Path(file).read_text().splitlines()[0] for file in files] == [FORMAT, FORMAT]
    assert insula("import", *files, *other)[0] == 0
    code, said = insula("import", files[0], *other)
    assert (code, "already imported" in said) == (1, True)
    assert insula("export", str(tmp_path / "again"), *other)[0] == 0
    texts = {path.read_text() for path in (tmp_path / "again").iterdir()}
    over = [text for text in map(read, files) if "result:" in text]
    assert set(over) <= texts
    with running(other) as server:
        (listed,) = server.newcomer().get("/api/tables")["tables"]
        waiting = listed["table"]
        person = server.newcomer("Carla")
        person.post(f"/api/tables/{waiting['id']}/join")
        person.post(f"/api/tables/{waiting['id']}/join", {"seat": 1, "name": "Dora"})
        person.post(f"/api/tables/{waiting['id']}/start")
        player = person.sit(waiting["id"])
        play_on([player], random.Random(1))
        assert player.over()


def read(path: str) -> str:
    return Path(path).read_text()


def test_a_bad_record_is_reported(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("nonsense\n")
    code, said = insula("import", str(bad), str(tmp_path / "none"), "--data", str(tmp_path / "d"))
    assert code == 1
    assert "a record begins with" in said
    assert "cannot be read" in said


def test_a_backup_of_a_running_server_can_be_restored(place: list[str], tmp_path: Path) -> None:
    file, other = tmp_path / "backup.sqlite", ["--data", str(tmp_path / "other")]
    with running(place) as server:
        player = played(server, 30)
        assert insula("backup", str(file), *place)[0] == 0
        assert insula("backup", str(file), *place)[0] == 1
        token = player.socket.request.headers["Authorization"].split()[1]  # type: ignore[union-attr]
        play_on([player], random.Random(2), 5)
    assert file.stat().st_mode & 0o077 == 0
    assert insula("restore", str(file), *other)[0] == 0
    code, said = insula("restore", str(file), *other)
    assert (code, "already contains games" in said) == (1, True)
    with running(other) as server:
        anna = server.newcomer("x")
        anna.token = token
        assert anna.get("/api/me")["name"] == "Anna"
        again = anna.sit(player.table["id"])
        assert again.lines == player.lines[: len(again.lines)]
        assert len(again.lines) >= 30


def test_a_backup_can_be_restored_into_postgresql(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    home, file = ["--data", str(tmp_path / "home")], tmp_path / "backup.sqlite"
    url = ["--database", request.getfixturevalue("cluster").new()]
    with running(home) as server:
        player = played(server, 20)
    assert insula("backup", str(file), *home)[0] == 0
    assert insula("restore", str(file), *url)[0] == 0
    with running(url) as server:
        assert server.newcomer().sit(player.table["id"]).lines == player.lines


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    for command in (["backup", str(tmp_path / "b")], ["export", str(tmp_path / "e")]):
        code, said = insula(*command, "--data", str(tmp_path / "none"))
        assert (code, "there is no database in" in said) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_a_data_folder_is_locked_by_its_server(tmp_path: Path) -> None:
    folder = ["--data", str(tmp_path / "data")]
    with running(folder):
        code, said = served("--port", "0", *folder)
        assert (code, "another server uses the folder" in said) == (1, True)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--database", "mysql://x"], "begins with postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "cannot be opened"),
        (["--host", "192.0.2.1"], "192.0.2.1 port 8470 cannot be used"),
        (["--log-level", "loud"], "--log-level must be debug"),
    ],
)
def test_a_server_that_cannot_start_says_why(options: list[str], told: str, tmp_path: Path) -> None:
    place = [] if "--database" in options else ["--data", str(tmp_path / "data")]
    code, said = served(*options, *place)
    assert code in (1, 2)
    assert told in said
    assert "Traceback" not in said
