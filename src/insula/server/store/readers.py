"""Reader threads, which never wait for the writer."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from insula.server.store.database import Database
from insula.server.store.writer import Statement, StoreError

THREADS = 2

Rows = list[tuple[Any, ...]]
Run = Callable[[Sequence[Statement]], list[Rows]]


class Readers:
    """A few threads, each with its own connection."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.local = threading.local()
        self.connections: list[Any] = []
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="insula reader")

    def close(self) -> None:
        self.threads.shutdown()
        for connection in self.connections:
            connection.close()

    async def read(self, *queries: Statement) -> list[Rows]:
        return await self.in_thread(self.query, queries)

    async def read_together(self, *queries: Statement) -> list[Rows]:
        """Run several queries on one consistent snapshot."""
        return await self.in_thread(self.snapshot, queries)

    async def in_thread(self, run: Run, queries: Sequence[Statement]) -> list[Rows]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.run_with_retry, run, queries)

    # -- in the threads ---------------------------------------------------------------------------

    def run_with_retry(self, run: Run, queries: Sequence[Statement]) -> list[Rows]:
        """Run queries, reopening a lost connection once."""
        try:
            return run(queries)
        except self.database.errors:
            self.forget_connection()
        try:
            return run(queries)
        except self.database.errors as error:
            raise StoreError(str(error)) from error

    def query(self, queries: Sequence[Statement]) -> list[Rows]:
        connection = self.connection()
        return [
            connection.execute(self.database.sql(text), values).fetchall()
            for text, values in queries
        ]

    def snapshot(self, queries: Sequence[Statement]) -> list[Rows]:
        self.connection().execute(self.database.snapshot)
        found = self.query(queries)
        self.connection().execute("COMMIT")
        return found

    def connection(self) -> Any:
        """Return the connection of this thread."""
        connection = getattr(self.local, "connection", None)
        if connection is None:
            connection = self.local.connection = self.database.connect()
            self.connections.append(connection)
        return connection

    def forget_connection(self) -> None:
        connection = getattr(self.local, "connection", None)
        self.local.connection = None
        if connection is not None:
            self.connections.remove(connection)
            connection.close()
