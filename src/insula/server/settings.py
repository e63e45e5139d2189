"""What whoever runs a server may choose, beside its database."""

import ipaddress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit


class SettingsError(ValueError):
    """A choice that cannot be meant so; the message is for the user."""


@dataclass(frozen=True)
class Settings:
    """Plain values, so that every process of a server may have them."""

    data: Path | None = None  # the folder with `boxes/` in it
    redis: str = ""  # where hints are exchanged with other processes
    boxes: tuple[Path, ...] = ()  # folders of single boxes
    origins: tuple[str, ...] = ()  # where the page is reached; nothing: wherever the request says
    proxies: tuple[str, ...] = ()  # whose word for the client's address is taken

    def is_secure(self) -> bool:
        """Is the page only ever reached over TLS?"""
        return bool(self.origins) and all(each.startswith("https://") for each in self.origins)


def parse_origin(text: str) -> str:
    """An origin as browsers write it: scheme, host and, if it is not the usual one, port."""
    try:
        parts = urlsplit(text.rstrip("/"))
        port = parts.port
    except ValueError as error:
        raise SettingsError(f"'{text}' is no origin: {error}") from error
    host = (parts.hostname or "").encode("idna").decode() if parts.hostname else ""
    rest = parts.path or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not host or rest:
        raise SettingsError(f"an origin reads https://games.example.org, not '{text}'")
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}" + ("" if port in (None, usual) else f":{port}")


def parse_proxy(text: str) -> str:
    """An address or a network of addresses."""
    try:
        ipaddress.ip_network(text)
    except ValueError as error:
        raise SettingsError(f"a proxy is an address such as 127.0.0.1: {error}") from error
    return text
