"""Storage of people: names, accounts, sessions, passkeys."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass

from insula.server import limits
from insula.server.store.rows import LoginSession, Passkey, Person
from insula.server.store.tables import TableStore
from insula.server.store.writer import Statement

PERSON = "people.id, people.name, people.login, people.password"
SESSION = "sessions.id, person, kind, sessions.name, secret, sessions.created, used"
PASSKEY = "id, person, name, site, public, uses, created, used"
DAY = 24 * 3600 * 1000


@dataclass(frozen=True)
class PeopleStore:
    """Reads and writes people. Each update touches only its own columns, so that concurrent updates
    do not overwrite each other."""

    store: TableStore

    # -- people -----------------------------------------------------------------------------------

    async def add_guest(self, person: Person, session: LoginSession) -> None:
        text = "INSERT INTO people (id, name, login, password, created) VALUES (?, ?, ?, ?, ?)"
        await self.store.write(
            (text, (*astuple(person), session.created)), session_statement(session)
        )

    async def person(self, identity: str) -> Person | None:
        return await self.one_person("id", identity)

    async def passkey_count(self, person: str) -> int:
        """Count a person's passkeys."""
        text = "SELECT count(*) FROM passkeys WHERE person = ?"
        ((count,),) = await self.store.read(text, person)
        return int(count)

    async def account(self, login: str) -> Person | None:
        return await self.one_person("login", login)

    async def one_person(self, column: str, value: str) -> Person | None:
        text = f"SELECT {PERSON} FROM people WHERE people.{column} = ?"
        found = await self.store.read(text, value)
        return Person(*found[0]) if found else None

    async def rename(self, person: str, name: str) -> None:
        await self.store.write(("UPDATE people SET name = ? WHERE id = ?", (name, person)))

    async def set_login(self, person: str, login: str, password: str) -> bool:
        """Give a person without a login one, and return whether it is theirs now.

        A login that is taken is a Conflict.
        """
        text = "UPDATE people SET login = ?, password = ? WHERE id = ? AND login IS NULL"
        await self.store.write((text, (login, password, person)))
        found = await self.person(person)
        return found is not None and found.password == password

    async def set_password(self, person: str, password: str) -> None:
        text = "UPDATE people SET password = ? WHERE id = ? AND login IS NOT NULL"
        await self.store.write((text, (password, person)))

    async def drop_login(self, person: str) -> None:
        """Remove login and password, if there is a passkey."""
        text = (
            "UPDATE people SET login = NULL, password = NULL WHERE id = ? "
            "AND EXISTS (SELECT 1 FROM passkeys WHERE person = people.id)"
        )
        await self.store.write(*serialise_removals(person), (text, (person,)))

    # -- sessions ---------------------------------------------------------------------------------

    async def session(self, secret: str) -> tuple[Person, LoginSession] | None:
        """Return person and session by the hash of the secret."""
        text = (
            f"SELECT {PERSON}, {SESSION} FROM sessions JOIN people ON people.id = person "
            "WHERE secret = ?"
        )
        found = await self.store.read(text, secret)
        return (Person(*found[0][:4]), LoginSession(*found[0][4:])) if found else None

    async def sessions(self, person: str) -> list[LoginSession]:
        text = f"SELECT {SESSION} FROM sessions WHERE person = ? ORDER BY used DESC, id"
        return [LoginSession(*row) for row in await self.store.read(text, person)]

    async def add_session(self, session: LoginSession) -> None:
        await self.store.write(session_statement(session))

    async def use(self, session: LoginSession, now: int) -> None:
        text = "UPDATE sessions SET used = ? WHERE id = ?"
        await self.store.write((text, (now, session.id)))

    async def end_sessions(self, identities: Sequence[str]) -> None:
        text = "DELETE FROM sessions WHERE id = ?"
        await self.store.write(*((text, (identity,)) for identity in identities))

    async def existing_sessions(self, identities: Sequence[str]) -> set[str]:
        """Return those of these sessions that still exist."""
        marks = ", ".join("?" for _ in identities)
        rows = await self.store.read(f"SELECT id FROM sessions WHERE id IN ({marks})", *identities)
        return {str(row[0]) for row in rows}

    # -- passkeys ---------------------------------------------------------------------------------

    async def passkey(self, identity: str) -> Passkey | None:
        found = await self.store.read(f"SELECT {PASSKEY} FROM passkeys WHERE id = ?", identity)
        return Passkey(*found[0]) if found else None

    async def passkeys(self, person: str) -> list[Passkey]:
        text = f"SELECT {PASSKEY} FROM passkeys WHERE person = ? ORDER BY created, id"
        return [Passkey(*row) for row in await self.store.read(text, person)]

    async def add_passkey(self, passkey: Passkey, challenge: Statement) -> None:
        """Store a passkey. A known passkey or a used challenge is a Conflict."""
        text = f"INSERT INTO passkeys ({PASSKEY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        await self.store.write(challenge, (text, astuple(passkey)))

    async def use_passkey(
        self, passkey: Passkey, uses: int, now: int, challenge: Statement
    ) -> None:
        """Record a use. A used challenge is a Conflict."""
        text = "UPDATE passkeys SET uses = ?, used = ? WHERE id = ?"
        await self.store.write(challenge, (text, (uses, now, passkey.id)))

    async def rename_passkey(self, passkey: Passkey, name: str) -> None:
        await self.store.write(("UPDATE passkeys SET name = ? WHERE id = ?", (name, passkey.id)))

    async def drop_passkey(self, passkey: Passkey) -> None:
        """Delete a passkey, unless it is the only way to sign in."""
        await self.store.write(*removal_statements(passkey))

    # -- housekeeping -----------------------------------------------------------------------------

    async def clean_up(self, now: int) -> None:
        """Delete expired challenges and sessions, and guests without tables."""
        unused = now - limits.SESSION_DAYS * DAY
        idle = now - limits.GUEST_DAYS * DAY
        forgotten = (
            "login IS NULL AND created < ? AND id NOT IN (SELECT person FROM passkeys) "
            "AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id) "
            "AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.creator = people.id) "
            "AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id "
            "AND sessions.used >= ?)"
        )
        guests = f"DELETE FROM people WHERE {forgotten}"
        theirs = f"DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE {forgotten})"
        await self.store.write(
            ("DELETE FROM spent WHERE until < ?", (now,)),
            ("DELETE FROM sessions WHERE used < ?", (unused,)),
            (theirs, (idle, idle)),
            (guests, (idle, idle)),
        )


def serialise_removals(person: str) -> list[Statement]:
    """Return SQL that makes concurrent removals for a person wait for each other, in any process.

    Otherwise two removals could each rely on the other's credential.
    """
    lock = f"ways in of {person}"
    return [
        ("INSERT INTO spent (challenge, until) VALUES (?, 0)", (lock,)),
        ("DELETE FROM spent WHERE challenge = ?", (lock,)),
    ]


def removal_statements(passkey: Passkey) -> list[Statement]:
    text = (
        "DELETE FROM passkeys WHERE id = ? AND ("
        "EXISTS (SELECT 1 FROM people WHERE people.id = ? AND password IS NOT NULL) OR "
        "EXISTS (SELECT 1 FROM passkeys AS other WHERE other.person = ? AND other.id != ?))"
    )
    values = (passkey.id, passkey.person, passkey.person, passkey.id)
    return [*serialise_removals(passkey.person), (text, values)]


def session_statement(session: LoginSession) -> Statement:
    text = (
        "INSERT INTO sessions (id, person, kind, name, secret, created, used) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    return text, astuple(session)
