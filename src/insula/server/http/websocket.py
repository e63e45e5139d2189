"""The WebSocket of a table: a snapshot first, then updates; the client sends requests."""

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from insula.server import limits
from insula.server.errors import STATUS, Refused
from insula.server.facts.requests import (
    AddressSockets,
    DatabaseSilent,
    InternalError,
    InvalidMessage,
    Stopping,
    TooManySockets,
)
from insula.server.facts.tables import ChatFull, ChoiceMissing, EmptyMessage, GuestNeeded
from insula.server.http.rate_limits import Bucket
from insula.server.http.requests import address_of, check_access, check_origin, identify
from insula.server.http.services import Services
from insula.server.http.websocket_protocol import Disconnected, FrameProtocol, protocol_of
from insula.server.live import snapshots
from insula.server.live.messages import (
    Ack,
    Answer,
    Choose,
    FromClient,
    PreviewList,
    Previews,
    Reasons,
    Redo,
    Refresh,
    Refusal,
    Say,
    Undo,
    WhyNot,
)
from insula.server.live.streams import Subscriber
from insula.server.live.table import LiveTable
from insula.server.people.identity import clean
from insula.server.store.rows import Person
from insula.server.store.writer import StoreError

logger = logging.getLogger("insula.socket")
decoder = msgspec.json.Decoder(FromClient)

RESTART = 1012
SIGNED_OUT = 4401
CLOSED = 4000
"""A refused socket closes with this code plus the HTTP status of the refusal, such as 4404."""


@dataclass
class SocketConnection:
    """One socket: its person, table, queue and rate limit."""

    services: Services
    live: LiveTable
    person: Person | None
    key: str
    subscriber: Subscriber
    bucket: Bucket
    faults: int = 0

    def identity(self) -> str:
        return self.person.id if self.person else ""

    # -- one message ------------------------------------------------------------------------------

    async def receive(self, data: str | bytes) -> None:
        """Handle one message. It is always answered, and changes nothing unless it is valid."""
        request: Any = None
        try:
            request = self.decode(data)
            check_access(self.services, self.live, self.person, self.key)
            await self.answer(request)
        except Refused as refused:
            self.refuse(request, refused)
        except Exception:
            logger.exception("unhandled error", extra={"table": self.live.log.row.id})
            self.refuse(request, Refused(InternalError()))

    def refuse(self, request: Any, refused: Refused) -> None:
        identity = request.id if request else 0
        self.reply(Refusal(identity, refused.code, refused.why, self.live.number))

    def decode(self, data: str | bytes) -> FromClient:
        try:
            request: FromClient = decoder.decode(data)
            return request
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.faults += 1
            raise Refused(InvalidMessage(str(error))) from None

    async def answer(self, request: FromClient) -> None:
        if isinstance(request, Refresh):
            self.subscriber.refresh()
        elif isinstance(request, WhyNot):
            reasons = await self.live.why_not(request.text)
            self.reply(Reasons(request.id, request.text, reasons))
        elif isinstance(request, Previews):
            previews = await self.live.previews_of(request.number)
            self.reply(PreviewList(request.id, request.number, previews))
        elif isinstance(request, Say):
            await self.say(request)
        else:
            self.acknowledge(request, await self.play(request))

    def acknowledge(self, request: FromClient, number: int) -> None:
        """Acknowledge a request that has an id. Everyone sees the update anyway."""
        if request.id:
            self.reply(Ack(request.id, number))

    def reply(self, message: Any) -> None:
        self.subscriber.reply(snapshots.encode(message))

    async def play(self, request: Choose | Undo | Redo | Answer) -> int:
        """Apply a request that changes the position."""
        person, number = self.identity(), request.number
        if isinstance(request, Choose):
            choice = request.text if request.move is None else request.move
            if choice is None:
                raise Refused(ChoiceMissing())
            return await self.live.act(lambda log: log.choose(person, number, choice))
        if isinstance(request, Undo):
            whole = request.turn
            return await self.live.act(lambda log: log.undo(person, number, whole_turn=whole))
        if isinstance(request, Redo):
            return await self.live.act(lambda log: log.redo(person, number))
        agree = request.agree
        return await self.live.act(lambda log: log.answer(person, number, agree=agree))

    async def say(self, request: Say) -> None:
        if self.person is None:
            raise Refused(GuestNeeded())
        self.services.rates.spend("messages", self.person.id, limits.CHAT)
        if len(self.live.chat) >= limits.CHAT_LINES_PER_TABLE:
            raise Refused(ChatFull())
        text = clean(request.text)
        if not text:
            raise Refused(EmptyMessage())
        await self.live.say(self.person.name, text)
        self.acknowledge(request, self.live.number)


