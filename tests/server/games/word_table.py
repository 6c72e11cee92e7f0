"""People at a table of Word Roller over a real server: they find words as bots do, or write what is none."""

from collections.abc import Callable
from random import Random

from rollwright.games.word_roller.card import EMPTY, Grid, cards, cell, letter, line
from rollwright.games.word_roller.dice import Dice
from rollwright.games.word_roller.possible_words import finds
from rollwright.lexicon import word_list
from tests.server.client import Client


def card_of(client: Client) -> tuple[str, Grid]:
    """Return the seat's card and what stands on it, this turn's pencil included."""
    sheet = client.sheet
    width = cards()[sheet["paper"]].cols
    pencil = sheet.get("pencil") or [None] * len(sheet["ink"])
    marks = "".join(old or new or EMPTY for old, new in zip(sheet["ink"], pencil, strict=True))
    return sheet["paper"], tuple(marks[start : start + width] for start in range(0, len(marks), width))


def find(client: Client, fits: Callable[[str, int], bool], words: str = "en") -> list[str]:
    """Return the moves that write a word which fits, by its text and the rings it fills; a pass where none does."""
    return find_on(*card_of(client), tuple(client.state["view"]["dice"]), fits, words)


def find_on(name: str, grid: Grid, dice: Dice, fits: Callable[[str, int], bool], words: str = "en") -> list[str]:
    for text, row, col, down in finds(grid, dice, (), word_list(words)).entries():
        way = "down" if down else "across"
        new = {
            square: char
            for square, char in zip(line(row, col, way, len(text)), text, strict=True)
            if letter(grid, square) == EMPTY
        }
        if fits(text, len(cards()[name].pinks.intersection(new))):
            return [f"begin {cell(next(iter(new)))} {way}", *(f"letter {char}" for char in new.values()), "done"]
    return ["pass"]


def misspell(client: Client) -> list[str]:
    """Return the moves that write two consonants that are no word, away from all others; a pass without room."""
    _, grid = card_of(client)
    dice = client.state["view"]["dice"]
    one, two = next(
        (one, two) for one in dice[2:] for two in dice[2:] if one != two and one + two not in word_list("en")
    )
    for row, text in enumerate(grid):
        room = f"{EMPTY}{text}{EMPTY}".find(4 * EMPTY)
        if room >= 0:
            return [f"begin {cell((row, room))} across", f"letter {one}", f"letter {two}", "done"]
    return ["pass"]


def any_word(*_: object) -> bool:
    return True


async def play(client: Client, random: Random) -> None:
    """Misspell; where that is refused, write a word. Any answer will do for the rest."""
    view, choices = client.state["view"], client.state["choices"]
    if view["phase"] != "write" or view.get("claims"):
        answer = await client.move("name" if "name" in choices else random.choice(choices))
    else:
        answer = await client.move(*misspell(client))
        if answer["type"] == "refused":
            assert answer["code"] == "bad-word"
            answer = await client.move(*find(client, any_word))
    assert answer["type"] == "update", answer
