"""Laws of player aids: data without prose, a text for every key, and the provenance of the box."""

import msgspec
import pytest

import insula
from insula.catalogue import shipped_games
from insula.cli.aid import aid_lines
from insula.kernel.aid import Aid, AidName, AidSign
from insula.kernel.game import Game
from insula.texts import aid_texts, languages
from insula.texts.aid_usage import aid_headings, aid_values
from tests import aids

SHIPPED = [game for name in insula.game_names() for game in shipped_games(name)]
every_box = pytest.mark.parametrize(
    "game", SHIPPED, ids=[f"{game.name}-{game.box.path.name}" for game in SHIPPED]
)


@pytest.mark.parametrize("language", languages())
@every_box
def test_every_value_has_a_text(game: Game, language: str) -> None:
    """A text that does not have all its arguments raises TypeError."""
    aid, texts = game.aid(), aid_texts(game, language)
    assert all(texts.show(value) for value in aid_values(aid))
    assert all(texts.text(key) for key in aid_headings(aid))


@pytest.mark.parametrize("name", ["magna-grecia", "minerva"])
def test_every_text_is_used(name: str) -> None:
    games = shipped_games(name)
    used = set().union(*(aids.keys(game.aid()) for game in games))
    optional = {"table.supplies", "count"}  # of boxes that count their tokens
    assert set(aid_texts(games[0]).texts) - used - optional == set()


@pytest.mark.parametrize("name", ["magna-roma", "magna-grecia", "minerva"])
def test_every_name_of_a_translation_is_in_a_box(name: str) -> None:
    """A name that no box has is a spelling mistake, or stands for a box that is gone."""
    games = [game for each in insula.game_names() for game in shipped_games(each)]
    values = [value for game in games for value in aid_values(game.aid())]
    known = {f"{value.of}:{value.name}" for value in values if isinstance(value, AidName)}
    for language in languages():
        assert set(aid_texts(insula.game(name), language).names) - known == set()


@every_box
def test_an_aid_has_no_prose(game: Game) -> None:
    """Names come from the box and signs are short; all else is a key, a word or a number."""
    sheets = game.box.sheets.values()
    written = {value for sheet in sheets for row in sheet for value in row.values.values()}
    for value in aid_values(game.aid()):
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
def test_an_aid_shows_the_provenance_of_its_box(game: Game) -> None:
    aid = game.aid()
    assert aid.box.counts == game.box.counts()
    assert aid.box.digest == game.box.digest
    marks = {cell.mark for cell in aids.cells(aid)} - {"rule"}
    assert marks
    assert marks <= {mark for mark, count in game.box.counts().items() if count}


@pytest.mark.parametrize("language", languages())
@every_box
def test_the_terminal_needs_at_most_a_hundred_columns(game: Game, language: str) -> None:
    lines = list(aid_lines(game, language))
    assert lines[0] == f"{game.title}: player aid"
    assert [line for line in lines if len(line) > 100 or "{" in line or "}" in line] == []
