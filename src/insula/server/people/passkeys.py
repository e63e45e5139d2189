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
        return Fido2Server(party, "none", verify_origin=lambda origin: origin == self.origin)  # type: ignore[arg-type]


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

    async def creation_options(self, person: Person, site: Site, now: int) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        known = await self.people.store.passkeys(person.id)
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

    async def register(
        self, person: Person, site: Site, name: str, credential: dict[str, Any], now: int
    ) -> Passkey:
        """A new passkey of somebody, from what their browser answered."""
        response = parse_response(RegistrationResponse, credential)
        challenge = response.response.client_data.challenge
        spend_challenge = self.spend(challenge, f"make {person.id} {site.name}", now)
        with refuse_on_error():
            data = site.server().register_complete(state_of(challenge), response)
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
            await self.people.store.add_passkey(passkey, spend_challenge)
        except Conflict:
            raise Refused("status", "this passkey is known already") from None
        return passkey

    # -- signing in ------------------------------------------------------------------------------

    def request_options(self, site: Site, now: int) -> dict[str, Any]:
        """What a browser needs to offer the passkeys it has for this site."""
        challenge = self.challenge(f"sign in {site.name}", now)
        options, _ = site.server().authenticate_begin(None, VERIFICATION, challenge)
        return dict(options.public_key)

    async def sign_in(self, site: Site, credential: dict[str, Any], now: int) -> Person:
        """Whose passkey it is, if it is one of ours, of this site, and newly used."""
        response = parse_response(AuthenticationResponse, credential)
        passkey = await self.people.store.passkey(websafe_encode(response.raw_id))
        challenge = response.response.client_data.challenge
        spend_challenge = self.spend(challenge, f"sign in {site.name}", now)
        if passkey is None or passkey.site != site.name:
            raise Refused("forbidden", "this server does not know that passkey")
        with refuse_on_error():
            public = AttestedCredentialData(websafe_decode(passkey.public))
            site.server().authenticate_complete(state_of(challenge), [public], response)
        handle = response.response.user_handle
        if handle and handle != passkey.person.encode():
            raise Refused("forbidden", WRONG)
        uses = response.response.authenticator_data.counter
        check_uses(passkey, uses)
        return await self.record_use(passkey, uses, now, spend_challenge)

    async def record_use(
        self, passkey: Passkey, uses: int, now: int, spend_challenge: Statement
    ) -> Person:
        people_store = self.people.store
        try:
            await people_store.use_passkey(passkey, uses, now, spend_challenge)
        except Conflict:
            raise Refused("forbidden", "this answer was used already; try again") from None
        person = await people_store.person(passkey.person)
        if person is None:
            raise Refused("forbidden", WRONG)
        return person

    # -- keeping ---------------------------------------------------------------------------------

    async def own_passkey(self, person: Person, identity: str) -> Passkey:
        passkey = await self.people.store.passkey(identity)
        if passkey is None or passkey.person != person.id:
            raise Refused("unknown", "you have no such passkey")
        return passkey

    async def rename(self, person: Person, identity: str, name: str) -> None:
        passkey = await self.own_passkey(person, identity)
        named = clean(name)
        if not named:
            raise Refused("malformed", "a name needs at least one letter")
        await self.people.store.rename_passkey(passkey, named)

    async def remove(self, person: Person, identity: str) -> None:
        passkey = await self.own_passkey(person, identity)
        await self.people.store.drop_passkey(passkey)
        if await self.people.store.passkey(identity):
            text = "this passkey is your only way in; add another, or a password, first"
            raise Refused("status", text)

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


Response = TypeVar("Response", RegistrationResponse, AuthenticationResponse)


def parse_response(kind: type[Response], credential: dict[str, Any]) -> Response:
    with refuse_on_error():
        return kind.from_dict(credential)


@contextlib.contextmanager
def refuse_on_error() -> Iterator[None]:
    """Whatever a stranger's bytes do to the library, all they get is a refusal."""
    try:
        yield
    except Exception as error:
        logger.info("a passkey was refused: %s", error)
        raise Refused("forbidden", WRONG) from None
