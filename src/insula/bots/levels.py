"""The bot levels, weakest first, with the same names in every game; see docs/bots.md."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from insula.bots.budget import BotError, Budget, current_settings
from insula.bots.evaluation import hand_evaluator, package_of
from insula.bots.onestep import Novice, OneStep
from insula.bots.random import RandomBot
from insula.bots.searcher import Searcher
from insula.bots.seated import Bot
from insula.kernel.contract import State

OVERLOOKS = 0.55
MISJUDGES = 0.06
MISJUDGES_IN = {"minerva": 0.03}  # 0.06 does not beat random moves 70 : 30 there
GRACE_SECONDS = 30.0  # added to the seconds of a custom budget


def novice() -> Bot:
    return Novice(hand_evaluator, OVERLOOKS, misjudges)


def misjudges(state: State) -> float:
    return MISJUDGES_IN.get(package_of(state), MISJUDGES)


@dataclass(frozen=True)
class Level:
    """A name, a description and a factory, with a budget for levels that search."""

    name: str
    about: str
    seconds: float  # maximum for one decision; the caller stops the bot soon afterwards
    make: Callable[[Budget, Mapping[str, Budget]], Bot]
    budget: Budget | None = None
    elsewhere: Mapping[str, Budget] = field(default_factory=dict)  # by game: see `Searcher`


def searcher(evaluator: str) -> Callable[[Budget, Mapping[str, Budget]], Bot]:
    return lambda budget, elsewhere: Searcher(evaluator, budget, elsewhere)


A_LITTLE = Budget(30)


def in_grecia(iterations: int) -> dict[str, Budget]:
    """Use fewer iterations in Magna Grecia, where a turn has about seven decisions."""
    return {"magna_grecia": Budget(iterations)}


OF_CITIZEN = {**in_grecia(12), "magna_roma": Budget(60)}
"""More in Magna Roma: 30 iterations win only 76 % of 94 games against `apprentice`."""


LEVELS = (
    Level("random", "any legal move", 1, lambda *_: RandomBot()),
    Level("novice", "its first games: overlooks a good deal", 2, lambda *_: novice()),
    Level("apprentice", "looks one step ahead", 2, lambda *_: OneStep(hand_evaluator)),
    Level("citizen", "thinks a little", 8, searcher("hand"), A_LITTLE, OF_CITIZEN),
    Level("senator", "knows many games", 8, searcher("wary"), A_LITTLE, in_grecia(4)),
    Level("consul", "the best, a second a decision", 5, searcher("best"), Budget(seconds=1)),
)
BY_NAME = {level.name: level for level in LEVELS}
FORMER = {"greedy": "apprentice", "rollout": "citizen"}
"""Deprecated names of levels in old records and commands, and their current names."""


def level_names() -> tuple[str, ...]:
    """Return the names of the levels, weakest first."""
    return tuple(BY_NAME)


def known_names() -> tuple[str, ...]:
    """Return every name that `bot` accepts, including former names."""
    return (*BY_NAME, *FORMER)


def current_name(name: str) -> str:
    """Replace former names: 'rollout:processes=2' is 'citizen:workers=2'."""
    plain, colon, settings = name.partition(":")
    if plain not in known_names():
        return name
    return f"{FORMER.get(plain, plain)}{colon}{current_settings(settings)}"


def level(name: str) -> Level:
    """Return a level by its name, with a custom budget if given: 'senator:iterations=2000'."""
    plain, colon, settings = current_name(name).partition(":")
    found = BY_NAME.get(plain)
    if found is None:
        raise BotError(f"there is no bot '{plain}'; available: {', '.join(BY_NAME)}")
    if not colon:
        return found
    if found.budget is None:
        raise BotError(f"'{plain}' does not search and has no budget: drop ':{settings}'")
    budget = found.budget.change(settings)
    elsewhere = {game: other.change(settings) for game, other in found.elsewhere.items()}
    return replace(
        found, budget=budget, elsewhere=elsewhere, seconds=budget.seconds + GRACE_SECONDS
    )


def bot(name: str) -> Bot:
    """Make a bot by its name, with a custom budget if given."""
    found = level(name)
    return found.make(found.budget or Budget(), found.elsewhere)


def bot_name(seat: str) -> str:
    """Return the bot named by a seat such as 'citizen bot', or ''."""
    name, space, last = seat.rpartition(" ")
    if last != "bot" or not space:
        return ""
    try:
        bot(name)
    except BotError:
        return ""
    return name
