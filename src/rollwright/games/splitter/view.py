"""What each seat may see of a game of Splitter: everybody's ink, and of the pencil only its own."""

from rollwright.core import Row, SheetView, View, compare, put
from rollwright.games.splitter.rules import Sheet, State, over, written
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import Pad, layout


def view(state: State, seat: int | None) -> View:
    """Return what `seat` may see; `None` is a spectator."""
    ended = over(state)
    sheets = tuple(_covered(state.pad, sheet, ended) for sheet in state.sheets)
    rounds = layout(state.pad).rounds
    roller = None if ended else (state.round - 1) % len(sheets)
    if seat is None or ended:
        return View(round=min(state.round, rounds), rounds=rounds, dice=state.dice, sheets=sheets, roller=roller, over=ended)
    own = state.sheets[seat]
    before, after = score_row(state.pad, own.ink), score_row(state.pad, written(state, own))
    return View(
        round=state.round,
        rounds=rounds,
        dice=state.dice,
        sheets=put(sheets, seat, SheetView(own.ink, before.total, own.done, _pencil(state, own), after)),
        roller=roller,
        hand=state.dice,
        worth=None if own.first is None else compare(before, after),
    )


def _covered(pad: Pad, sheet: Sheet, ended: bool) -> SheetView:
    score = score_row(pad, sheet.ink)
    return SheetView(sheet.ink, score.total, sheet.done, score=score if ended else None)


def _pencil(state: State, sheet: Sheet) -> Row:
    if sheet.first is None:
        return ()
    first, second = state.dice
    empty: Row = (None,) * len(sheet.ink)
    return put(put(empty, sheet.first, first), layout(state.pad).mirrors[sheet.first], second)
