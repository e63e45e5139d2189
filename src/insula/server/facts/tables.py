"""Refusals at a table: its status, seats, moves and undo."""

from insula.kernel.facts import Id, Notation, Seat, Verbatim
from insula.kernel.undo_facts import UndoRefusal
from insula.server.facts.refusal import English, Refusal

# -- the table and its status ---------------------------------------------------------------------


class NoTable(Refusal, tag="no_table"):
    code = "unknown"


class NotStarted(Refusal, tag="not_started"):
    code = "status"


class AlreadyStarted(Refusal, tag="already_started"):
    code = "status"


class SeatsOpen(Refusal, tag="seats_open"):
    """The game cannot start while seats are open."""

    code = "status"


class GameOver(Refusal, tag="game_over"):
    code = "status"


class GameAbandoned(Refusal, tag="game_abandoned"):
    code = "status"


class NotOver(Refusal, tag="not_over"):
    code = "status"


class RevealsDeal(Refusal, tag="reveals_deal"):
    """Available only when the game has ended."""

    code = "status"


class RematchExists(Refusal, tag="rematch_exists"):
    code = "status"


class OnlyCreatorAbandons(Refusal, tag="only_creator_abandons"):
    code = "forbidden"


class OthersPlaying(Refusal, tag="others_playing"):
    """A game cannot be abandoned while others play."""

    code = "status"


class LogFull(Refusal, tag="log_full"):
    code = "limit"


class BoxMissing(Refusal, tag="box_missing"):
    """The server no longer has the box of a table."""

    code = "status"
    box: Verbatim
    digest: Id


class RulesMissing(Refusal, tag="rules_missing"):
    """The server cannot open the game of a table."""

    code = "status"
    detail: English


class LogMismatch(Refusal, tag="log_mismatch"):
    """The log of a table contains a move that its rules do not allow."""

    code = "status"
    move: Notation


# -- seats ----------------------------------------------------------------------------------------


class NoSeat(Refusal, tag="no_seat"):
    code = "unknown"
    number: int  # from 1


class SeatTaken(Refusal, tag="seat_taken"):
    code = "status"


class NoOpenSeat(Refusal, tag="no_open_seat"):
    code = "status"


class JoinedTooLate(Refusal, tag="joined_too_late"):
    """The game has started without this person."""

    code = "status"


class NotSeated(Refusal, tag="not_seated"):
    code = "seat"


class NotYourSeat(Refusal, tag="not_your_seat"):
    code = "seat"


class OnlyPlayersInvite(Refusal, tag="only_players_invite"):
    code = "seat"


class LinkInvalid(Refusal, tag="link_invalid"):
    """The link to a seat was used or replaced, or never existed."""

    code = "unknown"


class NoBot(Refusal, tag="no_bot"):
    code = "unknown"
    bot: Verbatim
    bots: tuple[Id, ...]


class BotStays(Refusal, tag="bot_stays"):
    """Others also play against this bot."""

    code = "status"


class PlayerHasTime(Refusal, tag="player_has_time"):
    """A bot may not replace a player who is still playing."""

    code = "status"
    seat: Seat


# -- moves and undo -------------------------------------------------------------------------------


class OtherTurn(Refusal, tag="other_turn"):
    code = "turn"
    seat: Seat


class PositionChanged(Refusal, tag="position_changed"):
    """The request was about an earlier position."""

    code = "stale"
    now: int
    sent: int


class TableBusy(Refusal, tag="table_busy"):
    code = "stale"


class NoMoveIndex(Refusal, tag="no_move_index"):
    code = "illegal"
    index: int
    moves: int


class IllegalChoice(Refusal, tag="illegal_choice"):
    code = "illegal"
    move: Verbatim


class ChoiceMissing(Refusal, tag="choice_missing"):
    code = "malformed"


class NoOwnChoice(Refusal, tag="no_own_choice"):
    """This person has made no choice that could be undone."""

    code = "status"


class UndoRequested(Refusal, tag="undo_requested"):
    code = "status"


class NoUndoRequest(Refusal, tag="no_undo_request"):
    code = "status"


class CannotUndo(Refusal, tag="cannot_undo"):
    code = "status"
    why: UndoRefusal


class AdviceOff(Refusal, tag="advice_off"):
    """No advice in games against other people."""

    code = "forbidden"


# -- chat -----------------------------------------------------------------------------------------


class GuestNeeded(Refusal, tag="guest_needed"):
    """Only people can chat; a request to /api/me creates a guest."""

    code = "forbidden"


class ChatFull(Refusal, tag="chat_full"):
    code = "limit"


class EmptyMessage(Refusal, tag="empty_message"):
    code = "malformed"


TableRefusal = (
    NoTable
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
)
