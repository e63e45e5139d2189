"""`insula aid`, the command `aid` at the table, and drawings that explain themselves."""

import csv
import shutil
from pathlib import Path

import pytest

import insula as package
from insula.arena.match import Match, play_recorded
from insula.cli.show import cells, drawing, folded
from insula.kernel.game import Game
from tests.aids import draw_state
from tests.commands.conftest import Insula

NAMES = package.game_names()


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A box of one's own, a copy of ours."""
    path = tmp_path / "mine"
    shutil.copytree(package.game("magna-roma").box.path, path)
    return path


# -- the aid -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_aid_of_a_game(insula: Insula, name: str) -> None:
    result = insula("aid", name)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"{package.game(name).title}: player aid\n")
    reconstructed = package.game(name).box.counts()["reconstructed"]
    assert f"{reconstructed} reconstructed" in " ".join(result.out.split())
    assert "TIES" in result.out or "Tie:" in result.out


@pytest.mark.parametrize("name", NAMES)
def test_the_aid_as_data(insula: Insula, name: str) -> None:
    found = insula("aid", name, "--json").json()
    assert found["game"] == name
    assert found["box"]["counts"] == package.game(name).box.counts()
    assert [section["key"] for section in found["sections"]] == [
        section.key for section in package.game(name).aid().sections
    ]


def test_the_aid_of_another_box(insula: Insula, box: Path) -> None:
    rewrite(box / "symbols.csv", 2, "greater", "7")
    assert "7 luxuries" in insula("aid", "magna-roma", "--box", str(box)).out
    assert "7 luxuries" not in insula("aid", "magna-roma").out


def rewrite(file: Path, line: int, column: str, value: str) -> None:
    with file.open(newline="", encoding="utf-8") as text:
        rows = list(csv.reader(text))
    rows[line - 1][rows[0].index(column)] = value
    with file.open("w", newline="", encoding="utf-8") as text:
        csv.writer(text).writerows(rows)


def test_a_game_there_is_not_has_no_aid(insula: Insula) -> None:
    result = insula("aid", "chess")
    assert (result.code, result.out) == (2, "")
    assert "there is no game 'chess'" in result.err


def test_the_aid_at_the_table(insula: Insula) -> None:
    said = insula("play", "minerva", "--bots", "none", "--seed", "1", typed="aid\nquit\n").out
    for line in insula("aid", "minerva").out.splitlines():
        assert line in said
    assert (
        "\n  aid      show the player aid"
        in insula("play", "minerva", "--bots", "none", "--seed", "1", typed="help\nquit\n").out
    )


# -- what is reconstructed -----------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_table_says_once_that_values_are_reconstructed(insula: Insula, name: str) -> None:
    said = insula("play", name, "--bots", "none", "--seed", "1", typed="board\nquit\n").out
    counts = package.game(name).box.counts()
    (line,) = [line for line in said.splitlines() if "reconstructed" in line]
    assert line.startswith("Values of this box: ")
    assert f"{counts['reconstructed']} reconstructed" in line
    assert line.endswith(f"'insula box show {name}' lists them.")


def test_another_box_is_named_by_its_folder(insula: Insula, box: Path) -> None:
    typed = ("play", "magna-roma", "--bots", "none", "--box", str(box))
    assert f"'insula box show {box}' lists them." in insula(*typed, typed="quit\n").out


def test_a_box_of_known_values_needs_no_warning(insula: Insula, box: Path) -> None:
    for sheet in box.glob("*.csv"):
        know_everything(sheet)
    typed = ("play", "magna-roma", "--bots", "none", "--box", str(box))
    assert "Values of this box" not in insula(*typed, typed="quit\n").out


def know_everything(sheet: Path) -> None:
    """Mark every value of a sheet as known."""
    with sheet.open(newline="", encoding="utf-8") as text:
        rows = list(csv.DictReader(text))
    columns = [name for name in rows[0] if name not in ("known", "reported", "inferred")]
    every = " ".join(package.game("magna-roma").box.sheets[sheet.name].columns)
    with sheet.open("w", newline="", encoding="utf-8") as text:
        writer = csv.DictWriter(text, [*columns, "known"], extrasaction="ignore")
        writer.writeheader()
        writer.writerows({**row, "known": every} for row in rows)


# -- rules of an edition -------------------------------------------------------------------------


def test_the_rules_of_the_draft_are_its_own(insula: Insula) -> None:
    said = insula("rules", "magna-roma-draft").out
    assert "MR-12.6 " not in said
    assert "MR-13.1 " not in said
    assert said.index("MR-12.5 ") < said.index("MR-20.3 ") < said.index("MR-12.7 ")
    assert "army (legion)" in " ".join(said.split())


@pytest.mark.parametrize(
    ("game", "id", "edition"),
    [("magna-roma-draft", "MR-12.6", "final"), ("magna-roma", "mr-20", "draft")],
)
def test_a_rule_of_the_other_edition_is_said_to_be_one(
    insula: Insula, game: str, id: str, edition: str
) -> None:
    result = insula("rules", game, id)
    assert result.code == 2
    assert f"{id.upper()} holds only in the {edition} edition" in result.err


# -- drawings ------------------------------------------------------------------------------------


