"""app in the language 'es'. Do not edit: made by `python -m insula.texts build`."""

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
    "account_passwords": "contraseñas para esta cuenta",
    "address_tables": "mesas nuevas desde tu dirección de red",
    "analyses": "peticiones de análisis",
    "guests": "invitados nuevos",
    "hints": "pistas",
    "messages": "mensajes de chat",
    "passkeys": "peticiones de clave de acceso",
    "passwords": "contraseñas",
    "records": "partidas grabadas",
    "requests": "peticiones",
    "tables": "mesas nuevas",
}
BotTrouble: Final = {
    "crashed": "ha fallado",
    "illegal": "no ha hecho ninguna jugada legal",
    "timeout": "ha tardado demasiado",
}


def list_pair(a: str, b: str) -> str:
    return a + " y " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def seat(number: str) -> str:
    return "asiento " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def refusal_no_table(f: insula.server.facts.tables.NoTable, names: Names) -> str:
    return "Esta mesa no existe."


def refusal_not_started(f: insula.server.facts.tables.NotStarted, names: Names) -> str:
    return "La partida aún no ha empezado."


def refusal_already_started(f: insula.server.facts.tables.AlreadyStarted, names: Names) -> str:
    return "La partida ya ha empezado."


def refusal_seats_open(f: insula.server.facts.tables.SeatsOpen, names: Names) -> str:
    return "Aún hay asientos libres. Espera a más jugadores o añade bots."


def refusal_game_over(f: insula.server.facts.tables.GameOver, names: Names) -> str:
    return "La partida ha terminado."


def refusal_game_abandoned(f: insula.server.facts.tables.GameAbandoned, names: Names) -> str:
    return "La partida se abandonó."


def refusal_not_over(f: insula.server.facts.tables.NotOver, names: Names) -> str:
    return "La partida aún no ha terminado."


def refusal_reveals_deal(f: insula.server.facts.tables.RevealsDeal, names: Names) -> str:
    return "Esto mostraría cartas ocultas. Estará disponible cuando termine la partida."


def refusal_rematch_exists(f: insula.server.facts.tables.RematchExists, names: Names) -> str:
    return "La revancha ya está creada."


def refusal_only_creator_abandons(f: insula.server.facts.tables.OnlyCreatorAbandons, names: Names) -> str:
    return "Solo quien creó la mesa puede cerrarla. Tú puedes dejarla."


def refusal_others_playing(f: insula.server.facts.tables.OthersPlaying, names: Names) -> str:
    return "Los demás siguen jugando. Si te vas, un bot puede ocupar tu lugar."


def refusal_log_full(f: insula.server.facts.tables.LogFull, names: Names) -> str:
    return "El registro de esta mesa está lleno. Solo se aceptan jugadas."


def refusal_box_missing(f: insula.server.facts.tables.BoxMissing, names: Names) -> str:
    return "Este servidor ya no tiene la caja «" + f.box + "» de esta mesa (hash " + f.digest + "). Quien lo administra puede restaurarla."


def refusal_rules_missing(f: insula.server.facts.tables.RulesMissing, names: Names) -> str:
    return "Este servidor no puede abrir el juego de esta mesa: " + f.detail


def refusal_log_mismatch(f: insula.server.facts.tables.LogMismatch, names: Names) -> str:
    return "El registro de esta mesa no coincide con las reglas: «" + f.move + "» no es legal."


def refusal_no_seat(f: insula.server.facts.tables.NoSeat, names: Names) -> str:
    return "No existe el asiento " + str(f.number) + "."


def refusal_seat_taken(f: insula.server.facts.tables.SeatTaken, names: Names) -> str:
    return "Este asiento está ocupado."


def refusal_no_open_seat(f: insula.server.facts.tables.NoOpenSeat, names: Names) -> str:
    return "No hay asientos libres."


def refusal_joined_too_late(f: insula.server.facts.tables.JoinedTooLate, names: Names) -> str:
    return "La partida ya ha empezado. Puedes verla."


def refusal_not_seated(f: insula.server.facts.tables.NotSeated, names: Names) -> str:
    return "No juegas en esta mesa."


def refusal_not_your_seat(f: insula.server.facts.tables.NotYourSeat, names: Names) -> str:
    return "Este no es tu asiento."


