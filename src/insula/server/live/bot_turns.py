"""Play the bots' turns of a table, in one server process at a time."""

import asyncio
import logging
import math
import secrets
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from insula.bots.seated import redealt_copy
from insula.kernel.game import IllegalMove
from insula.kernel.random import LARGEST_SEED, seeded
from insula.server.bots.pool import BotFailure, BotMoveRequest, BotPool
from insula.server.errors import Refused
from insula.server.facts.house import BotFailed
from insula.server.limits import BOT_LEASE_WAIT, BOT_TRIES
from insula.server.live.table_log import Change, TableLog

if TYPE_CHECKING:
    from insula.server.live.table import LiveTable

logger = logging.getLogger("insula.bots")

SUBSTITUTE = "apprentice"
"""Replaces a bot that fails repeatedly: it needs little time and memory."""


@dataclass(frozen=True)
class BotTurn:
    """A bot's decision: the request, its seat and position, and a random move as last resort."""

    request: BotMoveRequest
    seat: int
    number: int
    any_move: int

    def bot(self) -> str:
        return self.request.bot


class BotDriver:
    """Runs the bots of a table while it is their turn."""

    def __init__(self, live: "LiveTable", bot_pool: BotPool) -> None:
        self.live = live
        self.bot_pool = bot_pool
        self.task: asyncio.Task[None] | None = None
        self.stopped = False
        self.failures: Counter[tuple[int, str]] = Counter()  # consecutive, by seat and bot

    def bot_to_move(self) -> str | None:
        log = self.live.log
        if log.status != "playing" or log.table.state.over():
            return None
        return log.seats[log.table.state.seat()].bot

    def wake(self) -> None:
        if self.task is None and not self.stopped and self.bot_to_move():
            self.task = asyncio.ensure_future(self.run())

    async def stop(self) -> None:
        """Stop for good and release the lease."""
        self.stopped = True
        if self.task:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def run(self) -> None:
        """Play under the table's bot lease; wait while another process holds it."""
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
            logger.exception("bot turn failed", extra={"table": table})
        finally:
            self.task = None

    async def play(self) -> None:
        """Play bot turns until a person moves, whatever happens to the bots."""
        while turn := await self.turn():
            try:
                await self.decide(turn)
            except Refused as refused:
                if refused.code != "store":
                    return
                await asyncio.sleep(1.0)

    async def turn(self) -> BotTurn | None:
        """Return the current bot turn, or None. The bot sees a redealt_copy position."""
        async with self.live.lock:
            name, log = self.bot_to_move(), self.live.log
            if name is None:
                return None
            other = redealt_copy(log.table.state, seeded(secrets.randbelow(LARGEST_SEED)))
            game = log.table.game
            seed, seat = secrets.randbits(60), other.seat()
            bot = self.player_for(seat, name)
            folder, rules = str(game.box.path), game.rules_version
            request = BotMoveRequest(game.name, folder, rules, other.to_bytes(), seed, bot)
            return BotTurn(request, seat, log.position, secrets.choice(other.legal()))

    def player_for(self, seat: int, name: str) -> str:
        """Return the bot to ask: the seat's own, the substitute, or "" if both failed too often."""
        able = [bot for bot in (name, SUBSTITUTE) if self.failures[seat, bot] < BOT_TRIES]
        return able[0] if able else ""

    async def decide(self, turn: BotTurn) -> None:
        """Play one bot decision, or log its failure."""
        key = (turn.seat, turn.bot())
        try:
            move = await self.bot_pool.choose_move(turn.request) if turn.bot() else turn.any_move
            await self.live.act(lambda log: bot_move(log, turn.number, move))
            self.failures[key] = 0
        except (BotFailure, IllegalMove) as error:
            self.failures[key] += 1
            failure = error if isinstance(error, BotFailure) else BotFailure("illegal")
            entry = self.log_entry(turn, failure)
            await self.live.act(lambda log: log_failure(log, entry))

    def log_entry(self, turn: BotTurn, failure: BotFailure) -> BotFailed:
        """Describe a failure and what happens next."""
        bot, seconds = turn.bot(), math.ceil(failure.seconds)
        following = self.player_for(turn.seat, bot)
        if following == bot:
            return BotFailed(bot, failure.trouble, seconds, "restart", "")
        if following:
            return BotFailed(bot, failure.trouble, seconds, "substitute", following)
        return BotFailed(bot, failure.trouble, seconds, "random", "")


def bot_move(log: TableLog, number: int, move: int) -> Change:
    log.require_playing()
    log.require_current(number)
    return log.play(move)


def log_failure(log: TableLog, entry: BotFailed) -> Change:
    log.require_playing()
    return Change([log.add_fact("bot", log.table.state.seat(), entry)])
