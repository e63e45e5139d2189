"""`insula play`: moves, hints and commands at the table."""

import re
from pathlib import Path

import pytest

from insula.bots.advice import MoveAdvice, Prospect
from insula.bots.budget import Budget
from insula.cli import hints, talk
from insula.cli.advice import advice_lines
from tests.commands.conftest import Insula, Result


def decisions(path: Path) -> list[str]:
    """The decisions of a record, without numbers."""
    lines = path.read_text().split("\n\n", 1)[1].splitlines()
    return [line.split(" ", 1)[1] for line in lines if line[:1].isdigit()]


def hot_seat(insula: Insula, typed: str, *more: str) -> Result:
    """Two people at one screen, always the same deal."""
    arguments = ["play", "magna-roma", "--bots", "none", "--seed", "7", "--record", "a.txt"]
    return insula(*arguments, *more, typed=typed)


# -- whole games -------------------------------------------------------------------------------


def test_bots_alone_play_to_the_end(insula: Insula) -> None:
    result = insula(
        "play", "magna-roma", "--bots", "random,apprentice", "--players", "2", "--seed", "3"
    )
    assert (result.code, result.err) == (0, "")
    assert "seat 1 (random bot)" in result.out
    assert re.search(r"^market +\d+ +\d+$", result.out, re.M)
    assert re.search(r"Game over. Ranking: 1. seat \d \(\w+ bot\), 2. seat", result.out)
    assert result.out.rstrip().endswith("Seed: 3")


def test_people_type_a_whole_game(insula: Insula, game_file: Path, tmp_path: Path) -> None:
    """The very moves of a recorded game, typed, give the same record but for the names."""
    text = game_file.read_text()
    seed = text.split("seed: ")[1].split()[0]
    arguments = ["play", "magna-roma", "--bots", "none", "--seed", seed, "--record", "typed.txt"]
    typed, played = [], decisions(game_file)
    result = insula(*arguments, "--players", "2", typed="")
    while len(decisions(tmp_path / "typed.txt")) < len(played):
        done = len(decisions(tmp_path / "typed.txt"))
        typed = [line.split("] ")[1] for line in played[done:]]
        result = insula(*arguments, typed="\n".join(typed) + "\n")
        assert len(decisions(tmp_path / "typed.txt")) > done
    assert "Game over" in result.out
    assert (tmp_path / "typed.txt").read_text() == text.replace(
        "seat 1: random bot\nseat 2: random bot", "seat 1: Seat 1\nseat 2: Seat 2"
    )


def test_solo_ends_with_a_rank(insula: Insula) -> None:
    result = insula(
        "play", "magna-roma", "--players", "1", "--bots", "apprentice", "--option", "level=II"
    )
    assert result.code == 0
    assert re.search(r"Game over with \d+ points: [A-Z].+\.", result.out)


def test_the_same_seed_and_words_are_the_same_game(insula: Insula) -> None:
    arguments = [
        "play",
        "magna-roma",
        "--seed",
        "11",
        "--players",
        "3",
        "--bots",
        "random,apprentice",
    ]
    one, other = (insula(*arguments, typed="pick 2\n").out for _ in range(2))
    assert one.split("Game saved")[0] == other.split("Game saved")[0]


def test_without_a_seed_each_deal_is_new_and_large(insula: Insula, tmp_path: Path) -> None:
    seeds = set()
    for name in ("a.txt", "b.txt"):
        insula("play", "magna-roma", "--record", name)
        seeds.add(int((tmp_path / name).read_text().split("seed: ")[1].split()[0]))
    assert len(seeds) == 2
    assert all(seed > 1 << 100 for seed in seeds)


# -- moves and hints ---------------------------------------------------------------------------


