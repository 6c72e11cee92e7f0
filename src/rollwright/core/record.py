"""A finished game as one file that anyone can check: the secret, every roll, every move, every score."""

import hashlib
import json
from itertools import zip_longest
from typing import Any, cast

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from rollwright.core import chance, notation
from rollwright.core.chance import Roll
from rollwright.core.errors import CorruptLog, NotFound, Refused, RollwrightError
from rollwright.core.game import Game
from rollwright.core.moves import Move
from rollwright.core.options import read_options
from rollwright.core.origin import Origin, RecordedMove, last, moves_of, reached, seed_of, trail
from rollwright.core.paper_seats import paper_seats_of, with_paper_seats
from rollwright.core.play import places
from rollwright.core.shares import HEX, wrong_shares
from rollwright.core.view import Score

WITHOUT_SHARES, FORMAT, GOING_ON = "rollwright-game-1", "rollwright-game-2", "rollwright-game-3"


class Record(Struct, frozen=True, omit_defaults=True):
    """The whole game. `seats` are the names, `words` the words that each seat added to the dice.

    `hashes` and `shares` are those of the seats' pages, None where a seat gave none; `left_out` are people's seats
    without a share in the dice. `hash` covers everything else in the file. Games without shares have none of these.
    `early`: the game was ended before its end; the scores are those of that moment, and there are no places. `hints` is
    how many hints each seat was given, where any were. `origin` is the round of another game that this one goes on
    from; `rolls` then begins with its rolls.
    `paper` are the seats that wrote on paper (core/paper_seats.py); without a sheet such a seat has place 0.
    """

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
    hashes: tuple[str | None, ...] = ()
    shares: tuple[str | None, ...] = ()
    left_out: tuple[int, ...] = ()
    early: bool = False
    paper: tuple[int, ...] = ()
    hints: tuple[int, ...] = ()
    origin: Origin | None = None
    hash: str = ""

    @property
    def seed(self) -> str:
        return seed_of(self.origin, chance.mix(self.secret, self.words, self.hashes, self.shares))


class Finding(Struct, frozen=True):
    """One check: its catalogue id, whether it holds, and a detail where it does not."""

    check: str
    holds: bool
    detail: str = ""


def record(
    game: Game,
    options: Any,
    seats: tuple[str, ...],
    secret: str,
    said: tuple[str, ...],
    moves: list[Move[Any]],
    hashes: tuple[str | None, ...] = (),
    shares: tuple[str | None, ...] = (),
    left_out: tuple[int, ...] = (),
    early: bool = False,
    hints: tuple[int, ...] = (),
    origin: Origin | None = None,
) -> Record:
    """Return the file of a finished game. A game that goes on is refused: its secret must stay secret.

    `early`: the game was ended before its end.
    """
    seed = seed_of(origin, chance.mix(secret, said, hashes, shares))
    with chance.witness() as rolls:
        state = last(trail(game, options, seats, seed, moves, origin))
    if not game.over(state) and not early:
        raise Refused("not-over")
    made = Record(
        format=_format(hashes, origin),
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
        places=() if early else places(game, state, len(seats)),
        hashes=hashes,
        shares=shares,
        left_out=left_out,
        early=early,
        paper=paper_seats_of(game),
        hints=hints if any(hints) else (),
        origin=origin,
    )
    return replace(made, hash=hash_record(made)) if hashes or origin is not None else made


def _format(hashes: tuple[str | None, ...], origin: Origin | None) -> str:
    if origin is not None:
        return GOING_ON
    return FORMAT if hashes else WITHOUT_SHARES


