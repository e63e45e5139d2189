"""SQLite or PostgreSQL, seen alike: plain connections, one way to write SQL, migrations.

The hot path speaks to the drivers directly. Alembic and SQLAlchemy are imported only when a
database must change, so that a server starts at once.
"""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Protocol

HEAD = "0002"
"""The newest migration."""
SQLITE_FILE = "insula.sqlite"


class DatabaseError(RuntimeError):
    """A database that cannot be opened or used; the message is for the user."""


class Database(Protocol):
    """What differs between the two."""

    conflicts: tuple[type[Exception], ...]  # a row that stands there already
    errors: tuple[type[Exception], ...]  # anything that a driver may raise
    begin: str  # of a transaction that writes
    snapshot: str  # of one that reads, and sees one moment

    def connect(self) -> Any:
        """A connection without a transaction: each statement for itself, or an explicit BEGIN."""

    def sql(self, text: str) -> str:
        """SQL that was written with question marks."""

    def streaming(self, connection: Any) -> Any:
        """A cursor that does not fetch everything at once."""

    def address(self) -> str:
        """For SQLAlchemy."""


class Sqlite:
    """A file in a folder: the default."""

    conflicts: tuple[type[Exception], ...] = (sqlite3.IntegrityError,)
    errors: tuple[type[Exception], ...] = (sqlite3.Error,)
    begin = "BEGIN IMMEDIATE"
    snapshot = "BEGIN"

    def __init__(self, path: Path) -> None:
        self.path = path

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def sql(self, text: str) -> str:
        return text

    def streaming(self, connection: Any) -> Any:
        return connection.cursor()

    def address(self) -> str:
        return f"sqlite:///{self.path}"


class Postgres:
    """A PostgreSQL database by its URL. Its driver is imported only where it is used."""

    begin = "BEGIN"
    snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, url: str) -> None:
        import psycopg

        self.url = url
        self.driver = psycopg
        self.conflicts: tuple[type[Exception], ...] = (
            psycopg.IntegrityError,
            psycopg.errors.DeadlockDetected,  # of two who write, one must try again
        )
        self.errors: tuple[type[Exception], ...] = (psycopg.Error,)

    def connect(self) -> Any:
        return self.driver.connect(self.url, autocommit=True, connect_timeout=10)

    def sql(self, text: str) -> str:
        return text.replace("?", "%s")

    def streaming(self, connection: Any) -> Any:
        return connection.cursor(name="insula")

    def address(self) -> str:
        return "postgresql+psycopg://" + self.url.split("://", 1)[1]


def from_url(url: str) -> Database:
    """The database of a URL; SQLite files are given by their folder instead."""
    if not url.startswith(("postgresql://", "postgres://")):
        raise DatabaseError("a database URL begins with postgresql://; for SQLite give a folder")
    return Postgres(url)


def in_folder(folder: Path) -> Sqlite:
    """The SQLite database of a data folder, which is made when it is missing."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return Sqlite(folder / SQLITE_FILE)


@contextlib.contextmanager
def open_connection(database: Database) -> Iterator[Any]:
    """A connection for a while; trouble with opening it becomes a sentence."""
    try:
        connection = database.connect()
    except database.errors as error:
        reason = " ".join(str(error).split())
        raise DatabaseError(f"the database cannot be opened: {reason}") from error
    with contextlib.closing(connection):
        yield connection


# -- migrations ----------------------------------------------------------------------------------


def version(database: Database) -> str:
    """The migration a database has reached; nothing for an empty one."""
    with open_connection(database) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except database.errors:
            return ""
        return str(row[0]) if row else ""


def make_ready(database: Database) -> None:
    """Bring a database to today's version; several processes may try at once."""
    found = version(database)
    if found > HEAD:
        raise DatabaseError(f"the database is of a newer Insula (version {found}, ours is {HEAD})")
    if found != HEAD:
        migrate(database, HEAD)


def migrate(database: Database, revision: str) -> None:
    """Run Alembic's migrations, one process at a time, all or nothing."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import NullPool, create_engine, text

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    address = database.address()
    engine = create_engine(address, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        connection.execute(text(database.begin))
        if isinstance(database, Postgres):
            connection.execute(text("SELECT pg_advisory_xact_lock(20260501)"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.execute(text("COMMIT"))


# -- one server per folder -----------------------------------------------------------------------


def lock_folder(folder: Path) -> IO[bytes]:
    """Hold a data folder as long as the file is open: two servers would not see each other."""
    file = (folder / "insula.lock").open("wb")
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError as error:
        file.close()
        raise DatabaseError(
            f"another server uses the folder '{folder}'; stop it, or give --data another"
        ) from error
    return file
