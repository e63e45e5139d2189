"""Seats as clients see them."""

import pytest

from insula.server.live.snapshots import seat_view
from insula.server.store.rows import Seat


@pytest.mark.parametrize(
    ("stored", "shown"),
    [("greedy", "apprentice"), ("rollout", "citizen"), ("consul", "consul"), (None, None)],
)
def test_a_stored_bot_is_shown_by_the_current_name_of_its_level(
    stored: str | None, shown: str | None
) -> None:
    assert seat_view(Seat(0, "a bot", bot=stored)).bot == shown
