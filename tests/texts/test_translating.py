"""Translators export one file, edit it and import it; a language is offered when it is complete."""

import csv
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from insula.texts.__main__ import main
from insula.texts.build import GAMES, HERE, read_package
from insula.texts.catalogue import CatalogueError, read_catalogue
from insula.texts.exchange import COLUMNS, export_texts, import_texts
from insula.texts.ledgers import GAMES as GAMES_FOLDER
from insula.texts.ledgers import compare, ledger_path
from insula.texts.status import count, counts, offer, state_of, status_lines
from insula.texts.translation import PACKAGES, Folders, read_json, rows

pytestmark = pytest.mark.one_speed
NEW = "nl"
TURN = "minerva/aid.turn.pass"
RULE = "minerva/rules/MN-8.4"


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Copies of the English and German catalogues and ledgers."""
    for package in PACKAGES:
        (tmp_path / "texts" / package).mkdir(parents=True)
        for language in ("en", "de"):
            name = f"{language}.json"
            shutil.copy(HERE / package / name, tmp_path / "texts" / package / name)
    for package in GAMES:
        (tmp_path / "games" / package).mkdir(parents=True)
        for name in ("rules.md", "rules.de.md"):
            shutil.copy(GAMES_FOLDER / package / name, tmp_path / "games" / package / name)
    return Folders(tmp_path / "texts", tmp_path / "games")


Edit = Callable[[dict[str, str]], str]


def exchange(language: str, folders: Folders, file: Path, edit: Edit) -> None:
    """Export, let `edit` write the translation of each row, and keep the file."""
    export_texts(language, file, folders)
    with file.open(newline="", encoding="utf-8-sig") as text:
        found = list(csv.DictReader(text))
    for row in found:
        row["translation"] = edit(row)
    write_rows(file, found)


def write_rows(file: Path, found: list[dict[str, str]]) -> None:
    with file.open("w", newline="", encoding="utf-8-sig") as text:
        writer = csv.DictWriter(text, COLUMNS)
        writer.writeheader()
        writer.writerows(found)


def only(key: str, translation: str) -> Edit:
    return lambda row: translation if row["key"] == key else row["translation"]


# -- a new language ------------------------------------------------------------------------------


def test_a_new_language_from_the_first_export_to_its_offer(
    folders: Folders, tmp_path: Path
) -> None:
    file = tmp_path / "nl.csv"
    exchange(NEW, folders, file, only(TURN, "Passen voor de rest van de ronde."))
    done = import_texts(NEW, file, folders)
    assert (done.written, done.faults) == (1, [])
    assert not folders.is_offered(NEW)
    assert state_of(NEW, folders) == "in progress, not offered"
    assert NEW not in read_package("minerva", folders.texts).languages

    exchange(NEW, folders, file, lambda row: row["translation"] or row["english"])
    assert import_texts(NEW, file, folders).faults == []
    assert all(row.state == "" for row in rows(NEW, folders))
    offer(NEW, folders)
    assert state_of(NEW, folders) == "offered"
    made = {name: read_package(name, folders.texts) for name in PACKAGES}["minerva"]
    assert made.aids[NEW].usual.texts["turn.pass"] == ["Passen voor de rest van de ronde."]
    for package in GAMES:
        ledgers = [ledger_path(package, each, folders.games) for each in ("en", NEW)]
        assert compare(ledgers[0], ledgers[1]) == []
        assert not (folders.unfinished(NEW) / f"{package}.rules.md").exists()


def test_a_language_with_missing_texts_is_not_offered(folders: Folders, tmp_path: Path) -> None:
    file = tmp_path / "nl.csv"
    exchange(NEW, folders, file, lambda row: "" if row["key"] == TURN else row["english"])
    import_texts(NEW, file, folders)
    with pytest.raises(CatalogueError, match="cannot offer it: 1 texts are missing"):
        offer(NEW, folders)
    assert not folders.is_offered(NEW)


def test_a_language_without_its_ledger_shows_the_english_rules(
    folders: Folders, tmp_path: Path
) -> None:
    file = tmp_path / "nl.csv"
    exchange(NEW, folders, file, lambda row: "" if row["key"] == RULE else row["english"])
    import_texts(NEW, file, folders)
    offer(NEW, folders)
    assert state_of(NEW, folders) == "offered; the rules of minerva are shown in English"
    read_package("minerva", folders.texts)


def test_a_missing_text_of_an_offered_language_fails_the_build(folders: Folders) -> None:
    path = folders.texts / "minerva" / "de.json"
    line = read_catalogue(path).entries["aid.turn.pass"].line
    lines = path.read_text("utf-8").split("\n")
    path.write_text("\n".join([*lines[: line - 1], *lines[line:]]), "utf-8")
    with pytest.raises(CatalogueError, match=r"there is no text 'aid\.turn\.pass'"):
        read_package("minerva", folders.texts)


# -- import --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "translation", "reason"),
    [
        ("minerva/aid.solo.aim", "Ziele auf {points}, {x}.", "has no argument {x}; it has: points"),
        ("minerva/aid.solo.aim", "Ziele hoch.", "does not use its argument {points}"),
        ("minerva/aid.solo.aim", "Ziele auf {points.", "an argument reads like {name}"),
        ("minerva/event.ended", "{x}", "'event.ended' has no argument {x}"),
        (RULE, "Die Hauptphase endet.", "MN-8.4 has the marks  instead of [T]"),
        (RULE, "[T] Die Hauptphase\nendet.", "MN-8.4 must be a single line"),
        ("app/list.pair", "{a} und {c}", "'list.pair' has no argument {c}; it has: a, b"),
    ],
)
def test_a_broken_translation_is_named_and_not_written(
    folders: Folders, tmp_path: Path, key: str, translation: str, reason: str
) -> None:
    file = tmp_path / "de.csv"
    new = {key: translation, TURN: "Passe."}
    exchange("de", folders, file, lambda row: new.get(row["key"], row["translation"]))
    before = {row.key: row.translation for row in rows("de", folders)}
    done = import_texts("de", file, folders)
    (fault,) = done.faults
    assert reason in str(fault)
    assert str(fault).startswith(f"de.csv, line {line_of(file, key)}: ")
    assert done.written == 1
    after = {row.key: row.translation for row in rows("de", folders)}
    assert {each for each in after if after[each] != before[each]} == {TURN}


def line_of(file: Path, key: str) -> int:
    """Return the last line of a row, as the csv module counts."""
    with file.open(newline="", encoding="utf-8-sig") as text:
        reader = csv.DictReader(text)
        return next(reader.line_num for row in reader if row["key"] == key)


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("minerva/aid.turn.pas", "no fact uses the text 'aid.turn.pas'"),
        ("minerva/page.nothing", "the English catalogue has no text 'page.nothing'"),
        ("minerva/rules/MN-99.1", "the English ledger has no 'rules/MN-99.1'"),
        ("chess/aid.turn", "'chess/aid.turn' is no key"),
        (TURN, f"'{TURN}' stands here for the second time"),
    ],
)
def test_a_key_that_is_wrong_or_stands_twice_is_named(
    folders: Folders, tmp_path: Path, key: str, reason: str
) -> None:
    file = tmp_path / "de.csv"
    row = dict.fromkeys(COLUMNS, "") | {"translation": "[T] Passe."}
    write_rows(file, [{**row, "key": TURN}, {**row, "key": key}])
    (fault,) = import_texts("de", file, folders).faults
    assert str(fault) == f"de.csv, line 3: {reason}"


def test_a_file_without_the_columns_is_refused(folders: Folders, tmp_path: Path) -> None:
    file = tmp_path / "de.csv"
    file.write_text("text,translation\nPass,Passe\n", encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"de.csv, line 1: the first line must name"):
        import_texts("de", file, folders)


def test_forms_and_names_that_english_lacks_can_be_imported(
    folders: Folders, tmp_path: Path
) -> None:
    file = tmp_path / "de.csv"
    row = dict.fromkeys(COLUMNS, "")
    placed = "{tile_acc} auf {cell} gelegt{turned, plural, =0 {} other {, # Mal gedreht}}"
    write_rows(
        file,
        [
            {**row, "key": "magna_roma/event.placed", "translation": placed},
            {**row, "key": "magna_roma/Tile.acc", "translation": "das Plättchen {number}"},
            {**row, "key": "magna_roma/monument:Forum", "translation": "Marktplatz"},
        ],
    )
    assert import_texts("de", file, folders).faults == []
    german = read_package("magna_roma", folders.texts).languages["de"]
    assert german.names["monument:Forum"] == "Marktplatz"
    assert "Tile.acc" in german.parts


def test_an_unchanged_export_changes_no_text(folders: Folders, tmp_path: Path) -> None:
    before = {package: read_json(folders.catalogue(package, "de")) for package in GAMES}
    file = tmp_path / "de.csv"
    export_texts("de", file, folders)
    done = import_texts("de", file, folders)
    assert (done.written, done.faults) == (0, [])
    assert {package: read_json(folders.catalogue(package, "de")) for package in GAMES} == before


def test_an_import_keeps_the_order_and_groups_of_the_english_file(
    folders: Folders, tmp_path: Path
) -> None:
    file = tmp_path / "nl.csv"
    exchange(NEW, folders, file, lambda row: "" if row["key"] == TURN else row["english"])
    import_texts(NEW, file, folders)
    exchange(NEW, folders, file, only(TURN, "Passen."))
    import_texts(NEW, file, folders)
    path = folders.catalogue("minerva", NEW)
    english = list(read_json(folders.texts / "minerva" / "en.json"))
    assert [key for key in read_json(path) if key in english] == english
    assert "\n\n" in path.read_text("utf-8")


# -- changes of the English text -----------------------------------------------------------------


def change_english(folders: Folders, text: str) -> None:
    path = folders.texts / "minerva" / "en.json"
    old = read_json(path)["aid.turn.pass"]
    path.write_text(path.read_text("utf-8").replace(old, text), "utf-8")


def test_a_translation_is_outdated_when_its_english_text_changes(
    folders: Folders, tmp_path: Path
) -> None:
    assert main(["confirm", "de"], folders) == 0
    assert count(list(rows("de", folders))).outdated == 0
    change_english(folders, "Pass until the next round.")
    assert [row.key for row in rows("de", folders) if row.state == "outdated"] == [TURN]

    file = tmp_path / "de.csv"
    exchange("de", folders, file, only(TURN, "Passe bis zur nächsten Runde."))
    import_texts("de", file, folders)
    assert count(list(rows("de", folders))).outdated == 0


def test_a_translation_of_an_older_export_is_outdated(folders: Folders, tmp_path: Path) -> None:
    file = tmp_path / "de.csv"
    exchange("de", folders, file, only(TURN, "Passe jetzt."))
    change_english(folders, "Pass until the next round.")
    import_texts("de", file, folders)
    assert [row.key for row in rows("de", folders) if row.state == "outdated"] == [TURN]


# -- status and commands -------------------------------------------------------------------------


def test_status_counts_texts_and_rules(folders: Folders, tmp_path: Path) -> None:
    file = tmp_path / "nl.csv"
    exchange(NEW, folders, file, lambda row: "[T] Klaar." if row["key"] == RULE else "")
    import_texts(NEW, file, folders)
    (minerva,) = [found for found in counts(NEW, folders) if found[0] == "minerva"]
    _, texts, rules = minerva
    english = len(read_json(folders.texts / "minerva" / "en.json"))
    assert (texts.translated, texts.missing, texts.outdated) == (0, english, 0)
    assert rules.translated == 1
    assert rules.missing > 60
    lines = list(status_lines(folders))
    assert any(line.split()[:4] == [NEW, "minerva", "0", str(english)] for line in lines)
    assert lines[-2:] == ["de: offered", "nl: in progress, not offered"]


def test_the_commands(folders: Folders, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "nl.csv")
    assert main(["export", NEW, file], folders) == 0
    assert main(["import", NEW, file], folders) == 0
    assert "0 texts changed, 0 rejected" in capsys.readouterr().out
    assert main(["status"], folders) == 0
    assert main(["offer", NEW], folders) == 1
    assert main(["import", NEW, str(tmp_path / "none.csv")], folders) == 1
    assert "No such file" in capsys.readouterr().err
    assert main(["export", "klingon", file], folders) == 1
    assert "'klingon' is not a language code" in capsys.readouterr().err
    assert main(["translate"], folders) == 2
