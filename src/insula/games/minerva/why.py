"""Why a move is not legal: the rule that forbids it. Written apart from the generator of moves."""

from collections.abc import Iterator

from insula.games.minerva.content import Content
from insula.games.minerva.language import amount_of
from insula.games.minerva.notation import (
    CATEGORIES_OF_CULTURE,
    Words,
    find_square,
    parse,
    partner_name,
)
from insula.games.minerva.rules.box import (
    DENARII,
    GLORY,
    GOODS,
    RESIDENCE,
    RESOURCES,
    ROUND_TILE,
    TEMPLE,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.effects import OPTIONAL
from insula.games.minerva.rules.specials import FIRST
from insula.games.minerva.rules.state import (
    ACTION,
    BATHE,
    BIND,
    CHOICE,
    CONVERT,
    DEMOLISH,
    DIRECTION,
    HIRE,
    LIFT,
    OFFER,
    PLACING,
    RESETTLE,
    RESOURCE,
    SELL,
    TRIUMPH,
    MinervaState,
)
from insula.games.minerva.why_effects import (
    against_alternative,
    against_applying,
    against_conversion,
    against_direction,
    against_lifting,
    against_removing,
    against_resettling,
    against_square,
)
from insula.kernel.game import Reason, tidy

Reasons = Iterator[Reason]

VERBS: dict[int, tuple[tuple[str, ...], str, str]] = {
    ACTION: (
        ("pass", "build", "residence", "assistant", "take"),
        "MN-2.3",
        "now an action is taken: 'build Markets', 'residence', 'assistant n1' or 'pass'",
    ),
    PLACING: (("place",), "MN-4.2", "now the tile is placed: 'place n1'"),
    DIRECTION: (("activate",), "MN-5.1", "now a line is chosen: 'activate north'"),
    SELL: (("sell",), "MN-3.2", "now something is sold for the payment: 'sell grain'"),
    RESOURCE: (("gain", "decline"), "MN-5.4", "now a resource is chosen: 'gain grain'"),
    CONVERT: (("pay", "stop"), "MN-5.4", "now an exchange is made or not: 'stop'"),
    CHOICE: (("choose",), "MN-5.4", "now one side of a slash is chosen: 'choose 1 grain'"),
    OFFER: (("use", "decline"), "MN-4.3", "now an effect is used or never: 'use', 'decline'"),
    BATHE: (("apply", "decline"), "MN-10.5", "now a tile around is applied: 'apply n1'"),
    LIFT: (("lift", "decline"), "MN-10.6", "now a tile around is lifted: 'lift n1'"),
    RESETTLE: (("move to",), "MN-10.6", "now the lifted tile goes somewhere: 'move to n1'"),
    DEMOLISH: (("remove", "decline"), "MN-10.7", "now a residence is removed: 'remove n1'"),
    TRIUMPH: (("take", "decline"), "MN-10.4", "now a culture tile is taken: 'take art'"),
    BIND: (("bind",), "MN-6.1", "now a culture point is named: 'bind art'"),
    HIRE: (("hire for", "no assistant"), "MN-9.1", "now an assistant is hired: 'no assistant'"),
}


def why_not(content: Content, state: MinervaState, text: str) -> list[Reason]:
    """The reasons against a text; none exactly for the legal moves."""
    if state.over():
        return [Reason("MN-2.1", "the game is over after six rounds")]
    verbs, rule, hint = VERBS[state.step()]
    words = parse(tidy(text))
    if words is None:
        return [Reason("", f"'{text}' is no move of this game; {hint}")]
    if words.verb not in verbs:
        return [Reason(rule, hint)]
    return list(reasons(content, state, words))


def reasons(content: Content, state: MinervaState, words: Words) -> Reasons:
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
    """Specials that reach the 8 tiles around, and what may be declined."""
    detail = state.detail()
    if words.verb == "decline":
        begun = state.step() == BATHE and not detail >> FIRST & 1
        bound = state.step() == RESOURCE and not detail >> OPTIONAL & 1
        if begun:
            yield Reason("MN-10.5", "the Bathhouse is used whole or not at all")
        elif bound:
            yield Reason("MN-5.7", "what an icon shows is gained: only arrows may be left unused")
    elif words.verb == "apply":
        yield from against_applying(state, city, words.square)
    elif words.verb == "lift":
        yield from against_lifting(state, city, words.square)
    elif words.verb == "move to":
        yield from against_resettling(state, city, words.square)
    elif words.verb == "remove":
        yield from against_removing(state, city, words.square)


# -- actions -----------------------------------------------------------------------------------


def against_action(content: Content, state: MinervaState, city: City, words: Words) -> Reasons:
    if words.verb == "build":
        yield from against_building(content, state, city, words)
    elif words.verb == "residence":
        if city.residences == 0:
            yield Reason("MN-2.3", "no residences are left")
        yield from against_fee(state, city)
    elif words.verb == "assistant":
        if city.reserve == 0:
            yield Reason("MN-7.1", "there is no assistant in reserve")
        yield from against_fee(state, city)
        if find_square(words.square) < 0 or city.at(find_square(words.square)) != RESIDENCE:
            yield Reason("MN-7.1", f"no residence without assistant stands on {words.square}")
    elif words.verb == "take":
        yield from against_taking(content, state, words)


def held(city: City) -> int:
    """Everything a player could pay with by selling."""
    return sum(city.stores[at] for at in range(RESOURCES + 1))


def against_fee(state: MinervaState, city: City) -> Reasons:
    if state.passes and held(city) < 1:
        yield Reason("MN-8.3", "somebody has passed: an action costs 1 denarius, there is none")


def tile_named(content: Content, name: str) -> int:
    names = [tidy(known) for known in content.names]
    return names.index(name) if name in names else -1


def against_building(content: Content, state: MinervaState, city: City, words: Words) -> Reasons:
    tile = tile_named(content, words.name)
    paired = state.players == 1 and tile >= 0 and state.box.category[tile] != TEMPLE
    if paired:
        yield from against_pair(content, state, tile, words.partner)
    elif words.partner:
        yield Reason("MN-12.3", "only locations of a solo game lie in pairs")
    elif tile < 0 or not state.offer[tile]:
        yield Reason("MN-4.1", f"'{words.name}' is not in the facility area")
    if tile >= 0:
        yield from against_price(state, city, tile)


def against_pair(content: Content, state: MinervaState, tile: int, partner: str) -> Reasons:
    names = []
    for pair in state.pairs:
        if tile in divmod(pair, 128):
            one, other = divmod(pair, 128)
            names.append(tidy(partner_name(content, other if one == tile else one)))
    if not names:
        yield Reason("MN-4.1", f"'{content.names[tile]}' is not in the facility area")
    elif partner not in names:
        yield Reason("MN-12.3", f"name what leaves the game: 'over {names[0]}'")


def against_price(state: MinervaState, city: City, tile: int) -> Reasons:
    asked = list(state.box.cost)[tile * RESOURCES : (tile + 1) * RESOURCES]
    lacking = sum(max(0, cost - city.stores[at]) for at, cost in enumerate(asked))
    surplus = sum(max(0, city.stores[at] - cost) for at, cost in enumerate(asked))
    means = city.stores[DENARII] + surplus
    if means < 3 * lacking:
        price = amount_of(3 * lacking, DENARII)
        yield Reason("MN-3.3", f"what is lacking costs {price}, money and sales give {means}")
    elif state.passes and means < 1 + 3 * lacking:
        yield Reason("MN-8.3", "somebody has passed: there is no denarius left for that")


def against_taking(content: Content, state: MinervaState, words: Words) -> Reasons:
    tile = tile_named(content, words.name)
    if words.rest != "3 denarii":
        yield Reason("MN-6.2", "culture tiles are gained by points")
    elif state.players > 1:
        yield Reason("MN-12.3", "only a solo game pairs round tiles with facilities")
    elif tile < 0 or tile * 128 + ROUND_TILE not in list(state.pairs):
        yield Reason("MN-12.3", f"no round tile lies beside '{words.name}'")


# -- payments ----------------------------------------------------------------------------------


def against_selling(state: MinervaState, city: City, words: Words) -> Reasons:
    resource, keep = GOODS.index(words.rest), state.detail() >> 12
    kept = state.box.cost[keep * RESOURCES + resource]
    if city.stores[resource] == 0:
        yield Reason("MN-3.2", f"there is no {words.rest} to sell")
    elif city.stores[resource] <= kept:
        yield Reason("MN-3.3", f"the cost itself asks for that {words.rest}")


def against_triumph(state: MinervaState, words: Words) -> Reasons:
    if words.verb == "decline":
        return
    if words.rest not in CATEGORIES_OF_CULTURE:
        yield Reason("MN-10.4", "now a culture tile is taken: 'take art'")
    elif state.tops[CATEGORIES_OF_CULTURE.index(words.rest)] >= state.box.height[state.players]:
        yield Reason("MN-6.3", f"no {words.rest} tile is left")


def against_hiring(state: MinervaState, city: City, words: Words) -> Reasons:
    price = (
        (amount_of(state.box.price_denarii[city.assistants], DENARII), held(city)),
        (amount_of(state.box.price_glory[city.assistants], GLORY), city.stores[GLORY]),
    )
    for asked, means in price:
        if words.rest == asked:
            if means < int(asked.split()[0]):
                yield Reason("MN-9.1", f"that is more than can be paid: there are {means}")
            return
    yield Reason("MN-9.1", f"the next assistant costs {price[0][0]} or {price[1][0]}")