def refusal_only_players_invite(f: insula.server.facts.tables.OnlyPlayersInvite, names: Names) -> str:
    return "Solo pueden invitar los jugadores y quien creó la mesa."


def refusal_link_invalid(f: insula.server.facts.tables.LinkInvalid, names: Names) -> str:
    return "Este enlace a un asiento ya no es válido."


def refusal_no_bot(f: insula.server.facts.tables.NoBot, names: Names) -> str:
    return "No existe el bot «" + f.bot + "». Disponibles: " + joined([each for each in f.bots]) + "."


def refusal_bot_stays(f: insula.server.facts.tables.BotStays, names: Names) -> str:
    return "Otros también juegan contra este bot. No se puede sustituir."


def refusal_player_has_time(f: insula.server.facts.tables.PlayerHasTime, names: Names) -> str:
    return "Aún no puedes sustituir a " + player(names, f.seat) + ": le queda tiempo para jugar."


def refusal_other_turn(f: insula.server.facts.tables.OtherTurn, names: Names) -> str:
    return "No es tu turno: juega " + player(names, f.seat) + "."


def refusal_position_changed(f: insula.server.facts.tables.PositionChanged, names: Names) -> str:
    return "La mesa ha cambiado mientras tanto. Inténtalo de nuevo."


def refusal_table_busy(f: insula.server.facts.tables.TableBusy, names: Names) -> str:
    return "La mesa está ocupada. Inténtalo de nuevo."


def refusal_no_move_index(f: insula.server.facts.tables.NoMoveIndex, names: Names) -> str:
    return "No existe la jugada " + str(f.index) + ": la posición tiene " + (str(f.moves) + " jugada legal" if f.moves == 1 else str(f.moves) + " jugadas legales") + ", contando desde 0."


def refusal_illegal_choice(f: insula.server.facts.tables.IllegalChoice, names: Names) -> str:
    return "«" + f.move + "» no es una jugada legal."


def refusal_choice_missing(f: insula.server.facts.tables.ChoiceMissing, names: Names) -> str:
    return "Una elección necesita el índice o la notación de una jugada."


def refusal_no_own_choice(f: insula.server.facts.tables.NoOwnChoice, names: Names) -> str:
    return "No tienes nada que deshacer."


def refusal_undo_requested(f: insula.server.facts.tables.UndoRequested, names: Names) -> str:
    return "Ya se ha pedido deshacer."


def refusal_no_undo_request(f: insula.server.facts.tables.NoUndoRequest, names: Names) -> str:
    return "No hay ninguna petición de deshacer que debas responder."


def refusal_cannot_undo(f: insula.server.facts.tables.CannotUndo, names: Names) -> str:
    return fact(f.why, names)


def refusal_advice_off(f: insula.server.facts.tables.AdviceOff, names: Names) -> str:
    return "No hay pistas en partidas contra otras personas."


def refusal_guest_needed(f: insula.server.facts.tables.GuestNeeded, names: Names) -> str:
    return "No has iniciado sesión. Llama antes a /api/me para entrar como invitado."


def refusal_chat_full(f: insula.server.facts.tables.ChatFull, names: Names) -> str:
    return "El chat de esta mesa está lleno."


def refusal_empty_message(f: insula.server.facts.tables.EmptyMessage, names: Names) -> str:
    return "El mensaje está vacío."


def refusal_empty_name(f: insula.server.facts.people.EmptyName, names: Names) -> str:
    return "Un nombre necesita al menos un carácter visible."


def refusal_bot_name(f: insula.server.facts.people.BotName, names: Names) -> str:
    return "«" + f.name + "» es el nombre de un bot."


def refusal_name_taken(f: insula.server.facts.people.NameTaken, names: Names) -> str:
    return "Este nombre ya está en uso."


def refusal_has_account(f: insula.server.facts.people.HasAccount, names: Names) -> str:
    return "Ya tienes una cuenta: " + f.login + "."


def refusal_account_just_made(f: insula.server.facts.people.AccountJustMade, names: Names) -> str:
    return "Acabas de crear una cuenta en otro lugar."


def refusal_wrong_login(f: insula.server.facts.people.WrongLogin, names: Names) -> str:
    return "El nombre o la contraseña no son correctos."


def refusal_wrong_password(f: insula.server.facts.people.WrongPassword, names: Names) -> str:
    return "Esta no es tu contraseña."


