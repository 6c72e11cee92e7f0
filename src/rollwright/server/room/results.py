"""A finished table as one game of its room's evening."""

import hashlib

from rollwright.core import places, seats_without_result
from rollwright.server.room.evening import PlayedGame, PlayedSeat
from rollwright.server.table.codes import KEY_LENGTH, KEY_LETTERS, to_link
from rollwright.server.table.table import Table


def played_game(table: Table) -> PlayedGame:
    """Return the result of a table whose game is over."""
    game, state, count = table.game, table.state, len(table.chairs)
    gone = seats_without_result(game, state)
    ranks = (0,) * count if table.early else places(game, state, count)
    seats = tuple(
        PlayedSeat(
            chair.name,
            chair.pencil,
            game.score(state, seat).total,
            ranks[seat],
            chair.holder,
            chair.bot,
            bool(chair.paper),
        )
        for seat, chair in enumerate(table.chairs)
        if seat not in gone
    )
    return PlayedGame(table.name, table.opened.game, table.started_at + table.at, seats, table.early)


def games_so_far(table: Table) -> tuple[PlayedGame, ...]:
    """Return all games that were played in a table's room, up to this table's own if it is over."""
    return (*table.opened.played, played_game(table)) if table.phase == "over" else table.opened.played


def evening_key(key: str) -> str:
    """Return the key of the page to keep: it follows from a room's key, and nobody can go back from it."""
    number = int.from_bytes(hashlib.sha256(f"rollwright-evening-1 {key}".encode()).digest())
    letters = ""
    for _ in range(KEY_LENGTH):
        number, letter = divmod(number, len(KEY_LETTERS))
        letters += KEY_LETTERS[letter]
    return letters


def evening_link(code: str, key: str) -> str:
    """Return the link of the page to keep, which lets nobody sit down; tables without a key have none."""
    return to_link(code, evening_key(key)) if key else ""
