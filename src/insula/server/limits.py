"""All limits of the server. Input from the network is untrusted."""

from typing import Final

# -- sizes ----------------------------------------------------------------------------------------

MESSAGE_BYTES: Final = 4_096
"""A socket message or request body. The longest legitimate one is a chat message."""
NAME_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
TEXT_LENGTH: Final = 500
"""A move as text; the same as a line of a record."""
PASSWORD_LENGTH: Final = 200
SHORTEST_PASSWORD: Final = 8
SESSION_NAME_LENGTH: Final = 120
CREDENTIAL_BYTES: Final = 16_384
"""A passkey response. Some authenticators include their manufacturer's certificates."""
RECORD_BYTES: Final = 200_000
"""An uploaded record. The longest game so far took 20,000 bytes."""
POSITIONS_AT_ONCE: Final = 25
"""Positions of a replay per request; each costs about half a millisecond."""
DECISIONS_PER_ANALYSIS: Final = 4
"""Decisions analysed per request; each takes some tenths of a second."""
ANALYSES_CACHED: Final = 5_000
"""Analysed decisions that a process caches."""
CHAT_LINES_SENT: Final = 200
"""Latest chat messages in a snapshot."""
LOG_ENTRIES_SENT: Final = 60
"""Latest log entries in a snapshot; older ones are requested."""
LOG_ENTRIES_AT_ONCE: Final = 200
"""Log entries per request."""
LISTED_TABLES: Final = 100
"""Maximum number of tables in a list."""

# -- counts ---------------------------------------------------------------------------------------

QUEUE_MESSAGES: Final = 32
"""Queued messages per slow socket; beyond it the queue is replaced by a snapshot."""
SOCKETS_PER_PERSON: Final = 20
SOCKETS_PER_ADDRESS: Final = 400
"""Enough for a club behind one router; also the idle sockets one machine may hold."""
OPEN_TABLES_PER_PERSON: Final = 40
"""Unfinished tables created by one person."""
TABLES_IN_MEMORY: Final = 2_000
"""Beyond it, tables without watchers are unloaded and later read from their log."""
BOT_TABLES_LISTED: Final = 1_000
"""Maximum number of tables waiting for a bot that are read per sweep."""
BOT_TABLES_RESUMED: Final = 20
"""Maximum number of unwatched tables whose bots run concurrently."""
ACT_TRIES: Final = 20
"""Attempts of an action on a table that other processes change at the same time."""
SESSIONS_PER_PERSON: Final = 30
"""Browser sessions; the least recently used one is signed out."""
TOKENS_PER_PERSON: Final = 20
PASSKEYS_PER_PERSON: Final = 20
CHAT_LINES_PER_TABLE: Final = 5_000
LOG_LINES_PER_TABLE: Final = 20_000
"""Beyond it, only moves are accepted, so that the game can end."""
HASHES_AT_ONCE: Final = 2
"""Concurrent password hashes; each needs 64 MiB."""
HASHES_WAITING: Final = 40
BATCH_JOBS: Final = 512
"""Commit a batch at this size even if more jobs are queued."""

# -- rates: (burst, then per second) --------------------------------------------------------------

Rate = tuple[float, float]

MESSAGES: Final[Rate] = (200.0, 100.0)
"""Per socket. Excess messages are delayed, never refused."""
CHAT: Final[Rate] = (10.0, 0.5)
REQUESTS: Final[Rate] = (120.0, 20.0)
"""Per person, or per address for unknown visitors."""
NEW_GUESTS: Final[Rate] = (200.0, 0.1)
"""Per address; each guest is a row in the database."""
NEW_TABLES: Final[Rate] = (20.0, 0.2)
"""Per person, including rematches and branches."""
TABLES_OF_ADDRESS: Final[Rate] = (200.0, 0.5)
"""Per address over all persons, since guests are cheap to create."""
RECORDS: Final[Rate] = (20.0, 0.05)
"""Uploaded records per person."""
HINTS: Final[Rate] = (10.0, 0.3)
"""Per person; each takes a few seconds of computation."""
ANALYSES: Final[Rate] = (100.0, 2.0)
"""Analysis requests per person."""
PASSWORDS: Final[Rate] = (10.0, 0.1)
"""Attempts per address; each costs a slow hash."""
PASSWORDS_OF_LOGIN: Final[Rate] = (30.0, 0.1)
"""Attempts per account, from any address."""
PASSKEYS: Final[Rate] = (30.0, 0.5)
"""Per address."""
FAULTS: Final = 50
"""Invalid messages before a socket is closed."""

# -- times, in seconds ----------------------------------------------------------------------------

COOKIE_AGE: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
SESSION_DAYS: Final = 400
"""Unused sessions are deleted after this time, as browsers delete the cookie."""
GUEST_DAYS: Final = 30
"""Guests without a seat are deleted after this time without a visit."""
SESSION_CHECK: Final = 3.0
"""Interval of checks for sessions that other processes ended."""
CLEANUP_INTERVAL: Final = 3600.0
"""Interval between clean-ups of the database."""
CHALLENGE: Final = 300.0
"""Time to answer a passkey challenge."""
ABSENCE: Final = 300
"""After this time without a socket, a player whose turn it is may be replaced by a bot."""
BOT_GRACE: Final = 2.0
"""Wait this long beyond a bot's time limit before killing its worker."""
HINT_SECONDS: Final = 6.0
"""Maximum time for advice; half of it suffices where playouts are fast."""
ADVICE_SECONDS: Final = 30.0
"""Timeout of an adviser, allowing for a busy machine."""
BOT_TRIES: Final = 2
"""Consecutive failures before a bot is replaced at that table: first by a one-step bot, then by
random legal moves.

The log of the table says so.
"""
SHUTDOWN_NOTICE: Final = 0.5
"""Time for sockets to receive the shutdown message."""

# -- several processes, in seconds ----------------------------------------------------------------

SWEEP_INTERVAL: Final = 3.0
"""Interval of sweeps: the longest delay after a lost notice or a dead process."""
PRESENCE: Final = 20.0
"""Interval of presence notices to other processes."""
BOT_LEASE_WAIT: Final = 0.5
"""Delay before retrying to acquire a table's bot lease."""
REDIS_TIMEOUT: Final = 5.0
"""Silence before Redis is pinged, and again before it counts as lost."""
REDIS_RETRY_DELAYS: Final = (0.1, 5.0)
"""First and longest delay before reconnecting."""
