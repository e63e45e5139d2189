"""app in the language 'en'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.kernel.undo_facts
import insula.server.facts.house
import insula.server.facts.people
import insula.server.facts.requests
import insula.server.facts.tables

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
    "account_passwords": "passwords for this account",
    "address_tables": "new tables from your network address",
    "analyses": "analysis requests",
    "guests": "new guests",
    "hints": "hints",
    "messages": "chat messages",
    "passkeys": "passkey requests",
    "passwords": "passwords",
    "records": "records",
    "requests": "requests",
    "tables": "new tables",
}
BotTrouble: Final = {
    "crashed": "crashed",
    "illegal": "made no legal move",
    "timeout": "took too long",
}


def list_pair(a: str, b: str) -> str:
    return a + " and " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def seat(number: str) -> str:
    return "seat " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def refusal_no_table(f: insula.server.facts.tables.NoTable, names: Names) -> str:
    return "This table does not exist."


def refusal_not_started(f: insula.server.facts.tables.NotStarted, names: Names) -> str:
    return "The game has not started yet."


def refusal_already_started(f: insula.server.facts.tables.AlreadyStarted, names: Names) -> str:
    return "The game has already started."


def refusal_seats_open(f: insula.server.facts.tables.SeatsOpen, names: Names) -> str:
    return "Some seats are still open. Wait for players, or add bots."


def refusal_game_over(f: insula.server.facts.tables.GameOver, names: Names) -> str:
    return "The game is over."


def refusal_game_abandoned(f: insula.server.facts.tables.GameAbandoned, names: Names) -> str:
    return "The game was abandoned."


def refusal_not_over(f: insula.server.facts.tables.NotOver, names: Names) -> str:
    return "The game is not over yet."


def refusal_reveals_deal(f: insula.server.facts.tables.RevealsDeal, names: Names) -> str:
    return "This would reveal hidden cards. It is available when the game is over."


def refusal_rematch_exists(f: insula.server.facts.tables.RematchExists, names: Names) -> str:
    return "The rematch has already been created."


def refusal_only_creator_abandons(f: insula.server.facts.tables.OnlyCreatorAbandons, names: Names) -> str:
    return "Only the creator can abandon this table. You can leave it."


def refusal_others_playing(f: insula.server.facts.tables.OthersPlaying, names: Names) -> str:
    return "Others are still playing. If you leave, they can replace you with a bot."


def refusal_log_full(f: insula.server.facts.tables.LogFull, names: Names) -> str:
    return "The log of this table is full. Only moves are accepted."


def refusal_box_missing(f: insula.server.facts.tables.BoxMissing, names: Names) -> str:
    return "This server no longer has the box “" + f.box + "” of this table (hash " + f.digest + "). Its operator can restore it."


def refusal_rules_missing(f: insula.server.facts.tables.RulesMissing, names: Names) -> str:
    return "This server cannot open the game of this table: " + f.detail


def refusal_log_mismatch(f: insula.server.facts.tables.LogMismatch, names: Names) -> str:
    return "The log of this table does not match the rules: “" + f.move + "” is not legal."


def refusal_no_seat(f: insula.server.facts.tables.NoSeat, names: Names) -> str:
    return "There is no seat " + str(f.number) + "."


def refusal_seat_taken(f: insula.server.facts.tables.SeatTaken, names: Names) -> str:
    return "This seat is taken."


def refusal_no_open_seat(f: insula.server.facts.tables.NoOpenSeat, names: Names) -> str:
    return "No seat is open."


def refusal_joined_too_late(f: insula.server.facts.tables.JoinedTooLate, names: Names) -> str:
    return "The game has started. You can watch it."


def refusal_not_seated(f: insula.server.facts.tables.NotSeated, names: Names) -> str:
    return "You do not sit at this table."


def refusal_not_your_seat(f: insula.server.facts.tables.NotYourSeat, names: Names) -> str:
    return "This is not your seat."


def refusal_only_players_invite(f: insula.server.facts.tables.OnlyPlayersInvite, names: Names) -> str:
    return "Only players and the creator can invite."


def refusal_link_invalid(f: insula.server.facts.tables.LinkInvalid, names: Names) -> str:
    return "This link to a seat is no longer valid."


def refusal_no_bot(f: insula.server.facts.tables.NoBot, names: Names) -> str:
    return "There is no bot “" + f.bot + "”. Available: " + joined([each for each in f.bots]) + "."


def refusal_bot_stays(f: insula.server.facts.tables.BotStays, names: Names) -> str:
    return "Others also play against this bot. It cannot be replaced."


def refusal_player_has_time(f: insula.server.facts.tables.PlayerHasTime, names: Names) -> str:
    return "You cannot replace " + player(names, f.seat) + " yet: there is time left to move."


def refusal_other_turn(f: insula.server.facts.tables.OtherTurn, names: Names) -> str:
    return "It is not your turn: " + player(names, f.seat) + " is to move."


def refusal_position_changed(f: insula.server.facts.tables.PositionChanged, names: Names) -> str:
    return "The table has changed in the meantime. Try again."


def refusal_table_busy(f: insula.server.facts.tables.TableBusy, names: Names) -> str:
    return "The table is busy. Try again."


def refusal_no_move_index(f: insula.server.facts.tables.NoMoveIndex, names: Names) -> str:
    return "There is no move " + str(f.index) + ": the position has " + (str(f.moves) + " legal move" if f.moves == 1 else str(f.moves) + " legal moves") + ", counted from 0."


def refusal_illegal_choice(f: insula.server.facts.tables.IllegalChoice, names: Names) -> str:
    return "“" + f.move + "” is not a legal move."


def refusal_choice_missing(f: insula.server.facts.tables.ChoiceMissing, names: Names) -> str:
    return "A choice needs the index or the notation of a move."


def refusal_no_own_choice(f: insula.server.facts.tables.NoOwnChoice, names: Names) -> str:
    return "You have nothing to undo."


def refusal_undo_requested(f: insula.server.facts.tables.UndoRequested, names: Names) -> str:
    return "An undo has already been requested."


def refusal_no_undo_request(f: insula.server.facts.tables.NoUndoRequest, names: Names) -> str:
    return "There is no undo request for you to answer."


def refusal_cannot_undo(f: insula.server.facts.tables.CannotUndo, names: Names) -> str:
    return fact(f.why, names)


def refusal_advice_off(f: insula.server.facts.tables.AdviceOff, names: Names) -> str:
    return "Advice is not available in games against other people."


def refusal_guest_needed(f: insula.server.facts.tables.GuestNeeded, names: Names) -> str:
    return "You are not signed in. Request /api/me first to become a guest."


def refusal_chat_full(f: insula.server.facts.tables.ChatFull, names: Names) -> str:
    return "The chat of this table is full."


def refusal_empty_message(f: insula.server.facts.tables.EmptyMessage, names: Names) -> str:
    return "The message is empty."


def refusal_empty_name(f: insula.server.facts.people.EmptyName, names: Names) -> str:
    return "A name needs at least one visible character."


def refusal_bot_name(f: insula.server.facts.people.BotName, names: Names) -> str:
    return "“" + f.name + "” is the name of a bot."


def refusal_name_taken(f: insula.server.facts.people.NameTaken, names: Names) -> str:
    return "This name is taken."


def refusal_has_account(f: insula.server.facts.people.HasAccount, names: Names) -> str:
    return "You already have an account: " + f.login + "."


def refusal_account_just_made(f: insula.server.facts.people.AccountJustMade, names: Names) -> str:
    return "You have just created an account elsewhere."


def refusal_wrong_login(f: insula.server.facts.people.WrongLogin, names: Names) -> str:
    return "The name or the password is wrong."


def refusal_wrong_password(f: insula.server.facts.people.WrongPassword, names: Names) -> str:
    return "This is not your password."


def refusal_short_password(f: insula.server.facts.people.ShortPassword, names: Names) -> str:
    return "A password needs at least " + str(f.least) + " characters."


def refusal_no_password(f: insula.server.facts.people.NoPassword, names: Names) -> str:
    return "You have no password."


def refusal_only_password(f: insula.server.facts.people.OnlyPassword, names: Names) -> str:
    return "Your password is your only way to sign in. Add a passkey first."


def refusal_sign_in_busy(f: insula.server.facts.people.SignInBusy, names: Names) -> str:
    return "Too many people are signing in. Try again in a moment."


def refusal_no_session(f: insula.server.facts.people.NoSession, names: Names) -> str:
    return "You have no such session."


def refusal_too_many_tokens(f: insula.server.facts.people.TooManyTokens, names: Names) -> str:
    return "You have " + str(f.most) + " tokens, the maximum. Revoke one first."


def refusal_no_origin(f: insula.server.facts.people.NoOrigin, names: Names) -> str:
    return "Passkeys need a page: the request has no Origin."


def refusal_https_needed(f: insula.server.facts.people.HttpsNeeded, names: Names) -> str:
    return "Passkeys need https, or http on localhost."


def refusal_host_name_needed(f: insula.server.facts.people.HostNameNeeded, names: Names) -> str:
    return "Passkeys need a host name, not an IP address. Try localhost."


def refusal_too_many_passkeys(f: insula.server.facts.people.TooManyPasskeys, names: Names) -> str:
    return "You have " + str(f.most) + " passkeys, the maximum. Remove one first."


def refusal_passkey_rejected(f: insula.server.facts.people.PasskeyRejected, names: Names) -> str:
    return "This passkey was not accepted. Try again."


def refusal_passkey_known(f: insula.server.facts.people.PasskeyKnown, names: Names) -> str:
    return "This passkey is already registered."


def refusal_passkey_unknown(f: insula.server.facts.people.PasskeyUnknown, names: Names) -> str:
    return "This passkey is not registered here."


def refusal_passkey_reused(f: insula.server.facts.people.PasskeyReused, names: Names) -> str:
    return "This response was already used. Try again."


def refusal_passkey_expired(f: insula.server.facts.people.PasskeyExpired, names: Names) -> str:
    return "That took too long. Try again."


def refusal_passkey_copied(f: insula.server.facts.people.PasskeyCopied, names: Names) -> str:
    return "This passkey was used elsewhere and may have been copied."


def refusal_no_passkey(f: insula.server.facts.people.NoPasskey, names: Names) -> str:
    return "You have no such passkey."


def refusal_only_passkey(f: insula.server.facts.people.OnlyPasskey, names: Names) -> str:
    return "This passkey is your only way to sign in. Add another one or a password first."


def refusal_not_found(f: insula.server.facts.requests.NotFound, names: Names) -> str:
    return "Not found. See /api."


def refusal_invalid_message(f: insula.server.facts.requests.InvalidMessage, names: Names) -> str:
    return "Invalid message: " + f.detail + "."


def refusal_body_too_large(f: insula.server.facts.requests.BodyTooLarge, names: Names) -> str:
    return "A request may have at most " + str(f.most) + " bytes."


def refusal_out_of_range(f: insula.server.facts.requests.OutOfRange, names: Names) -> str:
    return "“" + f.name + "” must be a whole number from 0 to " + str(f.most) + "."


def refusal_other_site(f: insula.server.facts.requests.OtherSite, names: Names) -> str:
    return "This request comes from another site."


def refusal_no_game(f: insula.server.facts.requests.NoGame, names: Names) -> str:
    return "There is no such game. Available: " + joined([each for each in f.games]) + "."


def refusal_no_language(f: insula.server.facts.requests.NoLanguage, names: Names) -> str:
    return "There is no such language. Available: " + joined([each for each in f.languages]) + "."


def refusal_no_box(f: insula.server.facts.requests.NoBox, names: Names) -> str:
    return "This game has no box “" + f.box + "”. Available: " + joined([each for each in f.boxes]) + "."


def refusal_no_box_hash(f: insula.server.facts.requests.NoBoxHash, names: Names) -> str:
    return "This server does not have this box."


def refusal_invalid_setup(f: insula.server.facts.requests.InvalidSetup, names: Names) -> str:
    return "This game cannot be set up: " + f.detail + "."


def refusal_no_own_seat(f: insula.server.facts.requests.NoOwnSeat, names: Names) -> str:
    return "At least one seat must be yours."


def refusal_wrong_seat_count(f: insula.server.facts.requests.WrongSeatCount, names: Names) -> str:
    return "This game has " + (str(f.seats) + " seat" if f.seats == 1 else str(f.seats) + " seats") + ", not " + str(f.given) + "."


def refusal_cannot_branch(f: insula.server.facts.requests.CannotBranch, names: Names) -> str:
    return "This game can be continued after 0 to " + str(f.last) + " decisions."


def refusal_invalid_record(f: insula.server.facts.requests.InvalidRecord, names: Names) -> str:
    return "This record cannot be read" + ("" if f.line == 0 else " from line " + str(f.line) + " on") + ": " + f.detail + "."


def refusal_too_fast(f: insula.server.facts.requests.TooFast, names: Names) -> str:
    return "Too many " + Counted[f.what] + ". Wait a little and try again."


def refusal_too_many_tables(f: insula.server.facts.requests.TooManyTables, names: Names) -> str:
    return "You have " + str(f.most) + " unfinished tables, the maximum. Finish or leave some first."


def refusal_too_many_sockets(f: insula.server.facts.requests.TooManySockets, names: Names) -> str:
    return "You have too many open pages. Close some."


def refusal_address_sockets(f: insula.server.facts.requests.AddressSockets, names: Names) -> str:
    return "Too many pages are open from your network address."


def refusal_stopping(f: insula.server.facts.requests.Stopping, names: Names) -> str:
    return "The server is restarting. Try again in a moment."


def refusal_not_saved(f: insula.server.facts.requests.NotSaved, names: Names) -> str:
    return "Saving failed. Try again."


def refusal_database_silent(f: insula.server.facts.requests.DatabaseSilent, names: Names) -> str:
    return "The database does not respond. Try again."


def refusal_internal_error(f: insula.server.facts.requests.InternalError, names: Names) -> str:
    return "The server made an error. Reload the page."


def refusal_adviser_failed(f: insula.server.facts.requests.AdviserFailed, names: Names) -> str:
    return "The adviser " + BotTrouble[f.trouble] + ". Try again."


def house_sat_down(f: insula.server.facts.house.SatDown, names: Names) -> str:
    return f.name + " sits down"


def house_left(f: insula.server.facts.house.Left, names: Names) -> str:
    return f.name + " leaves"


def house_returned(f: insula.server.facts.house.Returned, names: Names) -> str:
    return f.name + " is back"


def house_bot_sat(f: insula.server.facts.house.BotSat, names: Names) -> str:
    return "The bot " + box_name(NAMES, "bot", f.bot, names) + " sits down"


def house_bot_replaced(f: insula.server.facts.house.BotReplaced, names: Names) -> str:
    return "The bot " + box_name(NAMES, "bot", f.bot, names) + " plays for " + f.name


def house_link_made(f: insula.server.facts.house.LinkMade, names: Names) -> str:
    return "A link to seat " + str(f.number) + " was created"


def house_bot_failed(f: insula.server.facts.house.BotFailed, names: Names) -> str:
    return "The bot " + box_name(NAMES, "bot", f.bot, names) + " " + ("did not move within " + str(f.seconds) + " seconds" if f.trouble == "timeout" else "crashed" if f.trouble == "crashed" else "made no legal move") + "; " + ("it starts again" if f.then == "restart" else "the bot " + box_name(NAMES, "bot", f.substitute, names) + " plays for it from now on" if f.then == "substitute" else "random moves are played for it from now on")


def house_note(f: insula.server.facts.house.Note, names: Names) -> str:
    return f.text


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
