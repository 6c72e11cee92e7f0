"""A sheet of Splitter by itself: the figures that its cells may hold, its score, and its faults."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from rollwright.core import DIE, Fallen, Fault, Figure, PaperSeats, Row, Score, Scorer, put
from rollwright.games.splitter.actions import DONE, UNDO, Action
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import Layout, layout
from rollwright.games.splitter.state import Options, Sheet, State

Pair = tuple[Figure, Figure]  # two numbers, the smaller first


def _faults(options: Options, _: str, row: Row, fallen: Fallen) -> tuple[Fault, ...]:
    board = layout(options.pad)
    alone = tuple(_alone(board, row))
    return (*alone, *_against(board, row, fallen, whole=not alone)) if fallen else alone


def _alone(board: Layout, row: Row) -> Iterator[Fault]:
    """Find the cells that have a number while their mirror partner has none."""
    single = [place for place, other in enumerate(board.mirrors) if row[place] is not None and row[other] is None]
    sides = [board.cells[place].side for place in single]
    if sorted(sides) == ["L", "R"]:
        yield Fault("not-mirrored", _names(board, single))
        return
    for place in single:
        yield Fault("alone", _names(board, (place, board.mirrors[place])))


def _against(board: Layout, row: Row, fallen: Fallen, *, whole: bool) -> Iterator[Fault]:
    """Compare the pairs on the sheet with the rolls: each roll is written once, in one pair."""
    written = [
        (_pair(row[place], row[other]), place)
        for place, other in enumerate(board.mirrors)
        if place < other and row[place] is not None and row[other] is not None
    ]
    stands, fell = Counter(pair for pair, _ in written), Counter(_pair(*roll) for roll in fallen)
    for (low, high), times in sorted((stands - fell).items(), key=str):
        where = [place for pair, place in written if pair == (low, high)]
        cells = _names(board, [side for place in where for side in (place, board.mirrors[place])])
        said: dict[str, int | str] = {
            "low": low,
            "high": high,
            "fell": fell[low, high],
            "stands": stands[low, high],
            "more": times,
        }
        yield Fault("pair-never-fell" if not fell[low, high] else "pair-too-often", cells, said)
    if whole and sum(stands.values()) < len(fallen):
        for (low, high), times in sorted((fell - stands).items(), key=str):
            yield Fault("pair-not-written", (), {"low": low, "high": high, "more": times})


def _pair(one: Figure | None, other: Figure | None) -> Pair:
    low, high = sorted((int(one or 0), int(other or 0)))
    return low, high


def _names(board: Layout, places: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(board.cells[place].id for place in places)


def _score(options: Options, _: str, row: Row) -> Score:
    return score_row(options.pad, row)


SCORER: Scorer[Options] = Scorer(
    figures=lambda options, _: {cell.id: DIE for cell in layout(options.pad).cells},
    score=_score,
    faults=_faults,
    options=("pad",),
)


def _enter(state: State, seat: int, row: Row) -> State:
    return replace(state, sheets=put(state.sheets, seat, Sheet(row)))


PAPER_SEATS: PaperSeats[Options, State, Action] = PaperSeats(done=DONE, undo=UNDO, enter=_enter)
