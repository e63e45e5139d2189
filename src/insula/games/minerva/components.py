"""List what a seat has built and won, by kind and name, for statistics."""

from insula.games.minerva.view_types import MinervaView

UNNAMED = ("residential", "temple")


def components(table: MinervaView, seat: int) -> dict[str, list[str]]:
    """Return locations, temples, culture and glory tiles, and the number of assistants."""
    city = table["cities"][seat]
    return {
        "location": [t["tile"] for t in city["tiles"] if t["category"] not in UNNAMED],
        "temple": [t["tile"] for t in city["tiles"] if t["category"] == "temple"],
        "culture tile": [
            f"{stack['category']} {tile['points']} VP"
            for stack in table["culture"]
            for tile in stack["tiles"]
            if tile["seat"] == seat
        ],
        "glory tile": [
            f"round {tile['round']} rank {tile['rank']}"
            for tile in table["glory"]
            if tile["seat"] == seat
        ],
        "assistants": [str(city["assistants"])],
    }
