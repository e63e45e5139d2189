"""Passkeys: WebAuthn accounts without a password.

Challenges are signed and stored only once they have been used. A passkey is valid for the site
where it was created, so a phishing site gains nothing.
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
from insula.server.facts.people import (
    EmptyName,
    HostNameNeeded,
    HttpsNeeded,
    NoOrigin,
    NoPasskey,
    OnlyPasskey,
    PasskeyCopied,
    PasskeyExpired,
    PasskeyKnown,
    PasskeyRejected,
    PasskeyReused,
    PasskeyUnknown,
    TooManyPasskeys,
)
from insula.server.people.identity import People, clean
from insula.server.store.rows import Passkey, Person
from insula.server.store.writer import Conflict, Statement

logger = logging.getLogger("insula.passkeys")

VERIFICATION = UserVerificationRequirement.PREFERRED
RANDOM, TIME, PROOF = 16, 8, 16
"""Bytes of a challenge."""


@dataclass(frozen=True)
class Site:
    """The origin of a page, and the domain that its passkeys belong to."""

    origin: str
    name: str

    def server(self) -> Fido2Server:
        party = PublicKeyCredentialRpEntity(name="Insula", id=self.name)
        return Fido2Server(party, "none", verify_origin=lambda origin: origin == self.origin)  # type: ignore[arg-type]


def site_of(origin: str | None) -> Site:
    """Return the site of an origin that was checked before."""
    if origin is None:
        raise Refused(NoOrigin())
    parts = urlsplit(origin)
    host = parts.hostname or ""
    if parts.scheme != "https" and host != "localhost" and not host.endswith(".localhost"):
        raise Refused(HttpsNeeded())
    if is_address(host):
        raise Refused(HostNameNeeded())
    return Site(origin.casefold(), host)


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class Passkeys:
    """Registration of passkeys, and sign-in."""

    people: People

    # -- making -----------------------------------------------------------------------------------

    async def creation_options(self, person: Person, site: Site, now: int) -> dict[str, Any]:
        """Return the options for a new passkey."""
        known = await self.people.store.passkeys(person.id)
        if len(known) >= limits.PASSKEYS_PER_PERSON:
            raise Refused(TooManyPasskeys(limits.PASSKEYS_PER_PERSON))
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
        """Store a new passkey from the browser's response."""
        response = parse_response(RegistrationResponse, credential)
        challenge = response.response.client_data.challenge
        spend_challenge = self.spend(challenge, f"make {person.id} {site.name}", now)
        with refuse_on_error():
            data = site.server().register_complete(state_of(challenge), response)
        if data.credential_data is None:
            raise Refused(PasskeyRejected())
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
            raise Refused(PasskeyKnown()) from None
        return passkey

    # -- signing in -------------------------------------------------------------------------------

    def request_options(self, site: Site, now: int) -> dict[str, Any]:
        """Return the options for signing in with a passkey of this site."""
        challenge = self.challenge(f"sign in {site.name}", now)
        options, _ = site.server().authenticate_begin(None, VERIFICATION, challenge)
        return dict(options.public_key)

    async def sign_in(self, site: Site, credential: dict[str, Any], now: int) -> Person:
        """Return the owner of a passkey after verifying the response."""
        response = parse_response(AuthenticationResponse, credential)
        passkey = await self.people.store.passkey(websafe_encode(response.raw_id))
        challenge = response.response.client_data.challenge
        spend_challenge = self.spend(challenge, f"sign in {site.name}", now)
        if passkey is None or passkey.site != site.name:
            raise Refused(PasskeyUnknown())
        with refuse_on_error():
            public = AttestedCredentialData(websafe_decode(passkey.public))
            site.server().authenticate_complete(state_of(challenge), [public], response)
        handle = response.response.user_handle
        if handle and handle != passkey.person.encode():
            raise Refused(PasskeyRejected())
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
            raise Refused(PasskeyReused()) from None
        person = await people_store.person(passkey.person)
        if person is None:
            raise Refused(PasskeyRejected())
        return person

    # -- management -------------------------------------------------------------------------------

    async def own_passkey(self, person: Person, identity: str) -> Passkey:
        passkey = await self.people.store.passkey(identity)
        if passkey is None or passkey.person != person.id:
            raise Refused(NoPasskey())
        return passkey

    async def rename(self, person: Person, identity: str, name: str) -> None:
        passkey = await self.own_passkey(person, identity)
        named = clean(name)
        if not named:
            raise Refused(EmptyName())
        await self.people.store.rename_passkey(passkey, named)

    async def remove(self, person: Person, identity: str) -> None:
        passkey = await self.own_passkey(person, identity)
        await self.people.store.drop_passkey(passkey)
        if await self.people.store.passkey(identity):
            raise Refused(OnlyPasskey())

    # -- challenges -------------------------------------------------------------------------------

    def challenge(self, purpose: str, now: int) -> bytes:
        """Create a challenge: random, dated and signed for this purpose."""
        fresh = secrets.token_bytes(RANDOM) + now.to_bytes(TIME, "big")
        return fresh + self.proof(purpose, fresh)

    def proof(self, purpose: str, fresh: bytes) -> bytes:
        return bytes.fromhex(self.people.signature(f"challenge {purpose} {fresh.hex()}"))[:PROOF]

    def spend(self, challenge: bytes, purpose: str, now: int) -> Statement:
        """Return the SQL that marks a challenge as used. It must be signed by us, for this purpose,
        and recent."""
        fresh, proof = challenge[: RANDOM + TIME], challenge[RANDOM + TIME :]
        if not hmac.compare_digest(proof, self.proof(purpose, fresh)):
            raise Refused(PasskeyRejected())
        until = int.from_bytes(fresh[RANDOM:], "big") + int(limits.CHALLENGE * 1000)
        if now > until:
            raise Refused(PasskeyExpired())
        text = "INSERT INTO spent (challenge, until) VALUES (?, ?)"
        return text, (websafe_encode(challenge), until)


def state_of(challenge: bytes) -> dict[str, Any]:
    """Return the state that the WebAuthn library expects for a verified challenge."""
    return {"challenge": websafe_encode(challenge), "user_verification": VERIFICATION}


def descriptor(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    identity = websafe_decode(passkey.id)
    return PublicKeyCredentialDescriptor(type=PublicKeyCredentialType.PUBLIC_KEY, id=identity)


def check_uses(passkey: Passkey, uses: int) -> None:
    """Refuse a use counter that did not increase: the authenticator may have been copied."""
    if (uses or passkey.uses) and uses <= passkey.uses:
        logger.info("passkey counter went from %d to %d", passkey.uses, uses)
        raise Refused(PasskeyCopied())


Response = TypeVar("Response", RegistrationResponse, AuthenticationResponse)


def parse_response(kind: type[Response], credential: dict[str, Any]) -> Response:
    with refuse_on_error():
        return kind.from_dict(credential)


@contextlib.contextmanager
def refuse_on_error() -> Iterator[None]:
    """Turn any error of the library on untrusted input into a refusal."""
    try:
        yield
    except Exception as error:
        logger.info("passkey refused: %s", error)
        raise Refused(PasskeyRejected()) from None
