"""What a game offers around its positions: set-up, words, views, reasons."""

import struct
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from insula.kernel.boxes import BoxInfo
from insula.kernel.contract import Event, Log, State
from insula.kernel.ledger import Ledger, read_ledger
from insula.kernel.random import Random, seeded

if TYPE_CHECKING:
    from insula.kernel.aid import Aid, AidTexts

View = dict[str, Any]


class GameError(ValueError):
    """Something asked of a game that it does not offer; the message is for the user."""


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal: the rule that forbids it, and a sentence about this case."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class IllegalMove(ValueError):
    """A text that is no legal move now."""

    def __init__(self, text: str, reasons: Sequence[Reason]) -> None:
        because = "; ".join(str(reason) for reason in reasons)
        super().__init__(f"'{text}' is not legal now: {because}")
        self.text = text
        self.reasons = list(reasons)


@dataclass(frozen=True)
class Mark:
    """A few words at a thing on the table: '+2 legions' at a joint."""

    target: str
    text: str


@dataclass(frozen=True)
class Preview:
    """What a move would bring: sentences, points by source, words on the table, lines set off."""

    told: list[str]
    points: dict[str, int]
    marks: list[Mark]
    lines: list[View]


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


class Game(ABC):
    """A title with one box."""

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

    # -- words ----------------------------------------------------------------------------------

    @abstractmethod
    def text(self, state: State, move: int) -> str:
        """A move in words; distinct among the legal moves of a position."""

    @abstractmethod
    def question(self, state: State) -> str:
        """In one sentence, what the seat to move may do now."""

    @abstractmethod
    def why_not(self, state: State, text: str) -> list[Reason]:
        """Why a text is no legal move now; empty exactly for the legal ones."""

    @abstractmethod
    def sentences(self, state: State, events: Sequence[Event]) -> list[str]:
        """The events that led to this state, told."""

    @abstractmethod
    def view(self, state: State) -> View:
        """All that a table may see, ready for JSON."""

    def redraw(self, state: State, before: State, drawn: View) -> View:
        """The view of a state when one of an earlier state is at hand: the same as `view`, made
        with less work where parts of the earlier one still hold."""
        return self.view(state)

    @abstractmethod
    def components(self, state: State, seat: int) -> dict[str, list[str]]:
        """What a seat has of the box, by kind: names, one for each piece; all that is public."""

    def supplies(self, state: State) -> dict[str, Supply]:
        """The pieces that could run out at a real table, by name."""
        return {}

    @abstractmethod
    def draw(self, state: State, texts: "AidTexts") -> str:
        """Return the table as text in Rich markup that is clear without colour too.

        `texts` are those of the player aid, from `insula.texts.aid_texts`.
        """

    def conceivable(self, state: State) -> list[str]:
        """Texts of moves that somebody might try now, legal ones among them."""
        return [self.text(state, move) for move in state.legal()]

    def find(self, state: State, text: str) -> int:
        """The legal move of a text; raises IllegalMove with the reasons."""
        wanted = tidy(text)
        for move in state.legal():
            if tidy(self.text(state, move)) == wanted:
                return move
        raise IllegalMove(text, self.why_not(state, text))

    def check(self, state: State, move: int) -> None:
        """Raise IllegalMove unless this number is a legal move."""
        if move not in state.legal():
            raise IllegalMove(str(move), [Reason("", "no legal move has this number")])

    @abstractmethod
    def targets(self, state: State, move: int) -> list[str]:
        """The things on the table that make a legal move once all of them were pointed at.

        Each is a kind and a name, 'cell c3'. None for a move that is an answer in words. No move's
        targets are among another's, so that pointing always comes to an end.
        """

    def preview(self, state: State, move: int) -> Preview:
        """What a move would bring, from a world in which hidden things lie otherwise."""
        seat, before = state.seat(), state.breakdown()
        after = state.copy()
        after.redeal(seeded(0))
        after.log = Log()
        after.play(move)
        events = [event for event in after.log.take() if not self.is_reveal(event)]
        sources = after.breakdown()[seat].items()
        return Preview(
            told=self.sentences(after, events),
            points={name: now - was for name, now in sources if now != (was := before[seat][name])},
            marks=self.marks(after, events),
            lines=self.lines(state, move),
        )

    def marks(self, state: State, events: Sequence[Event]) -> list[Mark]:
        """What just happened, as words on the table; nothing unless a game says more."""
        return []

    def lines(self, state: State, move: int) -> list[View]:
        """What a move would set off, step by step, as data for pages and bots; if there is any."""
        return []

    @abstractmethod
    def is_reveal(self, event: Event) -> bool:
        """Does this event show something that was hidden?"""

    # -- rules and bytes ------------------------------------------------------------------------

    def rules(self) -> Ledger:
        """The statements that hold in this edition."""
        return read_ledger(self.folder / "rules.md", self.edition)

    def aid(self) -> "Aid":
        """The player aid of this edition with this box, as data."""
        raise GameError(f"{self.title} has no player aid")

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
