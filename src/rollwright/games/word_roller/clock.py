"""Time limits: the table answers for a silent seat, with the older card, a decline, a pass or by chance."""

from msgspec.structs import replace

from rollwright.core import put
from rollwright.games.word_roller import asking, market, substitute
from rollwright.games.word_roller.state import State


def next_wake(state: State) -> int | None:
    """Return the next moment at which a time limit ends."""
    claims = [due for seat in range(len(state.players)) if (due := claim_due(state, seat)) is not None]
    return min([*claims, *(due for due in (question_due(state), writing_due(state)) if due is not None)], default=None)


def visible_wake(state: State, seat: int | None) -> int | None:
    """Return the next time limit that a seat may know of; while all write, another's claim would betray its word."""
    if state.phase != "write":
        return next_wake(state)
    own = None if seat is None else claim_due(state, seat)
    return min((moment for moment in (own, writing_due(state)) if moment is not None), default=None)


def claim_due(state: State, seat: int) -> int | None:
    player, answer = state.players[seat], 1000 * state.options.answer_s
    return player.asked_at + answer if answer and player.claims else None


def question_due(state: State) -> int | None:
    """Return when the time of the seats asked outside writing ends; open claims come first."""
    answer = 1000 * state.options.answer_s
    asked = state.phase in ("side", "dice", "mend", "echo") and not any(player.claims for player in state.players)
    return state.since + answer if answer and asked else None


def writing_due(state: State) -> int | None:
    timer = 1000 * state.options.timer_s
    return state.since + timer if timer and state.phase == "write" and not state.time_up else None


def time_is_up(state: State, now: int) -> State:
    """Answer for the seat whose time ended first."""
    overdue = [
        (due, seat) for seat in range(len(state.players)) if (due := claim_due(state, seat)) is not None and now >= due
    ]
    if overdue:
        return market.take_for_absent(state, min(overdue)[1], now)
    due = writing_due(state)
    if due is not None and now >= due:
        return replace(
            state, players=tuple(replace(player, draft=None, done=True) for player in state.players), time_up=True
        )
    if state.phase == "mend":
        return substitute.by_chance(state, now)
    if not asking.in_turn(state):
        return asking.answer_for_absent(state)
    seat = state.queue[0]
    players = put(state.players, seat, replace(state.players[seat], echo=""))
    return replace(state, players=players, queue=state.queue[1:], since=now)
