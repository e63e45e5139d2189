"""app in the language 'de'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.kernel.undo_facts
import insula.texts.made.app_en

NAMES: Final[dict[str, str]] = {
}


def seat(number: str) -> str:
    return "Sitz " + number


def undo_nothing_to_undo(f: insula.kernel.undo_facts.NothingToUndo, names: Names) -> str:
    return "Es gibt nichts zurückzunehmen."


def undo_other_seat_moved(f: insula.kernel.undo_facts.OtherSeatMoved, names: Names) -> str:
    return "Inzwischen hat jemand anders gezogen."


def undo_revealed(f: insula.kernel.undo_facts.SomethingRevealed, names: Names) -> str:
    return "Inzwischen wurde etwas Verdecktes aufgedeckt."


def undo_turn_passed(f: insula.kernel.undo_facts.TurnPassed, names: Names) -> str:
    return "Jemand anders ist am Zug."


def undo_game_ended(f: insula.kernel.undo_facts.GameEnded, names: Names) -> str:
    return "Die Partie ist zu Ende."


def undo_nothing_to_redo(f: insula.kernel.undo_facts.NothingToRedo, names: Names) -> str:
    return "Es gibt nichts zu wiederholen."


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



class Terminal(insula.texts.made.app_en.Terminal):
    """Texts that the terminal shows in the language 'de'."""

    def seat(self, *, number: str | int) -> str:
        return "Sitz " + str(number)

    def seat_named(self, *, number: str | int, name: str | int) -> str:
        return "Sitz " + str(number) + " (" + str(name) + ")"

    def play_players(self, *, title: str | int, names: str | int) -> str:
        return str(title) + ". Spieler: " + str(names)

    def play_help(self) -> str:
        return "Tippe einen Zug oder seinen Anfang. 'help' zeigt die Befehle, Strg-D beendet."

    def play_nothing(self) -> str:
        return "Es wurde nichts gespielt."

    def play_saved(self, *, command: str | int) -> str:
        return "Spiel gespeichert. Fortsetzen mit: " + str(command)

    def play_not_saved(self, *, seed: str | int) -> str:
        return "das Spiel konnte nicht gespeichert werden; sein Seed war " + str(seed)

    def play_rescued(self, *, path: str | int) -> str:
        return "das Spiel ist in " + str(path) + " gespeichert"

    def play_seed(self, *, seed: str | int) -> str:
        return "Seed: " + str(seed)

    def play_record(self, *, path: str | int) -> str:
        return "Aufzeichnung: " + str(path)

    def resume_read(self, *, path: str | int, count: int) -> str:
        return str(path) + ": " + (str(count) + " Entscheidung" if count == 1 else str(count) + " Entscheidungen") + "."

    def resume_cut(self, *, path: str | int, line: str | int, problem: str | int, kept: str | int, copy: str | int) -> str:
        return str(path) + ", Zeile " + str(line) + ": " + str(problem) + ". Es geht nach Entscheidung " + str(kept) + " weiter; die ursprüngliche Datei ist als " + str(copy) + " gespeichert."

    def move_illegal(self, *, typed: str | int, reasons: str | int) -> str:
        return "'" + str(typed) + "' ist jetzt nicht erlaubt: " + str(reasons) + ". '?' zeigt die Züge, 'help' die Befehle."

    def move_legal(self, *, typed: str | int) -> str:
        return "'" + str(typed) + "' ist erlaubt."

    def move_many(self, *, count: int, groups: str | int) -> str:
        return (str(count) + " Züge") + ", die so beginnen: " + str(groups)

    def move_none(self, *, typed: str | int) -> str:
        return "Kein erlaubter Zug beginnt mit '" + str(typed) + "'."

    def board_more(self) -> str:
        return "('board' zeigt den Rest des Tisches)"

    def record_lost(self, *, path: str | int, problem: str | int) -> str:
        return str(path) + " kann nicht geschrieben werden: " + str(problem) + ". Das Spiel läuft ohne Aufzeichnung weiter; 'save DATEI' schreibt eine an anderer Stelle"

    def hint_thinking(self, *, seconds: str | int) -> str:
        return "Denkt höchstens " + str(seconds) + " Sekunden nach."

    def hint_heading(self, *, games: int) -> str:
        return "Beste Züge in der Reihenfolge der Suche; Mittelwerte aus je " + (str(games) + " Spiel" if games == 1 else str(games) + " Spielen") + " danach:"

    def hint_heading_without(self) -> str:
        return "Beste Züge in der Reihenfolge der Suche; für Spiele danach war keine Zeit:"

    def hint_exact(self) -> str:
        return "Der erste Zug ist der beste: Der Rest des Spiels wurde vollständig durchsucht."

    def hint_points(self, *, points: str | int, spread: str | int) -> str:
        return str(points) + " ± " + str(spread) + " Punkte"

    def hint_points_and_wins(self, *, points: str | int, spread: str | int, wins: str | int) -> str:
        return str(points) + " ± " + str(spread) + " Punkte, gewinnt " + str(wins)

    def save_where(self) -> str:
        return "Aufruf: save DATEI"

    def save_done(self, *, path: str | int) -> str:
        return "Gespeichert. Das Spiel wird jetzt in " + str(path) + " aufgezeichnet."

    def save_failed(self, *, path: str | int, problem: str | int) -> str:
        return "'" + str(path) + "' kann nicht geschrieben werden: " + str(problem) + "."

    def help_intro(self) -> str:
        return "Tippe einen Zug, seinen Anfang oder seine Nummer in der letzten Liste. Befehle:"

    def help_moves(self) -> str:
        return "die erlaubten Züge zeigen, oder die, die so beginnen ('moves pl', oder nur '?')"

    def help_hint(self) -> str:
        return "die besten Züge zeigen und was sie bringen können, nach einigen Sekunden"

    def help_undo(self) -> str:
        return "deine letzte Wahl zurücknehmen"

    def help_redo(self) -> str:
        return "Zurückgenommenes wiederholen"

    def help_restart(self) -> str:
        return "alles in diesem Zug zurücknehmen ('restart turn')"

    def help_board(self) -> str:
        return "den ganzen Tisch zeichnen"

    def help_score(self) -> str:
        return "Punkte nach Quellen zeigen, als wäre das Spiel jetzt zu Ende"

    def help_log(self) -> str:
        return "die letzten Ereignisse zeigen ('log 50' für mehr, 'log all' für alle)"

    def help_why(self) -> str:
        return "sagen, warum ein Zug nicht erlaubt ist ('why place c3')"

    def help_rules(self) -> str:
        return "eine Regel ('rules MR-8.2') oder ein Kapitel ('rules MR-8') zeigen"

    def help_aid(self) -> str:
        return "die Spielhilfe zeigen: Symbole, Kosten, Tafeln, Wertung und Gleichstände"

    def help_save(self) -> str:
        return "die Aufzeichnung in eine neue Datei schreiben ('save DATEI') und dort fortsetzen"

    def help_help(self) -> str:
        return "diese Liste zeigen"

    def help_quit(self) -> str:
        return "beenden; das Spiel kann fortgesetzt werden"

    def score_points(self) -> str:
        return "Punkte"

    def score_total(self) -> str:
        return "Summe"

    def result_ranking(self, *, ranking: str | int) -> str:
        return "Das Spiel ist zu Ende. Rangfolge: " + str(ranking) + "."

    def result_solo(self, *, points: int) -> str:
        return "Das Spiel ist zu Ende mit " + (str(points) + " Punkt" if points == 1 else str(points) + " Punkten") + "."

    def result_solo_title(self, *, points: int, title: str | int) -> str:
        return "Das Spiel ist zu Ende mit " + (str(points) + " Punkt" if points == 1 else str(points) + " Punkten") + ": " + str(title) + "."

    def replay_unfinished(self, *, count: int) -> str:
        return (str(count) + " Entscheidung" if count == 1 else str(count) + " Entscheidungen") + "; das Spiel ist nicht zu Ende."

    def replay_box(self, *, title: str | int, box: str | int, version: str | int) -> str:
        return str(title) + ". Box: " + str(box) + " " + str(version) + "."

    def replay_box_retired(self, *, title: str | int, box: str | int, version: str | int) -> str:
        return str(title) + ". Box: " + str(box) + " " + str(version) + " (abgelöst)."

    def replay_rules(self, *, version: str | int) -> str:
        return "Regeln: Version " + str(version) + "."

    def replay_rules_older(self, *, version: str | int, newest: str | int) -> str:
        return "Regeln: Version " + str(version) + " (neueste: " + str(newest) + ")."

    def values(self, *, counts: str | int, box: str | int) -> str:
        return "Werte dieser Box: " + str(counts) + "; 'insula box show " + str(box) + "' listet sie auf."

    def games_game(self) -> str:
        return "Spiel"

    def games_title(self) -> str:
        return "Titel"

    def games_players(self) -> str:
        return "Spieler"

    def games_options(self) -> str:
        return "Optionen"
