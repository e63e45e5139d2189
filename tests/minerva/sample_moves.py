"""Texts of moves that a player might try in Minerva."""

from insula.games.minerva.content import Content
from insula.games.minerva.notation import CATEGORIES_OF_CULTURE, partner_name, square_name
from insula.games.minerva.rules.box import CATEGORIES, GOODS, RESOURCES
from insula.games.minerva.rules.state import (
    ACTION,
    BATHE,
    DEMOLISH,
    LIFT,
    PLACING,
    RESETTLE,
    MinervaState,
)


def sample_moves(content: Content, state: MinervaState) -> list[str]:
    """Return moves that are legal, illegal, nonsense or out of turn."""
    resources = GOODS[:RESOURCES]
    tries = [
        "pass",
        "residence",
        "stop",
        "decline",
        "use",
        "no assistant",
        "hello",
        "activate nothing",
    ]
    tries += [f"activate {way}" for way in ("north", "east", "south", "west")]
    tries += [f"{verb} {good}" for verb in ("gain", "sell") for good in resources]
    tries += [f"{verb} {name}" for verb in ("bind", "take") for name in CATEGORIES_OF_CULTURE]
    tries += [f"hire for {price} denarii" for price in (5, 10, 15)]
    tries += [f"hire for {price} glory" for price in (1, 2, 3)]
    tries += [
        f"pay {paid} for {gained}"
        for paid in ["2 denarii", *(f"{n} {good}" for n in (1, 2) for good in resources)]
        for gained in ["1 glory", "2 glory", *(f"1 {good}" for good in resources)]
    ]
    tries += [f"choose {n} {good}" for n in (1, 2) for good in resources]
    step = state.step() if not state.over() else ACTION
    verbs = {ACTION: ("assistant",), PLACING: ("place",), BATHE: ("apply",)}
    verbs |= {LIFT: ("lift",), RESETTLE: ("move to",), DEMOLISH: ("remove",)}
    tries += [f"{verb} {name}" for verb in verbs.get(step, ()) for name in near(state)]
    if step == ACTION:
        tries += build_tries(content, state)
    return tries


def near(state: MinervaState) -> list[str]:
    """Every square of the window around a city, and some that are none."""
    city = state.cities[state.seat()]
    names = [square_name(city.square(cell)) for cell in range(len(city.squares))]
    return [*names, "n99e99", "n0", "e1n1", "s300", "w128"]


def build_tries(content: Content, state: MinervaState) -> list[str]:
    names = [*content.names[2:], *CATEGORIES]
    tries = [f"build {name}" for name in names]
    tries += [f"take 3 denarii over {name}" for name in names]
    tries.append("build Markets over Forest")
    if state.players == 1:
        seen = {tile for pair in state.pairs for tile in divmod(pair, 128)}
        partners = [partner_name(content, tile) for tile in sorted(seen)]
        tries += [f"build {one} over {other}" for one in names for other in partners]
    return tries
