"""Redis restarts, slow readers and reset connections affect no one else."""

import asyncio
import json
import random
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace

import pytest
from websockets.sync.client import connect

from insula.server.cluster.redis_channel import Channel
from insula.server.limits import QUEUE_MESSAGES
from tests.server.harness import UNLIMITED, Client, Player, Server, play_on, running, until
from tests.server.redis_server import Redis

OFTEN = "from insula.server import limits; limits.SWEEP_INTERVAL = 0.2\n"
NEVER = "from insula.server import limits; limits.SWEEP_INTERVAL = 3600.0\n"


@contextmanager
def two(place: list[str], prelude: str) -> Iterator[list[Server]]:
    """Two processes that may log warnings, as they do when Redis is down."""
    servers = [Server(place, prelude=prelude).start() for _ in range(2)]
    yield servers
    for server in servers:
        server.stack.close()
        assert server.stop() == 0
        assert "Traceback" not in server.errors, server.errors


def seated(servers: list[Server]) -> list[Player]:
    """Two players at two processes, and a watcher at each."""
    anna, bert = servers[0].newcomer("Anna"), servers[1].newcomer("Bert")
    table = anna.make("me", "open")["table"]["id"]
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    return [anna.sit(table), bert.sit(table), *(Client(each).sit(table) for each in servers)]


def connected(servers: list[Server]) -> list[bool]:
    return [Client(server).get("/healthz")["redis"] for server in servers]


def test_a_game_continues_while_redis_restarts(shared: list[str], redis: Redis) -> None:
    with two(shared, OFTEN) as servers:
        until(lambda: connected(servers) == [True, True])
        players = seated(servers)
        play_on(players, random.Random(1), 20)
        redis.kill()
        until(lambda: connected(servers) == [False, False])
        play_on(players, random.Random(2), 10)  # sweeps suffice
        redis.start()
        until(lambda: connected(servers) == [True, True])
        play_on(players, random.Random(3))
        assert all(player.over() for player in players)
        assert all(player.lines == players[0].lines for player in players)
        assert all(server.figure("insula_redis_connected") == 1 for server in servers)


def test_missed_changes_arrive_when_redis_is_back(shared: list[str], redis: Redis) -> None:
    with two(shared, NEVER) as servers:
        until(lambda: connected(servers) == [True, True])
        anna = servers[0].newcomer("Anna")
        table = anna.make("me", "me")["table"]["id"]
        here, there = anna.sit(table), replace(anna, server=servers[1]).sit(table)
        play_on([here, there], random.Random(1), 10)  # by notices alone
        redis.kill()
        until(lambda: connected(servers) == [False, False])
        play_on([here], random.Random(2), 10)
        assert here.ask("say", text="salve")["kind"] == "done"
        heard = len(there.heard)
        with pytest.raises(TimeoutError):
            there.socket.recv(0.5)  # neither Redis nor a sweep announces it
        redis.start()
        there.until(here.position["number"])
        while not there.chat:
            there.hear()
        assert (there.position, there.lines, there.chat) == (here.position, here.lines, here.chat)
        assert len(there.heard) > heard


def test_a_server_starts_without_redis(shared: list[str], redis: Redis) -> None:
    redis.kill()
    with two(shared, OFTEN) as servers:
        players = seated(servers)
        play_on(players, random.Random(1), 10)
        redis.start()
        until(lambda: connected(servers) == [True, True])
        play_on(players, random.Random(2), 10)


# -- readers -------------------------------------------------------------------------------------


def silent(client: Client, table: str) -> Player:
    """A player with a very small receive buffer."""
    place = client.server.url.removeprefix("http://")
    host, port = place.split(":")
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    door.connect((host, int(port)))
    opening = connect(
        f"ws://{place}/api/tables/{table}/socket",
        sock=door,
        max_size=None,
        max_queue=1,
        compression=None,
        close_timeout=0.1,
    )
    return client.watch(client.server.stack.enter_context(opening), table)


