"""`insula games`: what can be played."""

import insula
from insula.cli.language import say
from insula.cli.options import AsJson, print_json
from insula.kernel.game import Game


def games(as_json: AsJson = False) -> None:
    """List the games, their players and their options."""
    known = [insula.game(name) for name in insula.game_names()]
    if as_json:
        print_json([figures(game) for game in known])
        return
    from insula.cli.show import grid, output

    rows = [[game.name, game.title, span(game), option_text(game)] for game in known]
    texts = say()
    header = [texts.games_game(), texts.games_title(), texts.games_players()]
    output().print(grid([*header, texts.games_options()], rows))


def figures(game: Game) -> dict[str, object]:
    return {
        "game": game.name,
        "title": game.title,
        "players": list(game.players),
        "options": {
            option.name: {
                "values": list(option.values),
                "default": option.default,
                "about": option.about,
                "seat": option.seat,
                "of_seats": option.of_seats,
            }
            for option in game.options
        },
        "box": {"name": game.box.name, "version": game.box.version, "digest": game.box.digest},
        "rules_version": game.rules_version,
    }


def span(game: Game) -> str:
    return f"{game.players[0]}-{game.players[-1]}"


def option_text(game: Game) -> str:
    return "; ".join(
        f"{option.name}={'|'.join(option.values)} ({option.about})" for option in game.options
    )
