"""A finished game as one file that anyone can check: the secret, every roll, every move, every score."""

import re
from itertools import zip_longest
from typing import Any

from msgspec import Struct, to_builtins

from rollwright.core import chance, notation
from rollwright.core.chance import Roll
from rollwright.core.errors import CorruptLog, NotFound, Refused, RollwrightError
from rollwright.core.game import Game, Move, Score
from rollwright.core.options import read_options
from rollwright.core.play import places, replay

FORMAT = "rollwright-game-1"
SECRET = re.compile("[0-9a-f]{64}")


class RecordedMove(Struct, frozen=True):
    """One move of the file: the seat (null: the clock or the table), the action as text, the moment in milliseconds."""

    seat: int | None
    action: str
    at: int = 0


class Record(Struct, frozen=True):
    """The whole game. `seats` are the names, `words` the words that each seat added to the dice."""

    format: str
    game: str
    version: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    secret: str
    words: tuple[str, ...]
    rolls: tuple[Roll, ...]
    moves: tuple[RecordedMove, ...]
    scores: tuple[Score, ...]
    places: tuple[int, ...]


class Finding(Struct, frozen=True):
    """One check: its catalogue id, whether it holds, and a detail where it does not."""

    check: str
    holds: bool
    detail: str = ""


def record(
    game: Game, options: Any, seats: tuple[str, ...], secret: str, said: tuple[str, ...], moves: list[Move[Any]]
) -> Record:
    """Return the file of a finished game. A game that goes on is refused: its secret must stay secret."""
    with chance.witness() as rolls:
        state = replay(game, options, seats, chance.mix(secret, said), moves)
    if not game.over(state):
        raise Refused("not-over")
    return Record(
        format=FORMAT,
        game=game.info.id,
        version=game.info.version,
        options=to_builtins(options),
        seats=seats,
        commitment=chance.commit(secret),
        secret=secret,
        words=said,
        rolls=tuple(rolls),
        moves=tuple(RecordedMove(move.seat, notation.to_text(move.action), move.at) for move in moves),
        scores=tuple(game.score(state, seat) for seat in range(len(seats))),
        places=places(game, state, len(seats)),
    )


def moves_of(game: Game, lines: tuple[RecordedMove, ...]) -> list[Move[Any]]:
    return [
        Move(
            line.seat,
            notation.parse_table(game, line.action) if line.seat is None else notation.parse(game, line.action),
            line.at,
        )
        for line in lines
    ]


def verify(game: Game, kept: Record) -> tuple[Finding, ...]:
    """Check a file without any server, by the rules of its version.

    In this order: its kind; the promise; that each roll comes from the secret; that the moves are legal and ask for
    exactly these rolls, with the same keys, faces and values; the scores.
    """
    try:
        rules = game.under(kept.version)
    except NotFound:
        rules = None
    known = rules is not None and (kept.format, kept.game) == (FORMAT, rules.info.id)
    readable = bool(SECRET.fullmatch(kept.secret))
    findings = [
        Finding("format", known, f"{kept.format}, {kept.version}"),
        Finding("commitment", readable and chance.commit(kept.secret) == kept.commitment),
    ]
    if rules is None or not known or not readable:
        return tuple(findings)  # the rest cannot be checked
    seed = chance.mix(kept.secret, kept.words)
    wrong = [drawn.key for drawn in kept.rolls if not chance.check(seed, drawn)]
    findings.append(Finding("rolls", not wrong, ", ".join(wrong[:5])))
    try:
        again = record(
            rules, read_options(rules, kept.options), kept.seats, kept.secret, kept.words, _moves(rules, kept)
        )
    except RollwrightError as error:
        return (*findings, Finding("moves", False, str(error)))
    unasked = next((pair for pair in zip_longest(kept.rolls, again.rolls) if pair[0] != pair[1]), None)
    findings.append(Finding("moves", unasked is None, _named(unasked)))
    return (*findings, Finding("scores", again.scores == kept.scores and again.places == kept.places))


def _named(unasked: tuple[Roll | None, Roll | None] | None) -> str:
    """Name a roll of the file and the roll that the rules asked for in its place."""
    return "" if unasked is None else ", not ".join("-" if drawn is None else drawn.key for drawn in unasked)


def _moves(game: Game, kept: Record) -> list[Move[Any]]:
    for line in kept.moves:
        if line.seat is not None and not 0 <= line.seat < len(kept.seats):
            raise CorruptLog(seat=line.seat)
    return moves_of(game, kept.moves)
