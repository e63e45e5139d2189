"""What a seat has, by kind and name."""

from insula.arena.match import Match, play_recorded


def test_components_are_what_was_built_and_won() -> None:
    table, _ = play_recorded(Match("minerva", 2, 5, ("apprentice",) * 2), 1)
    view = table.game.view(table.state)
    for seat in (0, 1):
        found = table.game.components(table.state, seat)
        tiles = view["cities"][seat]["tiles"]
        named = [t["tile"] for t in tiles if t["tile"] != "residence"]
        assert sorted(found["location"] + found["temple"]) == sorted(named)
        assert "Fountain" in found["location"]
        won = [tile for tile in view["glory"] if tile["seat"] == seat]
        assert len(found["glory tile"]) == len(set(found["glory tile"])) == len(won)
        points = [int(name.split()[1]) for name in found["culture tile"]]
        assert sum(points) == view["breakdown"][seat]["culture"]
        assert found["assistants"] == [str(view["cities"][seat]["assistants"])]
