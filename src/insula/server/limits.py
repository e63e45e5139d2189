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
SESSION_NAME_LENGTH: Final = 120
CREDENTIAL_BYTES: Final = 16_384
"""A passkey's answer; some authenticators tell their maker's certificates with it."""
RECORD_BYTES: Final = 200_000
"""A record that somebody brings; the longest game so far took 20,000."""
POSITIONS_AT_ONCE: Final = 25
"""Of a game that is looked through; each costs about half a millisecond."""
DECISIONS_PER_ANALYSIS: Final = 4
"""Of a game that is analysed, at once; each takes some tenths of a second."""
ANALYSES_CACHED: Final = 5_000
"""Decisions of analysed games that a process remembers."""
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
BOT_TABLES_LISTED: Final = 1_000
"""So many tables that wait for a bot are looked through at a time."""
BOT_TABLES_RESUMED: Final = 20
"""So many tables at which nobody watches have their bots think at a time."""
ACT_TRIES: Final = 20
"""So often an action is tried on a table to which other processes write at the same moment."""
SESSIONS_PER_PERSON: Final = 30
"""Browsers; one more, and the one not used for longest is signed out."""
TOKENS_PER_PERSON: Final = 20
PASSKEYS_PER_PERSON: Final = 20
CHAT_LINES_PER_TABLE: Final = 5_000
LOG_LINES_PER_TABLE: Final = 20_000
"""After so many nothing is taken back any more, so that the game comes to its end."""
HASHES_AT_ONCE: Final = 2
"""Slow hashes of passwords; each takes 64 MiB while it is worked on."""
HASHES_WAITING: Final = 40
BATCH_JOBS: Final = 512
"""With so many in it a group is committed, whoever still comes."""

# -- rates: (at once, per second afterwards) -----------------------------------------------------

Rate = tuple[float, float]

MESSAGES: Final[Rate] = (200.0, 100.0)
"""Of one socket; what comes faster is read later, and refused never."""
CHAT: Final[Rate] = (10.0, 0.5)
REQUESTS: Final[Rate] = (120.0, 20.0)
"""Of one person, or of one address where nobody is known."""
NEW_GUESTS: Final[Rate] = (200.0, 0.1)
"""Of one address; each is a row in the database."""
NEW_TABLES: Final[Rate] = (20.0, 0.2)
"""Of one person, rematches and tables from a position included."""
TABLES_OF_ADDRESS: Final[Rate] = (200.0, 0.5)
"""Of all persons of one address: a guest is made quickly."""
RECORDS: Final[Rate] = (20.0, 0.05)
"""Records that one person brings."""
HINTS: Final[Rate] = (10.0, 0.3)
"""Of one person; each is a few seconds of thinking."""
ANALYSES: Final[Rate] = (100.0, 2.0)
"""Requests of one person for parts of an analysis."""
PASSWORDS: Final[Rate] = (10.0, 0.1)
"""Tries of one address; each costs the server a slow hash."""
PASSWORDS_OF_LOGIN: Final[Rate] = (30.0, 0.1)
"""Tries at one account, from wherever."""
PASSKEYS: Final[Rate] = (30.0, 0.5)
"""Of one address."""
FAULTS: Final = 50
"""Messages that make no sense until a socket is closed."""

# -- times, in seconds ---------------------------------------------------------------------------

COOKIE_AGE: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
SESSION_DAYS: Final = 400
"""A session not used for so long is forgotten, as browsers forget its cookie."""
GUEST_DAYS: Final = 30
"""So is a guest who never sat at a table and was not seen for so long."""
SESSION_CHECK: Final = 3.0
"""Between two looks at what sessions other processes have ended."""
CLEANUP_INTERVAL: Final = 3600.0
"""Between two tidyings."""
CHALLENGE: Final = 300.0
"""For somebody to answer with a passkey."""
ABSENCE: Final = 300
"""After so long without a socket, the others may hand a seat whose turn it is to a bot."""
BOT_GRACE: Final = 2.0
"""Beyond the seconds of its level, until a bot that does not answer is started again."""
HINT_SECONDS: Final = 6.0
"""For a hint at the most; half of it will do where games are played quickly."""
ADVICE_SECONDS: Final = 30.0
"""Until an adviser who does not answer is given up, on a busy machine."""
BOT_TRIES: Final = 2
"""After so many failures one after the other a bot is not asked again at that table: one that looks
a step ahead plays for it, or any legal move is played where that fails too; the table says so."""
SHUTDOWN_NOTICE: Final = 0.5
"""For sockets to take the announcement that the server stops."""

# -- several processes, in seconds ---------------------------------------------------------------

SWEEP_INTERVAL: Final = 3.0
"""A table is never older than this when a hint was lost, nor a dead process's bots at rest."""
PRESENCE: Final = 20.0
"""So often a process tells the others who sits there with a socket."""
BOT_LEASE_WAIT: Final = 0.5
"""Until it is asked again whether another process still has a table's bots think."""
REDIS_TIMEOUT: Final = 5.0
"""Without a word from Redis until it is asked, and again until it counts as lost."""
REDIS_RETRY_DELAYS: Final = (0.1, 5.0)
"""Before the first try to reach it again, and at most."""
