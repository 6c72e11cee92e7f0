"""What a seat may do, one small decision each."""

from msgspec import Struct

from quintet.boxes import BOXES

DICE, ROLLS = 5, 3


class Keep(Struct, frozen=True, tag="keep"):
    """This die lies still at the next roll."""

    die: int


class Release(Struct, frozen=True, tag="release"):
    """A kept die is rolled again."""

    die: int


class Roll(Struct, frozen=True, tag="roll"):
    """All dice that are not kept are rolled again; `number` is 2 or 3. Nothing takes a roll back."""

    number: int


class Write(Struct, frozen=True, tag="write"):
    """The dice are scored in this box."""

    cell: str


class Undo(Struct, frozen=True, tag="undo"):
    """The box is empty again; the dice are as they were."""


class Done(Struct, frozen=True, tag="done"):
    """The box stands; it turns to ink when every seat is done."""


Action = Keep | Release | Roll | Write | Undo | Done
ACTIONS: tuple[Action, ...] = (
    *map(Keep, range(DICE)),
    *map(Release, range(DICE)),
    *map(Roll, range(2, ROLLS + 1)),
    *map(Write, BOXES),
    Undo(),
    Done(),
)
