"""Replays, shared games, records and branches."""

import copy
import json
import random
from typing import Any

import pytest

import insula
from insula.kernel import record
from insula.kernel.table import Table
from insula.server import limits
from tests.server.harness import Client, Player, Server, play_on


@pytest.fixture
def anna(server: Server) -> Client:
    return server.newcomer("Anna")


def finished(client: Client, seed: int = 1, **options: Any) -> Player:
    """Play a game to its end."""
    player = client.sit(client.make("me", "me", **options)["table"]["id"])
    play_on([player], random.Random(seed))
    assert player.over()
    return player


def path(player: Player, what: str) -> str:
    return f"/api/tables/{player.table['id']}/{what}"


# -- looking through -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", insula.game_names())
def test_every_position_can_be_replayed(anna: Client, name: str) -> None:
    player = anna.sit(anna.make("me", "me", game=name)["table"]["id"])
    seen = {player.position["decisions"]: copy.deepcopy(player.position)}
    while not player.over():
        play_on([player], random.Random(len(seen)), 1)
        seen[player.position["decisions"]] = copy.deepcopy(player.position)
    replay = anna.get(path(player, "replay"))
    count = len(replay["steps"])
    assert replay["steps"][-1]["scores"] == player.position["result"]["scores"]
    found = all_positions(anna, player)
    assert [each["decisions"] for each in found] == list(range(count + 1))
    for decisions, position in seen.items():
        past = found[decisions]
        assert past["view"] == position["view"]
        assert past["question"] == position["question"]
        assert past["seat"] == position["seat"]
    scores = [replay["scores"], *(step["scores"] for step in replay["steps"])]
    assert [each["scores"] for each in found] == scores
    assert [each["over"] for each in found].index(True) == count


def all_positions(client: Client, player: Player) -> list[Any]:
    found: list[Any] = []
    while not found or not found[-1]["over"]:
        answer = client.get(path(player, f"positions?from={len(found)}"))["positions"]
        assert 0 < len(answer) <= limits.POSITIONS_AT_ONCE
        found += answer
    return found


def test_a_range_of_positions_is_exact_and_limited(anna: Client) -> None:
    player = finished(anna)
    asked = {"from=3&to=5": [3, 4, 5], "from=7&to=7": [7], "from=7&to=6": [], "to=0": [0]}
    for query, numbers in asked.items():
        found = anna.get(path(player, f"positions?{query}"))["positions"]
        assert [each["decisions"] for each in found] == numbers
    most = anna.get(path(player, "positions?from=0&to=1000000"))["positions"]
    assert len(most) == limits.POSITIONS_AT_ONCE
    for query in ("from=100000", "from=-1", "from=x", "from=1.5", "to=%C2%B2", "from=1e3"):
        answer = anna.request("GET", path(player, f"positions?{query}"))
        assert (answer.status, answer.json()["code"]) == (400, "malformed")


def test_a_running_game_can_be_replayed_up_to_now(anna: Client) -> None:
    player = anna.sit(anna.make("me", "me")["table"]["id"])
    play_on([player], random.Random(1), 10)
    player.ask("undo", number=player.position["number"])
    steps = anna.get(path(player, "replay"))["steps"]
    assert len(steps) == player.position["decisions"]
    (now,) = anna.get(path(player, f"positions?from={len(steps)}"))["positions"]
    assert now["view"] == player.position["view"]


def test_a_private_game_is_replayed_only_with_access(server: Server, anna: Client) -> None:
    player = finished(anna, private=True)
    eve = server.newcomer("Eve")
    for what in ("replay", "positions", "record"):
        assert eve.request("GET", path(player, what)).status == 404
    assert eve.refused(path(player, "share")) == "unknown"
    assert eve.refused(path(player, "branch"), {"decisions": 1, "seats": []}) in (
        "unknown",
        "malformed",
    )
    key = anna.post(path(player, "share"))["key"]
    assert eve.get(path(player, f"positions?from=4&to=4&key={key}"))["positions"][0]["view"]
    assert eve.sit(player.table["id"], key).over()
    assert eve.request("GET", path(player, f"replay?key={key[:-1]}x")).status == 404


def test_a_share_key_opens_only_its_ended_game(server: Server, anna: Client) -> None:
    first, second = finished(anna, private=True), finished(anna, private=True)
    key, eve = anna.post(path(first, "share"))["key"], server.newcomer("Eve")
    assert eve.request("GET", path(second, f"replay?key={key}")).status == 404
    going = anna.sit(anna.make("me", "me", private=True)["table"]["id"])
    assert anna.refused(path(going, "share")) == "status"
    assert finished(anna).table["private"] is False


def test_finished_games_are_listed_page_by_page(server: Server, anna: Client) -> None:
    finished(anna, private=True)
    names = [finished(anna, seed).table["id"] for seed in (1, 2)]
    listed = server.newcomer().get("/api/tables/finished")["tables"]
    assert [each["table"]["id"] for each in listed][:2] == names[::-1]
    assert not any(each["table"]["private"] for each in listed)
    older = anna.get(f"/api/tables/finished?before={listed[0]['changed']}")["tables"]
    assert older[0]["table"]["id"] == names[0]
    mine = anna.get(f"/api/me/tables?before={listed[0]['changed']}")["tables"]
    assert names[0] in [each["table"]["id"] for each in mine]
    assert names[1] not in [each["table"]["id"] for each in mine]


# -- what if -------------------------------------------------------------------------------------


