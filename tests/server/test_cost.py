"""The cost of a move does not grow with the length of the game, counted in calls and bytes."""

import asyncio
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from insula.server.bots.pool import BotPool
from insula.server.cluster.peers import Peers
from insula.server.live.boxes import BoxCatalogue
from insula.server.live.registry import TableRegistry, wall_clock
from insula.server.live.requests import NewSeat, NewTable
from insula.server.live.table import LiveTable
from insula.server.settings import Settings
from insula.server.store.database import in_folder
from insula.server.store.rows import Person
from insula.server.store.tables import TableStore

ANNA = Person("anna", "Anna")
LONG = 250
"""Moves that are undone: a log several times longer than usual."""


async def choose(live: LiveTable) -> None:
    await live.act(lambda log: log.choose("anna", log.position, 0))


async def undo(live: LiveTable) -> None:
    await live.act(lambda log: log.undo("anna", log.position, whole_turn=False))


async def cost(live: LiveTable) -> tuple[int, int]:
    """Return calls and bytes for one choice, which is undone afterwards."""
    calls, sent = 0, 0
    told = live.subscribe("anna")
    told.take()

    def count(_frame: FrameType, event: str, _what: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        await choose(live)
    finally:
        sys.setprofile(None)
    while (message := told.take()) is not None:
        sent += len(message)
    live.unsubscribe(told)
    await undo(live)
    return calls, sent


def test_the_cost_of_a_move_does_not_grow_with_the_log(tmp_path: Path) -> None:
    async def run() -> None:
        store = TableStore(in_folder(tmp_path))
        peers = Peers(None, wall_clock)
        tables = TableRegistry(store, BotPool(1), BoxCatalogue.load(Settings()), peers)
        wanted = NewTable("magna-roma", [NewSeat("me"), NewSeat("me")])
        live, _ = await tables.create(ANNA, wanted)
        await cost(live)  # fill the caches
        calls, sent = await cost(live)
        for _ in range(LONG):
            await choose(live)
            await undo(live)
        assert len(live.log.entries) > 2 * LONG
        calls_later, sent_later = await cost(live)
        assert calls_later < 1.1 * calls
        assert sent_later < 1.1 * sent
        store.close()

    asyncio.run(run())
