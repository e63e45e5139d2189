"""app in the language 'it'. Do not edit: made by `python -m insula.texts build`."""

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
    "account_passwords": "password per questo account",
    "address_tables": "nuovi tavoli dal tuo indirizzo di rete",
    "analyses": "richieste di analisi",
    "guests": "nuovi ospiti",
    "hints": "suggerimenti",
    "messages": "messaggi in chat",
    "passkeys": "richieste di passkey",
    "passwords": "password",
    "records": "registrazioni",
    "requests": "richieste",
    "tables": "nuovi tavoli",
}
BotTrouble: Final = {
    "crashed": "si è bloccato",
    "illegal": "non ha fatto una mossa valida",
    "timeout": "ha impiegato troppo tempo",
}


def list_pair(a: str, b: str) -> str:
    return a + " e " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def seat(number: str) -> str:
    return "posto " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def refusal_no_table(f: insula.server.facts.tables.NoTable, names: Names) -> str:
    return "Questo tavolo non esiste."


def refusal_not_started(f: insula.server.facts.tables.NotStarted, names: Names) -> str:
    return "La partita non è ancora iniziata."


def refusal_already_started(f: insula.server.facts.tables.AlreadyStarted, names: Names) -> str:
    return "La partita è già iniziata."


def refusal_seats_open(f: insula.server.facts.tables.SeatsOpen, names: Names) -> str:
    return "Ci sono ancora posti liberi. Aspetta altri giocatori o aggiungi dei bot."


def refusal_game_over(f: insula.server.facts.tables.GameOver, names: Names) -> str:
    return "La partita è finita."


def refusal_game_abandoned(f: insula.server.facts.tables.GameAbandoned, names: Names) -> str:
    return "La partita è stata abbandonata."


def refusal_not_over(f: insula.server.facts.tables.NotOver, names: Names) -> str:
    return "La partita non è ancora finita."


def refusal_reveals_deal(f: insula.server.facts.tables.RevealsDeal, names: Names) -> str:
    return "Questo rivelerebbe carte nascoste. Sarà disponibile a fine partita."


def refusal_rematch_exists(f: insula.server.facts.tables.RematchExists, names: Names) -> str:
    return "La rivincita è già stata creata."


def refusal_only_creator_abandons(f: insula.server.facts.tables.OnlyCreatorAbandons, names: Names) -> str:
    return "Solo chi ha creato il tavolo può chiuderlo. Tu puoi lasciarlo."


def refusal_others_playing(f: insula.server.facts.tables.OthersPlaying, names: Names) -> str:
    return "Altri stanno ancora giocando. Se lasci il tavolo, possono sostituirti con un bot."


def refusal_log_full(f: insula.server.facts.tables.LogFull, names: Names) -> str:
    return "Il registro di questo tavolo è pieno. Si accettano solo mosse."


def refusal_box_missing(f: insula.server.facts.tables.BoxMissing, names: Names) -> str:
    return "Questo server non ha più la scatola «" + f.box + "» di questo tavolo (hash " + f.digest + "). Chi lo gestisce può ripristinarla."


def refusal_rules_missing(f: insula.server.facts.tables.RulesMissing, names: Names) -> str:
    return "Questo server non può aprire la partita di questo tavolo: " + f.detail


def refusal_log_mismatch(f: insula.server.facts.tables.LogMismatch, names: Names) -> str:
    return "Il registro di questo tavolo non corrisponde alle regole: «" + f.move + "» non è una mossa valida."


def refusal_no_seat(f: insula.server.facts.tables.NoSeat, names: Names) -> str:
    return "Il posto " + str(f.number) + " non esiste."


def refusal_seat_taken(f: insula.server.facts.tables.SeatTaken, names: Names) -> str:
    return "Questo posto è occupato."


def refusal_no_open_seat(f: insula.server.facts.tables.NoOpenSeat, names: Names) -> str:
    return "Non ci sono posti liberi."


def refusal_joined_too_late(f: insula.server.facts.tables.JoinedTooLate, names: Names) -> str:
    return "La partita è iniziata. Puoi guardarla."


def refusal_not_seated(f: insula.server.facts.tables.NotSeated, names: Names) -> str:
    return "Non hai un posto a questo tavolo."


