"""Add facts to the log: entries about seats and bots become data instead of English sentences.

Earlier versions wrote a fixed set of sentences, which are converted once. A sentence that can be
read in two ways is decided by the names at the table; if they do not decide it, or for any other
text, the entry becomes a note that is shown as it is. The text stays, for servers of the previous
version during a rolling update.
"""

import json
import re
from collections.abc import Iterator

import sqlalchemy
from alembic import op
from sqlalchemy import Column, Text

revision = "0003"
down_revision = "0002"

AT_ONCE = 5_000
BOT = r"(?P<bot>random|novice|apprentice|citizen|senator|consul|greedy|rollout)"
PATTERNS = {
    "sat_down": r"(?P<name>.+) sits down",
    "left": r"(?P<name>.+) leaves",
    "returned": r"(?P<name>.+) is back",
    "bot_sat": rf"a {BOT} bot sits down",
    "bot_replaced": rf"a {BOT} bot plays on for (?P<name>.+)",
    "link_made": r"a link for seat (?P<number>\d) was made",
}
FAILURE = re.compile(
    rf"the {BOT} bot (?P<trouble>crashed|made no legal move"
    r"|did not answer within (?P<seconds>[\d.]+) seconds); (?P<then>.+)"
)
TROUBLES = {"crashed": "crashed", "made no legal move": "illegal"}
REMEDIES = {
    "it is started again": ("restart", ""),
    "from now on an apprentice bot plays for it": ("substitute", "apprentice"),
    "from now on any legal move is played for it": ("random", ""),
}

Fact = dict[str, object]


def upgrade() -> None:
    op.add_column("log", Column("fact", Text))
    connection = op.get_bind()
    select = "SELECT table_id, number, kind, text FROM log WHERE kind IN ('seat', 'bot')"
    rows = connection.execute(sqlalchemy.text(select)).all()
    names = names_by_table(connection)
    update = sqlalchemy.text("UPDATE log SET fact = :fact WHERE table_id = :id AND number = :at")
    changes = [
        {"id": table, "at": number, "fact": encode(fact_of(kind, text, names.get(table, set())))}
        for table, number, kind, text in rows
    ]
    for start in range(0, len(changes), AT_ONCE):
        connection.execute(update, changes[start : start + AT_ONCE])


def names_by_table(connection: sqlalchemy.Connection) -> dict[str, set[str]]:
    names: dict[str, set[str]] = {}
    for table, name in connection.execute(sqlalchemy.text("SELECT table_id, name FROM seats")):
        names.setdefault(table, set()).add(name)
    return names


def encode(fact: Fact) -> str:
    return json.dumps(fact, ensure_ascii=False, separators=(",", ":"))


def fact_of(kind: str, text: str, names: set[str]) -> Fact:
    """Convert a sentence, or keep it as a note."""
    note: Fact = {"kind": "note", "text": text}
    if kind == "bot":
        return failure(text) or note
    readings = list(readings_of(text))
    if len(readings) > 1:
        known = [each for each in readings if each.get("name") in names]
        readings = known or [each for each in readings if each["kind"] == "bot_sat"]
    return readings[0] if len(readings) == 1 else note


def readings_of(text: str) -> Iterator[Fact]:
    """Yield every way to read a sentence about a seat."""
    for kind, pattern in PATTERNS.items():
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found:
            given: Fact = dict(found.groupdict())
            if kind == "link_made":
                given["number"] = int(found["number"])
            yield {"kind": kind, **given}


def failure(text: str) -> Fact | None:
    """Convert a sentence about a bot that failed."""
    found = FAILURE.fullmatch(text)
    if not found or found["then"] not in REMEDIES:
        return None
    then, substitute = REMEDIES[found["then"]]
    return {
        "kind": "bot_failed",
        "bot": found["bot"],
        "trouble": TROUBLES.get(found["trouble"], "timeout"),
        "seconds": round(float(found["seconds"] or 0)),
        "then": then,
        "substitute": substitute,
    }
