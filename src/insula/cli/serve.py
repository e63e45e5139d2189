"""`insula serve`: run the server."""

import contextlib
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from insula.cli.faults import UsageFault

if TYPE_CHECKING:
    from insula.server.settings import Settings
    from insula.server.store.database import Database

DataFolder = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="DIR", help="Folder of the database. [default: your data folder]"
    ),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="PostgreSQL database: postgresql://..."),
]
Boxes = Annotated[
    list[Path] | None,
    typer.Option("--box", metavar="PATH", help="Offer the box in this folder; repeatable."),
]

RedisUrl = Annotated[
    str | None,
    typer.Option("--redis", metavar="URL", help="Redis for several processes: redis://..."),
]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 picks a free one.")] = 8470,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    redis: RedisUrl = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Number of server processes.")] = 1,
    box: Boxes = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Public URL: https://...; repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Trusted proxy; repeatable."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")
    ] = "warning",
) -> None:
    """Run the server: play in a browser or with a program, over the network.

    Every move is stored before anyone sees it. Ctrl-C or SIGTERM stops the server cleanly.
    """
    from insula.server import json_logs
    from insula.server.live.boxes import BoxCatalogue
    from insula.server.main import open_listener, run, url_of
    from insula.server.store.database import lock_folder, make_ready

    if log_level not in ("debug", "info", "warning", "error"):
        raise UsageFault(f"--log-level must be debug, info, warning or error, not '{log_level}'")
    check_sharing(redis, database, workers)
    settings = settings_of(data, database, box, redis, origin, proxy)
    folder, chosen = choose_database(data, database)
    BoxCatalogue.load(settings)  # report a faulty box before starting
    json_logs.set_up(log_level)
    with contextlib.ExitStack() as stack:
        if folder:
            stack.enter_context(lock_folder(folder))
        listener = stack.enter_context(open_listener(host, port))
        make_ready(chosen)
        greeting = partial(greet, url_of(listener), open_browser=open_browser)
        work = partial(run, chosen, settings, listener)
        if workers == 1:
            work(greeting)
        else:
            from insula.server.processes import ServerProcesses

            ServerProcesses(work).run(workers, greeting)


def check_sharing(redis: str | None, database: str | None, workers: int) -> None:
    """Refuse several processes without a shared database."""
    if redis and not database:
        raise UsageFault("--redis requires --database postgresql://...")
    if redis and not redis.startswith(("redis://", "rediss://", "unix://")):
        raise UsageFault("a Redis URL begins with redis://, rediss:// or unix://")
    if workers > 1 and not redis:
        raise UsageFault("--workers requires --database and --redis")
    if workers > 1 and not hasattr(os, "fork"):
        raise UsageFault("this system does not support --workers; start several servers instead")


def settings_of(
    data: Path | None,
    url: str | None,
    boxes: list[Path] | None,
    redis: str | None = None,
    origins: list[str] | None = None,
    proxies: list[str] | None = None,
) -> "Settings":
    """Check the options. A data folder provides both the database and the boxes."""
    from insula.server.main import data_folder
    from insula.server.settings import Settings, SettingsError, parse_origin, parse_proxy

    try:
        return Settings(
            data=None if url else data or data_folder(),
            redis=redis or "",
            boxes=tuple(boxes or ()),
            origins=tuple(parse_origin(each) for each in origins or ()),
            proxies=tuple(parse_proxy(each) for each in proxies or ()),
        )
    except SettingsError as error:
        raise UsageFault(str(error)) from error


def choose_database(data: Path | None, url: str | None) -> "tuple[Path | None, Database]":
    """Return the folder of the database, if any, and the database."""
    from insula.server.main import data_folder
    from insula.server.store.database import from_url, in_folder

    if data and url:
        raise UsageFault("use --data or --database, not both")
    if url:
        return None, from_url(url)
    folder = data or data_folder()
    return folder, in_folder(folder)


def greet(address: str, *, open_browser: bool) -> None:
    print(f"Insula is open at {address}\nCtrl-C stops it.", flush=True)
    if open_browser:
        import webbrowser

        webbrowser.open(address)