def refusal_short_password(f: insula.server.facts.people.ShortPassword, names: Names) -> str:
    return "Una contraseña necesita al menos " + str(f.least) + " caracteres."


def refusal_no_password(f: insula.server.facts.people.NoPassword, names: Names) -> str:
    return "No tienes contraseña."


def refusal_only_password(f: insula.server.facts.people.OnlyPassword, names: Names) -> str:
    return "La contraseña es tu única forma de iniciar sesión. Añade antes una clave de acceso."


def refusal_sign_in_busy(f: insula.server.facts.people.SignInBusy, names: Names) -> str:
    return "Demasiadas personas están iniciando sesión. Inténtalo de nuevo en un momento."


def refusal_no_session(f: insula.server.facts.people.NoSession, names: Names) -> str:
    return "No tienes esa sesión."


def refusal_too_many_tokens(f: insula.server.facts.people.TooManyTokens, names: Names) -> str:
    return "Tienes " + str(f.most) + " tokens, el máximo. Revoca uno antes."


def refusal_no_origin(f: insula.server.facts.people.NoOrigin, names: Names) -> str:
    return "Las claves de acceso necesitan una página: la petición no tiene Origin."


def refusal_https_needed(f: insula.server.facts.people.HttpsNeeded, names: Names) -> str:
    return "Las claves de acceso necesitan https, o http en localhost."


def refusal_host_name_needed(f: insula.server.facts.people.HostNameNeeded, names: Names) -> str:
    return "Las claves de acceso necesitan un nombre de host, no una dirección IP. Prueba con localhost."


def refusal_too_many_passkeys(f: insula.server.facts.people.TooManyPasskeys, names: Names) -> str:
    return "Tienes " + str(f.most) + " claves de acceso, el máximo. Quita una antes."


def refusal_passkey_rejected(f: insula.server.facts.people.PasskeyRejected, names: Names) -> str:
    return "La clave de acceso no se ha aceptado. Inténtalo de nuevo."


def refusal_passkey_known(f: insula.server.facts.people.PasskeyKnown, names: Names) -> str:
    return "Esta clave de acceso ya está registrada."


def refusal_passkey_unknown(f: insula.server.facts.people.PasskeyUnknown, names: Names) -> str:
    return "Esta clave de acceso no está registrada aquí."


def refusal_passkey_reused(f: insula.server.facts.people.PasskeyReused, names: Names) -> str:
    return "Esta respuesta ya se ha usado. Inténtalo de nuevo."


def refusal_passkey_expired(f: insula.server.facts.people.PasskeyExpired, names: Names) -> str:
    return "Has tardado demasiado. Inténtalo de nuevo."


def refusal_passkey_copied(f: insula.server.facts.people.PasskeyCopied, names: Names) -> str:
    return "Esta clave de acceso se ha usado en otro lugar y puede ser una copia."


def refusal_no_passkey(f: insula.server.facts.people.NoPasskey, names: Names) -> str:
    return "No tienes esa clave de acceso."


def refusal_only_passkey(f: insula.server.facts.people.OnlyPasskey, names: Names) -> str:
    return "Esta clave de acceso es tu única forma de iniciar sesión. Añade antes otra o una contraseña."


def refusal_not_found(f: insula.server.facts.requests.NotFound, names: Names) -> str:
    return "No encontrado. Consulta /api."


def refusal_invalid_message(f: insula.server.facts.requests.InvalidMessage, names: Names) -> str:
    return "Mensaje no válido: " + f.detail + "."


def refusal_body_too_large(f: insula.server.facts.requests.BodyTooLarge, names: Names) -> str:
    return "Una petición puede tener como máximo " + str(f.most) + " bytes."


def refusal_out_of_range(f: insula.server.facts.requests.OutOfRange, names: Names) -> str:
    return "«" + f.name + "» debe ser un número entero de 0 a " + str(f.most) + "."


def refusal_other_site(f: insula.server.facts.requests.OtherSite, names: Names) -> str:
    return "Esta petición viene de otro sitio."


def refusal_no_game(f: insula.server.facts.requests.NoGame, names: Names) -> str:
    return "Ese juego no existe. Disponibles: " + joined([each for each in f.games]) + "."


