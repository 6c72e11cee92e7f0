"""Events of the clock: the first reveal, the end of a window, of a showing and of a lock-out, and a hint.

The first reveal and the end of a showing wait for seats whose cards are still on their way.

A move counts at its moment: the clock's own changes that are due before it happen first, also when the server's `Wake`
comes late.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from rollwright.games.difference.claims import holding, settle
from rollwright.games.difference.connection import Connection, patience
from rollwright.games.difference.hints import clock_hint
from rollwright.games.difference.race import is_in_time
from rollwright.games.difference.state import HINT_MS, State


def next_wake(state: State) -> int | None:
    """Return the next moment at which the clock changes something."""
    return None if state.cards.over else min(_due(state), default=None)


def visible_wake(state: State, seat: int | None) -> None:
    """Return nothing: lock-outs and windows are secrets of other seats. A view has the times its seat may know."""


def advance(state: State, now: int) -> State:
    """Make every change of the clock that is due by `now`."""
    while (due := next_wake(state)) is not None and due <= now:
        state = _ring(replace(state, now=due))
    return replace(state, now=max(state.now, now))


def _due(state: State) -> Iterator[int]:
    if state.until is not None:
        yield _opening(state, state.until)
    if state.closes is not None:
        yield state.closes + 1  # the first moment that is not in time any more
    if state.relaxed_solo and state.phase == "play" and not state.hinted:
        yield state.since + HINT_MS
    yield from (hand.locked_until for hand in state.cards.hands if hand.pile and hand.locked_until > state.now)


def _ring(state: State) -> State:
    if state.closes is not None and not is_in_time(state.now, state.closes):
        return settle(state)
    if state.until is not None and _opening(state, state.until) <= state.now:
        return _open(_counted(state, state.until), state.now)
    if state.relaxed_solo and state.phase == "play" and not state.hinted and state.since + HINT_MS <= state.now:
        return clock_hint(state)
    return state  # a lock-out is over


def lagging(state: State) -> tuple[int, ...]:
    """Return the seats whose cards the next opening of the claims waits for."""
    if state.until is None:
        return ()
    return tuple(seat for seat in holding(state) if patience(state.connections[seat]) > 0)


def _opening(state: State, until: int) -> int:
    """Return when the claims open: at `until`, or later where cards are on their way."""
    waits = (patience(state.connections[seat]) for seat in lagging(state))
    return max(until + max(waits, default=0), state.now)


def _counted(state: State, until: int) -> State:
    """Count how long this opening has waited for each seat that lags still."""
    late = lagging(state)

    def waited(seat: int, connection: Connection) -> Connection:
        return replace(connection, waited=connection.waited + state.now - until) if seat in late else connection

    return replace(state, connections=tuple(waited(*each) for each in enumerate(state.connections)))


def _open(state: State, now: int) -> State:
    """Open the claims; seats with a handicap stay locked out a little longer."""
    waits = {int(seat) - 1 for seat in state.options.strong}
    start = now + 1000 * state.options.handicap_s
    hands = tuple(
        replace(hand, locked_until=max(hand.locked_until, start)) if seat in waits else hand
        for seat, hand in enumerate(state.cards.hands)
    )
    state = replace(state, cards=replace(state.cards, hands=hands), seq=state.seq + 1, until=None, shown=())
    return state if state.revealed is not None else replace(state, revealed=now, since=now)
