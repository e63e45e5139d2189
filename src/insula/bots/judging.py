"""Which judge and which goal belong to a position: by its game and its number of seats."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

from insula.bots.budget import BotError
from insula.bots.judges import magna_grecia, magna_roma, minerva
from insula.bots.judges.minerva_prudent import BESIDE_IDLERS, PrudentJudge, is_beside_idlers
from insula.bots.judges.model import Model, Weights
from insula.bots.search.goal import Goal
from insula.kernel.contract import State

LEARNED = Path(__file__).parent / "learned"
SCALE = {"magna_roma": 12.0, "magna_grecia": 8.0, "minerva": 8.0}
"""Points of a lead that make a reward of 0.73: about the spread of a game's end."""
PARTS = ("straight", "inner", "bias", "outer")
PLACE = 0.5
ALONE = 100.0

Kind = tuple[Callable[[Weights], Model], tuple[str, ...], dict[str, float]]
KINDS: dict[str, Kind] = {
    "magna_roma": (magna_roma.RomaJudge, magna_roma.FEATURES, magna_roma.HAND),
    "magna_grecia": (magna_grecia.GreciaJudge, magna_grecia.FEATURES, magna_grecia.HAND),
    "minerva": (minerva.MinervaJudge, minerva.FEATURES, minerva.HAND),
}

PRUDENT: dict[str, Callable[[Weights], Model]] = {"minerva": PrudentJudge}
"""The judge that plays, where it is not the one that learns."""
IDLERS = "beside-idlers"


class NoJudge(BotError):
    """A game nobody has taught us to judge; the message is for the user."""


def package_of(state: State) -> str:
    return state.home()[0].rpartition(".")[2]


def name_of(state: State) -> str:
    """The game's name, whatever its box."""
    return state.home()[1].partition("@")[0]


def goal_of(state: State) -> Goal:
    return Goal(SCALE.get(package_of(state), 10.0), PLACE, ALONE)


def hand_judge(state: State) -> Model:
    """The evaluation written by hand; Minerva has another one beside a seat that does nothing."""
    package = package_of(state)
    if package == "minerva" and is_beside_idlers(state):
        return hand_judge_beside_idlers()
    return hand_judge_of(package)


def learned_judge(state: State) -> Model:
    """The evaluation learned by self-play, for this game alone or against others."""
    return learned_judge_of(package_of(state), name_of(state), company(state.seats()))


def best_judge(state: State) -> Model:
    """What was learned, where it plays better than the evaluation by hand; else that one.

    A file in `learned` means that it won its match: docs/bots.md lists them.
    """
    if learned_path(name_of(state), company(state.seats())).exists():
        return learned_judge(state)
    return hand_judge(state)


def wary_judge(state: State) -> Model:
    """The best for a short search: beside a seat that does nothing, the judge made for that.

    A long search finds more by the usual weights.
    """
    if package_of(state) == "minerva" and is_beside_idlers(state):
        return judge_beside_idlers(name_of(state))
    return best_judge(state)


def judge_beside_idlers(name: str) -> Model:
    """What was learned beside idlers, or the weights written by hand for that."""
    if learned_path(name, IDLERS).exists():
        return learned_judge_of("minerva", name, IDLERS)
    return hand_judge_beside_idlers()


def judge_named(name: str, state: State) -> Model:
    """'hand', 'best', 'wary', or a file of weights."""
    if name == "hand":
        return hand_judge(state)
    if name == "best":
        return best_judge(state)
    if name == "wary":
        return wary_judge(state)
    return judge_in(Path(name), package_of(state))


@cache
def hand_judge_of(package: str) -> Model:
    make, features, hand = kind_of(package)
    return PRUDENT.get(package, make)(weights_by_hand(features, hand))


@cache
def hand_judge_beside_idlers() -> Model:
    return PrudentJudge(weights_by_hand(minerva.FEATURES, BESIDE_IDLERS))


def weights_by_hand(features: tuple[str, ...], hand: dict[str, float]) -> Weights:
    return Weights([hand.get(name, 0.0) for name in features], [], [], [])


def learned_judge_of(package: str, name: str, company: str) -> Model:
    path = learned_path(name, company)
    if not path.exists():
        raise NoJudge(f"nothing was learned about {name} {company}: 'insula train' does")
    return judge_in(path, package)


@cache
def judge_in(path: Path, package: str) -> Model:
    """The evaluation in a file that `insula train` or `insula tune` wrote."""
    make, features, _ = kind_of(package)
    return PRUDENT.get(package, make)(read_weights(path, features))


def company(seats: int) -> str:
    """A solo game is another game; two, three or four seats are one that differs a little."""
    return "alone" if seats == 1 else "together"


def learned_path(name: str, company: str) -> Path:
    return LEARNED / f"{name}-{company}.json"


def kind_of(package: str) -> Kind:
    if package not in KINDS:
        raise NoJudge(f"no evaluation is written for the game in '{package}'")
    return KINDS[package]


def read_weights(path: Path, features: tuple[str, ...]) -> Weights:
    """Weights from a file that `insula train` wrote for the same features."""
    try:
        told = json.loads(path.read_text("utf-8"))
        found, parts = told["features"], [told[part] for part in PARTS]
    except (ValueError, KeyError, TypeError) as error:
        raise NoJudge(f"'{path}' was not written by 'insula train' or 'insula tune'") from error
    if tuple(found) != features:
        raise NoJudge(f"'{path}' was learned from other features: train it again")
    return Weights(*parts)
