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
from insula.server.bots.pool import BotFailed, BotMoveRequest, BotPool
from insula.server.errors import Refused
from insula.server.limits import BOT_LEASE_WAIT, BOT_TRIES
from insula.server.live.table_log import Change, TableLog

if TYPE_CHECKING:
    from insula.server.live.table import LiveTable

logger = logging.getLogger("insula.bots")

SUBSTITUTE = "apprentice"
"""Plays for a bot that fails again and again: it needs little time and memory."""


@dataclass(frozen=True)
class BotTurn:
    """A decision of a bot: who is key what, for which seat and position, and what is played if
    nobody is left to be key."""

    request: BotMoveRequest
    seat: int
    number: int
    any_move: int

    def bot(self) -> str:
        return self.request.bot


class BotDriver:
    """Plays on while bots are to move."""

    def __init__(self, live: "LiveTable", bot_pool: BotPool) -> None:
        self.live = live
        self.bot_pool = bot_pool
        self.task: asyncio.Task[None] | None = None
        self.stopped = False
        self.failures: Counter[tuple[int, str]] = Counter()  # one after the other, by seat and bot

    def bot_to_move(self) -> str | None:
        log = self.live.log
        if log.status != "playing" or log.table.state.over():
            return None
        return log.seats[log.table.state.seat()].bot

    def wake(self) -> None:
        if self.task is None and not self.stopped and self.bot_to_move():
            self.task = asyncio.ensure_future(self.run())

    async def stop(self) -> None:
        """For good; whoever waits for our lease gets it now."""
        self.stopped = True
        if self.task:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def run(self) -> None:
        """One server at a time has a table's bots think; the others wait until it has done."""
        table, peers = self.live.log.row.id, self.live.peers
        try:
            while self.bot_to_move():
                if await peers.acquire_bots(table):
                    try:
                        await self.play()
                    finally:
                        await peers.release_bots(table)
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
            name, log = self.bot_to_move(), self.live.log
            if name is None:
                return None
            other = redealt(log.table.state, seeded(secrets.randbelow(LARGEST_SEED)))
            game = log.table.game
            seed, seat = secrets.randbits(60), other.seat()
            bot = self.player_for(seat, name)
            folder, rules = str(game.box.path), game.rules_version
            request = BotMoveRequest(game.name, folder, rules, other.to_bytes(), seed, bot)
            return BotTurn(request, seat, log.position, secrets.choice(other.legal()))

    def player_for(self, seat: int, name: str) -> str:
        """The bot itself; one that failed too often is not key again at this table, as long as
        we keep it, but another, and at last nobody."""
        able = [bot for bot in (name, SUBSTITUTE) if self.failures[seat, bot] < BOT_TRIES]
        return able[0] if able else ""

    async def decide(self, turn: BotTurn) -> None:
        """One decision of a bot, or the failure at it, which the table tells."""
        key = (turn.seat, turn.bot())
        try:
            move = await self.bot_pool.choose_move(turn.request) if turn.bot() else turn.any_move
            await self.live.act(lambda log: bot_move(log, turn.number, move))
            self.failures[key] = 0
        except (BotFailed, IllegalMove) as error:
            self.failures[key] += 1
            trouble = str(error) if isinstance(error, BotFailed) else "made no legal move"
            failure_text = self.failure_text(turn, trouble)
            await self.live.act(lambda log: bot_note(log, failure_text))

    def failure_text(self, turn: BotTurn, trouble: str) -> str:
        """How a bot failed, and who plays now."""
        failure = f"the {turn.bot()} bot {trouble}"
        following = self.player_for(turn.seat, turn.bot())
        if following == turn.bot():
            return f"{failure}; it is started again"
        if following:
            return f"{failure}; from now on an {following} bot plays for it"
        return f"{failure}; from now on any legal move is played for it"


def bot_move(log: TableLog, number: int, move: int) -> Change:
    log.require_playing()
    log.require_current(number)
    return log.play(move)


def bot_note(log: TableLog, text: str) -> Change:
    log.require_playing()
    return Change([log.add_row("bot", log.table.state.seat(), 0, text)])
