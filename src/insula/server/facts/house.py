"""Entries of a table's log that are not moves: people, bots and links."""

from typing import Annotated, Literal

from insula.kernel.facts import Fact, Verbatim, named, words

Bot = Annotated[str, named("bot")]
BotTrouble = Annotated[Literal["crashed", "timeout", "illegal"], words("BotTrouble")]
"""A bot's process ended, took too long, or chose a move that is not legal."""
Remedy = Annotated[Literal["restart", "substitute", "random"], words("Remedy")]
"""What follows: the bot starts again, another plays for it, or random moves are played."""


class SatDown(Fact, tag="sat_down"):
    name: Verbatim


class Left(Fact, tag="left"):
    name: Verbatim


class Returned(Fact, tag="returned"):
    name: Verbatim


class BotSat(Fact, tag="bot_sat"):
    bot: Bot


class BotReplaced(Fact, tag="bot_replaced"):
    """A bot plays on for a person."""

    bot: Bot
    name: Verbatim


class LinkMade(Fact, tag="link_made"):
    """A link to a seat was created."""

    number: int  # from 1


class BotFailed(Fact, tag="bot_failed"):
    bot: Bot
    trouble: BotTrouble
    seconds: int  # how long the server waited for its move
    then: Remedy
    substitute: Bot  # empty unless another bot plays


class Note(Fact, tag="note"):
    """An entry of an earlier version that is shown as it is."""

    text: Verbatim


HouseFact = SatDown | Left | Returned | BotSat | BotReplaced | LinkMade | BotFailed | Note
