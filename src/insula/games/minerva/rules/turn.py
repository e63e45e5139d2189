"""The turn and the round (MN-2): what may be decided now, and what follows from it.

round:  turns until all have passed  ->  assistants  ->  glory  ->  the next round
turn:   build a facility, or build a residence, or place an assistant, or pass
        ->  what it sets off  ->  culture is checked
"""

from mypy_extensions import i64

from insula.games.minerva.rules import scoring
from insula.games.minerva.rules.action import act, actions
from insula.games.minerva.rules.box import DENARII, Box
from insula.games.minerva.rules.build import pay_tile, place, placements
from insula.games.minerva.rules.culture import bind, bindings, check, is_undecided
from insula.games.minerva.rules.effects import (
    alternatives,
    choose,
    conversions,
    convert,
    exchange,
    resources,
    run,
    take_resource,
)
from insula.games.minerva.rules.moves import DECLINE, USE
from insula.games.minerva.rules.residence import (
    directions,
    follow_line,
    look,
    send_assistant,
)
from insula.games.minerva.rules.rounds import (
    award,
    end_phase,
    hire,
    hires,
    hiring,
    pay_hire,
    prepare,
)
from insula.games.minerva.rules.setup import deal, gather, redeal
from insula.games.minerva.rules.specials import (
    answer_offer,
    bathe,
    bathing,
    choose_lifted,
    demolish,
    picks,
    resettle,
    resettlements,
    triumph,
    triumphs,
)
from insula.games.minerva.rules.state import (
    ACTION,
    AWARD,
    BATHE,
    BATHING,
    BIND,
    CHOICE,
    CONVERT,
    DECISIONS,
    DEMOLISH,
    DIRECTION,
    EFFECT,
    END,
    EXCHANGE,
    HIRE,
    HIRING,
    LIFT,
    LINE,
    OFFER,
    PAY_BUILD,
    PAY_HIRE,
    PLACING,
    PREPARE,
    RESETTLE,
    RESOURCE,
    SELL,
    SEND,
    TRIUMPH,
    TURN,
    WAITED,
    MinervaState,
)
from insula.games.minerva.rules.stores import make_sale, sales
from insula.kernel.contract import State
from insula.kernel.moves import Moves
from insula.kernel.numbers import reader
from insula.kernel.random import Random


class Minerva(MinervaState):
    """A position of Minerva that implements the contract of the kernel."""

    def legal_into(self, out: Moves) -> None:
        if self.depth == 0:
            return
        step = self.step()
        if step == ACTION:
            actions(self, out)
        elif step == PLACING:
            placements(self, out)
        elif step == DIRECTION:
            directions(self, out)
        elif step == RESOURCE:
            resources(self, out)
        elif step == CONVERT:
            conversions(self, out)
        elif step == SELL:
            sales(self, out)
        elif step == BIND:
            bindings(out)
        elif step == HIRE:
            hires(self, out)
        elif step == CHOICE:
            alternatives(self, out)
        elif step == TRIUMPH:
            triumphs(self, out)
        elif step == RESETTLE:
            resettlements(self, out)
        elif step == OFFER:
            out.add(DECLINE)
            out.add(USE)
        else:
            picks(self, out)

    def play(self, move: i64) -> None:
        self.last = self.seat()
        step = self.step()
        if step == ACTION:
            act(self, move)
        elif step == PLACING:
            place(self, move)
        elif step == DIRECTION:
            look(self, move)
        elif step == RESOURCE:
            take_resource(self, move)
        elif step == CONVERT:
            convert(self, move)
        elif step == SELL:
            make_sale(self, move)
        elif step == BIND:
            bind(self, move)
        elif step == HIRE:
            hire(self, move)
        elif step == CHOICE:
            choose(self, move)
        else:
            play_special(self, step, move)
        settle(self)

    def copy(self) -> State:
        return Minerva(self.box, self.players, self)

    def redeal(self, rng: Random) -> None:
        redeal(self, rng)

    def gather(self) -> None:
        gather(self)

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.breakdown(self, seat) for seat in range(self.players)]


def play_special(state: MinervaState, step: i64, move: i64) -> None:
    if step == BATHE:
        bathe(state, move)
    elif step == LIFT:
        choose_lifted(state, move)
    elif step == RESETTLE:
        resettle(state, move)
    elif step == DEMOLISH:
        demolish(state, move)
    elif step == TRIUMPH:
        triumph(state, move)
    else:
        answer_offer(state, move)


def new_state(box: Box, players: int, rng: Random, first: int) -> Minerva:
    """Set up a game up to its first decision; `first` is a seat, or DRAWN."""
    state = Minerva(box, players, None)
    deal(state, rng, first)
    settle(state)
    return state


def state_from(box: Box, numbers: list[int]) -> Minerva:
    """Restore a state from its numbers."""
    state = Minerva(box, numbers[0], None)
    state.transfer(reader(numbers))
    return state


def settle(state: MinervaState) -> None:
    """Run every step that needs no decision."""
    while state.depth > 0 and state.step() >= DECISIONS:
        step = state.step()
        seat = state.seat()
        detail = state.detail()
        state.pop()
        if step == END:
            end_turn(state, seat)
        elif step == TURN:
            begin_turn(state, seat)
        elif step == LINE:
            follow_line(state, seat, detail)
        elif step == EFFECT:
            run(state, seat, detail)
        elif step == PAY_BUILD:
            pay_tile(state, seat, detail)
        elif step == SEND:
            send_assistant(state, seat, detail)
        elif step == EXCHANGE:
            exchange(state, seat, detail)
        elif step == BATHING:
            bathing(state, seat, detail)
        elif step == PAY_HIRE:
            pay_hire(state, seat, detail)
        elif step == HIRING:
            hiring(state, detail)
        elif step == AWARD:
            award(state)
        elif step == PREPARE:
            prepare(state)


def begin_turn(state: MinervaState, seat: i64) -> None:
    """Begin a turn: an action, or a denarius for a seat that passed (MN-2.3, MN-8.2, MN-8.4)."""
    if state.passes == state.players:
        end_phase(state)
        return
    city = state.cities[seat]
    if city.passed:
        city.stores[DENARII] += 1
        state.note(WAITED, seat, 1, 0, 0)
        state.push(TURN, (seat + 1) % state.players, 0)
        return
    state.begun += 1
    state.push(END, seat, 0)
    state.push(ACTION, seat, 0)


def end_turn(state: MinervaState, seat: i64) -> None:
    """End a turn: bind points of choice, check culture, and go to the next seat (MN-6.2)."""
    if is_undecided(state, state.cities[seat]):
        state.push(END, seat, 0)
        state.push(BIND, seat, 0)
        return
    check(state, seat)
    state.push(TURN, (seat + 1) % state.players, 0)
