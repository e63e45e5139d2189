"""What the page draws beside the pieces: staffing, reach, sites, counts, stores after a move."""

import pytest
from hypothesis import given, settings

import insula
from insula.games.magna_roma import roma
from insula.games.magna_roma.facts.events import FromJoint, Gained, Waits
from insula.games.magna_roma.facts.moves import SkipTrade
from insula.games.magna_roma.staffing import staffing
from insula.kernel.facts import Change
from tests.laws.seatings import Seating, seatings, seeds, walk
from tests.magna_roma import pictures

ROMA = insula.game("magna-roma", "final")
SEATINGS = [seating for seating in seatings() if seating.name.startswith("magna-roma")]
every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=str)


@every_seating
@given(seed=seeds())
@settings(max_examples=2, deadline=None)
@pytest.mark.rule("MR-8.4")
def test_the_staffing_shown_earns_what_the_monuments_score(seating: Seating, seed: int) -> None:
    for state in walk(seating, seed):
        for seat, city in enumerate(roma(state).cities):
            staffed = staffing(roma(state), city)
            assert sum(points for _, points in staffed) == state.breakdown()[seat]["monuments"]
            assert sum(workers for workers, _ in staffed) <= city.population


@every_seating
@given(seed=seeds())
@settings(max_examples=2, deadline=None)
def test_reach_and_sites_are_those_of_the_legal_moves(seating: Seating, seed: int) -> None:
    game = seating.game
    for state in walk(seating, seed):
        view = game.view(state)
        texts = [] if state.over() else [game.text(state, move) for move in state.legal()]
        reserved = [int(text.split()[1]) for text in texts if text.startswith("reserve")]
        if reserved:
            assert view["reach"] == reserved
        built_at = {text.split(" at ")[1] for text in texts if " at " in text}
        assert not built_at or built_at == set(view["cities"][state.seat()]["sites"])


@every_seating
@given(seed=seeds())
@settings(max_examples=2, deadline=None)
def test_provinces_score_as_often_as_the_view_says(seating: Seating, seed: int) -> None:
    for state in walk(seating, seed):
        view = seating.game.view(state)
        for seat, city in enumerate(view["breakdown"]):
            points = sum(
                slot["value"] * card["met"][seat]
                for card in view["provinces"]
                for slot in card["slots"]
                if slot["seat"] == seat
            )
            assert points == city["provinces"]
        assert [sum(city.values()) for city in view["breakdown"]] == view["scores"]


@every_seating
@given(seed=seeds())
@settings(max_examples=1, deadline=None)
def test_a_preview_says_how_the_stores_would_stand(seating: Seating, seed: int) -> None:
    game = seating.game
    names = ("coins", "population", "blessings", "legions", "luxuries", "faith", "points")
    for state in walk(seating, seed):
        if state.over():
            return
        seat, move = state.seat(), state.legal()[-1]
        lines = {each.store: each for each in game.preview(state, move).stores}
        before = game.view(state)["cities"][seat]
        after = state.copy()
        after.play(move)
        now = game.view(after)["cities"][seat]
        for name in names:
            assert (name in lines) == (before[name] != now[name])
            if name in lines:
                assert lines[name] == Change(name, now[name] - before[name], now[name])


@every_seating
@given(seed=seeds())
@settings(max_examples=2, deadline=None)
def test_each_monument_on_display_says_where_it_can_be_built(seating: Seating, seed: int) -> None:
    game = seating.game
    for state in walk(seating, seed):
        view = game.view(state)
        if view["step"] != "action":
            continue
        seat = state.seat()
        sites = [f" at {site}" for site in view["cities"][seat]["sites"]]
        wanted = {
            f"build {shown['monument']}{site}"
            for shown in view["display"]
            if shown and shown["lacks"][seat] == 0
            for site in ([""] if shown["on_center"] else sites)
        }
        texts = {game.text(state, move) for move in state.legal()}
        assert wanted == {text for text in texts if text.startswith("build")}


