"""Checks of a request: origin, size, identity, access and body."""

import ipaddress
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request

from insula.server import limits
from insula.server.errors import Refused
from insula.server.facts.requests import BodyTooLarge, InvalidMessage, OtherSite, OutOfRange
from insula.server.facts.tables import NoTable
from insula.server.http.services import Services
from insula.server.live.snapshots import ENDED
from insula.server.live.table import LiveTable
from insula.server.people.identity import Visitor, matches_hash
from insula.server.settings import Settings
from insula.server.store.rows import LoginSession, Person

COOKIE = "insula"


@dataclass
class ApiCall:
    """A request with its visitor and decoded body."""

    request: Request
    services: Services
    visitor: Visitor | None
    body: Any = None
    new_secret: str | None = None  # cookie to set in the response

    @property
    def known_person(self) -> Person | None:
        return self.visitor.person if self.visitor else None

    def now(self) -> int:
        return self.services.tables.now()

    async def person(self) -> Person:
        """Return the current person. A new visitor becomes a guest."""
        return (await self.ensure_visitor()).person

    async def session(self) -> LoginSession:
        return (await self.ensure_visitor()).session

    async def ensure_visitor(self) -> Visitor:
        if self.visitor is None:
            self.services.rates.spend("guests", address_of(self.request), limits.NEW_GUESTS)
            self.visitor, self.new_secret = await self.services.people.create_guest(
                self.browser(), self.now()
            )
        return self.visitor

    async def sign_in(self, person: Person) -> None:
        """Sign this browser in as a person and end its former session.

        The tables of a guest are transferred, since a guest cannot sign in again.
        """
        people, before = self.services.people, self.visitor
        self.visitor, self.new_secret = await people.start_session(
            person, self.browser(), self.now()
        )
        if before and before.session.kind == "browser":
            if before.person.id != person.id and await people.is_guest(before.person):
                await self.services.tables.transfer(before.person, person)
            await self.services.end_sessions([before.session])

    def browser(self) -> str:
        return self.request.headers.get("user-agent", "")

    def query_number(self, name: str, default: int, most: int) -> int:
        """Return a whole number from the query."""
        value = self.request.query_params.get(name, str(default))
        if not (value.isascii() and value.isdigit() and len(value) < 20 and int(value) <= most):
            raise Refused(OutOfRange(name, most))
        return int(value)

    async def table(self, key: str = "") -> LiveTable:
        """Return the table of the path, if the visitor may see it."""
        live = await self.services.tables.get(self.request.path_params["table"])
        key = key or self.request.query_params.get("key", "")
        check_access(self.services, live, self.known_person, key)
        return live


Handler = Callable[[ApiCall], Awaitable[Any]]


def check_access(services: Services, live: LiveTable, person: Person | None, key: str) -> None:
    """Refuse access to a private table without a key.

    Players and the creator need none. An ended game also opens with its share key.
    """
    row = live.log.row
    if row.key is None or matches_hash(key, row.key) or services.people.is_invitation(key, row.id):
        return
    if person and belongs_to_table(live, person):
        return
    if live.view.status in ENDED and services.people.is_share(key, row.id):
        return
    raise Refused(NoTable())


def belongs_to_table(live: LiveTable, person: Person) -> bool:
    """Tell whether a person sits at the table or created it."""
    return live.log.row.creator == person.id or person.id in live.people


def address_of(connection: HTTPConnection) -> str:
    """Return the client's address.

    Use the /64 prefix for IPv6: a household usually owns a whole /64.
    """
    host = connection.client.host if connection.client else "?"
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse requests from pages of other sites. Programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    if settings.origins:
        same_site = origin.casefold() in settings.origins
    else:
        same_site = host_of(origin) == connection.headers.get("host", "").casefold() != ""
    if not same_site:
        raise Refused(OtherSite())


def host_of(origin: str) -> str:
    """Return host and port of an origin."""
    try:
        return urlsplit(origin).netloc.casefold()
    except ValueError:
        return ""


async def identify(connection: HTTPConnection, services: Services) -> Visitor | None:
    """Return the visitor with the token or cookie of a request."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    if scheme.casefold() != "bearer":
        secret = connection.cookies.get(COOKIE, "")
    secret = secret.strip()
    return await services.people.find_visitor(secret, services.tables.now()) if secret else None


async def read_body(request: Request, kind: type | None, most: int) -> Any:
    """Read and decode a body, or refuse it."""
    if kind is None:
        return None
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refused(BodyTooLarge(most))
    return decode(bytes(data) or b"{}", kind)


def decode(data: bytes | str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused(InvalidMessage(str(error))) from None
