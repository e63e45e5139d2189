"""A table in memory: one action at a time, on the disk before anybody is told."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from insula.kernel.contract import State
from insula.kernel.game import Game, IllegalMove, Preview, View
from insula.server.bots.pool import Thinkers
from insula.server.cluster.peers import Peers
from insula.server.errors import Refused
from insula.server.limits import ACT_TRIES, CHAT_LINES_SENT
from insula.server.live import snapshots
from insula.server.live.bot_turns import BotPlay
from insula.server.live.catch_up import Follower
from insula.server.live.diff import changes
from insula.server.live.messages import Line, Said, Update, Whole
from insula.server.live.presence import Presence
from insula.server.live.rollback import savepoint
from insula.server.live.streams import Stream, Subscriber
from insula.server.live.table_log import Change, Course
from insula.server.store.rows import Remark
from insula.server.store.tables import Store
from insula.server.store.writer import Conflict, StoreError

Action = Callable[[Course], Change]
Load = Callable[[], Awaitable[Course]]

logger = logging.getLogger("insula.table")


class LiveTable:
    """A table as this process knows it: whatever changes it here goes through `act`.

    Other processes may write to it too. Who writes a number first wins; the others catch up by
    reading what came after the last row they know, and try again.
    """

    def __init__(
        self,
        course: Course,
        chat: list[Remark],
        store: Store,
        thinkers: Thinkers,
        peers: Peers,
        load: Load,
    ) -> None:
        self.course = course
        self.chat = chat
        self.store = store
        self.peers = peers
        self.load = load
        self.stream = Stream()
        self.lock = asyncio.Lock()
        self.bots = BotPlay(self, thinkers)
        self.follower = Follower(self)
        self.presence = Presence(course.row.id, peers, course.now)
        self.doubtful = False  # memory may be ahead of the disk
        self.drawn: View = {}  # and of which state
        self.seen: State = course.table.dealt
        self.previews: tuple[int, list[Preview]] = (-1, [])
        self.settle()

    # -- what has been told ----------------------------------------------------------------------

    def settle(self) -> None:
        """Everything the course says is on the disk now, and may be told."""
        self.settle_position()
        course = self.course
        self.view = snapshots.table_view(course.row, course.seats, course.status, course.rematch)
        self.people = [seat.person for seat in course.seats]

    def settle_position(self) -> None:
        course = self.course
        self.shown = len(course.lines)
        self.number = course.position
        self.decision = snapshots.decision(course) if self.number else None
        self.draw(course.table.state)

    def draw(self, state: State) -> None:
        """The view, from what was drawn before if it was of the same table."""
        if not self.number:
            self.drawn = {}
        elif self.drawn:
            self.drawn = self.game().redraw(state, self.seen, self.drawn)
        else:
            self.drawn = self.game().view(state)
        self.seen = state.copy()

    def whole(self, person: str) -> Whole:
        """The table as it was last told, for one person."""
        remarks = [snapshots.chat_line(remark) for remark in self.chat[-CHAT_LINES_SENT:]]
        return Whole(
            sequence=self.stream.sequence,
            now=self.course.now(),
            table=self.view,
            you=[seat for seat, there in enumerate(self.people) if there == person],
            position=snapshots.whole(self.decision, self.drawn) if self.decision else None,
            lines=self.course.lines[: self.shown],
            chat=remarks,
        )

    # -- changes ---------------------------------------------------------------------------------

    async def act(self, action: Action) -> int:
        """Do one thing to the table; the number of the position after it.

        Whoever waits may vanish: what was begun is finished all the same.
        """
        return await asyncio.shield(asyncio.ensure_future(self.act_alone(action)))

    async def act_alone(self, action: Action) -> int:
        async with self.lock:
            for tries in range(ACT_TRIES):
                change = await self.tried(action)
                if change:
                    self.tell(change)
                    self.tell_peers()
                    self.bots.wake()
                    return self.number
                await asyncio.sleep(random.uniform(0.0, 0.002 * tries))
        raise Refused("stale", "others change this table all the time; look again")

    async def tried(self, action: Action) -> Change | None:
        """The change, once it is on the disk; None if the table had moved on, as we now know."""
        if self.doubtful:
            await self.reload()
        back = savepoint(self.course) if self.peers.shared else None
        self.doubtful = True
        try:
            change = action(self.course)
        except (Refused, IllegalMove):  # raised before anything was changed
            self.doubtful = False
            if await self.learn():
                return None
            raise
        try:
            await self.keep(change)
        except Conflict:
            self.peers.counts["conflicts"] += 1
            if back:
                back()
                self.doubtful = False
                await self.learn()
            return None
        self.doubtful = False
        return change

    async def keep(self, change: Change) -> None:
        """Write it down; trouble is told to whoever asked."""
        course = self.course
        try:
            await self.store.append(
                course.row, change.rows, change.seats, change.status, course.turn(), change.also
            )
        except StoreError as error:
            logger.exception("a change was not stored", extra={"table": self.course.row.id})
            await self.reload()
            raise Refused("store", "this could not be stored; look again") from error

    async def reload(self) -> None:
        """Back to what the log says; until that is known, nothing may be done here."""
        self.doubtful = True
        try:
            self.course = await self.load()
        except StoreError as error:
            raise Refused("store", "the store does not answer; try again") from error
        self.doubtful = False
        self.settle()
        self.stream.refresh()

    def tell(self, change: Change) -> None:
        """Everybody who watches sees what is on the disk now."""
        lines = self.course.lines[self.shown :]
        if change.seats or change.status or self.course.rematch or not self.course.position:
            self.settle()
            self.stream.refresh()
        else:
            before = self.drawn
            self.settle_position()
            self.stream.publish(snapshots.encoded(self.update(before, lines)))

    def tell_peers(self) -> None:
        self.peers.tell_change(self.course.row.id, self.course.number, len(self.chat))

    def update(self, before: View, lines: list[Line]) -> Update:
        """What changed since the view that was told before."""
        assert self.decision
        sequence, now = self.stream.next(), self.course.now()
        return Update(sequence, now, self.decision, changes(before, self.drawn), lines)

    async def say(self, name: str, text: str) -> None:
        """A line of chat; it makes no choice stale."""
        await asyncio.shield(asyncio.ensure_future(self.say_alone(name, text)))

    async def say_alone(self, name: str, text: str) -> None:
        async with self.lock:
            for _ in range(ACT_TRIES):
                remark = Remark(len(self.chat) + 1, name, text, self.course.now())
                try:
                    await self.store.say(self.course.row.id, remark)
                except Conflict:
                    await self.learn_chat()
                    continue
                except StoreError:
                    break
                self.tell_remarks([remark])
                self.tell_peers()
                return
        raise Refused("store", "this could not be stored; say it again")

    def tell_remarks(self, remarks: list[Remark]) -> None:
        for remark in remarks:
            self.chat.append(remark)
            said = Said(self.stream.next(), snapshots.chat_line(remark))
            self.stream.publish(snapshots.encoded(said))

    # -- what other processes wrote --------------------------------------------------------------

    async def learn(self) -> bool:
        """Read on in the log, and tell it; was there anything? Only for whoever has the lock."""
        if not self.peers.shared:
            return False
        try:
            news = await self.store.news(self.course.row.id, self.course.number)
        except StoreError as error:
            raise Refused("store", "the store does not answer; try again") from error
        if not news.rows:
            return False
        self.doubtful = True
        change = self.course.catch_up(news)
        self.doubtful = False
        self.peers.counts["caught up"] += 1
        self.tell(change)
        return True

    async def learn_chat(self) -> None:
        self.tell_remarks(await self.store.chat(self.course.row.id, len(self.chat)))

    async def catch_up(self) -> None:
        """Know all that is on the disk now."""
        if not self.peers.shared:
            return
        async with self.lock:
            if self.doubtful:
                await self.reload()
            await self.learn()
            await self.learn_chat()

    # -- who watches -----------------------------------------------------------------------------

    def subscribe(self, person: str) -> Subscriber:
        subscriber = self.stream.subscribe(person, lambda: snapshots.encoded(self.whole(person)))
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
        """Has the person of a seat been without a socket for long?"""
        person = self.people[seat] if 0 <= seat < len(self.people) else None
        if person is None or self.stream.present(person):
            return False
        return self.presence.is_long_gone(person)

    def is_watched(self) -> bool:
        return bool(self.stream.subscribers)

    def is_idle(self) -> bool:
        return not (self.is_watched() or self.lock.locked() or self.bots.task)

    async def close(self) -> None:
        """Stop the bots, and wait for what was begun."""
        await self.bots.stop()
        if self.follower.task:
            await asyncio.wait([self.follower.task])
        async with self.lock:
            pass

    # -- questions -------------------------------------------------------------------------------

    def game(self) -> Game:
        return self.course.table.game

    async def previews_of(self, number: int) -> list[Preview]:
        """What each legal move would bring; worked out once for all who ask."""
        async with self.lock:
            self.course.current(number)
            if self.previews[0] != number:
                state = self.course.table.state
                previews = [self.game().preview(state, move) for move in state.legal()]
                self.previews = (number, previews)
        return self.previews[1]

    async def why_not(self, text: str) -> list[dict[str, str]]:
        async with self.lock:
            reasons = self.game().why_not(self.course.table.state, text)
        return [{"rule": reason.rule, "text": reason.text} for reason in reasons]
