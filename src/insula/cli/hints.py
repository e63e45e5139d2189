"""Legal moves by what was typed so far, and what each would bring."""

from collections.abc import Sequence
from typing import Any

from insula.cli.language import render
from insula.kernel.contract import State
from insula.kernel.facts import Fact
from insula.kernel.game import Game, tidy

FEW = 16
SHORT = 64
GAINED = "gained"


def texts(game: Game, state: State) -> dict[str, int]:
    """The legal moves by their texts, in their order."""
    return {game.text(state, move): move for move in state.legal()}


def matching(known: Sequence[str], typed: str) -> list[str]:
    """The text itself; or those that begin so; or those whose words begin so."""
    wanted = tidy(typed)
    same = [text for text in known if tidy(text) == wanted]
    begun = [text for text in known if tidy(text).startswith(wanted)]
    return same or begun or [text for text in known if begins_by_words(tidy(text), wanted)]


def begins_by_words(text: str, typed: str) -> bool:
    """'pl c3 t 1' begins 'place c3 turned 1'; a number must be the number."""
    words, begun = text.split(), typed.split()
    return len(begun) <= len(words) and all(
        word == start if start.isdigit() else word.startswith(start)
        for word, start in zip(words, begun, strict=False)
    )


def groups(known: Sequence[str]) -> dict[str, list[str]]:
    """Many texts by their first words, as few as tell them apart."""
    count = 1
    while True:
        found: dict[str, list[str]] = {}
        for text in known:
            found.setdefault(" ".join(text.split()[:count]), []).append(text)
        if len(found) > 1 or count > 9:
            return found
        count += 1


def brings(game: Game, state: State, moves: Sequence[int]) -> list[str]:
    """What each move would gain; if none gains anything, what it does, where that is short."""
    previews = [game.preview(state, move).events for move in moves]
    gains = [", ".join(gain(game, each) for each in filter(is_gain, one)) for one in previews]
    if not any(gains):
        gains = [render(game.move_fact(state, move), edition=game.edition) for move in moves]
    return [line if len(line) <= SHORT else "" for line in gains]


def is_gain(event: Fact) -> bool:
    """Tell whether an event is a gain of goods; every game has one kind for this."""
    return type(event).__struct_config__.tag == GAINED


def gain(game: Game, event: Any) -> str:
    """Return a gain such as '+2 legions'."""
    return "+" + render(event.amount, edition=game.edition)
