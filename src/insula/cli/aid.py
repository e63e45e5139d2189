"""`insula aid`: the player aid of a game, made from its box."""

import shlex
from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

import insula
from insula.cli.language import LanguageName, current, say
from insula.cli.options import AsJson, BoxPath, GameName, opened
from insula.texts import aid_texts

if TYPE_CHECKING:
    from insula.kernel.aid import Aid, AidCell, AidSection, AidTable, AidTexts
    from insula.kernel.game import Game

WIDTH = 96
INDENT = "  "
GAP = "  "
MARKS = {"reported": "'", "inferred": "~", "reconstructed": "?"}


def aid(
    game: GameName,
    box: BoxPath = None,
    as_json: AsJson = False,
    language: LanguageName = None,
) -> None:
    """Print the player aid of a game: symbols, costs, boards, scoring, ties, solo titles.

    Every number is read from the box; '?' marks those that are reconstructed.
    """
    found = opened(game, box)
    if as_json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(found.aid()), indent=2).decode())
        return
    for line in aid_lines(found, current()):
        print(line)


def aid_lines(game: "Game", language: str = "en") -> Iterator[str]:
    """Yield the aid as plain text, at most `WIDTH` columns wide where its tables allow."""
    found, texts = game.aid(), aid_texts(game, language)
    yield f"{found.title}: player aid"
    yield from folded(box_line(found), "")
    for section in found.sections:
        yield ""
        yield from section_lines(section, texts)


def box_line(found: "Aid") -> str:
    """Which box this is, and how much of it is reconstructed."""
    counts = ", ".join(f"{count} {mark}" for mark, count in found.box.counts.items() if count)
    told = f"Box '{found.box.name}' {found.box.version}: {counts} values."
    signs = [f"{sign} {mark}" for mark, sign in MARKS.items() if found.box.counts.get(mark)]
    return told + (f" Marks: {', '.join(signs)}." if signs else "")


def provenance_lines(game: "Game") -> list[str]:
    """What a player should know about the values of a box; nothing if none is reconstructed."""
    counts = game.box.counts()
    if not counts["reconstructed"]:
        return []
    usual = insula.game(game.name).box.path == game.box.path
    shown = game.name if usual else shlex.quote(str(game.box.path))
    told = ", ".join(f"{count} {mark}" for mark, count in counts.items() if count)
    return [say().values(counts=told, box=shown)]


def section_lines(section: "AidSection", texts: "AidTexts") -> Iterator[str]:
    yield f"{texts.text(f'section.{section.key}').upper()}  ({', '.join(section.rules)})"
    for number, line in enumerate(section.lines, 1):
        yield from folded(texts.show(line), f"{INDENT}{f'{number}.' if section.ordered else '-'} ")
    for table in section.tables:
        yield ""
        yield f"{INDENT}{texts.text(f'table.{table.key}')}"
        yield from table_lines(table, texts)


def folded(text: str, head: str) -> list[str]:
    """A sentence in lines, with the later ones under the first."""
    return wrap(text, WIDTH, initial_indent=head, subsequent_indent=" " * len(head))


# -- tables --------------------------------------------------------------------------------------


def table_lines(table: "AidTable", texts: "AidTexts") -> Iterator[str]:
    """Columns side by side; figures stand to the right in the tables of tracks."""
    header = [texts.show(column) for column in table.columns]
    rows = [[cell_text(cell, texts) for cell in row] for row in table.rows]
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    for cells in [header, *rows]:
        yield INDENT * 2 + aligned(cells, widths, across=table.across).rstrip()


def cell_text(cell: "AidCell", texts: "AidTexts") -> str:
    """A value with the sign of its provenance; none for what is known."""
    if cell.value is None:
        return "-"
    return texts.show(cell.value) + MARKS.get(cell.mark, "")


def aligned(cells: Sequence[str], widths: Sequence[int], *, across: bool) -> str:
    padded = [
        cell.rjust(width) if across and at else cell.ljust(width)
        for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return GAP.join(padded) if not across else padded[0] + GAP + " ".join(padded[1:])
