"""Measure what a HexRoller sheet may expect before the first roll: python -m tools.measure_hexroller_start [ROLLS]

Its figures stand in `START` of review/hexroller/reviewer.py. Measure again where master's networks change.
"""

import argparse
import os
from typing import get_args

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core is enough, and quicker
import numpy as np

from rollwright.games.hexroller.sheet import Side
from rollwright.review.hexroller.reviewer import draw, estimate, untouched


def main() -> None:
    reader = argparse.ArgumentParser(description="Measure what a HexRoller sheet may expect before the first roll.")
    reader.add_argument("rolls", nargs="?", type=int, default=1500)
    rolls = reader.parse_args().rolls
    for side in get_args(Side):
        found = estimate(untouched(side), draw(side, np.random.default_rng(7), rolls))
        print(f"{side}: {found.mean:.2f}, standard error {found.error:.2f}, over {rolls} rolls")


if __name__ == "__main__":
    main()