def refusal_not_your_seat(f: insula.server.facts.tables.NotYourSeat, names: Names) -> str:
    return "Questo non è il tuo posto."


def refusal_only_players_invite(f: insula.server.facts.tables.OnlyPlayersInvite, names: Names) -> str:
    return "Solo i giocatori e chi ha creato il tavolo possono invitare."


def refusal_link_invalid(f: insula.server.facts.tables.LinkInvalid, names: Names) -> str:
    return "Questo link a un posto non è più valido."


def refusal_no_bot(f: insula.server.facts.tables.NoBot, names: Names) -> str:
    return "Il bot «" + f.bot + "» non esiste. Disponibili: " + joined([each for each in f.bots]) + "."


def refusal_bot_stays(f: insula.server.facts.tables.BotStays, names: Names) -> str:
    return "Anche altri giocano contro questo bot. Non si può sostituire."


def refusal_player_has_time(f: insula.server.facts.tables.PlayerHasTime, names: Names) -> str:
    return "Non puoi ancora sostituire " + player(names, f.seat) + ": ha ancora tempo per muovere."


def refusal_other_turn(f: insula.server.facts.tables.OtherTurn, names: Names) -> str:
    return "Non è il tuo turno: tocca a " + player(names, f.seat) + "."


def refusal_position_changed(f: insula.server.facts.tables.PositionChanged, names: Names) -> str:
    return "Nel frattempo il tavolo è cambiato. Riprova."


def refusal_table_busy(f: insula.server.facts.tables.TableBusy, names: Names) -> str:
    return "Il tavolo è occupato. Riprova."


def refusal_no_move_index(f: insula.server.facts.tables.NoMoveIndex, names: Names) -> str:
    return "La mossa " + str(f.index) + " non esiste: la posizione ha " + (str(f.moves) + " mossa valida" if f.moves == 1 else str(f.moves) + " mosse valide") + ", contando da 0."


def refusal_illegal_choice(f: insula.server.facts.tables.IllegalChoice, names: Names) -> str:
    return "«" + f.move + "» non è una mossa valida."


def refusal_choice_missing(f: insula.server.facts.tables.ChoiceMissing, names: Names) -> str:
    return "Una scelta richiede l’indice o la notazione di una mossa."


def refusal_no_own_choice(f: insula.server.facts.tables.NoOwnChoice, names: Names) -> str:
    return "Non hai nulla da annullare."


def refusal_undo_requested(f: insula.server.facts.tables.UndoRequested, names: Names) -> str:
    return "È già stato chiesto di annullare."


def refusal_no_undo_request(f: insula.server.facts.tables.NoUndoRequest, names: Names) -> str:
    return "Non c’è nessuna richiesta di annullare a cui rispondere."


def refusal_cannot_undo(f: insula.server.facts.tables.CannotUndo, names: Names) -> str:
    return fact(f.why, names)


def refusal_advice_off(f: insula.server.facts.tables.AdviceOff, names: Names) -> str:
    return "I consigli non sono disponibili nelle partite contro altre persone."


def refusal_guest_needed(f: insula.server.facts.tables.GuestNeeded, names: Names) -> str:
    return "Non hai effettuato l’accesso. Richiedi prima /api/me per entrare come ospite."


def refusal_chat_full(f: insula.server.facts.tables.ChatFull, names: Names) -> str:
    return "La chat di questo tavolo è piena."


def refusal_empty_message(f: insula.server.facts.tables.EmptyMessage, names: Names) -> str:
    return "Il messaggio è vuoto."


def refusal_empty_name(f: insula.server.facts.people.EmptyName, names: Names) -> str:
    return "Un nome richiede almeno un carattere visibile."


def refusal_bot_name(f: insula.server.facts.people.BotName, names: Names) -> str:
    return "«" + f.name + "» è il nome di un bot."


def refusal_name_taken(f: insula.server.facts.people.NameTaken, names: Names) -> str:
    return "Questo nome è già in uso."


def refusal_has_account(f: insula.server.facts.people.HasAccount, names: Names) -> str:
    return "Hai già un account: " + f.login + "."


def refusal_account_just_made(f: insula.server.facts.people.AccountJustMade, names: Names) -> str:
    return "Hai appena creato un account altrove."


def refusal_wrong_login(f: insula.server.facts.people.WrongLogin, names: Names) -> str:
    return "Nome o password non corretti."


