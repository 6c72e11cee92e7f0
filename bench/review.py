"""Time and memory of a review for each game: python -m bench.review

A game among four bots is reviewed whole: all ledgers, the best sheets and the reasons, or all finds. Times are of one
core.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import resource
from time import process_time

from tests.review.played_games import played, raced

from rollwright.review import Played, review

LEVELS = ("sharp", "steady", "gentle", "any")
RACERS = ("gentle", "steady", "sharp", "adaptive")


def main() -> None:
    for kind in ("splitter-a", "splitter-b", "mode-a", "mode-b", "front", "back", "words-en", "words-fr"):
        for levels in (LEVELS[1:2] if kind != "mode-b" else LEVELS[:2], LEVELS):
            measure(kind, played(kind, levels, 1))
    measure("solo", raced(RACERS[:1], "1", mode="solo"))
    measure("race", raced(RACERS, "1", lines=(40, 90, 160, 300)))


def measure(kind: str, game: Played) -> None:
    began = process_time()
    review(game)
    spent, most = process_time() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{kind:12} {len(game.seats)} seats  {spent:6.2f} s  {most:5.0f} MB at most")


if __name__ == "__main__":
    main()
