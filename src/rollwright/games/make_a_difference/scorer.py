"""A sheet of Make a Difference by itself: what may stand on it, its score, and what on it cannot be."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from rollwright.core import DIE, Fallen, Fault, Figure, Item, PaperSeats, Part, Row, Score, Scorer, put, tally
from rollwright.games.make_a_difference.actions import Action, Done, Undo
from rollwright.games.make_a_difference.lines import differences, sums
from rollwright.games.make_a_difference.rules import DICE
from rollwright.games.make_a_difference.score import score_alone
from rollwright.games.make_a_difference.sheet import TOTALS, layout
from rollwright.games.make_a_difference.state import Options, Sheet, State


def _faults(_: Options, _name: str, row: Row, fallen: Fallen) -> tuple[Fault, ...]:
    return tuple(_found(_fields(row), fallen))


def _found(fields: Row, fallen: Fallen) -> Iterator[Fault]:
    """Each round writes both dice in any empty fields, so only how often each number stands there can be wrong."""
    filled = sum(number is not None for number in fields)
    if filled % DICE:
        yield Fault("odd", said={"filled": filled})
    if not fallen:
        return
    fell: Counter[Figure] = Counter(number for roll in fallen for number in roll)
    stands: Counter[Figure] = Counter(number for number in fields if number is not None)
    for number in sorted((stands - fell), key=str):
        cells = tuple(field.id for field, figure in zip(layout().cells, fields, strict=True) if figure == number)
        said: dict[str, int | str] = {"number": number, "fell": fell[number], "stands": stands[number]}
        yield Fault("number-too-often" if fell[number] else "number-never-fell", cells, said)
    if filled < DICE * len(fallen):
        for number, times in sorted((fell - stands).items(), key=str):
            yield Fault("number-not-written", (), {"number": number, "more": times})


def _score(options: Options, _: str, row: Row) -> Score:
    """Score Mode A. In Mode B other sheets decide: the sum of each line is all that one sheet can say."""
    fields = _fields(row)
    if options.mode == "A":
        return score_alone(fields)
    return tally(
        *(
            Item(
                line.item, total, (Part(tuple(layout().rings[ring].id for ring in line.rings), total),) if total else ()
            )
            for line, total in zip(layout().lines, sums(fields), strict=True)
        )
    )


def _drawn(options: Options, row: Row) -> Row:
    """Fill in what follows from the fields: the rings, the bubbles in Mode A, and the totals."""
    fields = _fields(row)
    if options.mode == "B":
        return (*fields, *differences(fields), *(None,) * (len(layout().lines) + len(TOTALS)))
    items = score_alone(fields).items
    columns = sum(item.points for item in items if item.id.startswith("column"))
    total = sum(item.points for item in items)
    return (*fields, *differences(fields), *(item.points for item in items), total - columns, columns, total)


def _fields(row: Row) -> Row:
    return row[: len(layout().cells)]


SCORER: Scorer[Options] = Scorer(
    figures=lambda _options, _name: {field.id: DIE for field in layout().cells},
    score=_score,
    faults=_faults,
    options=("mode",),
    drawn=_drawn,
    note=lambda options: "make-a-difference-score-note" if options.mode == "B" else "",
)


def _enter(state: State, seat: int, row: Row) -> State:
    return replace(state, sheets=put(state.sheets, seat, Sheet(_fields(row))))


def _shared_wins(options: Options) -> Options:
    """A tie shows itself when the last sheet is entered, and by then people have left: the first place is shared."""
    return replace(options, duel=False)


PAPER_SEATS: PaperSeats[Options, State, Action] = PaperSeats(
    done=Done(), undo=Undo(), enter=_enter, options=_shared_wins
)
