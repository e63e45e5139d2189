"""Why a move is not legal, as facts. Written apart from the generator of moves."""

from collections.abc import Iterator

from insula.games.minerva.content import Content
from insula.games.minerva.convert import CULTURES, amount_of, money
from insula.games.minerva.convert_moves import RESOURCE_WORDS
from insula.games.minerva.facts import reasons
from insula.games.minerva.facts.nouns import Amount, Step
from insula.games.minerva.facts.reasons import Reason
from insula.games.minerva.forbid_effects import (
    against_alternative,
    against_applying,
    against_conversion,
    against_direction,
    against_lifting,
    against_removing,
    against_resettling,
    against_square,
)
from insula.games.minerva.language import amount_of as amount_text
from insula.games.minerva.notation import Words, find_square, parse, partner_name
from insula.games.minerva.rules.box import (
    DENARII,
    GLORY,
    GOODS,
    RESIDENCE,
    RESOURCES,
    ROUND_MONEY,
    ROUND_TILE,
    TEMPLE,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.effects import OPTIONAL
from insula.games.minerva.rules.specials import FIRST
from insula.games.minerva.rules.state import (
    ACTION,
    BATHE,
    DIRECTION,
    PLACING,
    RESOURCE,
    SELL,
    STEP_NAMES,
    TRIUMPH,
    MinervaState,
)
from insula.kernel.game import tidy

Reasons = Iterator[Reason]

VERBS: dict[Step, tuple[tuple[str, ...], str]] = {
    "action": (("pass", "build", "residence", "assistant", "take"), "MN-2.3"),
    "place": (("place",), "MN-4.2"),
    "direction": (("activate",), "MN-5.1"),
    "sell": (("sell",), "MN-3.2"),
    "resource": (("gain", "decline"), "MN-5.4"),
    "convert": (("pay", "stop"), "MN-5.4"),
    "choose": (("choose",), "MN-5.4"),
    "offer": (("use", "decline"), "MN-4.3"),
    "bathhouse": (("apply", "decline"), "MN-10.5"),
    "aqueduct": (("lift", "decline"), "MN-10.6"),
    "resettle": (("move to",), "MN-10.6"),
    "circus": (("remove", "decline"), "MN-10.7"),
    "culture": (("take", "decline"), "MN-10.4"),
    "garden": (("bind",), "MN-6.1"),
    "assistant": (("hire for", "no assistant"), "MN-9.1"),
}


def reason_facts(content: Content, state: MinervaState, text: str) -> list[Reason]:
    """Return the reasons against a text; none exactly for the legal moves."""
    if state.over():
        return [reasons.GameOver("MN-2.1")]
    step: Step = STEP_NAMES[state.step()]
    verbs, rule = VERBS[step]
    words = parse(tidy(text))
    if words is None:
        return [reasons.NoMove("", text, step)]
    if words.verb not in verbs:
        return [reasons.NotNow(rule, step)]
    return list(against(content, state, words))


def against(content: Content, state: MinervaState, words: Words) -> Reasons:
    city = state.cities[state.seat()]
    step = state.step()
    if step == ACTION:
        yield from against_action(content, state, city, words)
    elif step == PLACING:
        yield from against_square(city, words.square)
    elif step == DIRECTION:
        yield from against_direction(state, city, words)
    elif step == SELL:
        yield from against_selling(state, city, words)
    elif words.verb == "pay":
        yield from against_conversion(state, city, words)
    elif words.verb == "choose":
        yield from against_alternative(state, words)
    elif step == TRIUMPH:
        yield from against_triumph(state, words)
    elif words.verb == "hire for":
        yield from against_hiring(state, city, words)
    else:
        yield from against_around(state, city, words)


def against_around(state: MinervaState, city: City, words: Words) -> Reasons:
    """Return reasons against using a special on the 8 tiles around, or declining it."""
    if words.verb == "decline":
        yield from against_declining(state)
    elif words.verb == "apply":
        yield from against_applying(state, city, words.square)
    elif words.verb == "lift":
        yield from against_lifting(state, city, words.square)
    elif words.verb == "move to":
        yield from against_resettling(state, city, words.square)
    elif words.verb == "remove":
        yield from against_removing(state, city, words.square)


def against_declining(state: MinervaState) -> Reasons:
    detail = state.detail()
    if state.step() == BATHE and not detail >> FIRST & 1:
        yield reasons.BathhouseBegun("MN-10.5")
    elif state.step() == RESOURCE and not detail >> OPTIONAL & 1:
        yield reasons.MustGain("MN-5.7")


# -- actions -------------------------------------------------------------------------------------


def against_action(content: Content, state: MinervaState, city: City, words: Words) -> Reasons:
    if words.verb == "build":
        yield from against_building(content, state, city, words)
    elif words.verb == "residence":
        if city.residences == 0:
            yield reasons.NoResidences("MN-2.3")
        yield from against_fee(state, city)
    elif words.verb == "assistant":
        yield from against_assistant(state, city, words.square)
    elif words.verb == "take":
        yield from against_taking(content, state, words)


def against_assistant(state: MinervaState, city: City, name: str) -> Reasons:
    if city.reserve == 0:
        yield reasons.NoReserve("MN-7.1")
    yield from against_fee(state, city)
    square = find_square(name)
    if square < 0 or city.at(square) != RESIDENCE:
        yield reasons.NoHome("MN-7.1", name)


def held(city: City) -> int:
    """Return everything a player could pay with by selling."""
    return sum(city.stores[at] for at in range(RESOURCES + 1))


def against_fee(state: MinervaState, city: City) -> Reasons:
    if state.passes and held(city) < 1:
        yield reasons.NoFee("MN-8.3")


def tile_named(content: Content, name: str) -> int:
    names = [tidy(known) for known in content.names]
    return names.index(name) if name in names else -1


def against_building(content: Content, state: MinervaState, city: City, words: Words) -> Reasons:
    tile = tile_named(content, words.name)
    paired = state.players == 1 and tile >= 0 and state.box.category[tile] != TEMPLE
    if paired:
        yield from against_pair(content, state, tile, words.partner)
    elif words.partner:
        yield reasons.NoPairs("MN-12.3")
    elif tile < 0:
        yield reasons.UnknownTile("MN-4.1", words.name)
    elif not state.offer[tile]:
        yield reasons.NotOffered("MN-4.1", content.names[tile])
    if tile >= 0:
        yield from against_price(state, city, tile)


def against_pair(content: Content, state: MinervaState, tile: int, partner: str) -> Reasons:
    others = [
        other if one == tile else one
        for one, other in (divmod(pair, 128) for pair in state.pairs)
        if tile in (one, other)
    ]
    if not others:
        yield reasons.NotOffered("MN-4.1", content.names[tile])
    elif partner not in [tidy(partner_name(content, other)) for other in others]:
        if others[0] == ROUND_TILE:
            yield reasons.NameMoney("MN-12.3", ROUND_MONEY)
        else:
            yield reasons.NamePartner("MN-12.3", content.names[others[0]])


def against_price(state: MinervaState, city: City, tile: int) -> Reasons:
    asked = list(state.box.cost)[tile * RESOURCES : (tile + 1) * RESOURCES]
    lacking = sum(max(0, cost - city.stores[at]) for at, cost in enumerate(asked))
    surplus = sum(max(0, city.stores[at] - cost) for at, cost in enumerate(asked))
    means = city.stores[DENARII] + surplus
    if means < 3 * lacking:
        yield reasons.TooDear("MN-3.3", money(3 * lacking), means)
    elif state.passes and means < 1 + 3 * lacking:
        yield reasons.NoFeeLeft("MN-8.3")


def against_taking(content: Content, state: MinervaState, words: Words) -> Reasons:
    tile = tile_named(content, words.name)
    if words.rest != amount_text(ROUND_MONEY, DENARII):
        yield reasons.CultureByPoints("MN-6.2")
    elif state.players > 1:
        yield reasons.NoRoundPairs("MN-12.3")
    elif tile < 0:
        yield reasons.NoRoundTileThere("MN-12.3", words.name)
    elif tile * 128 + ROUND_TILE not in list(state.pairs):
        yield reasons.NoRoundTile("MN-12.3", content.names[tile])


# -- payments ------------------------------------------------------------------------------------


def against_selling(state: MinervaState, city: City, words: Words) -> Reasons:
    resource, keep = GOODS.index(words.rest), state.detail() >> 12
    kept = state.box.cost[keep * RESOURCES + resource]
    if city.stores[resource] == 0:
        yield reasons.NoneToSell("MN-3.2", RESOURCE_WORDS[resource])
    elif city.stores[resource] <= kept:
        yield reasons.CostNeeds("MN-3.3", RESOURCE_WORDS[resource])


def against_triumph(state: MinervaState, words: Words) -> Reasons:
    if words.verb == "decline":
        return
    stacks = [at for at, name in enumerate(CULTURES) if name == words.rest]
    if not stacks:
        yield reasons.NotNow("MN-10.4", "culture")
    elif state.tops[stacks[0]] >= state.box.height[state.players]:
        yield reasons.NoCultureLeft("MN-6.3", CULTURES[stacks[0]])


def against_hiring(state: MinervaState, city: City, words: Words) -> Reasons:
    box, owned = state.box, city.assistants
    price = money(box.price_denarii[owned])
    glory = amount_of(box.price_glory[owned], GLORY)
    ways: list[tuple[Amount, int, int]] = [
        (price, DENARII, held(city)),
        (glory, GLORY, city.stores[GLORY]),
    ]
    for asked, good, means in ways:
        if words.rest == amount_text(asked.count, good):
            if means < asked.count:
                yield reasons.HireTooDear("MN-9.1", means)
            return
    yield reasons.HirePrice("MN-9.1", price, glory)
