"""The other processes that serve the same tables: hints to them and from them.

The log in PostgreSQL is the truth; a hint only says that there is something to read. One that is
lost costs seconds, until the next round, and nothing else.
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
    """What one process tells the others: how far tables have come (the newest numbers of log and
    chat), and who was seen at them."""

    sender: str
    changed: dict[str, tuple[int, int]]
    seen: list[tuple[str, str]]


decoder = msgspec.json.Decoder(Notice)


class Peers:
    """Without Redis nothing is receive; without PostgreSQL there is nobody to hear."""

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
        self.connected_since = now()  # from when on everything said was receive
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
        """Hear and say nothing more."""
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def close(self) -> None:
        if self.leases:
            await self.leases.close()

    def connected(self) -> bool | None:
        """Is Redis there? None where none is used."""
        return self.channel.connected if self.channel else None

    # -- telling ---------------------------------------------------------------------------------

    def announce_change(self, table: str, number: int, chat: int) -> None:
        if self.channel:
            self.changed[table] = (number, chat)
            self.channel.notify()

    def announce_presence(self, table: str, person: str) -> None:
        if self.channel:
            self.seen_people.add((table, person))
            self.channel.notify()

    def take_notice(self) -> bytes:
        """All that waits, in one message; the newest word about each table is enough."""
        notice = Notice(self.sender, self.changed, list(self.seen_people))
        self.changed, self.seen_people = {}, set()
        self.counts["sent"] += len(notice.changed)
        return msgspec.json.encode(notice)

    # -- hearing ---------------------------------------------------------------------------------

    def on_connect(self) -> None:
        """Whatever was said while Redis was away, nobody receive it."""
        self.connected_since = self.now()
        self.on_reconnect()

    def receive(self, data: bytes) -> None:
        try:
            notice = decoder.decode(data)
        except msgspec.MsgspecError:
            logger.warning("somebody else speaks on our channel of Redis")
            return
        if notice.sender == self.sender:
            return
        self.counts["received"] += len(notice.changed)
        for table, (number, chat) in notice.changed.items():
            self.on_change(table, number, chat)
        for table, person in notice.seen:
            self.last_seen[table, person] = self.now()

    def absent_since(self, table: str, person: str) -> int | None:
        """From when on no other process has seen somebody there; None while nobody knows."""
        if self.channel is None:
            return 0
        if not self.channel.connected:
            return None
        return max(self.connected_since, self.last_seen.get((table, person), 0))

    def forget_old_presence(self) -> None:
        oldest = self.now() - 2 * ABSENCE * 1000
        self.last_seen = {who: at for who, at in self.last_seen.items() if at > oldest}

    # -- leases ----------------------------------------------------------------------------------

    async def acquire_bots(self, table: str) -> bool:
        """May this process have the bots of a table think?"""
        return self.leases is None or await self.leases.acquire(table)

    async def release_bots(self, table: str) -> None:
        if self.leases:
            await self.leases.release(table)

    async def bots_are_free(self, table: str) -> bool:
        return self.leases is None or await self.leases.is_free(table)