def test_a_stalled_reader_delays_no_one_and_catches_up(
    shared: list[str],
) -> None:
    with running(shared, UNLIMITED) as first, running(shared, UNLIMITED) as second:
        anna = first.newcomer("Anna")
        table = anna.make("me", "me")["table"]["id"]
        player, watcher = anna.sit(table), Client(second).sit(table)
        quiet = silent(Client(second), table)
        while not all_buffers_are_full(second):
            talk([player, watcher], 100)
        talk([player, watcher], 2 * QUEUE_MESSAGES)
        play_on([player, watcher], random.Random(1), 10)
        assert second.figure("insula_messages_waiting") <= QUEUE_MESSAGES
        while quiet.sequence < watcher.sequence:
            quiet.hear()  # which fails at a gap
        assert quiet.position == watcher.position == player.position
        assert quiet.chat[-1] == watcher.chat[-1] == player.chat[-1]
        assert len(quiet.heard) < newest(player)
        assert [json.loads(text)["kind"] for text in quiet.heard].count("table") > 1


def all_buffers_are_full(server: Server) -> bool:
    """Tell whether messages stay queued although nothing is sent."""
    for _ in range(20):
        if not server.figure("insula_messages_waiting"):
            return False
        time.sleep(0.02)
    return True


def talk(players: list[Player], count: int) -> None:
    """Send many chat messages, and let all players read them."""
    said = newest(players[0]) + count
    for _ in range(count):
        players[0].send({"kind": "say", "text": "salve " * 80})
    for player in players:
        while newest(player) < said:
            player.hear()


def newest(player: Player) -> int:
    """Return the number of the last chat message."""
    return int(player.chat[-1]["number"]) if player.chat else 0


def test_a_reset_connection_leaves_nothing_behind(shared: list[str]) -> None:
    with running(shared) as first, running(shared) as second:
        anna = first.newcomer("Anna")
        table = anna.make("me", "me")["table"]["id"]
        player, watcher = anna.sit(table), Client(second).sit(table)
        vanishing = [Client(second).socket(table) for _ in range(5)]
        until(lambda: second.figure("insula_sockets") == 6)
        for each in vanishing:  # a reset, not a goodbye
            linger = b"\1\0\0\0\0\0\0\0"
            each.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            each.socket.shutdown(socket.SHUT_RDWR)
            each.socket.close()
        play_on([player, watcher], random.Random(1), 20)
        until(lambda: second.figure("insula_sockets") == 1)
        watcher.close()
        until(lambda: second.figure("insula_sockets") == 0)
        caught_up = second.figure("insula_replicas_caught_up_total")
        heard = second.figure("insula_hints_heard_total")
        play_on([player], random.Random(2), 5)
        until(lambda: second.figure("insula_hints_heard_total") > heard)
        assert second.figure("insula_replicas_caught_up_total") == caught_up


class Forgetful:
    """A Redis client that swallows the first cancellation."""

    def __init__(self) -> None:
        self.busy = asyncio.Event()

    async def publish(self, _name: str, _data: bytes) -> None:
        await self.answer()

    async def get_message(self, timeout: float) -> dict[str, object]:
        await self.answer()
        return {"type": "subscribe", "data": timeout}

    async def subscribe(self, _name: str) -> None:
        """Return at once."""

    async def answer(self) -> None:
        forgets = not self.busy.is_set()
        self.busy.set()
        with suppress(asyncio.CancelledError) if forgets else nullcontext():
            await asyncio.sleep(3600)

    def pubsub(self) -> "Forgetful":
        return self

    async def __aenter__(self) -> "Forgetful":
        return self

    async def __aexit__(self, *_: object) -> None:
        """Do nothing."""


PARTS: dict[str, Callable[[Channel, Forgetful], Coroutine[None, None, None]]] = {
    "send": Channel.send,
    "listen": Channel.listen,
    "connect": lambda channel, _: channel.run(),
}


@pytest.mark.parametrize("part", PARTS)
def test_a_channel_stops_although_its_client_swallows_the_cancellation(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression test: the shutdown of a server hung."""

    async def stop() -> bool:
        channel = Channel("", "x", lambda: b"x", lambda _data: None, lambda: None)
        client = Forgetful()
        monkeypatch.setattr("redis.asyncio.from_url", lambda *_, **__: client)
        running = asyncio.ensure_future(PARTS[part](channel, client))
        channel.notify()
        await client.busy.wait()
        running.cancel()
        done, _ = await asyncio.wait([running], timeout=5)
        running.cancel()
        return bool(done)

    assert asyncio.run(stop())
