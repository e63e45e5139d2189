"""The parts of a running server, put together and taken apart."""

import asyncio
import os
from collections import Counter
from dataclasses import dataclass, field

from insula.server import limits
from insula.server.database import Database
from insula.server.hub import Subscriber
from insula.server.messages import Closing
from insula.server.people import People
from insula.server.rates import Rates
from insula.server.show import encoded
from insula.server.store import Store
from insula.server.tables import Tables
from insula.server.thinking import Thinkers

FAREWELL = "the server stops; everything is saved. This page comes back by itself."


@dataclass
class Service:
    """What every request and socket may use."""

    store: Store
    people: People
    tables: Tables
    thinkers: Thinkers
    rates: Rates = field(default_factory=Rates)
    sockets: dict[Subscriber, str] = field(default_factory=dict)  # each with its address
    counts: Counter[str] = field(default_factory=Counter)  # of sockets, by person and address
    stopping: bool = False

    @classmethod
    async def open(cls, database: Database) -> "Service":
        store = await asyncio.to_thread(Store, database)
        thinkers = Thinkers(max(1, (os.cpu_count() or 2) - 1), limits.BOT_SECONDS)
        return cls(store, await People.open(store), Tables(store, thinkers), thinkers)

    def enter(self, subscriber: Subscriber, address: str) -> None:
        self.sockets[subscriber] = address
        self.counts.update((address, subscriber.person))

    def leave(self, subscriber: Subscriber) -> None:
        address = self.sockets.pop(subscriber)
        self.counts.subtract((address, subscriber.person))
        for name in (address, subscriber.person):
            if not self.counts[name]:
                del self.counts[name]

    async def farewell(self) -> None:
        """Tell every socket that we stop, and give it a moment to hear it."""
        self.stopping = True
        message = encoded(Closing(FAREWELL))
        for subscriber in list(self.sockets):
            subscriber.reply(message)
            subscriber.close()
        waited = 0.0
        while self.sockets and waited < limits.LAST_WORDS:
            await asyncio.sleep(0.02)
            waited += 0.02

    async def close(self) -> None:
        """Bots first, for they still write; then everything that waits to be written."""
        await self.tables.close()
        await self.thinkers.close()
        await asyncio.to_thread(self.store.close)
