"""Facts of Magna Roma that random games hardly ever have, and those of its cards."""

from collections.abc import Iterator
from itertools import product
from typing import cast

import insula
from insula.games.magna_roma import MagnaRoma, card_facts
from insula.games.magna_roma.rules.box import OBJECTIVES, SIDE
from insula.kernel.facts import Fact
from tests.magna_roma.pictures import ROMA, to_place
from tests.texts.samples import look


def listed_facts() -> Iterator[Fact]:
    yield from asked_for_order()
    yield from cannot_pay()
    for name in ("magna-roma", "magna-roma-draft"):
        yield from cards(cast("MagnaRoma", insula.game(name)))
    for objective, line in product(range(len(OBJECTIVES)), (1, SIDE + 1)):
        yield card_facts.goal_fact(line, objective)


def cards(game: MagnaRoma) -> Iterator[Fact]:
    box = game.loaded.box
    for monument in range(box.monuments):
        yield card_facts.effect_fact(box, monument)
    for province in range(box.provinces):
        yield card_facts.condition_fact(box, province)


def cannot_pay() -> Iterator[Fact]:
    """Yield the reason against a trade that the player cannot pay for (MR-6.3)."""
    state = to_place("rLB--", ". r--D- .\nT . r---B")
    state.cities[0].luxuries = 2
    state.tokens[0] = ROMA.content.trades.index("triumph")
    state.play(ROMA.find(state, "place f5"))
    state.cities[0].legions = 0
    yield from ROMA.why_not(state, "trade 2 legions for 1 blessing")


def asked_for_order() -> Iterator[Fact]:
    """Yield the facts of a position where the order of gains is asked (MR-3.5)."""
    state = to_place("rLB--", ". r--D- .\nT . r---B")
    state.cities[0].luxuries, state.cities[0].legions = 2, 7
    state.tokens[0] = ROMA.content.trades.index("mercenaries pay")
    move = ROMA.find(state, "place f5")
    yield from ROMA.preview(state, move).events
    state.play(move)
    yield from look(ROMA, state, "gain 9 legions")