def refusal_wrong_password(f: insula.server.facts.people.WrongPassword, names: Names) -> str:
    return "Questa non è la tua password."


def refusal_short_password(f: insula.server.facts.people.ShortPassword, names: Names) -> str:
    return "Una password richiede almeno " + str(f.least) + " caratteri."


def refusal_no_password(f: insula.server.facts.people.NoPassword, names: Names) -> str:
    return "Non hai una password."


def refusal_only_password(f: insula.server.facts.people.OnlyPassword, names: Names) -> str:
    return "La password è il tuo unico modo di accedere. Aggiungi prima una passkey."


def refusal_sign_in_busy(f: insula.server.facts.people.SignInBusy, names: Names) -> str:
    return "Troppe persone stanno accedendo. Riprova tra poco."


def refusal_no_session(f: insula.server.facts.people.NoSession, names: Names) -> str:
    return "Non hai una sessione così."


def refusal_too_many_tokens(f: insula.server.facts.people.TooManyTokens, names: Names) -> str:
    return "Hai " + str(f.most) + " token, il massimo. Revocane prima uno."


def refusal_no_origin(f: insula.server.facts.people.NoOrigin, names: Names) -> str:
    return "Le passkey richiedono una pagina: la richiesta non ha Origin."


def refusal_https_needed(f: insula.server.facts.people.HttpsNeeded, names: Names) -> str:
    return "Le passkey richiedono https, oppure http su localhost."


def refusal_host_name_needed(f: insula.server.facts.people.HostNameNeeded, names: Names) -> str:
    return "Le passkey richiedono un nome host, non un indirizzo IP. Prova localhost."


def refusal_too_many_passkeys(f: insula.server.facts.people.TooManyPasskeys, names: Names) -> str:
    return "Hai " + str(f.most) + " passkey, il massimo. Rimuovine prima una."


def refusal_passkey_rejected(f: insula.server.facts.people.PasskeyRejected, names: Names) -> str:
    return "Questa passkey non è stata accettata. Riprova."


def refusal_passkey_known(f: insula.server.facts.people.PasskeyKnown, names: Names) -> str:
    return "Questa passkey è già registrata."


def refusal_passkey_unknown(f: insula.server.facts.people.PasskeyUnknown, names: Names) -> str:
    return "Questa passkey non è registrata qui."


def refusal_passkey_reused(f: insula.server.facts.people.PasskeyReused, names: Names) -> str:
    return "Questa risposta è già stata usata. Riprova."


def refusal_passkey_expired(f: insula.server.facts.people.PasskeyExpired, names: Names) -> str:
    return "Ci è voluto troppo tempo. Riprova."


def refusal_passkey_copied(f: insula.server.facts.people.PasskeyCopied, names: Names) -> str:
    return "Questa passkey è stata usata altrove e potrebbe essere stata copiata."


def refusal_no_passkey(f: insula.server.facts.people.NoPasskey, names: Names) -> str:
    return "Non hai una passkey così."


def refusal_only_passkey(f: insula.server.facts.people.OnlyPasskey, names: Names) -> str:
    return "Questa passkey è il tuo unico modo di accedere. Aggiungine prima un’altra, o una password."


def refusal_not_found(f: insula.server.facts.requests.NotFound, names: Names) -> str:
    return "Non trovato. Vedi /api."


def refusal_invalid_message(f: insula.server.facts.requests.InvalidMessage, names: Names) -> str:
    return "Messaggio non valido: " + f.detail + "."


def refusal_body_too_large(f: insula.server.facts.requests.BodyTooLarge, names: Names) -> str:
    return "Una richiesta può avere al massimo " + str(f.most) + " byte."


def refusal_out_of_range(f: insula.server.facts.requests.OutOfRange, names: Names) -> str:
    return "«" + f.name + "» deve essere un numero intero da 0 a " + str(f.most) + "."


def refusal_other_site(f: insula.server.facts.requests.OtherSite, names: Names) -> str:
    return "Questa richiesta viene da un altro sito."


def refusal_no_game(f: insula.server.facts.requests.NoGame, names: Names) -> str:
    return "Questo gioco non esiste. Disponibili: " + joined([each for each in f.games]) + "."


