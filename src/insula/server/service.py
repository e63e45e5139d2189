"""The parts of a running server, put together and taken apart."""

import asyncio
import os
import secrets
from collections import Counter
from dataclasses import dataclass, field

from insula.server import limits
from insula.server.database import Database, Postgres
from insula.server.hub import Subscriber
from insula.server.leases import Leases
from insula.server.messages import Closing
from insula.server.peers import Peers
from insula.server.people import People
from insula.server.rates import Rates
from insula.server.rounds import Rounds
from insula.server.show import encoded
from insula.server.store import Store
from insula.server.tables import Tables, wall_clock
from insula.server.thinking import Thinkers

FAREWELL = "the server stops; everything is saved. This page comes back by itself."


@dataclass
class Service:
    """What every request and socket may use."""

    store: Store
    people: People
    tables: Tables
    thinkers: Thinkers
    peers: Peers
    rounds: Rounds
    rates: Rates = field(default_factory=Rates)
    sockets: dict[Subscriber, str] = field(default_factory=dict)  # each with its address
    counts: Counter[str] = field(default_factory=Counter)  # of sockets, by person and address
    stopping: bool = False

    @classmethod
    async def open(cls, database: Database, redis_url: str = "") -> "Service":
        store = await asyncio.to_thread(Store, database)
        thinkers = Thinkers(max(1, (os.cpu_count() or 2) - 1), limits.BOT_SECONDS)
        channel = await store.setting("channel", f"insula-{secrets.token_hex(8)}")
        leases = Leases(database) if isinstance(database, Postgres) else None
        peers = Peers(leases, wall_clock, redis_url, channel)
        tables = Tables(store, thinkers, peers)
        rounds = Rounds(tables)
        peers.when_changed, peers.when_joined = tables.changed_elsewhere, rounds.rejoined
        peers.start()
        rounds.start()
        return cls(store, await People.open(store), tables, thinkers, peers, rounds)

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
        await self.rounds.close()
        await self.tables.close()
        await self.thinkers.close()
        await self.peers.close()
        await asyncio.to_thread(self.store.close)
