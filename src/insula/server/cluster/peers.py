"""Notices between the processes that serve the same tables.

The log in PostgreSQL is authoritative; a notice only says that there is something to read. A lost
notice delays an update until the next sweep and does no other harm.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Callable

import msgspec

from insula.server.cluster.leases import Leases
from insula.server.cluster.redis_channel import Channel
from insula.server.limits import ABSENCE

logger = logging.getLogger("insula.peers")


class Notice(msgspec.Struct):
    """What a process announces: the latest log and chat numbers of changed tables, and people seen
    there."""

    sender: str
    changed: dict[str, tuple[int, int]]
    seen: list[tuple[str, str]]


decoder = msgspec.json.Decoder(Notice)


class Peers:
    """The other processes. Without Redis no notices arrive; with SQLite there are no other
    processes."""

    def __init__(
        self, leases: Leases | None, now: Callable[[], int], url: str = "", name: str = ""
    ) -> None:
        self.leases = leases
        self.now = now
        self.shared = leases is not None
        self.sender = secrets.token_hex(8)
        self.counts: Counter[str] = Counter()
        self.changed: dict[str, tuple[int, int]] = {}
        self.seen_people: set[tuple[str, str]] = set()
        self.last_seen: dict[tuple[str, str], int] = {}
        self.connected_since = now()  # start of the current connection
        self.on_change: Callable[[str, int, int], None] = lambda table, number, chat: None
        self.on_reconnect: Callable[[], None] = lambda: None
        self.channel = (
            Channel(url, name, self.take_notice, self.receive, self.on_connect) if url else None
        )
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.channel:
            self.task = asyncio.ensure_future(self.channel.run())

    async def disconnect(self) -> None:
        """Stop sending and receiving notices."""
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def close(self) -> None:
        if self.leases:
            await self.leases.close()

    def is_connected(self) -> bool | None:
        """Tell whether Redis is connected; None if Redis is not used."""
        return self.channel.connected if self.channel else None

    # -- sending ----------------------------------------------------------------------------------

    def announce_change(self, table: str, number: int, chat: int) -> None:
        if self.channel:
            self.changed[table] = (number, chat)
            self.channel.notify()

    def announce_presence(self, table: str, person: str) -> None:
        if self.channel:
            self.seen_people.add((table, person))
            self.channel.notify()

    def take_notice(self) -> bytes:
        """Return everything pending as one message. Only the latest numbers of a table matter."""
        notice = Notice(self.sender, self.changed, list(self.seen_people))
        self.changed, self.seen_people = {}, set()
        self.counts["sent"] += len(notice.changed)
        return msgspec.json.encode(notice)

    # -- receiving --------------------------------------------------------------------------------

    def on_connect(self) -> None:
        """Handle a new connection to Redis: notices sent before it are lost."""
        self.connected_since = self.now()
        self.on_reconnect()

    def receive(self, data: bytes) -> None:
        """Handle a notice from another process."""
        try:
            notice = decoder.decode(data)
        except msgspec.MsgspecError:
            logger.warning("ignored a malformed message on the Redis channel")
            return
        if notice.sender == self.sender:
            return
        self.counts["received"] += len(notice.changed)
        for table, (number, chat) in notice.changed.items():
            self.on_change(table, number, chat)
        for table, person in notice.seen:
            self.last_seen[table, person] = self.now()

    def absent_since(self, table: str, person: str) -> int | None:
        """Return since when no other process has seen a person; None if Redis is down."""
        if self.channel is None:
            return 0
        if not self.channel.connected:
            return None
        return max(self.connected_since, self.last_seen.get((table, person), 0))

    def forget_old_presence(self) -> None:
        oldest = self.now() - 2 * ABSENCE * 1000
        self.last_seen = {who: at for who, at in self.last_seen.items() if at > oldest}

    # -- leases -----------------------------------------------------------------------------------

    async def acquire_bots(self, table: str) -> bool:
        """Acquire the right to run the bots of a table."""
        return self.leases is None or await self.leases.acquire(table)

    async def release_bots(self, table: str) -> None:
        if self.leases:
            await self.leases.release(table)

    async def bots_are_free(self, table: str) -> bool:
        return self.leases is None or await self.leases.is_free(table)
