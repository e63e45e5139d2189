"""`insula export`, `import`, `backup` and `restore`: data of a server."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from insula.cli.faults import BAD_DATA, UsageFault, complain, record_sentence
from insula.cli.options import BoxPath
from insula.cli.serve import Boxes, DatabaseUrl, DataFolder, choose_database, settings_of

if TYPE_CHECKING:
    from insula.server.settings import Settings
    from insula.server.store.database import Database

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="Backup file.")]


def export_records(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Output folder.")],
    table: Annotated[str, typer.Option(metavar="ID", help="Export only this table.")] = "",
    data: DataFolder = None,
    database: DatabaseUrl = None,
    box: Boxes = None,
) -> int:
    """Export games of a server as records, all or one.

    Records reveal the deal, even of unfinished games.
    """
    import asyncio

    chosen, settings = require_database(data, database), settings_of(data, database, box)
    folder.mkdir(parents=True, exist_ok=True)
    return asyncio.run(write_records(chosen, settings, folder, table))


async def write_records(
    database: "Database", settings: "Settings", folder: Path, table: str
) -> int:
    """Export each table on its own: one failure does not stop the others."""
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
                    raise UsageFault(str(refused)) from refused
                code = complain(f"table {each}: {refused}", BAD_DATA)
                continue
            (folder / name).write_bytes(text.encode())
            count += 1
    finally:
        store.close()
    print(f"{count} records in {folder}")
    return code


def import_records(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Record files.")],
    data: DataFolder = None,
    database: DatabaseUrl = None,
    box: BoxPath = None,
) -> int:
    """Import records as tables. An unfinished game waits for players."""
    import asyncio

    return asyncio.run(read_records(choose_database(data, database)[1], files, box))


async def read_records(database: "Database", files: list[Path], box: Path | None) -> int:
    """Import each file on its own: one failure does not stop the others."""
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
                code = complain(f"{path}: {record_sentence(error)}", BAD_DATA)
    finally:
        store.close()
    return code


def backup(file: BackupFile, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    """Copy everything into one file, even while the server runs. The file contains secrets."""
    from insula.server.store import backup

    rows = backup.backup(require_database(data, database), file)
    print(f"{rows} rows in {file}")


def restore(file: BackupFile, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    """Restore a backup into an empty database of either kind."""
    from insula.server.store import backup

    if not file.is_file():
        raise UsageFault(f"there is no file '{file}'")
    rows = backup.restore(file, choose_database(data, database)[1])
    print(f"{rows} rows restored")


def require_database(data: Path | None, url: str | None) -> "Database":
    """Return an existing database; do not create a missing one."""
    from insula.server.main import data_folder
    from insula.server.store.database import SQLITE_FILE

    folder = data or data_folder()
    if not url and not (folder / SQLITE_FILE).exists():
        raise UsageFault(f"there is no database in '{folder}'; use --data or --database")
    return choose_database(data, url)[1]
