"""Find all words that fit on a card of squares, with crossings, extended words and parallel words.

From every square where a word may start, a walker follows the automaton. All walkers advance by one letter at a time,
as arrays. A walker ends where no word begins like this, where the available letters are used up, or where its letter
would make a wrong word in the other direction.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from rollwright.lexicon.automaton import NOWHERE, ROOT, Automaton
from rollwright.lexicon.lists import WordList

EMPTY = "."
OFF, VACANT = -2, -1
BITS = 5  # bits of a letter in a word kept as one number; twelve letters fit
COUNT_BITS = 4  # bits of the count of a letter's uses
WHOLE = (1 << BITS) - 1
LONGEST = 12


@dataclass(frozen=True)
class Finds:
    """The words that fit, in no particular order: `texts[which]` starts at (`row`, `col`), down or across."""

    texts: list[str]
    which: Any
    row: Any
    col: Any
    down: Any

    def __len__(self) -> int:
        return len(self.which)

    @cached_property
    def lengths(self) -> Any:
        return np.array([len(text) for text in self.texts], np.intp)[self.which] if self.texts else np.zeros(0, np.intp)

    def entries(self) -> list[tuple[str, int, int, bool]]:
        """Return all as text, row, column, and whether it goes down."""
        columns = zip(self.which.tolist(), self.row.tolist(), self.col.tolist(), self.down.tolist(), strict=True)
        return [(self.texts[which], row, col, down) for which, row, col, down in columns]

    def only(self, kept: Any) -> "Finds":
        """Return the entries that a mask or a list of indices selects."""
        return Finds(self.texts, self.which[kept], self.row[kept], self.col[kept], self.down[kept])


@dataclass(frozen=True)
class _Board:
    """The card and then its mirror image (for words down), as one row of squares with an edge after each line."""

    rows: int
    cols: int
    cells: Any  # the letter of each square, VACANT or OFF
    fits_across: Any  # by square and available letter: whether it makes a word in the other direction
    letters: Any  # the available letters, as numbers
    counts: Any  # how often each is available
    half: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "half", self.rows * (self.cols + 1))

    def places(self, starts: Any) -> tuple[Any, Any, Any]:
        """Return row, column and direction of squares."""
        down = starts >= self.half
        width = (self.cols + 1) + (self.rows - self.cols) * down
        line, step = (starts - self.half * down) // width, (starts - self.half * down) % width
        row = line + (step - line) * down
        return row, line + step - row, down


def search(
    words: WordList, grid: Sequence[str], letters: Mapping[str, int], twins: int = 0, longest: int = LONGEST
) -> Finds:
    """Return every word of at most `longest` letters that can be written with the available letters.

    `twins` of them may be used again, each at most as often as it is available.
    """
    board = _board(words, grid, {char: count for char, count in letters.items() if count > 0})
    found = [_walk(automaton, board, twins, longest) for automaton, _ in words.parts]
    codes, starts = (
        np.concatenate([part[place] for part in found]) if found else np.zeros(0, np.int64) for place in (0, 1)
    )
    unique, which = np.unique(codes, return_inverse=True)
    texts = [_text(int(code)) for code in unique]
    finds = Finds(texts, which, *board.places(starts))
    if words.struck.isdisjoint(texts):
        return finds
    return finds.only(np.array([text not in words.struck for text in texts])[which])


def _walk(automaton: Automaton, board: _Board, twins: int, longest: int) -> tuple[Any, Any]:
    """Return the words found, as numbers, and the squares where they start."""
    child, final, cells = automaton.child, automaton.final, board.cells
    available = np.ascontiguousarray(child[:, board.letters])
    most = board.counts + np.minimum(board.counts, twins)
    shifts = np.arange(len(board.letters), dtype=np.uint64) * np.uint64(COUNT_BITS)
    at = np.flatnonzero((cells != OFF) & (np.roll(cells, 1) < 0))
    start, node = at, np.full(len(at), ROOT, np.int32)
    text, used = np.zeros(len(at), np.uint64), np.zeros(len(at), np.uint64)
    spare = np.full(len(at), twins, np.int8)
    found: list[tuple[Any, Any]] = []
    while len(at) and len(found) < longest:
        standing = (cells[at] >= 0).nonzero()[0]
        after = child[node[standing], cells[at[standing]]]
        alive = after != NOWHERE
        standing, after = standing[alive], after[alive]
        letter = cells[at[standing]]
        # On an empty square every available letter is tried, each by a walker of its own.
        empty = (cells[at] == VACANT).nonzero()[0]
        following = available[node[empty]]
        times = ((used[empty, None] >> shifts) & np.uint64(15)).astype(np.int8)
        spent = times >= board.counts
        able = (
            (following != NOWHERE)
            & board.fits_across[at[empty]]
            & (times < most)
            & (~spent | (spare[empty] > 0)[:, None])
        )
        walker, choice = able.nonzero()
        origin = empty[walker]
        node = np.concatenate([after, following[walker, choice]])
        used = np.concatenate([used[standing], used[origin] + (np.uint64(1) << shifts[choice])])
        spare = np.concatenate([spare[standing], spare[origin] - spent[walker, choice]])
        origin, letter = np.concatenate([standing, origin]), np.concatenate([letter, board.letters[choice]])
        text = (text[origin] << np.uint64(BITS)) | (letter + 1).astype(np.uint64)
        start, at = start[origin], at[origin] + 1
        # A word ends where no letter follows; it has at least two letters, one of them new.
        ended = final[node] & (cells[at] < 0) & (used > 0) & (at - start > 1)
        found.append((text[ended], start[ended]))
    return np.concatenate([codes for codes, _ in found]), np.concatenate([starts for _, starts in found])


def _board(words: WordList, grid: Sequence[str], shown: Mapping[str, int]) -> _Board:
    letters = sorted(shown)
    mirrored = ["".join(column) for column in zip(*grid, strict=True)]
    cells = [_code(char) for lines in (grid, mirrored) for line in lines for char in (*line, "")]
    fits = [
        letters_that_fit
        for lines, across in ((grid, mirrored), (mirrored, grid))
        for letters_that_fit in _fits_across(words, lines, across, letters)
    ]
    return _Board(
        len(grid),
        len(grid[0]),
        np.array([*cells, OFF], np.int16),
        np.array(fits, bool).reshape(len(fits), len(letters)),
        np.array([ord(char) - 65 for char in letters], np.int16),
        np.array([shown[char] for char in letters], np.int8),
    )


def _fits_across(words: WordList, lines: Sequence[str], across: Sequence[str], letters: list[str]) -> list[list[bool]]:
    """Return for each square, edges included, the letters that make a word in the other direction."""
    free, fits = [True] * len(letters), list[list[bool]]()
    for row in range(len(lines)):
        for other in across:
            before, after = other[:row].rpartition(EMPTY)[2], other[row + 1 :].partition(EMPTY)[0]
            needed = (before or after) and other[row] == EMPTY
            fits.append([before + char + after in words for char in letters] if needed else free)
        fits.append(free)
    return fits


def _code(char: str) -> int:
    return OFF if not char else VACANT if char == EMPTY else ord(char) - 65


def _text(code: int) -> str:
    text = ""
    while code:
        text = chr(64 + (code & WHOLE)) + text
        code >>= BITS
    return text
