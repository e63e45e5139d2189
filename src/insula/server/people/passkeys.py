"""Passkeys: accounts without a password, after the WebAuthn standard.

A challenge is signed by us and kept by nobody until it was answered; then it is spent. A passkey is
good for the one site it was made at, so whatever another site gets out of a browser opens nothing.
"""

import contextlib
import hmac
import ipaddress
import logging
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialType,
    PublicKeyCredentialUserEntity,
    RegistrationResponse,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from insula.server import limits
from insula.server.errors import Refused
from insula.server.people.identity import People, clean
from insula.server.store.rows import Passkey, Person
from insula.server.store.writer import Conflict, Statement

logger = logging.getLogger("insula.passkeys")

WRONG = "this passkey does not fit; try again"
VERIFICATION = UserVerificationRequirement.PREFERRED
RANDOM, TIME, PROOF = 16, 8, 16
"""Bytes of a challenge."""


@dataclass(frozen=True)
class Site:
    """Where the page is: the origin its browser tells, and the name passkeys are made for."""

    origin: str
    name: str

    def server(self) -> Fido2Server:
        party = PublicKeyCredentialRpEntity(name="Insula", id=self.name)
        return Fido2Server(party, "none", verify_origin=lambda told: told == self.origin)  # type: ignore[arg-type]


