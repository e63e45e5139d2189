"""Identity: guests by a secret cookie, accounts by password or passkey."""

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from insula.bots import known_names
from insula.server import limits
from insula.server.errors import Refused
from insula.server.facts.people import (
    AccountJustMade,
    BotName,
    EmptyName,
    HasAccount,
    NameTaken,
    NoPassword,
    OnlyPassword,
    ShortPassword,
    SignInBusy,
    TooManyTokens,
    WrongLogin,
    WrongPassword,
)
from insula.server.store.people import DAY, PeopleStore
from insula.server.store.rows import LoginSession, Person
from insula.server.store.tables import TableStore
from insula.server.store.writer import Conflict

Found = TypeVar("Found")


@dataclass(frozen=True)
class Visitor:
    """A person and the login session that identifies them."""

    person: Person
    session: LoginSession


class People:
    """Guests, accounts and sessions. Session secrets are random and stored as hashes."""

    def __init__(self, store: TableStore, key: str) -> None:
        self.store = PeopleStore(store)
        self.key = key.encode()
        self.hashing = ThreadPoolExecutor(limits.HASHES_AT_ONCE, "insula password")
        self.hashes = 0  # waiting or running

    @classmethod
    async def open(cls, store: TableStore) -> "People":
        return cls(store, await store.setting("signing key", secrets.token_hex(32)))

    def close(self) -> None:
        self.hashing.shutdown()

    def signature(self, text: str) -> str:
        """Sign a text, to recognise it later without storing it."""
        return hmac.new(self.key, text.encode(), hashlib.sha256).hexdigest()

    def share(self, table: str) -> str:
        """Return the key of a link to an ended private game."""
        return self.signature(f"share {table}")

    def is_share(self, key: str, table: str) -> bool:
        return equal_secrets(key, self.share(table))

    def invitation(self, table: str) -> str:
        """Return a second key of a private table. Only the hash of the first is stored."""
        return self.signature(f"invitation {table}")

    def is_invitation(self, key: str, table: str) -> bool:
        return equal_secrets(key, self.invitation(table))

    # -- sessions ---------------------------------------------------------------------------------

    async def find_visitor(self, secret: str, now: int) -> Visitor | None:
        """Return the visitor with this secret; None if it is unknown or its session has ended."""
        found = await self.store.session(hash_secret(secret))
        if found is None:
            return None
        person, session = found
        if now - session.used > DAY:
            await self.store.use(session, now)
        return Visitor(person, session)

    async def create_guest(self, name: str, now: int) -> tuple[Visitor, str]:
        """Create a guest, and return it with the secret of its session."""
        person = Person(secrets.token_urlsafe(12), "Guest")
        session, secret = new_session(person, "browser", name, now)
        await self.store.add_guest(person, session)
        return Visitor(person, session), secret

    async def is_guest(self, person: Person) -> bool:
        """Tell whether a person is known by a single browser only."""
        return person.login is None and not await self.store.passkey_count(person.id)

    async def start_session(self, person: Person, name: str, now: int) -> tuple[Visitor, str]:
        """Start a browser session, ending the least recently used one at the limit."""
        session, secret = new_session(person, "browser", name, now)
        await self.end_oldest(person, "browser", limits.SESSIONS_PER_PERSON)
        await self.store.add_session(session)
        return Visitor(person, session), secret

    async def end_oldest(self, person: Person, kind: str, most: int) -> None:
        there = [each for each in await self.store.sessions(person.id) if each.kind == kind]
        await self.end(there[most - 1 :])

    async def new_token(self, person: Person, name: str, now: int) -> tuple[LoginSession, str]:
        """Create a session for a program, and return it with its secret."""
        there = [each for each in await self.store.sessions(person.id) if each.kind == "token"]
        if len(there) >= limits.TOKENS_PER_PERSON:
            raise Refused(TooManyTokens(limits.TOKENS_PER_PERSON))
        session, secret = new_session(person, "token", clean(name) or "program", now)
        await self.store.add_session(session)
        return session, secret

    async def end(self, sessions: Sequence[LoginSession]) -> None:
        if sessions:
            await self.store.end_sessions([session.id for session in sessions])

    async def rename(self, person: Person, name: str) -> Person:
        renamed = replace(person, name=validate_name(name))
        await self.store.rename(person.id, renamed.name)
        return renamed

    # -- accounts ---------------------------------------------------------------------------------

    async def make_account(self, person: Person, login: str, password: str) -> Person:
        """Give a guest a login and a password."""
        if person.login:
            raise Refused(HasAccount(person.login))
        check_password(password)
        login = validate_name(login).casefold()
        hashed = await self.run_hash(PasswordHasher().hash, password)
        try:
            mine = await self.store.set_login(person.id, login, hashed)
        except Conflict:
            raise Refused(NameTaken()) from None
        if not mine:
            raise Refused(AccountJustMade())
        return replace(person, login=login, password=hashed)

    async def sign_in(self, login: str, password: str) -> Person:
        """Check login and password. Time and message are the same whichever is wrong."""
        person = await self.store.account(clean(login).casefold())
        if not await self.password_matches(person, password) or person is None:
            raise Refused(WrongLogin())
        return person

    async def change_password(self, person: Person, current: str, fresh: str) -> None:
        check_password(fresh)
        if not person.password:
            raise Refused(NoPassword())
        if not await self.password_matches(person, current):
            raise Refused(WrongPassword())
        await self.store.set_password(person.id, await self.run_hash(PasswordHasher().hash, fresh))

    async def drop_password(self, person: Person) -> Person:
        if not person.password:
            raise Refused(NoPassword())
        await self.store.drop_login(person.id)
        found = await self.store.person(person.id)
        if found is None or found.password:
            raise Refused(OnlyPassword())
        return found

    async def password_matches(self, person: Person | None, password: str) -> bool:
        known = person.password if person else None
        return await self.run_hash(verify_password, known, password)

    async def run_hash(self, work: Callable[..., Found], *given: str | None) -> Found:
        """Run a hash in a thread. The number of running and waiting hashes is limited."""
        if self.hashes >= limits.HASHES_WAITING:
            raise Refused(SignInBusy())
        self.hashes += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.hashing, work, *given)
        finally:
            self.hashes -= 1