def refusal_no_language(f: insula.server.facts.requests.NoLanguage, names: Names) -> str:
    return "Questa lingua non esiste. Disponibili: " + joined([each for each in f.languages]) + "."


def refusal_no_box(f: insula.server.facts.requests.NoBox, names: Names) -> str:
    return "Questo gioco non ha la scatola «" + f.box + "». Disponibili: " + joined([each for each in f.boxes]) + "."


def refusal_no_box_hash(f: insula.server.facts.requests.NoBoxHash, names: Names) -> str:
    return "Questo server non ha questa scatola."


def refusal_invalid_setup(f: insula.server.facts.requests.InvalidSetup, names: Names) -> str:
    return "Questa partita non si può preparare: " + f.detail + "."


def refusal_no_own_seat(f: insula.server.facts.requests.NoOwnSeat, names: Names) -> str:
    return "Almeno un posto deve essere tuo."


def refusal_wrong_seat_count(f: insula.server.facts.requests.WrongSeatCount, names: Names) -> str:
    return "Questa partita ha " + (str(f.seats) + " posto" if f.seats == 1 else str(f.seats) + " posti") + ", non " + str(f.given) + "."


def refusal_cannot_branch(f: insula.server.facts.requests.CannotBranch, names: Names) -> str:
    return "Questa partita si può continuare dopo un numero di decisioni da 0 a " + str(f.last) + "."


def refusal_invalid_record(f: insula.server.facts.requests.InvalidRecord, names: Names) -> str:
    return "Questa registrazione non si può leggere" + ("" if f.line == 0 else " dalla riga " + str(f.line) + " in poi") + ": " + f.detail + "."


def refusal_too_fast(f: insula.server.facts.requests.TooFast, names: Names) -> str:
    return "Limite superato: " + Counted[f.what] + ". Aspetta un po’ e riprova."


def refusal_too_many_tables(f: insula.server.facts.requests.TooManyTables, names: Names) -> str:
    return "Hai " + str(f.most) + " tavoli non finiti, il massimo. Prima finiscine o lasciane qualcuno."


def refusal_too_many_sockets(f: insula.server.facts.requests.TooManySockets, names: Names) -> str:
    return "Hai troppe pagine aperte. Chiudine qualcuna."


def refusal_address_sockets(f: insula.server.facts.requests.AddressSockets, names: Names) -> str:
    return "Troppe pagine sono aperte dal tuo indirizzo di rete."


def refusal_stopping(f: insula.server.facts.requests.Stopping, names: Names) -> str:
    return "Il server si sta riavviando. Riprova tra poco."


def refusal_not_saved(f: insula.server.facts.requests.NotSaved, names: Names) -> str:
    return "Salvataggio non riuscito. Riprova."


def refusal_database_silent(f: insula.server.facts.requests.DatabaseSilent, names: Names) -> str:
    return "Il database non risponde. Riprova."


def refusal_internal_error(f: insula.server.facts.requests.InternalError, names: Names) -> str:
    return "Errore del server. Ricarica la pagina."


def refusal_adviser_failed(f: insula.server.facts.requests.AdviserFailed, names: Names) -> str:
    return "Il consigliere " + BotTrouble[f.trouble] + ". Riprova."


def house_sat_down(f: insula.server.facts.house.SatDown, names: Names) -> str:
    return f.name + " prende posto"


def house_left(f: insula.server.facts.house.Left, names: Names) -> str:
    return f.name + " lascia il tavolo"


def house_returned(f: insula.server.facts.house.Returned, names: Names) -> str:
    return f.name + " è di nuovo al tavolo"


def house_bot_sat(f: insula.server.facts.house.BotSat, names: Names) -> str:
    return "Il bot " + box_name(NAMES, "bot", f.bot, names) + " prende posto"


def house_bot_replaced(f: insula.server.facts.house.BotReplaced, names: Names) -> str:
    return "Il bot " + box_name(NAMES, "bot", f.bot, names) + " gioca per " + f.name


def house_link_made(f: insula.server.facts.house.LinkMade, names: Names) -> str:
    return "È stato creato un link al posto " + str(f.number)


