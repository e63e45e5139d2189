"""Routes for games, their rules and their boxes."""

import re
from functools import cache

import insula
from insula.bots import LEVELS
from insula.kernel.aid import Aid
from insula.kernel.boxes import BoxInfo
from insula.kernel.game import Game
from insula.kernel.sheets import Sheet
from insula.server.errors import Refused
from insula.server.facts.requests import NoBoxHash, NoGame, NoLanguage
from insula.server.http.bodies import (
    BotView,
    BoxContents,
    BoxView,
    GameView,
    Offer,
    OptionView,
    RuleList,
    RuleView,
    SheetRow,
    SheetView,
)
from insula.server.http.requests import ApiCall
from insula.server.http.routes import operation
from insula.texts import languages

MARK = re.compile(r"\[([TR])\]")


@operation("GET", "/api/games", gives=Offer)
async def offer(call: ApiCall) -> Offer:
    """List the games, boxes and bots."""
    catalogue = call.services.tables.catalogue
    games = [game_view(catalogue.games_with_boxes(name)) for name in insula.game_names()]
    return Offer(games, [BotView(each.name, each.about, each.seconds) for each in LEVELS])


def game_view(games: list[Game]) -> GameView:
    """Describe a game by its default box, which comes first."""
    game = games[0]
    options = [
        OptionView(o.name, list(o.values), o.default, o.about, o.seat, o.of_seats)
        for o in game.options
    ]
    boxes = [box_view(each.box) for each in games]
    return GameView(game.name, game.title, list(game.players), options, boxes)


def box_view(box: BoxInfo) -> BoxView:
    return BoxView(
        box.name, box.version, box.about, box.digest, **box.counts(), retired=box.retired
    )


@operation("GET", "/api/games/{game}/rules", gives=RuleList, query=("language",))
async def rules(call: ApiCall) -> RuleList:
    """Return the rules of a game in a language, or in English if they are not translated."""
    game = find_game(call)
    ledger = game.rules(find_language(call))
    text = [
        RuleView(
            rule.id, rule.chapter, rule.text, sorted(set(MARK.findall(rule.text)), key="TR".index)
        )
        for rule in ledger.rules.values()
    ]
    return RuleList(game.name, game.title, ledger.language, text)


@operation("GET", "/api/games/{game}/aid", gives=Aid, query=("box",))
async def aid(call: ApiCall) -> Aid:
    """Return the player aid of a game with the usual box, or the box of this name or hash."""
    return aid_of(boxed_game(call, call.request.query_params.get("box", "")))


@cache
def aid_of(game: Game) -> Aid:
    """Build each aid once: it takes milliseconds, and there is one per box."""
    return game.aid()


def boxed_game(call: ApiCall, box: str) -> Game:
    catalogue, name = call.services.tables.catalogue, find_game(call).name
    found = catalogue.by_digest(name, box)
    if found:
        return found
    return catalogue.with_box(name, box)


@operation("GET", "/api/games/{game}/boxes/{digest}", gives=BoxContents)
async def box_contents(call: ApiCall) -> BoxContents:
    """Return everything in a box, with the provenance of each value."""
    name, digest = find_game(call).name, call.request.path_params["digest"]
    game = call.services.tables.catalogue.by_digest(name, digest)
    if game is None:
        raise Refused(NoBoxHash())
    sheets = [sheet_view(file, sheet) for file, sheet in sorted(game.box.sheets.items())]
    return BoxContents(box_view(game.box), sheets, dict(game.box.drawings))


def sheet_view(file: str, sheet: Sheet) -> SheetView:
    rows = [
        SheetRow(
            [row.values.get(column, "") for column in sheet.columns],
            [row.provenance(column) for column in sheet.columns],  # type: ignore[misc]
        )
        for row in sheet
    ]
    return SheetView(file, list(sheet.columns), rows)


def find_language(call: ApiCall) -> str:
    """Return the language of the query, English by default."""
    language: str = call.request.query_params.get("language", "en")
    if language not in languages():
        raise Refused(NoLanguage(languages()))
    return language


def find_game(call: ApiCall) -> Game:
    name = call.request.path_params["game"]
    if name not in insula.game_names():
        raise Refused(NoGame(insula.game_names()))
    return insula.game(name)
