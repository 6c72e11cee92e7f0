"""The lines of a typed game, one after the other, and the dice and moves that they tell. `typed.py` has the format."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rollwright.core import Figure, Game, Move, Refused, begin, parse, read_options, step
from rollwright.core.notation import grammar
from rollwright.core.options import option_value, options_of
from rollwright.games import find
from rollwright.review.played import CannotReview, Played

SEED = "typed"


class Unreadable(Exception):
    """The line has no such form, or stands in the wrong place. `expected` names a message that says what should."""

    def __init__(self, expected: str = "", **params: str | int) -> None:
        super().__init__(expected)
        self.expected = expected
        self.params = params


class Reading:
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
            case "game" if self.game is None:
                self.game = self.typeable(find(rest))
            case "option" if self.game is not None and self.state is None and "=" in rest:
                name, _, value = rest.partition("=")
                known = {option.id: option for option in options_of(self.game)}
                self.given[name] = option_value(known[name], value) if name in known else value
            case "seat" if rest and self.state is None and rest not in self.seats:
                self.seats.append(rest)
            case "round":
                self.roll(rest)
            case _:
                name, colon, said = words.partition(":")
                if not colon or name.strip() not in self.seats:
                    raise Unreadable
                self.play(self.seats.index(name.strip()), said)

    def typeable(self, game: Game) -> Game:
        """Return the game, if its rounds are rolls that all share. A race also needs moments, which nobody writes."""
        if game.race is not None:
            raise CannotReview("cannot-type", title=game.info.title)
        if game.rolls is None:
            raise CannotReview("cannot-type-dice", title=game.info.title)
        return game

    def played(self) -> Played:
        if self.game is None or self.state is None:
            raise CannotReview("no-game-told")
        if self.state.dice:
            raise Refused("not-over")
        return Played(self.game, self.options, tuple(self.seats), (*self.states, self.state))

    def roll(self, rest: str) -> None:
        """Lay the dice of a round on the table, in place of those that the seed gave."""
        if self.game is None:
            raise Unreadable
        if self.state is None:
            self.state = self.opened(self.game)
        elif self.states and self.state.round == self.states[-1].round:
            raise Unreadable  # a seat has not written yet
        if not self.state.dice:
            raise Unreadable
        self.state = replace(self.state, dice=self._dice_of(self.game, rest.split()))
        self.states.append(self.state)

    def opened(self, game: Game) -> Any:
        """Return the first state of the table that the lines before the first roll told."""
        self.options = read_options(game, self.given)
        return begin(game, self.options, tuple(self.seats), SEED)

    def _dice_of(self, game: Game, words: Sequence[str]) -> tuple[Figure, ...]:
        """Return the dice of a round as they lie on the table."""
        assert game.rolls is not None
        rolls = game.rolls(self.options)
        faces = {str(face): face for each in rolls.dice for face in each.faces}
        dice = tuple(faces[word] for word in words if word in faces)
        if len(dice) != len(words) or not rolls.fits(dice):
            raise Unreadable
        order = [*faces.values()]
        return tuple(sorted(dice, key=order.index)) if rolls.sorted else dice

    def play(self, seat: int, said: str) -> None:
        game = self.game
        if game is None or not self.states:
            raise Unreadable
        verbs, actions = grammar(game), [each.strip() for each in said.split(",") if each.strip()]
        if actions[-1:] != ["done"]:
            actions.append("done")
        for words in actions:
            whole = words if words.split()[0] in verbs else f"write {words}"
            self.state = step(game, self.state, Move(seat, parse(game, whole)))
