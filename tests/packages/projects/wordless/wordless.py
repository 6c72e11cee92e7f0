"""A game without any words of its own."""

from dataclasses import replace
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace as renamed
from stairs import GAME as STAIRS
from stairs import INFO, State, Write, start
from stairs import Options as StairsOptions

from rollwright.core import Paper


class Options(Struct, frozen=True):
    """One option of each kind."""

    steps: Literal[5, 7] = 5
    steep_sides: bool = False
    guests: Annotated[int, Meta(ge=0, le=3)] = 1
    note: Annotated[str, Meta(max_length=20)] = ""


def begin(options: Options, seats: tuple[str, ...], seed: str) -> State:
    return start(StairsOptions(options.steps), seats, seed)


def why(state: State, seat: int, action: object) -> str | None:
    return "wordless-taken" if isinstance(action, Write) else None


def sheet(options: Options) -> Paper:
    return STAIRS.sheet(StairsOptions(options.steps))


GAME = replace(
    STAIRS,
    info=renamed(INFO, id="wordless", title='Word"less {$x}'),
    options=Options,
    start=begin,
    sheet=sheet,
    why=why,
)
