"""A minimal WebSocket client: thousands of them must not disturb the measurement."""

import asyncio
import http.client
import json
import os
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PATIENCE = 60.0

Hear = Callable[[bytes], None]


class WireError(RuntimeError):
    """Raised when the server misbehaves; the message is for the user."""


@dataclass(frozen=True)
class ServerAddress:
    """A server, and the local address to connect from: limits count by address."""

    host: str
    port: int
    source: str

    def post(self, path: str, token: str = "", body: object = None) -> Any:
        """Send one request."""
        place = (self.source, 0)
        connection = http.client.HTTPConnection(
            self.host, self.port, PATIENCE, source_address=place
        )
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        connection.request("POST", path, json.dumps(body or {}), headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status != 200:
            raise WireError(f"the server refused {path}: {text.decode()}")
        return json.loads(text)

    async def socket(self, path: str, token: str, hear: Hear) -> "Socket":
        """Open a socket. `hear` gets every message."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Socket(self.request(path, token), hear),
            self.host,
            self.port,
            local_addr=(self.source, 0),
        )
        await asyncio.wait_for(socket.opened, PATIENCE)
        return socket

    def request(self, path: str, token: str) -> bytes:
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *([f"Authorization: Bearer {token}"] if token else []),
        ]
        return "\r\n".join([*lines, "", ""]).encode()


class Socket(asyncio.Protocol):
    """Sends and receives frames. The mask of sent frames is all zeros."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self.request = request
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(WireError("the server closed a socket before it was open"))

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        if not self.opened.done():
            data = self.read_handshake(data)
        start = 0
        while found := frame(data, start):
            opcode, first, start = found
            self.take(opcode, data[first:start])
        self.rest = data[start:]

    def read_handshake(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if head.startswith(b"HTTP/1.1 101 "):
            self.opened.set_result(None)
        else:
            status = head.split(b"\r\n", 1)[0].decode(errors="replace")
            self.opened.set_exception(WireError(f"the server refused a socket: {status}"))
        return rest

    def take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.hear(payload)
        elif opcode == PING:
            self.transport.write(bytes([0x80 | PONG]) + masked_length(payload) + payload)
        elif opcode == CLOSE:
            self.transport.close()

    def send(self, message: bytes) -> None:
        self.transport.write(b"\x81" + masked_length(message) + message)


def masked_length(payload: bytes) -> bytes:
    """Return the length byte and an all-zero mask for a short message."""
    if len(payload) > 125:
        raise WireError("a client of the benchmark sends short messages only")
    return bytes([0x80 | len(payload)]) + b"\0\0\0\0"


def frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """Return opcode, payload start and end of the frame at `start`, or None if it is incomplete."""
    if len(data) < start + 2:
        return None
    length, first = data[start + 1], start + 2
    if length == 126:
        length, first = int.from_bytes(data[first : first + 2]), first + 2
    elif length == 127:
        length, first = int.from_bytes(data[first : first + 8]), first + 8
    end = first + length
    return (data[start] & 15, first, end) if len(data) >= end else None
