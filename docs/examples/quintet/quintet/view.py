"""What a seat may see: every sheet covered, then its own uncovered."""

from msgspec.structs import replace

from quintet.boxes import BOXES
from quintet.rules import over, written
from quintet.score import score_row
from quintet.state import Sheet, State
from rollwright.core import SheetView, View, compare


def view(state: State, seat: int | None) -> View:
    """Return what `seat` may see; `None` is a spectator. Dice are a seat's own until the round is over."""
    ended = over(state)
    sheets = [_covered(sheet, ended) for sheet in state.sheets]
    shown = View(round=state.round, rounds=len(BOXES), dice=(), sheets=tuple(sheets), over=ended)
    if seat is None or ended:
        return shown
    own = state.sheets[seat]
    before, after = score_row(own.ink), score_row(written(own))
    pencil = tuple(number if place == own.box else None for place, number in enumerate(written(own)))
    sheets[seat] = SheetView(own.ink, before.total, own.done, pencil, after, dice=own.dice, held=own.kept)
    return replace(shown, sheets=tuple(sheets), worth=None if own.box is None else compare(before, after))


def _covered(sheet: Sheet, ended: bool) -> SheetView:
    found = score_row(sheet.ink)
    return SheetView(sheet.ink, found.total, sheet.done, score=found if ended else None, dice=sheet.shown)
