"""Follow the changes that other processes make to a table."""

import asyncio
import logging
from typing import TYPE_CHECKING

from insula.server.errors import Refused
from insula.server.store.writer import StoreError

if TYPE_CHECKING:
    from insula.server.live.table import LiveTable

logger = logging.getLogger("insula.catch_up")


class Follower:
    """Handles notices about one table. An unwatched table catches up when someone opens it."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.behind = False  # the stored log is longer
        self.task: asyncio.Task[None] | None = None

    def notice(self, number: int, chat: int) -> None:
        """Handle a notice with the latest log and chat numbers."""
        if number > self.live.log.number or chat > len(self.live.chat):
            self.behind = True
            self.follow()

    def follow(self) -> None:
        if self.behind and self.task is None and self.live.is_watched():
            self.task = asyncio.ensure_future(self.run())

    async def run(self) -> None:
        """Catch up. After an error the next sweep tries again."""
        table = self.live.log.row.id
        try:
            while self.behind:
                self.behind = False
                await self.live.catch_up()
        except (StoreError, Refused) as error:
            logger.warning("catching up failed: %s", error, extra={"table": table})
        except Exception:
            logger.exception("catching up failed", extra={"table": table})
        finally:
            self.task = None
