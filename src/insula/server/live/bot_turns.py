"""The bots of a table: they think in processes of their own, at the bidding of one server."""

import asyncio
import logging
import secrets
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from insula.bots.seated import redealt
from insula.kernel.game import IllegalMove
from insula.kernel.random import LARGEST_SEED, seeded
from insula.server.bots.pool import BotFailed, Question, Thinkers
from insula.server.errors import Refused
from insula.server.limits import BOT_LEASE_WAIT, BOT_TRIES
from insula.server.live.table_log import Change, Course

if TYPE_CHECKING:
    from insula.server.live.table import LiveTable

logger = logging.getLogger("insula.bots")

SUBSTITUTE = "apprentice"
"""Plays for a bot that fails again and again: it needs little time and memory."""


@dataclass(frozen=True)
class BotTurn:
    """A decision of a bot: who is asked what, for which seat and position, and what is played if
    nobody is left to be asked."""

    question: Question
    seat: int
    number: int
    any_move: int

    def bot(self) -> str:
        return self.question.bot


class BotPlay:
    """Plays on while bots are to move."""

    def __init__(self, live: "LiveTable", thinkers: Thinkers) -> None:
        self.live = live
        self.thinkers = thinkers
        self.task: asyncio.Task[None] | None = None
        self.stopped = False
        self.failures: Counter[tuple[int, str]] = Counter()  # one after the other, by seat and bot

    def to_move(self) -> str | None:
        course = self.live.course
        if course.status != "playing" or course.table.state.over():
            return None
        return course.seats[course.table.state.seat()].bot

    def wake(self) -> None:
        if self.task is None and not self.stopped and self.to_move():
            self.task = asyncio.ensure_future(self.run())

    async def stop(self) -> None:
        """For good; whoever waits for our lease gets it now."""
        self.stopped = True
        if self.task:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def run(self) -> None:
        """One server at a time has a table's bots think; the others wait until it has done."""
        table, peers = self.live.course.row.id, self.live.peers
        try:
            while self.to_move():
                if await peers.take_bots(table):
                    try:
                        await self.play()
                    finally:
                        await peers.give_bots(table)
                else:
                    await asyncio.sleep(BOT_LEASE_WAIT)
                    await self.live.catch_up()
        except Exception:
            logger.exception("a bot's turn failed", extra={"table": table})
        finally:
            self.task = None

    async def play(self) -> None:
        """Play on, whatever happens to the bots, until somebody else moves here."""
        while turn := await self.turn():
            try:
                await self.decide(turn)
            except Refused as refused:
                if refused.code != "store":
                    return
                await asyncio.sleep(1.0)

    async def turn(self) -> BotTurn | None:
        """What a bot is to decide now. It gets a world in which everything hidden lies otherwise,
        and chance of its own."""
        async with self.live.lock:
            name, course = self.to_move(), self.live.course
            if name is None:
                return None
            other = redealt(course.table.state, seeded(secrets.randbelow(LARGEST_SEED)))
            game = course.table.game
            seed, seat = secrets.randbits(60), other.seat()
            bot = self.player_for(seat, name)
            folder, rules = str(game.box.path), game.rules_version
            question = Question(game.name, folder, rules, other.to_bytes(), seed, bot)
            return BotTurn(question, seat, course.position, secrets.choice(other.legal()))

    def player_for(self, seat: int, name: str) -> str:
        """The bot itself; one that failed too often is not asked again at this table, as long as
        we keep it, but another, and at last nobody."""
        able = [bot for bot in (name, SUBSTITUTE) if self.failures[seat, bot] < BOT_TRIES]
        return able[0] if able else ""

    async def decide(self, turn: BotTurn) -> None:
        """One decision of a bot, or the failure at it, which the table tells."""
        asked = (turn.seat, turn.bot())
        try:
            move = await self.thinkers.think(turn.question) if turn.bot() else turn.any_move
            await self.live.act(lambda course: bot_move(course, turn.number, move))
            self.failures[asked] = 0
        except (BotFailed, IllegalMove) as error:
            self.failures[asked] += 1
            trouble = str(error) if isinstance(error, BotFailed) else "made no legal move"
            sentence = self.sentence(turn, trouble)
            await self.live.act(lambda course: bot_note(course, sentence))

    def sentence(self, turn: BotTurn, trouble: str) -> str:
        """How a bot failed, and who plays now."""
        told = f"the {turn.bot()} bot {trouble}"
        following = self.player_for(turn.seat, turn.bot())
        if following == turn.bot():
            return f"{told}; it is started again"
        if following:
            return f"{told}; from now on an {following} bot plays for it"
        return f"{told}; from now on any legal move is played for it"


def bot_move(course: Course, number: int, move: int) -> Change:
    course.playing()
    course.current(number)
    return course.play(move)


def bot_note(course: Course, told: str) -> Change:
    course.playing()
    return Change([course.note("bot", course.table.state.seat(), 0, told)])
