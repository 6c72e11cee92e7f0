"""The view of each seat of Make a Difference: everybody's ink and its rings, of the pencil only its own.

BotCards are seen at the scoring.
"""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import Near, Row, Score, SheetView, View, Worth, compare, put
from rollwright.games.make_a_difference.botcards import BotCard
from rollwright.games.make_a_difference.duel import Duel, Throw, to_throw
from rollwright.games.make_a_difference.lines import Sums, differences, sums
from rollwright.games.make_a_difference.ranking import participants
from rollwright.games.make_a_difference.rules import over
from rollwright.games.make_a_difference.score import score_rows
from rollwright.games.make_a_difference.sheet import TOTALS, Mode, layout
from rollwright.games.make_a_difference.state import Sheet, State, written, written_out


class DuelView(Struct, frozen=True):
    """The duel as all may see it: finished throws and the participants who must throw, never a hidden hand."""

    pair: tuple[int, int]
    queue: tuple[int, ...]
    match: int
    wins: tuple[int, int]
    throws: tuple[Throw, ...]
    waiting: tuple[int, ...]
    winner: int | None


class MarkView(Struct, frozen=True):
    """A number in pencil: its field, and which die it was."""

    cell: str
    die: int


class DifferenceView(View, frozen=True, kw_only=True, omit_defaults=True):
    """`sums` are each sheet's nine line sums; `cards` and `totals` (seats, then cards) come with the scoring.

    `marks` are the seat's own numbers of this round, in the order of writing.
    """

    mode: Mode
    face_down: int
    sums: tuple[Sums, ...]
    held: int | None = None
    marks: tuple[MarkView, ...] = ()
    cards: tuple[BotCard, ...] = ()
    totals: tuple[int, ...] = ()
    duel: DuelView | None = None


def view(state: State, seat: int | None) -> DifferenceView:
    """Return what `seat` may see; `None` is a spectator."""
    scoring, rows = written_out(state), [sheet.ink for sheet in state.sheets]
    sheets = tuple(_covered(sheet, score_rows(state, rows, who), scoring) for who, sheet in enumerate(state.sheets))
    seen = DifferenceView(
        round=state.round,
        rounds=layout().rounds,
        dice=state.dice,
        sheets=sheets,
        roller=None if scoring else (state.options.first_roller + state.round - 2) % len(sheets),
        over=over(state),
        mode=state.options.mode,
        face_down=0 if scoring else len(state.cards),
        sums=tuple(map(sums, rows)),
        cards=state.cards if scoring else (),
        totals=participants(state) if scoring else (),
        duel=_duel(state.duel) if state.duel else None,
    )
    return seen if seat is None or scoring else _with_pencil(seen, state, rows, seat)


def _with_pencil(seen: DifferenceView, state: State, rows: list[Row], seat: int) -> DifferenceView:
    own = state.sheets[seat]
    row = written(state, own)
    after = score_rows(state, [*rows[:seat], row, *rows[seat + 1 :]], seat)
    worth = _gain(score_rows(state, rows, seat), after) if own.pencil else None
    sheet = replace(seen.sheets[seat], pencil=_pencil(own.ink, row) if own.pencil else (), score=after)
    hand = (state.dice[own.held],) if len(own.pencil) < 2 else ()
    return replace(
        seen,
        sheets=put(seen.sheets, seat, sheet),
        sums=put(seen.sums, seat, sums(row)),
        held=own.held if hand else None,
        marks=tuple(MarkView(layout().cells[mark.cell].id, mark.die) for mark in own.pencil),
        hand=hand,
        worth=worth,
        near=_near(own, row) if state.options.mode == "A" else (),
    )


def _near(own: Sheet, row: Row) -> tuple[Near, ...]:
    """Return what this round's pencil lacks in Mode A: a second difference like a new one, or any difference at all."""
    board, rings, marks = layout(), differences(row), [mark.cell for mark in own.pencil]
    filled = [ring for ring, gap in enumerate(rings) if gap is not None and not {*marks}.isdisjoint(board.ends[ring])]
    alone = [mark for mark in marks if all(mark not in board.ends[ring] for ring in filled)]
    found = [Near("alone", _figure(row[mark]), (board.cells[mark].id,), 1) for mark in alone]
    for ring in filled:
        line = next(line for line in board.lines if ring in line.rings)
        if Counter(rings[other] for other in line.rings)[rings[ring]] == 1:
            cells = tuple(board.cells[cell].id for cell in board.ends[ring])
            found.append(Near("single", _figure(rings[ring]), cells, 1))
    return tuple(found)


def _figure(number: int | str | None) -> int:
    return int(number or 0)


def _gain(before: Score, after: Score) -> Worth:
    """Return what the pencil wins. Counts and sums only grow: a pair that became three is not lost."""
    return replace(compare(before, after), lost=())


def _covered(sheet: Sheet, score: Score, scoring: bool) -> SheetView:
    """Show the fields and rings in ink; bubbles and totals are filled in when the score is read."""
    figures = (
        *sheet.ink,
        *differences(sheet.ink),
        *(foot(score) if scoring else (None,) * (len(layout().lines) + len(TOTALS))),
    )
    return SheetView(figures, score.total, sheet.done, score=score if scoring else None)


def foot(score: Score) -> Row:
    """Return the points in the bubbles, and the totals of rows, columns and sheet, as they are read at the end."""
    columns = sum(item.points for item in score.items if item.id.startswith("column"))
    return (*(item.points for item in score.items), score.total - columns, columns, score.total)


def _pencil(ink: Row, row: Row) -> Row:
    """Return the fields and rings that this round's pencil adds."""
    before, after = (*ink, *differences(ink)), (*row, *differences(row))
    marks = tuple(new if old is None else None for old, new in zip(before, after, strict=True))
    return (*marks, *(None,) * (len(layout().lines) + len(TOTALS)))


def _duel(duel: Duel) -> DuelView:
    return DuelView(duel.pair, duel.queue, duel.match, duel.wins, duel.throws, to_throw(duel), duel.winner)
