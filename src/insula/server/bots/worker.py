"""The process in which bots think: `python -m insula.server.bots.worker`, started by the server."""

import sys
from dataclasses import asdict
from typing import Any

import msgspec

import insula
from insula.bots import bot
from insula.bots.analysis import judge
from insula.bots.budget import Budget
from insula.bots.hints import advise
from insula.kernel.random import seeded
from insula.server.bots.pool import Asking, Choice, HintWanted, Question


def answer(asking: Asking) -> Any:
    game = insula.game(asking.game, asking.box, asking.rules)
    state, rng = game.from_bytes(asking.state), seeded(asking.seed)
    if isinstance(asking, Question):
        return Choice(bot(asking.bot).choose(state, rng))
    if isinstance(asking, HintWanted):
        return asdict(advise(game, state, Budget(seconds=asking.seconds), rng))
    budget = Budget(asking.iterations)
    return asdict(judge(game, state, asking.move, asking.number, budget, asking.seed))


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin.buffer:
        asking = msgspec.json.decode(line, type=Asking)
        sys.stdout.buffer.write(msgspec.json.encode(answer(asking)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