def house_bot_failed(f: insula.server.facts.house.BotFailed, names: Names) -> str:
    return "Il bot " + box_name(NAMES, "bot", f.bot, names) + " " + ("non ha mosso entro " + str(f.seconds) + " secondi" if f.trouble == "timeout" else "si è bloccato" if f.trouble == "crashed" else "non ha fatto una mossa valida") + "; " + ("viene riavviato" if f.then == "restart" else "da ora in poi gioca al suo posto il bot " + box_name(NAMES, "bot", f.substitute, names) if f.then == "substitute" else "da ora in poi si giocano mosse a caso al suo posto")


def house_note(f: insula.server.facts.house.Note, names: Names) -> str:
    return f.text


def undo_nothing_to_undo(f: insula.kernel.undo_facts.NothingToUndo, names: Names) -> str:
    return "Non c’è nulla da annullare."


def undo_other_seat_moved(f: insula.kernel.undo_facts.OtherSeatMoved, names: Names) -> str:
    return "Nel frattempo ha mosso un altro giocatore."


def undo_revealed(f: insula.kernel.undo_facts.SomethingRevealed, names: Names) -> str:
    return "Nel frattempo è stato rivelato qualcosa di nascosto."


def undo_turn_passed(f: insula.kernel.undo_facts.TurnPassed, names: Names) -> str:
    return "È il turno di un altro giocatore."


def undo_game_ended(f: insula.kernel.undo_facts.GameEnded, names: Names) -> str:
    return "La partita è finita."


