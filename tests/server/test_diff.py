"""Applying the changes of every update gives the exact view of a snapshot."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import insula
from insula.kernel.table import Table
from insula.server.live.diff import changes
from tests.laws.seatings import Seating, every_game
from tests.server.harness import Player, Server, applied

views = st.recursive(
    st.none() | st.text(max_size=2) | st.integers(2, 4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner),
)


def followed(view: Any, new: Any) -> Any:
    """Apply an update that was sent as JSON."""
    return applied(view, json.loads(json.dumps(changes(view, new))))


@settings(deadline=None, max_examples=300)
@given(old=views, new=views)
def test_changes_turn_any_value_into_any_other(old: Any, new: Any) -> None:
    known = followed(json.loads(json.dumps(old)), new)
    assert json.dumps(known, sort_keys=True) == json.dumps(new, sort_keys=True)


def test_a_single_change_gives_a_single_entry() -> None:
    old = {"cities": [{"coins": 1, "faith": 2, "tiles": ["a", "c"]}, {"coins": 3}], "seat": None}
    new = {"cities": [{"coins": 4, "faith": 2, "tiles": ["a", "c"]}, {"coins": 3}], "seat": None}
    assert changes(old, new) == [[["cities", 0, "coins"], 4]]
    new["cities"] = [{"coins": 1, "faith": 2, "tiles": ["a", "b", "c"]}, {"coins": 3}]
    assert changes(old, new) == [[["cities", 0, "tiles"], 1, 0, ["b"]]]
    assert changes(new, old) == [[["cities", 0, "tiles"], 1, 1, []]]
    assert changes(old, old) == []


@every_game
def test_applied_changes_give_the_view_through_undo_and_redo(seating: Seating) -> None:
    table = Table(seating.game, seating.players, 5, dict(seating.options))
    table.play_forced()
    view, chooser = json.loads(json.dumps(table.game.view(table.state))), random.Random(5)
    for _ in range(120):
        if table.state.over():
            break
        wander(table, chooser)
        new = table.game.view(table.state)
        view = followed(view, new)
        assert json.dumps(view) == json.dumps(new)


def wander(table: Table, chooser: random.Random) -> None:
    """Undo, redo or play."""
    if table.last_choice() >= 0 and chooser.random() < 0.2:
        table.take_back()
    elif table.undone and chooser.random() < 0.5:
        table.redo()
    else:
        table.play(chooser.choice(table.state.legal()))


@pytest.mark.parametrize("name", insula.game_names())
def test_a_new_socket_sees_the_same_as_an_old_one(server: Server, name: str) -> None:
    anna = server.newcomer("Anna")
    table = anna.make("me", "me", game=name)["table"]["id"]
    player, chooser = anna.sit(table), random.Random(3)
    for step in range(60):
        if player.over():
            break
        play_or_take_back(player, chooser)
        if step % 5 == 0:
            fresh = anna.sit(table)
            assert json.dumps(player.position) == json.dumps(fresh.position)
            assert player.lines == fresh.lines
            fresh.close()


def play_or_take_back(player: Player, chooser: random.Random) -> None:
    number = player.position["number"]
    if not player.position["undo_refusal"] and chooser.random() < 0.3:
        answer = player.ask("undo", number=number)
    elif player.position["can_redo"] and chooser.random() < 0.5:
        answer = player.ask("redo", number=number)
    else:
        answer = player.choose(move=chooser.randrange(len(player.position["moves"])))
    assert answer["kind"] == "done"
