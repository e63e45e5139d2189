"""`insula replay`: every line is checked, and the first bad one is named."""

import re
from pathlib import Path

import pytest

import insula as package
from insula.kernel.record import commitment
from tests.commands.conftest import Insula

FIELDS = [
    "ok",
    "game",
    "rules",
    "box",
    "players",
    "moves",
    "scores",
    "ranking",
    "breakdown",
    "view",
]


def edit(path: Path, line: int, text: str) -> None:
    """Another text on a line, counted from 1."""
    lines = path.read_text().splitlines()
    lines[line - 1] = text
    path.write_text("\n".join(lines) + "\n")


def first_decision(path: Path) -> int:
    """The line of decision 1."""
    return path.read_text().splitlines().index("") + 2


def test_a_good_record_comes_to_its_result(insula: Insula, game_file: Path) -> None:
    result = insula("replay", str(game_file), "--json")
    assert (result.code, result.err) == (0, "")
    found = result.json()
    assert list(found) == FIELDS
    assert (found["ok"], found["game"], found["players"]) == (True, "magna-roma", 2)
    lines = game_file.read_text().splitlines()
    assert f"result: {' '.join(map(str, found['scores']))}" == lines[-2]
    assert f"ranking: {' '.join(map(str, found['ranking']))}" == lines[-1]
    assert lines[-3].startswith(f"{found['moves']} [")
    assert [sum(each.values()) for each in found["breakdown"]] == found["scores"]
    assert found["view"]["over"] is True


def test_the_text_shows_table_log_and_points(insula: Insula, game_file: Path) -> None:
    found = insula("replay", str(game_file), "--json").json()
    said = insula("replay", str(game_file)).out
    assert re.search(r"^Seat 1   \d+ coin", said, re.M)
    assert f"{found['moves']} seat" in said
    assert "points      seat 1 (random bot)  seat 2 (random bot)" in said
    assert "Game over. Ranking: 1. seat" in said


def test_to_a_decision(insula: Insula, game_file: Path) -> None:
    at_start = insula("replay", str(game_file), "--to", "0", "--json").json()
    assert at_start["moves"] == 0
    seed = next(line for line in game_file.read_text().splitlines() if line.startswith("seed: "))
    game = package.game("magna-roma")
    opening = game.new(2, int(seed.removeprefix("seed: ")))
    assert at_start["view"] == game.view(opening)
    later = insula("replay", str(game_file), "--to", "40", "--json").json()
    assert later["moves"] == 40
    assert later["view"]["over"] is False
    past = insula("replay", str(game_file), "--to", "9999")
    assert past.code == 2
    assert "--to 9999 is past its end" in past.err


def test_an_illegal_move_names_line_rule_and_reason(insula: Insula, game_file: Path) -> None:
    lines = game_file.read_text().splitlines()
    line = next(n for n, text in enumerate(lines, 1) if "] place " in text)
    head = lines[line - 1].split("] ")[0]
    edit(game_file, line, f"{head}] place a1")
    result = insula("replay", str(game_file), "--json")
    assert result.code == 1
    found = result.json()
    assert found["ok"] is False
    assert found["line"] == line
    assert found["rule"] == "MR-3.1"
    assert "'place a1' is not legal now" in found["message"]
    assert found["moves"] == line - first_decision(game_file)
    assert found["view"]["over"] is False
    assert result.err.count("\n") == 1
    text = insula("replay", str(game_file))
    assert text.code == 1
    assert f"line {line}: 'place a1' is not legal now" in text.err
    assert re.search(r"^Seat 1   \d+ coin", text.out, re.M)


CORRUPTIONS = {
    "2 [9] pick 1": "seat",
    "7 [1] pick 1": "here stands decision 2, not 7",
    "gibberish": "a decision reads '12 [1] move', not 'gibberish'",
    "2 [2] fly to the moon": "is not a move of this game",
    "result: 1 2": "the game is not over here",
    "x" * 600: "a line has at most",
}


@pytest.mark.parametrize(("line", "message"), CORRUPTIONS.items(), ids=lambda value: value[:20])
def test_every_bad_line_is_named(insula: Insula, game_file: Path, line: str, message: str) -> None:
    at = first_decision(game_file) + 1
    edit(game_file, at, line)
    result = insula("replay", str(game_file), "--json")
    assert result.code == 1
    assert result.json()["line"] == at
    assert message in result.json()["message"]


@pytest.mark.parametrize(
    ("key", "line", "message"),
    [
        ("game", "game: chess", "there is no game 'chess'"),
        ("rules", "rules: 99", "has no version 99 of its rules"),
        ("box", "box: other 1 abc", "(hash abc): give its folder with --box"),
        ("players", "players: 8", "is for 1 to 4 players, not 8"),
        ("seed", "seed: seven", "'seed' must be a whole number"),
        ("seed", "colour: red", "nobody reads 'colour'"),
        ("option level", "option level: IV", "option 'level' is one of"),
    ],
)
def test_a_bad_header_is_told(
    insula: Insula, game_file: Path, key: str, line: str, message: str
) -> None:
    lines = game_file.read_text().splitlines()
    at = next(n for n, text in enumerate(lines, 1) if text.startswith(f"{key}: "))
    edit(game_file, at, line)
    result = insula("replay", str(game_file), "--json")
    assert result.code == 1
    assert result.json()["ok"] is False
    found = result.json()["message"]
    assert message in found or "the header lacks 'seed'" in found
    assert result.err.count("\n") == 1


def test_a_cut_record_says_where(insula: Insula, game_file: Path) -> None:
    lines = game_file.read_text().splitlines()
    middle = len(lines) // 2
    game_file.write_text("\n".join([*lines[:middle], lines[middle][:-2]]))
    result = insula("replay", str(game_file), "--json")
    assert result.code == 1
    assert "cut off" in result.json()["message"]
    assert result.json()["line"] == len(game_file.read_text().splitlines())
    assert result.json()["moves"] > 10


@pytest.mark.parametrize("junk", [b"", b"\xff\xff", b"\0" * 50, b"insula record 1\n"])
def test_junk_is_no_record(insula: Insula, tmp_path: Path, junk: bytes) -> None:
    (tmp_path / "junk").write_bytes(junk)
    result = insula("replay", "junk", "--json")
    assert result.code == 1
    assert result.json()["ok"] is False
    assert "should not happen" not in result.err


def promise(path: Path, seed_of_promise: int) -> None:
    """A record that promised its shuffle before the first decision."""
    text = path.read_text()
    lines = f"shuffle: {commitment(seed_of_promise, 'pepper')}\nsalt: pepper\nseed: "
    path.write_text(text.replace("seed: ", lines, 1))


def test_a_promised_shuffle_is_checked(insula: Insula, game_file: Path) -> None:
    text = game_file.read_text()
    bare = insula("replay", str(game_file), "--verify-shuffle")
    assert bare.code == 1
    assert "the record promises no shuffle" in bare.err
    promise(game_file, int(text.split("seed: ")[1].split()[0]))
    kept = insula("replay", str(game_file), "--verify-shuffle", "--json")
    assert kept.code == 0
    assert kept.json()["shuffle"] is True
    game_file.write_text(text)
    promise(game_file, 12345)
    broken = insula("replay", str(game_file), "--verify-shuffle", "--json")
    assert broken.code == 1
    assert broken.json()["ok"] is False
    assert "do not give the promised shuffle" in broken.json()["message"]
