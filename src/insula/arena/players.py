"""Who plays in the arena: the levels, and what people bring.

`FILE.py:NAME` is a bot of one's own: NAME makes it, and it has a method `choose(state, rng)` like
ours. `FILE.json` is `senator` with the weights that `insula train` or `insula tune` wrote there,
and takes a budget. Only a command line may name them, never a record or a socket: a bot is code
that runs.
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from insula.arena.code_hashes import CODE, SHIPPED, WEIGHTS, digest, shipped
from insula.arena.isolation import IsolatedFolder
from insula.bots import Bot, BotError, Seated, bot, level
from insula.bots.budget import Budget
from insula.bots.searcher import Searcher
from insula.kernel.contract import State
from insula.kernel.random import Random, seeded


def file_of(name: str) -> Path | None:
    """The file that somebody brought, or nothing for a level."""
    path = Path(name.partition(":")[0])
    return path if path.suffix in (CODE, WEIGHTS) else None


def player(name: str) -> Bot:
    """A bot by the name it has in the arena."""
    file = file_of(name)
    if file is None:
        return bot(name)
    if not file.is_file():
        raise BotError(f"there is no file '{file}' for the bot '{name}'")
    rest = name.partition(":")[2]
    if file.suffix == CODE:
        return guest(file, rest)
    like = level(f"senator:{rest}" if rest else "senator")
    return Searcher(str(file), like.budget or Budget(), like.elsewhere)


def code_of(names: Iterable[str]) -> dict[str, str]:
    """All that decides what these bots choose, by its hash: a run goes on only with the same."""
    files = {file for name in names if (file := file_of(name))}
    return {SHIPPED: shipped(), **{str(file): digest(sources(file)) for file in sorted(files)}}


def sources(file: Path) -> dict[str, Path]:
    """A file that was brought, and the modules that it imports from beside it."""
    return {"": file, **(loaded(file.resolve()).home.files() if file.suffix == CODE else {})}


def try_out(names: Iterable[str], opening: State) -> None:
    """Let everyone who was brought choose once, before anything is begun."""
    for name in names:
        if file_of(name):
            Seated(player(name), seeded(1), seeded(2)).decide(opening)


@dataclass(frozen=True)
class UserBot:
    """A bot of somebody else's: what it chooses is looked at."""

    name: str
    bot: Bot
    home: IsolatedFolder

    def choose(self, state: State, rng: Random) -> int:
        legal = state.legal()
        with self.home.running(f"'{self.name}' failed"):
            move = self.bot.choose(state, rng)
        if move not in legal:
            raise BotError(f"'{self.name}' chose {move!r}, which is not among {len(legal)} moves")
        return int(move)


def guest(file: Path, name: str) -> UserBot:
    """A bot of a module, by the name of what makes it."""
    brought = loaded(file.resolve())
    make = getattr(brought.module, name, None) if name else None
    if not callable(make):
        raise BotError(f"'{file}' has no '{name}' that makes a bot: {file}:NAME")
    with brought.home.running(f"'{file}:{name}' cannot be made"):
        found: Bot = make()
    if not callable(getattr(found, "choose", None)):
        raise BotError(f"what '{file}:{name}' makes has no method choose(state, rng)")
    return UserBot(f"{file}:{name}", found, brought.home)


@dataclass(frozen=True)
class UserModule:
    """A file of code, and where it runs."""

    module: ModuleType
    home: IsolatedFolder


@cache
def loaded(file: Path) -> UserModule:
    """A module by its file, under a name that no other file has; it may import what lies beside."""
    spec = spec_from_file_location(f"brought:{file}", file)
    assert spec
    assert spec.loader
    module = sys.modules[spec.name] = module_from_spec(spec)
    home = IsolatedFolder(file.parent)
    with home.running(f"'{file}' cannot be imported"):
        spec.loader.exec_module(module)
    return UserModule(module, home)
