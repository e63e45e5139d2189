"""SQLite and PostgreSQL behind one interface: connections, SQL, migrations.

Queries use the drivers directly. Alembic and SQLAlchemy are imported only for migrations, so that a
server starts fast.
"""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Protocol

HEAD = "0003"
"""The newest migration."""
SQLITE_FILE = "insula.sqlite"


class DatabaseError(RuntimeError):
    """Raised when a database cannot be opened or used; the message is for the user."""


class Database(Protocol):
    """What differs between the two."""

    conflicts: tuple[type[Exception], ...]  # raised for an existing row
    errors: tuple[type[Exception], ...]  # base of all driver errors
    begin: str  # starts a write transaction
    snapshot: str  # starts a consistent read transaction

    def connect(self) -> Any:
        """Open a connection in autocommit mode."""

    def sql(self, text: str) -> str:
        """Convert SQL written with question marks."""

    def streaming(self, connection: Any) -> Any:
        """Return a cursor that does not fetch everything at once."""

    def address(self) -> str:
        """Return the SQLAlchemy URL."""


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
    """A PostgreSQL database by its URL. The driver is imported only when it is used."""

    begin = "BEGIN"
    snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, url: str) -> None:
        import psycopg

        self.url = url
        self.driver = psycopg
        self.conflicts: tuple[type[Exception], ...] = (
            psycopg.IntegrityError,
            psycopg.errors.DeadlockDetected,  # one of two writers must retry
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
    """Return the database of a URL. SQLite databases are given by folder instead."""
    if not url.startswith(("postgresql://", "postgres://")):
        raise DatabaseError("a database URL begins with postgresql://; for SQLite use --data")
    return Postgres(url)


def in_folder(folder: Path) -> Sqlite:
    """Return the SQLite database of a data folder, creating the folder if necessary."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return Sqlite(folder / SQLITE_FILE)


@contextlib.contextmanager
def open_connection(database: Database) -> Iterator[Any]:
    """Open a connection for a while, or raise DatabaseError."""
    try:
        connection = database.connect()
    except database.errors as error:
        reason = " ".join(str(error).split())
        raise DatabaseError(f"the database cannot be opened: {reason}") from error
    with contextlib.closing(connection):
        yield connection


# -- migrations -----------------------------------------------------------------------------------


def version(database: Database) -> str:
    """Return the migration a database has reached; "" for an empty one."""
    with open_connection(database) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except database.errors:
            return ""
        return str(row[0]) if row else ""


def make_ready(database: Database) -> None:
    """Upgrade a database to the current version. Several processes may do so at once."""
    found = version(database)
    if found > HEAD:
        raise DatabaseError(
            f"the database belongs to a newer Insula (version {found}; this is {HEAD})"
        )
    if found != HEAD:
        migrate(database, HEAD)


def migrate(database: Database, revision: str) -> None:
    """Run the migrations in one transaction, one process at a time."""
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


# -- one server per folder ------------------------------------------------------------------------


def lock_folder(folder: Path) -> IO[bytes]:
    """Lock a data folder while the file is open: two servers must not share it."""
    file = (folder / "insula.lock").open("wb")
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError as error:
        file.close()
        raise DatabaseError(
            f"another server uses the folder '{folder}'; stop it, or choose another with --data"
        ) from error
    return file