async def table_socket(socket: WebSocket) -> None:
    """Serve a socket, or refuse it by origin, access or the number of sockets."""
    services: Services = socket.app.state.services
    try:
        check_origin(socket, services.settings)
    except Refused:
        await socket.close()  # answered by HTTP 403
        return
    await socket.accept()
    try:
        connection = await open_connection(socket, services)
    except Refused as refused:
        await refuse_socket(socket, refused)
        return
    except StoreError:
        logger.exception("database error")
        await refuse_socket(socket, Refused(DatabaseSilent()))
        return
    protocol = protocol_of(socket.scope)
    connection.subscriber.send_now = protocol.write_now
    writer = asyncio.ensure_future(write(socket, services, protocol, connection.subscriber))
    try:
        await listen(socket, connection)
    finally:
        connection.live.unsubscribe(connection.subscriber)
        services.remove_socket(connection.subscriber)
        writer.cancel()
        await asyncio.wait([writer])


async def refuse_socket(socket: WebSocket, refused: Refused) -> None:
    """Say why, then close. Browsers see the code only if the socket was accepted before."""
    logger.info("socket refused: %s", refused.code)
    message = Refusal(0, refused.code, refused.why, 0)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(snapshots.encoder.encode(message).decode())
        await close(socket, CLOSED + STATUS[refused.code])


async def open_connection(socket: WebSocket, services: Services) -> SocketConnection:
    visitor, address = await identify(socket, services), address_of(socket)
    person = visitor.person if visitor else None
    key = socket.query_params.get("key", "")
    live = await services.tables.get(socket.path_params["table"])
    check_access(services, live, person, key)
    check_count(services, person, address)
    subscriber = live.subscribe(person.id if person else "")
    services.add_socket(subscriber, address, visitor.session.id if visitor else "")
    bucket = Bucket(limits.MESSAGES, time.monotonic())
    return SocketConnection(services, live, person, key, subscriber, bucket)


def check_count(services: Services, person: Person | None, address: str) -> None:
    if services.stopping:
        raise Refused(Stopping())
    if services.counts[address] >= limits.SOCKETS_PER_ADDRESS:
        raise Refused(AddressSockets())
    if person and services.counts[person.id] >= limits.SOCKETS_PER_PERSON:
        raise Refused(TooManySockets())


async def listen(socket: WebSocket, connection: SocketConnection) -> None:
    """Read messages at a limited rate while the client takes its answers and makes sense."""
    while connection.faults < limits.FAULTS:
        await connection.subscriber.wait_for_space()
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if delay := connection.bucket.wait(time.monotonic()):
            await asyncio.sleep(delay)
        if connection.subscriber.closed:
            return
        await connection.receive(message.get("text") or message.get("bytes") or b"")
    await close(socket, CLOSED + STATUS["malformed"])


async def write(
    socket: WebSocket, services: Services, protocol: FrameProtocol, subscriber: Subscriber
) -> None:
    """Send messages until the socket is closed: the server stops, or the session ended."""
    with contextlib.suppress(Disconnected, WebSocketDisconnect, RuntimeError, OSError):
        await subscriber.run(protocol.write)
        if services.stopping:
            await close(socket, RESTART)
        else:
            await close(socket, SIGNED_OUT)


async def close(socket: WebSocket, code: int) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        await socket.close(code)
