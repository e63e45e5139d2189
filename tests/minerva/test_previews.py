"""Events of moves, and previews: what a move would bring."""

import random
from typing import cast

import pytest

import insula
from insula.games.minerva.facts.effects import Exchange, GainGoods
from insula.games.minerva.facts.nouns import Amount
from insula.games.minerva.facts.prospects import (
    LineGives,
    OpenChoice,
    SureGain,
    TempleScoresMore,
    TileGives,
    TileGivesNothing,
    WinsCulture,
    WouldScore,
)
from insula.games.minerva.rules.box import GOODS
from insula.games.minerva.rules.state import DIRECTION, MinervaState
from insula.kernel.facts import Fact
from tests.minerva.pictures import GAME, held, offer, play, table
from tests.minerva.test_whole_games import eager


def preview(state: MinervaState, text: str) -> tuple[Fact, ...]:
    return GAME.preview(state, GAME.find(state, text)).events


def previewed_texts(state: MinervaState, text: str) -> list[str]:
    return [insula.text(event) for event in preview(state, text)]


def lines(state: MinervaState, text: str) -> list[LineGives]:
    return [event for event in preview(state, text) if isinstance(event, LineGives)]


def gains(line: LineGives) -> dict[str, int]:
    """Add up the sure gains of a line."""
    total: dict[str, int] = {}
    for step in line.steps:
        if isinstance(step, TileGives):
            for outcome in step.outcomes:
                if isinstance(outcome, SureGain):
                    good = outcome.amount.good
                    total[good] = total.get(good, 0) + outcome.amount.count
    return total


def asks(line: LineGives) -> bool:
    steps = [step for step in line.steps if isinstance(step, TileGives)]
    return any(isinstance(outcome, OpenChoice) for step in steps for outcome in step.outcomes)


def culture_points(line: LineGives) -> int:
    return sum(step.points for step in line.steps if isinstance(step, WinsCulture))


def sure(good: str, count: int) -> SureGain:
    return SureGain(Amount(good, count))  # type: ignore[arg-type]


def test_events_name_their_causes() -> None:
    state = table("Fo .\nSl Fa", wood=1)
    events = play(state, "residence s1e2", "activate west", "pay 1 grain for 1 glory", "stop")
    assert events == [
        "built a residence on s1e2",
        "activated the line to the west",
        "gained 2 grain: Farm on s1e1",
        "paid 1 grain: Stall on s1",
        "gained 1 glory: Stall on s1",
    ]


# -- lines ---------------------------------------------------------------------------------------


@pytest.mark.rule("MN-5.1")
def test_the_line_of_a_residence_is_shown_before_it_is_placed() -> None:
    """Gains in order, choices named, culture at the end; the table stays as it is."""
    state = table("Fo .  .  .  .\nSl Ga Ma Fa Th", wood=1)
    play(state, "residence")
    before = state.to_bytes()
    exchange = Exchange(Amount("grain", 1), Amount("glory", 1))
    assert preview(state, "place s1e5") == (
        LineGives(
            "west",
            (
                TileGives("Theater", "s1e4", (sure("theater", 2),)),
                TileGives("Farm", "s1e3", (sure("grain", 2),)),
                TileGives("Markets", "s1e2", (sure("denarii", 2),)),
                TileGives("Garden", "s1e1", (sure("culture", 1),)),
                TileGives("Stall", "s1", (OpenChoice(exchange),)),
                WinsCulture("theater", 2),
            ),
        ),
    )
    assert state.to_bytes() == before


@pytest.mark.rule("MN-7.1")
def test_the_lines_of_an_assistant_and_of_a_direction_are_shown() -> None:
    state = table("Fo R Fa\n.  Ma .", grain=1)
    state.cities[0].reserve = 1
    found = lines(state, "assistant e1")
    assert [(line.direction, gains(line)) for line in found] == [
        ("east", {"grain": 2}),
        ("south", {"denarii": 1}),
        ("west", {}),
    ]
    choice = OpenChoice(GainGoods(Amount("any", 1)))
    assert found[2].steps == (TileGives("Fountain", "0", (choice,)),)
    play(state, "assistant e1")
    [line] = lines(state, "activate east")
    assert gains(line) == {"grain": 2}
    assert lines(state, "activate nothing") == []


def test_a_tile_that_gives_nothing_is_named() -> None:
    state = table("Fo R Ma")
    state.cities[0].reserve = 1
    play(state, "assistant e1")
    [line] = lines(state, "activate east")
    assert line.steps == (TileGivesNothing("Markets", "e2"),)


def test_a_previewed_line_without_choices_is_what_happens() -> None:
    for city in ("Fo .\nMa Fa Ch Lu Ba", "Fo .\nSd Sc Sc Sc Sc Sd", "Fo .\nTh St Li Fy Mi"):
        state = table(city, stone=1)
        play(state, "residence")
        end = city.split("\n")[1].count(" ") + 1
        [line] = lines(state, f"place s1e{end}")
        play(state, f"place s1e{end}", "activate west")
        assert gains(line).get("stone", 0) + 1 == held(state).get("stone", 0)
        assert gains(line).get("denarii", 0) == held(state).get("denarii", 0)
        assert culture_points(line) == state.breakdown()[0]["culture"]


@pytest.mark.rule("MN-5.3")
def test_lines_of_random_games_bring_what_was_previewed() -> None:
    """A line without choices brings exactly what its preview shows."""
    seen = 0
    for seed in range(60):
        state, chooser = cast("MinervaState", GAME.new(2, seed)), random.Random(seed)
        while not state.over():
            if state.step() == DIRECTION:
                seen += sum(compare(state, move) for move in state.legal())
            state.play(eager(state, chooser))
    assert seen > 50


def compare(state: MinervaState, move: int) -> bool:
    """Compare a line without choices with what happens; return whether there is one."""
    seat = state.seat()
    for line in lines(state, GAME.text(state, move)):
        if not asks(line) and "culture" not in gains(line):
            after = cast("MinervaState", state.copy())
            after.play(move)
            before = state.cities[seat].stores
            for at, good in enumerate(GOODS[:6]):
                gained = after.cities[seat].stores[at] - before[at]
                assert gained == gains(line).get(good, 0)
            won = after.breakdown()[seat]["culture"] - state.breakdown()[seat]["culture"]
            assert won == culture_points(line)
            return True
    return False


# -- other moves ---------------------------------------------------------------------------------


def test_the_preview_of_a_build_says_what_the_tile_does() -> None:
    state = table("Fo", grain=1)
    offer(state, "Ma")
    assert previewed_texts(state, "build Markets") == [
        *("paid for Markets", "1 denarius for each grain"),
    ]
    assert previewed_texts(state, "pass") == ["passed and took order tile 1"]


@pytest.mark.rule("MN-10.8")
def test_a_temple_previews_what_it_would_score() -> None:
    state = table("Fo Ma", stone=2, ore=1)
    offer(state, "tT")
    play(state, "build Trade ring temple")
    placed, score = preview(state, "place s1")
    assert insula.text(placed) == "placed Trade ring temple on s1"
    assert score == WouldScore(3)


@pytest.mark.rule("MN-10.8")
def test_a_tile_previews_what_it_adds_to_a_temple() -> None:
    state = table("Fo tT", grain=1)
    offer(state, "Ma")
    play(state, "build Markets")
    assert preview(state, "place s1")[1:] == (TempleScoresMore("e1", 3),)
