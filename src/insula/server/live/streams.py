"""The hub: one stream per table, one bounded queue and one writer task per socket.

A message is encoded once for all, and written at once where nothing waits. A socket that cannot
keep up loses nothing silently: what waits for it is dropped together and replaced by the whole
table, as new as it is when it is sent. The first message is that whole table too: subscribe first,
then snapshot, and nothing falls between.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from insula.server.limits import QUEUE_MESSAGES

Send = Callable[[bytes], Awaitable[None]]
SendNow = Callable[[bytes], bool]
Snapshot = Callable[[], bytes]


def never_now(_message: bytes) -> bool:
    return False


@dataclass(eq=False)
class Subscriber:
    """A socket that watches a table."""

    person: str
    snapshot: Snapshot
    waiting: deque[bytes] = field(default_factory=deque)
    answers: deque[bytes] = field(default_factory=deque)
    send_now: SendNow = never_now  # without a detour over the queue, if the socket can take it
    stale: bool = True  # the whole table goes first
    sending: bool = False
    closed: bool = False
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    space: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.ready.set()

    def put(self, message: bytes) -> None:
        """A message of the table's stream."""
        if self.stale or self.closed:
            return  # the snapshot, made when it is sent, will contain it
        if not (self.waiting or self.sending) and self.send_now(message):
            return
        if len(self.waiting) >= QUEUE_MESSAGES:
            self.refresh()
            return
        self.waiting.append(message)
        self.ready.set()

    def reply(self, message: bytes) -> None:
        """An answer to this socket alone, never dropped: who asks waits until there is space."""
        self.answers.append(message)
        self.ready.set()

    def refresh(self) -> None:
        """Drop what waits; send the whole table instead."""
        self.waiting.clear()
        self.stale = True
        self.ready.set()

    def count(self) -> int:
        """Messages that are not sent yet; a whole table is one."""
        return self.stale + len(self.waiting) + len(self.answers)

    def close(self) -> None:
        """After what waits has been sent, nothing more."""
        self.closed = True
        self.ready.set()
        self.space.set()

    def take(self) -> bytes | None:
        """The next message, made as late as possible."""
        if self.stale:
            self.stale = False
            return self.snapshot()
        if self.waiting:
            return self.waiting.popleft()
        if self.answers:
            self.space.set()
            return self.answers.popleft()
        self.ready.clear()
        return None

    async def run(self, send: Send) -> None:
        """The writer task of the socket: the only one that sends on it."""
        while True:
            message = self.take()
            if message is not None:
                self.sending = True
                await send(message)
                self.sending = False
            elif self.closed:
                return
            else:
                await self.ready.wait()

    async def wait_for_space(self) -> None:
        """For the socket's reader: a client that asks and never listens is not read any more."""
        while len(self.answers) >= QUEUE_MESSAGES and not self.closed:
            self.space.clear()
            await self.space.wait()


class Stream:
    """What a table tells those who watch it. Every message has the next sequence number."""

    def __init__(self) -> None:
        self.sequence = 0
        self.subscribers: set[Subscriber] = set()

    def subscribe(self, person: str, snapshot: Snapshot) -> Subscriber:
        subscriber = Subscriber(person, snapshot)
        self.subscribers.add(subscriber)
        return subscriber

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        subscriber.close()

    def next(self) -> int:
        self.sequence += 1
        return self.sequence

    def publish(self, message: bytes) -> None:
        for subscriber in self.subscribers:
            subscriber.put(message)

    def refresh(self) -> None:
        """Everybody gets the whole table: something changed that differs from one to another."""
        self.next()
        for subscriber in self.subscribers:
            subscriber.refresh()

    def people(self) -> set[str]:
        return {subscriber.person for subscriber in self.subscribers}

    def present(self, person: str) -> bool:
        return any(subscriber.person == person for subscriber in self.subscribers)
