"""What a seat has on the board, by kind and name, for whoever counts what goes with winning."""

from insula.games.magna_grecia.view import View


def components(table: View, seat: int) -> dict[str, list[str]]:
    """Cities, unsold markets, oracles that look its way, its colour, cards that let it begin."""
    places = table["places"]
    return {
        "colour": [table["hands"][seat]["colour"]],
        "city": [each["name"] for each in places if each["seat"] == seat],
        "market": [
            each["name"]
            for each in places
            for market in each["markets"]
            if market["seat"] == seat and market["state"] != "sold"
        ],
        "oracle": [each["name"] for each in table["oracles"] if each["seat"] == seat],
        "first by action card": [
            f"card {card['card']}" for card in table["seen_cards"] if begins(table, card) == seat
        ],
    }


def begins(table: View, card: View) -> int:
    """The seat whose colour a card names first, absent colours skipped (MG-2.1)."""
    seats = {hand["colour"]: hand["seat"] for hand in table["hands"]}
    first: int = next(seats[colour] for colour in card["order"] if colour in seats)
    return first
