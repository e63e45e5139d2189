"""Choose the evaluator and the goal of a position by its game and number of seats."""

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
"""Points of a lead that give a reward of 0.73: about the spread of final scores."""
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
"""Evaluators that play, if they differ from the ones that learn."""
IDLERS = "beside-idlers"


class NoEvaluator(BotError):
    """A game without an evaluator; the message is for the user."""


def package_of(state: State) -> str:
    return state.home()[0].rpartition(".")[2]


def name_of(state: State) -> str:
    """Return the name of the game without its box."""
    return state.home()[1].partition("@")[0]


def goal_of(state: State) -> Goal:
    return Goal(SCALE.get(package_of(state), 10.0), PLACE, ALONE)


def hand_evaluator(state: State) -> Model:
    """Return the hand-written evaluator; Minerva has another one next to an idle seat."""
    package = package_of(state)
    if package == "minerva" and is_beside_idlers(state):
        return hand_evaluator_beside_idlers()
    return hand_evaluator_of(package, name_of(state))


def learned_evaluator(state: State) -> Model:
    """Return the evaluator learned by self-play, for solo or multiplayer games."""
    return learned_evaluator_of(package_of(state), name_of(state), company(state.seats()))


def best_evaluator(state: State) -> Model:
    """Return the learned evaluator if there is one, else the hand-written one.

    The folder `learned` contains only weights that won their match: see docs/bots.md.
    """
    if learned_path(name_of(state), company(state.seats())).exists():
        return learned_evaluator(state)
    return hand_evaluator(state)


def wary_evaluator(state: State) -> Model:
    """Return the best evaluator for a short search: next to an idle seat, a special one.

    A long search plays better with the usual weights.
    """
    if package_of(state) == "minerva" and is_beside_idlers(state):
        return evaluator_beside_idlers(name_of(state))
    return best_evaluator(state)


def evaluator_beside_idlers(name: str) -> Model:
    """Return the evaluator for games with idle seats, learned or hand-written."""
    if learned_path(name, IDLERS).exists():
        return learned_evaluator_of("minerva", name, IDLERS)
    return hand_evaluator_beside_idlers()


def evaluator_by_name(name: str, state: State) -> Model:
    """Return the evaluator 'hand', 'best' or 'wary', or the one of a weights file."""
    if name == "hand":
        return hand_evaluator(state)
    if name == "best":
        return best_evaluator(state)
    if name == "wary":
        return wary_evaluator(state)
    return evaluator_from_file(Path(name), package_of(state))


@cache
def hand_evaluator_of(package: str, name: str) -> Model:
    """Return the hand-written evaluator of a game; an edition may have its own weights."""
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
        raise NoEvaluator(f"there are no learned weights for {name} {company}: run 'insula train'")
    return evaluator_from_file(path, package)


@cache
def evaluator_from_file(path: Path, package: str) -> Model:
    """Return the evaluator of a file written by `insula train` or `insula tune`."""
    make, features, _ = kind_of(package)
    return PRUDENT.get(package, make)(read_weights(path, features))


def company(seats: int) -> str:
    """Return 'alone' or 'together': solo games have their own weights."""
    return "alone" if seats == 1 else "together"


def learned_path(name: str, company: str) -> Path:
    return LEARNED / f"{name}-{company}.json"


def kind_of(package: str) -> Kind:
    if package not in KINDS:
        raise NoEvaluator(f"there is no evaluator for the game in '{package}'")
    return KINDS[package]


def read_weights(path: Path, features: tuple[str, ...]) -> Weights:
    """Read weights written by `insula train` or `insula tune` for the same features."""
    try:
        data = json.loads(path.read_text("utf-8"))
        found, parts = data["features"], [data[part] for part in PARTS]
    except (ValueError, KeyError, TypeError) as error:
        raise NoEvaluator(f"'{path}' was not written by 'insula train' or 'insula tune'") from error
    if tuple(found) != features:
        raise NoEvaluator(f"'{path}' has weights for other features: train again")
    return Weights(*parts)
