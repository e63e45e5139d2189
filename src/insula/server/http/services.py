"""The parts of a running server, put together and taken apart."""

import asyncio
import logging
import os
import secrets
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from insula.server import limits
from insula.server.bots.pool import Thinkers
from insula.server.cluster.leases import Leases
from insula.server.cluster.peers import Peers
from insula.server.http.rate_limits import Rates
from insula.server.live.boxes import Shelf
from insula.server.live.messages import Closing
from insula.server.live.registry import Tables, wall_clock
from insula.server.live.snapshots import encoded
from insula.server.live.streams import Subscriber
from insula.server.live.sweeper import Rounds
from insula.server.people.identity import People
from insula.server.settings import Settings
from insula.server.store.database import Database, Postgres
from insula.server.store.rows import Session
from insula.server.store.tables import Store
from insula.server.store.writer import StoreError

logger = logging.getLogger("insula.service")

SESSIONS_AT_ONCE = 1_000
FAREWELL = "the server stops; everything is saved. This page comes back by itself."


@dataclass(frozen=True)
class Came:
    """Where a socket came from, and by which session."""

    address: str
    session: str


@dataclass
class Service:
    """What every request and socket may use."""

    store: Store
    people: People
    tables: Tables
    thinkers: Thinkers
    advisers: Thinkers  # apart, so that no bot waits while a whole game is looked at
    peers: Peers
    rounds: Rounds
    settings: Settings
    rates: Rates = field(default_factory=Rates)
    sockets: dict[Subscriber, Came] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)  # of sockets, by person and address
    stopping: bool = False
    chores: "list[asyncio.Future[None]]" = field(default_factory=list)
    ended: set[str] = field(default_factory=set)  # sessions, since the last tidying

    @classmethod
    async def open(cls, database: Database, settings: Settings) -> "Service":
        shelf = await asyncio.to_thread(Shelf.filled, settings)
        store = await asyncio.to_thread(Store, database)
        thinkers = Thinkers(max(1, (os.cpu_count() or 2) - 1))
        channel = await store.setting("channel", f"insula-{secrets.token_hex(8)}")
        leases = Leases(database) if isinstance(database, Postgres) else None
        peers = Peers(leases, wall_clock, settings.redis, channel)
        tables = Tables(store, thinkers, shelf, peers)
        rounds = Rounds(tables)
        peers.when_changed, peers.when_joined = tables.changed_elsewhere, rounds.rejoined
        peers.start()
        rounds.start()
        people = await People.open(store)
        service = cls(store, people, tables, thinkers, Thinkers(1), peers, rounds, settings)
        service.chores = [asyncio.ensure_future(service.tidy())]
        if isinstance(database, Postgres):
            service.chores.append(asyncio.ensure_future(service.watch_sessions()))
        return service

    def enter(self, subscriber: Subscriber, address: str, session: str = "") -> None:
        """Count a socket in; one whose session was ended while it came is told so at once."""
        self.sockets[subscriber] = Came(address, session)
        self.counts.update((address, subscriber.person))
        if session in self.ended:
            subscriber.close()

    def leave(self, subscriber: Subscriber) -> None:
        address = self.sockets.pop(subscriber).address
        self.counts.subtract((address, subscriber.person))
        for name in (address, subscriber.person):
            if not self.counts[name]:
                del self.counts[name]

    # -- sessions --------------------------------------------------------------------------------

    async def end_sessions(self, sessions: Sequence[Session]) -> None:
        """Forget them; nobody is heard by them any more, not on an open socket either."""
        await self.people.end(sessions)
        self.hang_up({session.id for session in sessions})

    def hang_up(self, ended: Collection[str]) -> None:
        self.ended.update(ended)
        for subscriber, came in self.sockets.items():
            if came.session in ended:
                subscriber.close()

    async def tidy(self) -> None:
        """Now and then, forget what nobody will ask for."""
        while True:
            try:
                await self.people.accounts.tidy(self.tables.now())
            except StoreError:
                logger.exception("tidying failed")
            await asyncio.sleep(limits.TIDYING)
            self.ended.clear()

    async def watch_sessions(self) -> None:
        """Another process may have ended a session that has a socket here."""
        while True:
            await asyncio.sleep(limits.SESSION_CHECK)
            here = sorted({came.session for came in self.sockets.values() if came.session})
            try:
                for start in range(0, len(here), SESSIONS_AT_ONCE):
                    asked = here[start : start + SESSIONS_AT_ONCE]
                    self.hang_up(set(asked) - await self.people.accounts.living(asked))
            except StoreError:
                logger.exception("sessions could not be checked")

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
        for chore in self.chores:
            chore.cancel()
        await self.rounds.close()
        await self.peers.hush()
        await self.tables.close()
        await self.thinkers.close()
        await self.advisers.close()
        await self.peers.close()
        await asyncio.to_thread(self.people.close)
        await asyncio.to_thread(self.store.close)
