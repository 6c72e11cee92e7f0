"""Golden reviews: files a person can read, one for each golden game. `python -m tests.golden_reviews` writes them.

A review is the same on every machine but for the last digits of its estimates, so a test compares the words exactly and
the figures with a tolerance.
"""

import re
import sys
from pathlib import Path

from rollwright.core import Move, mix, parse
from rollwright.core.notation import parse_table
from rollwright.games import GAMES
from rollwright.review import Played, can_review, from_moves, review
from rollwright.review.text import tell
from tests import golden

FOLDER = Path(__file__).parent / "review" / "golden"
FIGURE = re.compile(r"[-+]?\d+(?:\.\d+)?")


def names() -> list[str]:
    """Return the golden games that can be reviewed: the current rules of each."""
    return [name for name in golden.PLAYS if can_review(name.split("/")[0])]


def played(name: str) -> Played:
    game = GAMES[name.split("/")[0]]
    head, moves = golden.read((golden.FOLDER / name).read_text("utf-8"))
    rules, seats = golden.rules_of(game, head), int(head["seats"])
    return from_moves(
        rules,
        golden.options_of(rules, head),
        tuple(f"seat {seat}" for seat in range(seats)),
        mix(f"{int(head['seed']):064x}", [""] * seats),
        [Move(seat, parse_table(rules, said) if seat is None else parse(rules, said), at) for seat, said, at in moves],
    )


def told(name: str) -> str:
    """Return the review of a golden game in words."""
    game = played(name)
    return "\n".join(tell(review(game), "en", game.game.sheet(game.options))) + "\n"


def words_and_figures(text: str) -> tuple[list[str], list[float]]:
    """Return a text without its figures and spaces, line by line, and its figures."""
    words = [" ".join(FIGURE.sub("#", line).split()) for line in text.splitlines()]
    return words, [float(figure) for figure in FIGURE.findall(text)]


def main() -> None:
    for name in sys.argv[1:] or names():
        file = FOLDER / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(told(name), "utf-8")
        print(file.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
