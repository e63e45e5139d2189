"""Leases that let one process at a time run a table's bots.

A lease is a PostgreSQL advisory lock on a dedicated connection. When a process dies, its connection
closes and PostgreSQL releases its leases at once; when a machine disappears, TCP keepalives detect
it. No row or clock is involved. If a connection is lost unnoticed, two processes may compute the
same move for a while, but the log accepts only one.
"""

import asyncio
import contextlib
import hashlib
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from insula.server.store.database import Database

logger = logging.getLogger("insula.leases")

PREPARE = (
    "SET tcp_keepalives_idle = 5",
    "SET tcp_keepalives_interval = 2",
    "SET tcp_keepalives_count = 3",
)
"""Detect a machine that disappeared after about ten seconds."""


class Leases:
    """Acquire and release leases on one connection, used by one thread."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: Any = None
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="insula leases")

    async def acquire(self, identity: str) -> bool:
        """Acquire a lease. Return False if another process holds it or the database is down."""
        return await self.run("SELECT pg_try_advisory_lock(?)", identity)

    async def release(self, identity: str) -> None:
        await self.run("SELECT pg_advisory_unlock(?)", identity)

    async def is_free(self, identity: str) -> bool:
        """Tell whether no other process holds the lease."""
        if not await self.acquire(identity):
            return False
        await self.release(identity)
        return True

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close_connection)
        self.thread.shutdown()

    async def run(self, text: str, identity: str) -> bool:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.query, text, identity)

    # -- in the thread ----------------------------------------------------------------------------

    def query(self, text: str, identity: str) -> bool:
        try:
            if self.connection is None:
                self.connection = self.open_connection()
            answer = self.connection.execute(self.database.sql(text), (lock_key(identity),))
            return bool(answer.fetchone()[0])
        except self.database.errors as error:
            logger.warning("a lease could not be requested: %s", " ".join(str(error).split()))
            self.close_connection()  # PostgreSQL releases the leases of this connection
            return False

    def open_connection(self) -> Any:
        connection = self.database.connect()
        for text in PREPARE:
            connection.execute(text)
        return connection

    def close_connection(self) -> None:
        with contextlib.suppress(*self.database.errors):
            if self.connection is not None:
                self.connection.close()
        self.connection = None


def lock_key(identity: str) -> int:
    """Hash an identity to the 64 bits of an advisory lock."""
    digest = hashlib.sha256(f"insula bots {identity}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)
