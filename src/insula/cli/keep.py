"""`insula export`, `import`, `backup` and `restore`: a server's games come and go."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from insula.cli.faults import BAD_DATA, UsageFault, complain
from insula.cli.options import BoxPath
from insula.cli.serve import DatabaseUrl, DataFolder, found

if TYPE_CHECKING:
    from insula.server.database import Database

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def export_records(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the records go.")],
    table: Annotated[str, typer.Option(metavar="ID", help="Only this table.")] = "",
    data: DataFolder = None,
    database: DatabaseUrl = None,
) -> None:
    """Write a server's games as records, all or one.

    Records tell the deal, also of games that are not over.
    """
    import asyncio

    chosen = existing(data, database)
    folder.mkdir(parents=True, exist_ok=True)
    count = asyncio.run(write_records(chosen, folder, table))
    print(f"{count} records in {folder}")


async def write_records(database: "Database", folder: Path, table: str) -> int:
    from insula.server import transfer
    from insula.server.refusals import Refused
    from insula.server.store import Store

    store, count = Store(database), 0
    try:
        async for name, text in transfer.exported(store, table):
            (folder / name).write_bytes(text.encode())
            count += 1
    except Refused as refused:
        raise UsageFault(refused.text) from refused
    finally:
        store.close()
    return count


def import_records(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")],
    data: DataFolder = None,
    database: DatabaseUrl = None,
    box: BoxPath = None,
) -> int:
    """Bring records to a server as tables; a game that is not over waits for people to sit down."""
    import asyncio

    return asyncio.run(read_records(found(data, database)[1], files, box))


async def read_records(database: "Database", files: list[Path], box: Path | None) -> int:
    """Every file for itself: a bad one does not keep the others out."""
    from insula.cli.records import game_of
    from insula.kernel import record
    from insula.server import transfer
    from insula.server.store import Store

    store, code = Store(database), 0
    try:
        for path in files:
            try:
                text = record.read_file(path)
                table = await transfer.imported(
                    store,
                    text,
                    lambda name, digest: game_of(text, name, digest, box),  # noqa: B023
                )
                print(f"{path}: table {table}")
            except record.RecordError as error:
                told = str(error) if error.line else error.message
                code = complain(f"{path}: {told}", BAD_DATA)
    finally:
        store.close()
    return code


def backup(file: BackupFile, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    """Copy everything into one file, also while the server runs. It holds secrets: keep it safe."""
    from insula.server import transfer

    rows = transfer.backup(existing(data, database), file)
    print(f"{rows} rows in {file}")


def restore(file: BackupFile, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    """Bring a backup into an empty database of either kind."""
    from insula.server import transfer

    if not file.is_file():
        raise UsageFault(f"there is no file '{file}'")
    rows = transfer.restore(file, found(data, database)[1])
    print(f"{rows} rows restored")


def existing(data: Path | None, url: str | None) -> "Database":
    """A database that is there: asking for a missing one must not make it."""
    from insula.server.database import SQLITE_FILE
    from insula.server.serve import data_folder

    folder = data or data_folder()
    if not url and not (folder / SQLITE_FILE).exists():
        raise UsageFault(f"there are no games in '{folder}'; --data or --database says where")
    return found(data, url)[1]
