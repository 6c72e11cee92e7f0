"""The view of each seat of HexRoller: everybody's ink, and of the pencil only its own."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import Change, Near, Part, Row, Score, SheetView, View, Worth, put
from rollwright.games.hexroller.actions import Write
from rollwright.games.hexroller.chains import empty_of, next_hexes, starts
from rollwright.games.hexroller.rounds import choosable
from rollwright.games.hexroller.rules import legal, over
from rollwright.games.hexroller.score import connection, score_sheet
from rollwright.games.hexroller.sheet import BONUSES, Bonus, Layout, layout
from rollwright.games.hexroller.state import Chain, Sheet, State, boxes, written

GroupState = Literal["open", "growing", "written", "third", "no-room", "not-now"]


class Group(Struct, frozen=True):
    """The dice of one number: how many there are, how many are written, and whether the number may be chosen.

    `cells` are the hexes in which its chain may start, where it may be chosen now.
    """

    number: int
    count: int
    written: int
    state: GroupState
    cells: tuple[str, ...] = ()


class HexView(View, frozen=True, kw_only=True, omit_defaults=True):
    """The added fields are of the seat's own round: `path` is the chain being written, `chains` are all of them."""

    groups: tuple[Group, ...] = ()
    using: Bonus | None = None
    path: tuple[str, ...] = ()
    chains: tuple[tuple[str, ...], ...] = ()
    ahead: tuple[Change, ...] = ()  # the points that one more hex would win, each with that hex as its cell
    left: int = 0  # hexes still to write of the chain in hand


def view(state: State, seat: int | None) -> HexView:
    """Return what `seat` may see; `None` is a spectator."""
    board, ended = layout(state.side), over(state)
    seen = HexView(
        round=state.round,
        rounds=board.rounds,
        dice=state.dice,
        sheets=tuple(_covered(state, sheet, ended) for sheet in state.sheets),
        roller=None if ended else (state.round - 1) % len(state.sheets),
        over=ended,
    )
    return seen if seat is None or ended else _with_pencil(seen, state, seat)


def _with_pencil(seen: HexView, state: State, seat: int) -> HexView:
    own, board = state.sheets[seat], layout(state.side)
    turn, row = own.turn, written(own)
    before, after = _score(state, own), _pencilled(state, own, row)
    growing = None if turn.growing is None else turn.chains[turn.growing]
    hand = () if growing is None and turn.using != "two" else (2,) if growing is None else (growing.number,)
    touched = bool(turn.chains) or turn.two is not None
    sheet = replace(
        seen.sheets[seat], pencil=_pencil(state, own, row) if touched else (), score=after if touched else before
    )
    return replace(
        seen,
        sheets=put(seen.sheets, seat, sheet),
        hand=hand,
        worth=_worth(before, after) if touched else None,
        groups=_groups(state, own, row),
        using=turn.using,
        path=() if growing is None else _cells(board, growing.path),
        chains=tuple(_cells(board, chain.path) for chain in turn.chains if chain.path),
        ahead=_ahead(state, seat, row, int(hand[0]), after) if hand else (),
        left=0 if growing is None else growing.need - len(growing.path),
        near=_near(board, row, turn.chains),
    )


def _cells(board: Layout, found: Iterable[int]) -> tuple[str, ...]:
    return tuple(board.hexes[place].id for place in found)


def _worth(before: Score, after: Score) -> Worth:
    """Compare item by item: a straight or a connection that grows wins the difference and loses nothing."""
    won, lost = list[Change](), list[Change]()
    for old, new in zip(before.items, after.items, strict=True):
        if new.points > old.points:
            won.append(Change(new.id, Part(new.parts[0].cells, new.points - old.points, new.parts[0].note)))
        elif new.points < old.points:
            lost += [Change(old.id, part) for part in old.parts if part not in new.parts]
    return Worth(before.total, after.total, tuple(won), tuple(lost))


def _pencilled(state: State, own: Sheet, row: Row) -> Score:
    """Return the score if the round were over with these hexes."""
    light, dark = boxes(own.turn)
    used = (*own.used, *own.turn.bonuses)
    return score_sheet(state.side, row, (*own.light, light), (*own.dark, dark), used)


