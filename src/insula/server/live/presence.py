"""Who of a table's people was there when, in this process or another."""

from collections.abc import Callable

from insula.server.cluster.peers import Peers
from insula.server.limits import ABSENCE


class Presence:
    """When somebody's last socket was closed here; the peers know of their own."""

    def __init__(self, table: str, peers: Peers, now: Callable[[], int]) -> None:
        self.table = table
        self.peers = peers
        self.now = now
        self.began = now()
        self.seen: dict[str, int] = {}

    def note(self, person: str) -> None:
        """Somebody who sits here comes, is here or goes."""
        self.seen[person] = self.now()
        self.peers.announce_presence(self.table, person)

    def is_long_gone(self, person: str) -> bool:
        """For somebody without a socket here. While Redis is away nobody is: who knows?"""
        elsewhere = self.peers.absent_since(self.table, person)
        if elsewhere is None:
            return False
        since = max(elsewhere, self.seen.get(person, self.began))
        return self.now() - since > ABSENCE * 1000
