"""Who plays in the arena: the levels, and what people bring.

`FILE.py:NAME` is a bot of one's own: NAME makes it, and it has a method `choose(state, rng)` like
ours. `FILE.json` is `senator` with the weights that `insula train` or `insula tune` wrote there,
and takes a budget. Only a command line may name them, never a record or a socket: a bot is code
that runs.
"""

import hashlib
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from insula.bots import Bot, BotError, Seated, bot, level
from insula.bots.budget import Budget
from insula.bots.searcher import Searcher
from insula.kernel.contract import State
from insula.kernel.random import Random, seeded

CODE, WEIGHTS = ".py", ".json"


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
        return Guest(name, made(file, rest))
    like = level(f"senator:{rest}" if rest else "senator")
    return Searcher(str(file), like.budget or Budget(), like.elsewhere)


def digests(names: Iterable[str]) -> dict[str, str]:
    """What was brought, by the hash of its file: a run goes on only with the same."""
    files = {file_of(name) for name in names} - {None}
    return {str(file): hashlib.sha256(file.read_bytes()).hexdigest() for file in files if file}


def try_out(names: Iterable[str], opening: State) -> None:
    """Let everyone who was brought choose once, before anything is begun."""
    for name in names:
        if file_of(name):
            Seated(player(name), seeded(1), seeded(2)).decide(opening)


@dataclass(frozen=True)
class Guest:
    """A bot of somebody else's: what it chooses is looked at."""

    name: str
    bot: Bot

    def choose(self, state: State, rng: Random) -> int:
        legal = state.legal()
        try:
            move = self.bot.choose(state, rng)
        except Exception as error:
            raise BotError(f"'{self.name}' failed: {type(error).__name__}: {error}") from error
        if move not in legal:
            raise BotError(f"'{self.name}' chose {move!r}, which is not among {len(legal)} moves")
        return int(move)


def made(file: Path, name: str) -> Bot:
    """A bot of a module, by the name of what makes it."""
    make = getattr(loaded(file.resolve()), name, None) if name else None
    if not callable(make):
        raise BotError(f"'{file}' has no '{name}' that makes a bot: {file}:NAME")
    found: Bot = make()
    if not callable(getattr(found, "choose", None)):
        raise BotError(f"what '{file}:{name}' makes has no method choose(state, rng)")
    return found


@cache
def loaded(file: Path) -> ModuleType:
    """A module by its file; what lies beside it can be imported too. Neither takes the place of a
    module that others use, such as one called random."""
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    spec = spec_from_file_location(f"brought_{file.stem}", file)
    assert spec
    assert spec.loader
    module = sys.modules[spec.name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        kind = type(error).__name__
        raise BotError(f"'{file}' cannot be imported: {kind}: {error}") from error
    return module
