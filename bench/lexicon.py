"""How fast all legal words are found on a half-filled card, compared with a plain scan of the dictionary.

python -m bench.lexicon
"""

import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

from tests.lexicon.scan import scan

from rollwright.lexicon import WordList, word_list
from rollwright.lexicon.search import search

HALF_FILLED = {
    "5a after six turns": (
        "....S....",
        "..R.ARC..",
        "STINT....",
        "..D......",
        ".PEST....",
        "..S......",
        "....M...M",
        "....E...E",
        "....N...N",
    ),
    "1b after three turns": (
        "...........",
        "..S....F...",
        "..E....R...",
        "..AM...O...",
        "..MA...N...",
        "...R...T...",
        ".PERFECT...",
        "...Y...L...",
        "...........",
    ),
}
ROLLS = ("EATSRLNS", "IOHDPSGB", "AEYWLFGJ")
REPEATS = 9

LOAD = """
import resource, time
import numpy
before, began = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.perf_counter()
from rollwright.lexicon import word_list
"TRAIN" in word_list("{language}")
print(time.perf_counter() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def main() -> None:
    for language in ("en", "fr"):
        seconds, kilobytes = subprocess.run(
            [sys.executable, "-c", LOAD.format(language=language)], check=True, capture_output=True, text=True
        ).stdout.split()
        listed = word_list(language)
        print(
            f"{language}: {listed.size} words, loaded in {1000 * float(seconds):.0f} ms, "
            f"{int(kilobytes) / 1024:.1f} MB more memory"
        )
    words = word_list("en")
    every = list(words.parts[0][0])
    for name, grid in HALF_FILLED.items():
        for roll in ROLLS:
            letters = Counter(roll)
            times = [timed(partial(found_by_search, words, grid, letters)) for _ in range(REPEATS)]
            found = set(search(words, grid, letters).entries())
            began = perf_counter()
            scanned = scan(every, grid, letters)
            slow = perf_counter() - began
            assert found == scanned
            print(
                f"{name}, {roll}: {len(found)} words, search {1000 * median(times):.1f} ms, "
                f"scan {1000 * slow:.0f} ms, {slow / median(times):.0f} times as long"
            )
    print(f"most memory, with everything: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def found_by_search(words: WordList, grid: tuple[str, ...], letters: Counter[str]) -> list[Any]:
    return list(search(words, grid, letters).entries())


def timed(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


if __name__ == "__main__":
    main()
