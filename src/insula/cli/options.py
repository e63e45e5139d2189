"""Arguments and options that several commands share."""

import importlib.util
import json
import platform
import secrets
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

import insula
from insula.bots import Bot, bot
from insula.cli.deprecated import current_bot
from insula.cli.faults import UsageFault
from insula.kernel.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; 'insula games' lists them.")]
Players = Annotated[int, typer.Option(help="Seats at the table; 1 plays solo.")]
Seed = Annotated[int, typer.Option(help="Seed of the deal, from 0 to 2**128 - 1.")]
BoxPath = Annotated[
    Path | None,
    typer.Option("--box", metavar="PATH", help="A box: its folder, or a shipped one's name."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game, such as level=II."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Workers = Annotated[
    int, typer.Option(min=0, help="Number of worker processes; 0 for one per core.")
]
NoColor = Annotated[bool, typer.Option("--no-color", help="No colours.")]


def opened(name: str, box: Path | None) -> Game:
    """A game with its box."""
    return insula.game(name, str(box) if box else "")


def chosen(options: list[str] | None) -> dict[str, str]:
    """`--option level=II` as a dictionary."""
    found: dict[str, str] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise UsageFault(f"an option reads KEY=VALUE, not '{text}'")
        if name in found:
            raise UsageFault(f"option '{name}' is given twice")
        found[name] = value
    return found


def bot_list(text: str, made: Callable[[str], Bot] = bot) -> list[str]:
    """Split `novice,random` into the names of existing bots."""
    names = [current_bot(name.strip()) for name in text.split(",")]
    for name in names:
        made(name)
    return names


def player_list(text: str) -> list[str]:
    """The same for the arena, which takes what people bring as well."""
    from insula.arena.players import player

    return bot_list(text, player)


def spoken(command: str, game: str, **options: Any) -> str:
    """A command line that makes the same figures again; options that say nothing are left out."""
    words = ["insula", command, game]
    for name, value in options.items():
        for each in value if isinstance(value, list) else [value]:
            words += [] if each in (None, "") else [f"--{name}", str(each)]
    return shlex.join(words)


def fresh_seed(bits: int) -> int:
    return secrets.randbits(bits)


def print_json(figures: Any) -> None:
    print(json.dumps(figures, indent=2))


def machine() -> dict[str, str]:
    return {
        "version": insula.__version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
    }


def require_benchmarks() -> None:
    """Refuse a benchmark of the server or page in an installation, which does not contain them."""
    if importlib.util.find_spec("insula.server.bench") is None:
        raise UsageFault(
            "this benchmark is not part of an installed Insula: run it from a checkout"
        )