def undo_nothing_to_redo(f: insula.kernel.undo_facts.NothingToRedo, names: Names) -> str:
    return "Non c’è nulla da ripetere."


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
    """Texts that the terminal shows in the language 'it'."""

    def seat(self, *, number: str | int) -> str:
        return "posto " + str(number)

    def seat_named(self, *, number: str | int, name: str | int) -> str:
        return "posto " + str(number) + " (" + str(name) + ")"

    def play_players(self, *, title: str | int, names: str | int) -> str:
        return str(title) + ". Giocatori: " + str(names)

    def play_help(self) -> str:
        return "Scrivi una mossa o il suo inizio. 'help' elenca i comandi, Ctrl-D esce."

    def play_nothing(self) -> str:
        return "Non è stato giocato nulla."

    def play_saved(self, *, command: str | int) -> str:
        return "Partita salvata. Per riprenderla: " + str(command)

    def play_not_saved(self, *, seed: str | int) -> str:
        return "non è stato possibile salvare la partita; il suo seme era " + str(seed)

    def play_rescued(self, *, path: str | int) -> str:
        return "la partita è salvata in " + str(path)

    def play_seed(self, *, seed: str | int) -> str:
        return "Seme: " + str(seed)

    def play_record(self, *, path: str | int) -> str:
        return "Registrazione: " + str(path)

    def resume_read(self, *, path: str | int, count: int) -> str:
        return str(path) + ": " + (str(count) + " decisione" if count == 1 else str(count) + " decisioni") + "."

    def resume_cut(self, *, path: str | int, line: str | int, problem: str | int, kept: str | int, copy: str | int) -> str:
        return str(path) + ", riga " + str(line) + ": " + str(problem) + ". Si riprende dopo la decisione " + str(kept) + "; il file originale è salvato come " + str(copy) + "."

    def move_illegal(self, *, typed: str | int, reasons: str | int) -> str:
        return "'" + str(typed) + "' ora non è una mossa valida: " + str(reasons) + ". Scrivi '?' per le mosse, 'help' per i comandi."

    def move_legal(self, *, typed: str | int) -> str:
        return "'" + str(typed) + "' è una mossa valida."

    def move_many(self, *, count: int, groups: str | int) -> str:
        return (str(count) + " mosse") + " che iniziano con: " + str(groups)

    def move_none(self, *, typed: str | int) -> str:
        return "Nessuna mossa valida inizia con '" + str(typed) + "'."

    def board_more(self) -> str:
        return "('board' mostra il resto del tavolo)"

    def record_lost(self, *, path: str | int, problem: str | int) -> str:
        return str(path) + " non si può scrivere: " + str(problem) + ". La partita continua senza registrazione; 'save FILE' ne scrive una altrove"

    def hint_thinking(self, *, seconds: str | int) -> str:
        return "Riflessione di al massimo " + str(seconds) + " secondi."

    def hint_heading(self, *, games: int) -> str:
        return "Mosse migliori in ordine di ricerca; i valori sono medie di " + (str(games) + " partita" if games == 1 else str(games) + " partite") + " dopo ognuna:"

    def hint_heading_without(self) -> str:
        return "Mosse migliori in ordine di ricerca; non c’era tempo per giocare partite dopo di esse:"

    def hint_exact(self) -> str:
        return "La prima mossa è la migliore: il resto della partita è stato esaminato per intero."

    def hint_points(self, *, points: str | int, spread: str | int) -> str:
        return str(points) + " ± " + str(spread) + " punti"

    def hint_points_and_wins(self, *, points: str | int, spread: str | int, wins: str | int) -> str:
        return str(points) + " ± " + str(spread) + " punti, vince " + str(wins)

    def save_where(self) -> str:
        return "Uso: save FILE"

    def save_done(self, *, path: str | int) -> str:
        return "Salvato. La partita ora si registra in " + str(path) + "."

    def save_failed(self, *, path: str | int, problem: str | int) -> str:
        return "'" + str(path) + "' non si può scrivere: " + str(problem) + "."

    def help_intro(self) -> str:
        return "Scrivi una mossa, il suo inizio o il suo numero nell’ultimo elenco. Comandi:"

    def help_moves(self) -> str:
        return "elenca le mosse valide, o quelle che iniziano con un testo ('moves pl', o solo '?')"

    def help_hint(self) -> str:
        return "mostra le mosse migliori e quanto possono rendere, dopo qualche secondo"

    def help_undo(self) -> str:
        return "annulla la tua ultima scelta"

    def help_redo(self) -> str:
        return "ripeti ciò che hai annullato"

    def help_restart(self) -> str:
        return "annulla tutte le tue scelte di questo turno ('restart turn')"

    def help_board(self) -> str:
        return "disegna tutto il tavolo"

    def help_score(self) -> str:
        return "mostra i punti per fonte, come se la partita finisse ora"

    def help_log(self) -> str:
        return "mostra gli ultimi eventi ('log 50' per più eventi, 'log all' per tutti)"

    def help_why(self) -> str:
        return "dice perché una mossa non è valida ('why place c3')"

    def help_rules(self) -> str:
        return "mostra una regola ('rules MR-8.2') o un capitolo ('rules MR-8')"

    def help_aid(self) -> str:
        return "mostra il riassunto: simboli, costi, tabelloni, punteggio e parità"

    def help_save(self) -> str:
        return "scrive la registrazione in un nuovo file ('save FILE') e continua lì"

    def help_help(self) -> str:
        return "mostra questo elenco"

    def help_quit(self) -> str:
        return "esce; la partita si può riprendere"

    def score_points(self) -> str:
        return "punti"

    def score_total(self) -> str:
        return "totale"

    def result_ranking(self, *, ranking: str | int) -> str:
        return "Partita finita. Classifica: " + str(ranking) + "."

    def result_solo(self, *, points: int) -> str:
        return "Partita finita con " + (str(points) + " punto" if points == 1 else str(points) + " punti") + "."

    def result_solo_title(self, *, points: int, title: str | int) -> str:
        return "Partita finita con " + (str(points) + " punto" if points == 1 else str(points) + " punti") + ": " + str(title) + "."

    def replay_unfinished(self, *, count: int) -> str:
        return (str(count) + " decisione" if count == 1 else str(count) + " decisioni") + "; la partita non è finita."

    def replay_box(self, *, title: str | int, box: str | int, version: str | int) -> str:
        return str(title) + ". Scatola: " + str(box) + " " + str(version) + "."

    def replay_box_retired(self, *, title: str | int, box: str | int, version: str | int) -> str:
        return str(title) + ". Scatola: " + str(box) + " " + str(version) + " (ritirata)."

    def replay_rules(self, *, version: str | int) -> str:
        return "Regole: versione " + str(version) + "."

    def replay_rules_older(self, *, version: str | int, newest: str | int) -> str:
        return "Regole: versione " + str(version) + " (ultima: " + str(newest) + ")."

    def values(self, *, counts: str | int, box: str | int) -> str:
        return "Valori di questa scatola: " + str(counts) + "; 'insula box show " + str(box) + "' li elenca."

    def games_game(self) -> str:
        return "gioco"

    def games_title(self) -> str:
        return "titolo"

    def games_players(self) -> str:
        return "giocatori"

    def games_options(self) -> str:
        return "opzioni"