@every_seating
@given(seed=seeds())
@settings(max_examples=1, deadline=None)
@pytest.mark.rule("MR-3.4")
def test_a_preview_shows_the_joints_that_the_tile_then_has(seating: Seating, seed: int) -> None:
    game = seating.game
    for state in walk(seating, seed):
        if state.over() or game.view(state)["step"] != "place":
            continue
        seat, move = state.seat(), state.legal()[0]
        joined = [
            (event.cause.cell, event.cause.side, event.amount.good)
            for event in game.preview(state, move).events
            if isinstance(event, Gained | Waits) and isinstance(event.cause, FromJoint)
        ]
        before = game.view(state)["cities"][seat]["joints"]
        after = state.copy()
        after.play(move)
        joints = game.view(after)["cities"][seat]["joints"]
        cell = game.text(state, move).split()[1]
        new = [joint for joint in joints if joint not in before]
        assert all(cell in (joint["cell"], joint["other"]) for joint in new)
        sides = [seen_from(joint, cell) for joint in new]
        assert sorted(joined) == sorted((cell, side, good) for side, good in sides)


def seen_from(joint: dict[str, str], cell: str) -> tuple[str, str]:
    """Return the side of a cell that a joint is on, and its good."""
    opposite = {"east": "west", "south": "north"}
    side = joint["side"] if joint["cell"] == cell else opposite[joint["side"]]
    return side, joint["good"]


@every_seating
@given(seed=seeds())
@settings(max_examples=2, deadline=None)
def test_the_trade_that_is_offered_is_pointed_out(seating: Seating, seed: int) -> None:
    for state in walk(seating, seed):
        view = seating.game.view(state)
        assert (view["trading"] is not None) == (view["step"] == "trade")
        if view["trading"] is not None:
            ways = seating.game.shared_view(state)["trades"][view["trading"]]["ways"]
            offered = {seating.game.move_fact(state, move) for move in state.legal()}
            assert offered - {SkipTrade()} <= set(ways)


@pytest.mark.rule("MR-4.1")
def test_a_joint_tells_its_halves_its_good_and_whether_it_is_the_greater() -> None:
    state = pictures.to_act("""
        r-BD- r---L .
        T     pD--- .
    """)
    joints = pictures.ROMA.view(state)["cities"][0]["joints"]
    assert {(one["cell"], one["side"], one["other"]): one for one in joints} == {
        ("e4", "east", "f4"): {
            "cell": "e4",
            "side": "east",
            "other": "f4",
            "halves": "BL",
            "good": "faith",
            "greater": True,
        },
        ("e4", "south", "e5"): {
            "cell": "e4",
            "side": "south",
            "other": "e5",
            "halves": "DD",
            "good": "coins",
            "greater": False,
        },
    }


def test_the_boards_are_the_printed_ones() -> None:
    boards = ROMA.view(ROMA.new(players=2, seed=1))["boards"]
    assert len(boards["market"]) == 16
    assert boards["military"][-2:] == [3, 5]
    assert boards["blessings"] == [3, 6, 9, 12]
    assert boards["bonuses"][6] == {
        "tracks": ["red", "purple"],
        "space": 5,
        "good": "coins",
        "amount": 1,
    }


@every_seating
@given(seed=seeds())
@settings(max_examples=2, deadline=None)
def test_a_bonus_is_shown_as_complete_once_all_its_tracks_have_come_there(
    seating: Seating, seed: int
) -> None:
    seen = set()
    for state in walk(seating, seed):
        view = seating.game.view(state)
        for city in view["cities"]:
            complete = [
                all(city["stars"][track] >= bonus["space"] for track in bonus["tracks"])
                for bonus in view["boards"]["bonuses"]
            ]
            assert city["bonuses"] == complete
            seen.update(complete)
    assert seen == {True, False}
