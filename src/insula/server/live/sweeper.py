"""Rounds that the server makes: what no hint said, and bots that nobody has think, are found."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from time import monotonic

from insula.server.errors import Refused
from insula.server.limits import BOT_TABLES_RESUMED, PRESENCE, ROUND
from insula.server.live.registry import Tables
from insula.server.live.table import LiveTable
from insula.server.store.writer import StoreError

logger = logging.getLogger("insula.rounds")

ASKED_AT_ONCE = 500


class Rounds:
    """The first is made at the start, the others every few seconds."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.peers = tables.peers
        self.soon = asyncio.Event()
        self.told_presence = 0.0
        self.hopeless: set[str] = set()  # tables that cannot be played here
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.ensure_future(self.run())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def rejoined(self) -> None:
        """Hints were missed, and so was what we said: make the next round now."""
        self.told_presence = 0.0
        self.soon.set()

    async def run(self) -> None:
        while True:
            try:
                await self.once()
            except StoreError as error:
                logger.warning("the store does not answer: %s", error)
            except Exception:
                logger.exception("a round failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.soon.wait(), ROUND)
            self.soon.clear()

    async def once(self) -> None:
        if self.peers.shared:
            self.tell_presence()
            await self.check_watched()
        await self.resume_bots()

    def tell_presence(self) -> None:
        if monotonic() - self.told_presence < PRESENCE:
            return
        self.told_presence = monotonic()
        self.peers.forget_long_gone()
        for live in self.tables.lives():
            for person in live.stream.people():
                live.note_presence(person)

    async def check_watched(self) -> None:
        watched = [live.course.row.id for live in self.tables.lives() if live.is_watched()]
        for start in range(0, len(watched), ASKED_AT_ONCE):
            heads = await self.tables.store.heads(watched[start : start + ASKED_AT_ONCE])
            for table, (number, chat) in heads.items():
                self.tables.changed_elsewhere(table, number, chat)

    # -- bots ------------------------------------------------------------------------------------

    async def resume_bots(self) -> None:
        """Bots that wait since a server ended go on, also where nobody watches."""
        waiting = await self.tables.store.waiting_for_bots()
        self.hopeless &= set(waiting)
        for identity in self.at_rest(waiting):
            if sum(is_resumed(live) for live in self.tables.lives()) >= BOT_TABLES_RESUMED:
                return
            await self.resume(identity)

    def at_rest(self, waiting: Sequence[str]) -> list[str]:
        busy = {live.course.row.id for live in self.tables.lives() if live.bots.task}
        return [each for each in waiting if each not in busy and each not in self.hopeless]

    async def resume(self, identity: str) -> None:
        if not await self.peers.bots_are_free(identity):
            return
        try:
            live = await self.tables.get(identity)
        except Refused as refused:
            self.hopeless.add(identity)
            logger.warning("bots wait in vain: %s", refused.text, extra={"table": identity})
        else:
            live.bots.wake()


def is_resumed(live: LiveTable) -> bool:
    return live.bots.task is not None and not live.is_watched()
