"""The dice of a game for people with paper, and the file that a caller leaves: its commitment and every roll.

A caller is a page that rolls for a table of paper. It makes the secret itself and shows its SHA-256 before the first
roll, so it works without a server; docs/dice.md says what this proves.
"""

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

from msgspec import Struct

from rollwright.core import chance
from rollwright.core.chance import Roll
from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game
from rollwright.core.options import OptionInfo, options_of, read_options
from rollwright.core.record import Finding
from rollwright.core.rolls import Rolls
from rollwright.core.shares import HEX

FORMAT = "rollwright-caller-1"
MOST_SETS = 24  # more would be too many for one menu


class DiceSet(Struct, frozen=True):
    """The dice of a game under some of its options, those on which the dice depend."""

    options: dict[str, str | int | bool]
    rolls: Rolls


class Called(Struct, frozen=True):
    """The file of a caller at the end: the commitment, the secret, the words that people added, and every roll."""

    format: str
    game: str
    version: int
    options: dict[str, Any]
    commitment: str
    secret: str
    words: tuple[str, ...]
    rolls: tuple[Roll, ...]


def dice_sets(game: Game) -> tuple[DiceSet, ...]:
    """Return the dice for each choice of the options that change them, the default first; none without dice."""
    if game.rolls is None:
        return ()
    usual = _rolls(game, {})
    matter = [
        option
        for option in options_of(game)
        if any(_rolls(game, {option.id: value}) != usual for value in _few(option))
    ]
    chosen = product(*(_few(option) for option in matter))
    sets = [dict(zip([option.id for option in matter], values, strict=True)) for values in islice(chosen, MOST_SETS)]
    return tuple(DiceSet(options, _rolls(game, options)) for options in sets)


def verify_called(game: Game, called: Called) -> Iterator[Finding]:
    """Check the file of a caller: the commitment, every roll, and that the rules ask for exactly these rolls."""
    rules = _rules(game, called)
    yield Finding("format", rules is not None, f"{called.format}, {called.version}")
    readable = HEX.fullmatch(called.secret) is not None
    yield Finding("commitment", readable and chance.commit(called.secret) == called.commitment)
    if rules is None or not readable:
        return  # the rest cannot be checked
    seed = chance.mix(called.secret, called.words)
    wrong = [drawn.key for drawn in called.rolls if not chance.check(seed, drawn)]
    yield Finding("rolls", not wrong, ", ".join(wrong[:5]))
    asked = [drawn for number in range(1, rules.rounds + 1) for drawn in rules.drawn(seed, number)]
    unasked = [drawn.key for drawn, due in zip(called.rolls, asked, strict=False) if drawn != due]
    unasked += [drawn.key for drawn in called.rolls[len(asked) :]]
    yield Finding("called", not unasked, ", ".join(unasked[:5]))


def _rules(game: Game, called: Called) -> Rolls | None:
    try:
        rules = game.under(called.version)
        if called.format != FORMAT or rules.rolls is None:
            return None
        return rules.rolls(read_options(rules, called.options))
    except RollwrightError:
        return None


def _rolls(game: Game, given: dict[str, Any]) -> Rolls:
    assert game.rolls is not None
    return game.rolls(read_options(game, given))


def _few(option: OptionInfo) -> list[Any]:
    """Return the values of an option, the default first; of a text or a wide range the default alone."""
    if option.kind == "flag":
        values: list[Any] = [False, True]
    elif option.kind == "number" and option.high - option.low < MOST_SETS:
        values = [*range(option.low, option.high + 1)]
    else:
        values = [*option.values]
    return [option.default, *(value for value in values if value != option.default)]
