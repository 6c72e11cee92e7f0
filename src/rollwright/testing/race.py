"""The promises of `Race`: claims and notes, the seats awaited, the handicap, and what a bot is given to look at."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from rollwright.core import Game, HintTaken, IllegalAction, Move, begin, parse_table, step, to_text, waiting
from rollwright.core.notation import verbs
from rollwright.testing.failure import expect, same
from rollwright.testing.play import Play, Position
from rollwright.testing.positions import played, scribbled, some


def race_is_fair(game: Game, data: st.DataObject) -> None:
    """Claims are actions and notes are not; no choice is refused; every seat with a choice is awaited."""
    if game.race is None:
        return
    play, race, kinds = played(game, data), game.race, set(verbs(game.action).values())
    expect(kinds.issuperset(race.claims), "a claim is no action of the game", play.end, claims=race.claims)
    expect(kinds.isdisjoint(race.notes), "a seat could write a note of the table", play.end, notes=race.notes)
    hints = race.hint is None or HintTaken in race.notes
    expect(hints, "a race gives hints, and its table cannot note them", play.end, notes=race.notes)
    for at in some(play.positions):
        awaited = waiting(game, at.state, len(play.seats))
        expect(set(awaited) <= {*range(len(play.seats))}, "a seat is awaited that is not there", at, awaited=awaited)
        expect(not (awaited and game.over(at.state)), "somebody is awaited after the end", at, awaited=awaited)
        for seat in range(len(play.seats)):
            done = game.done is not None and game.done(at.state, seat)
            for action in game.legal(at.state, seat):
                expect(done or seat in awaited, "a seat has a choice and is not awaited", at, awaited=awaited)
                reason = race.refuses(at.state, Move(seat, action, at.now)) if race.refuses else None
                expect(reason is None, "a choice is refused at its moment", at, action=to_text(action), reason=reason)
        for note in _notes(race.notes, play.random):
            same(parse_table(game, to_text(note)), note, "a note cannot be read back", at)
            expect(_refused(game, at, Move(0, note, at.now)), "a seat wrote a note of the table", at, note=note)
    if race.handicap is not None:
        _handicap_keeps_options(play)


def _handicap_keeps_options(play: Play) -> None:
    """With any seats kept and any of them strong the options are still options of the game."""
    assert play.game.race is not None
    assert play.game.race.handicap is not None
    kept = tuple(range(len(play.seats)))
    for strong in ((), kept[:1], kept):
        options = play.game.race.handicap(play.options, kept, strong)
        again = msgspec.convert(msgspec.to_builtins(options), play.game.options)
        same(again, options, "a handicap leads to options that are none", play.end, strong=strong)
        begin(play.game, options, play.seats, play.seed)


def bots_see_no_more_than_their_seat(game: Game, data: st.DataObject) -> None:
    """Where the view of a seat is the same, its bot is given the same: it knows nothing that the view leaves out."""
    if game.race is None or game.race.bot_view is None:
        return
    play = played(game, data)
    shown: dict[tuple[int, bytes], tuple[Any, Position]] = {}
    secrets = [scribbled(at, seat) for at, seat in some(play.turns)] if play.turns else []
    for at in (*play.positions, *secrets):
        for seat in range(len(play.seats)):
            given = game.race.bot_view(at.state, seat)
            view = seat, msgspec.json.encode(game.view(at.state, seat))
            before, first = shown.setdefault(view, (given, at))
            expect(play.seed not in repr(given), "a bot is given the seed", at, seat=seat, given=given)
            promise = "a bot is given something that its seat does not see: the view is the same as after other moves"
            same(given, before, promise, at, seat=seat, other_moves=[to_text(move.action) for move in first.moves])


def _notes(kinds: tuple[type, ...], random: Random) -> Iterator[Any]:
    """Make one note of each kind whose fields are whole numbers."""
    for kind in kinds:
        fields = msgspec.structs.fields(kind)
        if all(field.type is int for field in fields):
            yield kind(*(random.randrange(3) for _ in fields))


def _refused(game: Game, at: Position, move: Move[Any]) -> bool:
    try:
        step(game, at.state, move)
    except IllegalAction:
        return True
    return False
