"""Two servers that differ only in hidden information send the same bytes.

The worlds diverge in the middle of a game: after a number of decisions, hidden information is
redealt differently in each. Until something is revealed, clients must not be able to tell them
apart.
"""

import re
from pathlib import Path

import insula
from insula.kernel.contract import State
from insula.kernel.random import seeded
from insula.kernel.table import Entry, Table
from tests.server.harness import UNLIMITED, Client, Player, running

WORLD = """
import itertools, types
from insula.server.live import registry
from tests.server.test_secrets import Parting

seeds, names = itertools.count(1), itertools.count(1)
Parting.world = {world}
registry.Table = Parting
registry.secrets = types.SimpleNamespace(
    randbits=lambda bits: next(seeds),
    token_hex=lambda count: "5a" * count,
    token_urlsafe=lambda count: f"table{{next(names)}}",
)
"""
TIME = re.compile(r"\b\d{13}\b")
TABLES = 3


class Parting(Table):
    """A table whose hidden information is redealt at some point."""

    world = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        self.part(self.dealt, 0)
        self.state = self.dealt.copy()

    def append(self, move: int) -> Entry:
        entry = super().append(move)
        self.part(self.state, entry.number)
        return entry

    def at(self, number: int) -> State:
        state = self.dealt.copy()
        for entry in self.history[:number]:
            state.play(entry.move)
            self.part(state, entry.number)
        return state

    def part(self, state: State, number: int) -> None:
        if number == parting(self.seed):
            state.redeal(seeded(self.world))


def parting(seed: int) -> int:
    return seed * 7 % 40


def heard(player: Player) -> list[str]:
    texts = [TIME.sub("TIME", text) for text in player.heard]
    player.heard.clear()
    return texts


def both(players: list[Player], act: object) -> bool:
    """Do the same in both worlds and return whether all bytes are equal."""
    for player in players:
        act(player)  # type: ignore[operator]
    first, second = (heard(player) for player in players)
    return first == second


def ask(player: Player, **message: object) -> None:
    """Send one message and read everything up to its reply, independent of timing."""
    player.send({"id": 1, **message})
    while player.hear().get("id") != 1:
        pass


def wonder(player: Player) -> None:
    """Send every request that does not change the game."""
    number = player.position["number"]
    ask(player, kind="previews", number=number)
    ask(player, kind="why_not", text="place c3 turned 1")
    ask(player, kind="choose", number=number, text="pick 99")
    ask(player, kind="choose", number=number, move=9_999)
    ask(player, kind="choose", number=number - 1, move=0)
    ask(player, kind="say", text="salve")
    player.send("nonsense")
    assert player.hear()["kind"] == "refused"
    player.send({"kind": "refresh"})
    assert player.hear()["kind"] == "table"


def play(player: Player, move: int) -> None:
    ask(player, kind="choose", number=player.position["number"], move=move)


def take_back(player: Player) -> None:
    ask(player, kind="undo", number=player.position["number"])


def compare(clients: list[Client], name: str, seed: int) -> tuple[int, bool]:
    """Return how many decisions were alike after the worlds diverged, and whether they differed in
    the end."""
    tables = {client.make("me", "me", game=name)["table"]["id"] for client in clients}
    assert len(tables) == 1
    players = [client.sit(*tables) for client in clients]
    table, alike = Parting(insula.game(name), 2, seed), 0
    table.play_forced()
    assert both(players, lambda player: None)
    while not table.state.over():
        parted = len(table.history) >= parting(seed)
        shown, moves = table.state.revealed(), table.state.legal()
        choice = len(table.history) % len(moves)
        if parted:
            assert both(players, wonder)
        table.play(moves[choice])
        same = both(players, lambda player: play(player, choice))  # noqa: B023
        if parted and table.state.revealed() != shown:
            return alike, not same
        assert same
        if not table.undo_refusal():
            assert both(players, take_back)
            assert both(players, lambda player: play(player, choice))  # noqa: B023
        alike += parted
    return alike, False


def test_hidden_information_never_reaches_a_client(tmp_path: Path) -> None:
    places = [["--data", str(tmp_path / name)] for name in ("first", "second")]
    worlds = [UNLIMITED + WORLD.format(world=world) for world in (1, 2)]
    with running(places[0], worlds[0]) as first, running(places[1], worlds[1]) as second:
        clients = [first.newcomer("Anna"), second.newcomer("Anna")]
        names = [name for name in insula.game_names() for _ in range(TABLES)]
        found: dict[str, list[tuple[int, bool]]] = {name: [] for name in names}
        for seed, name in enumerate(names, 1):
            found[name].append(compare(clients, name, seed))
    for compared in found.values():
        assert sum(alike for alike, _ in compared) > 0
        assert any(differed for _, differed in compared)
