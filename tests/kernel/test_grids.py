"""Square and hex grids."""

import pytest

from insula.kernel.grid import EAST, NORTH, SOUTH, WEST, Grid
from insula.kernel.hexes import NOWHERE, Hexes, opposite

GRID = Grid(9, 7)
MAP = Hexes(5, 4)
COAST = Hexes(4, 3, 4, [(0, 0), (2, 1), (3, 2)])
"""Rows of 4, 4, 4 hexes: a1, b3 and c4 are sea."""


def test_squares_have_names_and_names_have_squares() -> None:
    names = [GRID.name(GRID.cell(x, y)) for y in range(1, 8) for x in range(1, 10)]
    assert (names[0], names[8], names[-1]) == ("a1", "i1", "i7")
    assert [GRID.name(GRID.find(name)) for name in names] == names
    assert len(set(names)) == 63


@pytest.mark.parametrize(
    "name", ["", "a", "a0", "a8", "j1", "A1", "a01", "a1 ", "1a", "a²", "a99999"]
)
def test_other_texts_name_no_square(name: str) -> None:
    assert GRID.find(name) == -1


def test_steps_lead_to_neighbours_and_back() -> None:
    cell = GRID.find("c3")
    around = [GRID.name(GRID.step(cell, side)) for side in (NORTH, EAST, SOUTH, WEST)]
    assert around == ["c2", "d3", "c4", "b3"]
    assert all(GRID.step(GRID.step(cell, side), (side + 2) % 4) == cell for side in range(4))
    assert not GRID.inside(GRID.step(GRID.find("a1"), NORTH))
    assert not GRID.inside(GRID.step(GRID.find("a1"), WEST))


def test_hexes_of_a_small_map_by_row() -> None:
    """Rows of 5, 4, 5, 4 hexes."""
    assert MAP.size == 18
    assert [MAP.row(cell) for cell in range(18)] == [0] * 5 + [1] * 4 + [2] * 5 + [3] * 4
    rows = [MAP.name(cell) for cell in range(18)]
    assert rows[4:10] == ["a5", "b1", "b2", "b3", "b4", "c1"]
    assert [MAP.find(name) for name in rows] == list(range(18))


@pytest.mark.parametrize(
    ("name", "around"),
    [
        ("b2", ["a3", "b3", "c3", "c2", "b1", "a2"]),
        ("c3", ["b3", "c4", "d3", "d2", "c2", "b2"]),
        ("a1", ["-", "a2", "b1", "-", "-", "-"]),
        ("d4", ["c5", "-", "-", "-", "d3", "c4"]),
        ("c1", ["b1", "c2", "d1", "-", "-", "-"]),
    ],
)
def test_the_six_sides_of_a_hex(name: str, around: list[str]) -> None:
    found = [MAP.step(MAP.find(name), side) for side in range(6)]
    assert ["-" if cell == NOWHERE else MAP.name(cell) for cell in found] == around


def test_a_step_is_undone_by_the_opposite_side_and_is_one_away() -> None:
    for cell in range(MAP.size):
        for side in range(6):
            beside = MAP.step(cell, side)
            if beside != NOWHERE:
                assert MAP.step(beside, opposite(side)) == cell
                assert MAP.distance(cell, beside) == 1


def test_distance_is_the_shortest_walk() -> None:
    for start in range(MAP.size):
        reached, frontier = {start: 0}, [start]
        for cell in frontier:
            for side in range(6):
                beside = MAP.step(cell, side)
                if beside != NOWHERE and beside not in reached:
                    reached[beside] = reached[cell] + 1
                    frontier.append(beside)
        assert all(MAP.distance(start, cell) == steps for cell, steps in reached.items())


@pytest.mark.parametrize("name", ["", "a", "a0", "a6", "b5", "e1", "a05", "A1", "a1111"])
def test_other_texts_name_no_hex(name: str) -> None:
    assert MAP.find(name) == NOWHERE


def test_sea_has_no_number_but_columns_keep_theirs() -> None:
    names = [COAST.name(cell) for cell in range(COAST.size)]
    assert names == ["a2", "a3", "a4", "b1", "b2", "b4", "c1", "c2", "c3"]
    assert [COAST.find(name) for name in names] == list(range(9))
    assert COAST.sea_names() == ["a1", "b3", "c4"]
    assert [COAST.find(name) for name in COAST.sea_names()] == [NOWHERE] * 3


@pytest.mark.parametrize(
    ("name", "around"),
    [
        ("b2", ["a3", "-", "c3", "c2", "b1", "a2"]),
        ("b4", ["-", "-", "-", "-", "-", "a4"]),
        ("c3", ["-", "-", "-", "-", "c2", "b2"]),
        ("b1", ["a2", "b2", "c2", "c1", "-", "-"]),
    ],
)
def test_no_step_leads_into_the_sea(name: str, around: list[str]) -> None:
    found = [COAST.step(COAST.find(name), side) for side in range(6)]
    assert ["-" if cell == NOWHERE else COAST.name(cell) for cell in found] == around


def test_a_text_that_names_no_hex_of_the_grid_is_no_sea() -> None:
    assert COAST.is_sea("b3")
    assert [name for name in ("a2", "b5", "d1", "", "x", "a01") if COAST.is_sea(name)] == []
    assert COAST.distance(COAST.find("b2"), COAST.find("b4")) == 2
