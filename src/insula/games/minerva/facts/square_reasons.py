"""Why a square does not suit a move of Minerva."""

from insula.games.minerva.facts.nouns import Square
from insula.kernel.facts import Forbidden, Verbatim


class NoSquare(Forbidden, tag="no_square"):
    """A text that names no square, with how squares are named."""

    name: Verbatim


class NotSquare(Forbidden, tag="not_square"):
    """A text that names no square."""

    name: Verbatim


class SquareTaken(Forbidden, tag="square_taken"):
    square: Square


class NotBeside(Forbidden, tag="not_beside"):
    square: Square


class NotAround(Forbidden, tag="not_around"):
    """None of the 8 squares around; it may not be a square at all."""

    square: Verbatim


class CannotApply(Forbidden, tag="cannot_apply"):
    """No tile that a line would activate lies there."""

    square: Square


class AlreadyApplied(Forbidden, tag="already_applied"):
    square: Square


class ResidenceStays(Forbidden, tag="residence_stays"):
    pass


class NoTile(Forbidden, tag="no_tile"):
    square: Square


class CannotLift(Forbidden, tag="cannot_lift"):
    """No other square would keep the city connected, or, by the rules of today, its facilities."""

    square: Square
    former_rules: bool


class SameSquare(Forbidden, tag="same_square"):
    pass


class SplitsCity(Forbidden, tag="splits_city"):
    """By the former rules, the city must stay connected."""

    square: Square


class SplitsFacilities(Forbidden, tag="splits_facilities"):
    square: Square


class MoreGroups(Forbidden, tag="more_groups"):
    """The facilities would be in more groups than before."""

    square: Square


class AssistantStands(Forbidden, tag="assistant_stands"):
    square: Square


class NoResidence(Forbidden, tag="no_residence"):
    square: Square


class HoldsCity(Forbidden, tag="holds_city"):
    """By the former rules, the city may not fall apart."""

    square: Square


SquareReason = (
    NoSquare
    | NotSquare
    | SquareTaken
    | NotBeside
    | NotAround
    | CannotApply
    | AlreadyApplied
    | ResidenceStays
    | NoTile
    | CannotLift
    | SameSquare
    | SplitsCity
    | SplitsFacilities
    | MoreGroups
    | AssistantStands
    | NoResidence
    | HoldsCity
)
