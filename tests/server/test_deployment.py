"""The examples in docs/deployment: systemd units and proxies."""

import json
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from insula.server.settings import SettingsError, parse_origin, parse_proxy
from tests.server import debian
from tests.server.harness import Client, Server, play_on
from tests.server.postgres import free_port

EXAMPLES = Path(__file__).parents[2] / "docs" / "deployment"
SITE = "https://games.example.org"


def program(name: str) -> Path | None:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    return Path(found) if found else None


def like_nginx(port: int, upstream: int) -> str:
    """Adapt the example: a free port, no TLS, this server."""
    text = (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", text, flags=re.S)
    text = re.sub(r"    ssl_certificate.*\n", "", text)
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    text = text.replace("$scheme", "https")  # what it says behind TLS
    assert "127.0.0.1:8470" in text
    return text.replace("127.0.0.1:8470", f"127.0.0.1:{upstream}")


def nginx(folder: Path, port: int, upstream: int) -> list[str]:
    """Return the command that starts nginx with the example."""
    found = debian.installed("nginx-light", lambda: program("nginx"))
    places = [f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi")]
    places += [f"{name}_temp_path {folder}/{name};" for name in ("uwsgi", "scgi")]
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors;\n"
        "events { worker_connections 64; }\n"
        f"http {{ access_log off; {' '.join(places)}\n{like_nginx(port, upstream)}\n}}\n"
    )
    return [str(found), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, upstream: int) -> list[str]:
    """Return the command that starts Caddy with the example, adapted alike."""
    found = debian.installed("caddy", lambda: program("caddy"))
    text = (EXAMPLES / "Caddyfile").read_text(encoding="utf-8")
    assert text.count("games.example.org {") == text.count("127.0.0.1:8470") == 1
    text = text.replace("games.example.org {", f"http://127.0.0.1:{port} {{")
    passed = f"127.0.0.1:{upstream} {{\nheader_up X-Forwarded-Proto https"  # as behind TLS
    text = text.replace("127.0.0.1:8470 {", passed)
    (folder / "Caddyfile").write_text(f"{{\nadmin off\n}}\n{text}")
    return [str(found), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


Proxy = Callable[[Path, int, int], list[str]]


@contextmanager
def before(upstream: str, proxy: Proxy, folder: Path) -> Iterator[str]:
    """Run a proxy in front of a server and yield its URL."""
    folder.mkdir()
    port = free_port()
    command = proxy(folder, port, int(upstream.rsplit(":", 1)[1]))
    place = {**os.environ, "HOME": str(folder)}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, env=place)
    try:
        await_door(process, port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def await_door(process: subprocess.Popen[bytes], port: int) -> None:
    for _ in range(400):
        assert process.poll() is None, "the proxy did not start"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    pytest.fail("the proxy did not open its door")


@dataclass
class Front(Server):
    """The server as seen through a proxy."""

    url: str = ""
    place: list[str] = field(default_factory=list)


ONE_TRY = "from insula.server import limits; limits.PASSWORDS = (1.0, 0.0); "


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    options = ["--origin", SITE, "--proxy", "127.0.0.1"]
    started = Server(["--data", str(tmp_path / "data")], options, ONE_TRY).start()
    yield started
    started.stack.close()
    assert started.stop() == 0
    assert not started.errors


@pytest.mark.parametrize("proxy", [nginx, pytest.param(caddy, marks=pytest.mark.slow)])
def test_the_proxy_examples_work(proxy: Proxy, server: Server, tmp_path: Path) -> None:
    with before(server.url, proxy, tmp_path / "proxy") as address:
        front = Front(url=address, stack=server.stack)
        cookies_are_for_tls_only(front)
        games_are_played(front)
        other_sites_are_refused(front)
        nobody_says_where_they_come_from(front)
        assert Client(front).request("GET", "/metrics").status == 403


def cookies_are_for_tls_only(front: Server) -> None:
    cookie = Client(front).request("GET", "/api/me").headers["set-cookie"]
    assert "; Secure" in cookie
    assert "; HttpOnly" in cookie


def games_are_played(front: Server) -> None:
    anna = front.newcomer("Anna")
    table = anna.make("me", "apprentice")["table"]["id"]
    player = anna.watch(anna.socket(table, Origin=SITE), table)
    play_on([player], random.Random(1), 5)
    player.close()


def other_sites_are_refused(front: Server) -> None:
    for origin, status in ((SITE, 200), ("https://evil.example", 403), (front.url, 403)):
        answer = Client(front).request("POST", "/api/me", b'{"name": "Eve"}', Origin=origin)
        assert answer.status == status, origin


def nobody_says_where_they_come_from(front: Server) -> None:
    """Check that a client cannot forge its address: it has one attempt in all."""
    body = json.dumps({"login": "anna", "password": "wrong horse"}).encode()
    statuses = [
        Client(front).request("POST", "/api/session", body, X_Forwarded_For=said).status
        for said in ("192.0.2.1", "192.0.2.2", "192.0.2.3, 127.0.0.1")
    ]
    assert statuses == [403, 429, 429]


def test_forwarded_headers_are_ignored_without_a_trusted_proxy(tmp_path: Path) -> None:
    server = Server(["--data", str(tmp_path / "data")], prelude=ONE_TRY).start()
    nobody_says_where_they_come_from(server)
    told = Client(server).request("GET", "/api/me", X_Forwarded_Proto="https")
    assert "Secure" not in told.headers["set-cookie"]
    assert server.stop() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="systemd is Linux's")
def test_the_systemd_units_are_valid(tmp_path: Path) -> None:
    verifier = shutil.which("systemd-analyze")
    if not verifier:
        pytest.skip("no systemd-analyze here: apt-get install systemd")
    for path in [*EXAMPLES.glob("*.service"), *EXAMPLES.glob("*.timer")]:
        text = path.read_text().replace("/opt/insula/bin/insula", sys.executable)
        (tmp_path / path.name).write_text(text)
    units = [str(path) for path in sorted(tmp_path.iterdir())]
    assert len(units) == 3
    done = subprocess.run([verifier, "verify", *units], capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if "insula" in line]
    assert (done.returncode, complaints) == (0, [])


def test_invalid_origins_are_rejected() -> None:
    assert parse_origin("https://Games.Example.org:443/") == SITE
    assert parse_origin("http://localhost:8470") == "http://localhost:8470"
    assert parse_origin("http://[::1]:80") == "http://[::1]"
    for bad in ("games.example.org", "ftp://x", "https://", "https://x/y", "https://x:port"):
        with pytest.raises(SettingsError):
            parse_origin(bad)
    assert parse_proxy("10.0.0.0/8") == "10.0.0.0/8"
    with pytest.raises(SettingsError, match="such as"):
        parse_proxy("localhost")
