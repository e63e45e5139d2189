"""The bot worker process: `python -m insula.server.bots.worker`, started by the server."""

import sys
from dataclasses import asdict
from typing import Any

import msgspec

import insula
from insula.bots import bot
from insula.bots.advice import advise
from insula.bots.analysis import assess
from insula.bots.budget import Budget
from insula.kernel.random import seeded
from insula.server.bots.pool import BotAdviceRequest, BotChoice, BotMoveRequest, BotRequest


def answer(request: BotRequest) -> Any:
    game = insula.game(request.game, request.box, request.rules)
    state, rng = game.from_bytes(request.state), seeded(request.seed)
    if isinstance(request, BotMoveRequest):
        return BotChoice(bot(request.bot).choose(state, rng))
    if isinstance(request, BotAdviceRequest):
        return asdict(advise(game, state, Budget(seconds=request.seconds), rng))
    budget = Budget(request.iterations)
    return asdict(assess(game, state, request.move, request.number, budget, request.seed))


def main() -> None:
    """Answer requests until standard input ends."""
    for line in sys.stdin.buffer:
        request = msgspec.json.decode(line, type=BotRequest)
        sys.stdout.buffer.write(msgspec.json.encode(answer(request)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
