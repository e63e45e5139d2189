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


class Bulletin(msgspec.Struct):
    """What one process tells the others: how far tables have come (the newest numbers of log and
    chat), and who was seen at them."""

    sender: str
    changed: dict[str, tuple[int, int]]
    seen: list[tuple[str, str]]


decoder = msgspec.json.Decoder(Bulletin)


class Peers:
    """Without Redis nothing is heard; without PostgreSQL there is nobody to hear."""

    def __init__(
        self, leases: Leases | None, now: Callable[[], int], url: str = "", name: str = ""
    ) -> None:
        self.leases = leases
        self.now = now
        self.shared = leases is not None
        self.sender = secrets.token_hex(8)
        self.counts: Counter[str] = Counter()
        self.unsent: dict[str, tuple[int, int]] = {}
        self.unsaid: set[tuple[str, str]] = set()
        self.last_seen: dict[tuple[str, str], int] = {}
        self.since = now()  # from when on everything said was heard
        self.when_changed: Callable[[str, int, int], None] = lambda table, number, chat: None
        self.when_joined: Callable[[], None] = lambda: None
        self.channel = Channel(url, name, self.bulletin, self.heard, self.joined) if url else None
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.channel:
            self.task = asyncio.ensure_future(self.channel.run())

    async def hush(self) -> None:
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

    def tell_change(self, table: str, number: int, chat: int) -> None:
        if self.channel:
            self.unsent[table] = (number, chat)
            self.channel.post()

    def tell_seen(self, table: str, person: str) -> None:
        if self.channel:
            self.unsaid.add((table, person))
            self.channel.post()

    def bulletin(self) -> bytes:
        """All that waits, in one message; the newest word about each table is enough."""
        told = Bulletin(self.sender, self.unsent, list(self.unsaid))
        self.unsent, self.unsaid = {}, set()
        self.counts["sent"] += len(told.changed)
        return msgspec.json.encode(told)

    # -- hearing ---------------------------------------------------------------------------------

    def joined(self) -> None:
        """Whatever was said while Redis was away, nobody heard it."""
        self.since = self.now()
        self.when_joined()

    def heard(self, data: bytes) -> None:
        try:
            told = decoder.decode(data)
        except msgspec.MsgspecError:
            logger.warning("somebody else speaks on our channel of Redis")
            return
        if told.sender == self.sender:
            return
        self.counts["heard"] += len(told.changed)
        for table, (number, chat) in told.changed.items():
            self.when_changed(table, number, chat)
        for table, person in told.seen:
            self.last_seen[table, person] = self.now()

    def absent_since(self, table: str, person: str) -> int | None:
        """From when on no other process has seen somebody there; None while nobody knows."""
        if self.channel is None:
            return 0
        if not self.channel.connected:
            return None
        return max(self.since, self.last_seen.get((table, person), 0))

    def forget_long_gone(self) -> None:
        oldest = self.now() - 2 * ABSENCE * 1000
        self.last_seen = {who: at for who, at in self.last_seen.items() if at > oldest}

    # -- leases ----------------------------------------------------------------------------------

    async def take_bots(self, table: str) -> bool:
        """May this process have the bots of a table think?"""
        return self.leases is None or await self.leases.take(table)

    async def give_bots(self, table: str) -> None:
        if self.leases:
            await self.leases.give(table)

    async def bots_are_free(self, table: str) -> bool:
        return self.leases is None or await self.leases.free(table)
