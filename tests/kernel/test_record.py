"""Records: errors are reported, and everything before them is kept."""

from pathlib import Path

import pytest

import insula
from insula.kernel.record import RecordError, Replay, commitment, read_file, replay, write
from insula.kernel.table import Table
from tests.laws.golden import RECORDS

GOOD = (RECORDS / "magna-roma-2.txt").read_text(encoding="utf-8")
LINES = GOOD.splitlines()
FIRST = LINES.index("") + 1  # index of the first decision


def read(text: str) -> Replay:
    return replay(text, lambda header: insula.game(header.game, rules=header.rules))


def with_line(number: int, line: str) -> str:
    """The good record with one line (counted from 1) replaced."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:], ""])


def error_of(text: str) -> tuple[int, str, str]:
    found = read(text).error
    assert found is not None
    reasons = [f"{insula.text(reason)} ({reason.rule})" for reason in found.reasons]
    return found.line, found.rule, "; ".join([found.message, *reasons])


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("1 [2] pick 3", "seat 1 decides here, not 2"),
        ("2 [1] pick 3", "here stands decision 1, not 2"),
        ("1 [1] pick 12", "the ring has 8 slots (MR-1.2)"),
        ("1 [1] place e4", "now pick your first tile"),
        ("1 [1] dance", "is not a move of this game"),
        ("one two three", "a decision reads '12 [1] move'"),
        ("result: 1 2", "the game is not over here"),
        ("1 [1] " + "x" * 600, "at most 500 characters"),
    ],
)
def test_the_first_bad_line_is_named_with_its_reason(line: str, message: str) -> None:
    number, _, told = error_of(with_line(FIRST + 1, line))
    assert number == FIRST + 1
    assert message in told


def test_an_illegal_move_names_the_rule() -> None:
    where = next(at for at, line in enumerate(LINES) if "] place" in line)
    start = LINES[where].split("place")[0]
    number, rule, _ = error_of(with_line(where + 1, f"{start}place a1"))
    assert (number, rule) == (where + 1, "MR-3.1")


def test_everything_before_a_bad_line_is_kept() -> None:
    found = read(with_line(FIRST + 31, "30 [1] nonsense"))
    assert found.error is not None
    assert len(found.table.history) == 30
    assert GOOD[: found.good].splitlines() == LINES[: FIRST + 30]


@pytest.mark.parametrize("cut", [1, 5, 40, 1000])
def test_a_cut_record_is_good_up_to_its_last_whole_line(cut: int) -> None:
    text = GOOD[:-cut].rstrip("\n")  # a cut between two lines would be no fault
    found = read(text)
    assert found.error is not None
    assert "cut off here" in found.error.message
    assert text[: found.good].endswith("\n")
    assert len(text) - found.good < 60


def test_a_record_may_end_after_any_whole_decision() -> None:
    for count in (0, 1, 50):
        found = read("\n".join([*LINES[: FIRST + count], ""]))
        assert found.error is None
        assert len(found.table.history) == count


@pytest.mark.parametrize(
    ("key", "line", "message"),
    [
        ("insula", "insula record 9", "a record begins with 'insula record 1'"),
        ("players", "players: two", "'players' must be a whole number"),
        ("players", "nothing", "a header line reads 'key: value'"),
        ("seed", "seed: -4", "'seed' must be a whole number"),
        ("seed", "seed: " + "9" * 50, "'seed' must be a whole number"),
        ("seed", "players: 2", "'players' was said on line"),
        ("seed", "colour: red", "nobody reads 'colour'"),
        ("rules", "rules: 99", "has no version 99 of its rules"),
        ("players", "players: 7", "for 1 to 4 players, not 7"),
        ("option", "option level: IX", "option 'level' is one of"),
    ],
)
def test_a_bad_header_is_reported(key: str, line: str, message: str) -> None:
    where = next(at for at, text in enumerate(LINES) if text.startswith(key))
    with pytest.raises(RecordError) as caught:
        read(with_line(where + 1, line))
    assert message in str(caught.value)


@pytest.mark.parametrize("key", ["game", "rules", "box", "players", "seed"])
def test_a_missing_header_line_is_reported(key: str) -> None:
    kept = [line for line in LINES if not line.startswith(f"{key}: ")]
    with pytest.raises(RecordError, match=f"the header lacks '{key}'"):
        read("\n".join([*kept, ""]))


@pytest.mark.parametrize("line", ["result: 99 1", "ranking: 2 1"])
def test_a_wrong_result_is_reported(line: str) -> None:
    where = next(at for at, text in enumerate(LINES) if text.startswith(line.split()[0]))
    number, _, message = error_of(with_line(where + 1, line))
    assert number == where + 1
    assert "the game came to" in message


def test_nothing_may_follow_the_end() -> None:
    number = len(LINES) + 1
    assert error_of(GOOD + "150 [1] pick 1\n")[:1] == (number,)


def test_comments_and_empty_lines_are_passed_over() -> None:
    text = with_line(FIRST + 1, f"# a fine start\n\n{LINES[FIRST]}")
    assert read(text).error is None


def test_names_cannot_break_the_format() -> None:
    table = Table(insula.game("magna-roma"), 2, 5, names=["A\nseed: 1", "   "])
    assert read(write(table)).table.names == ["A seed: 1", "?"]


def test_other_files_are_refused(tmp_path: Path) -> None:
    folder = tmp_path
    with pytest.raises(RecordError, match="cannot be read"):
        read_file(folder / "missing.txt")
    (folder / "latin.txt").write_bytes(b"insula record 1\ngame: \xff\n")
    with pytest.raises(RecordError, match="line 2: this is not UTF-8"):
        read_file(folder / "latin.txt")


def test_the_shuffle_can_be_checked_after_the_end() -> None:
    table = Table(insula.game("magna-roma"), 2, 5)
    text = write(table, commitment(5, "salt"), "salt")
    header = read(text).header
    assert header.shuffle == commitment(header.seed, header.salt)
    assert commitment(5, "salt") != commitment(6, "salt") != commitment(6, "pepper")
