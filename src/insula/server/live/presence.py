"""Track when the players of a table were last connected, in any process."""

from collections.abc import Callable

from insula.server.cluster.peers import Peers
from insula.server.limits import ABSENCE


class Presence:
    """When each player was last seen here. `peers` knows about the other processes."""

    def __init__(self, table: str, peers: Peers, now: Callable[[], int]) -> None:
        self.table = table
        self.peers = peers
        self.now = now
        self.began = now()
        self.seen: dict[str, int] = {}

    def note(self, person: str) -> None:
        """Record that a player connected, is connected, or disconnected."""
        self.seen[person] = self.now()
        self.peers.announce_presence(self.table, person)

    def is_long_gone(self, person: str) -> bool:
        """Tell whether a player without a socket here has been absent for long.

        Return False when Redis is down, since presence is unknown.
        """
        elsewhere = self.peers.absent_since(self.table, person)
        if elsewhere is None:
            return False
        since = max(elsewhere, self.seen.get(person, self.began))
        return self.now() - since > ABSENCE * 1000
