"""Views of Magna Grecia name things without prose."""

import json

from tests.magna_grecia.pictures import position, rule


@rule("MG-4.2")
def test_a_city_without_a_village_has_no_name() -> None:
    board = position("""
        . . . . . .
         R re-w . g . .
        . . . . . .
    """)
    board.play("city b3")
    view = board.game.view(board.state)
    (new,) = [place for place in view["places"] if "b3" in place["hexes"]]
    assert (new["name"], new["kind"], new["seat"]) == (None, "city", 0)
    assert view["turn"]["founding"] == "b3"


@rule("MG-6.4")
def test_the_view_shows_connected_places_and_their_roads() -> None:
    board = position("""
        . . . . . .
         Y ye-w re-w v .
        . . . . . .
    """).with_markets(b1="Y", b4="yR")
    view = json.loads(json.dumps(board.game.view(board.state)))
    city = next(place for place in view["places"] if place["kind"] == "city")
    assert city["connected"] == [{"place": board.name("b4"), "roads": [["b2", "b3"]]}]
    assert city["markets"] == [{"seat": 0, "state": "active", "value": 1}]
    assert city["cost"] == [None, 2, 2, 2]
    village = next(place for place in view["places"] if place["kind"] == "village")
    assert [stall["state"] for stall in village["markets"]] == ["sold", "inactive"]
    assert village["reached"] == [2]
    assert view["turn"]["roads_left"] == 4
    assert view["turn"]["cities_left"] == 3
