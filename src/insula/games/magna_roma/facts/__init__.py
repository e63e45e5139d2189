"""The vocabulary of Magna Roma as typed data; `insula.texts` puts it into words."""

from typing import Any, Final

from insula.games.magna_roma.facts.cards import Condition, Effect, Goal
from insula.games.magna_roma.facts.events import Cause, Event
from insula.games.magna_roma.facts.moves import Move, Question
from insula.games.magna_roma.facts.reasons import Reason

UNIONS: Final[dict[str, Any]] = {
    "event": Event,
    "move": Move,
    "question": Question,
    "reason": Reason,
    "cause": Cause,
    "effect": Effect,
    "condition": Condition,
    "goal": Goal,
}
"""Every union by the prefix of its texts: `event.placed`."""
