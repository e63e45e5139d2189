"""Bots that people bring to the arena: code of their own, or weights they trained."""

import json
import sys
from pathlib import Path

import pytest

import insula as package
from insula.arena.code_hashes import hash_folder
from insula.arena.players import player
from insula.bots import bot_name
from insula.bots.evaluation import LEARNED
from insula.kernel.random import seeded
from tests.commands.conftest import Insula
from tests.commands.test_readme import blocks

pytestmark = pytest.mark.one_speed
ROMA = "magna-roma"
DOCS = Path(__file__).parents[2] / "docs" / "arena.md"
CLEVER = """
from beside import FIRST

class Clever:
    def choose(self, state, rng):
        return state.legal()[FIRST]

class Cheat:
    def choose(self, state, rng):
        return -1

class Late:
    made = 0

    def choose(self, state, rng):
        self.made += 1
        return state.legal()[0] if self.made < 5 else -1

class Dumb:
    pass

def broken():
    return Broken()

class Broken:
    def choose(self, state, rng):
        return 1 // 0
"""


ENDING = """
import sys

print("somebody is here")

class Ends:
    def choose(self, state, rng):
        sys.exit(0)

class EndsEarly:
    def __init__(self):
        sys.exit()

class Unmade:
    def __init__(self):
        raise ValueError("no\\nway")

class Talks:
    def choose(self, state, rng):
        print("hm")
        return state.legal()[0]

class EndsLater(Talks):
    made = 0

    def choose(self, state, rng):
        self.made += 1
        return super().choose(state, rng) if self.made < 5 else sys.exit("enough")
"""
VERSION = """
from helper import AT

class Mine:
    def choose(self, state, rng):
        from late import MORE
        return state.legal()[AT + MORE]
"""


@pytest.fixture(autouse=True)
def _brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies in the folder where the commands run."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "beside.py").write_text("FIRST = 0\n")
    (tmp_path / "mine.py").write_text(CLEVER)
    (tmp_path / "ending.py").write_text(ENDING)
    (tmp_path / "ended.py").write_text("raise SystemExit\n")
    (tmp_path / "bad.py").write_text("import nothing_of_the_kind\n")
    (tmp_path / "other.json").write_text("{}")


def test_a_bot_of_ones_own_plays_a_tournament(insula: Insula) -> None:
    said = insula(
        "tournament",
        ROMA,
        "--bots",
        "mine.py:Clever,random",
        "--games",
        "4",
        "--out",
        "t",
        "--json",
    )
    assert (said.code, said.err) == (0, "")
    assert said.json()["games"] == 4
    assert sorted(each["bot"] for each in said.json()["standings"]) == ["mine.py:Clever", "random"]
    assert "mine.py:Clever bot" in Path("t/games/game-000001.txt").read_text()


@pytest.mark.parametrize("game", [ROMA, "magna-grecia", "minerva"])
def test_the_bot_in_the_docs_beats_chance(insula: Insula, game: str) -> None:
    (code,) = blocks(DOCS.read_text("utf-8"), "python")
    Path("grabber.py").write_text(code)
    bots = ["--bots", "grabber.py:Grabber,random"]
    said = insula("tournament", game, *bots, "--games", "8", "--out", "t", "--json")
    assert said.json()["standings"][0]["bot"] == "grabber.py:Grabber"


def test_weights_play_like_the_level_that_has_them(insula: Insula) -> None:
    Path("w.json").write_bytes((LEARNED / "magna-roma-together.json").read_bytes())
    games = []
    for at, name in enumerate(["w.json:iterations=4", "senator:iterations=4"]):
        records = f"r{at}"
        done = insula(
            *("simulate", ROMA, "--bots", name, "--games", "1", "--seed", "3"),
            *("--records", records),
        )
        assert (done.code, done.err) == (0, "")
        games.append(next(Path(records).iterdir()).read_text().replace(name, "?"))
    assert games[0] == games[1]


def test_a_file_takes_no_module_from_others(insula: Insula) -> None:
    Path("random.py").write_text(CLEVER)
    assert insula("simulate", ROMA, "--bots", "random.py:Clever", "--games", "1").code == 0
    assert "Clever" not in vars(sys.modules["random"])


def write_version(folder: Path, at: int, more: int) -> None:
    folder.mkdir()
    (folder / "mine.py").write_text(VERSION)
    (folder / "helper.py").write_text(f"AT = {at}\n")
    (folder / "late.py").write_text(f"MORE = {more}\n")


