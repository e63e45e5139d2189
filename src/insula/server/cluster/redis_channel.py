"""A channel of Redis that every process listens to, connected again whenever it was lost."""

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any

import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from insula.server.limits import REDIS_PATIENCE, REDIS_PAUSES

logger = logging.getLogger("insula.channel")

TROUBLES = (RedisError, OSError)
"""TimeoutError is an OSError."""


class Channel:
    """What waits goes out together; what is heard is handed on at once.

    What was sent while somebody did not listen is lost: whoever comes back has to look.
    """

    def __init__(
        self,
        url: str,
        name: str,
        waiting: Callable[[], bytes],
        heard: Callable[[bytes], None],
        joined: Callable[[], None],
    ) -> None:
        self.url = url
        self.name = name
        self.waiting = waiting
        self.heard = heard
        self.joined = joined
        self.connected = False
        self.something = asyncio.Event()

    async def run(self) -> None:
        """Listen and send for ever; after every connection somebody is told that it is there."""
        pause = REDIS_PAUSES[0]
        while True:
            try:
                await self.talk()
            except* TROUBLES as group:
                if self.connected:
                    pause = REDIS_PAUSES[0]
                    logger.warning("Redis is away: %s", type(group.exceptions[0]).__name__)
            finally:
                self.connected = False
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, REDIS_PAUSES[1])

    async def talk(self) -> None:
        told = told_to_stop()  # by a group of tasks before, that was left with its count
        client = redis.asyncio.from_url(
            self.url,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=REDIS_PATIENCE,
            socket_timeout=REDIS_PATIENCE,
        )
        async with client, client.pubsub() as subscription, asyncio.TaskGroup() as tasks:
            await subscription.subscribe(self.name)
            await subscription.get_message(timeout=REDIS_PATIENCE)  # that we listen now
            if told_to_stop() > told:
                raise asyncio.CancelledError
            self.connected = True
            self.joined()
            tasks.create_task(self.listen(subscription))
            tasks.create_task(self.send(client))

    async def listen(self, subscription: Any) -> None:
        asked = False
        while told_to_stop() == 0:
            message = await subscription.get_message(timeout=REDIS_PATIENCE)
            if message is None and asked:
                raise TimeoutError("Redis does not answer")
            asked = message is None
            if message is None:
                await subscription.ping()
            elif message["type"] == "message":
                self.heard(message["data"])

    def post(self) -> None:
        """There is something to be sent."""
        self.something.set()

    async def send(self, client: Any) -> None:
        while told_to_stop() == 0:
            await self.something.wait()
            self.something.clear()
            if data := self.waiting():
                await client.publish(self.name, data)


def told_to_stop() -> int:
    """How often; the client of Redis forgets it where its answer comes that very moment."""
    task = asyncio.current_task()
    return task.cancelling() if task is not None else 0