def refusal_no_language(f: insula.server.facts.requests.NoLanguage, names: Names) -> str:
    return "Ese idioma no existe. Disponibles: " + joined([each for each in f.languages]) + "."


def refusal_no_box(f: insula.server.facts.requests.NoBox, names: Names) -> str:
    return "Este juego no tiene la caja «" + f.box + "». Disponibles: " + joined([each for each in f.boxes]) + "."


def refusal_no_box_hash(f: insula.server.facts.requests.NoBoxHash, names: Names) -> str:
    return "Este servidor no tiene esta caja."


def refusal_invalid_setup(f: insula.server.facts.requests.InvalidSetup, names: Names) -> str:
    return "Esta partida no se puede preparar: " + f.detail + "."


def refusal_no_own_seat(f: insula.server.facts.requests.NoOwnSeat, names: Names) -> str:
    return "Al menos un asiento debe ser tuyo."


def refusal_wrong_seat_count(f: insula.server.facts.requests.WrongSeatCount, names: Names) -> str:
    return "Esta partida tiene " + (str(f.seats) + " asiento" if f.seats == 1 else str(f.seats) + " asientos") + ", no " + str(f.given) + "."


def refusal_cannot_branch(f: insula.server.facts.requests.CannotBranch, names: Names) -> str:
    return "Esta partida se puede continuar después de 0 a " + str(f.last) + " decisiones."


def refusal_invalid_record(f: insula.server.facts.requests.InvalidRecord, names: Names) -> str:
    return "Esta partida grabada no se puede leer" + ("" if f.line == 0 else " a partir de la línea " + str(f.line)) + ": " + f.detail + "."


def refusal_too_fast(f: insula.server.facts.requests.TooFast, names: Names) -> str:
    return "Demasiados envíos (" + Counted[f.what] + "). Espera un poco e inténtalo de nuevo."


def refusal_too_many_tables(f: insula.server.facts.requests.TooManyTables, names: Names) -> str:
    return "Tienes " + str(f.most) + " mesas sin terminar, el máximo. Termina o deja alguna antes."


def refusal_too_many_sockets(f: insula.server.facts.requests.TooManySockets, names: Names) -> str:
    return "Tienes demasiadas páginas abiertas. Cierra alguna."


def refusal_address_sockets(f: insula.server.facts.requests.AddressSockets, names: Names) -> str:
    return "Hay demasiadas páginas abiertas desde tu dirección de red."


def refusal_stopping(f: insula.server.facts.requests.Stopping, names: Names) -> str:
    return "El servidor se está reiniciando. Inténtalo de nuevo en un momento."


def refusal_not_saved(f: insula.server.facts.requests.NotSaved, names: Names) -> str:
    return "No se ha podido guardar. Inténtalo de nuevo."


def refusal_database_silent(f: insula.server.facts.requests.DatabaseSilent, names: Names) -> str:
    return "La base de datos no responde. Inténtalo de nuevo."


def refusal_internal_error(f: insula.server.facts.requests.InternalError, names: Names) -> str:
    return "El servidor ha cometido un error. Recarga la página."


def refusal_adviser_failed(f: insula.server.facts.requests.AdviserFailed, names: Names) -> str:
    return "El consejero " + BotTrouble[f.trouble] + ". Inténtalo de nuevo."


def house_sat_down(f: insula.server.facts.house.SatDown, names: Names) -> str:
    return f.name + " se sienta"


def house_left(f: insula.server.facts.house.Left, names: Names) -> str:
    return f.name + " se va"


def house_returned(f: insula.server.facts.house.Returned, names: Names) -> str:
    return f.name + " ha vuelto"


def house_bot_sat(f: insula.server.facts.house.BotSat, names: Names) -> str:
    return "El bot " + box_name(NAMES, "bot", f.bot, names) + " se sienta"


def house_bot_replaced(f: insula.server.facts.house.BotReplaced, names: Names) -> str:
    return "El bot " + box_name(NAMES, "bot", f.bot, names) + " juega por " + f.name


def house_link_made(f: insula.server.facts.house.LinkMade, names: Names) -> str:
    return "Se ha creado un enlace al asiento " + str(f.number)


