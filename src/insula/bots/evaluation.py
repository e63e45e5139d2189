"""Which evaluator and which goal belong to a position: by its game and its number of seats."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

from insula.bots.budget import BotError
from insula.bots.evaluators import magna_grecia, magna_roma, minerva
from insula.bots.evaluators.minerva_prudent import BESIDE_IDLERS, PrudentEvaluator, is_beside_idlers
from insula.bots.evaluators.model import Model, Weights
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
    "magna_roma": (magna_roma.RomaEvaluator, magna_roma.FEATURES, magna_roma.HAND),
    "magna_grecia": (magna_grecia.GreciaEvaluator, magna_grecia.FEATURES, magna_grecia.HAND),
    "minerva": (minerva.MinervaEvaluator, minerva.FEATURES, minerva.HAND),
}

OF_EDITION: dict[str, dict[str, float]] = {"magna-roma": magna_roma.HAND_FINAL}

PRUDENT: dict[str, Callable[[Weights], Model]] = {"minerva": PrudentEvaluator}
"""The evaluator that plays, where it is not the one that learns."""
IDLERS = "beside-idlers"


class NoEvaluator(BotError):
    """A game nobody has taught us to evaluator; the message is for the user."""


def package_of(state: State) -> str:
    return state.home()[0].rpartition(".")[2]


def name_of(state: State) -> str:
    """The game's name, whatever its box."""
    return state.home()[1].partition("@")[0]


def goal_of(state: State) -> Goal:
    return Goal(SCALE.get(package_of(state), 10.0), PLACE, ALONE)


def hand_evaluator(state: State) -> Model:
    """The evaluation written by hand; Minerva has another one beside a seat that does nothing."""
    package = package_of(state)
    if package == "minerva" and is_beside_idlers(state):
        return hand_evaluator_beside_idlers()
    return hand_evaluator_of(package, name_of(state))


def learned_evaluator(state: State) -> Model:
    """The evaluation learned by self-play, for this game alone or against others."""
    return learned_evaluator_of(package_of(state), name_of(state), company(state.seats()))


def best_evaluator(state: State) -> Model:
    """What was learned, where it plays better than the evaluation by hand; else that one.

    A file in `learned` means that it won its match: docs/bots.md lists them.
    """
    if learned_path(name_of(state), company(state.seats())).exists():
        return learned_evaluator(state)
    return hand_evaluator(state)


def wary_evaluator(state: State) -> Model:
    """The best for a short search: beside a seat that does nothing, the evaluator made for that.

    A long search finds more by the usual weights.
    """
    if package_of(state) == "minerva" and is_beside_idlers(state):
        return evaluator_beside_idlers(name_of(state))
    return best_evaluator(state)


def evaluator_beside_idlers(name: str) -> Model:
    """What was learned beside idlers, or the weights written by hand for that."""
    if learned_path(name, IDLERS).exists():
        return learned_evaluator_of("minerva", name, IDLERS)
    return hand_evaluator_beside_idlers()


def evaluator_named(name: str, state: State) -> Model:
    """'hand', 'best', 'wary', or a file of weights."""
    if name == "hand":
        return hand_evaluator(state)
    if name == "best":
        return best_evaluator(state)
    if name == "wary":
        return wary_evaluator(state)
    return evaluator_in(Path(name), package_of(state))


@cache
def hand_evaluator_of(package: str, name: str) -> Model:
    """The hand-written evaluation of a game; an edition may have weights of its own."""
    make, features, hand = kind_of(package)
    return PRUDENT.get(package, make)(weights_by_hand(features, OF_EDITION.get(name, hand)))


@cache
def hand_evaluator_beside_idlers() -> Model:
    return PrudentEvaluator(weights_by_hand(minerva.FEATURES, BESIDE_IDLERS))


def weights_by_hand(features: tuple[str, ...], hand: dict[str, float]) -> Weights:
    return Weights([hand.get(name, 0.0) for name in features], [], [], [])


def learned_evaluator_of(package: str, name: str, company: str) -> Model:
    path = learned_path(name, company)
    if not path.exists():
        raise NoEvaluator(f"nothing was learned about {name} {company}: 'insula train' does")
    return evaluator_in(path, package)


@cache
def evaluator_in(path: Path, package: str) -> Model:
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
        raise NoEvaluator(f"no evaluation is written for the game in '{package}'")
    return KINDS[package]


def read_weights(path: Path, features: tuple[str, ...]) -> Weights:
    """Weights from a file that `insula train` wrote for the same features."""
    try:
        told = json.loads(path.read_text("utf-8"))
        found, parts = told["features"], [told[part] for part in PARTS]
    except (ValueError, KeyError, TypeError) as error:
        raise NoEvaluator(f"'{path}' was not written by 'insula train' or 'insula tune'") from error
    if tuple(found) != features:
        raise NoEvaluator(f"'{path}' was learned from other features: train it again")
    return Weights(*parts)
