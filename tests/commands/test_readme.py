"""What the papers show is what happens."""

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import insula as package
from insula.kernel import record
from tests.commands.conftest import Insula

pytestmark = pytest.mark.one_speed

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.M | re.S)


def examples() -> list[tuple[str, list[str]]]:
    """Commands, each with the lines shown below it; the bootstrap has tests of its own."""
    found: list[tuple[str, list[str]]] = []
    for line in "".join(blocks(README, "console")).splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return [(command, shown) for command, shown in found if not command.startswith("./insula")]


@pytest.fixture
def path_to_insula(tmp_path: Path) -> str:
    """A folder in which `insula` is the command under test."""
    script = tmp_path / "bin" / "insula"
    script.parent.mkdir()
    start = "from insula.__main__ import main\nif __name__ == '__main__':\n    main()\n"
    script.write_text(f"#!{sys.executable}\n{start}")
    script.chmod(0o755)
    return f"{script.parent}{os.pathsep}{os.environ['PATH']}"


def test_every_example_does_what_is_shown(path_to_insula: str) -> None:
    """In order, for some use what others wrote."""
    assert len(examples()) > 8
    for command, shown in examples():
        done = subprocess.run(
            ["bash", "-c", command],
            env={**os.environ, "PATH": path_to_insula},
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert (command, done.returncode, done.stderr) == (command, 0, "")
        said = done.stdout
        for line in shown:
            assert line in said, command
            said = said.split(line, 1)[1]


def test_the_examples_name_every_command() -> None:
    named = {word for command, _ in examples() for word in command.split()}
    commands = {"play", "simulate", "replay", "perft", "bench", "rules", "box", "games"}
    assert commands <= named


def test_the_contract_runs_as_shown(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks(README, "python")
    names: dict[str, object] = {}
    exec(code, names)
    state = names["state"]
    assert capsys.readouterr().out == (
        f"{state.scores()} {state.ranking()} {state.breakdown()}\n"  # type: ignore[attr-defined]
    )


# -- docs/records.md ---------------------------------------------------------------------------

RECORDS = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")


@pytest.fixture
def example() -> str:
    (text,) = blocks(RECORDS, "text")
    return text.replace("DIGEST", package.game("magna-roma").box.digest)


def test_the_record_shown_is_one(insula: Insula, tmp_path: Path, example: str) -> None:
    (tmp_path / "a.txt").write_text(example)
    found = insula("replay", "a.txt", "--json").json()
    assert (found["ok"], found["moves"]) == (True, 3)


def test_the_table_of_keys_is_complete(example: str) -> None:
    keys = {"option NAME", "seat N", "shuffle", "salt"}
    keys |= {line.split(":")[0] for line in example.split("\n\n")[0].splitlines()[1:]}
    shown = set(re.findall(r"`([^`]+)`", "".join(re.findall(r"^\| (.*?) \|", RECORDS, re.M))))
    assert shown == {key for key in keys if not re.fullmatch(r"option level|seat \d", key)}


def test_limits_and_promise_are_as_written() -> None:
    assert f"A line may have {record.LONGEST_LINE}\ncharacters" in RECORDS
    assert f"a file {record.LARGEST_FILE:,} bytes" in RECORDS
    promised = hashlib.sha256(b"insula shuffle 1 pepper 7").hexdigest()
    assert record.commitment(7, "pepper") == promised
