"""What each seat may see of a game of Splitter: everybody's ink, and of the pencil only its own."""

from functools import lru_cache

from rollwright.core import Row, Score, SheetView, View, Worth, compare, put
from rollwright.games.splitter.rules import Sheet, State, over, written
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import Pad, layout


def view(state: State, seat: int | None) -> View:
    """Return what `seat` may see; `None` is a spectator."""
    ended = over(state)
    sheets = tuple([_covered(state.pad, sheet.ink, sheet.done, ended) for sheet in state.sheets])
    rounds = layout(state.pad).rounds
    roller = None if ended else (state.round - 1) % len(sheets)
    if seat is None or ended:
        return View(round=min(state.round, rounds), rounds=rounds, dice=state.dice, sheets=sheets, roller=roller, over=ended)
    own, worth = _own(state.pad, state.sheets[seat], state.dice)
    return View(round=state.round, rounds=rounds, dice=state.dice, sheets=put(sheets, seat, own), roller=roller, hand=state.dice, worth=worth)


# All are cached for speed: a sheet that did not change is the same object in the next view, so telling what changed costs nothing.


@lru_cache(maxsize=8192)
def _covered(pad: Pad, ink: Row, done: bool, ended: bool) -> SheetView:
    score = score_row(pad, ink)
    return SheetView(ink, score.total, done, score=score if ended else None)


@lru_cache(maxsize=8192)
def _own(pad: Pad, sheet: Sheet, dice: tuple[int, ...]) -> tuple[SheetView, Worth | None]:
    if sheet.first is None:
        return SheetView(sheet.ink, score_row(pad, sheet.ink).total, sheet.done, score=score_row(pad, sheet.ink)), None
    pencil, after, worth = _weighed(pad, sheet.ink, sheet.first, dice)
    return SheetView(sheet.ink, worth.before, sheet.done, pencil, after), worth


@lru_cache(maxsize=8192)
def _weighed(pad: Pad, ink: Row, first: int, dice: tuple[int, ...]) -> tuple[Row, Score, Worth]:
    """Return this round's pencil alone, the score with it, and what it changes."""
    after = score_row(pad, written(pad, Sheet(ink, first), dice))
    return written(pad, Sheet((None,) * len(ink), first), dice), after, compare(score_row(pad, ink), after)
