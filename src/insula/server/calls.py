"""Requests, checked before anything is done: origin, size, rate, who asks, what is said."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request

from insula.server import limits
from insula.server.live import LiveTable
from insula.server.people import opens
from insula.server.refusals import Refused
from insula.server.rows import Person
from insula.server.service import Service

COOKIE = "insula"


@dataclass
class Call:
    """One request with everything that was found out about it."""

    request: Request
    service: Service
    known: Person | None
    body: Any = None
    new_token: str | None = None  # to be set as a cookie with the answer

    async def person(self) -> Person:
        """Who asks; somebody new is a guest from now on."""
        if self.known is None:
            address = address_of(self.request)
            self.service.rates.spend("new guests", address, limits.NEW_GUESTS)
            self.known = await self.service.people.guest(self.service.tables.now())
            self.sign_in(self.known)
        return self.known

    def sign_in(self, person: Person) -> None:
        self.known = person
        self.new_token = self.service.people.token(person.id)

    async def table(self, key: str = "") -> LiveTable:
        """The table of the path, if whoever asks may see it."""
        live = await self.service.tables.get(self.request.path_params["table"])
        key = key or self.request.query_params.get("key", "")
        check_access(live, self.known, key)
        return live


Handler = Callable[[Call], Awaitable[Any]]


def check_access(live: LiveTable, person: Person | None, key: str) -> None:
    """A private table shows itself to those who sit there or made it, and to its key."""
    row = live.course.row
    if row.key is None or opens(key, row.key):
        return
    if person and (row.creator == person.id or person.id in live.people):
        return
    raise Refused("unknown", "there is no such table")


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def check_origin(connection: HTTPConnection) -> None:
    """A page of another site may not use this one's cookies. Programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        place = ""
    if not place or place.casefold() != connection.headers.get("host", "").casefold():
        raise Refused("forbidden", "this request comes from another site")


async def who(connection: HTTPConnection, service: Service) -> Person | None:
    """The person of the cookie, or of the token that a program sends."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.casefold() != "bearer":
        token = connection.cookies.get(COOKIE, "")
    return await service.people.bearer(token.strip()) if token else None


async def read_body(request: Request, kind: type | None) -> Any:
    """The body as a message of ours; anything else is refused with a sentence."""
    if kind is None:
        return None
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > limits.MESSAGE_BYTES:
            raise Refused("malformed", f"a request has at most {limits.MESSAGE_BYTES} bytes")
    return decoded(data, kind)


def decoded(data: bytes | str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", f"this is not understood: {error}") from None
