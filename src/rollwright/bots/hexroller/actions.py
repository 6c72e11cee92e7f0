"""The actions that play a listed round."""

from collections.abc import Iterator

from rollwright.bots.hexroller.listing import Rounds
from rollwright.bots.hexroller.position import Position
from rollwright.bots.hexroller.sheets import after
from rollwright.games.hexroller.actions import Action, Choose, Done, Flip, Undo, Use, Write
from rollwright.games.hexroller.chains import places
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, layout
from rollwright.games.hexroller.view import HexView


def actions(position: Position, view: HexView, seat: int, found: Rounds, which: int) -> tuple[Action, ...]:
    """Return the actions that play one of the rounds: undo all pencil, then the chains, the bonus and the boxes."""
    only = found.take([which])
    flip = [Flip()] if after(position, only)[1][0] else []
    return (*[Undo()] * pencil_steps(view, seat), *_written(position, only), *flip, Done())


def pencil_steps(view: HexView, seat: int) -> int:
    """Return how many steps of this round a seat has taken: hexes written, numbers chosen, a bonus taken up."""
    pencil = view.sheets[seat].pencil
    chosen = sum(group.state in ("growing", "written", "third") for group in view.groups)
    if not pencil:
        return int(view.using is not None)
    bonuses = pencil[-len(BONUSES) :]
    boxes = 2 * view.rounds
    hexes = sum(number is not None for number in pencil[: -len(BONUSES) - boxes])
    longer = bonuses[0] is not None and view.using is None  # `extra` names its chain once more
    return hexes + chosen + any(bonuses) + longer


def _written(position: Position, only: Rounds) -> Iterator[Action]:
    board, code = layout(position.side), int(only.bonus[0])
    bonus = BONUSES[code - 1] if code else None
    paths = {number: path(position, number, int(only.added[number - 2, 0])) for number in NUMBERS}
    chosen = [number for number in NUMBERS if only.chosen[0] >> number & 1]
    for number in chosen:
        yield Choose(number)
        yield from (Write(board.hexes[place].id) for place in paths[number][: position.counts[number]])
    if bonus is None:
        return
    yield Use(bonus)
    match bonus:
        case "two":
            rest = tuple(places(int(only.added[0, 0])))
        case "third":
            number = next(number for number in NUMBERS if paths[number] and number not in chosen)
            yield Choose(number)
            rest = paths[number]
        case "extra":
            number = next(number for number in chosen if len(paths[number]) > position.counts[number])
            yield Choose(number)
            rest = paths[number][-1:]
    yield from (Write(board.hexes[place].id) for place in rest)


def path(position: Position, number: int, filled: int) -> tuple[int, ...]:
    """Return an order in which a chain of `number` can fill a set of hexes."""
    touching = layout(position.side).touching
    stack: list[tuple[tuple[int, ...], int]] = [
        ((place,), filled & ~(1 << place)) for place in places(position.starts(number) & filled)
    ]
    while stack:
        walked, rest = stack.pop()
        if not rest:
            return walked
        stack += [((*walked, place), rest & ~(1 << place)) for place in places(touching[walked[-1]] & rest)]
    return ()
