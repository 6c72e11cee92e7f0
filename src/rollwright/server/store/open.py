"""Open the store that a setting names, and the upkeep of one."""

from pathlib import Path

from rollwright.server.store.protocol import Database, NoDatabase, Store, UnknownDatabase
from rollwright.server.store.upkeep import Upkeep

POSTGRES = ("postgresql://", "postgres://")


def read_database(text: str) -> Database:
    """Return the address of a PostgreSQL database as it is, and anything else as the path of a file.

    Raise `UnknownDatabase` for any other address: a misspelt one would become an empty file with a strange name.
    """
    if text.startswith(POSTGRES):
        return text
    kind, colon, _ = text.partition("://")
    if colon:
        raise UnknownDatabase(kind=kind[:40])
    return Path(text)


async def open_store(database: Database) -> Store:
    """Open or create a database, or raise `BadDatabase`. Only the driver that is needed is imported."""
    if isinstance(database, Path):
        from rollwright.server.store.sqlite import SqliteStore

        return await SqliteStore.open(database)
    from rollwright.server.store.postgres import PostgresStore

    return await PostgresStore.open(database)


async def open_upkeep(database: Database) -> Upkeep:
    """Open an existing database, or raise `NoDatabase`."""
    if isinstance(database, Path):
        if not database.is_file():
            raise NoDatabase(path=str(database))
        from rollwright.server.store.sqlite_upkeep import SqliteUpkeep

        return await SqliteUpkeep.open(database)
    from rollwright.server.store.postgres_upkeep import PostgresUpkeep

    return await PostgresUpkeep.open(database)
