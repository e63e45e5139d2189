"""The interface of a game around its positions: set-up, notation, facts and views."""

import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from insula.kernel.boxes import BoxInfo
from insula.kernel.contract import Event, State
from insula.kernel.facts import Fact, Forbidden, Preview
from insula.kernel.ledger import Ledger, translated_ledger
from insula.kernel.random import Random, seeded

if TYPE_CHECKING:
    from insula.kernel.aid import Aid, AidTexts

View = dict[str, Any]


class GameError(ValueError):
    """Something asked of a game that it does not offer; the message is for the user."""


class IllegalMove(ValueError):
    """A text that is not a legal move now. `reasons` are facts; `insula.text` renders them."""

    def __init__(self, text: str, reasons: Sequence[Forbidden] = ()) -> None:
        rules = ", ".join(reason.rule for reason in reasons if reason.rule)
        super().__init__(f"'{text}' is not legal now" + (f" ({rules})" if rules else ""))
        self.text = text
        self.reasons = list(reasons)


@dataclass(frozen=True)
class Supply:
    """Pieces of one kind that all seats share: in use now, and in the printed game."""

    used: int
    printed: int


@dataclass(frozen=True)
class Option:
    """A choice made before the game, such as the solo level."""

    name: str
    values: tuple[str, ...]
    default: str
    about: str
    seat: int = 0  # offered only at tables that have this seat
    of_seats: bool = False  # all values but the default are numbers of seats

    def is_about_seats(self) -> bool:
        """Does this choice only say who sits or begins where, and leave the rules alone?"""
        return self.of_seats or self.seat > 0

    def offered(self, players: int) -> tuple[str, ...]:
        """The values that can be chosen with this number of players; none without the seat."""
        if self.seat > players:
            return ()
        return tuple(
            value
            for value in self.values
            if not self.of_seats or value == self.default or int(value) <= players
        )


@dataclass(frozen=True)
class Functions:
    """The functions that a game provides; most take the content of its box and a state."""

    text: Callable[[Any, Any, int], str]
    move_fact: Callable[[Any, Any, int], Fact]
    question: Callable[[Any], Fact]
    why_not: Callable[[Any, Any, str], Sequence[Forbidden]]
    events: Callable[[Any, Any, Sequence[Event]], tuple[Fact, ...]]
    preview: Callable[[Any, Any, int], Preview[Any]]
    view: Callable[[Any, Any], Any]  # a TypedDict of the game
    components: Callable[[Any, int], dict[str, list[str]]]
    aid: Callable[[str, str, BoxInfo], "Aid"]


