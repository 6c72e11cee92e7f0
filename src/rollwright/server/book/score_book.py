"""The score book of a browser: made from the results that the store finds, as pure functions."""

import hmac
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from msgspec.structs import replace

from rollwright import games
from rollwright.core import (
    Game,
    NotFound,
    RollwrightError,
    is_on_paper,
    read_options,
    read_variant,
    solo_title,
    totals_are_times,
)
from rollwright.server.challenge.challenge import is_day
from rollwright.server.http.book_cards import BookFriend, BookLine, BookVariant
from rollwright.server.http.own_cards import FinishedCard, FinishedSeat
from rollwright.server.store.results import Best, Met, Result

FURTHEST = 1 << 22  # how far away the next title is looked for; times are in milliseconds


def finished_cards(
    mine: Sequence[Result], all_seats: Iterable[Result], challenges: Mapping[str, str]
) -> tuple[FinishedCard, ...]:
    """Return a card for each of the browser's results; `all_seats` are the results of the same tables.

    `challenges` has the challenge of each table whose dice are those of a day or of a league.
    """
    tables = {name: tuple(seats) for name, seats in groupby(sorted(all_seats, key=_place), key=lambda each: each.table)}
    return tuple(
        FinishedCard(
            table=own.table.partition("~")[0],
            game=own.game,
            options=_options(own.game, own.variant),
            at=own.at,
            seats=tuple(
                FinishedSeat(
                    each.name, bool(each.bot), each.seat == own.seat, each.total, each.place, is_on_paper(each.variant)
                )
                for each in tables.get(own.table, (own,))
            ),
            title=own.title,
            stood_in=own.stood_in,
            timed=_is_timed(own),
            challenge="" if own.table not in challenges else "day" if is_day(challenges[own.table]) else "league",
        )
        for own in mine
    )


def _place(result: Result) -> tuple[str, int, int]:
    return result.table, result.place, result.seat


def variants(game: Game, bests: Iterable[Best]) -> tuple[BookVariant, ...]:
    """Return what can be said of each variant: the best, its title, and the next one."""
    return tuple(replace(_variant(game, best), paper=is_on_paper(best.variant)) for best in bests)


def _variant(game: Game, best: Best) -> BookVariant:
    named = read_variant(game, best.variant)
    try:
        options = read_options(game, named)
    except RollwrightError:  # the game no longer has this variant
        return BookVariant(named, best.alone, best.games, best.merit, timed=False)
    timed = totals_are_times(game, options)
    figure = -best.merit if timed else best.merit
    plain = BookVariant(named, best.alone, best.games, figure, timed)
    title = solo_title(game, options, figure) if best.alone else None
    if title is None:
        return plain
    short = _to_next_title(game, options, figure, -1 if timed else 1)
    following = (solo_title(game, options, figure + (-short if timed else short)) or "") if short else ""
    return replace(plain, title=title, next_title=following, short=short)


def _to_next_title(game: Game, options: object, figure: int, step: int) -> int:
    """Return how far the next title is away, or 0 where there is none. Titles are a ladder: each has one stretch."""
    title = solo_title(game, options, figure)
    near, far = 0, 1
    while solo_title(game, options, figure + step * far) == title:
        near, far = far, 2 * far
        if far > FURTHEST:
            return 0
    while far - near > 1:
        middle = (near + far) // 2
        if solo_title(game, options, figure + step * middle) == title:
            near = middle
        else:
            far = middle
    return far


def friends(holder: str, met: Iterable[Met]) -> tuple[BookFriend, ...]:
    """Return the people a browser has met, each under an id that only this browser's book has."""
    return tuple(
        BookFriend(_opaque(holder, each.holder), each.name, each.games, each.won, each.lost, each.at) for each in met
    )


def _opaque(holder: str, other: str) -> str:
    return hmac.digest(holder.encode(), f"rollwright-met-1 {other}".encode(), "sha256").hex()[:16]


def line(own: Result, earlier: Iterable[Result]) -> BookLine:
    """Return how a result stands among the browser's results of the same variant, alone or in company."""
    alike = [
        each.merit
        for each in earlier
        if (each.variant, each.seats == 1) == (own.variant, own.seats == 1) and not each.stood_in and each.place
    ]
    if own.stood_in or not own.place or not alike:
        return BookLine(0, 0, 0, timed=False)
    best = max(alike)
    timed = _is_timed(own)
    return BookLine(len(alike), 1 + sum(merit > own.merit for merit in alike), -best if timed else best, timed)


def _is_timed(result: Result) -> bool:
    return result.merit != result.figure


def _options(game: str, variant: str) -> dict[str, str | int | bool]:
    try:
        return read_variant(games.find(game), variant)
    except NotFound:  # its package is not installed any more
        return {}
