"""`insula rules`: the ledger of a game's rules, as everything else quotes it."""

from typing import Annotated

import typer

from insula.cli.faults import UsageFault
from insula.cli.language import LanguageName, current
from insula.cli.options import AsJson, GameName, opened, print_json
from insula.kernel.game import Game
from insula.kernel.ledger import Rule


def rules(
    game: GameName,
    id: Annotated[str, typer.Argument(metavar="[ID]", help="Such as MR-8.2, or MR-8.")] = "",
    as_json: AsJson = False,
    language: LanguageName = None,
) -> None:
    """Show the rules of a game: all of them, a chapter, or one.

    [T] marks what the rulebook says, [R] a ruling of ours where it is silent. Only statements that
    hold in the game's edition are shown.
    """
    found = find_rules(opened(game, None), id, current())
    if as_json:
        print_json([{"id": rule.id, "chapter": rule.chapter, "text": rule.text} for rule in found])
        return
    from insula.cli.show import output

    screen = output()
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            screen.print(("" if not chapter else "\n") + rule.chapter, style="bold", markup=False)
            chapter = rule.chapter
        screen.print(statement(rule))


def find_rules(game: Game, id: str, language: str = "en") -> list[Rule]:
    """Return the rule of an id, all rules of a chapter, or the whole ledger."""
    ledger = game.rules(language)
    found = ledger.find(id) if id else list(ledger.rules.values())
    edition = ledger.edition_of(id)
    if not found and edition:
        raise UsageFault(f"{id.upper()} holds only in the {edition} edition of this game")
    if not found:
        ids = list(ledger.rules)
        raise UsageFault(f"there is no rule '{id}'; the rules run from {ids[0]} to {ids[-1]}")
    return found


def statement(rule: Rule) -> object:
    """An id with its text hanging beside it."""
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=8)
    grid.add_column()
    grid.add_row(Text(rule.id, style="bold"), Text(rule.text))
    return grid
