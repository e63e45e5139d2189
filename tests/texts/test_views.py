"""A view has exactly the shape that its types declare."""

from importlib import import_module

import msgspec
import pytest
from hypothesis import given

from insula.texts.build import view_types
from tests.laws.seatings import Seating, seatings, seeds, some
from tests.laws.test_laws import few


def types_of(seating: Seating) -> str:
    return type(seating.game).__module__.split(".")[2]


TYPED = [seating for seating in seatings() if view_types(types_of(seating))]


@pytest.mark.parametrize("seating", TYPED, ids=str)
@few
@given(seed=seeds())
def test_a_view_decodes_strictly_as_its_type_and_comes_back_equal(
    seating: Seating, seed: int
) -> None:
    kind = import_module(f"insula.games.{types_of(seating)}.view_types").VIEW
    decoder = msgspec.json.Decoder(kind, strict=True)
    for state in some(seating, seed, 0.2):
        view = seating.game.view(state)
        decoded = decoder.decode(msgspec.json.encode(view))
        assert msgspec.to_builtins(decoded) == view  # facts are plain data in a view