def new_session(
    person: Person, kind: Literal["browser", "token"], name: str, now: int
) -> tuple[LoginSession, str]:
    secret = secrets.token_urlsafe(24)
    identity = secrets.token_urlsafe(12)
    name = clean(name)[: limits.SESSION_NAME_LENGTH] or kind
    return LoginSession(identity, person.id, kind, name, hash_secret(secret), now, now), secret


def check_password(password: str) -> None:
    if len(password) < limits.SHORTEST_PASSWORD:
        raise Refused(ShortPassword(limits.SHORTEST_PASSWORD))


@cache
def dummy_hash() -> str:
    """Return a hash to verify against when there is no account, so that it takes as long."""
    return PasswordHasher().hash(secrets.token_hex())


def verify_password(known: str | None, password: str) -> bool:
    try:
        return PasswordHasher().verify(known or dummy_hash(), password)
    except VerificationError:
        return False


# -- secrets of links -----------------------------------------------------------------------------


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def hash_secret(secret: str) -> str:
    """Hash a long random secret. It needs no slow hash."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def equal_secrets(one: str, other: str) -> bool:
    """Compare two secrets in constant time."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode())


def matches_hash(secret: str, lock: str | None) -> bool:
    return lock is not None and hmac.compare_digest(hash_secret(secret), lock)


# -- names ----------------------------------------------------------------------------------------


def clean(text: str) -> str:
    """Return one line without invisible characters."""
    plain = unicodedata.normalize("NFC", text)
    seen = (" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in plain)
    return " ".join("".join(seen).split())


def validate_name(name: str) -> str:
    """Return a clean name that is not a bot's, or refuse it."""
    cleaned = clean(name)
    if not cleaned:
        raise Refused(EmptyName())
    if cleaned.casefold() in {f"{bot} bot" for bot in known_names()}:
        raise Refused(BotName(cleaned))
    return cleaned