def site_of(origin: str | None) -> Site:
    """The site of an origin that was checked already."""
    if origin is None:
        raise Refused("malformed", "passkeys belong to pages: the request must name its Origin")
    parts = urlsplit(origin)
    host = parts.hostname or ""
    if parts.scheme != "https" and host != "localhost" and not host.endswith(".localhost"):
        raise Refused("status", "passkeys need https, or http on localhost")
    if is_address(host):
        raise Refused("status", "passkeys need a server with a name, not a number: try localhost")
    return Site(origin.casefold(), host)


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class Passkeys:
    """Making them, and signing in by one."""

    people: People

    # -- making ----------------------------------------------------------------------------------

    async def making(self, person: Person, site: Site, now: int) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        known = await self.people.accounts.passkeys(person.id)
        if len(known) >= limits.PASSKEYS_PER_PERSON:
            raise Refused("limit", "you have too many passkeys; remove one first")
        name = person.login or person.name
        options, _ = site.server().register_begin(
            PublicKeyCredentialUserEntity(id=person.id.encode(), name=name, display_name=name),
            [descriptor(passkey) for passkey in known if passkey.site == site.name],
            ResidentKeyRequirement.REQUIRED,
            VERIFICATION,
            challenge=self.challenge(f"make {person.id} {site.name}", now),
        )
        return dict(options.public_key)

    async def made(
        self, person: Person, site: Site, name: str, credential: dict[str, Any], now: int
    ) -> Passkey:
        """A new passkey of somebody, from what their browser answered."""
        told = understood(RegistrationResponse, credential)
        challenge = told.response.client_data.challenge
        spending = self.spend(challenge, f"make {person.id} {site.name}", now)
        with strangers_bytes():
            data = site.server().register_complete(state_of(challenge), told)
        if data.credential_data is None:
            raise Refused("malformed", WRONG)
        public = data.credential_data
        passkey = Passkey(
            id=websafe_encode(public.credential_id),
            person=person.id,
            name=clean(name)[: limits.NAME_LENGTH] or "passkey",
            site=site.name,
            public=websafe_encode(bytes(public)),
            uses=data.counter,
            created=now,
            used=now,
        )
        try:
            await self.people.accounts.add_passkey(passkey, spending)
        except Conflict:
            raise Refused("status", "this passkey is known already") from None
        return passkey

    # -- signing in ------------------------------------------------------------------------------

    def asking(self, site: Site, now: int) -> dict[str, Any]:
        """What a browser needs to offer the passkeys it has for this site."""
        challenge = self.challenge(f"sign in {site.name}", now)
        options, _ = site.server().authenticate_begin(None, VERIFICATION, challenge)
        return dict(options.public_key)

    async def sign_in(self, site: Site, credential: dict[str, Any], now: int) -> Person:
        """Whose passkey it is, if it is one of ours, of this site, and newly used."""
        told = understood(AuthenticationResponse, credential)
        passkey = await self.people.accounts.passkey(websafe_encode(told.raw_id))
        challenge = told.response.client_data.challenge
        spending = self.spend(challenge, f"sign in {site.name}", now)
        if passkey is None or passkey.site != site.name:
            raise Refused("forbidden", "this server does not know that passkey")
        with strangers_bytes():
            public = AttestedCredentialData(websafe_decode(passkey.public))
            site.server().authenticate_complete(state_of(challenge), [public], told)
        handle = told.response.user_handle
        if handle and handle != passkey.person.encode():
            raise Refused("forbidden", WRONG)
        uses = told.response.authenticator_data.counter
        check_uses(passkey, uses)
        return await self.used(passkey, uses, now, spending)

    async def used(self, passkey: Passkey, uses: int, now: int, spending: Statement) -> Person:
        accounts = self.people.accounts
        try:
            await accounts.use_passkey(passkey, uses, now, spending)
        except Conflict:
            raise Refused("forbidden", "this answer was used already; try again") from None
        person = await accounts.person(passkey.person)
        if person is None:
            raise Refused("forbidden", WRONG)
        return person

    # -- keeping ---------------------------------------------------------------------------------

    async def mine(self, person: Person, identity: str) -> Passkey:
        passkey = await self.people.accounts.passkey(identity)
        if passkey is None or passkey.person != person.id:
            raise Refused("unknown", "you have no such passkey")
        return passkey

    async def rename(self, person: Person, identity: str, name: str) -> None:
        passkey = await self.mine(person, identity)
        named = clean(name)
        if not named:
            raise Refused("malformed", "a name needs at least one letter")
        await self.people.accounts.rename_passkey(passkey, named)

    async def remove(self, person: Person, identity: str) -> None:
        passkey = await self.mine(person, identity)
        await self.people.accounts.drop_passkey(passkey)
        if await self.people.accounts.passkey(identity):
            told = "this passkey is your only way in; add another, or a password, first"
            raise Refused("status", told)

    # -- challenges ------------------------------------------------------------------------------

    def challenge(self, purpose: str, now: int) -> bytes:
        """Random, dated, and proved by a signature to be ours and for this purpose."""
        fresh = secrets.token_bytes(RANDOM) + now.to_bytes(TIME, "big")
        return fresh + self.proof(purpose, fresh)

    def proof(self, purpose: str, fresh: bytes) -> bytes:
        return bytes.fromhex(self.people.signature(f"challenge {purpose} {fresh.hex()}"))[:PROOF]

    def spend(self, challenge: bytes, purpose: str, now: int) -> Statement:
        """What makes a challenge count only once; it must be ours, for this, and not too old."""
        fresh, proof = challenge[: RANDOM + TIME], challenge[RANDOM + TIME :]
        if not hmac.compare_digest(proof, self.proof(purpose, fresh)):
            raise Refused("forbidden", WRONG)
        until = int.from_bytes(fresh[RANDOM:], "big") + int(limits.CHALLENGE * 1000)
        if now > until:
            raise Refused("forbidden", "that took too long; try again")
        text = "INSERT INTO spent (challenge, until) VALUES (?, ?)"
        return text, (websafe_encode(challenge), until)


def state_of(challenge: bytes) -> dict[str, Any]:
    """What the library remembers of a challenge that we have proved ours."""
    return {"challenge": websafe_encode(challenge), "user_verification": VERIFICATION}


def descriptor(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    identity = websafe_decode(passkey.id)
    return PublicKeyCredentialDescriptor(type=PublicKeyCredentialType.PUBLIC_KEY, id=identity)


def check_uses(passkey: Passkey, uses: int) -> None:
    """An authenticator that counts has counted on; else somebody has a copy of it."""
    if (uses or passkey.uses) and uses <= passkey.uses:
        logger.info("a passkey's count went from %d to %d", passkey.uses, uses)
        raise Refused("forbidden", "this passkey was used elsewhere: it may have been copied")


Told = TypeVar("Told", RegistrationResponse, AuthenticationResponse)


def understood(kind: type[Told], credential: dict[str, Any]) -> Told:
    with strangers_bytes():
        return kind.from_dict(credential)


@contextlib.contextmanager
def strangers_bytes() -> Iterator[None]:
    """Whatever a stranger's bytes do to the library, all they get is a refusal."""
    try:
        yield
    except Exception as error:
        logger.info("a passkey was refused: %s", error)
        raise Refused("forbidden", WRONG) from None
