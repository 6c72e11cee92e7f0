"""Stairs before and after a change of its rules: version 2 rolls three dice and pays 3 points a climb."""

import dataclasses
from typing import Any

from msgspec.structs import replace

from rollwright import games
from rollwright.core import Game, Move, Score, SheetView, View, roll, tally
from tests.examples import example

stairs = example("stairs")
FIRST: Game = stairs.GAME


def start(options: Any, seats: tuple[str, ...], seed: str) -> Any:
    return _with_three_dice(FIRST.start(options, seats, seed))


def legal(state: Any, seat: int) -> list[Any]:
    choices = FIRST.legal(state, seat)
    return [*choices, stairs.Take(2)] if stairs.Take(0) in choices else choices


def apply(state: Any, move: Move[Any]) -> Any:
    after = FIRST.apply(state, move)
    return after if after.round == state.round else _with_three_dice(after)


def score(state: Any, seat: int) -> Score:
    return _dearer(FIRST.score(state, seat))


def view(state: Any, seat: int | None) -> View:
    seen = FIRST.view(state, seat)
    return replace(seen, sheets=tuple(map(_paid, seen.sheets)), worth=None)


def _paid(sheet: SheetView) -> SheetView:
    return sheet if sheet.score is None else replace(sheet, score=_dearer(sheet.score))


def _dearer(old: Score) -> Score:
    climbs, last = old.items
    parts = tuple(replace(part, points=3) for part in climbs.parts)
    return tally(replace(climbs, points=3 * len(parts), parts=parts), last)


def _with_three_dice(state: Any) -> Any:
    return state if FIRST.over(state) else replace(state, dice=roll(state.seed, "three", state.round, dice=3))


SECOND: Game = dataclasses.replace(
    FIRST,
    info=replace(FIRST.info, version=2),
    actions=(*FIRST.actions, stairs.Take(2)),
    start=start,
    legal=legal,
    apply=apply,
    score=score,
    view=view,
    earlier=(FIRST,),
)


def install(game: Game) -> None:
    """Put one of them on the list of games of this process."""
    games.GAMES[game.info.id] = game


def install_first() -> None:
    install(FIRST)


def install_second() -> None:
    install(SECOND)


def install_third() -> None:
    """Version 3 came without the rules of version 1."""
    third = dataclasses.replace(SECOND, info=replace(FIRST.info, version=3), earlier=(_alone(SECOND),))
    install(third)


def _alone(game: Game) -> Game:
    return dataclasses.replace(game, earlier=())
