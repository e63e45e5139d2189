"""Several processes serve the same tables: PostgreSQL is authoritative, Redis carries notices."""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from threading import Barrier
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import redis_server
from tests.server.harness import NO_THOUGHT, Client, Player, Server, play_on, running, until
from tests.server.postgres import Cluster

ADVISORY = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"


def two(place: list[str]) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield [stack.enter_context(running(place)) for _ in range(2)]


@pytest.fixture
def fresh_pair(shared: list[str]) -> Iterator[list[Server]]:
    yield from two(shared)


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[list[Server]]:
    """Two processes for all tests that leave them unchanged."""
    for redis in redis_server.running():
        yield from two(["--database", cluster.new(), "--redis", redis.url()])


def at(client: Client, server: Server) -> Client:
    """The same person at another process."""
    return replace(client, server=server)


def test_all_processes_show_all_positions_in_order(pair: list[Server]) -> None:
    anna, bert = pair[0].newcomer("Anna"), pair[1].newcomer("Bert")
    table = anna.make("me", "open")["table"]["id"]
    bert.post(f"/api/tables/{table}/join")
    bert.post(f"/api/tables/{table}/start")
    players = [anna.sit(table), bert.sit(table)]
    watchers = [Client(server).sit(table) for server in pair for _ in range(2)]
    assert play_on([*players, *watchers], random.Random(1)) > 50
    assert players[0].over()
    for other in [players[1], *watchers]:
        assert other.position == players[0].position
        assert other.lines == players[0].lines
        assert other.shown == players[0].shown == sorted(other.shown)
    assert min(server.figure("insula_replicas_caught_up_total") for server in pair) > 10


def test_chat_undo_and_rematch_reach_the_other_process(pair: list[Server]) -> None:
    anna = pair[0].newcomer("Anna")
    table = anna.make("me")["table"]["id"]
    here, there = anna.sit(table), at(anna, pair[1]).sit(table)
    for number in range(10):  # both send chat messages concurrently
        for each, name in ((here, "here"), (there, "there")):
            each.send({"kind": "say", "text": f"{name} {number}"})
    for each in (here, there):
        while len(each.chat) < 20:
            each.hear()
    assert here.chat == there.chat
    assert [line["number"] for line in here.chat] == list(range(1, 21))
    play_on([here, there], random.Random(1), 3)
    there.until(here.position["number"])
    assert there.ask("undo", number=there.position["number"])["kind"] == "done"
    here.until(there.position["number"])
    assert here.position == there.position
    play_on([here, there], random.Random(2))
    people = [anna, at(anna, pair[1])]
    with ThreadPoolExecutor(2) as threads:
        ids = threads.map(lambda who: who.post(f"/api/tables/{table}/rematch")["id"], people)
    assert len(set(ids)) == 1


def test_of_two_concurrent_choices_one_is_stale(pair: list[Server]) -> None:
    anna = pair[0].newcomer("Anna")
    table = anna.make("me", "me")["table"]["id"]
    players = [anna.sit(table), at(anna, pair[1]).sit(table)]
    rounds = 40
    for number in range(1, rounds + 1):
        for player in players:
            newest = player.position["number"]
            player.send({"kind": "choose", "id": number, "number": newest, "move": 0})
        for player in players:
            while not player.answers or player.answers[-1]["id"] != number:
                player.hear()
        newest = max(player.position["number"] for player in players)
        newest = max(newest, *(player.answers[-1]["number"] for player in players))
        for player in players:
            player.until(newest)
    answers = [[answer.get("code", "done") for answer in player.answers] for player in players]
    assert [sorted(both) for both in zip(*answers, strict=True)] == [["done", "stale"]] * rounds
    assert players[0].position == players[1].position
    conflicts = sum(server.figure("insula_conflicts_total") for server in pair)
    assert conflicts > 0


