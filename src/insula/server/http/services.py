"""The services of a running server: opening and closing them."""

import asyncio
import logging
import os
import secrets
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from insula.server import limits
from insula.server.bots.pool import BotPool
from insula.server.cluster.leases import Leases
from insula.server.cluster.peers import Peers
from insula.server.http.rate_limits import Rates
from insula.server.live.boxes import BoxCatalogue
from insula.server.live.messages import Closing
from insula.server.live.registry import TableRegistry, wall_clock
from insula.server.live.snapshots import encode
from insula.server.live.streams import Subscriber
from insula.server.live.sweeper import Sweeper
from insula.server.people.identity import People
from insula.server.settings import Settings
from insula.server.store.database import Database, Postgres
from insula.server.store.rows import LoginSession
from insula.server.store.tables import TableStore
from insula.server.store.writer import StoreError

logger = logging.getLogger("insula.services")

SESSIONS_AT_ONCE = 1_000


@dataclass(frozen=True)
class SocketSource:
    """The address and login session of a socket."""

    address: str
    session: str


@dataclass
class Services:
    """Everything that requests and sockets use."""

    store: TableStore
    people: People
    tables: TableRegistry
    bot_pool: BotPool
    advisers: BotPool  # separate, so that an analysis never delays a bot
    peers: Peers
    sweeper: Sweeper
    settings: Settings
    rates: Rates = field(default_factory=Rates)
    sockets: dict[Subscriber, SocketSource] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)  # sockets by person and address
    stopping: bool = False
    tasks: "list[asyncio.Future[None]]" = field(default_factory=list)
    ended_sessions: set[str] = field(default_factory=set)  # since the last clean-up

    @classmethod
    async def open(cls, database: Database, settings: Settings) -> "Services":
        catalogue = await asyncio.to_thread(BoxCatalogue.load, settings)
        store = await asyncio.to_thread(TableStore, database)
        bot_pool = BotPool(max(1, (os.cpu_count() or 2) - 1))
        channel = await store.setting("channel", f"insula-{secrets.token_hex(8)}")
        leases = Leases(database) if isinstance(database, Postgres) else None
        peers = Peers(leases, wall_clock, settings.redis, channel)
        tables = TableRegistry(store, bot_pool, catalogue, peers)
        sweeper = Sweeper(tables)
        peers.on_change, peers.on_reconnect = tables.on_remote_change, sweeper.on_reconnect
        peers.start()
        sweeper.start()
        people = await People.open(store)
        services = cls(store, people, tables, bot_pool, BotPool(1), peers, sweeper, settings)
        services.tasks = [asyncio.ensure_future(services.clean_up())]
        if isinstance(database, Postgres):
            services.tasks.append(asyncio.ensure_future(services.watch_sessions()))
        return services

    def add_socket(self, subscriber: Subscriber, address: str, session: str = "") -> None:
        """Register a socket. Close it if its session has ended in the meantime."""
        self.sockets[subscriber] = SocketSource(address, session)
        self.counts.update((address, subscriber.person))
        if session in self.ended_sessions:
            subscriber.close()

    def remove_socket(self, subscriber: Subscriber) -> None:
        address = self.sockets.pop(subscriber).address
        self.counts.subtract((address, subscriber.person))
        for name in (address, subscriber.person):
            if not self.counts[name]:
                del self.counts[name]

    # -- sessions ---------------------------------------------------------------------------------

    async def end_sessions(self, sessions: Sequence[LoginSession]) -> None:
        """End sessions and close their sockets."""
        await self.people.end(sessions)
        self.close_sockets_of({session.id for session in sessions})

    def close_sockets_of(self, ended_sessions: Collection[str]) -> None:
        self.ended_sessions.update(ended_sessions)
        for subscriber, source in self.sockets.items():
            if source.session in ended_sessions:
                subscriber.close()

    async def clean_up(self) -> None:
        """Periodically delete expired challenges, sessions and guests."""
        while True:
            try:
                await self.people.store.clean_up(self.tables.now())
            except StoreError:
                logger.exception("clean-up failed")
            await asyncio.sleep(limits.CLEANUP_INTERVAL)
            self.ended_sessions.clear()

    async def watch_sessions(self) -> None:
        """Close sockets whose sessions another process has ended."""
        while True:
            await asyncio.sleep(limits.SESSION_CHECK)
            here = sorted({source.session for source in self.sockets.values() if source.session})
            try:
                for start in range(0, len(here), SESSIONS_AT_ONCE):
                    asked = here[start : start + SESSIONS_AT_ONCE]
                    self.close_sockets_of(
                        set(asked) - await self.people.store.existing_sessions(asked)
                    )
            except StoreError:
                logger.exception("sessions could not be checked")

    async def announce_shutdown(self) -> None:
        """Tell every socket that the server stops, and wait briefly for delivery."""
        self.stopping = True
        message = encode(Closing())
        for subscriber in list(self.sockets):
            subscriber.reply(message)
            subscriber.close()
        waited = 0.0
        while self.sockets and waited < limits.SHUTDOWN_NOTICE:
            await asyncio.sleep(0.02)
            waited += 0.02

    async def close(self) -> None:
        """Stop the bots first, since they still write; then write everything pending."""
        for task in self.tasks:
            task.cancel()
        await self.sweeper.close()
        await self.peers.disconnect()
        await self.tables.close()
        await self.bot_pool.close()
        await self.advisers.close()
        await self.peers.close()
        await asyncio.to_thread(self.people.close)
        await asyncio.to_thread(self.store.close)
