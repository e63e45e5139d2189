"""Every limit of the server in one place. What comes over a wire is hostile until looked up."""

from typing import Final

# -- sizes ---------------------------------------------------------------------------------------

MESSAGE_BYTES: Final = 4_096
"""A socket message or a request body; the longest honest one is a chat line."""
NAME_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
TEXT_LENGTH: Final = 500
"""A move as text: as long as a line of a record."""
PASSWORD_LENGTH: Final = 200
SHORTEST_PASSWORD: Final = 8
CHAT_LINES_SENT: Final = 200
"""So many of the newest chat lines come with a snapshot."""
LISTED_TABLES: Final = 100
"""So many of the newest tables are in a list."""

# -- how many ------------------------------------------------------------------------------------

QUEUE_MESSAGES: Final = 32
"""Waiting for one slow socket; then they are dropped together for one fresh snapshot."""
SOCKETS_PER_PERSON: Final = 20
SOCKETS_PER_ADDRESS: Final = 400
"""A club behind one router; also how many idle sockets one machine may hold here."""
OPEN_TABLES_PER_PERSON: Final = 40
"""Tables not over yet that one person made."""
TABLES_IN_MEMORY: Final = 2_000
"""More are forgotten while nobody watches them, and read again from their log."""
BOT_TABLES_SOUGHT: Final = 1_000
"""So many tables that wait for a bot are looked through at a time."""
BOT_TABLES_RESUMED: Final = 20
"""So many tables at which nobody watches have their bots think at a time."""
ACT_TRIES: Final = 20
"""So often an action is tried on a table to which other processes write at the same moment."""
GROUP_JOBS: Final = 512
"""So many writes at most share one commit."""

# -- rates: (at once, per second afterwards) -----------------------------------------------------

Rate = tuple[float, float]

MESSAGES: Final[Rate] = (200.0, 100.0)
"""Of one socket; what comes faster is read later, and refused never."""
CHAT: Final[Rate] = (10.0, 0.5)
REQUESTS: Final[Rate] = (120.0, 20.0)
"""Of one person, or of one address where nobody is known."""
NEW_GUESTS: Final[Rate] = (60.0, 1.0)
"""Of one address."""
NEW_TABLES: Final[Rate] = (20.0, 0.2)
"""Of one person."""
PASSWORDS: Final[Rate] = (10.0, 0.1)
"""Tries of one address; each costs the server a slow hash."""
FAULTS: Final = 50
"""Messages that make no sense until a socket is closed."""

# -- times, in seconds ---------------------------------------------------------------------------

COOKIE_AGE: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
ABSENCE: Final = 300
"""After so long without a socket, the others may hand a seat whose turn it is to a bot."""
BOT_SECONDS: Final = 10.0
"""Until a bot that does not answer is started again, unless its level says otherwise."""
BOT_TRIES: Final = 2
"""After so many failures the server plays any legal move for it, and says so."""
LAST_WORDS: Final = 0.5
"""For sockets to take the announcement that the server stops."""

# -- several processes, in seconds ---------------------------------------------------------------

ROUND: Final = 3.0
"""A table is never older than this when a hint was lost, nor a dead process's bots at rest."""
PRESENCE: Final = 20.0
"""So often a process tells the others who sits there with a socket."""
BOT_LEASE_WAIT: Final = 0.5
"""Until it is asked again whether another process still has a table's bots think."""
REDIS_PATIENCE: Final = 5.0
"""Without a word from Redis until it is asked, and again until it counts as lost."""
REDIS_PAUSES: Final = (0.1, 5.0)
"""Before the first try to reach it again, and at most."""
