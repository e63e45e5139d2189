"""What a seat has, by kind and name."""

import insula
from insula.arena.match import Match, play_recorded
from insula.games.magna_roma.city_view import tile_view
from insula.games.magna_roma.components import tile_name


def test_components_are_what_lies_before_the_seat() -> None:
    table, _ = play_recorded(Match("magna-roma", 2, 5, ("apprentice", "apprentice")), 1)
    view = table.game.view(table.state)
    for seat in (0, 1):
        found = table.game.components(table.state, seat)
        assert list(found) == ["monument", "province", "province slot", "tile"]
        assert len(found["tile"]) == 24
        assert found["monument"] == [m["monument"] for m in view["cities"][seat]["monuments"]]
        assert len(found["province"]) == len(found["province slot"])
    built = [name for seat in (0, 1) for name in table.game.components(table.state, seat)["tile"]]
    assert len(set(built)) == 48


def test_a_tile_has_one_name_however_it_lies() -> None:
    box = insula.game("magna-roma", "final").loaded.box  # type: ignore[attr-defined]
    for tile in range(1, box.tiles):
        assert len({tile_name(tile_view(box, tile, turned)) for turned in range(4)}) == 1
    assert tile_name(tile_view(box, 6, 3)) == "6 red BDB- lyre 1 star"


def test_solo_objectives_that_were_completed_are_components() -> None:
    table, _ = play_recorded(Match("magna-roma", 1, 5, ("apprentice",)), 1)
    met = [
        o["goal"]["objective"] for o in table.game.view(table.state)["objectives"] if o["completed"]
    ]
    assert table.game.components(table.state, 0)["objective"] == met
