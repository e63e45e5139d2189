"""Laws of player aids: data without prose, a text for every key, and the provenance of the box."""

import re

import msgspec
import pytest

import insula
from insula.catalogue import shipped_games
from insula.cli.aid import aid_lines
from insula.kernel.aid import Aid, AidAmount, AidName, AidSign, AidText, AidWord
from insula.kernel.game import Game
from tests import aids

SHIPPED = [game for name in insula.game_names() for game in shipped_games(name)]
PLACEHOLDER = re.compile(r"\{(\w+)\}")
every_box = pytest.mark.parametrize(
    "game", SHIPPED, ids=[f"{game.name}-{game.box.path.name}" for game in SHIPPED]
)


@every_box
def test_every_key_has_a_text_that_uses_all_arguments(game: Game) -> None:
    aid, texts = game.aid(), game.aid_texts()
    assert sorted(aids.keys(aid) - set(texts.sentences)) == []
    for value in aids.values(aid):
        assert texts.say(value)
        if isinstance(value, AidText):
            assert set(PLACEHOLDER.findall(texts.sentences[value.key])) == set(value.values)


@pytest.mark.parametrize("name", ["magna-grecia", "minerva"])
def test_every_text_is_used(name: str) -> None:
    games = shipped_games(name)
    used = set().union(*(aids.keys(game.aid()) for game in games))
    optional = {"table.supplies", "count"}  # of boxes that count their tokens
    assert set(games[0].aid_texts().sentences) - used - optional == set()


@every_box
def test_every_word_is_used(game: Game) -> None:
    values = list(aids.values(game.aid()))
    words = {value.word for value in values if isinstance(value, AidWord)}
    amounts = {value.word for value in values if isinstance(value, AidAmount)}
    texts = game.aid_texts()
    assert {word for word in texts.words if not word.startswith("drawing.")} - words <= {
        "blank",
        "left",
        "middle",
        "right",  # slots that a solo game blocks
    }
    assert set(texts.amounts) == amounts


@every_box
def test_an_aid_has_no_prose(game: Game) -> None:
    """Names come from the box and signs are short; all else is a key, a word or a number."""
    sheets = game.box.sheets.values()
    written = {value for sheet in sheets for row in sheet for value in row.values.values()}
    for value in aids.values(game.aid()):
        if isinstance(value, AidName):
            assert value.name in written
        elif isinstance(value, AidSign):
            assert len(value.sign) <= 3


@every_box
def test_an_aid_survives_the_wire(game: Game) -> None:
    aid = game.aid()
    assert msgspec.json.decode(msgspec.json.encode(aid), type=Aid) == aid


@every_box
def test_rows_have_a_cell_for_each_column(game: Game) -> None:
    tables = [table for section in game.aid().sections for table in section.tables]
    assert {len(row) - len(table.columns) for table in tables for row in table.rows} == {0}


@every_box
def test_sections_name_chapters_of_the_edition(game: Game) -> None:
    ledger = game.rules()
    chapters = [chapter for section in game.aid().sections for chapter in section.rules]
    assert [chapter for chapter in chapters if not ledger.find(chapter)] == []


@every_box
def test_an_aid_tells_the_provenance_of_its_box(game: Game) -> None:
    aid = game.aid()
    assert aid.box.counts == game.box.counts()
    assert aid.box.digest == game.box.digest
    marks = {cell.mark for cell in aids.cells(aid)} - {"rule"}
    assert marks
    assert marks <= {mark for mark, count in game.box.counts().items() if count}


@every_box
def test_the_terminal_needs_at_most_a_hundred_columns(game: Game) -> None:
    lines = list(aid_lines(game))
    assert lines[0] == f"{game.title}: player aid"
    assert [line for line in lines if len(line) > 100 or "{" in line or "}" in line] == []
