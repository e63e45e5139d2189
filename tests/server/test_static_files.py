"""The built page: lookup, compression, caching and security policy."""

from pathlib import Path

import pytest
from starlette.requests import Request

from insula.server.http import static_files

Files = dict[str, static_files.File]

ASSET = "assets/index-abc.js"


@pytest.fixture
def files(tmp_path: Path) -> Files:
    (tmp_path / "assets").mkdir()
    for name, data in {"index.html": b"<html>", ASSET: b"run()", f"{ASSET}.gz": b"packed"}.items():
        (tmp_path / name).write_bytes(data)
    return static_files.read_files(tmp_path)


def request(**headers: str) -> Request:
    named = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": named})


def test_compressed_files_are_encodings_not_files(files: Files) -> None:
    assert set(files) == {"index.html", ASSET}
    assert files[ASSET].forms == {"": b"run()", "gzip": b"packed"}


@pytest.mark.parametrize("path", ["", "table/abc", "rules/magna-roma", "replay/x/"])
def test_routes_of_the_page_serve_its_index(files: Files, path: str) -> None:
    assert static_files.find(files, path) == ("index.html", files["index.html"])


@pytest.mark.parametrize("path", ["assets/gone.js", "api/nothing", "../secret.txt", "favicon.ico"])
def test_other_paths_are_not_found(files: Files, path: str) -> None:
    assert static_files.find(files, path) is None


def test_a_browser_gets_the_smallest_accepted_encoding(files: Files) -> None:
    packed = static_files.respond(request(accept_encoding="gzip, br"), ASSET, files[ASSET])
    assert (packed.body, packed.headers["content-encoding"]) == (b"packed", "gzip")
    plain = static_files.respond(request(), ASSET, files[ASSET])
    assert plain.body == b"run()"
    assert "content-encoding" not in plain.headers


def test_assets_are_immutable_and_the_index_is_revalidated(
    files: Files,
) -> None:
    asset = static_files.respond(request(), ASSET, files[ASSET])
    assert "immutable" in asset.headers["cache-control"]
    index = static_files.respond(request(), "index.html", files["index.html"])
    assert index.headers["cache-control"] == "no-cache"
    same = request(if_none_match=index.headers["etag"])
    assert static_files.respond(same, "index.html", files["index.html"]).status_code == 304


def test_the_policy_forbids_inline_code_and_other_hosts(
    files: Files,
) -> None:
    policy = static_files.respond(request(), ASSET, files[ASSET]).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_without_a_built_page_there_are_no_files(tmp_path: Path) -> None:
    assert static_files.read_files(tmp_path / "web") == {}
    assert static_files.find({}, "") is None
