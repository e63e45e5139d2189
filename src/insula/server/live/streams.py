"""Streams: one per table, with a bounded queue and a writer task per socket.

A message is encoded once and written directly where nothing is queued. When a socket's queue
overflows, it is replaced by a snapshot, built when it is sent. The first message is a snapshot too;
since subscribing comes first, nothing is missed in between.
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
    send_now: SendNow = never_now  # bypasses the queue if the socket is ready
    stale: bool = True  # a snapshot is due
    sending: bool = False
    closed: bool = False
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    space: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.ready.set()

    def put(self, message: bytes) -> None:
        """Queue or send a message of the stream."""
        if self.stale or self.closed:
            return  # the snapshot is built when it is sent and contains it
        if not (self.waiting or self.sending) and self.send_now(message):
            return
        if len(self.waiting) >= QUEUE_MESSAGES:
            self.refresh()
            return
        self.waiting.append(message)
        self.ready.set()

    def reply(self, message: bytes) -> None:
        """Queue a reply to this socket. Replies are never dropped; the reader waits for space
        instead."""
        self.answers.append(message)
        self.ready.set()

    def refresh(self) -> None:
        """Replace the queue by a snapshot."""
        self.waiting.clear()
        self.stale = True
        self.ready.set()

    def count(self) -> int:
        """Return the number of unsent messages. A snapshot counts as one."""
        return self.stale + len(self.waiting) + len(self.answers)

    def close(self) -> None:
        """Stop after sending what is queued."""
        self.closed = True
        self.ready.set()
        self.space.set()

    def take(self) -> bytes | None:
        """Return the next message. Snapshots are built here, as late as possible."""
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
        """Send messages: the writer task, the only one that sends on this socket."""
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
        """Wait while too many replies are unread, so that the socket is not read meanwhile."""
        while len(self.answers) >= QUEUE_MESSAGES and not self.closed:
            self.space.clear()
            await self.space.wait()


class Stream:
    """The message stream of a table, with consecutive sequence numbers."""

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
        """Send everyone a snapshot: something changed that differs between people."""
        self.next()
        for subscriber in self.subscribers:
            subscriber.refresh()

    def people(self) -> set[str]:
        return {subscriber.person for subscriber in self.subscribers}

    def present(self, person: str) -> bool:
        return any(subscriber.person == person for subscriber in self.subscribers)