def test_a_move_may_be_typed_in_full_by_its_beginning_or_its_number(
    insula: Insula, tmp_path: Path
) -> None:
    hot_seat(insula, "pick 3\nPICK  2\nplace e4 turned 1\nno a\n")
    assert decisions(tmp_path / "a.txt")[:4] == [
        "[2] pick 3",
        "[1] pick 2",
        "[1] place e4 turned 1",
        "[1] no action",
    ]
    (tmp_path / "a.txt").unlink()
    hot_seat(insula, "1\np 3\nplace e4 t 1\n")
    assert decisions(tmp_path / "a.txt")[:3] == [
        "[2] pick 1",
        "[1] pick 3",
        "[1] place e4 turned 1",
    ]


def test_a_beginning_that_several_share_lists_them_and_plays_none(
    insula: Insula, tmp_path: Path
) -> None:
    result = hot_seat(insula, "pick 3\npick 2\nplace d\n4\n")
    listed = result.out.split("> place d\n")[1].splitlines()[:4]
    assert [line.split("  ")[2].strip() for line in listed] == [
        "place d5",
        "place d5 turned 1",
        "place d5 turned 2",
        "place d5 turned 3",
    ]
    assert decisions(tmp_path / "a.txt")[2] == "[1] place d5 turned 3"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place c1", ["place c1"]),
        ("place c", ["place c1", "place c1 turned 2", "place c10"]),
        ("p c1 t", ["place c1 turned 2"]),
        ("take 1", ["take 1"]),
        ("t 1", ["take 1"]),
        ("t", ["take 1", "take 10"]),
        ("take 1 2", []),
    ],
)
def test_what_a_beginning_may_mean(typed: str, meant: list[str]) -> None:
    known = ["place c1", "place c1 turned 2", "place c10", "take 1", "take 10"]
    assert hints.matching(known, typed) == meant


def test_moves_show_what_they_bring(insula: Insula) -> None:
    result = hot_seat(insula, "pick 3\npick 2\n")
    assert re.search(
        r"^ +\d+  place \w\d( turned \d)? +\+1 (luxury|VP|coin|legion|faith)", result.out, re.M
    )


@pytest.mark.parametrize("ask", ["?", "moves", "moves pick", ""])
def test_the_legal_moves_on_request(insula: Insula, ask: str) -> None:
    result = hot_seat(insula, f"{ask}\n")
    listed = result.out.split(f"> {ask}\n")[1]
    assert listed.splitlines()[0].split()[:3] == ["1", "pick", "1"]
    assert hot_seat(insula, "moves fly\n").out.count("No legal move starts with 'fly'.") == 1


def test_many_moves_are_told_by_how_they_begin(insula: Insula, game_file: Path) -> None:
    seed = game_file.read_text().split("seed: ")[1].split()[0]
    typed = "\n".join(line.split("] ")[1] for line in decisions(game_file)[:60])
    arguments = ["play", "magna-roma", "--bots", "none", "--seed", seed]
    said = insula(*arguments, typed=typed).out
    assert re.search(r"\d\d moves, starting with: place \w\d \(\d\), place", said)


def test_an_illegal_move_is_answered_with_the_rule(insula: Insula) -> None:
    result = hot_seat(insula, "pick 3\npick 2\nplace a1\nwhy place a1\nwhy place d5\nfly\n")
    assert (
        "'place a1' is not legal now: a1 is not next to a tile of your city (MR-3.1)" in result.out
    )
    assert "> why place a1\na1 is not next to a tile of your city (MR-3.1)\n" in result.out
    assert "'place d5' is legal." in result.out
    assert "'fly' is not a move of this game" in result.out
    assert result.code == 0


@pytest.mark.parametrize(
    "typed",
    [
        "²",
        "9" * 5000,
        "log " + "9" * 5000,
        "[red]",
        "\\",
        "why",
        "rules",
        "save \0",
        "save ~nobody/x",
    ],
)
def test_nothing_that_is_typed_breaks_the_table(insula: Insula, typed: str) -> None:
    result = hot_seat(insula, f"{typed}\nquit\n")
    assert result.code == 0
    assert result.err == ""
    assert "Resume it with" in result.out or "Nothing was played" in result.out


# -- commands ----------------------------------------------------------------------------------


