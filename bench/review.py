"""Time and memory of a review for each game: python -m bench.review

A game among four bots is reviewed whole: all ledgers, the best sheets and the reasons. Times are of one core.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import resource
from time import process_time

from tests.review.played_games import played

from rollwright.review import review

LEVELS = ("sharp", "steady", "gentle", "any")


def main() -> None:
    for kind in ("splitter-a", "splitter-b", "mode-a", "mode-b", "front", "back"):
        for levels in (LEVELS[1:2] if kind != "mode-b" else LEVELS[:2], LEVELS):
            game = played(kind, levels, 1)
            began = process_time()
            review(game)
            spent, most = process_time() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            print(f"{kind:12} {len(levels)} seats  {spent:5.1f} s  {most:5.0f} MB at most")


if __name__ == "__main__":
    main()
