"""The levels, weakest first, the same names for every title; docs/bots.md measures them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from insula.bots.budget import BotError, Budget
from insula.bots.evaluation import hand_evaluator, package_of
from insula.bots.onestep import Novice, OneStep
from insula.bots.random import RandomBot
from insula.bots.searcher import Searcher
from insula.bots.seated import Bot
from insula.kernel.contract import State

OVERLOOKS = 0.55
MISJUDGES = 0.06
MISJUDGES_IN = {"minerva": 0.03}  # where 0.06 does not beat random moves 70 : 30
LONGEST = 30.0  # seconds besides those named, for a budget of somebody's own


def novice() -> Bot:
    return Novice(hand_evaluator, OVERLOOKS, misjudges)


def misjudges(state: State) -> float:
    return MISJUDGES_IN.get(package_of(state), MISJUDGES)


@dataclass(frozen=True)
class Level:
    """A name, what to expect of it, and how to make it; a budget if it thinks at all."""

    name: str
    about: str
    seconds: float  # for one decision at the most; whoever runs it stops it soon afterwards
    make: Callable[[Budget, Mapping[str, Budget]], Bot]
    budget: Budget | None = None
    elsewhere: Mapping[str, Budget] = field(default_factory=dict)  # see `Searcher`


def searcher(evaluator: str) -> Callable[[Budget, Mapping[str, Budget]], Bot]:
    return lambda budget, elsewhere: Searcher(evaluator, budget, elsewhere)


A_LITTLE = Budget(30)


def in_grecia(iterations: int) -> dict[str, Budget]:
    """Where a turn is seven decisions, and fewer iterations for each part the levels as far."""
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
"""Names that records and commands may still use, and what plays under them."""


def level_names() -> tuple[str, ...]:
    """Weakest first."""
    return tuple(BY_NAME)


def bot_names() -> tuple[str, ...]:
    """Every name that `bot` knows."""
    return (*BY_NAME, *FORMER)


def present_name(name: str) -> str:
    """What plays under a name that may be a former one: 'rollout:iterations=9' is a citizen."""
    plain, colon, wanted = name.partition(":")
    return f"{FORMER.get(plain, plain)}{colon}{wanted}"


def level(name: str) -> Level:
    """A level by its name, with its budget if one is named: 'senator:iterations=2000'."""
    plain, colon, wanted = name.partition(":")
    found = BY_NAME.get(FORMER.get(plain, plain))
    if found is None:
        raise BotError(f"there is no bot '{plain}'; there are: {', '.join(bot_names())}")
    if not colon:
        return found
    if found.budget is None:
        raise BotError(f"'{plain}' does not think and has no budget: drop ':{wanted}'")
    budget = found.budget.but(wanted)
    elsewhere = {game: other.but(wanted) for game, other in found.elsewhere.items()}
    return replace(found, budget=budget, elsewhere=elsewhere, seconds=budget.seconds + LONGEST)


def bot(name: str) -> Bot:
    """A bot by its name, and its budget if one is named."""
    found = level(name)
    return found.make(found.budget or Budget(), found.elsewhere)


def bot_name(seat: str) -> str:
    """The bot that a seat's name tells of, such as 'citizen bot', or nothing."""
    name, space, last = seat.rpartition(" ")
    if last != "bot" or not space:
        return ""
    try:
        bot(name)
    except BotError:
        return ""
    return name
