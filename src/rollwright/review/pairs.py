"""Every way to write two dice in two empty fields of a sheet."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations
from typing import Any

import numpy as np


def pairs_of_cells(sheet: Any, dice: Sequence[int]) -> tuple[Any, Any]:
    """Return the fields of the first and the second die in each placement, and the sheet after it.

    A double is listed once for each two fields.
    """
    cells = np.flatnonzero(sheet == 0)[_pairs(int((sheet == 0).sum()), dice[0] == dice[1])]
    after = np.tile(sheet, (len(cells), 1))
    np.put_along_axis(after, cells, np.array([dice], sheet.dtype), axis=1)
    return cells, after


@cache
def _pairs(fields: int, double: bool) -> Any:
    return np.array(list((combinations if double else permutations)(range(fields), 2)))
