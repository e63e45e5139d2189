"""What we publish holds for everyone: nothing in it belongs to one machine or one registry."""

import re
import subprocess
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOSTS = ["pypi" + ".org", "python" + "hosted", "npmjs" + ".", "artifact" + "ory", "devpi" + "."]
HOMES = ["/home" + "/", "/root" + "/", "/Users" + "/"]


def tracked() -> list[Path]:
    listing = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    try:
        found = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    paths = [ROOT / name for name in found.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


def machine_paths() -> list[str]:
    """Return the path of this checkout, except shared places such as the temporary folder."""
    shared = {Path("/"), Path(tempfile.gettempdir()), Path.home()}
    places = [place for place in (ROOT, ROOT.parent) if place not in shared]
    return [f"{place}/" for place in places] + HOMES


def mentions(text: str, needles: list[str]) -> list[str]:
    """Paths count only from their root: `docs/home/` names no machine."""
    patterns = {needle: re.escape(needle) for needle in needles}
    return [
        needle
        for needle, pattern in patterns.items()
        if re.search(rf"(?<![\w.-]){pattern}" if needle.startswith("/") else pattern, text)
    ]


def guilty(needles: list[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)} names {needle}"
        for path in tracked()
        for needle in mentions(path.read_text("utf-8", "replace"), needles)
    ]


def test_no_file_names_a_registry() -> None:
    assert guilty(HOSTS) == []


def test_no_file_names_a_path_of_this_machine() -> None:
    assert guilty(machine_paths()) == []


def test_a_path_or_host_would_be_found() -> None:
    assert mentions(f"cd {ROOT}/src", machine_paths())
    assert mentions(f"see https://files.{HOSTS[1]}.example", HOSTS) == [HOSTS[1]]
    assert mentions("see docs" + HOMES[0], HOMES) == []


@pytest.mark.parametrize("name", ["run", "build", "dev"])
def test_every_requirement_is_pinned_and_hashed(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    entries = [entry for entry in re.split(r"\n(?=[^\s#])", text) if not entry.startswith("#")]
    assert entries
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


def test_the_pins_cover_all_dependencies() -> None:
    pinned = (ROOT / "requirements" / "run.txt").read_text()
    project = (ROOT / "pyproject.toml").read_text()
    block = re.search(r"^dependencies = \[(.*?)^\]", project, re.S | re.M)
    assert block
    names = re.findall(r'"([\w-]+)', block[1])
    assert [name for name in names if f"\n{name}==" not in pinned] == []
