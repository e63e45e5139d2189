"""Create the first tables.

A migration never changes later, so it names its columns itself.
"""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, SmallInteger, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        Column("name", Text, primary_key=True),
        Column("value", Text, nullable=False),
    )

    op.create_table(
        "people",
        Column("id", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("login", Text, unique=True),
        Column("password", Text),
        Column("created", BigInteger, nullable=False),
    )

    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("box", Text, nullable=False),
        Column("players", SmallInteger, nullable=False),
        Column("options", Text, nullable=False),
        Column("clock", Text, nullable=False),
        Column("seed", Text, nullable=False),
        Column("salt", Text, nullable=False),
        Column("shuffle", Text, nullable=False),
        Column("key", Text),
        Column("creator", Text),
        Column("status", Text, nullable=False),
        Column("turn", SmallInteger, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status"])
    op.create_index("tables_by_creator", "tables", ["creator", "status"])

    op.create_table(
        "seats",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("seat", SmallInteger, primary_key=True),
        Column("person", Text),
        Column("bot", Text),
        Column("name", Text, nullable=False),
        Column("secret", Text),
        Column("away", SmallInteger, nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["person"])

    op.create_table(
        "log",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("seat", SmallInteger, nullable=False),
        Column("value", Integer, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )

    op.create_table(
        "chat",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("name", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
