"""The levels, weakest first, the same names for every title; docs/bots.md measures them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from insula.bots.budget import BotError, Budget
from insula.bots.judging import hand_judge
from insula.bots.onestep import Novice, OneStep
from insula.bots.random import RandomBot
from insula.bots.searcher import Searcher
from insula.bots.seated import Bot

OVERLOOKS = 0.4
MISJUDGES = 0.05


def novice() -> Bot:
    return Novice(hand_judge, OVERLOOKS, MISJUDGES)


@dataclass(frozen=True)
class Level:
    """A name, what to expect of it, and how to make it; a budget if it thinks at all."""

    name: str
    about: str
    make: Callable[[Budget], Bot]
    budget: Budget | None = None


def searcher(judge: str) -> Callable[[Budget], Bot]:
    return partial(Searcher, judge)


LEVELS = (
    Level("random", "any legal move", lambda _: RandomBot()),
    Level("novice", "its first games: overlooks a good deal", lambda _: novice()),
    Level("apprentice", "looks one step ahead", lambda _: OneStep(hand_judge)),
    Level("citizen", "thinks a little", searcher("hand"), Budget(60)),
    Level("senator", "thinks, and knows many games", searcher("best"), Budget(200)),
    Level("consul", "the best, a second for each decision", searcher("best"), Budget(seconds=1)),
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


def bot(name: str) -> Bot:
    """A bot by its name, and its budget if one is named: 'senator:iterations=2000'."""
    plain, colon, wanted = name.partition(":")
    level = BY_NAME.get(FORMER.get(plain, plain))
    if level is None:
        raise BotError(f"there is no bot '{plain}'; there are: {', '.join(bot_names())}")
    if not colon:
        return level.make(level.budget or Budget())
    if level.budget is None:
        raise BotError(f"'{plain}' does not think and has no budget: drop ':{wanted}'")
    return level.make(level.budget.but(wanted))


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
