"""The boxes of a server, and tables that use them."""

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import insula
from insula.bots import LEVELS
from insula.catalogue import shipped_games
from tests.server.harness import Client, Server, play_on, running
from tests.server.test_backup import insula as command
from tests.server.test_backup import served


def copied(game: str, place: Path, name: str) -> Path:
    """Copy the default box of a game under another name."""
    shutil.copytree(insula.game(game).box.path, place)
    about = place / "box.toml"
    lines = about.read_text(encoding="utf-8").splitlines()
    named = [f'name = "{name}"' if line.startswith("name") else line for line in lines]
    about.write_text("\n".join(named) + "\n", encoding="utf-8")
    return place


def boxes(client: Client, game: str) -> dict[str, Any]:
    games = client.get("/api/games")["games"]
    (found,) = [each for each in games if each["game"] == game]
    return {box["name"]: box for box in found["boxes"]}


# -- what there is -------------------------------------------------------------------------------


def test_games_are_listed_with_boxes_options_and_bots(server: Server) -> None:
    offer = Client(server).get("/api/games")
    assert [each["game"] for each in offer["games"]] == list(insula.game_names())
    for each in offer["games"]:
        usual = insula.game(each["game"])
        assert each["players"] == list(usual.players)
        assert [option["name"] for option in each["options"]] == [o.name for o in usual.options]
        first = each["boxes"][0]
        assert (first["name"], first["digest"]) == (usual.box.name, usual.box.digest)
        counts = {key: first[key] for key in ("known", "reported", "inferred", "reconstructed")}
        assert counts == usual.box.counts()
    for name in insula.game_names():  # the draft is a game of its own
        shipped = [(game.box.name, game.box.retired) for game in shipped_games(name)]
        found = boxes(Client(server), name)
        assert [(box["name"], box["retired"]) for box in found.values()] == shipped
    assert [(bot["name"], bot["seconds"]) for bot in offer["bots"]] == [
        (level.name, level.seconds) for level in LEVELS
    ]


@pytest.mark.parametrize("name", insula.game_names())
def test_a_box_shows_every_value_with_its_provenance(server: Server, name: str) -> None:
    usual, client = insula.game(name), Client(server)
    found = client.get(f"/api/games/{name}/boxes/{usual.box.digest}")
    assert {sheet["file"] for sheet in found["sheets"]} == set(usual.box.sheets)
    counts = dict.fromkeys(usual.box.counts(), 0)
    for sheet in found["sheets"]:
        for row in sheet["rows"]:
            assert len(row["values"]) == len(row["provenance"]) == len(sheet["columns"])
            for mark in row["provenance"]:
                if mark:
                    counts[mark] += 1
    for marks in usual.box.drawn.values():
        counts = {mark: count + marks[mark] for mark, count in counts.items()}
    assert counts == usual.box.counts()
    assert found["drawings"] == usual.box.drawings
    assert client.request("GET", f"/api/games/{name}/boxes/none").status == 404


@pytest.mark.parametrize("name", insula.game_names())
def test_the_rules_match_the_ledger(server: Server, name: str) -> None:
    found = Client(server).get(f"/api/games/{name}/rules")
    ledger = insula.game(name).rules()
    assert [(rule["id"], rule["text"]) for rule in found["rules"]] == [
        (rule.id, rule.text) for rule in ledger.rules.values()
    ]
    for rule in found["rules"]:
        assert rule["chapter"]
        assert ["T"] * ("[T]" in rule["text"]) + ["R"] * ("[R]" in rule["text"]) == rule["marks"]
    assert any(rule["marks"] == ["T", "R"] for rule in found["rules"])
    assert Client(server).request("GET", "/api/games/chess/rules").status == 404


@pytest.mark.parametrize("name", insula.game_names())
def test_the_rules_are_served_in_a_language(server: Server, name: str) -> None:
    english = Client(server).get(f"/api/games/{name}/rules")
    german = Client(server).get(f"/api/games/{name}/rules?language=de")
    assert (english["language"], german["language"]) == ("en", "de")
    assert [(rule["id"], rule["marks"]) for rule in german["rules"]] == [
        (rule["id"], rule["marks"]) for rule in english["rules"]
    ]
    ledger = insula.game(name).rules("de").rules
    assert [rule["text"] for rule in german["rules"]] == [rule.text for rule in ledger.values()]


