"""app in the language 'fr'. Do not edit: made by `python -m insula.texts build`."""

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
    "account_passwords": "mots de passe pour ce compte",
    "address_tables": "nouvelles tables depuis ton adresse réseau",
    "analyses": "demandes d’analyse",
    "guests": "nouveaux invités",
    "hints": "conseils",
    "messages": "messages",
    "passkeys": "demandes de clé d’accès",
    "passwords": "mots de passe",
    "records": "enregistrements",
    "requests": "requêtes",
    "tables": "nouvelles tables",
}
BotTrouble: Final = {
    "crashed": "a planté",
    "illegal": "n’a pas joué de coup permis",
    "timeout": "a mis trop de temps",
}


def list_pair(a: str, b: str) -> str:
    return a + " et " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def seat(number: str) -> str:
    return "siège " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def refusal_no_table(f: insula.server.facts.tables.NoTable, names: Names) -> str:
    return "Cette table n’existe pas."


def refusal_not_started(f: insula.server.facts.tables.NotStarted, names: Names) -> str:
    return "La partie n’a pas encore commencé."


def refusal_already_started(f: insula.server.facts.tables.AlreadyStarted, names: Names) -> str:
    return "La partie a déjà commencé."


def refusal_seats_open(f: insula.server.facts.tables.SeatsOpen, names: Names) -> str:
    return "Il reste des places libres. Attends des joueurs ou ajoute des bots."


def refusal_game_over(f: insula.server.facts.tables.GameOver, names: Names) -> str:
    return "La partie est terminée."


def refusal_game_abandoned(f: insula.server.facts.tables.GameAbandoned, names: Names) -> str:
    return "La partie a été abandonnée."


def refusal_not_over(f: insula.server.facts.tables.NotOver, names: Names) -> str:
    return "La partie n’est pas encore terminée."


def refusal_reveals_deal(f: insula.server.facts.tables.RevealsDeal, names: Names) -> str:
    return "Cela révélerait des cartes cachées. Disponible à la fin de la partie."


def refusal_rematch_exists(f: insula.server.facts.tables.RematchExists, names: Names) -> str:
    return "La revanche a déjà été créée."


def refusal_only_creator_abandons(f: insula.server.facts.tables.OnlyCreatorAbandons, names: Names) -> str:
    return "Seul le créateur peut abandonner cette table. Tu peux la quitter."


def refusal_others_playing(f: insula.server.facts.tables.OthersPlaying, names: Names) -> str:
    return "D’autres jouent encore. Si tu pars, ils peuvent te remplacer par un bot."


def refusal_log_full(f: insula.server.facts.tables.LogFull, names: Names) -> str:
    return "Le journal de cette table est plein. Seuls les coups sont acceptés."


def refusal_box_missing(f: insula.server.facts.tables.BoxMissing, names: Names) -> str:
    return "Ce serveur n’a plus la boîte « " + f.box + " » de cette table (empreinte " + f.digest + "). Son exploitant peut la restaurer."


def refusal_rules_missing(f: insula.server.facts.tables.RulesMissing, names: Names) -> str:
    return "Ce serveur ne peut pas ouvrir le jeu de cette table : " + f.detail


def refusal_log_mismatch(f: insula.server.facts.tables.LogMismatch, names: Names) -> str:
    return "Le journal de cette table ne correspond pas aux règles : « " + f.move + " » n’est pas permis."


def refusal_no_seat(f: insula.server.facts.tables.NoSeat, names: Names) -> str:
    return "La place " + str(f.number) + " n’existe pas."


def refusal_seat_taken(f: insula.server.facts.tables.SeatTaken, names: Names) -> str:
    return "Cette place est prise."


def refusal_no_open_seat(f: insula.server.facts.tables.NoOpenSeat, names: Names) -> str:
    return "Aucune place n’est libre."


def refusal_joined_too_late(f: insula.server.facts.tables.JoinedTooLate, names: Names) -> str:
    return "La partie a commencé. Tu peux la regarder."


def refusal_not_seated(f: insula.server.facts.tables.NotSeated, names: Names) -> str:
    return "Tu n’es pas assis à cette table."


def refusal_not_your_seat(f: insula.server.facts.tables.NotYourSeat, names: Names) -> str:
    return "Ce n’est pas ta place."


