"""A table in memory: one action at a time, on the disk before anybody is told."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from insula.bots.seated import redealt
from insula.kernel.game import Game, IllegalMove, Preview, View
from insula.kernel.random import LARGEST_SEED, seeded
from insula.server import show
from insula.server.changes import changes
from insula.server.course import Change, Course
from insula.server.hub import Stream, Subscriber
from insula.server.limits import ABSENCE, BOT_TRIES, CHAT_LINES_SENT
from insula.server.messages import Line, Said, Update, Whole
from insula.server.refusals import Code, Refused
from insula.server.rows import Remark
from insula.server.store import Store
from insula.server.thinking import BotFailed, Question, Thinkers
from insula.server.writer import Conflict, StoreError

Action = Callable[[Course], Change]
Load = Callable[[], Awaitable[Course]]

logger = logging.getLogger("insula.table")


class Doubtful(Exception):
    """Memory may be ahead of the disk or behind it; the refusal is for whoever asked."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.refusal = Refused(code, text)


@dataclass(frozen=True)
class BotTurn:
    """A decision of a bot: what it is asked, for which position, and what is played for it if it
    fails again and again."""

    question: Question
    number: int
    any_move: int


class LiveTable:
    """The owner of a table: whatever changes it goes through `act`."""

    def __init__(
        self, course: Course, chat: list[Remark], store: Store, thinkers: Thinkers, load: Load
    ) -> None:
        self.course = course
        self.chat = chat
        self.store = store
        self.thinkers = thinkers
        self.load = load
        self.stream = Stream()
        self.lock = asyncio.Lock()
        self.bot_task: asyncio.Task[None] | None = None
        self.seen: dict[str, int] = {}  # when somebody's last socket was closed
        self.loaded = course.now()
        self.doubtful = False
        self.previews: tuple[int, list[Preview]] = (-1, [])
        self.settle()

    # -- what has been told ----------------------------------------------------------------------

    def settle(self) -> None:
        """Everything the course says is on the disk now, and may be told."""
        self.settle_position()
        course = self.course
        self.view = show.table_view(course.row, course.seats, course.status, course.rematch)
        self.people = [seat.person for seat in course.seats]

    def settle_position(self) -> None:
        course = self.course
        self.shown = len(course.lines)
        self.number = course.position
        self.decision = show.decision(course) if self.number else None
        self.drawn = course.table.game.view(course.table.state) if self.number else {}

    def whole(self, person: str) -> bytes:
        """The table as it was last told, for one person."""
        remarks = [show.chat_line(remark) for remark in self.chat[-CHAT_LINES_SENT:]]
        message = Whole(
            sequence=self.stream.sequence,
            now=self.course.now(),
            table=self.view,
            you=[seat for seat, there in enumerate(self.people) if there == person],
            position=show.whole(self.decision, self.drawn) if self.decision else None,
            lines=self.course.lines[: self.shown],
            chat=remarks,
        )
        return show.encoded(message)

    # -- changes ---------------------------------------------------------------------------------

    async def act(self, action: Action) -> int:
        """Do one thing to the table; the number of the position after it.

        Whoever waits may vanish: what was begun is finished all the same.
        """
        return await asyncio.shield(asyncio.ensure_future(self.act_alone(action)))

    async def act_alone(self, action: Action) -> int:
        async with self.lock:
            if self.doubtful:
                await self.reload()
            try:
                change = action(self.course)
                await self.keep(change)
            except (Refused, IllegalMove):  # raised before anything was changed
                raise
            except Doubtful as doubtful:
                await self.reload()
                raise doubtful.refusal from doubtful
            except BaseException:
                await self.reload()
                raise
            self.tell(change)
        return self.number

    async def keep(self, change: Change) -> None:
        """Write it down; trouble is told to whoever asked."""
        course = self.course
        try:
            await self.store.append(
                course.row, change.rows, change.seats, course.status, course.turn(), change.also
            )
        except Conflict as error:
            raise Doubtful("stale", "the table was changed elsewhere; look again") from error
        except StoreError as error:
            logger.exception("a change was not stored", extra={"table": self.course.row.id})
            raise Doubtful("store", "this could not be stored; look again") from error

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
            self.stream.publish(show.encoded(self.update(before, lines)))
        self.wake_bot()

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
            remark = Remark(len(self.chat) + 1, name, text, self.course.now())
            try:
                await self.store.say(self.course.row.id, remark)
            except (Conflict, StoreError):
                self.chat = await self.store.chat(self.course.row.id)
                self.stream.refresh()
                raise Refused("store", "this could not be stored; say it again") from None
            self.chat.append(remark)
            said = Said(self.stream.next(), show.chat_line(remark))
            self.stream.publish(show.encoded(said))

    # -- who watches -----------------------------------------------------------------------------

    def subscribe(self, person: str) -> Subscriber:
        self.wake_bot()
        return self.stream.subscribe(person, lambda: self.whole(person))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.stream.unsubscribe(subscriber)
        self.seen[subscriber.person] = self.course.now()

    def absent(self, seat: int) -> bool:
        """Has the person of a seat been without a socket for long?"""
        seats = self.course.seats
        person = seats[seat].person if 0 <= seat < len(seats) else None
        if person is None or self.stream.present(person):
            return False
        return self.course.now() - self.seen.get(person, self.loaded) > ABSENCE * 1000

    def is_idle(self) -> bool:
        return not (self.stream.subscribers or self.lock.locked() or self.bot_task)

    async def close(self) -> None:
        """Stop the bot, and wait for what was begun."""
        if self.bot_task:
            self.bot_task.cancel()
        async with self.lock:
            pass

    # -- bots ------------------------------------------------------------------------------------

    def bot_to_move(self) -> str | None:
        course = self.course
        if course.status != "playing" or course.table.state.over():
            return None
        return course.seats[course.table.state.seat()].bot

    def wake_bot(self) -> None:
        if self.bot_task is None and self.bot_to_move():
            self.bot_task = asyncio.ensure_future(self.play_bots())

    async def play_bots(self) -> None:
        """Play on while bots are to move, whatever happens to them."""
        failures = 0
        try:
            while turn := await self.bot_turn():
                try:
                    failures = await self.play_bot(turn, failures)
                except Refused as refused:
                    if refused.code == "store":
                        await asyncio.sleep(1.0)
        except Exception:
            logger.exception("a bot's turn failed", extra={"table": self.course.row.id})
        finally:
            self.bot_task = None

    async def bot_turn(self) -> BotTurn | None:
        """What a bot is to decide now. It gets a world in which everything hidden lies otherwise,
        and chance of its own."""
        async with self.lock:
            name, course = self.bot_to_move(), self.course
            if name is None:
                return None
            other = redealt(course.table.state, seeded(secrets.randbelow(LARGEST_SEED)))
            question = Question(course.row.game, name, other.to_bytes(), secrets.randbits(60))
            return BotTurn(question, course.position, secrets.choice(other.legal()))

    async def play_bot(self, turn: BotTurn, failures: int) -> int:
        """One decision of a bot; how many failures there have been at it."""
        try:
            tried = failures >= BOT_TRIES
            move = turn.any_move if tried else await self.thinkers.think(turn.question)
            await self.act(lambda course: bot_move(course, turn.number, move))
        except (BotFailed, IllegalMove) as error:
            told = str(error) if isinstance(error, BotFailed) else "made no legal move"
            sentence = f"the {turn.question.bot} bot {told}; it is started again"
            await self.act(lambda course: bot_note(course, sentence))
            return failures + 1
        return 0

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


def bot_move(course: Course, number: int, move: int) -> Change:
    course.playing()
    course.current(number)
    return course.play(move)


def bot_note(course: Course, told: str) -> Change:
    course.playing()
    return Change([course.note("bot", course.table.state.seat(), 0, told)])
