"""Play any game: open it, check and apply a move, replay a log, say whom we wait for and who won."""

from collections.abc import Iterable
from typing import Any

from rollwright.core.errors import BadOptions, IllegalAction
from rollwright.core.game import Game, Move, Rival, Wake
from rollwright.core.notation import words
from rollwright.core.paper import Paper


def begin(game: Game, options: Any, seats: tuple[str, ...], seed: str) -> Any:
    """Return the first state, or raise `BadOptions` when so many seats cannot play it."""
    check_seats(game, len(seats))
    return game.start(options, seats, seed)


def check_seats(game: Game, count: int) -> None:
    low, high = game.INFO.seats
    if not low <= count <= high:
        raise BadOptions("bad-seats", low=low, high=high)


def step(game: Game, state: Any, move: Move[Any]) -> Any:
    """Return the state after `move`, or raise `IllegalAction`."""
    check(game, state, move)
    return game.apply(state, move)


def check(game: Game, state: Any, move: Move[Any]) -> None:
    if move.seat is None and not isinstance(move.action, getattr(game, "TABLE_ACTIONS", ())):
        due = alarm(game, state)
        if not isinstance(move.action, Wake) or due is None or move.at < due:
            raise IllegalAction(game=game.INFO.id, action=words(move.action), choices="")
        return
    refuses = offered(game, "refuses")
    if refuses is not None:
        reason = refuses(state, move)
        if reason is not None:
            raise IllegalAction(reason, game=game.INFO.id, action=words(move.action), choices="")
        return
    if move.seat is None:
        return
    accepts = offered(game, "accepts")
    if accepts is not None and accepts(state, move.seat, move.action):
        return
    choices = game.legal(state, move.seat)
    if move.action not in choices:
        why = offered(game, "why")
        reason = why(state, move.seat, move.action) if why else None
        named = ", ".join(map(words, choices[:4]))
        raise IllegalAction(reason, game=game.INFO.id, action=words(move.action), choices=named)


def replay(game: Game, options: Any, seats: tuple[str, ...], seed: str, moves: Iterable[Move[Any]]) -> Any:
    """Return the state that a log leads to."""
    state = begin(game, options, seats, seed)
    for move in moves:
        state = step(game, state, move)
    return state


def waiting(game: Game, state: Any, seats: int) -> tuple[int, ...]:
    """Return the seats that still have something to do."""
    awaited = offered(game, "awaited")
    return awaited(state) if awaited else tuple(seat for seat in range(seats) if game.legal(state, seat))


def offered(game: Game, name: str) -> Any:
    """Return what a game offers besides what it must, or None. (A game is a module; `getattr` takes long to find that one lacks a name.)"""
    return game.__dict__.get(name)


def alarm(game: Game, state: Any) -> int | None:
    """Return when the clock has to act next, for games that have one."""
    due = offered(game, "alarm")
    return due(state) if due else None


def due(game: Game, state: Any, seat: int | None) -> int | None:
    """Return when the clock acts next, as far as `seat` (None: a spectator) may know."""
    told = offered(game, "due")
    return told(state, seat) if told else alarm(game, state)


def places(game: Game, state: Any, seats: int) -> tuple[int, ...]:
    """Return each seat's place from 1; equal totals share it (1, 2, 2, 4) unless the game ranks by more."""
    rank = offered(game, "rank")
    if rank:
        return rank(state)
    totals = [game.score(state, seat).total for seat in range(seats)]
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def papers(game: Game, options: Any) -> dict[str, Paper]:
    """Return the papers that a sheet's `paper` may name; none where all seats write on the same."""
    drawn = offered(game, "papers")
    return drawn(options) if drawn else {}


def rivals(game: Game, state: Any) -> tuple[Rival, ...]:
    """Return who plays without a seat, in games that have such."""
    find = offered(game, "rivals")
    return find(state) if find else ()
