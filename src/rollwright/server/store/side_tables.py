"""Tables of the database that hold no events, and how they are copied from one database into another.

Notes that people left at a table stay behind: they are no part of a game. Codes of transfers last ten minutes.
"""

from typing import Any

from rollwright.server.store.protocol import Queries

ROWS = 500  # copied at once

# Each with its columns; the first ones, up to the number given, are the key.
SIDE_TABLES: dict[str, tuple[int, tuple[str, ...]]] = {
    "challenge": (1, ("id", "game", "opens", "body", "holder")),
    "entrant": (
        2,
        ("challenge", "holder", "table_id", "link", "name", "pencil", "entered", "loss", "luck", "share"),
    ),
    "subscription": (1, ("endpoint", "holder", "p256dh", "auth", "language", "site", "at")),
    "feed": (1, ("holder", "key")),
    "server_key": (1, ("name", "value")),
}


async def copy_side_tables(origin: Queries, goal: Queries) -> None:
    """Copy the rows of all side tables into empty ones."""
    for name, (_, columns) in SIDE_TABLES.items():
        places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
        insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})"
        for row in await read_side_table(origin, name):
            await goal.fetch(insert, *row)


async def read_side_table(store: Queries, name: str) -> list[tuple[Any, ...]]:
    """Return all rows of a side table in the order of its key."""
    keys, columns = SIDE_TABLES[name]
    order = ", ".join(columns[:keys])
    select = f"SELECT {', '.join(columns)} FROM {name} ORDER BY {order} LIMIT $1 OFFSET $2"
    rows: list[tuple[Any, ...]] = []
    while part := await store.fetch(select, ROWS, len(rows)):
        rows += [tuple(row) for row in part]
    return rows
