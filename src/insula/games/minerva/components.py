"""What a seat has built and won, by kind and name, for whoever counts what goes with winning."""

from insula.games.minerva.view import View

UNNAMED = ("residential", "temple")


def components(table: View, seat: int) -> dict[str, list[str]]:
    """Locations, temples, culture and glory tiles, and how many assistants."""
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
