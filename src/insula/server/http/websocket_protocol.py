"""A uvicorn WebSocket protocol that writes ready-made frames.

Uvicorn encodes each message for each socket and wakes a task for each; for a table with four
sockets that costs more than the move itself.
"""

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "insula.wire"
MAX_UNREAD = 8
"""Unread messages of a client before reading pauses."""


class Disconnected(Exception):
    """Raised when the client is gone."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """A uvicorn socket to which the application writes frames directly."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """Pause reading only when several messages are unread.

        Uvicorn pauses and resumes after each message, which costs more than the message.
        """
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MAX_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def is_open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    def write_now(self, frame: bytes) -> bool:
        """Write a frame and return True, unless the client is slow or gone."""
        if not self.writable.is_set() or not self.is_open():
            return False
        self.transport.write(frame)
        return True

    async def write(self, frame: bytes) -> None:
        """Write a frame once the client has taken enough of the earlier ones."""
        await self.writable.wait()
        if not self.is_open():
            raise Disconnected
        self.transport.write(frame)


def protocol_of(scope: Any) -> FrameProtocol:
    protocol: FrameProtocol = scope["extensions"][EXTENSION]
    return protocol
