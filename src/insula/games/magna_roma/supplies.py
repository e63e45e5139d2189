"""The supplies of a Magna Roma box: pieces in use and pieces printed."""

from insula.games.magna_roma.rules.city import BLESSED, City
from insula.games.magna_roma.rules.state import RomaState
from insula.kernel.game import Supply

PRINTED = {"coins": 30, "population": 50, "blessings": 16}


def supplies(state: RomaState) -> dict[str, Supply]:
    """Coins in hand, population employed or not, blessings in hand or on tiles."""
    used = {
        "coins": sum(city.coins for city in state.cities),
        "population": sum(city.population for city in state.cities),
        "blessings": sum(city.blessings + blessed(city) for city in state.cities),
    }
    return {name: Supply(used[name], printed) for name, printed in PRINTED.items()}


def blessed(city: City) -> int:
    return sum(bool(square & BLESSED) for square in city.squares)