def played(name: str, players: int) -> tuple[Game, str, str]:
    """The drawing of a finished game for screens of 80 and of 100 columns."""
    table, _ = play_recorded(Match(name, players, 3, ("random",) * players), 1)
    narrow, wide = (drawing(table.game, table.state, width) for width in (80, 100))
    return table.game, narrow, wide


@pytest.mark.parametrize("name", ["magna-roma", "magna-roma-draft"])
def test_magna_roma_fits_eighty_columns(name: str) -> None:
    _, narrow, _ = played(name, 4)
    assert max(cells(line) for line in narrow.splitlines()) <= 80


def test_minerva_fits_a_hundred_columns() -> None:
    _, _, wide = played("minerva", 4)
    assert max(cells(line) for line in wide.splitlines()) <= 100


def test_a_map_is_never_broken_between_its_hexes() -> None:
    table, _ = play_recorded(Match("magna-grecia", 4, 3, ("apprentice",) * 4), 1)
    drawn = draw_state(table.game, table.state).splitlines()
    shown = drawing(table.game, table.state, 80).splitlines()
    assert [line for line in drawn if not line.startswith("[bold]") and line not in shown] == []


def test_a_long_list_is_broken_between_its_entries() -> None:
    assert folded("[bold]Ring[/bold]     one   two   three", 18) == [
        "[bold]Ring[/bold]     one   two",
        "         three",
    ]


def track(drawn: str, board: str, name: str) -> list[str]:
    """A line of a board in a drawing, cut into the cells of its spaces."""
    block = drawn.split(f"[bold]{board}[/bold]\n")[1].splitlines()
    spaces = next(line for line in block if line.startswith("  space"))
    line = next(line for line in block if line.startswith(f"  {name} "))
    first = spaces.index(" 0") - 1
    return [line[at : at + 3].strip() for at in range(first, len(spaces), 3)]


def test_the_boards_of_magna_roma_show_their_values() -> None:
    game, drawn, _ = played("magna-roma", 2)
    sheets = game.box.sheets

    def column(file: str, name: str) -> list[str]:
        return [row.values[name] for row in sheets[file]]

    assert track(drawn, "Market board", "multiplier") == column("market.csv", "multiplier")
    end = [points.replace("0", "") for points in column("military.csv", "end_points")]
    assert track(drawn, "Military board", "VP at the end") == end
    assert track(drawn, "Pantheon board", "VP per blessing") == column("pantheon.csv", "value")
    assert track(drawn, "Dashboard", "value") == column("dashboard.csv", "red")
    bonuses = [f"{row.values['space']}: {row.values['amount']} " for row in sheets["bonuses.csv"]]
    assert [bonus for bonus in bonuses if bonus not in drawn] == []


def test_a_limited_supply_shows_what_is_left(box: Path) -> None:
    rewrite(box / "supplies.csv", 4, "limit", "yes")
    rewrite(box / "supplies.csv", 2, "limit", "no")
    game = package.game("magna-roma", str(box))
    count = list(game.box.sheets["supplies.csv"])[2].values["count"]
    assert f"[bold]Supply[/bold]   {count} blessings left" in draw_state(game, game.new(2, 1))


def test_the_legend_names_the_halves_and_their_symbols() -> None:
    game, _, drawn = played("magna-roma", 2)
    assert "B blade   L laurel   D disc" in drawn
    for row in game.box.sheets["symbols.csv"]:
        pair = "".join(sorted(row.values["halves"], key="BLD".index))
        assert f"{pair} {row.values['lesser']}/{row.values['greater']} " in drawn


@pytest.mark.rule("MR-20.7")
def test_the_draft_is_drawn_in_its_own_words() -> None:
    _, drawn, _ = played("magna-roma-draft", 2)
    shown = drawn.replace("Temple", "").casefold()
    for word in ("legion", "faith", "blessings", "pantheon", "dashboard"):
        assert word not in shown
    for word in ("armies", "gods' favor token", "neighborhoods board", "favor of the gods board"):
        assert word in shown
    assert "Moves and the log use the words of the final edition." in drawn


@pytest.mark.rule("MR-20.3")
def test_a_token_that_was_taken_is_drawn_no_more() -> None:
    game = package.game("magna-roma-draft")
    state = game.new(2, 1)
    assert sorted(filter(None, track(draw_state(game, state), "Military board", "VP token"))) == [
        "2",
        "3",
    ]
    state.war_tokens = 0  # type: ignore[attr-defined]
    assert "VP token" not in draw_state(game, state)
    spaces = len(game.box.sheets["military.csv"])
    assert len(track(draw_state(game, state), "Military board", "space")) == spaces


def test_minerva_draws_prices_prizes_and_a_legend() -> None:
    game = package.game("minerva")
    drawn = draw_state(game, game.new(3, 1))
    glory = [row.values for row in game.box.sheets["glory.csv"]]
    for row in glory:
        points = [row[place] for place in ("first", "second", "third") if row[place]]
        assert f"round {row['round']}: {'/'.join(points)} VP" in drawn
    first = next(iter(game.box.sheets["assistants.csv"])).values
    assert f"{first['denarii']} denarii or {first['glory']} glory" in drawn
    assert "P production   T trade   C cultural" in drawn
    assert "3: 0 VP" in drawn  # the highest order tile in use scores nothing (MN-9.4)
