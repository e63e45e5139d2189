"""`insula serve`: a table for everybody with a browser."""

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from insula.cli.faults import UsageFault

if TYPE_CHECKING:
    from insula.server.database import Database
    from insula.server.settings import Settings

DataFolder = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="Keep the games here. [default: your data folder]"),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="Keep them in PostgreSQL: postgresql://..."),
]
Boxes = Annotated[
    list[Path] | None,
    typer.Option("--box", metavar="PATH", help="Offer the box of this folder too; repeatable."),
]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")] = 8470,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    box: Boxes = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Where people reach it: https://...; repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy whose word is taken; repeatable."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")
    ] = "warning",
) -> None:
    """Open the table: play over the network, in a browser or with a program of yours.

    Every move is on the disk before anybody sees it. Ctrl-C or SIGTERM stops it cleanly.
    """
    from insula.server import logs
    from insula.server.database import lock_folder, make_ready
    from insula.server.serve import listening, run
    from insula.server.shelf import Shelf

    if log_level not in ("debug", "info", "warning", "error"):
        raise UsageFault(f"--log-level is debug, info, warning or error, not '{log_level}'")
    settings = settings_of(data, database, box, origin, proxy)
    folder, chosen = found(data, database)
    Shelf.filled(settings)  # a faulty box is told before anybody comes
    logs.set_up(log_level)
    with contextlib.ExitStack() as stack:
        if folder:
            stack.enter_context(lock_folder(folder))
        door = stack.enter_context(listening(host, port))
        make_ready(chosen)
        run(chosen, settings, door, lambda address: greet(address, open_browser=open_browser))


def settings_of(
    data: Path | None,
    url: str | None,
    boxes: list[Path] | None,
    origins: list[str] | None = None,
    proxies: list[str] | None = None,
) -> "Settings":
    """What was chosen, checked; the boxes in the data folder belong to its database."""
    from insula.server.serve import data_folder
    from insula.server.settings import Settings, SettingsError, checked_origin, checked_proxy

    try:
        return Settings(
            data=None if url else data or data_folder(),
            boxes=tuple(boxes or ()),
            origins=tuple(checked_origin(each) for each in origins or ()),
            proxies=tuple(checked_proxy(each) for each in proxies or ()),
        )
    except SettingsError as error:
        raise UsageFault(str(error)) from error


def found(data: Path | None, url: str | None) -> "tuple[Path | None, Database]":
    """The database that was asked for, and the folder that holds it, if one does."""
    from insula.server.database import from_url, in_folder
    from insula.server.serve import data_folder

    if data and url:
        raise UsageFault("give --data or --database, not both")
    if url:
        return None, from_url(url)
    folder = data or data_folder()
    return folder, in_folder(folder)


def greet(address: str, *, open_browser: bool) -> None:
    print(f"Insula is open at {address}\nCtrl-C stops it.", flush=True)
    if open_browser:
        import webbrowser

        webbrowser.open(address)
