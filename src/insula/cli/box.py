"""`insula box`: check a box, and show its values with their provenance."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import insula
from insula.catalogue import boxed_game
from insula.cli.faults import BAD_DATA, UsageFault, fault_text
from insula.cli.options import AsJson, GameName, print_json
from insula.kernel.game import Game
from insula.kernel.sheets import PROVENANCE, BoxError, Sheet

if TYPE_CHECKING:
    from rich.table import Table as Grid

app = typer.Typer(help="Check a box of components, or show it.", no_args_is_help=True)
MARKS = {"": "", "known": "", "reported": "'", "inferred": "~", "reconstructed": "?"}
STYLES = {
    "": "dim",
    "known": "bold",
    "reported": "green",
    "inferred": "cyan",
    "reconstructed": "yellow",
}
LEGEND = (
    "Marks: none for values that the rulebook states and for labels, ' reported by owners of the "
    "printed game, ~ inferred from the rulebook, ? reconstructed by us; - is an empty value."
)
EMPTY = "-"


@app.command("check")
def check(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="The folder of the box.")],
    as_json: AsJson = False,
) -> None:
    """Name file, line and reason of every fault of a box; exit code 1 if there is one."""
    if not path.is_dir():
        raise UsageFault(f"there is no box folder '{path}'")
    try:
        game = boxed_game(path)
    except BoxError as error:
        report_faults(error, as_json=as_json)
        raise typer.Exit(BAD_DATA) from error
    if as_json:
        print_json({"ok": True, "path": str(path), **about(game), "faults": []})
    else:
        print(f"{path}: {game.box.name} {game.box.version} for {game.title} is in order.")


def report_faults(error: BoxError, *, as_json: bool) -> None:
    if as_json:
        faults = [{"file": f.file, "line": f.line, "reason": f.reason} for f in error.faults]
        print_json({"ok": False, "path": str(error.path), "faults": faults})
        return
    for fault in error.faults:
        print(fault_text(fault))
    count = len(error.faults)
    print(f"{error.path}: {count} fault{'' if count == 1 else 's'}.")


def about(game: Game) -> dict[str, Any]:
    box = game.box
    return {"game": game.name, "name": box.name, "version": box.version, "digest": box.digest}


@app.command("list")
def list_boxes(game: GameName, as_json: AsJson = False) -> None:
    """List the boxes that ship with a game, the usual one first."""
    from insula.catalogue import shipped_games

    opened = shipped_games(game)
    if as_json:
        print_json(
            [{**about(e), "retired": e.box.retired, "counts": e.box.counts()} for e in opened]
        )
        return
    from insula.cli.show import grid, output

    rows = [
        [each.box.name, each.box.path.name, "retired" if each.box.retired else "", totals(each)]
        for each in opened
    ]
    output().print(grid(["box", "folder", "", "values"], rows))


def totals(game: Game) -> str:
    return counted(game.box.counts())


@app.command("show")
def show(
    which: Annotated[str, typer.Argument(metavar="GAME|PATH", help="A game, or a box's folder.")],
    box_name: Annotated[
        str, typer.Option("--box", metavar="NAME", help="A shipped box; 'box list' names them.")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Print every value of a box with its provenance."""
    game = insula.game(which, box_name) if which in insula.game_names() else shown_box(which)
    box = game.box
    if as_json:
        sheets = {file: sheet_figures(sheet) for file, sheet in box.sheets.items()}
        print_json(
            {
                **about(game),
                "path": str(box.path),
                "about": box.about,
                "counts": box.counts(),
                "sheets": sheets,
                "drawings": box.drawings,
            }
        )
        return
    from insula.cli.show import output

    screen = output()
    screen.print(f"{game.title}: box {box.name} {box.version}", style="bold", markup=False)
    screen.print(box.about, markup=False)
    screen.print(f"Folder: {box.path}", markup=False, soft_wrap=True)
    screen.print(LEGEND, markup=False)
    if box.retired:
        screen.print("This box is retired: it serves old records and experiments.", markup=False)
    for file, text in box.drawings.items():
        totals = f"  ({counted(box.drawn[file])})" if file in box.drawn else ""
        screen.print(f"\n{file}{totals}", style="bold", markup=False)
        screen.print(text.rstrip(), markup=False, highlight=False)
    for file, sheet in box.sheets.items():
        screen.print(f"\n{file}  ({counted(sheet.counts())})", style="bold", markup=False)
        screen.print(sheet_grid(sheet))
    screen.print(f"\nIn all: {counted(box.counts())}.", markup=False)


def shown_box(which: str) -> Game:
    if not Path(which).is_dir():
        games = ", ".join(insula.game_names())
        raise UsageFault(f"'{which}' is neither a game ({games}) nor a box folder")
    return boxed_game(Path(which))


def counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{counts[mark]} {mark}" for mark in PROVENANCE)


def sheet_figures(sheet: Sheet) -> dict[str, Any]:
    rows = [
        {
            column: {"value": row.values.get(column, ""), "mark": row.provenance(column)}
            for column in sheet.columns
        }
        for row in sheet
    ]
    return {"columns": list(sheet.columns), "counts": sheet.counts(), "rows": rows}


def sheet_grid(sheet: Sheet) -> "Grid":
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for column in sheet.columns:
        grid.add_column(column, overflow="fold")
    for row in sheet:
        cells = [(row.values.get(column, ""), row.provenance(column)) for column in sheet.columns]
        grid.add_row(*(Text((v or EMPTY) + MARKS[m], style=STYLES[m]) for v, m in cells))
    return grid
