"""Settings of a server, besides its database."""

import ipaddress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit


class SettingsError(ValueError):
    """Raised for an invalid setting; the message is for the user."""


@dataclass(frozen=True)
class Settings:
    """Plain values that every process can share."""

    data: Path | None = None  # folder that contains `boxes/`
    redis: str = ""  # URL for notices between processes
    boxes: tuple[Path, ...] = ()  # single box folders
    origins: tuple[str, ...] = ()  # origins of the page; empty: any Host
    proxies: tuple[str, ...] = ()  # proxies trusted for the client's address

    def is_secure(self) -> bool:
        """Tell whether the page is reached over TLS only."""
        return bool(self.origins) and all(each.startswith("https://") for each in self.origins)


def parse_origin(text: str) -> str:
    """Normalise an origin: scheme, host and, unless it is the default, port."""
    try:
        parts = urlsplit(text.rstrip("/"))
        port = parts.port
    except ValueError as error:
        raise SettingsError(f"'{text}' is not an origin: {error}") from error
    host = (parts.hostname or "").encode("idna").decode() if parts.hostname else ""
    rest = parts.path or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not host or rest:
        raise SettingsError(f"an origin looks like https://games.example.org, not '{text}'")
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}" + ("" if port in (None, usual) else f":{port}")


def parse_proxy(text: str) -> str:
    """Check an IP address or network."""
    try:
        ipaddress.ip_network(text)
    except ValueError as error:
        raise SettingsError(f"a proxy is an address such as 127.0.0.1: {error}") from error
    return text
