"""A Redis pub/sub channel shared by all processes, with automatic reconnection."""

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any

import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from insula.server.limits import REDIS_RETRY_DELAYS, REDIS_TIMEOUT

logger = logging.getLogger("insula.channel")

CONNECTION_ERRORS = (RedisError, OSError)
"""TimeoutError is included: it is an OSError."""


class Channel:
    """Send pending data in one message and pass on each message received.

    Messages sent while a process is disconnected are lost, so a process checks its tables after it
    reconnects.
    """

    def __init__(
        self,
        url: str,
        name: str,
        take_pending: Callable[[], bytes],
        on_message: Callable[[bytes], None],
        on_connect: Callable[[], None],
    ) -> None:
        self.url = url
        self.name = name
        self.take_pending = take_pending
        self.on_message = on_message
        self.on_connect = on_connect
        self.connected = False
        self.pending = asyncio.Event()

    async def run(self) -> None:
        """Connect and reconnect for ever, calling `on_connect` after each connection."""
        pause = REDIS_RETRY_DELAYS[0]
        while True:
            try:
                await self.serve_connection()
            except* CONNECTION_ERRORS as group:
                if self.connected:
                    pause = REDIS_RETRY_DELAYS[0]
                    logger.warning("Redis is unavailable: %s", type(group.exceptions[0]).__name__)
            finally:
                self.connected = False
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, REDIS_RETRY_DELAYS[1])

    async def serve_connection(self) -> None:
        cancelled_before = cancel_count()  # the count of an earlier task group
        client = redis.asyncio.from_url(
            self.url,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=REDIS_TIMEOUT,
            socket_timeout=REDIS_TIMEOUT,
        )
        async with client, client.pubsub() as subscription, asyncio.TaskGroup() as tasks:
            await subscription.subscribe(self.name)
            await subscription.get_message(timeout=REDIS_TIMEOUT)  # the confirmation
            if cancel_count() > cancelled_before:
                raise asyncio.CancelledError
            self.connected = True
            self.on_connect()
            tasks.create_task(self.listen(subscription))
            tasks.create_task(self.send(client))

    async def listen(self, subscription: Any) -> None:
        pinged = False
        while cancel_count() == 0:
            message = await subscription.get_message(timeout=REDIS_TIMEOUT)
            if message is None and pinged:
                raise TimeoutError("Redis does not answer")
            pinged = message is None
            if message is None:
                await subscription.ping()
            elif message["type"] == "message":
                self.on_message(message["data"])

    def notify(self) -> None:
        """Wake the sender: there is data to send."""
        self.pending.set()

    async def send(self, client: Any) -> None:
        while cancel_count() == 0:
            await self.pending.wait()
            self.pending.clear()
            if data := self.take_pending():
                await client.publish(self.name, data)


def cancel_count() -> int:
    """Return how often the current task was cancelled.

    The Redis client can swallow a cancellation that arrives together with its answer.
    """
    task = asyncio.current_task()
    return task.cancelling() if task is not None else 0
