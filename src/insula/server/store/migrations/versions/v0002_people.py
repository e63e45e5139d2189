"""Add sessions, passkeys, box names and branches.

Version 0001 used permanent tokens of the form `identity.signature`. Each becomes a session, so that
browsers and programs stay signed in; the signing key is deleted.
"""

import hashlib
import hmac

import sqlalchemy
from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Text

revision = "0002"
down_revision = "0001"

AT_ONCE = 5_000


def upgrade() -> None:
    make_tables()
    op.add_column("tables", Column("box_name", Text, nullable=False, server_default=""))
    op.add_column("tables", Column("origin", Text))
    op.add_column("tables", Column("origin_decisions", Integer, nullable=False, server_default="0"))
    op.drop_index("tables_by_status", "tables")
    op.create_index("tables_by_change", "tables", ["status", "changed"])
    keep_tokens()


def make_tables() -> None:
    op.create_table(
        "sessions",
        Column("id", Text, primary_key=True),
        Column("person", Text, ForeignKey("people.id"), nullable=False),
        Column("kind", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("secret", Text, nullable=False, unique=True),
        Column("created", BigInteger, nullable=False),
        Column("used", BigInteger, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        Column("id", Text, primary_key=True),
        Column("person", Text, ForeignKey("people.id"), nullable=False),
        Column("name", Text, nullable=False),
        Column("site", Text, nullable=False),
        Column("public", Text, nullable=False),
        Column("uses", BigInteger, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("used", BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "spent",
        Column("challenge", Text, primary_key=True),
        Column("until", BigInteger, nullable=False),
    )


def keep_tokens() -> None:
    """Convert every person's token to a session."""
    connection = op.get_bind()
    text = sqlalchemy.text("SELECT value FROM settings WHERE name = 'token key'")
    key = connection.execute(text).scalar()
    if key is None:
        return
    insert = sqlalchemy.text(
        "INSERT INTO sessions (id, person, kind, name, secret, created, used) "
        "VALUES (:id, :person, 'browser', 'from before', :secret, :created, :created)"
    )
    people = connection.execute(sqlalchemy.text("SELECT id, created FROM people")).all()
    sessions = [session(str(key), person, created) for person, created in people]
    for start in range(0, len(sessions), AT_ONCE):
        connection.execute(insert, sessions[start : start + AT_ONCE])
    connection.execute(sqlalchemy.text("DELETE FROM settings WHERE name = 'token key'"))


def session(key: str, person: str, created: int) -> dict[str, object]:
    signature = hmac.new(key.encode(), person.encode(), hashlib.sha256).hexdigest()
    secret = hashlib.sha256(f"{person}.{signature}".encode()).hexdigest()
    return {"id": f"0002{person}", "person": person, "secret": secret, "created": created}