def refusal_only_players_invite(f: insula.server.facts.tables.OnlyPlayersInvite, names: Names) -> str:
    return "Seuls les joueurs et le créateur peuvent inviter."


def refusal_link_invalid(f: insula.server.facts.tables.LinkInvalid, names: Names) -> str:
    return "Ce lien vers une place n’est plus valable."


def refusal_no_bot(f: insula.server.facts.tables.NoBot, names: Names) -> str:
    return "Le bot « " + f.bot + " » n’existe pas. Disponibles : " + joined([each for each in f.bots]) + "."


def refusal_bot_stays(f: insula.server.facts.tables.BotStays, names: Names) -> str:
    return "D’autres jouent aussi contre ce bot. Il ne peut pas être remplacé."


def refusal_player_has_time(f: insula.server.facts.tables.PlayerHasTime, names: Names) -> str:
    return "Tu ne peux pas encore remplacer " + player(names, f.seat) + " : il lui reste du temps pour jouer."


def refusal_other_turn(f: insula.server.facts.tables.OtherTurn, names: Names) -> str:
    return "Ce n’est pas ton tour : c’est à " + player(names, f.seat) + " de jouer."


def refusal_position_changed(f: insula.server.facts.tables.PositionChanged, names: Names) -> str:
    return "La table a changé entre-temps. Réessaie."


def refusal_table_busy(f: insula.server.facts.tables.TableBusy, names: Names) -> str:
    return "La table est occupée. Réessaie."


def refusal_no_move_index(f: insula.server.facts.tables.NoMoveIndex, names: Names) -> str:
    return "Le coup " + str(f.index) + " n’existe pas : la position a " + (str(f.moves) + " coup permis" if (f.moves == 0 or f.moves == 1) else str(f.moves) + " coups permis") + ", comptés à partir de 0."


def refusal_illegal_choice(f: insula.server.facts.tables.IllegalChoice, names: Names) -> str:
    return "« " + f.move + " » n’est pas un coup permis."


def refusal_choice_missing(f: insula.server.facts.tables.ChoiceMissing, names: Names) -> str:
    return "Un choix demande le numéro ou la notation d’un coup."


def refusal_no_own_choice(f: insula.server.facts.tables.NoOwnChoice, names: Names) -> str:
    return "Tu n’as rien à annuler."


def refusal_undo_requested(f: insula.server.facts.tables.UndoRequested, names: Names) -> str:
    return "Une annulation a déjà été demandée."


def refusal_no_undo_request(f: insula.server.facts.tables.NoUndoRequest, names: Names) -> str:
    return "Tu n’as pas de demande d’annulation à traiter."


def refusal_cannot_undo(f: insula.server.facts.tables.CannotUndo, names: Names) -> str:
    return fact(f.why, names)


def refusal_advice_off(f: insula.server.facts.tables.AdviceOff, names: Names) -> str:
    return "Les conseils ne sont pas disponibles dans les parties contre d’autres personnes."


def refusal_guest_needed(f: insula.server.facts.tables.GuestNeeded, names: Names) -> str:
    return "Tu n’es pas connecté. Appelle d’abord /api/me pour devenir invité."


def refusal_chat_full(f: insula.server.facts.tables.ChatFull, names: Names) -> str:
    return "La discussion de cette table est pleine."


def refusal_empty_message(f: insula.server.facts.tables.EmptyMessage, names: Names) -> str:
    return "Le message est vide."


def refusal_empty_name(f: insula.server.facts.people.EmptyName, names: Names) -> str:
    return "Un nom demande au moins un caractère visible."


def refusal_bot_name(f: insula.server.facts.people.BotName, names: Names) -> str:
    return "« " + f.name + " » est le nom d’un bot."


def refusal_name_taken(f: insula.server.facts.people.NameTaken, names: Names) -> str:
    return "Ce nom est pris."


def refusal_has_account(f: insula.server.facts.people.HasAccount, names: Names) -> str:
    return "Tu as déjà un compte : " + f.login + "."


def refusal_account_just_made(f: insula.server.facts.people.AccountJustMade, names: Names) -> str:
    return "Tu viens de créer un compte ailleurs."


def refusal_wrong_login(f: insula.server.facts.people.WrongLogin, names: Names) -> str:
    return "Le nom ou le mot de passe est faux."


def refusal_wrong_password(f: insula.server.facts.people.WrongPassword, names: Names) -> str:
    return "Ce n’est pas ton mot de passe."


