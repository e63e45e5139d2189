"""Remember what this checkout was built from, so that later commands start at once.

Every command runs this, so it imports only `os` and `sys` and reads only file times.
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
STAMP = os.path.join(VENV, "insula-stamp.txt")
PAGE = os.path.join("src", "insula", "web", "index.html")

Stamp = dict[str, str]
"""The fingerprint of the inputs of each finished step, and a few notes."""


def read(path: str = STAMP) -> Stamp:
    """Read the last stamp; empty if it or its environment is missing."""
    if not os.path.exists(os.path.join(os.path.dirname(path), "bin", "python")):
        return {}
    try:
        with open(path, encoding="utf-8") as file:
            return dict(line.rstrip("\n").split("\t", 1) for line in file)
    except (OSError, ValueError):
        return {}


def write(stamp: Stamp, path: str = STAMP) -> None:
    """Write the stamp atomically."""
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.writelines(f"{step}\t{fingerprint}\n" for step, fingerprint in stamp.items())
    os.replace(path + ".new", path)


def fingerprint(paths: list[str], root: str = ROOT) -> str:
    """Return name, time and size of each file, which change with any edit."""
    return " ".join(filter(None, (mark(root, path) for path in paths)))


def mark(root: str, path: str) -> str:
    try:
        status = os.stat(os.path.join(root, path))
    except (FileNotFoundError, NotADirectoryError):
        return ""
    return f"{path}:{status.st_mtime_ns}:{status.st_size}"


def matches(pattern: str, root: str = ROOT) -> list[str]:
    """Return the paths that match a pattern such as src/insula/games/*/rules/*.py."""
    paths = [""]
    for part in pattern.split("/"):
        paths = [os.path.join(path, name) for path in paths for name in names(root, path, part)]
    return paths


def names(root: str, path: str, part: str) -> list[str]:
    """Return the names in a folder that match one part of a pattern."""
    if "*" not in part:
        return [part]
    before, _, after = part.partition("*")
    try:
        found = os.listdir(os.path.join(root, path))
    except OSError:
        return []
    return sorted(name for name in found if name.startswith(before) and name.endswith(after))


def files_below(folder: str, root: str = ROOT) -> list[str]:
    """Return every file below a folder except those installed by npm."""
    found = []
    for path, folders, files in os.walk(os.path.join(root, folder)):
        folders[:] = sorted(name for name in folders if name != "node_modules")
        found += [os.path.relpath(os.path.join(path, name), root) for name in sorted(files)]
    return found


def compiler() -> str:
    """Return the path of a C compiler, or ''."""
    names = [os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang"]
    places = os.environ.get("PATH", os.defpath).split(os.pathsep)
    paths = (os.path.join(place, name) for name in names if name for place in places)
    return next((path for path in paths if os.access(path, os.X_OK)), "")


def current(patterns: str, root: str = ROOT) -> Stamp:
    """Return the stamp of a checkout that is up to date."""
    build = ["pyproject.toml", "hatch_build.py"]
    sources = [path for pattern in patterns.split() for path in matches(pattern, root)]
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    pins = fingerprint(["requirements/run.txt", "requirements/build.txt"], root)
    return {
        "environment": f"{version} {root} {pins}",
        "tools": fingerprint(["requirements/dev.txt"], root),
        "package": fingerprint(build, root),
        "rules": f"{bool(compiler())} {fingerprint(build + sources, root)}",
    }


def page_sources(root: str = ROOT) -> str:
    """Return the fingerprint of the page's sources."""
    return fingerprint(["requirements/page.txt", "tools/page.py", *files_below("ui", root)], root)


def steps_due(stamp: Stamp, *, testing: bool, page: bool = False, root: str = ROOT) -> list[str]:
    """Return the steps that are due before a command can run, in order."""
    wanted = current(stamp.get("patterns", ""), root)
    if page:
        wanted["page"] = page_sources(root)
    if stamp.get("environment") != wanted["environment"]:
        stamp = {}
    due = {step for step, fingerprint in wanted.items() if stamp.get(step) != fingerprint}
    if page and not os.path.exists(os.path.join(root, PAGE)):
        due.add("page")
    if not testing:
        due.discard("tools")
        if os.environ.get("INSULA_PURE") == "1":
            due.discard("rules")
    elif stamp.get("speed") != "compiled" and compiler():
        due.add("rules")
    return [step for step in wanted if step in due]
