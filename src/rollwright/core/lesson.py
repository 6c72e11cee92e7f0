"""A lesson of a game: a prepared position and a few steps, each of which says something or has one thing done."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    O = TypeVar("O", default=Any)  # noqa: E741
    S = TypeVar("S", default=Any)
else:
    from typing import TypeVar

    O = TypeVar("O")  # noqa: E741
    S = TypeVar("S")

Language = Literal["en", "fr"]


class Step(Struct, frozen=True, omit_defaults=True):
    """One step. The catalogue has its sentence, `<game>-lesson-<id>`, for the page to show and to read out.

    `lit` is what the page lights: cells of the sheet, or parts of the page by name (docs/lessons.md lists them).
    `actions` are what the reader has to do, as text and in this order; without any, a key leads on.
    """

    id: str
    lit: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Lesson(Generic[O, S]):
    """A lesson for one seat. `state` is the prepared position; the real rules play the actions of the steps from it."""

    options: O
    state: S
    steps: tuple[Step, ...]
