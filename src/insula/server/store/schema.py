"""What the database holds. The log is append-only; everything else is how it is found again."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # only accounts have one
    Column("password", Text),  # argon2
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",  # how browsers and programs are known: end one, and it is known no more
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False),  # browser or token
    Column("name", Text, nullable=False),
    Column("secret", Text, nullable=False, unique=True),  # the hash of what is sent
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # to the day
)
Index("sessions_by_person", sessions.c.person)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # as the authenticator calls it
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("site", Text, nullable=False),  # it is good there only
    Column("public", Text, nullable=False),  # the public key and what goes with it
    Column("uses", BigInteger, nullable=False),  # as the authenticator counts them
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
Index("passkeys_by_person", passkeys.c.person)

spent = Table(
    "spent",  # challenges that were answered: each counts once
    metadata,
    Column("challenge", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("box", Text, nullable=False),  # the hash of its components
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("clock", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),  # 128 bits, more than any integer column holds
    Column("salt", Text, nullable=False),
    Column("shuffle", Text, nullable=False),
    Column("key", Text),  # of a private table: the hash of what its link says
    Column("creator", Text),  # nobody's, when it was imported
    Column("status", Text, nullable=False),
    Column("turn", SmallInteger, nullable=False),  # the seat that decides; -1 for none
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("box_name", Text, nullable=False, server_default=""),  # as its box.toml says
    Column("origin", Text),  # the table from one of whose positions this one goes on
    Column("origin_decisions", Integer, nullable=False, server_default="0"),
)
Index("tables_by_change", tables.c.status, tables.c.changed)
Index("tables_by_creator", tables.c.creator, tables.c.status)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", Text),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("secret", Text),  # the hash of what the seat's link says
    Column("away", SmallInteger, nullable=False),  # 1 when its person has left the game
)
Index("seats_by_person", seats.c.person)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1; who writes one run_with_retry is refused
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),  # -1 where no seat is meant
    Column("value", Integer, nullable=False),  # a move's number, the decisions an undo keeps
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
