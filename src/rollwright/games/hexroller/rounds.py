"""A round: which numbers and bonuses go together, how long a chain is, and when a seat may stop.

Play and the cases given as JSON share this file. Both ask for whole chains of `chain_length` hexes: in play a seat
whose chain is `growing` can only go on or undo (rules.py `legal`); a case with another length is refused (cases.py).
"""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from rollwright.core import Row
from rollwright.games.hexroller.chains import empty_of, next_hexes, starts
from rollwright.games.hexroller.sheet import Bonus, layout
from rollwright.games.hexroller.state import Chain, Sheet, State, Turn

MOST_NUMBERS = 2  # chosen in a round


def turn_fault(dice: Sequence[int], used: Sequence[Bonus], turn: Turn) -> str | None:
    """Return the first rule that the numbers and bonuses of a turn break, whatever hexes they take."""
    return round_fault(dice, used, turn.numbers, len(turn.chosen), turn.bonuses)


def round_fault(
    dice: Sequence[int], used: Sequence[Bonus], numbers: Sequence[int], chosen: int, bonuses: Sequence[Bonus]
) -> str | None:
    """Return the first rule broken, in the order of the rules' table "Legal rounds".

    `used` are the bonuses of earlier rounds, `numbers` those of all chains, of which `chosen` are no `third` chain.
    """
    if len(bonuses) > 1:
        return "bonus-limit"
    if not set(bonuses).isdisjoint(used):
        return "bonus-used"
    if not set(numbers).issubset(dice):
        return "not-rolled"
    if len(set(numbers)) < len(numbers):
        return "repeated-number"
    if chosen > MOST_NUMBERS:
        return "too-many-numbers"
    return "third-without-two" if "third" in bonuses and chosen < MOST_NUMBERS else None


def chain_length(dice: Sequence[int], number: int, bonus: Bonus | None = None) -> int:
    """Return how many hexes a chain has: one for each die of its number, one more with the bonus `extra`."""
    return dice.count(number) + (bonus == "extra")


def choosable(state: State, sheet: Sheet, row: Row) -> list[int]:
    """Return the rolled numbers not yet written this round whose whole chain fits on `row`."""
    taken = {chain.number for chain in sheet.turn.chains}
    empty, board = empty_of(row), layout(state.side)
    # This round's hexes of a number do not exist yet for its own chain, so a chain starts from the ink.
    return [
        number
        for number, length in sorted(Counter(state.dice).items())
        if number not in taken and next_hexes(state.side, empty, starts(board, sheet.ink, number), (), length)
    ]


def may_stop(turn: Turn, fitting: Sequence[int]) -> bool:
    """Say whether a round may end: two numbers are chosen, or no other rolled number fits."""
    return len(turn.chosen) == MOST_NUMBERS or not fitting


def with_chain(turn: Turn, dice: Sequence[int], number: int) -> Turn:
    """Return the turn when a number is chosen: its chain begins or, after the bonus `extra`, becomes longer."""
    if turn.using == "extra":
        need = chain_length(dice, number, "extra")
        chains = tuple(
            replace(chain, need=need, bonus="extra") if chain.number == number else chain for chain in turn.chains
        )
    else:
        bonus = "third" if turn.using == "third" else ""
        chains = (*turn.chains, Chain(number, chain_length(dice, number), bonus=bonus))
    return replace(turn, chains=chains, using=None, before=turn)