def refusal_short_password(f: insula.server.facts.people.ShortPassword, names: Names) -> str:
    return "Un mot de passe demande au moins " + str(f.least) + " caractères."


def refusal_no_password(f: insula.server.facts.people.NoPassword, names: Names) -> str:
    return "Tu n’as pas de mot de passe."


def refusal_only_password(f: insula.server.facts.people.OnlyPassword, names: Names) -> str:
    return "Ton mot de passe est ton seul moyen de te connecter. Ajoute d’abord une clé d’accès."


def refusal_sign_in_busy(f: insula.server.facts.people.SignInBusy, names: Names) -> str:
    return "Trop de personnes se connectent. Réessaie dans un instant."


def refusal_no_session(f: insula.server.facts.people.NoSession, names: Names) -> str:
    return "Tu n’as pas cette session."


def refusal_too_many_tokens(f: insula.server.facts.people.TooManyTokens, names: Names) -> str:
    return "Tu as " + str(f.most) + " jetons d’accès, le maximum. Révoques-en un d’abord."


def refusal_no_origin(f: insula.server.facts.people.NoOrigin, names: Names) -> str:
    return "Les clés d’accès demandent une page : la requête n’a pas d’Origin."


def refusal_https_needed(f: insula.server.facts.people.HttpsNeeded, names: Names) -> str:
    return "Les clés d’accès demandent https, ou http sur localhost."


def refusal_host_name_needed(f: insula.server.facts.people.HostNameNeeded, names: Names) -> str:
    return "Les clés d’accès demandent un nom d’hôte, pas une adresse IP. Essaie localhost."


def refusal_too_many_passkeys(f: insula.server.facts.people.TooManyPasskeys, names: Names) -> str:
    return "Tu as " + str(f.most) + " clés d’accès, le maximum. Retires-en une d’abord."


def refusal_passkey_rejected(f: insula.server.facts.people.PasskeyRejected, names: Names) -> str:
    return "Cette clé d’accès n’a pas été acceptée. Réessaie."


def refusal_passkey_known(f: insula.server.facts.people.PasskeyKnown, names: Names) -> str:
    return "Cette clé d’accès est déjà enregistrée."


def refusal_passkey_unknown(f: insula.server.facts.people.PasskeyUnknown, names: Names) -> str:
    return "Cette clé d’accès n’est pas enregistrée ici."


def refusal_passkey_reused(f: insula.server.facts.people.PasskeyReused, names: Names) -> str:
    return "Cette réponse a déjà servi. Réessaie."


def refusal_passkey_expired(f: insula.server.facts.people.PasskeyExpired, names: Names) -> str:
    return "C’était trop long. Réessaie."


def refusal_passkey_copied(f: insula.server.facts.people.PasskeyCopied, names: Names) -> str:
    return "Cette clé d’accès a servi ailleurs et a peut-être été copiée."


def refusal_no_passkey(f: insula.server.facts.people.NoPasskey, names: Names) -> str:
    return "Tu n’as pas cette clé d’accès."


def refusal_only_passkey(f: insula.server.facts.people.OnlyPasskey, names: Names) -> str:
    return "Cette clé d’accès est ton seul moyen de te connecter. Ajoutes-en une autre ou un mot de passe d’abord."


def refusal_not_found(f: insula.server.facts.requests.NotFound, names: Names) -> str:
    return "Introuvable. Voir /api."


def refusal_invalid_message(f: insula.server.facts.requests.InvalidMessage, names: Names) -> str:
    return "Message non valable : " + f.detail + "."


def refusal_body_too_large(f: insula.server.facts.requests.BodyTooLarge, names: Names) -> str:
    return "Une requête a au plus " + str(f.most) + " octets."


def refusal_out_of_range(f: insula.server.facts.requests.OutOfRange, names: Names) -> str:
    return "« " + f.name + " » doit être un nombre entier de 0 à " + str(f.most) + "."


def refusal_other_site(f: insula.server.facts.requests.OtherSite, names: Names) -> str:
    return "Cette requête vient d’un autre site."


def refusal_no_game(f: insula.server.facts.requests.NoGame, names: Names) -> str:
    return "Ce jeu n’existe pas. Disponibles : " + joined([each for each in f.games]) + "."