def house_bot_failed(f: insula.server.facts.house.BotFailed, names: Names) -> str:
    return "El bot " + box_name(NAMES, "bot", f.bot, names) + " " + ("no ha jugado en " + str(f.seconds) + " segundos" if f.trouble == "timeout" else "ha fallado" if f.trouble == "crashed" else "no ha hecho ninguna jugada legal") + "; " + ("empieza de nuevo" if f.then == "restart" else "a partir de ahora juega por él el bot " + box_name(NAMES, "bot", f.substitute, names) if f.then == "substitute" else "a partir de ahora se juega por él al azar")


def house_note(f: insula.server.facts.house.Note, names: Names) -> str:
    return f.text


def undo_nothing_to_undo(f: insula.kernel.undo_facts.NothingToUndo, names: Names) -> str:
    return "No hay nada que deshacer."


def undo_other_seat_moved(f: insula.kernel.undo_facts.OtherSeatMoved, names: Names) -> str:
    return "Otro jugador ha jugado desde entonces."


def undo_revealed(f: insula.kernel.undo_facts.SomethingRevealed, names: Names) -> str:
    return "Desde entonces se ha mostrado algo oculto."


def undo_turn_passed(f: insula.kernel.undo_facts.TurnPassed, names: Names) -> str:
    return "Es el turno de otro jugador."


def undo_game_ended(f: insula.kernel.undo_facts.GameEnded, names: Names) -> str:
    return "La partida ha terminado."


