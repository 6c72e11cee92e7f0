"""Check and review a game that somebody brought as a file, as a process of its own with bounds on memory.

Usage: python -m rollwright.server.reviews.file_worker en < game.json

As in `worker.py`, lines with the share that is done come first. The last line is an answer: the game with its review,
or why there is none. Nothing of the file is kept.
"""

import sys
from itertools import pairwise

import msgspec
from msgspec import Struct

from rollwright.core import Refused, RollwrightError
from rollwright.core.subprocesses import bound_process
from rollwright.locale import prefer
from rollwright.review import Played, review
from rollwright.review.brought import BadGameFile, read_brought
from rollwright.review.standing import among_levels
from rollwright.server.reviews.messages import BroughtGame
from rollwright.server.reviews.worker import Telling
from rollwright.server.socket.messages import RoundStep

MOST_MEMORY = 2 * 1024**3  # bytes of addresses
MOST_SECONDS = 300  # of the processor


class Answer(Struct, frozen=True):
    """The last line of the process. `params` fill the sentence of a refusal."""

    game: BroughtGame | None = None
    refused: str = ""
    params: dict[str, str | int] = {}


def main(language: str) -> None:
    bound_process(MOST_MEMORY, MOST_SECONDS, nice=19)
    telling = Telling()
    try:
        played = read_brought(sys.stdin.buffer.read().decode("utf-8-sig", "replace"), prefer(language))
        found = among_levels(review(played, telling.progress), played.options)
        answer = Answer(
            BroughtGame(
                game=played.game.info.id,
                options=msgspec.to_builtins(played.options),
                seats=played.seats,
                review=found,
                steps=_steps(played),
            )
        )
    except Refused as error:
        answer = Answer(refused=error.code, params=dict(error.params))
    except (RollwrightError, MemoryError, RecursionError) as error:  # no table of ours has such moves
        answer = Answer(refused=BadGameFile.code, params={"detail": str(error)[:120] or "-"})
    telling.say(msgspec.json.encode(answer))


def _steps(played: Played) -> tuple[RoundStep, ...]:
    """Return every round as it was when it closed, as the rounds of a table are shown."""
    shown = [played.game.view(state, None) for state in played.states]
    return tuple(RoundStep(opened.round, opened.dice, closed, 0) for opened, closed in pairwise(shown))


if __name__ == "__main__":
    main(sys.argv[1])
