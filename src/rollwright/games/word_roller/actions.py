"""The actions of a seat in Word Roller, one small decision each."""

from itertools import combinations
from typing import Annotated

from msgspec import Meta, Struct

from rollwright.games.word_roller.advantages import LETTERS, Kind, kinds, letters_for
from rollwright.games.word_roller.card import SIDES, WAYS, Direction, Side, cards, cell
from rollwright.games.word_roller.dice import dice

MOST_AGAIN = 4  # dice of one Second wind
MOST_WORDS = 15  # on offer for an Echo: three words of each of five others

Letter26 = Annotated[str, Meta(pattern=r"^[A-Z]\Z")]


class ChooseSide(Struct, frozen=True, tag="side"):
    """Before the first roll, where each player chooses: write on this side of the own card."""

    side: Side


class Turn(Struct, frozen=True, tag="turn"):
    """Steady hand: turn a die (1 to 8) to one of its own faces."""

    die: int
    letter: Letter26


class Reroll(Struct, frozen=True, tag="reroll"):
    """Second wind: roll 1 to 4 dice again."""

    dice: tuple[int, ...]


class Begin(Struct, frozen=True, tag="begin"):
    """Put the pencil on an empty square."""

    cell: str
    dir: Direction


class Letter(Struct, frozen=True, tag="letter"):
    """Write the next new letter."""

    letter: Letter26


class Undo(Struct, frozen=True, tag="undo"):
    """Rub out the last letter; with none left, lift the pencil."""


class Done(Struct, frozen=True, tag="done"):
    """The word stands."""


class Take(Struct, frozen=True, tag="take"):
    """Take a face-up card, with its letter where it needs one.

    The action names the card, so that a player who comes too late does not get another one.
    """

    card: Kind
    letter: Letter26 | None


class Name(Struct, frozen=True, tag="name"):
    """The letters are the word that replaces a neighbour's wrong one."""


class Echo(Struct, frozen=True, tag="echo"):
    """Choose the word to be copied, by its place among those on offer."""

    word: int


class Place(Struct, frozen=True, tag="place"):
    """Write a substitute or a copy, from its first letter's square on."""

    cell: str
    dir: Direction


class Pass(Struct, frozen=True, tag="pass"):
    """Write no (further) word, use no (further) card."""


Action = ChooseSide | Turn | Reroll | Begin | Letter | Undo | Done | Take | Name | Echo | Place | Pass
CLAIMS = (Take, Turn, Reroll, Name, Place)  # all see them at once, and their order counts


def _all_actions() -> tuple[Action, ...]:
    rows, cols = max(card.rows for card in cards().values()), max(card.cols for card in cards().values())
    squares = [cell((row, col)) for row in range(rows) for col in range(cols)]
    turns = [Turn(die.die, face) for die in dice() for face in sorted(set(die.faces))]
    again = [
        Reroll(chosen) for size in range(1, MOST_AGAIN + 1) for chosen in combinations(range(1, len(dice()) + 1), size)
    ]
    begins = [Begin(square, way) for square in squares for way in WAYS]
    spots = [Place(square, way) for square in squares for way in WAYS]
    takes = [Take(kind, letter) for kind in kinds() for letter in letters_for(kind)]
    return (
        *turns,
        *again,
        *begins,
        *map(Letter, LETTERS),
        Undo(),
        Done(),
        *takes,
        Name(),
        *map(Echo, range(MOST_WORDS)),
        *spots,
        Pass(),
        *map(ChooseSide, SIDES),
    )


ACTIONS: tuple[Action, ...] = _all_actions()
REROLLS: tuple[Reroll, ...] = tuple(action for action in ACTIONS if isinstance(action, Reroll))
