"""The built page: read once, served compressed and cacheable."""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

import insula

FOLDER = Path(insula.__file__).parent / "web"
INDEX = "index.html"

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""Allow nothing inline and nothing from other hosts. `data:` is for the tab icon, which the page
draws."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": POLICY,
    "Vary": "Accept-Encoding",
}
FOR_EVER = "public, max-age=31536000, immutable"
ENCODINGS = {"br": ".br", "gzip": ".gz"}


@dataclass(frozen=True)
class File:
    """A file of the page in each encoding; '' is uncompressed."""

    media_type: str
    etag: str
    forms: dict[str, bytes]

    def form(self, accepted: str) -> tuple[str, bytes]:
        """Return the smallest encoding that the browser accepts."""
        for encoding in ENCODINGS:
            if encoding in self.forms and encoding in accepted:
                return encoding, self.forms[encoding]
        return "", self.forms[""]


def read_files(folder: Path = FOLDER) -> dict[str, File]:
    """Read every file by its path; empty if the page was not built."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    plain = [path for path in paths if path.suffix not in ENCODINGS.values()]
    return {path.relative_to(folder).as_posix(): read_file(path) for path in plain}


def read_file(path: Path) -> File:
    forms = {"": path.read_bytes()}
    for encoding, suffix in ENCODINGS.items():
        packed = path.with_name(path.name + suffix)
        if packed.exists():
            forms[encoding] = packed.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(kind, f'"{hashlib.sha256(forms[""]).hexdigest()[:20]}"', forms)


def find(files: dict[str, File], path: str) -> tuple[str, File] | None:
    """Find the file of a path. A path that is not a file name is a route of the page: its index."""
    name = path.strip("/")
    if name in files:
        return name, files[name]
    if "." in name.rpartition("/")[2] or name.split("/")[0] == "api" or INDEX not in files:
        return None
    return INDEX, files[INDEX]


def respond(request: Request, name: str, file: File) -> Response:
    """Serve a file. Asset names change with their content; the index is revalidated each time."""
    caching = FOR_EVER if name.startswith("assets/") else "no-cache"
    headers = {**HEADERS, "Cache-Control": caching, "ETag": file.etag}
    if request.headers.get("if-none-match") == file.etag:
        return Response(None, 304, headers)
    encoding, body = file.form(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, 200, headers, file.media_type)