def test_the_table_answers_questions(insula: Insula) -> None:
    typed = "pick 3\nscore\nlog\nboard\nrules MR-3.1\nrules MR-99\nhelp\n"
    said = hot_seat(insula, typed).out
    assert re.search(r"> score\npoints +seat 1 +seat 2\n", said)
    assert "> log\n1 seat 2 pick 3: picked the" in said
    assert said.split("> board\n")[1].startswith("Seat 1   0 coins")
    assert "> rules MR-3.1\nMR-3.1    [T] Place the tile orthogonally adjacent" in said
    assert "there is no rule 'MR-99'" in said
    assert "  undo     undo your last choice" in said


def test_a_hint_lists_the_best_moves_and_its_numbers_name_them(
    insula: Insula, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(talk, "USUAL", Budget(seconds=0.3))
    said = hot_seat(insula, "hint\n1\nhelp\n").out
    assert "Thinking for at most 0.3 seconds." in said
    best = re.search(r"^ +1  (pick \d)", said.split("Best moves")[1], re.M)
    assert best
    assert decisions(tmp_path / "a.txt")[0].endswith(best[1])
    assert "  hint     show the best moves" in said


def prospect(move: int, text: str) -> Prospect:
    sources, spreads = {"market": 20.0, "faith": 9.5, "legions": 0.0}, {"market": 3.5, "faith": 2.0}
    return Prospect(move, text, 0.5, 0.75, 29.5, 4.25, sources, {**spreads, "legions": 0.0}, [])


def test_a_hint_in_words_tells_points_and_where_they_come_from() -> None:
    hint = MoveAdvice(0, 100, 8, [prospect(4, "pick 12"), prospect(5, "pick 3")])
    assert advice_lines(hint, alone=False) == [
        "Best moves in the order of the search; figures are means of 8 games after each:",
        "   1  pick 12  29.5 ± 4.2 points, wins 75%",
        "      market 20.0 ± 3.5, faith 9.5 ± 2.0",
        "   2  pick 3   29.5 ± 4.2 points, wins 75%",
        "      market 20.0 ± 3.5, faith 9.5 ± 2.0",
    ]
    assert advice_lines(hint, alone=True)[1] == "   1  pick 12  29.5 ± 4.2 points"


def test_a_hint_in_words_without_games_tells_the_order() -> None:
    hint = MoveAdvice(0, 100, 0, [prospect(4, "pick 12"), prospect(5, "pick 3")])
    assert advice_lines(hint, alone=False) == [
        "Best moves in the order of the search; there was no time to play games after them:",
        "   1  pick 12",
        "   2  pick 3",
    ]


def test_the_screen_has_colours_only_where_wanted(
    insula: Insula, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    red = "\x1b[31m"
    assert red in hot_seat(insula, "pick 3\npick 2\nplace d5\nno\n").out
    assert red not in hot_seat(insula, "", "--no-color").out


def test_undo_redo_and_restart_keep_the_record_in_step(insula: Insula, tmp_path: Path) -> None:
    record = tmp_path / "a.txt"
    hot_seat(insula, "pick 3\npick 2\nplace d5\n")
    before = record.read_text()
    assert "place d5" in before
    said = hot_seat(insula, "undo\n").out
    undone = record.read_text()
    assert "place d5" not in undone
    assert before.startswith(undone)
    assert "Place your tile" in said.split("> undo")[1]
    hot_seat(insula, "place d5\nundo\nredo\n")
    assert record.read_text() == before
    hot_seat(insula, "restart turn\n")
    assert record.read_text() == undone.split("2 [1] pick 2")[0]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.txt"]


def test_what_was_turned_over_is_not_taken_back(insula: Insula, tmp_path: Path) -> None:
    hot_seat(insula, "pick 3\npick 2\nplace d5\nno\nreserve 5\n")
    before = (tmp_path / "a.txt").read_text()
    said = hot_seat(insula, "undo\nredo\n").out
    assert "Something hidden was revealed since." in said
    assert "There is nothing to redo." in said
    assert (tmp_path / "a.txt").read_text() == before
