"""What a move of Magna Roma would bring, as facts."""

from insula.games.magna_roma.convert import REVEALS, amount_of, event_facts, joint
from insula.games.magna_roma.facts.events import Event, FromJoint, Gained, Waits
from insula.games.magna_roma.load import Content
from insula.games.magna_roma.rules import moves
from insula.games.magna_roma.rules.box import COLOURS
from insula.games.magna_roma.rules.city import City
from insula.games.magna_roma.rules.place import symbol
from insula.games.magna_roma.rules.state import RomaState
from insula.kernel.contract import Log
from insula.kernel.facts import Change, Preview
from insula.kernel.grid import DIRECTIONS
from insula.kernel.random import seeded


def preview_facts(content: Content, state: RomaState, move: int) -> Preview[Event]:
    """Play the move in a world where hidden tiles lie otherwise; leave out what it reveals."""
    seat = state.seat()
    after = state.copy()
    assert isinstance(after, RomaState)
    after.redeal(seeded(0))
    after.log = Log()
    after.play(move)
    happened = [event for event in after.log.take() if event[0] not in REVEALS]
    events = event_facts(content, after, happened)
    if move >= moves.PLACE_TILE:
        events += waiting(after, seat, events)
    return Preview(events, gained_points(state, after, seat), changes(state, after, seat))


def waiting(after: RomaState, seat: int, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the gains of joints that wait because the player is asked something first."""
    causes = [event.cause for event in events if isinstance(event, Gained)]
    taken = {cause.side for cause in causes if isinstance(cause, FromJoint)}
    city = after.cities[seat]
    made = [(side, symbol(after, city, after.focus, side)) for side in range(len(DIRECTIONS))]
    return tuple(
        [
            Waits(amount_of(gain & 255, (gain >> 8) - 1), joint(after, side))
            for side, gain in made
            if gain and DIRECTIONS[side] not in taken
        ]
    )


def gained_points(state: RomaState, after: RomaState, seat: int) -> dict[str, int]:
    before, now = state.breakdown()[seat], after.breakdown()[seat]
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


def changes(state: RomaState, after: RomaState, seat: int) -> tuple[Change, ...]:
    before, now = stores(state.cities[seat]), stores(after.cities[seat])
    names = [name for name, amount in before.items() if now[name] != amount]
    return tuple([Change(name, now[name] - before[name], now[name]) for name in names])


def stores(city: City) -> dict[str, int]:
    return {
        "legions": city.legions,
        "luxuries": city.luxuries,
        "faith": city.faith,
        "coins": city.coins,
        "population": city.population,
        "blessings": city.blessings,
        "points": city.prestige + city.traded + city.war_points,
        **{COLOURS[colour]: city.stars[colour] for colour in range(3)},
    }
