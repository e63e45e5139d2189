"""Back up a database while the server runs, and restore it."""

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import MetaData, NullPool, create_engine

from insula.server.store.database import (
    HEAD,
    Database,
    DatabaseError,
    Sqlite,
    make_ready,
    migrate,
    open_connection,
    version,
)

ROWS_AT_ONCE = 5_000


def backup(database: Database, path: Path) -> int:
    """Copy a consistent snapshot into one SQLite file and return the number of rows.

    The database is only read, so a newer Insula can back up the database of an older one.
    """
    found = version(database)
    if not found or found > HEAD:
        raise DatabaseError(f"not an Insula database, or one of a newer version ({found or '?'})")
    with path.open("xb"):  # never overwrite, and readable by the owner only
        os.chmod(path, 0o600)
    try:
        migrate(Sqlite(path), found)
        return copy(database, Sqlite(path))
    except BaseException:
        path.unlink()
        raise


def restore(path: Path, database: Database) -> int:
    """Copy a backup of any version into an empty database and return the number of rows."""
    make_ready(database)
    with open_connection(database) as connection:
        if connection.execute("SELECT count(*) FROM tables").fetchone()[0]:
            raise DatabaseError("this database already contains games; restore into an empty one")
    with tempfile.TemporaryDirectory(prefix="insula-restore-") as folder:
        copied = Sqlite(Path(shutil.copy(path, folder)))
        if not version(copied):
            raise DatabaseError(f"'{path}' is not an Insula backup")
        make_ready(copied)
        return copy(copied, database)


def copy(source: Database, target: Database) -> int:
    """Copy all rows in one transaction, between databases of the same version."""
    with open_connection(source) as reading, open_connection(target) as writing:
        reading.execute(source.snapshot)
        writing.execute(target.begin)
        tables = tables_of(target)
        for name in reversed(tables):
            writing.execute(f"DELETE FROM {name}")
        count = sum(
            copy_table(source, reading, target, writing, name, columns)
            for name, columns in tables.items()
        )
        writing.execute("COMMIT")
        reading.execute("COMMIT")
    return count


def tables_of(database: Database) -> dict[str, list[str]]:
    """Return tables and columns, referenced tables first."""
    found, engine = MetaData(), create_engine(database.address(), poolclass=NullPool)
    found.reflect(engine)
    engine.dispose()
    ours = [table for table in found.sorted_tables if table.name != "alembic_version"]
    return {table.name: [column.name for column in table.columns] for table in ours}


def copy_table(
    source: Database, reading: Any, target: Database, writing: Any, name: str, columns: list[str]
) -> int:
    listed, marks = ", ".join(columns), ", ".join("?" for _ in columns)
    text = target.sql(f"INSERT INTO {name} ({listed}) VALUES ({marks})")
    count = 0
    with contextlib.closing(source.streaming(reading)) as cursor:
        cursor.execute(f"SELECT {listed} FROM {name}")
        for rows in batches(cursor):
            writing.cursor().executemany(text, rows)
            count += len(rows)
    return count


def batches(cursor: Any) -> Iterator[list[tuple[Any, ...]]]:
    while rows := cursor.fetchmany(ROWS_AT_ONCE):
        yield rows
