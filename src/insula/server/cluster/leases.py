"""Who has the bots of a table think: one process at a time.

A lease is an advisory lock of PostgreSQL, held by a connection that does nothing else. A process
that is killed loses its connections, and with them its leases, at once; a machine that vanishes
when PostgreSQL hears no more of it; and no table, row or clock must agree about it. Should a
connection be lost without its process knowing, two may think for a while: the log takes one move.
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
"""So that a machine that vanished is missed after some ten seconds."""


class Leases:
    """One connection, used by one thread."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: Any = None
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="insula leases")

    async def acquire(self, identity: str) -> bool:
        """Have it from now on; False if another process has it, or if nobody knows."""
        return await self.run("SELECT pg_try_advisory_lock(?)", identity)

    async def release(self, identity: str) -> None:
        await self.run("SELECT pg_advisory_unlock(?)", identity)

    async def is_free(self, identity: str) -> bool:
        """Does no other process have it?"""
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

    # -- in the thread ---------------------------------------------------------------------------

    def query(self, text: str, identity: str) -> bool:
        try:
            if self.connection is None:
                self.connection = self.open_connection()
            answer = self.connection.execute(self.database.sql(text), (lock_key(identity),))
            return bool(answer.fetchone()[0])
        except self.database.errors as error:
            logger.warning("a lease could not be requested: %s", " ".join(str(error).split()))
            self.close_connection()  # PostgreSQL frees whatever this connection had
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
    """PostgreSQL knows its advisory locks by 64 bits."""
    digest = hashlib.sha256(f"insula bots {identity}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)
