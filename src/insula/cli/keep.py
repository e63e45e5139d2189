"""`insula export`, `import`, `backup` and `restore`: a server's games come and go."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from insula.cli.faults import BAD_DATA, UsageFault, complain
from insula.cli.options import BoxPath
from insula.cli.serve import Boxes, DatabaseUrl, DataFolder, choose_database, settings_of

if TYPE_CHECKING:
    from insula.server.settings import Settings
    from insula.server.store.database import Database

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def export_records(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the records go.")],
    table: Annotated[str, typer.Option(metavar="ID", help="Only this table.")] = "",
    data: DataFolder = None,
    database: DatabaseUrl = None,
    box: Boxes = None,
) -> int:
    """Write a server's games as records, all or one.

    Records tell the deal, also of games that are not over.
    """
    import asyncio

    chosen, settings = require_database(data, database), settings_of(data, database, box)
    folder.mkdir(parents=True, exist_ok=True)
    return asyncio.run(write_records(chosen, settings, folder, table))


async def write_records(
    database: "Database", settings: "Settings", folder: Path, table: str
) -> int:
    """Every table for itself: one that cannot be read here does not keep the others back."""
    from insula.server.errors import Refused
    from insula.server.live import records
    from insula.server.live.boxes import BoxCatalogue
    from insula.server.store.tables import TableStore

    catalogue, store, code, count = BoxCatalogue.load(settings), TableStore(database), 0, 0
    try:
        for each in [table] if table else await store.all_tables():
            try:
                name, text = await records.export_record(store, catalogue, each)
            except Refused as refused:
                if refused.code == "unknown":
                    raise UsageFault(refused.text) from refused
                code = complain(f"table {each}: {refused.text}", BAD_DATA)
                continue
            (folder / name).write_bytes(text.encode())
            count += 1
    finally:
        store.close()
    print(f"{count} records in {folder}")
    return code


def import_records(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")],
    data: DataFolder = None,
    database: DatabaseUrl = None,
    box: BoxPath = None,
) -> int:
    """Bring records to a server as tables; a game that is not over waits for people to sit down."""
    import asyncio

    return asyncio.run(read_records(choose_database(data, database)[1], files, box))


async def read_records(database: "Database", files: list[Path], box: Path | None) -> int:
    """Every file for itself: a bad one does not keep the others out."""
    from insula.cli.records import game_of
    from insula.kernel import record
    from insula.server.live import records
    from insula.server.store.tables import TableStore

    store, code = TableStore(database), 0
    try:
        for path in files:
            try:
                text = record.read_file(path)
                table = await records.import_record(
                    store,
                    text,
                    lambda header: game_of(text, header, box),  # noqa: B023
                )
                print(f"{path}: table {table}")
            except record.RecordError as error:
                message = str(error) if error.line else error.message
                code = complain(f"{path}: {message}", BAD_DATA)
    finally:
        store.close()
    return code


def backup(file: BackupFile, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    """Copy everything into one file, also while the server runs. It holds secrets: keep it safe."""
    from insula.server.store import backup

    rows = backup.backup(require_database(data, database), file)
    print(f"{rows} rows in {file}")


def restore(file: BackupFile, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    """Bring a backup into an empty database of either kind."""
    from insula.server.store import backup

    if not file.is_file():
        raise UsageFault(f"there is no file '{file}'")
    rows = backup.restore(file, choose_database(data, database)[1])
    print(f"{rows} rows restored")


def require_database(data: Path | None, url: str | None) -> "Database":
    """A database that is there: asking for a missing one must not make it."""
    from insula.server.main import data_folder
    from insula.server.store.database import SQLITE_FILE

    folder = data or data_folder()
    if not url and not (folder / SQLITE_FILE).exists():
        raise UsageFault(f"there are no games in '{folder}'; --data or --database says where")
    return choose_database(data, url)[1]
