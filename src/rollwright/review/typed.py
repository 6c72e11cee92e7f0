"""A game typed in from paper: plain text with the rolls and what each seat wrote (docs/review.md has an example).

    game splitter
    option pad=A
    seat Ada
    seat Ben
    round 3 5
    Ada: 3L4
    Ben: 2R1

A line `round` has the dice as they were rolled. A seat's line has its actions, with commas between them, in the words
of the game (docs/terminal.md); a cell alone means that it is written in, and `done` at the end may be left out. Empty
lines and everything after a # are ignored. A game may have lines of its own (`Reviewer.typed`), as Word Roller does.
"""

from rollwright.core import Refused, RollwrightError
from rollwright.locale import Language, say, sentence
from rollwright.review import REVIEWERS
from rollwright.review.played import Played
from rollwright.review.typed_lines import Reading, Unreadable

MOST_LINES = 2000


class BadLine(Refused):
    """A line of a typed game cannot be read.

    With the code `unexpected-line` the sentence says what should stand there; with `impossible-line` it names the rule
    that the line breaks.
    """

    code = "bad-line"
    exit_code = 65


def read_typed(text: str, language: Language = "en") -> Played:
    """Return the game that `text` tells, checked by its rules. A refusal names the first line that is wrong."""
    lines = [line.partition("#")[0].strip() for line in text.splitlines()[:MOST_LINES]]
    game = next((line.removeprefix("game").strip() for line in lines if line.startswith("game ")), "")
    reading = REVIEWERS[game].typed() if game in REVIEWERS else Reading()
    told = [(number, words) for number, words in enumerate(lines, 1) if words]
    for number, words in told:
        try:
            reading.take(words)
        except Unreadable as error:
            raise _bad_line(number, words, error, language) from error
        except RollwrightError as error:
            reason = sentence(language, error)
            raise BadLine("impossible-line", line=number, words=_shown(words), reason=reason) from error
    try:
        return reading.played()
    except Unreadable as error:
        raise _bad_line(*told[-1], error, language) from error  # the end comes too early


def _bad_line(number: int, words: str, error: Unreadable, language: Language) -> BadLine:
    if not error.expected:
        return BadLine(line=number, words=_shown(words))
    expected = say(language, f"typed-expected-{error.expected}", **error.params)
    return BadLine("unexpected-line", line=number, words=_shown(words), expected=expected)


def _shown(words: str) -> str:
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in words[:80])