def _near(board: Layout, row: Row, chains: Iterable[Chain]) -> tuple[Near, ...]:
    """Return for each whole chain how many more hexes of its number would join a printed pair that is still apart."""
    found: list[Near] = []
    for chain in chains:
        if not chain.whole or connection(board, row, chain.number):
            continue
        more = _missing(board, row, chain.number)
        if more is not None:
            found.append(Near("joins", chain.number, _cells(board, chain.path), more))
    return tuple(found)


def _missing(board: Layout, row: Row, number: int) -> int | None:
    """Return the fewest empty hexes between the printed pair of a number; None where other numbers part the two."""
    first, last = (board.index[end] for end in board.printed_pairs[number].ends)
    reached, more = {first}, 0
    layer: list[int] = [first]
    while layer:
        for place in layer:  # grows: hexes of the number itself cost nothing
            if place == last:
                return more
            same = [other for other in board.neighbours[place] if row[other] == number and other not in reached]
            reached.update(same)
            layer += same
        empty: set[int] = {other for at in layer for other in board.neighbours[at] if row[other] is None} - reached
        reached |= empty
        layer = sorted(empty)
        more += 1
    return None


def _ahead(state: State, seat: int, row: Row, number: int, now: Score) -> tuple[Change, ...]:
    board, found = layout(state.side), list[Change]()
    for cell in (action.cell for action in legal(state, seat) if isinstance(action, Write)):
        then = _pencilled(state, state.sheets[seat], put(row, board.index[cell], number))
        found += [Change(change.item, replace(change.part, cells=(cell,))) for change in _worth(now, then).won]
    return tuple(found)


def _covered(state: State, sheet: Sheet, ended: bool) -> SheetView:
    score = _score(state, sheet)
    return SheetView(_figures(state, sheet), score.total, sheet.done, score=score if ended else None)


def _score(state: State, sheet: Sheet) -> Score:
    return score_sheet(state.side, sheet.ink, sheet.light, sheet.dark, sheet.used)


def _figures(state: State, sheet: Sheet) -> Row:
    """List the hexes without the printed ones, which belong to the paper, then the boxes and the used bonuses."""
    board = layout(state.side)
    rest = (None,) * (board.rounds - len(sheet.light))
    hexes = (None if spot.printed is not None else number for spot, number in zip(board.hexes, sheet.ink, strict=True))
    return (
        *hexes,
        *sheet.light,
        *rest,
        *sheet.dark,
        *rest,
        *("x" if bonus in sheet.used else None for bonus in BONUSES),
    )


def _pencil(state: State, sheet: Sheet, row: Row) -> Row:
    board, turn = layout(state.side), sheet.turn
    hexes = (new if old is None else None for old, new in zip(sheet.ink, row, strict=True))
    played = len(sheet.light)
    light, dark = (((None,) * played + (number,) + (None,) * (board.rounds - played - 1)) for number in boxes(turn))
    return (*hexes, *light, *dark, *("x" if bonus == turn.bonus else None for bonus in BONUSES))


def _groups(state: State, sheet: Sheet, row: Row) -> tuple[Group, ...]:
    turn, fitting = sheet.turn, set(choosable(state, sheet, row))
    chains = {chain.number: chain for chain in turn.chains}
    free = turn.growing is None and (len(turn.chosen) < 2 if turn.using is None else turn.using == "third")
    groups: list[Group] = []
    for number, count in sorted(Counter(state.dice).items()):
        chain, cells = chains.get(number), tuple[str, ...]()
        if chain is not None:
            word = "growing" if not chain.whole else "third" if chain.bonus == "third" else "written"
        else:
            word = "no-room" if number not in fitting else "open" if free else "not-now"
            cells = _starts(state, sheet, row, number, count) if word == "open" else ()
        groups.append(Group(number, count, len(chain.path) if chain else 0, word, cells))
    return tuple(groups)


def _starts(state: State, sheet: Sheet, row: Row, number: int, count: int) -> tuple[str, ...]:
    board = layout(state.side)
    return _cells(board, next_hexes(state.side, empty_of(row), starts(board, sheet.ink, number), (), count))
