"""The socket of a table: the whole table first, then what changes; numbered choices come back."""

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from insula.server import limits
from insula.server.errors import Refused
from insula.server.http.rate_limits import Bucket
from insula.server.http.requests import address_of, check_access, check_origin, who
from insula.server.http.services import Service
from insula.server.http.websocket_protocol import Gone, Wire, wire_of
from insula.server.live import snapshots
from insula.server.live.messages import (
    Answer,
    Choose,
    Done,
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

TOO_MUCH, STRANGE, GOING, AGAIN = 1008, 1003, 1012, 1013


@dataclass
class Talk:
    """One socket: who is there, at which table, and how much was said."""

    service: Service
    live: LiveTable
    person: Person | None
    key: str
    subscriber: Subscriber
    bucket: Bucket
    faults: int = 0

    def identity(self) -> str:
        return self.person.id if self.person else ""

    # -- one message -----------------------------------------------------------------------------

    async def hear(self, data: str | bytes) -> None:
        """Whatever came: it is answered, and changes nothing unless it is all in order."""
        asking: Any = None
        try:
            asking = self.understood(data)
            check_access(self.service, self.live, self.person, self.key)
            await self.answer(asking)
        except Refused as refused:
            self.refuse(asking, refused)
        except Exception:
            logger.exception("this should not happen", extra={"table": self.live.course.row.id})
            self.refuse(asking, Refused("store", "this should not happen; look again"))

    def refuse(self, asking: Any, refused: Refused) -> None:
        identity = asking.id if asking else 0
        self.reply(Refusal(identity, refused.code, refused.text, self.live.number))

    def understood(self, data: str | bytes) -> FromClient:
        try:
            asking: FromClient = decoder.decode(data)
            return asking
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.faults += 1
            raise Refused("malformed", f"this is not understood: {error}") from None

    async def answer(self, asking: FromClient) -> None:
        if isinstance(asking, Refresh):
            self.subscriber.refresh()
        elif isinstance(asking, WhyNot):
            reasons = await self.live.why_not(asking.text)
            self.reply(Reasons(asking.id, asking.text, reasons))
        elif isinstance(asking, Previews):
            previews = await self.live.previews_of(asking.number)
            self.reply(PreviewList(asking.id, asking.number, previews))
        elif isinstance(asking, Say):
            await self.say(asking)
        else:
            self.done(asking, await self.play(asking))

    def done(self, asking: FromClient, number: int) -> None:
        """Say so to those who gave their message an id; all others see the update."""
        if asking.id:
            self.reply(Done(asking.id, number))

    def reply(self, message: Any) -> None:
        self.subscriber.reply(snapshots.encoded(message))

    async def play(self, asking: Choose | Undo | Redo | Answer) -> int:
        """What changes the position."""
        person, number = self.identity(), asking.number
        if isinstance(asking, Choose):
            choice = asking.text if asking.move is None else asking.move
            if choice is None:
                raise Refused("malformed", "a choice is a move's place in the list, or its text")
            return await self.live.act(lambda course: course.choose(person, number, choice))
        if isinstance(asking, Undo):
            whole = asking.turn
            return await self.live.act(lambda course: course.undo(person, number, whole_turn=whole))
        if isinstance(asking, Redo):
            return await self.live.act(lambda course: course.redo(person, number))
        agree = asking.agree
        return await self.live.act(lambda course: course.answer(person, number, agree=agree))

    async def say(self, asking: Say) -> None:
        if self.person is None:
            raise Refused("forbidden", "who talks must have a name; ask for /api/me first")
        self.service.rates.spend("remarks", self.person.id, limits.CHAT)
        if len(self.live.chat) >= limits.CHAT_LINES_PER_TABLE:
            raise Refused("limit", "this table's chat is full")
        text = clean(asking.text)
        if not text:
            raise Refused("malformed", "there is nothing to read in that")
        await self.live.say(self.person.name, text)
        self.done(asking, self.live.number)


async def table_socket(socket: WebSocket) -> None:
    """Checked before it is accepted: origin, table, and how many sockets there are."""
    service: Service = socket.app.state.service
    try:
        talk = await opened(socket, service)
    except Refused as refused:
        logger.info("socket refused: %s", refused.code)
        await socket.close(TOO_MUCH, refused.text)
        return
    except StoreError:
        logger.exception("the store failed")
        await socket.close(AGAIN, "the store does not answer; try again")
        return
    await socket.accept()
    wire = wire_of(socket.scope)
    talk.subscriber.send_now = wire.write_now
    writer = asyncio.ensure_future(write(socket, service, wire, talk.subscriber))
    try:
        await listen(socket, talk)
    finally:
        talk.live.unsubscribe(talk.subscriber)
        service.leave(talk.subscriber)
        writer.cancel()
        await asyncio.wait([writer])


async def opened(socket: WebSocket, service: Service) -> Talk:
    check_origin(socket, service.settings)
    visitor, address = await who(socket, service), address_of(socket)
    person = visitor.person if visitor else None
    key = socket.query_params.get("key", "")
    live = await service.tables.get(socket.path_params["table"])
    check_access(service, live, person, key)
    check_count(service, person, address)
    subscriber = live.subscribe(person.id if person else "")
    service.enter(subscriber, address, visitor.session.id if visitor else "")
    bucket = Bucket(limits.MESSAGES, time.monotonic())
    return Talk(service, live, person, key, subscriber, bucket)


def check_count(service: Service, person: Person | None, address: str) -> None:
    if service.stopping:
        raise Refused("limit", "the server is about to stop")
    if service.counts[address] >= limits.SOCKETS_PER_ADDRESS:
        raise Refused("limit", "too many sockets from this address")
    if person and service.counts[person.id] >= limits.SOCKETS_PER_PERSON:
        raise Refused("limit", "too many sockets; close some pages")


async def listen(socket: WebSocket, talk: Talk) -> None:
    """Read on as long as the client takes its answers and makes sense; no faster than is fair."""
    while talk.faults < limits.FAULTS:
        await talk.subscriber.wait_for_room()
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if delay := talk.bucket.wait(time.monotonic()):
            await asyncio.sleep(delay)
        if talk.subscriber.closed:
            return
        await talk.hear(message.get("text") or message.get("bytes") or b"")
    await close(socket, STRANGE, "too many messages that make no sense")


async def write(socket: WebSocket, service: Service, wire: Wire, subscriber: Subscriber) -> None:
    """The writer task; at its end the socket is closed: the server stops, or a session ended."""
    with contextlib.suppress(Gone, WebSocketDisconnect, RuntimeError, OSError):
        await subscriber.run(wire.write)
        if service.stopping:
            await close(socket, GOING, "the server stops")
        else:
            await close(socket, TOO_MUCH, "you were signed out")


async def close(socket: WebSocket, code: int, reason: str) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        await socket.close(code, reason)
