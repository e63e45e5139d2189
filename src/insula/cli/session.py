"""A game in the terminal: people at one screen, bots at the other seats."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape

from insula.arena.match import derive_seed
from insula.bots import Seated
from insula.bots.seated import Bot
from insula.cli import hints, show
from insula.cli.faults import BAD_DATA, complain
from insula.cli.language import render, say
from insula.cli.recorder import Recorder
from insula.kernel.game import IllegalMove
from insula.kernel.random import seeded
from insula.kernel.table import Entry, Table

if TYPE_CHECKING:
    from rich.console import Console


class Leave(Exception):
    """Somebody wants to stop here."""


@dataclass
class Session:
    """The table, who sits at it, the screen, and the record."""

    table: Table
    bots: dict[int, Bot]
    screen: "Console"
    ask: Callable[[str], str]
    command: "Callable[[Session, str], bool]"  # obeys, or says that this is no command
    recorder: Recorder | None = None
    lost: bool = False  # recording failed: only memory holds the game
    listed: list[str] = field(default_factory=list)  # moves that a number may name
    news: bool = True  # the table changed since it was drawn

    def play(self) -> None:
        """To the end of the game, or until somebody leaves."""
        self.play_forced()
        while not self.table.state.over():
            bot = self.bots.get(self.table.state.seat())
            if bot:
                self.played(self.table.play(self.decision(bot)))
            else:
                self.person()
        self.keep(lambda recorder: recorder.finish(self.table))

    def decision(self, bot: Bot) -> int:
        """A bot's move; its chance hangs on the deal and the number of the decision."""
        number = len(self.table.history)
        chances = (
            seeded(derive_seed(self.table.seed, use, number)) for use in ("choose", "redeal")
        )
        return Seated(bot, *chances).decide(self.table.state)

    def play_forced(self) -> None:
        start = len(self.table.history)
        self.table.play_forced()
        self.played(self.table.history[start:])

    def played(self, entries: list[Entry]) -> None:
        """Record and tell what was played."""
        self.keep(lambda recorder: recorder.note(entries))
        for entry in entries:
            self.say(show.log_line(self.table, entry))
        self.news = True

    # -- people ----------------------------------------------------------------------------------

    def person(self) -> None:
        """Ask once; what was typed is a move, the beginning of one, a number, or a command."""
        if self.news:
            self.show_table()
        seat = show.seat_name(self.table.names, self.table.state.seat())
        typed = self.ask(f"{seat} > ").strip()
        known = hints.texts(self.table.game, self.table.state)
        if typed in known or not self.command(self, typed):
            self.move(typed, known)

    def move(self, typed: str, known: dict[str, int]) -> None:
        """Play the one move that was meant; list them if there are several, reasons if none."""
        numbers = {str(number): text for number, text in enumerate(self.listed, 1)}
        typed = numbers.get(typed, typed)
        found = hints.matching(list(known), typed) if typed else list(known)
        if len(found) == 1:
            self.played(self.table.play(known[found[0]]))
        elif found:
            self.list_moves(found)
        else:
            self.refuse(typed)

    def refuse(self, typed: str) -> None:
        try:
            self.table.game.find(self.table.state, typed)
        except IllegalMove as error:
            reasons = "; ".join(show.reason(each) for each in error.reasons)
            self.say(escape(say().move_illegal(typed=typed, reasons=reasons)))

    def show_table(self) -> None:
        """The drawing, as much of it as the screen holds, then the question and the moves."""
        self.news = False
        self.say("")
        self.draw(self.screen.height - 12 if self.screen.is_terminal else 10_000)
        state = self.table.state
        question = render(self.table.game.question(state), edition=self.table.game.edition)
        self.say(f"\n[bold]{escape(question)}[/bold]")
        self.list_moves(list(hints.texts(self.table.game, state)))

    def draw(self, height: int) -> None:
        """Whole blocks of the drawing that fit, never fewer than the seat's own and the boards."""
        blocks = show.drawing(self.table.game, self.table.state, self.screen.width).split("\n\n")
        hidden = ""
        while len(blocks) > 2 and sum(block.count("\n") + 2 for block in blocks) > height:
            blocks.pop()
            hidden = f"\n\n[dim]{escape(say().board_more())}[/dim]"
        self.screen.print("\n\n".join(blocks) + hidden)

    def list_moves(self, found: list[str]) -> None:
        """Few moves with what they bring, numbered; many by how they begin."""
        if len(found) > hints.FEW:
            parts = [f"{start} ({len(each)})" for start, each in hints.groups(found).items()]
            self.listed = []
            self.say(escape(say().move_many(count=len(found), groups=", ".join(parts))))
            return
        self.listed = found
        game, state = self.table.game, self.table.state
        known = hints.texts(game, state)
        brought = hints.brings(game, state, [known[text] for text in found])
        width = max(len(text) for text in found)
        for number, (text, gains) in enumerate(zip(found, brought, strict=True), 1):
            self.say(f"{number:>4}  {escape(text.ljust(width))}  [dim]{escape(gains)}[/dim]")

    # -- the record ------------------------------------------------------------------------------

    def keep(self, write: Callable[[Recorder], None]) -> None:
        """Write to the record. If that fails the game goes on, and says so once."""
        if self.recorder is None:
            return
        try:
            write(self.recorder)
        except OSError as error:
            self.lose(self.recorder.path, error)

    def start_record(self, path: Path) -> None:
        try:
            self.recorder = Recorder.start(path, self.table)
        except OSError as error:
            self.lose(path, error)

    def lose(self, path: Path, error: OSError) -> None:
        self.recorder, self.lost = None, True
        complain(say().record_lost(path=str(path), problem=error.strerror or str(error)), BAD_DATA)

    def taken_back(self) -> None:
        """The record follows an undo."""
        count = len(self.table.history)
        self.keep(lambda recorder: recorder.back_to(count))
        self.news = True

    def say(self, markup: str) -> None:
        self.screen.print(markup, soft_wrap=not self.screen.is_terminal)

    def say_line(self, text: str) -> None:
        """A line that stays whole, so that a path in it can be copied."""
        self.screen.print(text, soft_wrap=True, markup=False)
