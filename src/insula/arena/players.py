"""The players of the arena: the bot levels and user-supplied bots.

`FILE.py:NAME` is a user's bot: NAME creates an object with a method `choose(state, rng)`.
`FILE.json` is `senator` with weights written by `insula train` or `insula tune`, and takes a
budget. Only the command line accepts files, never a record or a socket, because they run code.
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from insula.arena.code_hashes import CODE, SHIPPED, WEIGHTS, hash_files, shipped_hash
from insula.arena.isolation import IsolatedFolder
from insula.bots import Bot, BotError, Seated, bot, level
from insula.bots.budget import Budget
from insula.bots.searcher import Searcher
from insula.kernel.contract import State
from insula.kernel.random import Random, seeded


def file_of(name: str) -> Path | None:
    """Return the file of a user-supplied bot, or None for a level."""
    path = Path(name.partition(":")[0])
    return path if path.suffix in (CODE, WEIGHTS) else None


def player(name: str) -> Bot:
    """Make a bot from its name in the arena."""
    file = file_of(name)
    if file is None:
        return bot(name)
    if not file.is_file():
        raise BotError(f"there is no file '{file}' for the bot '{name}'")
    rest = name.partition(":")[2]
    if file.suffix == CODE:
        return load_user_bot(file, rest)
    like = level(f"senator:{rest}" if rest else "senator")
    return Searcher(str(file), like.budget or Budget(), like.elsewhere)


def code_hashes_of(names: Iterable[str]) -> dict[str, str]:
    """Return the hashes of all code of these bots; a run resumes only with the same code."""
    files = {file for name in names if (file := file_of(name))}
    supplied = {str(file): hash_files(sources(file)) for file in sorted(files)}
    return {SHIPPED: shipped_hash(), **supplied}


def sources(file: Path) -> dict[str, Path]:
    """Return a user-supplied file and the modules it imports from its folder."""
    return {"": file, **(load_module(file.resolve()).home.files() if file.suffix == CODE else {})}


def try_out(names: Iterable[str], opening: State) -> None:
    """Let each user-supplied bot choose once, to find errors before a run starts."""
    for name in names:
        if file_of(name):
            Seated(player(name), seeded(1), seeded(2)).decide(opening)


@dataclass(frozen=True)
class UserBot:
    """A user-supplied bot; its choices are checked."""

    name: str
    bot: Bot
    home: IsolatedFolder

    def choose(self, state: State, rng: Random) -> int:
        legal = state.legal()
        with self.home.run(f"'{self.name}' failed"):
            move = self.bot.choose(state, rng)
        if move not in legal:
            raise BotError(
                f"'{self.name}' chose {move!r}, which is not one of the {len(legal)} legal moves"
            )
        return int(move)


def load_user_bot(file: Path, name: str) -> UserBot:
    """Make a bot of a user-supplied module."""
    loaded = load_module(file.resolve())
    make = getattr(loaded.module, name, None) if name else None
    if not callable(make):
        raise BotError(f"'{file}' has no callable '{name}' that makes a bot: use {file}:NAME")
    with loaded.home.run(f"'{file}:{name}' could not be created"):
        found: Bot = make()
    if not callable(getattr(found, "choose", None)):
        raise BotError(f"the object made by '{file}:{name}' has no method choose(state, rng)")
    return UserBot(f"{file}:{name}", found, loaded.home)


@dataclass(frozen=True)
class UserModule:
    """A user-supplied module and its isolated folder."""

    module: ModuleType
    home: IsolatedFolder


@cache
def load_module(file: Path) -> UserModule:
    """Import a file under a unique name; it may import modules from its folder."""
    spec = spec_from_file_location(f"user:{file}", file)
    assert spec
    assert spec.loader
    module = sys.modules[spec.name] = module_from_spec(spec)
    home = IsolatedFolder(file.parent)
    with home.run(f"'{file}' cannot be imported"):
        spec.loader.exec_module(module)
    return UserModule(module, home)
