"""Options about seats, and versions of the rules."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import insula
from insula.catalogue import with_rules
from insula.kernel.game import Game, GameError, Option

FIRST = Option("first", ("random", "1", "2", "3", "4"), "random", "who begins", of_seats=True)
COLOUR = Option("colour-3", ("random", "red"), "random", "the colour of seat 3", seat=3)


class Dealt(Exception):
    """Carries the options that reached the deal."""


def opened(options: Sequence[Option]) -> Game:
    """A real game with options of our own, whose deal only reports them."""

    class Probe(type(insula.game("minerva"))):  # type: ignore[misc]
        def deal(self, players: int, rng: Any, options: dict[str, str]) -> Any:
            raise Dealt(options)

    game: Game = Probe(Path(insula.game("minerva").box.path))
    game.options = tuple(options)
    return game


def test_a_seat_that_the_table_lacks_cannot_be_named() -> None:
    game = opened([FIRST])
    assert game.chosen({"first": "2"}, 2) == {"first": "2"}
    with pytest.raises(GameError, match="option 'first' is one of random, 1, 2, not '3'"):
        game.chosen({"first": "3"}, 2)


def test_an_option_of_a_missing_seat_is_left_out_but_reaches_the_deal() -> None:
    game = opened([FIRST, COLOUR])
    assert game.chosen({}, 2) == {"first": "random"}
    assert game.chosen({"colour-3": "red"}, 3) == {"first": "random", "colour-3": "red"}
    with pytest.raises(GameError, match="'colour-3' is for seat 3; there are 2 seats"):
        game.chosen({"colour-3": "red"}, 2)
    with pytest.raises(Dealt) as caught:
        game.new(2, 1)
    assert caught.value.args[0] == {"first": "random", "colour-3": "random"}


@pytest.mark.parametrize("name", insula.game_names())
def test_a_game_opens_by_every_version_of_its_rules(name: str) -> None:
    newest = insula.game(name)
    assert newest.rules_version == newest.rules_versions[-1]
    for version in newest.rules_versions:
        game = with_rules(newest, version)
        assert game.rules_version == version
        assert game.box.digest == newest.box.digest
    with pytest.raises(GameError, match=r"has no version 99 of its rules here; the newest is \d"):
        insula.game(name, rules=99)
    assert insula.game(name) is with_rules(newest, 0)
