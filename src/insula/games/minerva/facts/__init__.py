"""The vocabulary of Minerva as typed data; `insula.texts` puts it into words."""

from typing import Any, Final

from insula.games.minerva.facts.effects import Effect, Operation
from insula.games.minerva.facts.events import Event
from insula.games.minerva.facts.moves import Move, Question
from insula.games.minerva.facts.prospects import LineStep, Outcome
from insula.games.minerva.facts.reasons import Reason

UNIONS: Final[dict[str, Any]] = {
    "event": Event,
    "move": Move,
    "question": Question,
    "reason": Reason,
    "effect": Effect,
    "operation": Operation,
    "result": LineStep,
    "outcome": Outcome,
}
"""Every union by the prefix of its texts: `event.gained`."""
