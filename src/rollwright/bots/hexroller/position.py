"""A seat's sheet as a bot computes with it: sets of hexes, sets of numbers in the boxes, and counted dice."""

from collections import Counter
from dataclasses import dataclass

from rollwright.core import View
from rollwright.games.hexroller.sheet import BONUSES, Bonus, Side, layout

WRITTEN = range(2, 9)  # the numbers that a hex may hold; row 0 of a table stands for 2


@dataclass(frozen=True)
class Position:
    """One sheet before its round is written. Hex n is in a set when bit n is 1; bit 0 of a box row is a 3."""

    side: Side
    own: tuple[int, ...]  # the hexes of each number, from 2 on
    empty: int
    counts: dict[int, int]  # how many dice show each number
    light: int
    dark: int
    used: tuple[Bonus, ...]
    later: int  # the rounds that follow this one

    def starts(self, number: int) -> int:
        """Return the empty hexes in which a chain of `number` may begin."""
        board, reach, rest = layout(self.side), 0, self.own[number - 2]
        while rest:
            reach |= board.touching[(rest & -rest).bit_length() - 1]
            rest &= rest - 1
        return reach & self.empty


def position(side: Side, view: View, seat: int) -> Position:
    """Read the ink of a seat, ignoring this round's pencil."""
    board, ink = layout(side), view.sheets[seat].ink
    size, rounds = len(board.hexes), board.rounds
    row = [spot.printed if spot.printed is not None else figure for spot, figure in zip(board.hexes, ink, strict=False)]
    light, dark, bonuses = ink[size : size + rounds], ink[size + rounds : size + 2 * rounds], ink[size + 2 * rounds :]
    return Position(
        side,
        tuple(_places(row, number) for number in WRITTEN),
        _places(row, None),
        Counter(int(die) for die in view.dice),
        _numbers(light),
        _numbers(dark),
        tuple(bonus for bonus, mark in zip(BONUSES, bonuses, strict=True) if mark is not None),
        view.rounds - view.round,
    )


def _places(row: list[int | str | None], figure: int | None) -> int:
    return sum(1 << place for place, shown in enumerate(row) if shown == figure)


def _numbers(boxes: tuple[int | str | None, ...]) -> int:
    return sum(1 << int(number) - 3 for number in {*boxes} if number is not None)
