"""The vocabulary of Magna Grecia as typed data; `insula.texts` puts it into words."""

from typing import Any, Final

from insula.games.magna_grecia.facts.events import Event
from insula.games.magna_grecia.facts.moves import Move, Question
from insula.games.magna_grecia.facts.reasons import Reason

UNIONS: Final[dict[str, Any]] = {
    "event": Event,
    "move": Move,
    "question": Question,
    "reason": Reason,
}
"""Every union by the prefix of its texts: `event.laid_road`."""
