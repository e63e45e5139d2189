"""app in the language 'de'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.kernel.undo_facts
import insula.server.facts.house
import insula.server.facts.people
import insula.server.facts.requests
import insula.server.facts.tables
import insula.texts.made.app_en

NAMES: Final[dict[str, str]] = {
    "bot:apprentice": "Faber",
    "bot:citizen": "Civis",
    "bot:consul": "Consul",
    "bot:greedy": "Faber",
    "bot:novice": "Tiro",
    "bot:random": "Alea",
    "bot:rollout": "Civis",
    "bot:senator": "Senator",
}
Counted: Final = {
    "account_passwords": "Passwörter für dieses Konto",
    "address_tables": "neue Tische von deiner Netzwerkadresse",
    "analyses": "Analysen",
    "guests": "neue Gäste",
    "hints": "Tipps",
    "messages": "Nachrichten",
    "passkeys": "Passkey-Anfragen",
    "passwords": "Passwörter",
    "records": "Aufzeichnungen",
    "requests": "Anfragen",
    "tables": "neue Tische",
}
BotTrouble: Final = {
    "crashed": "ist abgestürzt",
    "illegal": "hat keinen erlaubten Zug gemacht",
    "timeout": "hat zu lange gebraucht",
}


def list_pair(a: str, b: str) -> str:
    return a + " und " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def seat(number: str) -> str:
    return "Sitz " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def refusal_no_table(f: insula.server.facts.tables.NoTable, names: Names) -> str:
    return "Diesen Tisch gibt es nicht."


def refusal_not_started(f: insula.server.facts.tables.NotStarted, names: Names) -> str:
    return "Die Partie hat noch nicht begonnen."


def refusal_already_started(f: insula.server.facts.tables.AlreadyStarted, names: Names) -> str:
    return "Die Partie hat schon begonnen."


def refusal_seats_open(f: insula.server.facts.tables.SeatsOpen, names: Names) -> str:
    return "Es sind noch Plätze frei. Warte auf Mitspieler oder setze Bots ein."


def refusal_game_over(f: insula.server.facts.tables.GameOver, names: Names) -> str:
    return "Die Partie ist zu Ende."


def refusal_game_abandoned(f: insula.server.facts.tables.GameAbandoned, names: Names) -> str:
    return "Die Partie wurde abgebrochen."


def refusal_not_over(f: insula.server.facts.tables.NotOver, names: Names) -> str:
    return "Die Partie ist noch nicht zu Ende."


def refusal_reveals_deal(f: insula.server.facts.tables.RevealsDeal, names: Names) -> str:
    return "Das würde Verdecktes aufdecken. Du kannst es abrufen, sobald die Partie zu Ende ist."


def refusal_rematch_exists(f: insula.server.facts.tables.RematchExists, names: Names) -> str:
    return "Die Revanche gibt es schon."


def refusal_only_creator_abandons(f: insula.server.facts.tables.OnlyCreatorAbandons, names: Names) -> str:
    return "Nur wer den Tisch eröffnet hat, kann ihn aufgeben. Du kannst ihn verlassen."


def refusal_others_playing(f: insula.server.facts.tables.OthersPlaying, names: Names) -> str:
    return "Andere spielen noch. Wenn du gehst, können sie dich durch einen Bot ersetzen."


def refusal_log_full(f: insula.server.facts.tables.LogFull, names: Names) -> str:
    return "Das Protokoll dieses Tisches ist voll. Nur Züge sind noch möglich."


def refusal_box_missing(f: insula.server.facts.tables.BoxMissing, names: Names) -> str:
    return "Dieser Server hat die Schachtel „" + f.box + "“ dieses Tisches nicht mehr (Prüfsumme " + f.digest + "). Der Betreiber kann sie wiederherstellen."


def refusal_rules_missing(f: insula.server.facts.tables.RulesMissing, names: Names) -> str:
    return "Dieser Server kann das Spiel dieses Tisches nicht öffnen: " + f.detail


def refusal_log_mismatch(f: insula.server.facts.tables.LogMismatch, names: Names) -> str:
    return "Das Protokoll dieses Tisches passt nicht zu den Regeln: „" + f.move + "“ ist nicht erlaubt."


def refusal_no_seat(f: insula.server.facts.tables.NoSeat, names: Names) -> str:
    return "Es gibt keinen Platz " + str(f.number) + "."


def refusal_seat_taken(f: insula.server.facts.tables.SeatTaken, names: Names) -> str:
    return "Dieser Platz ist besetzt."


def refusal_no_open_seat(f: insula.server.facts.tables.NoOpenSeat, names: Names) -> str:
    return "Kein Platz ist frei."


def refusal_joined_too_late(f: insula.server.facts.tables.JoinedTooLate, names: Names) -> str:
    return "Die Partie hat begonnen. Du kannst zusehen."


def refusal_not_seated(f: insula.server.facts.tables.NotSeated, names: Names) -> str:
    return "Du sitzt nicht an diesem Tisch."


def refusal_not_your_seat(f: insula.server.facts.tables.NotYourSeat, names: Names) -> str:
    return "Das ist nicht dein Platz."


def refusal_only_players_invite(f: insula.server.facts.tables.OnlyPlayersInvite, names: Names) -> str:
    return "Nur Mitspieler und wer den Tisch eröffnet hat, können einladen."


def refusal_link_invalid(f: insula.server.facts.tables.LinkInvalid, names: Names) -> str:
    return "Dieser Link zu einem Platz ist nicht mehr gültig."


def refusal_no_bot(f: insula.server.facts.tables.NoBot, names: Names) -> str:
    return "Es gibt keinen Bot „" + f.bot + "“. Verfügbar: " + joined([each for each in f.bots]) + "."


def refusal_bot_stays(f: insula.server.facts.tables.BotStays, names: Names) -> str:
    return "Andere spielen auch gegen diesen Bot. Er kann nicht ersetzt werden."


def refusal_player_has_time(f: insula.server.facts.tables.PlayerHasTime, names: Names) -> str:
    return "Du kannst " + player(names, f.seat) + " noch nicht ersetzen: Die Bedenkzeit läuft noch."


def refusal_other_turn(f: insula.server.facts.tables.OtherTurn, names: Names) -> str:
    return "Du bist nicht am Zug, sondern " + player(names, f.seat) + "."


def refusal_position_changed(f: insula.server.facts.tables.PositionChanged, names: Names) -> str:
    return "Am Tisch hat sich inzwischen etwas geändert. Versuche es noch einmal."


def refusal_table_busy(f: insula.server.facts.tables.TableBusy, names: Names) -> str:
    return "Am Tisch ist gerade viel los. Versuche es noch einmal."


def refusal_no_move_index(f: insula.server.facts.tables.NoMoveIndex, names: Names) -> str:
    return "Es gibt keinen Zug " + str(f.index) + ": Die Stellung hat " + (str(f.moves) + " erlaubten Zug" if f.moves == 1 else str(f.moves) + " erlaubte Züge") + ", gezählt ab 0."


def refusal_illegal_choice(f: insula.server.facts.tables.IllegalChoice, names: Names) -> str:
    return "„" + f.move + "“ ist kein erlaubter Zug."


def refusal_choice_missing(f: insula.server.facts.tables.ChoiceMissing, names: Names) -> str:
    return "Eine Wahl braucht die Nummer oder die Notation eines Zuges."


def refusal_no_own_choice(f: insula.server.facts.tables.NoOwnChoice, names: Names) -> str:
    return "Du hast nichts zurückzunehmen."


def refusal_undo_requested(f: insula.server.facts.tables.UndoRequested, names: Names) -> str:
    return "Es wurde schon um eine Rücknahme gebeten."


def refusal_no_undo_request(f: insula.server.facts.tables.NoUndoRequest, names: Names) -> str:
    return "Es gibt keine Bitte um Rücknahme, die du beantworten kannst."


def refusal_cannot_undo(f: insula.server.facts.tables.CannotUndo, names: Names) -> str:
    return fact(f.why, names)


def refusal_advice_off(f: insula.server.facts.tables.AdviceOff, names: Names) -> str:
    return "In Partien gegen andere gibt es keine Tipps."


def refusal_guest_needed(f: insula.server.facts.tables.GuestNeeded, names: Names) -> str:
    return "Du bist nicht angemeldet. Rufe erst /api/me auf, um Gast zu werden."


def refusal_chat_full(f: insula.server.facts.tables.ChatFull, names: Names) -> str:
    return "Der Chat dieses Tisches ist voll."


def refusal_empty_message(f: insula.server.facts.tables.EmptyMessage, names: Names) -> str:
    return "Die Nachricht ist leer."


def refusal_empty_name(f: insula.server.facts.people.EmptyName, names: Names) -> str:
    return "Ein Name braucht mindestens ein sichtbares Zeichen."


def refusal_bot_name(f: insula.server.facts.people.BotName, names: Names) -> str:
    return "„" + f.name + "“ ist der Name eines Bots."


def refusal_name_taken(f: insula.server.facts.people.NameTaken, names: Names) -> str:
    return "Dieser Name ist vergeben."


def refusal_has_account(f: insula.server.facts.people.HasAccount, names: Names) -> str:
    return "Du hast schon ein Konto: " + f.login + "."


def refusal_account_just_made(f: insula.server.facts.people.AccountJustMade, names: Names) -> str:
    return "Du hast gerade anderswo ein Konto angelegt."


def refusal_wrong_login(f: insula.server.facts.people.WrongLogin, names: Names) -> str:
    return "Der Name oder das Passwort ist falsch."


def refusal_wrong_password(f: insula.server.facts.people.WrongPassword, names: Names) -> str:
    return "Das ist nicht dein Passwort."


def refusal_short_password(f: insula.server.facts.people.ShortPassword, names: Names) -> str:
    return "Ein Passwort braucht mindestens " + str(f.least) + " Zeichen."


def refusal_no_password(f: insula.server.facts.people.NoPassword, names: Names) -> str:
    return "Du hast kein Passwort."


def refusal_only_password(f: insula.server.facts.people.OnlyPassword, names: Names) -> str:
    return "Dein Passwort ist deine einzige Anmeldung. Füge erst einen Passkey hinzu."


def refusal_sign_in_busy(f: insula.server.facts.people.SignInBusy, names: Names) -> str:
    return "Gerade melden sich zu viele an. Versuche es gleich noch einmal."


def refusal_no_session(f: insula.server.facts.people.NoSession, names: Names) -> str:
    return "Diese Sitzung hast du nicht."


def refusal_too_many_tokens(f: insula.server.facts.people.TooManyTokens, names: Names) -> str:
    return "Du hast " + str(f.most) + " Token, mehr sind nicht möglich. Widerrufe erst eines."


def refusal_no_origin(f: insula.server.facts.people.NoOrigin, names: Names) -> str:
    return "Passkeys brauchen eine Webseite: Die Anfrage hat keinen Origin."


def refusal_https_needed(f: insula.server.facts.people.HttpsNeeded, names: Names) -> str:
    return "Passkeys brauchen https, oder http auf localhost."


def refusal_host_name_needed(f: insula.server.facts.people.HostNameNeeded, names: Names) -> str:
    return "Passkeys brauchen einen Rechnernamen statt einer IP-Adresse. Versuche localhost."


def refusal_too_many_passkeys(f: insula.server.facts.people.TooManyPasskeys, names: Names) -> str:
    return "Du hast " + str(f.most) + " Passkeys, mehr sind nicht möglich. Entferne erst einen."


def refusal_passkey_rejected(f: insula.server.facts.people.PasskeyRejected, names: Names) -> str:
    return "Dieser Passkey wurde nicht angenommen. Versuche es noch einmal."


def refusal_passkey_known(f: insula.server.facts.people.PasskeyKnown, names: Names) -> str:
    return "Dieser Passkey ist schon registriert."


def refusal_passkey_unknown(f: insula.server.facts.people.PasskeyUnknown, names: Names) -> str:
    return "Dieser Passkey ist hier nicht registriert."


def refusal_passkey_reused(f: insula.server.facts.people.PasskeyReused, names: Names) -> str:
    return "Diese Antwort wurde schon verwendet. Versuche es noch einmal."


def refusal_passkey_expired(f: insula.server.facts.people.PasskeyExpired, names: Names) -> str:
    return "Das hat zu lange gedauert. Versuche es noch einmal."


def refusal_passkey_copied(f: insula.server.facts.people.PasskeyCopied, names: Names) -> str:
    return "Dieser Passkey wurde anderswo benutzt und ist vielleicht kopiert worden."


def refusal_no_passkey(f: insula.server.facts.people.NoPasskey, names: Names) -> str:
    return "Diesen Passkey hast du nicht."


def refusal_only_passkey(f: insula.server.facts.people.OnlyPasskey, names: Names) -> str:
    return "Dieser Passkey ist deine einzige Anmeldung. Füge erst einen weiteren oder ein Passwort hinzu."


def refusal_not_found(f: insula.server.facts.requests.NotFound, names: Names) -> str:
    return "Nicht gefunden. Siehe /api."


def refusal_invalid_message(f: insula.server.facts.requests.InvalidMessage, names: Names) -> str:
    return "Ungültige Nachricht: " + f.detail + "."


def refusal_body_too_large(f: insula.server.facts.requests.BodyTooLarge, names: Names) -> str:
    return "Eine Anfrage darf höchstens " + str(f.most) + " Byte haben."


def refusal_out_of_range(f: insula.server.facts.requests.OutOfRange, names: Names) -> str:
    return "„" + f.name + "“ muss eine ganze Zahl von 0 bis " + str(f.most) + " sein."


def refusal_other_site(f: insula.server.facts.requests.OtherSite, names: Names) -> str:
    return "Diese Anfrage kommt von einer anderen Website."


def refusal_no_game(f: insula.server.facts.requests.NoGame, names: Names) -> str:
    return "Dieses Spiel gibt es nicht. Verfügbar: " + joined([each for each in f.games]) + "."


def refusal_no_language(f: insula.server.facts.requests.NoLanguage, names: Names) -> str:
    return "Diese Sprache gibt es nicht. Verfügbar: " + joined([each for each in f.languages]) + "."


def refusal_no_box(f: insula.server.facts.requests.NoBox, names: Names) -> str:
    return "Dieses Spiel hat keine Schachtel „" + f.box + "“. Verfügbar: " + joined([each for each in f.boxes]) + "."


def refusal_no_box_hash(f: insula.server.facts.requests.NoBoxHash, names: Names) -> str:
    return "Dieser Server hat diese Schachtel nicht."


def refusal_invalid_setup(f: insula.server.facts.requests.InvalidSetup, names: Names) -> str:
    return "Diese Partie lässt sich nicht aufbauen: " + f.detail + "."


def refusal_no_own_seat(f: insula.server.facts.requests.NoOwnSeat, names: Names) -> str:
    return "Mindestens ein Platz muss deiner sein."


def refusal_wrong_seat_count(f: insula.server.facts.requests.WrongSeatCount, names: Names) -> str:
    return "Diese Partie hat " + (str(f.seats) + " Platz" if f.seats == 1 else str(f.seats) + " Plätze") + ", nicht " + str(f.given) + "."


def refusal_cannot_branch(f: insula.server.facts.requests.CannotBranch, names: Names) -> str:
    return "Diese Partie lässt sich nach 0 bis " + str(f.last) + " Entscheidungen fortsetzen."


def refusal_invalid_record(f: insula.server.facts.requests.InvalidRecord, names: Names) -> str:
    return "Diese Aufzeichnung ist " + ("" if f.line == 0 else "ab Zeile " + str(f.line) + " ") + "nicht lesbar: " + f.detail + "."


def refusal_too_fast(f: insula.server.facts.requests.TooFast, names: Names) -> str:
    return "Zu viele " + Counted[f.what] + ". Warte ein wenig und versuche es noch einmal."


def refusal_too_many_tables(f: insula.server.facts.requests.TooManyTables, names: Names) -> str:
    return "Du hast " + str(f.most) + " offene Tische, mehr sind nicht möglich. Beende oder verlasse erst einige."


def refusal_too_many_sockets(f: insula.server.facts.requests.TooManySockets, names: Names) -> str:
    return "Du hast zu viele Seiten offen. Schließe einige."


def refusal_address_sockets(f: insula.server.facts.requests.AddressSockets, names: Names) -> str:
    return "Von deiner Netzwerkadresse sind zu viele Seiten offen."


def refusal_stopping(f: insula.server.facts.requests.Stopping, names: Names) -> str:
    return "Der Server startet neu. Versuche es gleich noch einmal."


def refusal_not_saved(f: insula.server.facts.requests.NotSaved, names: Names) -> str:
    return "Das Speichern ist fehlgeschlagen. Versuche es noch einmal."


def refusal_database_silent(f: insula.server.facts.requests.DatabaseSilent, names: Names) -> str:
    return "Die Datenbank antwortet nicht. Versuche es noch einmal."


def refusal_internal_error(f: insula.server.facts.requests.InternalError, names: Names) -> str:
    return "Der Server hat einen Fehler gemacht. Lade die Seite neu."


def refusal_adviser_failed(f: insula.server.facts.requests.AdviserFailed, names: Names) -> str:
    return "Der Ratgeber " + BotTrouble[f.trouble] + ". Versuche es noch einmal."


def house_sat_down(f: insula.server.facts.house.SatDown, names: Names) -> str:
    return f.name + " setzt sich"


def house_left(f: insula.server.facts.house.Left, names: Names) -> str:
    return f.name + " geht"


def house_returned(f: insula.server.facts.house.Returned, names: Names) -> str:
    return f.name + " ist zurück"


def house_bot_sat(f: insula.server.facts.house.BotSat, names: Names) -> str:
    return "Der Bot " + box_name(NAMES, "bot", f.bot, names) + " setzt sich"


def house_bot_replaced(f: insula.server.facts.house.BotReplaced, names: Names) -> str:
    return "Der Bot " + box_name(NAMES, "bot", f.bot, names) + " spielt für " + f.name + " weiter"


def house_link_made(f: insula.server.facts.house.LinkMade, names: Names) -> str:
    return "Ein Link zu Platz " + str(f.number) + " wurde erstellt"


def house_bot_failed(f: insula.server.facts.house.BotFailed, names: Names) -> str:
    return "Der Bot " + box_name(NAMES, "bot", f.bot, names) + " " + ("hat " + str(f.seconds) + " Sekunden lang nicht gezogen" if f.trouble == "timeout" else "ist abgestürzt" if f.trouble == "crashed" else "hat keinen erlaubten Zug gemacht") + "; " + ("er startet neu" if f.then == "restart" else "ab jetzt spielt der Bot " + box_name(NAMES, "bot", f.substitute, names) + " für ihn" if f.then == "substitute" else "ab jetzt werden zufällige Züge für ihn gespielt")


def house_note(f: insula.server.facts.house.Note, names: Names) -> str:
    return f.text


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
    insula.server.facts.tables.NoTable: refusal_no_table,
    insula.server.facts.tables.NotStarted: refusal_not_started,
    insula.server.facts.tables.AlreadyStarted: refusal_already_started,
    insula.server.facts.tables.SeatsOpen: refusal_seats_open,
    insula.server.facts.tables.GameOver: refusal_game_over,
    insula.server.facts.tables.GameAbandoned: refusal_game_abandoned,
    insula.server.facts.tables.NotOver: refusal_not_over,
    insula.server.facts.tables.RevealsDeal: refusal_reveals_deal,
    insula.server.facts.tables.RematchExists: refusal_rematch_exists,
    insula.server.facts.tables.OnlyCreatorAbandons: refusal_only_creator_abandons,
    insula.server.facts.tables.OthersPlaying: refusal_others_playing,
    insula.server.facts.tables.LogFull: refusal_log_full,
    insula.server.facts.tables.BoxMissing: refusal_box_missing,
    insula.server.facts.tables.RulesMissing: refusal_rules_missing,
    insula.server.facts.tables.LogMismatch: refusal_log_mismatch,
    insula.server.facts.tables.NoSeat: refusal_no_seat,
    insula.server.facts.tables.SeatTaken: refusal_seat_taken,
    insula.server.facts.tables.NoOpenSeat: refusal_no_open_seat,
    insula.server.facts.tables.JoinedTooLate: refusal_joined_too_late,
    insula.server.facts.tables.NotSeated: refusal_not_seated,
    insula.server.facts.tables.NotYourSeat: refusal_not_your_seat,
    insula.server.facts.tables.OnlyPlayersInvite: refusal_only_players_invite,
    insula.server.facts.tables.LinkInvalid: refusal_link_invalid,
    insula.server.facts.tables.NoBot: refusal_no_bot,
    insula.server.facts.tables.BotStays: refusal_bot_stays,
    insula.server.facts.tables.PlayerHasTime: refusal_player_has_time,
    insula.server.facts.tables.OtherTurn: refusal_other_turn,
    insula.server.facts.tables.PositionChanged: refusal_position_changed,
    insula.server.facts.tables.TableBusy: refusal_table_busy,
    insula.server.facts.tables.NoMoveIndex: refusal_no_move_index,
    insula.server.facts.tables.IllegalChoice: refusal_illegal_choice,
    insula.server.facts.tables.ChoiceMissing: refusal_choice_missing,
    insula.server.facts.tables.NoOwnChoice: refusal_no_own_choice,
    insula.server.facts.tables.UndoRequested: refusal_undo_requested,
    insula.server.facts.tables.NoUndoRequest: refusal_no_undo_request,
    insula.server.facts.tables.CannotUndo: refusal_cannot_undo,
    insula.server.facts.tables.AdviceOff: refusal_advice_off,
    insula.server.facts.tables.GuestNeeded: refusal_guest_needed,
    insula.server.facts.tables.ChatFull: refusal_chat_full,
    insula.server.facts.tables.EmptyMessage: refusal_empty_message,
    insula.server.facts.people.EmptyName: refusal_empty_name,
    insula.server.facts.people.BotName: refusal_bot_name,
    insula.server.facts.people.NameTaken: refusal_name_taken,
    insula.server.facts.people.HasAccount: refusal_has_account,
    insula.server.facts.people.AccountJustMade: refusal_account_just_made,
    insula.server.facts.people.WrongLogin: refusal_wrong_login,
    insula.server.facts.people.WrongPassword: refusal_wrong_password,
    insula.server.facts.people.ShortPassword: refusal_short_password,
    insula.server.facts.people.NoPassword: refusal_no_password,
    insula.server.facts.people.OnlyPassword: refusal_only_password,
    insula.server.facts.people.SignInBusy: refusal_sign_in_busy,
    insula.server.facts.people.NoSession: refusal_no_session,
    insula.server.facts.people.TooManyTokens: refusal_too_many_tokens,
    insula.server.facts.people.NoOrigin: refusal_no_origin,
    insula.server.facts.people.HttpsNeeded: refusal_https_needed,
    insula.server.facts.people.HostNameNeeded: refusal_host_name_needed,
    insula.server.facts.people.TooManyPasskeys: refusal_too_many_passkeys,
    insula.server.facts.people.PasskeyRejected: refusal_passkey_rejected,
    insula.server.facts.people.PasskeyKnown: refusal_passkey_known,
    insula.server.facts.people.PasskeyUnknown: refusal_passkey_unknown,
    insula.server.facts.people.PasskeyReused: refusal_passkey_reused,
    insula.server.facts.people.PasskeyExpired: refusal_passkey_expired,
    insula.server.facts.people.PasskeyCopied: refusal_passkey_copied,
    insula.server.facts.people.NoPasskey: refusal_no_passkey,
    insula.server.facts.people.OnlyPasskey: refusal_only_passkey,
    insula.server.facts.requests.NotFound: refusal_not_found,
    insula.server.facts.requests.InvalidMessage: refusal_invalid_message,
    insula.server.facts.requests.BodyTooLarge: refusal_body_too_large,
    insula.server.facts.requests.OutOfRange: refusal_out_of_range,
    insula.server.facts.requests.OtherSite: refusal_other_site,
    insula.server.facts.requests.NoGame: refusal_no_game,
    insula.server.facts.requests.NoLanguage: refusal_no_language,
    insula.server.facts.requests.NoBox: refusal_no_box,
    insula.server.facts.requests.NoBoxHash: refusal_no_box_hash,
    insula.server.facts.requests.InvalidSetup: refusal_invalid_setup,
    insula.server.facts.requests.NoOwnSeat: refusal_no_own_seat,
    insula.server.facts.requests.WrongSeatCount: refusal_wrong_seat_count,
    insula.server.facts.requests.CannotBranch: refusal_cannot_branch,
    insula.server.facts.requests.InvalidRecord: refusal_invalid_record,
    insula.server.facts.requests.TooFast: refusal_too_fast,
    insula.server.facts.requests.TooManyTables: refusal_too_many_tables,
    insula.server.facts.requests.TooManySockets: refusal_too_many_sockets,
    insula.server.facts.requests.AddressSockets: refusal_address_sockets,
    insula.server.facts.requests.Stopping: refusal_stopping,
    insula.server.facts.requests.NotSaved: refusal_not_saved,
    insula.server.facts.requests.DatabaseSilent: refusal_database_silent,
    insula.server.facts.requests.InternalError: refusal_internal_error,
    insula.server.facts.requests.AdviserFailed: refusal_adviser_failed,
    insula.server.facts.house.SatDown: house_sat_down,
    insula.server.facts.house.Left: house_left,
    insula.server.facts.house.Returned: house_returned,
    insula.server.facts.house.BotSat: house_bot_sat,
    insula.server.facts.house.BotReplaced: house_bot_replaced,
    insula.server.facts.house.LinkMade: house_link_made,
    insula.server.facts.house.BotFailed: house_bot_failed,
    insula.server.facts.house.Note: house_note,
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