def refusal_no_language(f: insula.server.facts.requests.NoLanguage, names: Names) -> str:
    return "Cette langue n’existe pas. Disponibles : " + joined([each for each in f.languages]) + "."


def refusal_no_box(f: insula.server.facts.requests.NoBox, names: Names) -> str:
    return "Ce jeu n’a pas de boîte « " + f.box + " ». Disponibles : " + joined([each for each in f.boxes]) + "."


def refusal_no_box_hash(f: insula.server.facts.requests.NoBoxHash, names: Names) -> str:
    return "Ce serveur n’a pas cette boîte."


def refusal_invalid_setup(f: insula.server.facts.requests.InvalidSetup, names: Names) -> str:
    return "Cette partie ne peut pas être mise en place : " + f.detail + "."


def refusal_no_own_seat(f: insula.server.facts.requests.NoOwnSeat, names: Names) -> str:
    return "Une place au moins doit être la tienne."


def refusal_wrong_seat_count(f: insula.server.facts.requests.WrongSeatCount, names: Names) -> str:
    return "Cette partie a " + (str(f.seats) + " place" if (f.seats == 0 or f.seats == 1) else str(f.seats) + " places") + ", pas " + str(f.given) + "."


def refusal_cannot_branch(f: insula.server.facts.requests.CannotBranch, names: Names) -> str:
    return "Cette partie peut être reprise après 0 à " + str(f.last) + " décisions."


def refusal_invalid_record(f: insula.server.facts.requests.InvalidRecord, names: Names) -> str:
    return "Cet enregistrement est illisible" + ("" if f.line == 0 else " à partir de la ligne " + str(f.line)) + " : " + f.detail + "."


def refusal_too_fast(f: insula.server.facts.requests.TooFast, names: Names) -> str:
    return "Trop de " + Counted[f.what] + ". Attends un peu et réessaie."


def refusal_too_many_tables(f: insula.server.facts.requests.TooManyTables, names: Names) -> str:
    return "Tu as " + str(f.most) + " tables en cours, le maximum. Termines-en ou quittes-en d’abord."


def refusal_too_many_sockets(f: insula.server.facts.requests.TooManySockets, names: Names) -> str:
    return "Tu as trop de pages ouvertes. Fermes-en."


def refusal_address_sockets(f: insula.server.facts.requests.AddressSockets, names: Names) -> str:
    return "Trop de pages sont ouvertes depuis ton adresse réseau."


def refusal_stopping(f: insula.server.facts.requests.Stopping, names: Names) -> str:
    return "Le serveur redémarre. Réessaie dans un instant."


def refusal_not_saved(f: insula.server.facts.requests.NotSaved, names: Names) -> str:
    return "L’enregistrement a échoué. Réessaie."


def refusal_database_silent(f: insula.server.facts.requests.DatabaseSilent, names: Names) -> str:
    return "La base de données ne répond pas. Réessaie."


def refusal_internal_error(f: insula.server.facts.requests.InternalError, names: Names) -> str:
    return "Le serveur a fait une erreur. Recharge la page."


def refusal_adviser_failed(f: insula.server.facts.requests.AdviserFailed, names: Names) -> str:
    return "Le conseiller " + BotTrouble[f.trouble] + ". Réessaie."


def house_sat_down(f: insula.server.facts.house.SatDown, names: Names) -> str:
    return f.name + " prend place"


def house_left(f: insula.server.facts.house.Left, names: Names) -> str:
    return f.name + " s’en va"


def house_returned(f: insula.server.facts.house.Returned, names: Names) -> str:
    return f.name + " est de retour"


def house_bot_sat(f: insula.server.facts.house.BotSat, names: Names) -> str:
    return "Le bot " + box_name(NAMES, "bot", f.bot, names) + " prend place"


def house_bot_replaced(f: insula.server.facts.house.BotReplaced, names: Names) -> str:
    return "Le bot " + box_name(NAMES, "bot", f.bot, names) + " joue pour " + f.name


def house_link_made(f: insula.server.facts.house.LinkMade, names: Names) -> str:
    return "Un lien vers la place " + str(f.number) + " a été créé"


