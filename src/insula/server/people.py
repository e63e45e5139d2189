"""Who somebody is: guests at once by a signed token, accounts by a password on top of it."""

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import replace
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from insula.bots import bot_names
from insula.server.limits import SHORTEST_PASSWORD
from insula.server.refusals import Refused
from insula.server.rows import Person
from insula.server.store import Store
from insula.server.writer import Conflict

WRONG = "the name or the password is wrong"


class People:
    """Tokens are `identity.signature`; the key lies in the database, so any process may check."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self.key = key.encode()

    @classmethod
    async def open(cls, store: Store) -> "People":
        return cls(store, await store.setting("token key", secrets.token_hex(32)))

    # -- tokens ----------------------------------------------------------------------------------

    def token(self, identity: str) -> str:
        return f"{identity}.{self.signature(identity)}"

    def signature(self, identity: str) -> str:
        return hmac.new(self.key, identity.encode(), hashlib.sha256).hexdigest()

    async def bearer(self, token: str) -> Person | None:
        """The person of a token; none for one that we did not sign."""
        identity, _, signature = token.partition(".")
        given = signature.encode("utf-8", "replace")
        if not hmac.compare_digest(given, self.signature(identity).encode()):
            return None
        return await self.store.person(identity)

    async def guest(self, at: int) -> Person:
        person = Person(secrets.token_urlsafe(12), "Guest")
        await self.store.add_person(person, at)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = replace(person, name=checked_name(name))
        await self.store.change_person(renamed)
        return renamed

    # -- accounts --------------------------------------------------------------------------------

    async def make_account(self, person: Person, login: str, password: str) -> Person:
        """Make a guest last. The slow hash does not hold up anybody else."""
        if person.login:
            raise Refused("status", f"you have an account already: {person.login}")
        if len(password) < SHORTEST_PASSWORD:
            raise Refused("malformed", f"a password has at least {SHORTEST_PASSWORD} characters")
        hashed = await asyncio.to_thread(PasswordHasher().hash, password)
        account = replace(person, login=checked_name(login).casefold(), password=hashed)
        try:
            await self.store.change_person(account)
        except Conflict:
            raise Refused("status", "that name is taken") from None
        return account

    async def sign_in(self, login: str, password: str) -> Person:
        """It takes as long, and says the same, whether the name or the password is wrong."""
        person = await self.store.account(clean(login).casefold())
        hashed = person.password if person and person.password else nobodys_password()
        fits = await asyncio.to_thread(verified, hashed, password)
        if person is None or not fits:
            raise Refused("forbidden", WRONG)
        return person


@cache
def nobodys_password() -> str:
    """What is checked where there is no such account, so that it takes as long."""
    return PasswordHasher().hash(secrets.token_hex())


def verified(hashed: str, password: str) -> bool:
    try:
        return PasswordHasher().verify(hashed, password)
    except VerificationError:
        return False


# -- secrets of links ----------------------------------------------------------------------------


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def hashed(secret: str) -> str:
    """Long random secrets need no slow hash."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def opens(secret: str, lock: str | None) -> bool:
    return lock is not None and hmac.compare_digest(hashed(secret), lock)


# -- names and words -----------------------------------------------------------------------------


def clean(text: str) -> str:
    """One line without characters that nobody sees."""
    plain = unicodedata.normalize("NFC", text)
    seen = (" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in plain)
    return " ".join("".join(seen).split())


def checked_name(name: str) -> str:
    """A name that can be shown, and that is no bot's."""
    cleaned = clean(name)
    if not cleaned:
        raise Refused("malformed", "a name needs at least one letter")
    if cleaned.casefold() in {f"{bot} bot" for bot in bot_names()}:
        raise Refused("malformed", f"'{cleaned}' is the name of a bot")
    return cleaned
