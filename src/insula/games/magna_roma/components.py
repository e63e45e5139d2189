"""What a seat has in front of it, by kind and name, for the balance lab."""

from insula.games.magna_roma.view_types import RomaTable, TileView


def components(table: RomaTable, seat: int) -> dict[str, list[str]]:
    """Monuments, provinces and their slots, tiles, and the solo objectives that were completed."""
    city = table["cities"][seat]
    held = [
        (card["province"], slot["slot"])
        for card in table["provinces"]
        for slot in card["slots"]
        if slot["seat"] == seat
    ]
    found: dict[str, list[str]] = {
        "monument": [each["monument"] for each in city["monuments"]],
        "province": [province for province, _ in held],
        "province slot": [slot for _, slot in held],
        "tile": [tile_name(tile) for tile in city["tiles"] if tile["tile"]],
    }
    if "objectives" in table:
        found["objective"] = [
            each["goal"].objective for each in table["objectives"] if each["completed"]
        ]
    return found


def tile_name(tile: TileView) -> str:
    """'17 red BLD- mask 2 stars': its number, and what is printed on it as it lies unturned."""
    edges = tile["edges"]
    at = tile["turned"]
    stars = {0: "", 1: " 1 star"}.get(tile["stars"], f" {tile['stars']} stars")
    icons = "".join(f" {icon}" for icon in (tile["icon"], tile["icon2"]) if icon != "none")
    return f"{tile['tile']} {tile['colour']} {edges[at:] + edges[:at]}{icons}{stars}"
