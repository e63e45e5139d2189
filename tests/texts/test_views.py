"""A view has exactly the shape that its types declare."""

import msgspec
from hypothesis import given

from insula.texts.build import view_types
from tests.laws.seatings import Seating, every_game, seeds, some
from tests.laws.test_laws import few


@every_game
@few
@given(seed=seeds())
def test_a_view_decodes_strictly_as_its_type_and_comes_back_equal(
    seating: Seating, seed: int
) -> None:
    package = type(seating.game).__module__.split(".")[2]
    decoder = msgspec.json.Decoder(view_types(package).VIEW, strict=True)
    for state in some(seating, seed, 0.2):
        decoded = decoder.decode(msgspec.json.encode(seating.game.shared_view(state)))
        assert msgspec.json.decode(msgspec.json.encode(decoded)) == seating.game.view(state)
