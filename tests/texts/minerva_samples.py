"""Facts of Minerva that random games hardly ever have."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from insula.games.minerva import Minerva
from insula.games.minerva.effect_facts import effect_fact
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.facts import Fact
from tests.minerva.pictures import GAME, give, offer, table, table_of, texts
from tests.minerva.pictures import play as advance
from tests.minerva.test_former_rules import FORMER, built
from tests.minerva.test_language import own_game
from tests.minerva.test_specials import BATHS
from tests.texts.samples import look, play


def listed_facts() -> list[Fact]:
    """Return the facts of the positions below, and the effects of all tiles."""
    found: list[Fact] = [*effects_of(GAME)]
    for collect in (
        events,
        bathhouse,
        aqueduct,
        circus,
        former_rules,
        own_effects,
        choices,
        temple,
    ):
        collect(found)
    return found


def effects_of(game: Minerva) -> Iterator[Fact]:
    """Yield the effects of all tiles; residences have none."""
    for effect in game.content.effects:
        if effect.ops:
            yield effect_fact(effect)


def with_tile(tile: str, city: str, **stores: int) -> MinervaState:
    """Return a position with a tile on offer."""
    state = table(city, **stores)
    offer(state, tile)
    return state


def events(found: list[Fact]) -> None:
    """More than six of a resource, and glory tiles at the end of a round."""
    found += play(GAME, table("Fo Fa", grain=5), "residence", "place e2", "activate west")
    state = table("Fo", players=2)
    state.round = 5
    give(state, 0, glory=3)
    while state.round == 5:
        hires = "no assistant" in texts(state)
        if hires:
            found += look(GAME, state, "hire for 5 denarii", "hire for 9 denarii")
        found += play(GAME, state, "no assistant" if hires else "pass")


def bathhouse(found: list[Fact]) -> None:
    state = with_tile("Bh", BATHS, wood=1, stone=1)
    advance(state, "build Bathhouse", "place s1e1")
    found += look(GAME, state)
    found += play(GAME, state, "apply e1")
    found += look(GAME, state, "apply e1", "apply e2", "apply s3", "decline")


def aqueduct(found: list[Fact]) -> None:
    state = with_tile("Aq", "Fo R Fa\n. . tW\n. . Ma", stone=1)
    advance(state, "build Aqueduct", "place s1e1")
    found += look(GAME, state, "lift e1", "lift s1", "lift n1")
    found += play(GAME, state, "lift s1e2")
    tries = ("move to n1", "move to s1e2", "move to e1", "move to n0", "move to n9")
    found += look(GAME, state, *tries)
    state = with_tile("Aq", "Fo Fa Ma", stone=1)
    advance(state, "build Aqueduct", "place s1")
    found += look(GAME, state, "lift e1")
    state = with_tile("Aq", "Fo Fa . Ma . R", stone=1)
    advance(state, "build Aqueduct", "place s1", "lift e1")
    found += look(GAME, state, "move to e6")


def circus(found: list[Fact]) -> None:
    state = with_tile("Ci", "Fo R\nFa .\nA R", wood=1)
    advance(state, "build Circus", "place s1e1")
    found += look(GAME, state, "remove s2", "remove s1", "remove n3")
    found += play(GAME, state, "remove e1")
    state = with_tile("Ci", "Fo R Fa", wood=1)
    advance(state, "build Circus", "place s1")
    found += look(GAME, state)


def former_rules(found: list[Fact]) -> None:
    found += look(FORMER, built("Fo Fa R", "Aq", "s1"), "lift e1")
    state = built("Fo Fa R\n. . R", "Aq", "s1")
    advance(state, "lift e1", game=FORMER)
    found += look(FORMER, state, "move to w1")
    found += look(FORMER, built("Fo R Fa\nR . .", "Ci", "s1e1"), "remove e1")


def own_effects(found: list[Fact]) -> None:
    """Effects that the language knows and no box that we ship has."""
    effects = {
        "Farm": {"effect": "gain 1 any or 2 grain; each grain gain 1 denarii; gain 1 glory"},
        "Circus": {"effect": "when built: gain 3 denarii"},
        "Stall": {"effect": "pay 2 equal gain 1 any"},
    }
    with tempfile.TemporaryDirectory() as folder:
        game = own_game(Path(folder), effects)
    found += effects_of(game)
    state = table_of(game, "Fo .\nFa", 2, {})
    advance(state, "residence", "place s1e1", game=game)
    found += look(game, state)
    advance(state, "activate west", game=game)
    found += look(game, state, "choose 2 wood")
    state = table_of(game, "Fo", 2, {"wood": 1})
    offer(state, "Ci", game=game)
    advance(state, "build Circus", "place n1", game=game)
    found += look(game, state)
    state = table_of(game, "Fo .\nSl", 2, {"grain": 2, "ore": 1})
    advance(state, "residence", "place s1e1", "activate west", game=game)
    found += look(game, state, "pay 2 ore for 1 wood", "pay 1 ore for 1 wood")


def choices(found: list[Fact]) -> None:
    """Resources of choice, a payment by sales, culture, and a line in every direction."""
    state = with_tile("Dh", "Fo", grain=1)
    advance(state, "build Dining Hall", "place e1", "gain ore")
    found += look(GAME, state, "decline")
    state = with_tile("Ga", "Fo", grain=1, wood=2, stone=2)
    advance(state, "build Garden")
    found += look(GAME, state, "sell grain", "sell ore")
    state = with_tile("Ta", "Fo", stone=2, ore=1)
    state.tops[1], state.tops[2] = 4, 5
    advance(state, "build Triumphal arch", "place e1")
    found += look(GAME, state, "take academics", "take 3 denarii over Farm")
    state = table("Fo .\nFa Ga Od")
    state.tops[0] = 2
    advance(state, "residence", "place s1e3", "activate west")
    found += look(GAME, state)
    state = table("Fo Fa Fa\nFa . Fa\nFa Fa Fa")
    state.cities[0].residences = 0
    found += look(GAME, state, "residence")
    state.cities[0].residences = 1
    advance(state, "residence", "place s1e1")
    found += look(GAME, state, "activate nothing")


def temple(found: list[Fact]) -> None:
    state = with_tile("tT", "Fo Ma", grain=6, wood=6, stone=6, ore=6)
    found += look(GAME, state)
    advance(state, "build Trade ring temple")
    found += look(GAME, state, "place n1", "place 0", "place n0", "place n9")
    beside = with_tile("Ma", "Fo tT", grain=1)
    advance(beside, "build Markets")
    found += look(GAME, beside)
