"""Random positions that can arise: a few words of the list written one after the other by the plain rules."""

from collections import Counter
from random import Random

from tests.lexicon.scan import fits

DICE = ("AEIOUA", "AEIOUE", "TNHCYV", "TSDMWX", "TRLMPK", "NSLFYQ", "NRDCGZ", "SRHFBJ")


def rolled(random: Random) -> Counter[str]:
    return Counter(random.choice(faces) for faces in DICE)


def position(words: list[str], random: Random, rows: int, cols: int, most: int) -> tuple[str, ...]:
    """Return a card with up to `most` words on it; all of them are in the list."""
    grid, allowed = ["." * cols] * rows, set(words)
    plenty = Counter({chr(65 + letter): 9 for letter in range(26)})
    for _ in range(random.randrange(most + 1)):
        for _ in range(200):
            word, down = random.choice(words), random.random() < 0.5
            row, col = random.randrange(rows), random.randrange(cols)
            if fits(allowed, grid, plenty, 0, word, row, col, down):
                cells = [list(line) for line in grid]
                for place, char in enumerate(word):
                    cells[row + place * down][col + place * (not down)] = char
                grid = ["".join(line) for line in cells]
                break
    return tuple(grid)
