"""The supplies of a Magna Roma box: pieces in use, and pieces that the printed game has."""

from insula.games.magna_roma.rules.box import BLESSINGS, COINS, GOODS, POPULATION
from insula.games.magna_roma.rules.state import RomaState
from insula.games.magna_roma.rules.supply import blessed_tiles
from insula.kernel.game import Supply


def supplies(state: RomaState) -> dict[str, Supply]:
    """Coins in hand, population employed or not, blessings in hand and on tiles."""
    used = {
        COINS: sum(city.coins for city in state.cities),
        POPULATION: sum(city.population for city in state.cities),
        BLESSINGS: sum(city.blessings + blessed_tiles(city) for city in state.cities),
    }
    printed = state.box.supply
    return {
        GOODS[good]: Supply(count, printed[good])
        for good, count in used.items()
        if printed[good] >= 0
    }