def test_two_versions_of_a_bot_have_modules_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the folder of the command has some of these names, and they import late."""
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "helper.py").write_text("AT = 7\n")
    write_version(tmp_path / "old", 1, 0)
    write_version(tmp_path / "new", 2, 3)
    state, path = package.game(ROMA).new(players=2, seed=1), list(sys.path)
    old, new = (player(f"{version}/mine.py:Mine") for version in ("old", "new"))
    for bot, at in ((old, 1), (new, 5), (old, 1)):
        assert bot.choose(state, seeded(1)) == state.legal()[at]
    assert sys.path == path
    assert not {"helper", "late"} & sys.modules.keys()


def test_what_a_bot_prints_is_not_among_the_figures(shell: Insula) -> None:
    bots = ["--bots", "ending.py:Talks,random", "--games", "2", "--json"]
    for command in (["tournament", ROMA, "--out", "t"], ["simulate", ROMA]):
        said = shell(*command, *bots)
        assert said.json()["games"] == 2
        assert "hm\n" in said.err


def test_a_bot_that_ends_the_process_costs_its_own_game(insula: Insula) -> None:
    name = "ending.py:EndsLater"
    said = insula("tournament", ROMA, "--bots", f"{name},random", "--games", "2", "--out", "t")
    assert said.code == 1
    assert f"'{name}' failed: SystemExit: enough" in Path("t/crashes/game-000001.log").read_text()
    said = insula("simulate", ROMA, "--bots", f"{name},random", "--games", "2")
    assert (said.code, said.out) == (2, "")
    assert said.err.endswith(f"insula: '{name}' failed: SystemExit: enough.\n")


def test_the_lab_takes_them_too(insula: Insula) -> None:
    done = insula("lab", ROMA, "--games", "2", "--bots", "mine.py:Clever", "--json")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("none.py:Clever", "there is no file 'none.py' for the bot 'none.py:Clever'."),
        ("mine.py", "'mine.py' has no callable '' that makes a bot: use mine.py:NAME."),
        (
            "mine.py:Nobody",
            "'mine.py' has no callable 'Nobody' that makes a bot: use mine.py:NAME.",
        ),
        ("mine.py:Dumb", "the object made by 'mine.py:Dumb' has no method choose(state, rng)."),
        ("mine.py:Cheat", "'mine.py:Cheat' chose -1, which is not one of the 8 legal moves."),
        ("mine.py:broken", "'mine.py:broken' failed: ZeroDivisionError: "),
        ("bad.py:Clever", "No module named 'nothing_of_the_kind'."),
        ("ended.py:Clever", "ended.py' cannot be imported: SystemExit."),
        ("ending.py:Ends", "'ending.py:Ends' failed: SystemExit: 0."),
        ("ending.py:EndsEarly", "'ending.py:EndsEarly' could not be created: SystemExit."),
        ("ending.py:Unmade", "'ending.py:Unmade' could not be created: ValueError: no way."),
        ("other.json", "'other.json' was not written by 'insula train' or 'insula tune'."),
        ("other.json:strong", "'strong' is not a budget setting: "),
    ],
)
def test_what_cannot_play_is_told_before_anything_is_begun(
    insula: Insula, name: str, sentence: str
) -> None:
    for command in (
        ["tournament", ROMA, "--bots", f"{name},random"],
        ["lab", ROMA, "--bots", name],
    ):
        said = insula(*command, "--games", "2", "--out", "t")
        assert (said.code, said.out) == (2, "")
        assert sentence in said.err.splitlines()[-1]
        assert not Path("t").exists()


def test_a_move_that_is_not_legal_costs_its_own_game(insula: Insula) -> None:
    said = insula("tournament", ROMA, "--bots", "mine.py:Late,random", "--games", "2", "--out", "t")
    assert said.code == 1
    assert "game 1 crashed" in said.err
    told = "".join(path.read_text() for path in Path("t/crashes").iterdir())
    assert "'mine.py:Late' chose -1" in told


@pytest.mark.parametrize(
    ("file", "text"), [("mine.py", CLEVER + "\n# better now\n"), ("beside.py", "FIRST = -1\n")]
)
def test_a_run_does_not_go_on_with_another_bot_of_that_name(
    insula: Insula, file: str, text: str
) -> None:
    command = ["tournament", ROMA, "--bots", "mine.py:Clever,random", "--games", "2", "--out", "t"]
    assert insula(*command).code == 0
    assert insula(*command, "--resume").code == 0
    Path(file).write_text(text)
    said = insula(*command, "--resume")
    assert (said.code, said.out) == (2, "")
    assert "mine.py (or a module it imports) has changed since the tournament in 't'" in said.err
    assert "start again in another folder (--out)" in said.err


@pytest.mark.parametrize("command", ["tournament", "lab"])
def test_a_run_does_not_go_on_with_other_levels(insula: Insula, command: str) -> None:
    bots = "random,novice" if command == "tournament" else "random"
    arguments = [command, ROMA, "--bots", bots, "--games", "2", "--out", "t"]
    assert insula(*arguments).code == 0
    about = Path("t") / f"{command}.json"
    told = json.loads(about.read_text())
    for code, sentence in (
        ({"insula.bots": "another hash"}, f"insula.bots has changed since the {command} in 't'"),
        (None, f"the {command} in 't' was started by an older Insula"),
    ):
        about.write_text(json.dumps({**told, "code": code}))
        said = insula(*arguments, "--resume")
        assert (said.code, said.out) == (2, "")
        assert sentence in said.err


def test_levels_are_told_by_their_sources_and_what_they_learned(tmp_path: Path) -> None:
    folder = tmp_path / "bots"
    (folder / "learned").mkdir(parents=True)
    (folder / "levels.py").write_text("one")
    (folder / "learned" / "weights.json").write_text("two")
    before = hash_folder(folder)
    (folder / "levels.so").write_text("made of the sources")
    assert hash_folder(folder) == before
    (folder / "learned" / "weights.json").write_text("three")
    assert hash_folder(folder) != before


def test_a_record_runs_nobodys_code(insula: Insula, game_text: str) -> None:
    Path("evil.py").write_text("open('ran', 'w')\ndef Evil(): pass\n")
    assert bot_name("evil.py:Evil bot") == ""
    text = game_text.replace("random bot", "evil.py:Evil bot")
    assert text != game_text
    Path("game.txt").write_text(text)
    for command in (["replay", "game.txt"], ["analyse", "game.txt", "--iterations", "1"]):
        assert insula(*command).code == 0
    assert insula("play", ROMA, "--bots", "evil.py:Evil", typed="quit\n").code == 2
    assert not Path("ran").exists()