def undo_nothing_to_redo(f: insula.kernel.undo_facts.NothingToRedo, names: Names) -> str:
    return "No hay nada que rehacer."


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
    """Texts that the terminal shows in the language 'es'."""

    def seat(self, *, number: str | int) -> str:
        return "asiento " + str(number)

    def seat_named(self, *, number: str | int, name: str | int) -> str:
        return "asiento " + str(number) + " (" + str(name) + ")"

    def play_players(self, *, title: str | int, names: str | int) -> str:
        return str(title) + ". Jugadores: " + str(names)

    def play_help(self) -> str:
        return "Escribe una jugada o su comienzo. 'help' muestra las órdenes, Ctrl-D sale."

    def play_nothing(self) -> str:
        return "No se ha jugado nada."

    def play_saved(self, *, command: str | int) -> str:
        return "Partida guardada. Reanúdala con: " + str(command)

    def play_not_saved(self, *, seed: str | int) -> str:
        return "la partida no se ha podido guardar; su semilla era " + str(seed)

    def play_rescued(self, *, path: str | int) -> str:
        return "la partida está guardada en " + str(path)

    def play_seed(self, *, seed: str | int) -> str:
        return "Semilla: " + str(seed)

    def play_record(self, *, path: str | int) -> str:
        return "Partida grabada: " + str(path)

    def resume_read(self, *, path: str | int, count: int) -> str:
        return str(path) + ": " + (str(count) + " decisión" if count == 1 else str(count) + " decisiones") + "."

    def resume_cut(self, *, path: str | int, line: str | int, problem: str | int, kept: str | int, copy: str | int) -> str:
        return str(path) + ", línea " + str(line) + ": " + str(problem) + ". Se reanuda después de la decisión " + str(kept) + "; el archivo original está guardado como " + str(copy) + "."

    def move_illegal(self, *, typed: str | int, reasons: str | int) -> str:
        return "'" + str(typed) + "' no es legal ahora: " + str(reasons) + ". Escribe '?' para ver las jugadas, 'help' para ver las órdenes."

    def move_legal(self, *, typed: str | int) -> str:
        return "'" + str(typed) + "' es legal."

    def move_many(self, *, count: int, groups: str | int) -> str:
        return (str(count) + " jugadas") + ", que empiezan por: " + str(groups)

    def move_none(self, *, typed: str | int) -> str:
        return "Ninguna jugada legal empieza por '" + str(typed) + "'."

    def board_more(self) -> str:
        return "('board' muestra el resto de la mesa)"

    def record_lost(self, *, path: str | int, problem: str | int) -> str:
        return str(path) + " no se puede escribir: " + str(problem) + ". La partida sigue sin grabarse; 'save ARCHIVO' la graba en otro lugar"

    def hint_thinking(self, *, seconds: str | int) -> str:
        return "Pensando como máximo " + str(seconds) + " segundos."

    def hint_heading(self, *, games: int) -> str:
        return "Mejores jugadas en el orden de la búsqueda; las cifras son medias de " + (str(games) + " partida" if games == 1 else str(games) + " partidas") + " después de cada una:"

    def hint_heading_without(self) -> str:
        return "Mejores jugadas en el orden de la búsqueda; no hubo tiempo de jugar partidas después de ellas:"

    def hint_exact(self) -> str:
        return "La primera jugada es la mejor: el resto de la partida se ha buscado por completo."

    def hint_points(self, *, points: str | int, spread: str | int) -> str:
        return str(points) + " ± " + str(spread) + " puntos"

    def hint_points_and_wins(self, *, points: str | int, spread: str | int, wins: str | int) -> str:
        return str(points) + " ± " + str(spread) + " puntos, gana " + str(wins)

    def save_where(self) -> str:
        return "Uso: save ARCHIVO"

    def save_done(self, *, path: str | int) -> str:
        return "Guardada. La partida se graba ahora en " + str(path) + "."

    def save_failed(self, *, path: str | int, problem: str | int) -> str:
        return "'" + str(path) + "' no se puede escribir: " + str(problem) + "."

    def help_intro(self) -> str:
        return "Escribe una jugada, su comienzo o su número en la última lista. Órdenes:"

    def help_moves(self) -> str:
        return "lista las jugadas legales, o las que empiezan por un texto ('moves pl', o solo '?')"

    def help_hint(self) -> str:
        return "muestra las mejores jugadas y lo que pueden dar, tras unos segundos"

    def help_undo(self) -> str:
        return "deshace tu última elección"

    def help_redo(self) -> str:
        return "rehace lo que has deshecho"

    def help_restart(self) -> str:
        return "deshace todas tus elecciones de este turno ('restart turn')"

    def help_board(self) -> str:
        return "dibuja la mesa entera"

    def help_score(self) -> str:
        return "muestra los puntos por origen, como si la partida acabara ahora"

    def help_log(self) -> str:
        return "muestra los últimos sucesos ('log 50' para ver más, 'log all' para verlo todo)"

    def help_why(self) -> str:
        return "dice por qué una jugada no es legal ('why place c3')"

    def help_rules(self) -> str:
        return "muestra una regla ('rules MR-8.2') o un capítulo ('rules MR-8')"

    def help_aid(self) -> str:
        return "muestra la ayuda de juego: símbolos, costes, tableros, puntuación y empates"

    def help_save(self) -> str:
        return "graba la partida en un archivo nuevo ('save ARCHIVO') y sigue grabando en él"

    def help_help(self) -> str:
        return "muestra esta lista"

    def help_quit(self) -> str:
        return "sale; la partida se puede reanudar"

    def score_points(self) -> str:
        return "puntos"

    def score_total(self) -> str:
        return "total"

    def result_ranking(self, *, ranking: str | int) -> str:
        return "Fin de la partida. Clasificación: " + str(ranking) + "."

    def result_solo(self, *, points: int) -> str:
        return "Fin de la partida con " + (str(points) + " punto" if points == 1 else str(points) + " puntos") + "."

    def result_solo_title(self, *, points: int, title: str | int) -> str:
        return "Fin de la partida con " + (str(points) + " punto" if points == 1 else str(points) + " puntos") + ": " + str(title) + "."

    def replay_unfinished(self, *, count: int) -> str:
        return (str(count) + " decisión" if count == 1 else str(count) + " decisiones") + "; la partida no ha terminado."

    def replay_box(self, *, title: str | int, box: str | int, version: str | int) -> str:
        return str(title) + ". Caja: " + str(box) + " " + str(version) + "."

    def replay_box_retired(self, *, title: str | int, box: str | int, version: str | int) -> str:
        return str(title) + ". Caja: " + str(box) + " " + str(version) + " (retirada)."

    def replay_rules(self, *, version: str | int) -> str:
        return "Reglas: versión " + str(version) + "."

    def replay_rules_older(self, *, version: str | int, newest: str | int) -> str:
        return "Reglas: versión " + str(version) + " (la última: " + str(newest) + ")."

    def values(self, *, counts: str | int, box: str | int) -> str:
        return "Valores de esta caja: " + str(counts) + "; 'insula box show " + str(box) + "' los lista."

    def games_game(self) -> str:
        return "juego"

    def games_title(self) -> str:
        return "título"

    def games_players(self) -> str:
        return "jugadores"

    def games_options(self) -> str:
        return "opciones"