class Game(ABC):
    """A title with one box."""

    functions: Functions
    content: Any  # of the box, as the functions take it

    name: str  # as in commands and records
    title: str  # as on the box
    edition: str = ""  # where a ledger marks statements of one edition only
    rules_version: int = 1  # of this edition; raised when a rule changes what records mean
    rules_versions: tuple[int, ...] = (1,)  # all that can be opened, the newest last
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    folder: Path  # where the game's rules.md lies
    box: BoxInfo

    def version(self, rules: int) -> int:
        """The version of the rules to play by: the one asked for, or the newest for 0."""
        if rules and rules not in self.rules_versions:
            newest = self.rules_versions[-1]
            raise GameError(
                f"{self.title} has no version {rules} of its rules here; the newest is {newest}"
            )
        return rules or self.rules_versions[-1]

    # -- a game begins --------------------------------------------------------------------------

    def new(self, players: int = 2, seed: int = 0, **options: str) -> State:
        """A game set up; the seed never leaves the set-up."""
        if players not in self.players:
            counts = f"{self.players[0]} to {self.players[-1]}"
            raise GameError(f"{self.title} is for {counts} players, not {players}")
        try:
            rng = seeded(seed)
        except ValueError as error:
            raise GameError(str(error)) from error
        chosen = self.chosen(options, players)
        rest = {option.name: option.default for option in self.options}
        return self.deal(players, rng, {**rest, **chosen})

    def chosen(self, options: dict[str, str], players: int) -> dict[str, str]:
        """Every option that matters at this table with its value.

        Unknown names and values raise GameError.
        """
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                offered = ", ".join(known) or "none"
                raise GameError(f"{self.title} has no option '{name}'; it has: {offered}")
            self.check_value(known[name], value, players)
        return {
            option.name: options.get(option.name, option.default)
            for option in self.options
            if option.offered(players)
        }

    def check_value(self, option: Option, value: str, players: int) -> None:
        offered = option.offered(players)
        if not offered and value != option.default:
            raise GameError(
                f"option '{option.name}' is for seat {option.seat}; there are {players} seats"
            )
        if offered and value not in offered:
            raise GameError(f"option '{option.name}' is one of {', '.join(offered)}, not '{value}'")

    @abstractmethod
    def deal(self, players: int, rng: Random, options: dict[str, str]) -> State:
        """Set up a game; everything was checked."""

    def turn_order(self, dealt: State) -> list[int]:
        """The seats in the order of their first turns, by a position just set up."""
        first, seats = dealt.seat(), dealt.seats()
        return [(first + after) % seats for after in range(seats)]

    # -- notation and facts ---------------------------------------------------------------------

    def text(self, state: State, move: int) -> str:
        """Return a move in notation; distinct among the legal moves of a position."""
        return self.functions.text(self.content, state, move)

    def move_fact(self, state: State, move: int) -> Fact:
        """Return a legal move as a fact. Its targets are the things on the table that make it.

        A move without targets is an answer to a question. No move's targets are among another's,
        so pointing at targets always ends with one move.
        """
        return self.functions.move_fact(self.content, state, move)

    def question(self, state: State) -> Fact:
        """Return what the seat to move decides now."""
        return self.functions.question(state)

    def why_not(self, state: State, text: str) -> list[Forbidden]:
        """Return why a text is not a legal move now; empty exactly for the legal ones."""
        return list(self.functions.why_not(self.content, state, text))

    def events(self, state: State, noted: Sequence[Event]) -> tuple[Fact, ...]:
        """Return what the rules noted during the last move as facts.

        Call this right after the move: causes are read from the state as it stands then.
        """
        return self.functions.events(self.content, state, noted)

    def preview(self, state: State, move: int) -> Preview[Any]:
        """Return what a move would bring, without anything that it would reveal."""
        return self.functions.preview(self.content, state, move)

    # -- views ----------------------------------------------------------------------------------

    def view(self, state: State) -> View:
        """Return everything that a table may see, ready for JSON. The caller owns the result."""
        copied: View = msgspec.json.decode(msgspec.json.encode(self.shared_view(state)))
        return copied

    def shared_view(self, state: State) -> View:
        """Return the view without copying it. Parts are cached and shared: do not change them."""
        return {"game": self.name, **self.functions.view(self.content, state)}

    def redraw(self, state: State, before: State, drawn: View) -> View:
        """Return the shared view of a state, reusing parts of an earlier one that still hold."""
        return self.shared_view(state)

    def components(self, state: State, seat: int) -> dict[str, list[str]]:
        """Return what a seat has of the box, by kind: the name of each piece."""
        return self.functions.components(self.shared_view(state), seat)

    def supplies(self, state: State) -> dict[str, Supply]:
        """The pieces that could run out at a real table, by name."""
        return {}

    @abstractmethod
    def draw(self, state: State, texts: "AidTexts") -> str:
        """Return the table as text in Rich markup that is clear without colour too.

        `texts` are those of the player aid, from `insula.texts.aid_texts`.
        """

    def find(self, state: State, text: str) -> int:
        """Return the legal move of a text; raise IllegalMove with the reasons."""
        wanted = tidy(text)
        for move in state.legal():
            if tidy(self.text(state, move)) == wanted:
                return move
        raise IllegalMove(text, self.why_not(state, text))

    def check(self, state: State, move: int) -> None:
        """Raise IllegalMove unless this number is a legal move."""
        if move not in state.legal():
            raise IllegalMove(str(move))

    # -- rules and bytes ------------------------------------------------------------------------

    def rules(self, language: str = "en") -> Ledger:
        """Return the statements that hold in this edition; in English if not translated."""
        return translated_ledger(self.folder, self.edition, language)

    def aid(self) -> "Aid":
        """Return the player aid of this edition with this box, as data."""
        return self.functions.aid(self.name, self.title, self.box)

    def rank(self, state: State, seat: int) -> str:
        """The title a solo score earns, or nothing."""
        return ""

    @abstractmethod
    def from_numbers(self, numbers: list[int]) -> State:
        """The state that gave these numbers."""

    def from_bytes(self, data: bytes) -> State:
        return self.from_numbers(list(struct.unpack(f"<{len(data) // 2}h", data)))


def tidy(text: str) -> str:
    """A move's text without differences that mean nothing."""
    return " ".join(text.casefold().split())
