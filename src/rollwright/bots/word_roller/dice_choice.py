"""When to turn a die and when to roll some again: awkward letters first, and only if that should bring more points."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from rollwright.bots.word_roller.position import Position
from rollwright.games.word_roller.actions import MOST_AGAIN, Pass, Reroll, Turn
from rollwright.games.word_roller.advantages import usable
from rollwright.games.word_roller.dice import dice

USEFUL = "EASIRNTOLDCUMPGBYHFWKVZXJQ"  # the most useful letters first
AWKWARD = "WKVZXJQ"
ENOUGH = 1.5  # the points that a turned die must promise while the card can still wait for a later turn


def choose_dice(
    own: Position, choices: Sequence[Turn | Reroll], promise: Callable[[Position], float] | None
) -> Turn | Reroll | Pass:
    """Return one use of a card, or Pass. `promise` estimates the worth of dice; without it the letters alone decide."""
    turns = [choice for choice in choices if isinstance(choice, Turn)]
    if turns:
        turned = _by_letters(own, turns) if promise is None else _by_promise(own, turns, promise)
        if turned:
            return turned
    again = awkward_dice(own)
    return again if again in choices else Pass()


def awkward_dice(own: Position) -> Reroll:
    """Return the dice that are worth rolling again; there may be none."""
    return Reroll(tuple(die for die, letter in enumerate(own.dice, 1) if letter in AWKWARD)[:MOST_AGAIN])


def promising_turns(own: Position, turns: Sequence[Turn]) -> list[Turn]:
    """Return the two most useful faces of each of the two most awkward dice."""
    worst = sorted(range(1, len(dice()) + 1), key=lambda die: -USEFUL.index(own.dice[die - 1]))[:2]
    by_use = sorted(turns, key=lambda turn: USEFUL.index(turn.letter))
    return [turn for die in worst for turn in [turn for turn in by_use if turn.die == die][:2]]


def _by_letters(own: Position, turns: Sequence[Turn]) -> Turn | None:
    """Turn an awkward letter to the most useful face."""
    better = [turn for turn in turns if own.dice[turn.die - 1] in AWKWARD and turn.letter not in AWKWARD]
    return min(better, key=lambda turn: USEFUL.index(turn.letter), default=None)


def _by_promise(own: Position, turns: Sequence[Turn], promise: Callable[[Position], float]) -> Turn | None:
    """Try the most promising turns; keep the card's box unless one pays."""
    tried = [(promise(_turned(own, turn)), turn) for turn in promising_turns(own, turns)]
    best, turn = max(tried, key=lambda pair: pair[0])
    boxes = sum(own.held[place].left for place in usable(own.held, "place"))
    needed = ENOUGH if boxes <= own.turns_left else 0.3
    return turn if best - promise(own) >= needed else None


def _turned(own: Position, turn: Turn) -> Position:
    return replace(own, dice=(*own.dice[: turn.die - 1], turn.letter, *own.dice[turn.die :]))