def test_a_branch_continues_with_the_same_deal(anna: Client) -> None:
    player = finished(anna)
    text = anna.request("GET", path(player, "record")).text
    at = 40
    seats = [{"who": "me"}, {"who": "me", "name": "Myself"}]
    made = anna.post(path(player, "branch"), {"decisions": at, "seats": seats})
    assert made["table"]["origin"] == {"table": player.table["id"], "decisions": at}
    assert made["table"]["private"]
    assert made["table"]["shuffle"] != player.table["shuffle"]
    other = anna.sit(made["table"]["id"])
    assert other.position["decisions"] >= at
    replay = record.replay(text, lambda header: insula.game(header.game, rules=header.rules))
    at = other.position["decisions"]
    moves = [entry.text for entry in replay.table.history]
    for move in moves[at:]:
        if not other.over() and other.position["decisions"] < len(moves):
            answer = other.choose(text=moves[other.position["decisions"]])
            assert answer["kind"] == "done", (answer, move)
    assert other.over()
    assert other.position["result"]["scores"] == player.position["result"]["scores"]


def test_a_branch_may_have_bots_and_open_seats(server: Server, anna: Client) -> None:
    player, bert = finished(anna), server.newcomer("Bert")
    wanted = {"decisions": 20, "seats": [{"who": "bot"}, {"who": "me"}]}
    other = bert.sit(bert.post(path(player, "branch"), wanted)["table"]["id"])
    play_on([other], random.Random(3))
    assert other.over()
    wanted = {"decisions": 20, "private": False, "seats": [{"who": "me"}, {"who": "open"}]}
    table = bert.post(path(player, "branch"), wanted)["table"]
    assert table["status"] == "open"
    anna.post(f"/api/tables/{table['id']}/join")
    assert anna.post(f"/api/tables/{table['id']}/start")["status"] == "playing"
    both = [bert.sit(table["id"]), anna.sit(table["id"])]
    play_on(both, random.Random(4))
    assert both[0].over()


def test_a_branch_needs_an_ended_game_and_decisions_left(anna: Client) -> None:
    seats = [{"who": "me"}, {"who": "me"}]
    going = anna.sit(anna.make("me", "me")["table"]["id"])
    assert anna.refused(path(going, "branch"), {"decisions": 0, "seats": seats}) == "status"
    player = finished(anna)
    last = player.position["decisions"]
    for decisions in (last, last + 1, 10**6):
        wanted = {"decisions": decisions, "seats": seats}
        assert anna.refused(path(player, "branch"), wanted) == "status"
    alone = {"decisions": 3, "seats": seats[:1]}
    assert anna.refused(path(player, "branch"), alone) == "malformed"
    nobody = {"decisions": 3, "seats": [{"who": "bot"}, {"who": "bot"}]}
    assert anna.refused(path(player, "branch"), nobody) == "malformed"


# -- records -------------------------------------------------------------------------------------


def test_an_uploaded_record_becomes_an_ended_table(server: Server, anna: Client) -> None:
    player = finished(anna)
    text = anna.request("GET", path(player, "record")).text
    bert = server.newcomer("Bert")
    table = bert.post("/api/records", {"text": text})
    assert (table["status"], table["id"][0]) == ("over", "r")
    assert anna.post("/api/records", {"text": text})["id"] == table["id"]
    assert bert.get(f"/api/tables/{table['id']}/replay")["steps"]
    assert bert.request("GET", f"/api/tables/{table['id']}/record").text == text
    assert table["id"] in [each["table"]["id"] for each in bert.get("/api/me/tables")["tables"]]


def test_an_unfinished_record_can_be_replayed_and_branched(anna: Client) -> None:
    table = Table(insula.game("minerva"), 2, 7, names=["<b>Anna\u202e</b>", "apprentice bot"])
    chooser = random.Random(1)
    while len(table.history) < 20:
        table.play(chooser.choice(table.state.legal()))
    brought = anna.post("/api/records", {"text": record.write(table)})
    assert brought["status"] == "abandoned"
    assert [seat["name"] for seat in brought["seats"]] == ["<b>Anna </b>", "apprentice bot"]
    steps = anna.get(f"/api/tables/{brought['id']}/replay")["steps"]
    assert [step["text"] for step in steps] == [entry.text for entry in table.history]
    wanted = {"decisions": len(steps), "seats": [{"who": "me"}, {"who": "me"}]}
    other = anna.sit(anna.post(f"/api/tables/{brought['id']}/branch", wanted)["table"]["id"])
    play_on([other], random.Random(5))
    assert other.over()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: "", "a record begins with"),
        (lambda text: text.replace("magna-roma", "chess", 1), "there is no game 'chess'"),
        (lambda text: text.replace("rules: ", "rules: 9", 1), "version"),
        (lambda text: text.replace("\n1 [", "\n1 [9", 1), "line"),
        (lambda text: text.replace("box: ", "box: x", 1).replace("\nplayers", "f\nplayers"), "box"),
        (lambda text: text[:-3], "cut off"),
        (lambda text: text + "\ud800", ""),
        (lambda text: text + "\x00\n", "a decision reads"),
        (lambda text: text + "#" * 400 + "\n" + ("# \n" * 60_000), "at most"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(anna: Client, change: Any, told: str) -> None:
    table = Table(insula.game("magna-roma"), 2, 7)
    table.play(table.state.legal()[0])
    body = json.dumps({"text": change(record.write(table))}).encode()
    answer = anna.request("POST", "/api/records", body)
    assert (answer.status, answer.json()["code"]) == (400, "malformed"), answer
    assert told in answer.json()["text"]
