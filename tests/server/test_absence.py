"""Absent players may be replaced; players connected to any process may not."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

from insula.server.bots.pool import BotPool
from insula.server.cluster.peers import Peers
from insula.server.limits import ABSENCE
from insula.server.live.boxes import BoxCatalogue
from insula.server.live.registry import TableRegistry
from insula.server.live.requests import NewSeat, NewTable
from insula.server.live.seating import join
from insula.server.live.table import LiveTable
from insula.server.settings import Settings
from insula.server.store.database import in_folder
from insula.server.store.rows import Person
from insula.server.store.tables import TableStore
from tests.server.harness import running, until

ANNA, BERT = Person("anna", "Anna"), Person("bert", "Bert")
SHORT = "from insula.server import limits; limits.ABSENCE, limits.PRESENCE = 1.0, 0.2\n"
SHORT += "limits.SWEEP_INTERVAL = 0.1\n"


class Clock:
    """A clock controlled by the test, in milliseconds."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000

    def __call__(self) -> int:
        return self.time

    def pass_seconds(self, seconds: float) -> None:
        self.time += round(seconds * 1000)


def at_a_table(
    folder: Path, redis: str, work: Callable[[LiveTable, Peers, Clock], Awaitable[None]]
) -> None:
    """Run `work` with Anna and Bert at a table in this process."""

    async def run() -> None:
        clock, store = Clock(), TableStore(in_folder(folder))
        peers = Peers(None, clock, redis, "channel")
        tables = TableRegistry(store, BotPool(1), BoxCatalogue.load(Settings()), peers, clock)
        wanted = NewTable("magna-roma", [NewSeat("me"), NewSeat("open")])
        live, _ = await tables.create(ANNA, wanted)
        await live.act(lambda log: join(log, BERT.id, BERT.name, None))
        await work(live, peers, clock)
        store.close()

    asyncio.run(run())


def test_five_minutes_without_a_socket_count_as_absence(tmp_path: Path) -> None:
    async def work(live: LiveTable, _peers: Peers, clock: Clock) -> None:
        anna, bert = live.subscribe(ANNA.id), live.subscribe(BERT.id)
        clock.pass_seconds(10 * ABSENCE)
        assert [live.absent(seat) for seat in (0, 1, 2, -1)] == [False] * 4
        live.unsubscribe(bert)
        clock.pass_seconds(ABSENCE)
        assert not live.absent(1)
        clock.pass_seconds(1)
        assert live.absent(1)
        assert not live.absent(0)
        live.subscribe(BERT.id)
        assert not live.absent(1)
        live.unsubscribe(anna)
        clock.pass_seconds(ABSENCE + 1)
        assert [live.absent(seat) for seat in (0, 1)] == [True, False]

    at_a_table(tmp_path, "", work)


def test_a_player_who_never_connected_is_absent_five_minutes_after_loading(
    tmp_path: Path,
) -> None:
    async def work(live: LiveTable, _peers: Peers, clock: Clock) -> None:
        clock.pass_seconds(ABSENCE)
        assert not live.absent(1)
        clock.pass_seconds(1)
        assert live.absent(1)

    at_a_table(tmp_path, "", work)


def test_a_player_seen_by_another_process_is_not_absent(tmp_path: Path) -> None:
    async def work(live: LiveTable, peers: Peers, clock: Clock) -> None:
        table = live.log.row.id
        other = Peers(None, clock, "redis://nowhere", "channel")
        assert peers.channel
        clock.pass_seconds(10 * ABSENCE)
        assert not live.absent(1)  # Redis is down: presence is unknown
        peers.channel.connected = True
        peers.on_connect()
        assert not live.absent(1)  # Redis has only just returned
        clock.pass_seconds(ABSENCE)
        other.announce_presence(table, BERT.id)
        peers.receive(other.take_notice())
        clock.pass_seconds(ABSENCE)
        assert [live.absent(seat) for seat in (0, 1)] == [True, False]
        clock.pass_seconds(1)
        assert live.absent(1)
        peers.forget_old_presence()
        assert live.absent(1)

    at_a_table(tmp_path, "redis://nowhere", work)


def test_a_player_connected_to_another_process_is_not_replaced(
    shared: list[str],
) -> None:
    with ExitStack() as stack:
        first, second = (stack.enter_context(running(shared, SHORT)) for _ in range(2))
        people = [first.newcomer("Anna"), second.newcomer("Bert")]
        table = people[0].make("me", "open")["table"]["id"]
        people[1].post(f"/api/tables/{table}/join")
        people[0].post(f"/api/tables/{table}/start")
        players = [person.sit(table) for person in people]
        seat = players[0].position["seat"]  # whose turn it is
        waiting, path, body = people[1 - seat], f"/api/tables/{table}/bot", {"seat": seat}
        enough = time.monotonic() + 3
        while time.monotonic() < enough:
            assert waiting.refused(path, {**body, "bot": "random"}) == "status"
            time.sleep(0.1)
        players[seat].close()
        asked = json.dumps({**body, "bot": "random"}).encode()
        until(lambda: waiting.request("POST", path, asked).status == 200)
