"""The view of each seat of Splitter: everybody's ink, and of the pencil only its own."""

from functools import lru_cache

from rollwright.core import Near, Row, Score, SheetView, View, Worth, compare, once, put
from rollwright.games.splitter.rules import over
from rollwright.games.splitter.score import groups, score_row
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.games.splitter.state import Sheet, State, written


def view(state: State, seat: int | None) -> View:
    """Return what `seat` may see; `None` is a spectator."""
    public = _public(state)
    if seat is None or public.over:
        return public
    mine = state.sheets[seat]
    own, worth = _own(mine, state.pad, state.dice)
    sheets = put(public.sheets, seat, own)
    return View(
        round=state.round,
        rounds=public.rounds,
        dice=state.dice,
        sheets=sheets,
        roller=public.roller,
        hand=state.dice,
        worth=worth,
        near=() if mine.first is None else _near(state.pad, mine.ink, mine.first, state.dice),
    )


# All answers are cached: an unchanged sheet is the same object in the next view, and a diff skips it at once.


@once
def _public(state: State) -> View:
    rounds = layout(state.pad).rounds
    if over(state):
        return View(
            round=rounds,
            rounds=rounds,
            dice=state.dice,
            sheets=tuple([_opened(sheet, state.pad) for sheet in state.sheets]),
            over=True,
        )
    sheets = tuple([_covered(sheet, state.pad) for sheet in state.sheets])
    return View(
        round=state.round, rounds=rounds, dice=state.dice, sheets=sheets, roller=(state.round - 1) % len(sheets)
    )


@once
def _covered(sheet: Sheet, pad: Pad) -> SheetView:
    return SheetView(sheet.ink, _scored(sheet, pad).total, sheet.done)


def _opened(sheet: Sheet, pad: Pad) -> SheetView:
    score = score_row(pad, sheet.ink)
    return SheetView(sheet.ink, score.total, score=score)


@once
def _own(sheet: Sheet, pad: Pad, dice: tuple[int, ...]) -> tuple[SheetView, Worth | None]:
    if sheet.first is None:
        score = _scored(sheet, pad)
        return SheetView(sheet.ink, score.total, sheet.done, score=score), None
    pencil, after, worth = _weighed(pad, sheet.ink, sheet.first, dice)
    return SheetView(sheet.ink, worth.before, sheet.done, pencil, after), worth


@once
def _scored(sheet: Sheet, pad: Pad) -> Score:
    return score_row(pad, sheet.ink)


@lru_cache(maxsize=8192)
def _weighed(pad: Pad, ink: Row, first: int, dice: tuple[int, ...]) -> tuple[Row, Score, Worth]:
    """Return this round's pencil alone, the score with it, and what it changes."""
    after = score_row(pad, written(pad, Sheet(ink, first), dice))
    return written(pad, Sheet((None,) * len(ink), first), dice), after, compare(score_row(pad, ink), after)


@lru_cache(maxsize=8192)
def _near(pad: Pad, ink: Row, first: int, dice: tuple[int, ...]) -> tuple[Near, ...]:
    """Return the groups with this round's pencil that have too few or too many cells."""
    board = layout(pad)
    marks = {first, board.mirrors[first]}
    found: list[Near] = []
    for number, group in groups(board, written(pad, Sheet(ink, first), dice)):
        if marks.isdisjoint(group) or len(group) == number:
            continue
        cells = tuple(sorted(board.cells[cell].id for cell in group))
        found.append(Near("fewer" if len(group) < number else "over", number, cells, number - len(group)))
    return tuple(found)
