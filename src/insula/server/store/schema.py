"""The database schema. The log is append-only; the other tables serve lookups."""

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
    Column("login", Text, unique=True),  # accounts only
    Column("password", Text),  # argon2
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",  # signed-in browsers and programs
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False),  # browser or token
    Column("name", Text, nullable=False),
    Column("secret", Text, nullable=False, unique=True),  # hash of the cookie or token
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # accurate to a day
)
Index("sessions_by_person", sessions.c.person)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # the authenticator's credential id
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("site", Text, nullable=False),  # domain it is valid for
    Column("public", Text, nullable=False),  # attested credential data
    Column("uses", BigInteger, nullable=False),  # the authenticator's counter
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
Index("passkeys_by_person", passkeys.c.person)

spent = Table(
    "spent",  # used challenges
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
    Column("seed", Text, nullable=False),  # 128 bits: too large for an integer column
    Column("salt", Text, nullable=False),
    Column("shuffle", Text, nullable=False),
    Column("key", Text),  # hash of a private table's key
    Column("creator", Text),  # none for imported tables
    Column("status", Text, nullable=False),
    Column("turn", SmallInteger, nullable=False),  # seat to move; -1 for none
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("box_name", Text, nullable=False, server_default=""),  # name from box.toml
    Column("origin", Text),  # the table this one branched from
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
    Column("secret", Text),  # hash of the seat link's secret
    Column("away", SmallInteger, nullable=False),  # 1 if the player left
)
Index("seats_by_person", seats.c.person)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, unique
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),  # -1 for none
    Column("value", Integer, nullable=False),  # move number, or decisions kept by an undo
    Column("text", Text, nullable=False),  # notation; English for servers before 0003
    Column("at", BigInteger, nullable=False),  # milliseconds
    Column("fact", Text),  # JSON; entries about seats and bots only
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
