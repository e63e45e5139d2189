"""Turn what the compiled rules note into facts, right after the move."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from insula.games.minerva.content import Content
from insula.games.minerva.facts import events
from insula.games.minerva.facts.nouns import Amount, Culture, Direction, Rank
from insula.games.minerva.notation import square_name
from insula.games.minerva.rules import state as noted
from insula.games.minerva.rules.box import DENARII, GOODS, ROUND_TILE
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.contract import Event
from insula.kernel.grid import DIRECTIONS

CULTURES: tuple[Culture, ...] = ("theater", "art", "academics")
DIRECTION_WORDS: tuple[Direction, ...] = DIRECTIONS
RANKS: tuple[Rank, ...] = ("first", "second", "third")
REVEALS = (noted.REVEALED, noted.TEMPLE_SHOWN)
"""Events that show what was hidden."""
Made = Callable[[Content, Event], events.Event]


def event_facts(
    content: Content, state: MinervaState, happened: Sequence[Event]
) -> tuple[events.Event, ...]:
    """Return the events that led to this state as facts."""
    return tuple([EVENTS[event[0]](content, event) for event in happened])


@lru_cache(1024)
def amount_of(count: int, good: int) -> Amount:
    return Amount(GOODS[good], count)


def money(count: int) -> Amount:
    return amount_of(count, DENARII)


def from_tile(kind: Callable[[Amount, str, str], events.Event]) -> Made:
    """Return a converter of goods that a tile on a square brings or asks for."""

    def made(content: Content, event: Event) -> events.Event:
        square, tile = divmod(event[4], 128)
        return kind(amount_of(event[3], event[2]), content.names[tile], square_name(square))

    return made


def on_square(kind: Callable[[str], events.Event]) -> Made:
    return lambda content, event: kind(square_name(event[2]))


def of_tile(kind: Callable[[str], events.Event]) -> Made:
    return lambda content, event: kind(content.names[event[2]])


def tile_on_square(kind: Callable[[str, str], events.Event]) -> Made:
    return lambda content, event: kind(content.names[event[2]], square_name(event[3]))


def taken(content: Content, event: Event) -> events.Event:
    name = content.names[event[2]]
    return events.TakenLacking(name, money(event[3])) if event[3] else events.Taken(name)


def revealed(content: Content, event: Event) -> events.Event:
    if event[2] == ROUND_TILE:
        return events.RoundTileRevealed()
    return events.Revealed(content.names[event[2]])


def activated(content: Content, event: Event) -> events.Event:
    return events.ActivatedNothing() if event[2] < 0 else events.Activated(DIRECTIONS[event[2]])


def moved(content: Content, event: Event) -> events.Event:
    _, _, tile, start, square = event
    return events.Moved(content.names[tile], square_name(start), square_name(square))


EVENTS: dict[int, Made] = {
    noted.ROUND: lambda content, event: events.Round(event[2], event[1]),
    noted.REVEALED: revealed,
    noted.TEMPLE_SHOWN: revealed,
    noted.TAKEN: taken,
    noted.PLACED: tile_on_square(events.Placed),
    noted.HOUSED: on_square(events.Housed),
    noted.ASSISTED: on_square(events.Assisted),
    noted.LOOKED: activated,
    noted.GAINED: from_tile(events.Gained),
    noted.EXCESS: lambda content, event: events.Excess(
        amount_of(event[3], event[2]), money(event[3])
    ),
    noted.PAID: from_tile(events.Paid),
    noted.SOLD: lambda content, event: events.Sold(amount_of(1, event[2])),
    noted.SURCHARGE: lambda content, event: events.Surcharge(money(event[2])),
    noted.PASSED: lambda content, event: events.Passed(event[2]),
    noted.WAITED: lambda content, event: events.Waited(event[1], money(event[2])),
    noted.BOUND: lambda content, event: events.Bound(CULTURES[event[2]]),
    noted.WON: lambda content, event: events.Won(CULTURES[event[2]], event[3]),
    noted.HIRED: lambda content, event: events.Hired(amount_of(event[3], event[2])),
    noted.AWARDED: lambda content, event: events.Awarded(event[1], RANKS[event[2]], event[3]),
    noted.UNCLAIMED: lambda content, event: events.Unclaimed(RANKS[event[2]]),
    noted.MOVED: moved,
    noted.REMOVED: on_square(events.Removed),
    noted.LEFT: of_tile(events.Left),
    noted.BONUS: lambda content, event: events.Bonus(money(event[2])),
    noted.DECLINED: of_tile(events.Declined),
    noted.ENDED: lambda content, event: events.Ended(),
    noted.BATHED: tile_on_square(events.Bathed),
}
