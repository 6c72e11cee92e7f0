"""The protocol for results: one row for each seat of a finished game, to be found by browser, table or game."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

ENDED_EARLY = "ended early"  # stands for the holder of an end by the host: such a table has no results to make


class Result(Struct, frozen=True, array_like=True):
    """The result of one seat in a finished game.

    `holder` is empty for a bot, and `bot` for a person. `figure` earns the title of a game alone; it is the total in
    most games. `merit` orders the results of one variant, the largest first. In `stood_in` rounds a bot played for the
    person. `at` is the end of the game in milliseconds since 1970.
    """

    table: str
    seat: int
    at: int
    game: str
    variant: str
    seats: int
    holder: str
    bot: str
    name: str
    total: int
    figure: int
    merit: int
    place: int
    title: str
    stood_in: int = 0
    room: str = ""


class Best(Struct, frozen=True):
    """How a browser stands in one variant, alone or in company: how many games, and its best of them."""

    variant: str
    alone: bool
    games: int
    merit: int


class Met(Struct, frozen=True):
    """Games against one other person: how often each of the two had the better place. `name` is the last one used."""

    holder: str
    name: str
    games: int
    won: int
    lost: int
    at: int


class Results(Protocol):
    """Where a store keeps results. New ones come with the entry that ends their table, in the same commit."""

    async def of_tables(self, tables: Sequence[str]) -> list[Result]:
        """Return all results of these tables, each table's by seat."""
        ...

    async def of_holder(self, holder: str, game: str, limit: int) -> list[Result]:
        """Return the last results of a browser, the newest first; `game` may be empty for all games."""
        ...

    async def listed(self, holder: str, skip: int, limit: int) -> list[Result]:
        """Return results as `of_holder` does, without tables whose code is free again or that the browser forgot."""
        ...

    async def bests(self, holder: str, game: str) -> list[Best]:
        """Return how a browser stands in each variant. Games in which a bot stood in do not count."""
        ...

    async def met(self, holder: str, game: str, limit: int) -> list[Met]:
        """Return the people a browser has played with most often; `game` may be empty for all games."""
        ...

    async def missing(self, after: int, window: int) -> tuple[list[str], int]:
        """Return the finished tables that lack results among `window` tables with an id above `after`.

        A game that its host ended early has none and lacks none.

        The second value is the last id that was looked at, or 0 at the end.
        """
        ...

    async def add(self, results: Sequence[Result]) -> None:
        """Keep results of tables that ended earlier. Those that are kept already stay as they are."""
        ...
