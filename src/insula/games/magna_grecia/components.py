"""List what a seat has on the board, for statistics on what correlates with winning."""

from insula.games.magna_grecia.view_types import CardView, GreciaView, OracleView


def components(table: GreciaView, seat: int) -> dict[str, list[str]]:
    """Return a seat's colour, cities, unsold markets, oracles and the cards that let it begin."""
    places = [(each, each["name"]) for each in table["places"] if each["name"] is not None]
    return {
        "colour": [table["hands"][seat]["colour"]],
        "city": [name for each, name in places if each["seat"] == seat],
        "market": [
            name
            for each, name in places
            for market in each["markets"]
            if market["seat"] == seat and market["state"] != "sold"
        ],
        "oracle": [each["name"] for each in table["oracles"] if holder(each) == seat],
        "first by action card": [
            f"card {card['card']}" for card in table["seen_cards"] if begins(table, card) == seat
        ],
    }


def holder(oracle: OracleView) -> int | None:
    return oracle["holder"]["seat"] if oracle["holder"] else None


def begins(table: GreciaView, card: CardView) -> int:
    """Return the seat whose colour a card names first, absent colours skipped (MG-2.1)."""
    seats = {hand["colour"]: hand["seat"] for hand in table["hands"]}
    return next(seats[colour] for colour in card["order"] if colour in seats)
