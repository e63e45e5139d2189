"""Run a server from start to shutdown."""

import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn

from insula.server import limits
from insula.server.http.app import create_app
from insula.server.http.websocket_protocol import FrameProtocol
from insula.server.settings import Settings
from insula.server.store.database import Database

BACKLOG = 2048
SHUTDOWN_SECONDS = 5
"""Time for running requests when the server stops."""


class ServeError(RuntimeError):
    """Raised when a server cannot start; the message is for the user."""


def data_folder() -> Path:
    """Return the user's data folder on this platform."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "insula"


class TableServer(uvicorn.Server):
    """A uvicorn server that notifies its sockets before it stops."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.config.app.state.services.announce_shutdown()  # type: ignore[union-attr]
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals without raising them again after shutdown."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, self.handle_exit) for each in signals}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def open_listener(host: str, port: int) -> socket.socket:
    """Open the listening socket first, so that a used port is reported at once."""
    try:
        return bind(host, port)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ServeError(f"{host} port {port} cannot be used: {reason}") from error


def bind(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)  # early clients queue
    except OSError:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def run(
    database: Database, settings: Settings, listener: socket.socket, ready: Callable[[], None]
) -> None:
    """Serve until a signal arrives. `ready` is called once clients can connect."""
    app = create_app(database, settings, ready)
    config = uvicorn.Config(
        app,
        ws=FrameProtocol,
        ws_max_size=limits.MESSAGE_BYTES,
        ws_per_message_deflate=False,
        http="h11",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    tune_garbage_collector()
    TableServer(config).run(sockets=[listener])


def tune_garbage_collector() -> None:
    """Exclude loaded modules from collection, and collect less often.

    Views consist of thousands of small objects without cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