def house_bot_failed(f: insula.server.facts.house.BotFailed, names: Names) -> str:
    return "Le bot " + box_name(NAMES, "bot", f.bot, names) + " " + ("n’a pas joué en " + str(f.seconds) + " secondes" if f.trouble == "timeout" else "a planté" if f.trouble == "crashed" else "n’a pas joué de coup permis") + " ; " + ("il redémarre" if f.then == "restart" else "le bot " + box_name(NAMES, "bot", f.substitute, names) + " joue désormais pour lui" if f.then == "substitute" else "des coups au hasard sont désormais joués pour lui")


def house_note(f: insula.server.facts.house.Note, names: Names) -> str:
    return f.text


def undo_nothing_to_undo(f: insula.kernel.undo_facts.NothingToUndo, names: Names) -> str:
    return "Il n’y a rien à annuler."


def undo_other_seat_moved(f: insula.kernel.undo_facts.OtherSeatMoved, names: Names) -> str:
    return "Un autre joueur a joué depuis."


def undo_revealed(f: insula.kernel.undo_facts.SomethingRevealed, names: Names) -> str:
    return "Quelque chose de caché a été révélé depuis."


def undo_turn_passed(f: insula.kernel.undo_facts.TurnPassed, names: Names) -> str:
    return "C’est au tour d’un autre joueur."


def undo_game_ended(f: insula.kernel.undo_facts.GameEnded, names: Names) -> str:
    return "La partie est terminée."


