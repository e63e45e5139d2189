"""Databases with games, one per schema version: `tests/server/databases/NUMBER.sql`.

`python -m tests.server.old_databases` writes the one of the current version. Run it once, with the
migration that introduces the version; the file never changes afterwards, and every later version
must read it.
"""

import random
import tempfile
from pathlib import Path
from typing import Any

import insula
from insula.server.store.database import HEAD, Database, in_folder, open_connection
from insula.server.store.schema import metadata
from tests.server.harness import Client, Server, play_on, running

FOLDER = Path(__file__).parent / "databases"
DIGEST = "DIGEST"
"""Placeholder for the hash of the box."""


def digest() -> str:
    """The hash of the box when the databases were written: a former hash of a retired box."""
    return insula.game("magna-roma", "final").box.formerly[0]


def fill(database: Database, path: Path) -> None:
    """Load the rows of a file into a database of the same version."""
    with open_connection(database) as connection:
        for line in path.read_text(encoding="utf-8").splitlines():
            connection.execute(line.replace(DIGEST, digest()))


def dump(database: Database) -> str:
    """Return every row as SQL for both kinds of database."""
    lines: list[str] = []
    with open_connection(database) as connection:
        for table in metadata.sorted_tables:
            columns = ", ".join(column.name for column in table.columns)
            for row in connection.execute(f"SELECT {columns} FROM {table.name}"):
                values = ", ".join(map(literal, row))
                lines.append(f"INSERT INTO {table.name} ({columns}) VALUES ({values});\n")
    return "".join(lines).replace(digest(), DIGEST)


def literal(value: Any) -> str:
    if value is None:
        return "NULL"
    return str(value) if isinstance(value, int) else "'" + str(value).replace("'", "''") + "'"


def made(folder: Path) -> str:
    """Create two games, one of them over, with undo, chat, a private table and an account."""
    with running(["--data", str(folder)]) as server:
        anna = server.newcomer("Anna")
        anna.post("/api/me/account", {"login": "anna", "password": "correct horse"})
        over = anna.sit(anna.make("me")["table"]["id"])
        play_on([over], random.Random(1))
        player = anna.sit(anna.make("me", "me", private=True)["table"]["id"])
        play_on([player], random.Random(2), 10)
        player.ask("undo", number=player.position["number"])
        player.ask("say", text="it's my turn")
        table = anna.make("me", "open", "open", clock={"per": "turn", "seconds": 86400})
        add_guests(server, anna, f"/api/tables/{table['table']['id']}")
    return dump(in_folder(folder))


def add_guests(server: Server, anna: Client, table: str) -> None:
    """Fill the log of an open table: a guest, who leaves, a link to a seat and a bot."""
    guest = server.newcomer("{seat}")
    guest.post(f"{table}/join")
    guest.post(f"{table}/leave")
    anna.post(f"{table}/seats/1/link")
    anna.post(f"{table}/bot", {"seat": 2, "bot": "novice"})


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        (FOLDER / f"{HEAD}.sql").write_text(made(Path(folder)), encoding="utf-8")
