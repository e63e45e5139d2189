"""Streams: slow readers delay no one and miss nothing."""

import asyncio
import random
import socket
import time
from collections.abc import Awaitable, Callable

from insula.server.limits import QUEUE_MESSAGES
from insula.server.live.streams import Stream, Subscriber
from tests.server.harness import Client, Server, play_on


class Reader:
    """Takes messages when it is allowed to."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.may_read = asyncio.Event()

    async def send(self, message: bytes) -> None:
        await self.may_read.wait()
        self.taken.append(message)


class Counted:
    """A stream whose snapshot is the number of messages so far."""

    def __init__(self) -> None:
        self.stream = Stream()

    def publish(self, count: int) -> None:
        for _ in range(count):
            self.stream.publish(b"%d" % self.stream.next())

    def subscribe(self) -> tuple[Subscriber, Reader]:
        return self.stream.subscribe("anna", lambda: b"all %d" % self.stream.sequence), Reader()


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work(), 10)

    asyncio.run(bounded())


async def settle() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


def test_subscribe_first_then_snapshot() -> None:
    async def work() -> None:
        table = Counted()
        subscriber, reader = table.subscribe()
        table.publish(3)  # between subscribing and the first send
        task = asyncio.create_task(subscriber.run(reader.send))
        reader.may_read.set()
        await settle()
        table.publish(2)
        await settle()
        assert reader.taken == [b"all 3", b"4", b"5"]
        task.cancel()

    run(work)


def test_a_slow_reader_gets_a_snapshot_and_continues() -> None:
    async def work() -> None:
        table = Counted()
        subscriber, reader = table.subscribe()
        task = asyncio.create_task(subscriber.run(reader.send))
        await settle()
        table.publish(QUEUE_MESSAGES * 3)
        assert len(subscriber.waiting) <= QUEUE_MESSAGES
        subscriber.reply(b"answer")
        reader.may_read.set()
        await settle()
        table.publish(1)
        await settle()
        newest = QUEUE_MESSAGES * 3
        assert reader.taken[0] == b"all 0"
        assert reader.taken[1] == b"all %d" % newest
        assert set(reader.taken[2:]) == {b"answer", b"%d" % (newest + 1)}
        task.cancel()

    run(work)


def test_a_slow_reader_delays_no_one() -> None:
    async def work() -> None:
        table = Counted()
        (slow, stuck), (quick, reader) = table.subscribe(), table.subscribe()
        tasks = [
            asyncio.create_task(slow.run(stuck.send)),
            asyncio.create_task(quick.run(reader.send)),
        ]
        reader.may_read.set()
        for _ in range(100):
            table.publish(1)
            await asyncio.sleep(0)
        await settle()
        assert reader.taken[-1] == b"100"
        assert len(slow.waiting) <= QUEUE_MESSAGES
        for task in tasks:
            task.cancel()

    run(work)


def test_a_client_that_reads_no_replies_is_no_longer_read() -> None:
    async def work() -> None:
        subscriber, _ = Counted().subscribe()
        for number in range(QUEUE_MESSAGES):
            await subscriber.wait_for_space()
            subscriber.reply(b"%d" % number)
        waiting = asyncio.create_task(subscriber.wait_for_space())
        await settle()
        assert not waiting.done()
        subscriber.close()
        await waiting

    run(work)


# -- over real sockets ---------------------------------------------------------------------------


def test_stalled_and_reset_readers_delay_no_one(server: Server) -> None:
    anna = server.newcomer("Anna")
    table = anna.make("me", "me")["table"]["id"]
    silent = [anna.socket(table) for _ in range(4)]
    vanishing = anna.socket(table)
    vanishing.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    player = anna.sit(table)
    play_on([player], random.Random(1), 60)
    vanishing.socket.shutdown(socket.SHUT_RDWR)
    began = time.monotonic()
    play_on([player], random.Random(2), 60)
    assert time.monotonic() - began < 10
    last = anna.watch(silent[0], table)
    last.until(player.position["number"])
    assert last.position == player.position


def test_fifty_join_at_once(server: Server) -> None:
    anna = server.newcomer("Anna")
    table = anna.make("me", "me")["table"]["id"]
    strangers = [Client(server) for _ in range(50)]
    players = [stranger.sit(table) for stranger in strangers]
    mover = anna.sit(table)
    play_on([mover], random.Random(3), 3)
    for player in players:
        player.until(mover.position["number"])
        assert player.position == mover.position
        player.close()
