"""A second way to find all words that fit: every word of the list, in every place, checked letter by letter."""

from collections import Counter
from collections.abc import Callable, Sequence

WAYS = {False: (0, 1), True: (1, 0)}


def scan(
    words: list[str], grid: Sequence[str], letters: Counter[str], twins: int = 0
) -> set[tuple[str, int, int, bool]]:
    """Return (text, row, column, down) of all that fits; `words` is a list of words in capitals."""
    allowed = set(words)
    on_card = {char for row in grid for char in row if char != "."}
    possible = [
        word for word in words if set(word) <= on_card | set(letters) and len(word) <= max(len(grid), len(grid[0]))
    ]
    return {
        (word, row, col, down)
        for word in possible
        for down in (False, True)
        for row in range(len(grid) - (len(word) - 1) * down)
        for col in range(len(grid[0]) - (len(word) - 1) * (not down))
        if fits(allowed, grid, letters, twins, word, row, col, down)
    }


def fits(
    allowed: set[str], grid: Sequence[str], letters: Counter[str], twins: int, word: str, row: int, col: int, down: bool
) -> bool:
    step_down, step_right = WAYS[down]
    rows, cols = len(grid), len(grid[0])

    def at(r: int, c: int) -> str:
        return grid[r][c] if 0 <= r < rows and 0 <= c < cols else "."

    end_row, end_col = row + step_down * (len(word) - 1), col + step_right * (len(word) - 1)
    if end_row >= rows or end_col >= cols:
        return False
    if at(row - step_down, col - step_right) != "." or at(end_row + step_down, end_col + step_right) != ".":
        return False
    new = Counter[str]()
    for place, char in enumerate(word):
        r, c = row + step_down * place, col + step_right * place
        if at(r, c) not in (".", char):
            return False
        if at(r, c) == ".":
            new[char] += 1
            beside = crossing(at, r, c, char, step_right, step_down)
            if len(beside) > 1 and beside not in allowed:
                return False
    lacking = new - Counter(letters)
    return (
        bool(new) and lacking.total() <= twins and all(count <= letters.get(char, 0) for char, count in lacking.items())
    )


def crossing(at: Callable[[int, int], str], row: int, col: int, char: str, step_down: int, step_right: int) -> str:
    """Return the word in the other direction once `char` is written."""
    before, after = "", ""
    r, c = row - step_down, col - step_right
    while at(r, c) != ".":
        before = at(r, c) + before
        r, c = r - step_down, c - step_right
    r, c = row + step_down, col + step_right
    while at(r, c) != ".":
        after += at(r, c)
        r, c = r + step_down, c + step_right
    return before + char + after
