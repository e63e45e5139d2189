"""Views of Magna Grecia name things without prose."""

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
