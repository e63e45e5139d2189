"""A table in memory: one action at a time, stored before anyone sees it."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Any

from insula.kernel.contract import State
from insula.kernel.facts import Forbidden, Preview
from insula.kernel.game import Game, IllegalMove, View
from insula.server.bots.pool import BotPool
from insula.server.cluster.peers import Peers
from insula.server.errors import Refused
from insula.server.facts.requests import DatabaseSilent, NotSaved
from insula.server.facts.tables import TableBusy
from insula.server.limits import ACT_TRIES, CHAT_LINES_SENT, LOG_ENTRIES_SENT
from insula.server.live import snapshots
from insula.server.live.bot_turns import BotDriver
from insula.server.live.catch_up import Follower
from insula.server.live.diff import changes
from insula.server.live.messages import ChatAdded, LogEntry, TableSnapshot, Update
from insula.server.live.presence import Presence
from insula.server.live.rollback import savepoint
from insula.server.live.streams import Stream, Subscriber
from insula.server.live.table_log import Change, TableLog
from insula.server.store.rows import Remark
from insula.server.store.tables import TableStore
from insula.server.store.writer import Conflict, StoreError

Action = Callable[[TableLog], Change]
Load = Callable[[], Awaitable[TableLog]]

logger = logging.getLogger("insula.table")


class LiveTable:
    """A table as this process knows it. All changes go through `act`.

    Other processes may write to the table too. The first to write a row number wins; the others
    read the new rows and try again.
    """

    def __init__(
        self,
        log: TableLog,
        chat: list[Remark],
        store: TableStore,
        bot_pool: BotPool,
        peers: Peers,
        load: Load,
    ) -> None:
        self.log = log
        self.chat = chat
        self.store = store
        self.peers = peers
        self.load = load
        self.stream = Stream()
        self.lock = asyncio.Lock()
        self.bots = BotDriver(self, bot_pool)
        self.follower = Follower(self)
        self.presence = Presence(log.row.id, peers, log.now)
        self.uncertain = False  # memory may be ahead of the database
        self.view_data: View = {}  # the view of `viewed_state`
        self.viewed_state: State = log.table.dealt
        self.previews: tuple[int, list[Preview[Any]]] = (-1, [])
        self.refresh_snapshot()

    # -- published state --------------------------------------------------------------------------

    def refresh_snapshot(self) -> None:
        """Update everything that is shown from the log, which is stored now."""
        self.refresh_position()
        log = self.log
        self.view = snapshots.table_view(log.row, log.seats, log.status, log.rematch)
        self.people = [seat.person for seat in log.seats]

    def refresh_position(self) -> None:
        log = self.log
        self.published = len(log.entries)
        self.number = log.position
        self.decision = snapshots.decision(log) if self.number else None
        self.refresh_view(log.table.state)

    def refresh_view(self, state: State) -> None:
        """Update the view, incrementally if possible."""
        if not self.number:
            self.view_data = {}
        elif self.view_data:
            self.view_data = self.game().redraw(state, self.viewed_state, self.view_data)
        else:
            self.view_data = self.game().shared_view(state)
        self.viewed_state = state.copy()

    def snapshot(self, person: str) -> TableSnapshot:
        """Return the last published state, for one person."""
        remarks = [snapshots.chat_line(remark) for remark in self.chat[-CHAT_LINES_SENT:]]
        return TableSnapshot(
            sequence=self.stream.sequence,
            now=self.log.now(),
            table=self.view,
            you=[seat for seat, there in enumerate(self.people) if there == person],
            position=snapshots.with_view(self.decision, self.view_data) if self.decision else None,
            lines=self.entries_before(self.published + 1, LOG_ENTRIES_SENT),
            chat=remarks,
        )

    def entries_before(self, number: int, count: int) -> list[LogEntry]:
        """Return the last published log entries before a number, at most `count`."""
        end = max(0, min(number - 1, self.published))
        return self.log.entries[max(0, end - count) : end]

    # -- changes ----------------------------------------------------------------------------------

    async def act(self, action: Action) -> int:
        """Apply an action and return the number of the position after it.

        The action completes even if the caller is cancelled.
        """
        return await asyncio.shield(asyncio.ensure_future(self.act_locked(action)))

    async def act_locked(self, action: Action) -> int:
        async with self.lock:
            for tries in range(ACT_TRIES):
                change = await self.try_action(action)
                if change:
                    self.publish(change)
                    self.notify_peers()
                    self.bots.wake()
                    return self.number
                await asyncio.sleep(random.uniform(0.0, 0.002 * tries))
        raise Refused(TableBusy())

    async def try_action(self, action: Action) -> Change | None:
        """Apply and store an action. Return None if the table had changed and was updated."""
        if self.uncertain:
            await self.reload()
        restore = savepoint(self.log) if self.peers.shared else None
        self.uncertain = True
        try:
            change = action(self.log)
        except (Refused, IllegalMove):  # nothing was changed yet
            self.uncertain = False
            if await self.read_new_rows():
                return None
            raise
        try:
            await self.store_change(change)
        except Conflict:
            self.peers.counts["conflicts"] += 1
            if restore:
                restore()
                self.uncertain = False
                await self.read_new_rows()
            return None
        self.uncertain = False
        return change

    async def store_change(self, change: Change) -> None:
        """Store a change, or reload the table and refuse."""
        log = self.log
        try:
            await self.store.append(
                log.row, change.rows, change.seats, change.status, log.turn(), change.also
            )
        except StoreError as error:
            logger.exception("storing a change failed", extra={"table": self.log.row.id})
            await self.reload()
            raise Refused(NotSaved()) from error

    async def reload(self) -> None:
        """Rebuild the table from its log. Until that succeeds, all actions are refused."""
        self.uncertain = True
        try:
            self.log = await self.load()
        except StoreError as error:
            raise Refused(DatabaseSilent()) from error
        self.uncertain = False
        self.refresh_snapshot()
        self.stream.refresh()

    def publish(self, change: Change) -> None:
        """Send the stored changes to all watchers."""
        entries = self.log.entries[self.published :]
        if change.seats or change.status or self.log.rematch or not self.log.position:
            self.refresh_snapshot()
            self.stream.refresh()
        else:
            before = self.view_data
            self.refresh_position()
            self.stream.publish(snapshots.encode(self.build_update(before, entries)))

    def notify_peers(self) -> None:
        self.peers.announce_change(self.log.row.id, self.log.number, len(self.chat))

    def build_update(self, before: View, entries: list[LogEntry]) -> Update:
        """Build the message with everything that changed since the previous view."""
        assert self.decision
        sequence, now = self.stream.next(), self.log.now()
        return Update(sequence, now, self.decision, changes(before, self.view_data), entries)

    async def say(self, name: str, text: str) -> None:
        """Add a chat message. It makes no choice stale."""
        await asyncio.shield(asyncio.ensure_future(self.say_locked(name, text)))

    async def say_locked(self, name: str, text: str) -> None:
        async with self.lock:
            for _ in range(ACT_TRIES):
                remark = Remark(len(self.chat) + 1, name, text, self.log.now())
                try:
                    await self.store.say(self.log.row.id, remark)
                except Conflict:
                    await self.read_new_chat()
                    continue
                except StoreError:
                    break
                self.publish_chat([remark])
                self.notify_peers()
                return
        raise Refused(NotSaved())

    def publish_chat(self, remarks: list[Remark]) -> None:
        for remark in remarks:
            self.chat.append(remark)
            added = ChatAdded(self.stream.next(), snapshots.chat_line(remark))
            self.stream.publish(snapshots.encode(added))

    # -- changes by other processes ---------------------------------------------------------------

    async def read_new_rows(self) -> bool:
        """Read, apply and publish new rows; return whether there were any. Requires the lock."""
        if not self.peers.shared:
            return False
        try:
            update = await self.store.read_new_rows(self.log.row.id, self.log.number)
        except StoreError as error:
            raise Refused(DatabaseSilent()) from error
        if not update.rows:
            return False
        self.uncertain = True
        change = self.log.catch_up(update)
        self.uncertain = False
        self.peers.counts["caught up"] += 1
        self.publish(change)
        return True

    async def read_new_chat(self) -> None:
        self.publish_chat(await self.store.chat(self.log.row.id, len(self.chat)))

    async def catch_up(self) -> None:
        """Apply everything that other processes have stored."""
        if not self.peers.shared:
            return
        async with self.lock:
            if self.uncertain:
                await self.reload()
            await self.read_new_rows()
            await self.read_new_chat()

    # -- watchers ---------------------------------------------------------------------------------

    def subscribe(self, person: str) -> Subscriber:
        subscriber = self.stream.subscribe(person, lambda: snapshots.encode(self.snapshot(person)))
        self.bots.wake()
        self.follower.follow()
        self.note_presence(person)
        return subscriber

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.stream.unsubscribe(subscriber)
        self.note_presence(subscriber.person)

    def note_presence(self, person: str) -> None:
        if person in self.people:
            self.presence.note(person)

    def absent(self, seat: int) -> bool:
        """Tell whether the player of a seat has been disconnected for long."""
        person = self.people[seat] if 0 <= seat < len(self.people) else None
        if person is None or self.stream.present(person):
            return False
        return self.presence.is_long_gone(person)

    def is_watched(self) -> bool:
        return bool(self.stream.subscribers)

    def is_idle(self) -> bool:
        return not (self.is_watched() or self.lock.locked() or self.bots.task)

    async def close(self) -> None:
        """Stop the bots and wait for running actions."""
        await self.bots.stop()
        if self.follower.task:
            await asyncio.wait([self.follower.task])
        async with self.lock:
            pass

    # -- questions --------------------------------------------------------------------------------

    def game(self) -> Game:
        return self.log.table.game

    async def previews_of(self, number: int) -> list[Preview[Any]]:
        """Return the effects of each legal move, computed once per position."""
        async with self.lock:
            self.log.require_current(number)
            if self.previews[0] != number:
                state = self.log.table.state
                previews = [self.game().preview(state, move) for move in state.legal()]
                self.previews = (number, previews)
        return self.previews[1]

    async def why_not(self, text: str) -> list[Forbidden]:
        async with self.lock:
            return self.game().why_not(self.log.table.state, text)
