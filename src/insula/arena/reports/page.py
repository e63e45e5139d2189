"""The HTML page of a report, and its tables."""

from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
Cell = str | tuple[str, str]  # text, or HTML with its class


@cache
def style() -> str:
    return (Path(__file__).parent / "report.css").read_text("utf-8")


def page(title: str, parts: Sequence[str]) -> str:
    """Return the complete page."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style()}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</main>\n"
        "</body>\n</html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def subheading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def paragraph(text: str, kind: str = "") -> str:
    marked = f' class="{kind}"' if kind else ""
    return f"<p{marked}>{escape(text)}</p>"


def made_by(command: str) -> str:
    """Return the command that reproduces the report."""
    return f'<p class="made">Made by <code>{escape(command)}</code></p>'


def bullet_list(sentences: Sequence[str]) -> str:
    items = "".join(f"<li>{escape(each)}</li>" for each in sentences)
    return f"<ul>{items}</ul>"


def table(
    header: Sequence[str], rows: Sequence[Sequence[Cell]], kind: str = "", caption: str = ""
) -> str:
    """Return a table that scrolls if it is too wide. Numbers are aligned to the right.

    The first column contains names, even if one begins with a number.
    """
    heads = "".join(head(text, [row[at] for row in rows]) for at, text in enumerate(header))
    body = "".join(
        f"<tr>{name(row[0])}{''.join(cell(each) for each in row[1:])}</tr>\n" for row in rows
    )
    above = f"<caption>{escape(caption)}</caption>" if caption else ""
    return (
        f'<div class="scroll"><table class="{kind}">{above}<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>{body}</tbody></table></div>"
    )


def name(each: Cell) -> str:
    return f"<td>{escape(each)}</td>" if isinstance(each, str) else cell(each)


def is_figure(each: Cell) -> bool:
    text = each if isinstance(each, str) else ""
    return text[:1].isdigit() or (text[:1] in ("-", "+") and text[1:2].isdigit())


def head(text: str, column: Sequence[Cell]) -> str:
    figures = bool(column) and all(is_figure(each) for each in column)
    return f'<th scope="col"{" class=figure" if figures else ""}>{escape(text)}</th>'


def cell(each: Cell) -> str:
    if isinstance(each, tuple):
        return f'<td class="{each[1]}">{each[0]}</td>'
    return f"<td{' class=figure' if is_figure(each) else ''}>{escape(each)}</td>"
