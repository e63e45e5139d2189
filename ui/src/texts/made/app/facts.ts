// Do not edit: made by python -m insula.texts build
import type { Render } from '../runtime';

/** Two requests created an account at the same time. */
export interface AccountJustMade {
  kind: "account_just_made";
}

/** Too many sockets from one address. */
export interface AddressSockets {
  kind: "address_sockets";
}

/** No advice in games against other people. */
export interface AdviceOff {
  kind: "advice_off";
}

export interface AdviserFailed {
  kind: "adviser_failed";
  trouble: BotTrouble;
}

export interface AlreadyStarted {
  kind: "already_started";
}

export interface BodyTooLarge {
  kind: "body_too_large";
  most: number;
}

export interface BotFailed {
  kind: "bot_failed";
  bot: string;
  trouble: BotTrouble;
  seconds: number;
  then: Remedy;
  substitute: string;
}

/** The name of a bot. */
export interface BotName {
  kind: "bot_name";
  name: string;
}

/** A bot plays on for a person. */
export interface BotReplaced {
  kind: "bot_replaced";
  bot: string;
  name: string;
}

export interface BotSat {
  kind: "bot_sat";
  bot: string;
}

/** Others also play against this bot. */
export interface BotStays {
  kind: "bot_stays";
}

export type BotTrouble = "crashed" | "illegal" | "timeout";

/** The server no longer has the box of a table. */
export interface BoxMissing {
  kind: "box_missing";
  box: string;
  digest: string;
}

/** The game cannot be continued after this number of decisions. */
export interface CannotBranch {
  kind: "cannot_branch";
  last: number;
}

export interface CannotUndo {
  kind: "cannot_undo";
  why: NothingToUndo | OtherSeatMoved | SomethingRevealed | TurnPassed | GameEnded | NothingToRedo;
}

export interface ChatFull {
  kind: "chat_full";
}

export interface ChoiceMissing {
  kind: "choice_missing";
}

export type Counted = "account_passwords" | "address_tables" | "analyses" | "guests" | "hints" | "messages" | "passkeys" | "passwords" | "records" | "requests" | "tables";

export interface DatabaseSilent {
  kind: "database_silent";
}

export interface EmptyMessage {
  kind: "empty_message";
}

export interface EmptyName {
  kind: "empty_name";
}

export interface GameAbandoned {
  kind: "game_abandoned";
}

/** The game has ended. */
export interface GameEnded {
  kind: "game_ended";
}

export interface GameOver {
  kind: "game_over";
}

/** Only people can chat; a request to /api/me creates a guest. */
export interface GuestNeeded {
  kind: "guest_needed";
}

export interface HasAccount {
  kind: "has_account";
  login: string;
}

/** Passkeys do not work with an IP address. */
export interface HostNameNeeded {
  kind: "host_name_needed";
}

export interface HttpsNeeded {
  kind: "https_needed";
}

export interface IllegalChoice {
  kind: "illegal_choice";
  move: string;
}

export interface InternalError {
  kind: "internal_error";
}

export interface InvalidMessage {
  kind: "invalid_message";
  detail: string;
}

export interface InvalidRecord {
  kind: "invalid_record";
  line: number;
  detail: string;
}

/** The game cannot be set up with these players and options. */
export interface InvalidSetup {
  kind: "invalid_setup";
  detail: string;
}

/** The game has started without this person. */
export interface JoinedTooLate {
  kind: "joined_too_late";
}

export interface Left {
  kind: "left";
  name: string;
}

/** The link to a seat was used or replaced, or never existed. */
export interface LinkInvalid {
  kind: "link_invalid";
}

/** A link to a seat was created. */
export interface LinkMade {
  kind: "link_made";
  number: number;
}

export interface LogFull {
  kind: "log_full";
}

/** The log of a table contains a move that its rules do not allow. */
export interface LogMismatch {
  kind: "log_mismatch";
  move: string;
}

export interface NameTaken {
  kind: "name_taken";
}

export interface NoBot {
  kind: "no_bot";
  bot: string;
  bots: Array<string>;
}

export interface NoBox {
  kind: "no_box";
  box: string;
  boxes: Array<string>;
}