def test_fifty_join_at_once_over_two_processes(fresh_pair: list[Server]) -> None:
    pair = fresh_pair
    anna = pair[0].newcomer("Anna")
    table = anna.make("me", "open", "open", "open")["table"]["id"]
    people = [pair[number % 2].newcomer(f"Guest {number}") for number in range(50)]
    together = Barrier(50)

    def join(person: Client) -> tuple[int, Player]:
        together.wait()
        player = person.sit(table)
        body = json.dumps({}).encode()
        return person.request("POST", f"/api/tables/{table}/join", body).status, player

    with ThreadPoolExecutor(50) as threads:
        joined = list(threads.map(join, people))
    assert sorted(status for status, _ in joined) == [200] * 3 + [409] * 47
    tables: list[Any] = []
    for _, player in joined:
        while any(seat["is_open"] for seat in player.table["seats"]):
            player.hear()
        tables.append(player.table)
    assert all(each == tables[0] for each in tables)
    assert sorted(player.you for _, player in joined) == [[]] * 47 + [[1], [2], [3]]
    assert all(bool(player.you) == (status == 200) for status, player in joined)


def test_players_continue_at_another_process_after_sigterm(
    fresh_pair: list[Server],
) -> None:
    pair = fresh_pair
    anna, bert = pair[0].newcomer("Anna"), pair[1].newcomer("Bert")
    table = anna.make("me", "open")["table"]["id"]
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    players = [anna.sit(table), bert.sit(table)]
    play_on(players, random.Random(1), 21)
    assert pair[0].stop() == 0
    assert players[0].hear()["kind"] == "closing"
    with pytest.raises(ConnectionClosed, match="1012"):
        players[0].hear()
    again = at(anna, pair[1]).sit(table)
    assert (again.position, again.lines) == (players[0].position, players[0].lines)
    play_on([again, players[1]], random.Random(2))
    assert players[1].over()


# -- bots ----------------------------------------------------------------------------------------


def bot_to_move(anna: Client) -> tuple[str, Player]:
    """A table where a bot is to move, for ever."""
    table = anna.make("me", "apprentice")["table"]["id"]
    player = anna.sit(table)
    while player.my_turn():
        assert player.choose(move=0)["kind"] == "done"
    return table, player


def leases(place: list[str]) -> int:
    with psycopg.connect(place[1]) as connection:
        found = connection.execute(ADVISORY).fetchone()
    return int(found[0]) if found else 0


def test_another_process_takes_over_the_bots_of_a_killed_one(shared: list[str]) -> None:
    first = Server(shared, prelude=NO_THOUGHT).start()
    with running(shared) as second:
        anna = first.newcomer("Anna")
        table, player = bot_to_move(anna)
        until(lambda: leases(shared) == 1)
        there = at(anna, second).sit(table)
        assert there.position == player.position
        first.kill()
        while not there.my_turn():
            there.hear()
        play_on([there], random.Random(1))
        assert there.over()
        lines = [line["number"] for line in there.lines]
        assert lines == list(range(1, len(lines) + 1))
        assert [line for line in there.lines if line["kind"] == "bot"] == []
        until(lambda: leases(shared) == 0)


def test_bots_resume_unwatched_after_a_restart(place: list[str]) -> None:
    server = Server(place, prelude=NO_THOUGHT).start()
    anna = server.newcomer("Anna")
    tables = [bot_to_move(anna)[0] for _ in range(3)]
    server.kill()
    with running(place) as again:
        anna = at(anna, again)
        until(lambda: [each["turn"] for each in anna.get("/api/me/tables")["tables"]] == [0, 0, 0])
        for table in tables:
            told = anna.get(f"/api/tables/{table}")["lines"]
            assert 1 in {line["seat"] for line in told if line["kind"] == "move"}


def test_bots_play_on_when_every_connection_to_postgresql_is_cut(shared: list[str]) -> None:
    servers = [Server(shared).start() for _ in range(2)]
    anna = servers[0].newcomer("Anna")
    table = anna.make("me", "random", "random")["table"]["id"]
    players = [anna.sit(table), at(anna, servers[1]).sit(table)]
    for number in range(4):
        play_on(players, random.Random(number), 3)
        with psycopg.connect(shared[1], autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        for player in players:  # each process reconnects on its own
            while player.ask("say", text="are you there?")["kind"] == "refused":
                pass
        newest = max(player.position["number"] for player in players)
        for player in players:
            player.until(newest)
    for server in servers:
        server.stack.close()
        assert server.stop() == 0
