"""The list of public tables, as the page gets it; `make types` writes these for the page."""

from typing import Any

from msgspec import Struct


class PublicSeat(Struct, frozen=True):
    name: str  # a free seat has none
    bot: bool


class PublicCard(Struct, frozen=True):
    """A table that anybody may join."""

    table: str
    game: str
    options: dict[str, Any]
    pace: int
    seats: tuple[PublicSeat, ...]


class PublicTables(Struct, frozen=True):
    """GET /api/public: tables that wait for anybody. `offered`: the operator lists such tables at all."""

    offered: bool
    tables: tuple[PublicCard, ...]
