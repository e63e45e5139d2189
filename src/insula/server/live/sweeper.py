"""Periodic sweeps: find missed changes and bots that no process runs."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from time import monotonic

from insula.server.errors import Refused
from insula.server.limits import BOT_TABLES_RESUMED, PRESENCE, SWEEP_INTERVAL
from insula.server.live.registry import TableRegistry
from insula.server.live.table import LiveTable
from insula.server.store.writer import StoreError

logger = logging.getLogger("insula.sweeper")

TABLES_PER_QUERY = 500


class Sweeper:
    """Sweeps at the start and then every few seconds."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.peers = tables.peers
        self.wake = asyncio.Event()
        self.presence_sent_at = 0.0
        self.unplayable: set[str] = set()  # tables that cannot be loaded here
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.ensure_future(self.run())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def on_reconnect(self) -> None:
        """Sweep at once after reconnecting to Redis: notices were lost in both directions."""
        self.presence_sent_at = 0.0
        self.wake.set()

    async def run(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreError as error:
                logger.warning("the database does not respond: %s", error)
            except Exception:
                logger.exception("sweep failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), SWEEP_INTERVAL)
            self.wake.clear()

    async def sweep(self) -> None:
        if self.peers.shared:
            self.announce_presence()
            await self.check_watched()
        await self.resume_bots()

    def announce_presence(self) -> None:
        if monotonic() - self.presence_sent_at < PRESENCE:
            return
        self.presence_sent_at = monotonic()
        self.peers.forget_old_presence()
        for live in self.tables.loaded_tables():
            for person in live.stream.people():
                live.note_presence(person)

    async def check_watched(self) -> None:
        watched = [live.log.row.id for live in self.tables.loaded_tables() if live.is_watched()]
        for start in range(0, len(watched), TABLES_PER_QUERY):
            heads = await self.tables.store.heads(watched[start : start + TABLES_PER_QUERY])
            for table, (number, chat) in heads.items():
                self.tables.on_remote_change(table, number, chat)

    # -- bots -------------------------------------------------------------------------------------

    async def resume_bots(self) -> None:
        """Resume bots of tables that no process runs, watched or not."""
        waiting = await self.tables.store.waiting_for_bots()
        self.unplayable &= set(waiting)
        for identity in self.idle_tables(waiting):
            if (
                sum(is_running_unwatched(live) for live in self.tables.loaded_tables())
                >= BOT_TABLES_RESUMED
            ):
                return
            await self.resume(identity)

    def idle_tables(self, waiting: Sequence[str]) -> list[str]:
        busy = {live.log.row.id for live in self.tables.loaded_tables() if live.bots.task}
        return [each for each in waiting if each not in busy and each not in self.unplayable]

    async def resume(self, identity: str) -> None:
        if not await self.peers.bots_are_free(identity):
            return
        try:
            live = await self.tables.get(identity)
        except Refused as refused:
            self.unplayable.add(identity)
            logger.warning("bots cannot run: %s", refused, extra={"table": identity})
        else:
            live.bots.wake()


def is_running_unwatched(live: LiveTable) -> bool:
    return live.bots.task is not None and not live.is_watched()
