"""app in the language 'en'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.kernel.undo_facts

NAMES: Final[dict[str, str]] = {
}


def seat(number: str) -> str:
    return "seat " + number


def undo_nothing_to_undo(f: insula.kernel.undo_facts.NothingToUndo, names: Names) -> str:
    return "There is nothing to undo."


def undo_other_seat_moved(f: insula.kernel.undo_facts.OtherSeatMoved, names: Names) -> str:
    return "Another player has moved since."


def undo_revealed(f: insula.kernel.undo_facts.SomethingRevealed, names: Names) -> str:
    return "Something hidden was revealed since."


def undo_turn_passed(f: insula.kernel.undo_facts.TurnPassed, names: Names) -> str:
    return "It is another player's turn."


def undo_game_ended(f: insula.kernel.undo_facts.GameEnded, names: Names) -> str:
    return "The game has ended."


def undo_nothing_to_redo(f: insula.kernel.undo_facts.NothingToRedo, names: Names) -> str:
    return "There is nothing to redo."


def fact(f: Any, names: Names) -> str:
    return TEXTS[type(f)](f, names)


TEXTS: Final[Texts] = {
    insula.kernel.undo_facts.NothingToUndo: undo_nothing_to_undo,
    insula.kernel.undo_facts.OtherSeatMoved: undo_other_seat_moved,
    insula.kernel.undo_facts.SomethingRevealed: undo_revealed,
    insula.kernel.undo_facts.TurnPassed: undo_turn_passed,
    insula.kernel.undo_facts.GameEnded: undo_game_ended,
    insula.kernel.undo_facts.NothingToRedo: undo_nothing_to_redo,
}



class Terminal:
    """Texts that the terminal shows in the language 'en'."""

    def seat(self, *, number: str | int) -> str:
        return "seat " + str(number)

    def seat_named(self, *, number: str | int, name: str | int) -> str:
        return "seat " + str(number) + " (" + str(name) + ")"

    def play_players(self, *, title: str | int, names: str | int) -> str:
        return str(title) + ". Players: " + str(names)

    def play_help(self) -> str:
        return "Type a move or the start of one. 'help' lists the commands, Ctrl-D quits."

    def play_nothing(self) -> str:
        return "Nothing was played."

    def play_saved(self, *, command: str | int) -> str:
        return "Game saved. Resume it with: " + str(command)

    def play_not_saved(self, *, seed: str | int) -> str:
        return "the game could not be saved; its seed was " + str(seed)

    def play_rescued(self, *, path: str | int) -> str:
        return "the game is saved in " + str(path)

    def play_seed(self, *, seed: str | int) -> str:
        return "Seed: " + str(seed)

    def play_record(self, *, path: str | int) -> str:
        return "Record: " + str(path)

    def resume_read(self, *, path: str | int, count: int) -> str:
        return str(path) + ": " + (str(count) + " decision" if count == 1 else str(count) + " decisions") + "."

    def resume_cut(self, *, path: str | int, line: str | int, problem: str | int, kept: str | int, copy: str | int) -> str:
        return str(path) + ", line " + str(line) + ": " + str(problem) + ". Resuming after decision " + str(kept) + "; the original file is saved as " + str(copy) + "."

    def move_illegal(self, *, typed: str | int, reasons: str | int) -> str:
        return "'" + str(typed) + "' is not legal now: " + str(reasons) + ". Type '?' for the moves, 'help' for the commands."

    def move_legal(self, *, typed: str | int) -> str:
        return "'" + str(typed) + "' is legal."

    def move_many(self, *, count: int, groups: str | int) -> str:
        return (str(count) + " moves") + ", starting with: " + str(groups)

    def move_none(self, *, typed: str | int) -> str:
        return "No legal move starts with '" + str(typed) + "'."

    def board_more(self) -> str:
        return "('board' shows the rest of the table)"

    def record_lost(self, *, path: str | int, problem: str | int) -> str:
        return str(path) + " cannot be written: " + str(problem) + ". The game continues without a record; 'save FILE' writes one elsewhere"

    def hint_thinking(self, *, seconds: str | int) -> str:
        return "Thinking for at most " + str(seconds) + " seconds."

    def hint_heading(self, *, games: int) -> str:
        return "Best moves in the order of the search; figures are means of " + (str(games) + " game" if games == 1 else str(games) + " games") + " after each:"

    def hint_heading_without(self) -> str:
        return "Best moves in the order of the search; there was no time to play games after them:"

    def hint_exact(self) -> str:
        return "The first move is the best: the rest of the game was searched completely."

    def hint_points(self, *, points: str | int, spread: str | int) -> str:
        return str(points) + " ± " + str(spread) + " points"

    def hint_points_and_wins(self, *, points: str | int, spread: str | int, wins: str | int) -> str:
        return str(points) + " ± " + str(spread) + " points, wins " + str(wins)

    def save_where(self) -> str:
        return "Usage: save FILE"

    def save_done(self, *, path: str | int) -> str:
        return "Saved. The game is now recorded in " + str(path) + "."

    def save_failed(self, *, path: str | int, problem: str | int) -> str:
        return "'" + str(path) + "' cannot be written: " + str(problem) + "."

    def help_intro(self) -> str:
        return "Type a move, the start of one, or its number in the last list. Commands:"

    def help_moves(self) -> str:
        return "list the legal moves, or those that start with a text ('moves pl', or just '?')"

    def help_hint(self) -> str:
        return "show the best moves and what they may bring, after a few seconds"

    def help_undo(self) -> str:
        return "undo your last choice"

    def help_redo(self) -> str:
        return "redo what you undid"

    def help_restart(self) -> str:
        return "undo all your choices of this turn ('restart turn')"

    def help_board(self) -> str:
        return "draw the whole table"

    def help_score(self) -> str:
        return "show points by source, as if the game ended now"

    def help_log(self) -> str:
        return "show the last events ('log 50' for more, 'log all' for everything)"

    def help_why(self) -> str:
        return "say why a move is not legal ('why place c3')"

    def help_rules(self) -> str:
        return "show a rule ('rules MR-8.2') or a chapter ('rules MR-8')"

    def help_aid(self) -> str:
        return "show the player aid: symbols, costs, boards, scoring and ties"

    def help_save(self) -> str:
        return "write the record to a new file ('save FILE') and keep recording there"

    def help_help(self) -> str:
        return "show this list"

    def help_quit(self) -> str:
        return "quit; the game can be resumed"

    def score_points(self) -> str:
        return "points"

    def score_total(self) -> str:
        return "total"

    def result_ranking(self, *, ranking: str | int) -> str:
        return "Game over. Ranking: " + str(ranking) + "."

    def result_solo(self, *, points: int) -> str:
        return "Game over with " + (str(points) + " point" if points == 1 else str(points) + " points") + "."

    def result_solo_title(self, *, points: int, title: str | int) -> str:
        return "Game over with " + (str(points) + " point" if points == 1 else str(points) + " points") + ": " + str(title) + "."

    def replay_unfinished(self, *, count: int) -> str:
        return (str(count) + " decision" if count == 1 else str(count) + " decisions") + "; the game is not over."

    def replay_box(self, *, title: str | int, box: str | int, version: str | int) -> str:
        return str(title) + ". Box: " + str(box) + " " + str(version) + "."

    def replay_box_retired(self, *, title: str | int, box: str | int, version: str | int) -> str:
        return str(title) + ". Box: " + str(box) + " " + str(version) + " (retired)."

    def replay_rules(self, *, version: str | int) -> str:
        return "Rules: version " + str(version) + "."

    def replay_rules_older(self, *, version: str | int, newest: str | int) -> str:
        return "Rules: version " + str(version) + " (newest: " + str(newest) + ")."

    def values(self, *, counts: str | int, box: str | int) -> str:
        return "Values of this box: " + str(counts) + "; 'insula box show " + str(box) + "' lists them."

    def games_game(self) -> str:
        return "game"

    def games_title(self) -> str:
        return "title"

    def games_players(self) -> str:
        return "players"

    def games_options(self) -> str:
        return "options"
