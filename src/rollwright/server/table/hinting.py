"""Hints while playing: where they are allowed, and that each one is marked in the log."""

from msgspec import Struct

from rollwright.bots.hints import can_hint, is_noted
from rollwright.core import HintTaken, StaleMove, Suggestion, is_awaited, notation
from rollwright.server.refusals import NoHints, NotYourSeat, WrongPhase
from rollwright.server.table.events import Asked, Events, Hinted, Noted
from rollwright.server.table.rights import seat_of
from rollwright.server.table.table import Table


class TakeHint(Struct, frozen=True, tag="hint"):
    """The asker's seat is given this hint."""

    holder: str
    id: str
    hint: Suggestion


class NoteHint(Struct, frozen=True, tag="note-hint"):
    """The asker's seat is given a hint by the game itself, at this moment."""

    holder: str
    id: str
    at: int


def seat_to_hint(table: Table, holder: str, named: int | None) -> int:
    """Return the asker's seat if it may be given a hint now, or raise the reason why not."""
    seat = seat_of(table, holder)
    if named is not None and named != seat:
        raise NotYourSeat
    if table.phase != "playing":
        raise WrongPhase("game-over" if table.phase == "over" else "not-started")
    if table.paused:
        raise WrongPhase("paused")
    if not can_hint(table.game) or not table.allows_hints:
        raise NoHints
    if not is_noted(table.game) and not is_awaited(table.game, table.state, seat):
        raise NoHints("hint-after-done")
    return seat


def decide(table: Table, command: TakeHint) -> Events:
    """Mark the hint, unless it is the one that the seat was given last."""
    asked, hint = Asked(command.holder, command.id), command.hint
    if table.has_answered(asked):
        return ()
    seat = seat_to_hint(table, command.holder, None)
    last = next((given for given in reversed(table.hints) if given.seat == seat), None)
    if hint.round != table.round:
        raise StaleMove(round=hint.round, now=table.round)
    if last is not None and (last.round, last.cells) == (hint.round, hint.cells):
        return ()
    return (Hinted(seat, hint.round, hint.cells, asked),)


def given(table: Table, seat: int) -> Suggestion | None:
    """Return the hint that the game has given a seat for what it looks at now."""
    race = table.game.race
    return None if race is None or race.hint is None else race.hint(table.state, seat)


def note(table: Table, command: NoteHint) -> Events:
    """Mark a hint, and note it as a move of the game; one that stands already costs nothing again."""
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    seat = seat_to_hint(table, command.holder, None)
    if given(table, seat) is not None:
        return ()
    noted = Noted(max(0, command.at - table.started_at), (notation.to_text(HintTaken(seat)),))
    table.attempt(noted)
    return (Hinted(seat, table.round, (), asked), noted)
