"""The store, on SQLite and PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from insula.server.errors import Refused
from insula.server.people.identity import People
from insula.server.store.database import Database, from_url
from insula.server.store.people import DAY, PeopleStore, removal_statements
from insula.server.store.rows import (
    Clock,
    LoginSession,
    LogUpdate,
    Passkey,
    Person,
    Remark,
    Row,
    Seat,
    TableRow,
)
from insula.server.store.tables import TableStore
from insula.server.store.writer import Conflict, StoreError
from tests.server import postgres

SEED = (1 << 128) - 5
NAMES = ("gone", "named", "account", "seated", "maker", "passkey", "here")


def table_of(identity: str, creator: str = "anna", key: str | None = None) -> TableRow:
    return TableRow(
        id=identity,
        game="magna-roma",
        rules=1,
        box="digest",
        players=2,
        options={"level": "I"},
        clock=Clock("game", 600, 10),
        seed=SEED,
        salt="salt",
        shuffle="hash",
        key=key,
        creator=creator,
        status="open",
        turn=-1,
        created=1,
        changed=1,
    )


def seats_of() -> list[Seat]:
    return [Seat(0, "Anna", person="anna"), Seat(1, "apprentice bot", bot="apprentice")]


def row(number: int, text: str = "pick 1") -> Row:
    return Row(number, "move", 0, 17, text, 1_700_000_000_000 + number)


async def table_in(store: TableStore, identity: str) -> TableRow:
    found = await store.read_table(identity)
    assert found
    return found[0]


async def update_in(store: TableStore, identity: str) -> LogUpdate:
    found = await store.read_table(identity)
    assert found
    return found[1]


def with_store(database: Database, work: Callable[[TableStore], Awaitable[None]]) -> None:
    store = TableStore(database)
    try:
        asyncio.run(asyncio.wait_for(work(store), 60))
    finally:
        store.close()


def test_writes_survive_reopening(database: Database) -> None:
    async def write(store: TableStore) -> None:
        await store.create_table(table_of("a"), seats_of())
        await store.append(table_of("a"), [row(1), row(2)], status="playing", turn=1)
        await store.say("a", Remark(1, "Anna", "salve", 5))

    async def read(store: TableStore) -> None:
        found = await table_in(store, "a")
        assert found
        assert (found.seed, found.clock, found.options) == (
            SEED,
            Clock("game", 600, 10),
            {"level": "I"},
        )
        assert (found.status, found.turn, found.changed) == ("playing", 1, row(2).at)
        assert (await update_in(store, "a")).seats == seats_of()
        assert (await update_in(store, "a")).rows == [row(1), row(2)]
        assert await store.chat("a") == [Remark(1, "Anna", "salve", 5)]
        assert await store.read_table("b") is None

    with_store(database, write)
    with_store(database, read)


def test_a_duplicate_row_number_writes_nothing(database: Database) -> None:
    async def work(store: TableStore) -> None:
        table = table_of("a")
        await store.create_table(table, seats_of())
        await store.append(table, [row(1)])
        left = Seat(0, "nobody")
        with pytest.raises(Conflict):
            await store.append(table, [row(2), row(1, "forged")], [left], "over")
        assert (await update_in(store, "a")).rows == [row(1)]
        assert (await update_in(store, "a")).seats == seats_of()

    with_store(database, work)


def test_a_conflict_does_not_affect_the_rest_of_a_batch(database: Database) -> None:
    async def work(store: TableStore) -> None:
        table = table_of("a")
        await store.create_table(table, seats_of())
        numbers = [1, 2, 3, 2, 4, 5, 1, 6]
        jobs = [store.append(table, [row(number)]) for number in numbers]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 2
        assert [each.number for each in (await update_in(store, "a")).rows] == [1, 2, 3, 4, 5, 6]

    with_store(database, work)


def test_queued_jobs_are_committed_in_batches(database: Database) -> None:
    async def work(store: TableStore) -> None:
        table = table_of("a")
        await store.create_table(table, seats_of())
        before = store.writer.commits
        await asyncio.gather(*(store.append(table, [row(number)]) for number in range(1, 401)))
        assert store.writer.commits - before < 40
        assert len((await update_in(store, "a")).rows) == 400

    with_store(database, work)


def test_of_two_concurrent_writers_one_wins(database: Database) -> None:
    async def work(first: TableStore) -> None:
        second = TableStore(database)
        table = table_of("a")
        await first.create_table(table, seats_of())
        for number in range(1, 30):
            both = [
                store.append(table, [row(number, name)])
                for store, name in ((first, "first"), (second, "second"))
            ]
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 1
            assert sum(outcome is None for outcome in outcomes) == 1
        assert [each.number for each in (await update_in(first, "a")).rows] == list(range(1, 30))
        second.close()

    with_store(database, work)


def test_lobby_and_personal_lists(database: Database) -> None:
    async def work(store: TableStore) -> None:
        await store.create_table(table_of("public"), seats_of())
        await store.create_table(table_of("private", key="hash"), seats_of())
        await store.create_table(table_of("over", creator="bert"), [Seat(0, "Bert", person="bert")])
        over = await table_in(store, "over")
        assert over
        await store.append(over, [row(1)], status="over")
        assert [table.id for table in await store.lobby()] == ["public"]
        assert {table.id for table in await store.tables_of("anna")} == {"public", "private"}
        assert await store.unfinished_of("anna") == 2
        assert await store.unfinished_of("bert") == 0

    with_store(database, work)


def test_people_and_settings(database: Database) -> None:
    async def work(store: TableStore) -> None:
        people_store = PeopleStore(store)
        for name in ("Anna", "Bert"):
            person = Person(name, name)
            session = LoginSession(
                f"of {name}", name, "browser", "Firefox", f"hash of {name}", 5, 5
            )
            await people_store.add_guest(person, session)
        assert await people_store.set_login("Anna", "anna", "argon2")
        with pytest.raises(Conflict):
            await people_store.set_login("Bert", "anna", "argon2")
        assert not await people_store.set_login("Anna", "other", "other")
        anna = Person("Anna", "Anna", "anna", "argon2")
        assert await people_store.account("anna") == anna
        assert await people_store.person("Bert") == Person("Bert", "Bert")
        assert (await people_store.session("hash of Anna") or [None])[0] == anna
        assert await people_store.session("of Anna") is None
        assert await store.setting("key", "one") == "one"
        assert await store.setting("key", "two") == "one"

    with_store(database, work)


def test_a_concurrent_rename_keeps_the_account(database: Database) -> None:
    """Both were read before either was written; each must write only its own columns."""

    async def work(store: TableStore) -> None:
        people = People(store, "key")
        visitor, _ = await people.create_guest("Firefox", 1)
        await people.make_account(visitor.person, "anna", "correct horse")
        await people.rename(visitor.person, "Anna")
        found = await people.store.account("anna")
        assert found
        assert (found.name, found.id) == ("Anna", visitor.person.id)
        with pytest.raises(Refused, match="elsewhere"):
            await people.make_account(visitor.person, "bertha", "another horse")
        assert await people.sign_in("anna", "correct horse") == found
        people.close()

    with_store(database, work)


def test_clean_up_deletes_only_unused_rows(database: Database) -> None:
    async def work(store: TableStore) -> None:
        people, late = People(store, "key"), 200 * DAY
        guests = {name: (await people.create_guest(name, 1))[0].person.id for name in NAMES}
        await people.rename(Person(guests["named"], ""), "Nobody")
        await people.store.set_login(guests["account"], "anna", "argon2")
        await store.create_table(table_of("a"), [Seat(0, "Bert", person=guests["seated"])])
        await store.create_table(table_of("b", creator=guests["maker"]), [Seat(0)])
        passkey = Passkey("key", guests["passkey"], "", "localhost", "", 0, 1, 1)
        spending = ("INSERT INTO spent (challenge, until) VALUES (?, ?)", ("old", 5))
        await people.store.add_passkey(passkey, spending)
        (here,) = await people.store.sessions(guests["here"])
        await people.store.use(here, late - 5 * DAY)
        await people.store.clean_up(late)
        kept = {name for name, each in guests.items() if await people.store.person(each)}
        assert kept == {"account", "seated", "maker", "passkey", "here"}
        assert await store.read("SELECT * FROM spent") == []
        await people.store.clean_up(late + 500 * DAY)
        assert await store.read("SELECT id FROM sessions") == []
        people.close()

    with_store(database, work)


def test_the_writer_survives_errors(database: Database) -> None:
    async def work(store: TableStore) -> None:
        with pytest.raises(StoreError):
            await store.write(("INSERT INTO nowhere VALUES (?)", (1,)))
        with pytest.raises(StoreError):
            await store.read("SELECT * FROM nowhere")
        await store.create_table(table_of("a"), seats_of())
        assert await table_in(store, "a")

    with_store(database, work)


def test_concurrent_removals_leave_one_passkey(cluster: postgres.Cluster) -> None:
    """The second removal starts before the first commits; it waits and sees the result."""
    database = from_url(cluster.new())
    one, other = (Passkey(name, "anna", "", "localhost", "", 0, 1, 1) for name in ("one", "other"))

    async def remove_at_once(store: TableStore) -> None:
        people_store = PeopleStore(store)
        await people_store.add_guest(
            Person("anna", "Anna"), LoginSession("s", "anna", "browser", "", "", 1, 1)
        )
        for passkey in (one, other):
            spending = ("INSERT INTO spent (challenge, until) VALUES (?, 5)", (passkey.id,))
            await people_store.add_passkey(passkey, spending)
        elsewhere = database.connect()
        elsewhere.execute("BEGIN")
        for text, values in removal_statements(one):
            elsewhere.execute(database.sql(text), values)
        removing = asyncio.create_task(people_store.drop_passkey(other))
        blocked = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while not (removing.done() or await store.read(blocked)):
            await asyncio.sleep(0.01)
        elsewhere.execute("COMMIT")
        elsewhere.close()
        await removing
        assert [passkey.id for passkey in await people_store.passkeys("anna")] == ["other"]

    with_store(database, remove_at_once)
