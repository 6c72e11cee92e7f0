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
lines and everything after a # are ignored.
"""

from typing import Any

from msgspec.structs import replace

from rollwright.core import Game, Move, Refused, RollwrightError, begin, parse, read_options, step
from rollwright.core.notation import grammar
from rollwright.core.options import option_value, options_of
from rollwright.games import find
from rollwright.locale import Language, sentence
from rollwright.review.played import CannotReview, Played

SEED = "typed"
MOST_LINES = 2000


class BadLine(Refused):
    """A line of a typed game cannot be read; with the code `impossible-line`: it breaks the rules of the game."""

    code = "bad-line"
    exit_code = 65


class _Unreadable(Exception):
    """The line has no such form, or stands in the wrong place."""


def read_typed(text: str, language: Language = "en") -> Played:
    """Return the game that `text` tells, checked by its rules. A refusal names the first line that is wrong."""
    reading = _Reading()
    for number, line in enumerate(text.splitlines()[:MOST_LINES], 1):
        words = line.partition("#")[0].strip()
        try:
            if words:
                reading.take(words)
        except _Unreadable as error:
            raise BadLine(line=number, words=words[:80]) from error
        except RollwrightError as error:
            reason = sentence(language, error)
            raise BadLine("impossible-line", line=number, words=words[:80], reason=reason) from error
    return reading.played()


class _Reading:
    """The lines read so far."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.given: dict[str, Any] = {}
        self.seats: list[str] = []
        self.options: Any = None
        self.state: Any = None
        self.states: list[Any] = []

    def take(self, words: str) -> None:
        verb, _, rest = words.partition(" ")
        rest = rest.strip()
        match verb:
            case "game":
                self.game = find(rest)
            case "option" if self.game is not None and "=" in rest:
                name, _, value = rest.partition("=")
                known = {option.id: option for option in options_of(self.game)}
                self.given[name] = option_value(known[name], value) if name in known else value
            case "seat" if rest and self.state is None:
                self.seats.append(rest)
            case "round":
                self._roll(rest)
            case _:
                name, colon, said = words.partition(":")
                if not colon or name.strip() not in self.seats:
                    raise _Unreadable
                self._play(self.seats.index(name.strip()), said)

    def played(self) -> Played:
        if self.game is None or self.state is None:
            raise CannotReview("no-game-told")
        if self.state.dice:
            raise Refused("not-over")
        return Played(self.game, self.options, tuple(self.seats), (*self.states, self.state))

    def _roll(self, rest: str) -> None:
        """Lay the dice of a round on the table, in place of those that the seed gave."""
        if self.game is None:
            raise _Unreadable
        if self.state is None:
            self.options = read_options(self.game, self.given)
            self.state = begin(self.game, self.options, tuple(self.seats), SEED)
        elif self.states and self.state.round == self.states[-1].round:
            raise _Unreadable  # a seat has not written yet
        dice = tuple(int(word) if word.isascii() and word.isdecimal() else 0 for word in rest.split())
        faces = set(self._faces())
        if not self.state.dice or len(dice) != len(self.state.dice) or not faces.issuperset(dice):
            raise _Unreadable
        self.state = replace(self.state, dice=tuple(sorted(dice)) if len(dice) > 2 else dice)
        self.states.append(self.state)

    def _faces(self) -> range:
        return range(3, 9) if self.game is not None and self.game.info.id == "hexroller" else range(1, 7)

    def _play(self, seat: int, said: str) -> None:
        game = self.game
        if game is None or not self.states:
            raise _Unreadable
        verbs, actions = grammar(game), [each.strip() for each in said.split(",") if each.strip()]
        if actions[-1:] != ["done"]:
            actions.append("done")
        for words in actions:
            whole = words if words.split()[0] in verbs else f"write {words}"
            self.state = step(game, self.state, Move(seat, parse(game, whole)))