@pytest.mark.parametrize("language", ["xx", "../de", "DE", ""])
def test_rules_in_an_unknown_language_are_refused(server: Server, language: str) -> None:
    found = Client(server).request("GET", f"/api/games/minerva/rules?language={language}")
    assert found.status == 404


# -- at a table ----------------------------------------------------------------------------------


def test_a_table_uses_the_chosen_box(server: Server) -> None:
    anna = server.newcomer("Anna")
    names = list(boxes(anna, "minerva"))
    table = anna.make("me", "apprentice", game="minerva", box=names[1])["table"]
    assert table["box"] == names[1]
    assert table["box_digest"] == boxes(anna, "minerva")[names[1]]["digest"]
    assert anna.make("me", "me", game="minerva")["table"]["box"] == names[0]
    player = anna.sit(table["id"])
    play_on([player], random.Random(1))
    assert player.over()
    assert not [line for line in player.lines if line["kind"] == "bot"]
    assert f"box: {names[1]} " in anna.request("GET", f"/api/tables/{table['id']}/record").text
    again = anna.post(f"/api/tables/{table['id']}/rematch")
    assert again["box"] == names[1]
    wanted = {"game": "minerva", "seats": [{"who": "me"}, {"who": "me"}], "box": "mine"}
    assert anna.refused("/api/tables", wanted) == "unknown"


def test_boxes_of_the_data_folder_and_of_the_command_line(tmp_path: Path) -> None:
    data = tmp_path / "data"
    copied("minerva", data / "boxes" / "minerva" / "mine", "mine")
    given = copied("magna-grecia", tmp_path / "theirs", "theirs")
    server = Server(["--data", str(data)], ["--box", str(given)]).start()
    anna = server.newcomer("Anna")
    assert "mine" in boxes(anna, "minerva")
    assert "theirs" in boxes(anna, "magna-grecia")
    tables = [
        anna.make("me", "random", game=game, box=box)["table"]["id"]
        for game, box in (("minerva", "mine"), ("magna-grecia", "theirs"))
    ]
    players = [anna.sit(table) for table in tables]
    for player in players:
        play_on([player], random.Random(2))
        assert player.over()
        assert not [line for line in player.lines if line["kind"] == "bot"]
    server.stack.close()
    assert server.stop() == 0
    gone(data, tmp_path, anna.token, tables)


def gone(data: Path, folder: Path, token: str, tables: list[str]) -> None:
    """Run the same server without the second box: its table is refused, the others work."""
    with running(["--data", str(data)]) as server:
        anna = Client(server, token)
        assert anna.get(f"/api/tables/{tables[0]}")["position"]["result"]
        answer = anna.request("GET", f"/api/tables/{tables[1]}")
        assert answer.status == 409
        why = answer.json()["why"]
        assert (why["kind"], why["box"]) == ("box_missing", "theirs")
        assert len(anna.get("/api/me/tables")["tables"]) == 2
    place = ["--data", str(data)]
    code, said = command("export", str(folder / "out"), *place)
    assert (code, "1 records" in said, "the box “theirs”" in said) == (1, True, True)
    code, said = command("export", str(folder / "all"), *place, "--box", str(folder / "theirs"))
    assert (code, "2 records" in said) == (0, True)


def test_a_server_with_a_bad_box_does_not_start(tmp_path: Path) -> None:
    data, none = tmp_path / "data", tmp_path / "none"
    bad = copied("minerva", tmp_path / "bad", "bad")
    (bad / "titles.csv").write_text("nonsense\n")
    twice = copied("minerva", tmp_path / "twice", insula.game("minerva").box.name)
    (twice / "box.toml").write_text((twice / "box.toml").read_text() + "# another\n")
    for path, told in (
        (none, "there is no box folder"),
        (bad, "titles.csv"),
        (twice, "two boxes for Minerva are named"),
    ):
        code, said = served("--port", "0", "--data", str(data), "--box", str(path))
        assert (code in (1, 2), told in said, "Traceback" in said) == (True, True, False), said
    (data / "boxes" / "chess" / "mine").mkdir(parents=True)
    code, said = served("--port", "0", "--data", str(data))
    assert (code, "does not name a game" in said) == (1, True)
