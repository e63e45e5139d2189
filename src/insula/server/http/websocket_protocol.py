"""The lowest part of a socket: a message is made into a frame once, and written as it is.

Uvicorn's own way from an application to the wire makes a frame of each message for each socket and
wakes a task for each; at a table with four sockets that cost more than the move itself.
"""

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "insula.wire"
MAX_UNREAD = 8
"""Messages of one client that may wait to be taken."""


class Disconnected(Exception):
    """The client is not there any more."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """A socket of uvicorn's whose application may write frames itself."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """Uvicorn stops reading after each message and starts again when it was taken, which
        costs more than the message; we stop when a few wait."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MAX_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def is_open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    def write_now(self, frame: bytes) -> bool:
        """Write a frame, unless the client is slow or gone."""
        if not self.writable.is_set() or not self.is_open():
            return False
        self.transport.write(frame)
        return True

    async def write(self, frame: bytes) -> None:
        """Write a frame once the client has taken enough of those before."""
        await self.writable.wait()
        if not self.is_open():
            raise Disconnected
        self.transport.write(frame)


def protocol_of(scope: Any) -> FrameProtocol:
    protocol: FrameProtocol = scope["extensions"][EXTENSION]
    return protocol
