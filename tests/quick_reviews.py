"""Reviews that search little and play few games on, for tests of what is done with a review.

As a program it is the worker of a server whose reviews are quick: `review_quickly` is the `prepare` of such a server.
"""

import sys
from collections.abc import Callable

from rollwright.review import why
from rollwright.review.hexroller import best_sheet as hexes
from rollwright.review.hexroller import reviewer as hexroller
from rollwright.review.make_a_difference import best_sheet as differences
from rollwright.review.make_a_difference import why_mode_b
from rollwright.review.splitter import best_sheet as groups
from rollwright.review.word_roller import luck
from rollwright.server.reviews import brought, file_worker, queue, worker


def unproved(_numbers: object, _total: int) -> bool:
    return False


def search_little(set_name: Callable[[object, str, object], None] = setattr) -> None:
    """Let reviews of this process be quick."""
    for module, few in (
        (why, {"MOST_GAMES": 12}),
        (why_mode_b, {"MOST_GAMES": 12, "MOST_SHEETS": 4000}),
        (groups, {"RESTARTS": 1, "STEPS": 500}),
        (differences, {"STEPS": 100, "prove_mode_a": unproved}),
        (hexes, {"STEPS": 4}),
        (hexroller, {"SAMPLES": 8, "LEAST_SAMPLES": 8}),
        (luck, {"ROLLS": 3}),
    ):
        for name, value in few.items():
            assert hasattr(module, name)
            set_name(module, name, value)
    luck.other_rolls.cache_clear()


def review_quickly(set_name: Callable[[object, str, object], None] = setattr) -> None:
    """Let this server make quick reviews."""
    for module in (queue, brought):
        set_name(module, "WORKER", __name__)


if __name__ == "__main__":
    search_little()
    file_worker.main(sys.argv[1]) if len(sys.argv) > 1 else worker.main()