def hash_record(kept: Record) -> str:
    """Return the SHA-256 of the record without its `hash`, as JSON with sorted keys and no spaces."""
    fields = to_builtins(replace(kept, hash=""))
    text = json.dumps(_plain(fields), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(value: Any) -> Any:
    """Write whole numbers without a fraction, as JavaScript does: 1.0 is 1."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in cast("dict[str, Any]", value).items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in cast("list[Any]", value)]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def rules_of(game: Game, kept: Record) -> Game:
    """Return the rules of a file's version, with its seats on paper, or raise `NotFound`."""
    rules = game.under(kept.version)
    seats = tuple(seat for seat in kept.paper if 0 <= seat < len(kept.seats))
    return with_paper_seats(rules, seats)


def verify(game: Game, kept: Record) -> tuple[Finding, ...]:
    """Check a file without any server, by the rules of its version.

    In this order: its format; the commitment; the shares; the hash of the file; that each roll comes from all that was
    mixed; that the moves are legal and ask for exactly these rolls, with the same keys, faces and values; the scores.
    """
    try:
        rules = rules_of(game, kept)
    except NotFound:
        rules = None
    expected = _format(kept.hashes, kept.origin)
    known = rules is not None and (kept.format, kept.game) == (expected, rules.info.id)
    readable = bool(HEX.fullmatch(kept.secret))
    findings = [
        Finding("format", known, f"{kept.format}, {kept.version}"),
        Finding("commitment", readable and chance.commit(kept.secret) == kept.commitment),
    ]
    if rules is None or not known or not readable:
        return tuple(findings)  # the rest cannot be checked
    if kept.hashes:
        wrong_seats = wrong_shares(kept.commitment, len(kept.seats), kept.hashes, kept.shares, kept.left_out)
        findings.append(Finding("shares", not wrong_seats, ", ".join(kept.seats[seat] for seat in wrong_seats)))
    if kept.hashes or kept.origin is not None:
        findings.append(Finding("hash", hash_record(kept) == kept.hash))
    origins = () if kept.origin is None else kept.origin.chain()
    if kept.origin is not None:
        findings.append(Finding("origin", _can_go_on(rules, kept, kept.origin)))
        if not findings[-1].holds:
            return tuple(findings)
    seeds = (*(each.seed for each in origins), kept.seed)  # the moves below say which rolls come from which
    wrong = [drawn.key for drawn in kept.rolls if not any(chance.check(seed, drawn) for seed in seeds)]
    findings.append(Finding("rolls", not wrong, ", ".join(wrong[:5])))
    try:
        again = record(
            rules,
            read_options(rules, kept.options),
            kept.seats,
            kept.secret,
            kept.words,
            _moves(rules, kept),
            kept.hashes,
            kept.shares,
            early=kept.early,
            origin=kept.origin,
        )
    except RollwrightError as error:
        return (*findings, Finding("moves", False, str(error)))
    unasked = next((pair for pair in zip_longest(kept.rolls, again.rolls) if pair[0] != pair[1]), None)
    findings.append(Finding("moves", unasked is None, _named(unasked)))
    return (*findings, Finding("scores", again.scores == kept.scores and again.places == kept.places))


def _can_go_on(rules: Game, kept: Record, origin: Origin) -> bool:
    """Say whether the games before lead to the rounds that they say, and have secrets that can be read."""
    chain = origin.chain()
    if not all(HEX.fullmatch(each.secret) for each in chain):
        return False
    try:
        rounds = reached(rules, read_options(rules, kept.options), kept.seats, origin)
    except RollwrightError:
        return False
    return rounds == tuple(each.round for each in chain)


def doubts(kept: Record) -> tuple[str, ...]:
    """Say why a file proves nothing about its dice, although all checks hold: their catalogue ids.

    `known`: they are those of a finished game; `shares`: no page added a share, so they could have been chosen.
    """
    if kept.origin is not None and kept.origin.same:
        return ("known",)
    return () if any(kept.shares) else ("shares",)


def _named(unasked: tuple[Roll | None, Roll | None] | None) -> str:
    """Name a roll of the file and the roll that the rules asked for in its place."""
    return "" if unasked is None else ", not ".join("-" if drawn is None else drawn.key for drawn in unasked)


def _moves(game: Game, kept: Record) -> list[Move[Any]]:
    for line in kept.moves:
        if line.seat is not None and not 0 <= line.seat < len(kept.seats):
            raise CorruptLog(seat=line.seat)
    return moves_of(game, kept.moves)