/** The server has no box with this hash. */
export interface NoBoxHash {
  kind: "no_box_hash";
}

export interface NoGame {
  kind: "no_game";
  games: Array<string>;
}

export interface NoLanguage {
  kind: "no_language";
  languages: Array<string>;
}

export interface NoMoveIndex {
  kind: "no_move_index";
  index: number;
  moves: number;
}

export interface NoOpenSeat {
  kind: "no_open_seat";
}

/** Passkeys belong to a page, and the request has no Origin. */
export interface NoOrigin {
  kind: "no_origin";
}

/** This person has made no choice that could be undone. */
export interface NoOwnChoice {
  kind: "no_own_choice";
}

/** A new table has no seat for the person who creates it. */
export interface NoOwnSeat {
  kind: "no_own_seat";
}

export interface NoPasskey {
  kind: "no_passkey";
}

export interface NoPassword {
  kind: "no_password";
}

export interface NoSeat {
  kind: "no_seat";
  number: number;
}

export interface NoSession {
  kind: "no_session";
}

export interface NoTable {
  kind: "no_table";
}

export interface NoUndoRequest {
  kind: "no_undo_request";
}

/** There is no such path, or it has another method. */
export interface NotFound {
  kind: "not_found";
}

export interface NotOver {
  kind: "not_over";
}

export interface NotSaved {
  kind: "not_saved";
}

export interface NotSeated {
  kind: "not_seated";
}

export interface NotStarted {
  kind: "not_started";
}

export interface NotYourSeat {
  kind: "not_your_seat";
}

/** An entry of an earlier version that is shown as it is. */
export interface Note {
  kind: "note";
  text: string;
}

/** Nothing was taken back since the last move. */
export interface NothingToRedo {
  kind: "nothing_to_redo";
}

/** No decision was a choice. */
export interface NothingToUndo {
  kind: "nothing_to_undo";
}

export interface OnlyCreatorAbandons {
  kind: "only_creator_abandons";
}

/** The passkey is the only way to sign in. */
export interface OnlyPasskey {
  kind: "only_passkey";
}

/** The password is the only way to sign in. */
export interface OnlyPassword {
  kind: "only_password";
}

export interface OnlyPlayersInvite {
  kind: "only_players_invite";
}

/** Another seat has moved since the last choice. */
export interface OtherSeatMoved {
  kind: "other_seat_moved";
}

/** The request comes from a page of another site. */
export interface OtherSite {
  kind: "other_site";
}

export interface OtherTurn {
  kind: "other_turn";
  seat: number;
}

/** A game cannot be abandoned while others play. */
export interface OthersPlaying {
  kind: "others_playing";
}

/** A number of the request is too large or not a whole number. */
export interface OutOfRange {
  kind: "out_of_range";
  name: string;
  most: number;
}

/** The use counter did not increase. */
export interface PasskeyCopied {
  kind: "passkey_copied";
}

export interface PasskeyExpired {
  kind: "passkey_expired";
}

/** The passkey is already registered. */
export interface PasskeyKnown {
  kind: "passkey_known";
}

export interface PasskeyRejected {
  kind: "passkey_rejected";
}

/** The same response was sent twice. */
export interface PasskeyReused {
  kind: "passkey_reused";
}

/** The passkey is not registered here. */
export interface PasskeyUnknown {
  kind: "passkey_unknown";
}

/** A bot may not replace a player who is still playing. */
export interface PlayerHasTime {
  kind: "player_has_time";
  seat: number;
}

/** The request was about an earlier position. */
export interface PositionChanged {
  kind: "position_changed";
  now: number;
  sent: number;
}

export interface RematchExists {
  kind: "rematch_exists";
}

export type Remedy = "random" | "restart" | "substitute";

export interface Returned {
  kind: "returned";
  name: string;
}

/** Available only when the game has ended. */
export interface RevealsDeal {
  kind: "reveals_deal";
}

/** The server cannot open the game of a table. */
export interface RulesMissing {
  kind: "rules_missing";
  detail: string;
}

export interface SatDown {
  kind: "sat_down";
  name: string;
}

