"""The process in which bots think: `python -m insula.server.thinker`, started by the server."""

import sys

import msgspec

import insula
from insula.bots import bot
from insula.kernel.random import seeded
from insula.server.thinking import Choice, Question


def chosen(question: Question) -> Choice:
    state = insula.game(question.game, question.box).from_bytes(question.state)
    return Choice(bot(question.bot).choose(state, seeded(question.seed)))


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        sys.stdout.buffer.write(msgspec.json.encode(chosen(question)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
