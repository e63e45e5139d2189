"""Whole games over real sockets, on both kinds of database."""

import importlib.util
import json
import random
from pathlib import Path

import psycopg
import pytest

import insula
from insula.kernel import record
from insula.kernel.record import commitment
from tests.server.harness import Server, play_on, running
from tests.server.postgres import Cluster

DOCS = Path(__file__).parents[2] / "docs"


def test_a_whole_game_between_three_people_and_its_record(place: list[str]) -> None:
    with running(place) as server:
        people = [server.newcomer(name) for name in ("Anna", "Bert", "Carla")]
        table = people[0].make("me", "open", "open")["table"]
        assert table["status"] == "open"
        for person in people[1:]:
            (listed,) = person.get("/api/tables")["tables"]
            assert listed["table"] == {**table, "seats": listed["table"]["seats"]}
            person.post(f"/api/tables/{table['id']}/join")
        people[2].post(f"/api/tables/{table['id']}/start")
        players = [person.sit(table["id"]) for person in people]
        watcher = server.newcomer().sit(table["id"])
        assert [player.you for player in (*players, watcher)] == [[0], [1], [2], []]
        play_on([*players, watcher], random.Random(1), 20)
        for person, player in zip(people, players, strict=True):
            (listed,) = person.get("/api/me/tables")["tables"]
            assert (listed["turn"], listed["you"]) == (player.position["seat"], player.you)
        play_on([*players, watcher], random.Random(1))
        assert people[0].get("/api/me/tables")["tables"][0]["turn"] == -1
        assert watcher.position == players[0].position
        result = watcher.position["result"]
        assert commitment(int(result["seed"]), result["salt"]) == table["shuffle"]
        text = people[0].request("GET", f"/api/tables/{table['id']}/record").text
        replayed = record.replay(text, lambda header: insula.game(header.game, rules=header.rules))
        assert replayed.error is None
        assert replayed.header.names == ["Anna", "Bert", "Carla"]
        assert list(replayed.table.state.scores()) == result["scores"]
        told = [line["text"] for line in watcher.lines if line["kind"] == "move"]
        assert told == [entry.text for entry in replayed.table.history]


def test_reconnecting_resumes_exactly_even_after_a_restart(place: list[str]) -> None:
    with running(place) as server:
        anna = server.newcomer("Anna")
        table = anna.make("me", "me")["table"]["id"]
        player = anna.sit(table)
        play_on([player], random.Random(2), 30)
        player.ask("undo", number=player.position["number"])
        player.ask("say", text="salve")
        kept = (player.position, player.lines, player.chat, player.you)
        player.close()
        again = anna.sit(table)
        assert (again.position, again.lines, again.chat, again.you) == kept
        again.close()
        assert server.stop() == 0
        server.restart()
        again = anna.sit(table)
        assert (again.position, again.lines, again.chat, again.you) == kept
        assert anna.get("/api/me")["name"] == "Anna"
        play_on([again], random.Random(3))
        assert again.over()


def test_bots_play_whole_games(place: list[str]) -> None:
    with running(place) as server:
        anna = server.newcomer("Anna")
        player = anna.sit(anna.make("apprentice", "me", "random")["table"]["id"])
        play_on([player], random.Random(4))
        assert player.over()
        assert {line["seat"] for line in player.lines if line["kind"] == "move"} == {0, 1, 2}
        assert [line for line in player.lines if line["kind"] == "bot"] == []


@pytest.mark.parametrize("name", insula.game_names())
def test_every_game_can_be_played_to_its_end(server: Server, name: str) -> None:
    anna = server.newcomer("Anna")
    seats = [{"who": "me"}] * insula.game(name).players[-1]
    made = anna.post("/api/tables", {"game": name, "seats": seats})
    player = anna.sit(made["table"]["id"])
    previews = player.ask("previews", number=player.position["number"])["previews"]
    assert len(previews) == len(player.position["moves"])
    assert all(move["kind"] for move in player.position["moves"])
    assert player.ask("why_not", text="fly to the moon")["reasons"]
    play_on([player], random.Random(1))
    assert player.over()