def undo_nothing_to_redo(f: insula.kernel.undo_facts.NothingToRedo, names: Names) -> str:
    return "Il n’y a rien à rétablir."


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
    """Texts that the terminal shows in the language 'fr'."""

    def seat(self, *, number: str | int) -> str:
        return "siège " + str(number)

    def seat_named(self, *, number: str | int, name: str | int) -> str:
        return "siège " + str(number) + " (" + str(name) + ")"

    def play_players(self, *, title: str | int, names: str | int) -> str:
        return str(title) + ". Joueurs : " + str(names)

    def play_help(self) -> str:
        return "Tape un coup ou son début. 'help' liste les commandes, Ctrl-D quitte."

    def play_nothing(self) -> str:
        return "Rien n’a été joué."

    def play_saved(self, *, command: str | int) -> str:
        return "Partie enregistrée. Pour la reprendre : " + str(command)

    def play_not_saved(self, *, seed: str | int) -> str:
        return "la partie n’a pas pu être enregistrée ; sa graine était " + str(seed)

    def play_rescued(self, *, path: str | int) -> str:
        return "la partie est enregistrée dans " + str(path)

    def play_seed(self, *, seed: str | int) -> str:
        return "Graine : " + str(seed)

    def play_record(self, *, path: str | int) -> str:
        return "Enregistrement : " + str(path)

    def resume_read(self, *, path: str | int, count: int) -> str:
        return str(path) + " : " + (str(count) + " décision" if (count == 0 or count == 1) else str(count) + " décisions") + "."

    def resume_cut(self, *, path: str | int, line: str | int, problem: str | int, kept: str | int, copy: str | int) -> str:
        return str(path) + ", ligne " + str(line) + " : " + str(problem) + ". Reprise après la décision " + str(kept) + " ; le fichier d’origine est gardé sous " + str(copy) + "."

    def move_illegal(self, *, typed: str | int, reasons: str | int) -> str:
        return "'" + str(typed) + "' n’est pas permis maintenant : " + str(reasons) + ". Tape '?' pour les coups, 'help' pour les commandes."

    def move_legal(self, *, typed: str | int) -> str:
        return "'" + str(typed) + "' est permis."

    def move_many(self, *, count: int, groups: str | int) -> str:
        return (str(count) + " coups") + ", qui commencent par : " + str(groups)

    def move_none(self, *, typed: str | int) -> str:
        return "Aucun coup permis ne commence par '" + str(typed) + "'."

    def board_more(self) -> str:
        return "('board' montre le reste de la table)"

    def record_lost(self, *, path: str | int, problem: str | int) -> str:
        return str(path) + " ne peut pas être écrit : " + str(problem) + ". La partie continue sans enregistrement ; 'save FILE' en écrit un ailleurs"

    def hint_thinking(self, *, seconds: str | int) -> str:
        return "Réflexion d’au plus " + str(seconds) + " secondes."

    def hint_heading(self, *, games: int) -> str:
        return "Meilleurs coups dans l’ordre de la recherche ; les chiffres sont des moyennes sur " + (str(games) + " partie" if (games == 0 or games == 1) else str(games) + " parties") + " après chacun :"

    def hint_heading_without(self) -> str:
        return "Meilleurs coups dans l’ordre de la recherche ; pas le temps de jouer des parties ensuite :"

    def hint_exact(self) -> str:
        return "Le premier coup est le meilleur : le reste de la partie a été entièrement calculé."

    def hint_points(self, *, points: str | int, spread: str | int) -> str:
        return str(points) + " ± " + str(spread) + " points"

    def hint_points_and_wins(self, *, points: str | int, spread: str | int, wins: str | int) -> str:
        return str(points) + " ± " + str(spread) + " points, gagne " + str(wins)

    def save_where(self) -> str:
        return "Usage : save FILE"

    def save_done(self, *, path: str | int) -> str:
        return "Enregistré. La partie s’écrit désormais dans " + str(path) + "."

    def save_failed(self, *, path: str | int, problem: str | int) -> str:
        return "'" + str(path) + "' ne peut pas être écrit : " + str(problem) + "."

    def help_intro(self) -> str:
        return "Tape un coup, son début ou son numéro dans la dernière liste. Commandes :"

    def help_moves(self) -> str:
        return "lister les coups permis, ou ceux qui commencent par un texte ('moves pl', ou juste '?')"

    def help_hint(self) -> str:
        return "montrer les meilleurs coups et ce qu’ils peuvent rapporter, après quelques secondes"

    def help_undo(self) -> str:
        return "annuler ton dernier choix"

    def help_redo(self) -> str:
        return "rétablir ce que tu as annulé"

    def help_restart(self) -> str:
        return "annuler tous tes choix de ce tour ('restart turn')"

    def help_board(self) -> str:
        return "dessiner toute la table"

    def help_score(self) -> str:
        return "montrer les points par source, comme si la partie finissait maintenant"

    def help_log(self) -> str:
        return "montrer les derniers événements ('log 50' pour plus, 'log all' pour tout)"

    def help_why(self) -> str:
        return "dire pourquoi un coup n’est pas permis ('why place c3')"

    def help_rules(self) -> str:
        return "montrer une règle ('rules MR-8.2') ou un chapitre ('rules MR-8')"

    def help_aid(self) -> str:
        return "montrer l’aide de jeu : symboles, coûts, plateaux, décompte et égalités"

    def help_save(self) -> str:
        return "écrire l’enregistrement dans un nouveau fichier ('save FILE') et continuer là"

    def help_help(self) -> str:
        return "montrer cette liste"

    def help_quit(self) -> str:
        return "quitter ; la partie peut être reprise"

    def score_points(self) -> str:
        return "points"

    def score_total(self) -> str:
        return "total"

    def result_ranking(self, *, ranking: str | int) -> str:
        return "Partie terminée. Classement : " + str(ranking) + "."

    def result_solo(self, *, points: int) -> str:
        return "Partie terminée avec " + (str(points) + " point" if (points == 0 or points == 1) else str(points) + " points") + "."

    def result_solo_title(self, *, points: int, title: str | int) -> str:
        return "Partie terminée avec " + (str(points) + " point" if (points == 0 or points == 1) else str(points) + " points") + " : " + str(title) + "."

    def replay_unfinished(self, *, count: int) -> str:
        return (str(count) + " décision" if (count == 0 or count == 1) else str(count) + " décisions") + " ; la partie n’est pas terminée."

    def replay_box(self, *, title: str | int, box: str | int, version: str | int) -> str:
        return str(title) + ". Boîte : " + str(box) + " " + str(version) + "."

    def replay_box_retired(self, *, title: str | int, box: str | int, version: str | int) -> str:
        return str(title) + ". Boîte : " + str(box) + " " + str(version) + " (retirée)."

    def replay_rules(self, *, version: str | int) -> str:
        return "Règles : version " + str(version) + "."

    def replay_rules_older(self, *, version: str | int, newest: str | int) -> str:
        return "Règles : version " + str(version) + " (dernière : " + str(newest) + ")."

    def values(self, *, counts: str | int, box: str | int) -> str:
        return "Valeurs de cette boîte : " + str(counts) + " ; 'insula box show " + str(box) + "' les liste."

    def games_game(self) -> str:
        return "jeu"

    def games_title(self) -> str:
        return "titre"

    def games_players(self) -> str:
        return "joueurs"

    def games_options(self) -> str:
        return "options"
