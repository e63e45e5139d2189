"""What a seat has, by kind and name."""

import pytest

from insula.arena.match import Match, play_recorded

pytestmark = pytest.mark.one_speed


def test_components_are_what_stands_on_the_board() -> None:
    table, _ = play_recorded(Match("magna-grecia", 3, 5, ("apprentice",) * 3), 1)
    view = table.game.view(table.state)
    found = [table.game.components(table.state, seat) for seat in range(3)]
    assert len({each["colour"][0] for each in found}) == 3
    cities = [place["name"] for place in view["places"] if place["kind"] == "city"]
    assert sorted(name for each in found for name in each["city"]) == sorted(cities)
    oracles = [each for each in view["oracles"] if each["holder"] is not None]
    assert sum(len(each["oracle"]) for each in found) == len(oracles)
    cards = [name for each in found for name in each["first by action card"]]
    assert len(cards) == len(set(cards)) == 12