def test_the_example_in_the_docs_plays_a_whole_game(server: Server) -> None:
    spec = importlib.util.spec_from_file_location("example_bot", DOCS / "example_bot.py")
    assert spec
    assert spec.loader
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    assert len(example.play(server.url)) == 2


def test_lost_connections_to_postgresql_lose_nothing(cluster: Cluster) -> None:
    url = cluster.new()
    server = Server(["--database", url]).start()
    anna = server.newcomer("Anna")
    player = anna.sit(anna.make("me", "me")["table"]["id"])
    for round_ in range(4):
        play_on([player], random.Random(round_), 3)
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        decisions = player.position["decisions"]
        assert player.choose(move=0).get("code") == "store"
        assert player.ask("say", text="still there?")["kind"] == "done"
        assert player.position["decisions"] == decisions
    play_on([player], random.Random(9))
    assert player.over()
    server.stack.close()
    assert server.stop() == 0


# -- undo, talk, reasons -------------------------------------------------------------------------


def test_an_undo_by_consent(server: Server) -> None:
    anna, bert = server.newcomer("Anna"), server.newcomer("Bert")
    table = anna.make("me", "open")["table"]["id"]
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    players = [anna.sit(table), bert.sit(table)]
    mover = next(player for player in players if player.my_turn())
    other = players[1 - players.index(mover)]
    while not mover.position["undo_refusal"] or other.position["decisions"] < 3:
        play_on(players, random.Random(7), 1)
    assert mover.ask("undo", number=mover.position["number"])["kind"] == "done"
    other.until(mover.position["number"])
    while not other.position["asked"]:
        other.hear()
    decisions = other.position["decisions"]
    assert other.position["asked"]["waiting"] == other.you
    assert other.ask("answer", number=other.position["number"], agree=True)["kind"] == "done"
    assert other.position["decisions"] < decisions


def test_previews_reasons_and_chat(server: Server) -> None:
    anna = server.newcomer("Anna")
    player = anna.sit(anna.make("me", "me")["table"]["id"])
    previews = player.ask("previews", number=player.position["number"])
    assert len(previews["previews"]) == len(player.position["moves"])
    refused = player.choose(text="place a1 turned 9")
    assert (refused["kind"], refused["code"]) == ("refused", "illegal")
    reasons = player.ask("why_not", text="place a1 turned 9")["reasons"]
    assert reasons
    legal = anna.get(f"/api/tables/{player.table['id']}/moves")["moves"][0]
    assert player.ask("why_not", text=legal)["reasons"] == []
    assert player.ask("say", text=" salve \u0000\u200b omnes ")["kind"] == "done"
    assert [line["text"] for line in player.chat] == ["salve omnes"]
    number = player.position["number"]
    assert player.choose(text=legal.upper())["kind"] == "done"
    assert player.ask("previews", number=number)["code"] == "stale"


def test_a_rematch_keeps_all_players(server: Server) -> None:
    anna = server.newcomer("Anna")
    table = anna.make("me", "random")["table"]["id"]
    assert anna.refused(f"/api/tables/{table}/rematch") == "status"
    player = anna.sit(table)
    play_on([player], random.Random(8))
    second = anna.post(f"/api/tables/{table}/rematch")
    assert second["status"] == "playing"
    assert second["shuffle"] != player.table["shuffle"]
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == second["id"]
    assert len(anna.get("/api/me/tables")["tables"]) == 2


def test_sigterm_notifies_sockets_and_exits_cleanly(place: list[str]) -> None:
    with running(place) as server:
        anna = server.newcomer("Anna")
        table = anna.make("me", "me")["table"]["id"]
        players = [anna.sit(table) for _ in range(5)]
        assert server.stop() == 0
        for player in players:
            assert json.loads(str(player.socket.recv(5)))["kind"] == "closing"
            with pytest.raises(Exception, match="1012"):
                player.socket.recv(5)