export interface SeatTaken {
  kind: "seat_taken";
}

/** The game cannot start while seats are open. */
export interface SeatsOpen {
  kind: "seats_open";
}

export interface ShortPassword {
  kind: "short_password";
  least: number;
}

/** Too many passwords are being checked. */
export interface SignInBusy {
  kind: "sign_in_busy";
}

/** Something hidden was revealed since the last choice. */
export interface SomethingRevealed {
  kind: "revealed";
}

export interface Stopping {
  kind: "stopping";
}

export interface TableBusy {
  kind: "table_busy";
}

export interface TooFast {
  kind: "too_fast";
  what: Counted;
}

export interface TooManyPasskeys {
  kind: "too_many_passkeys";
  most: number;
}

export interface TooManySockets {
  kind: "too_many_sockets";
}

export interface TooManyTables {
  kind: "too_many_tables";
  most: number;
}

export interface TooManyTokens {
  kind: "too_many_tokens";
  most: number;
}

/** It is another seat's turn. */
export interface TurnPassed {
  kind: "turn_passed";
}

export interface UndoRequested {
  kind: "undo_requested";
}

/** The login or the password is wrong; the refusal does not say which. */
export interface WrongLogin {
  kind: "wrong_login";
}

export interface WrongPassword {
  kind: "wrong_password";
}

export interface WrongSeatCount {
  kind: "wrong_seat_count";
  seats: number;
  given: number;
}

export type Refusal =
  | NoTable
  | NotStarted
  | AlreadyStarted
  | SeatsOpen
  | GameOver
  | GameAbandoned
  | NotOver
  | RevealsDeal
  | RematchExists
  | OnlyCreatorAbandons
  | OthersPlaying
  | LogFull
  | BoxMissing
  | RulesMissing
  | LogMismatch
  | NoSeat
  | SeatTaken
  | NoOpenSeat
  | JoinedTooLate
  | NotSeated
  | NotYourSeat
  | OnlyPlayersInvite
  | LinkInvalid
  | NoBot
  | BotStays
  | PlayerHasTime
  | OtherTurn
  | PositionChanged
  | TableBusy
  | NoMoveIndex
  | IllegalChoice
  | ChoiceMissing
  | NoOwnChoice
  | UndoRequested
  | NoUndoRequest
  | CannotUndo
  | AdviceOff
  | GuestNeeded
  | ChatFull
  | EmptyMessage
  | EmptyName
  | BotName
  | NameTaken
  | HasAccount
  | AccountJustMade
  | WrongLogin
  | WrongPassword
  | ShortPassword
  | NoPassword
  | OnlyPassword
  | SignInBusy
  | NoSession
  | TooManyTokens
  | NoOrigin
  | HttpsNeeded
  | HostNameNeeded
  | TooManyPasskeys
  | PasskeyRejected
  | PasskeyKnown
  | PasskeyUnknown
  | PasskeyReused
  | PasskeyExpired
  | PasskeyCopied
  | NoPasskey
  | OnlyPasskey
  | NotFound
  | InvalidMessage
  | BodyTooLarge
  | OutOfRange
  | OtherSite
  | NoGame
  | NoLanguage
  | NoBox
  | NoBoxHash
  | InvalidSetup
  | NoOwnSeat
  | WrongSeatCount
  | CannotBranch
  | InvalidRecord
  | TooFast
  | TooManyTables
  | TooManySockets
  | AddressSockets
  | Stopping
  | NotSaved
  | DatabaseSilent
  | InternalError
  | AdviserFailed;

export type House =
  | SatDown
  | Left
  | Returned
  | BotSat
  | BotReplaced
  | LinkMade
  | BotFailed
  | Note;

export type Undo =
  | NothingToUndo
  | OtherSeatMoved
  | SomethingRevealed
  | TurnPassed
  | GameEnded
  | NothingToRedo;

/** Things on the table that a fact is about, by union and kind. */
export const targets = {
} as const;
export type Target = never;

/** What a language brings for this game. */
export interface Texts {
  refusal: Render<Refusal>;
  house: Render<House>;
  undo: Render<Undo>;
  part: { };
  seat: (number: string) => string;
}
