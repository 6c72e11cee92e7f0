"""Questions to several seats (sides, dice cards, Echo): all are asked at once, and answers count in table order.

A seat answers with one use of a card, or with Pass ("not this turn"). An answer is hidden, and can be taken back, until
the last seat has answered. Then all are carried out from the roller clockwise, and the seats that used a card and could
use another are asked again. Games of version 1 ask one seat after the other.
"""

from msgspec.structs import replace

from rollwright.core import put
from rollwright.games.word_roller.actions import ChooseSide, Pass, Place, Reroll, Turn
from rollwright.games.word_roller.state import Player, State

Answer = ChooseSide | Turn | Reroll | Place | Pass


def in_turn(state: State) -> bool:
    """Say whether seats are asked one after the other."""
    return state.version == 1 and state.phase != "side"


def in_table_order(state: State) -> tuple[int, ...]:
    """Return all seats, from the roller clockwise."""
    seats = len(state.players)
    return tuple((state.roller + step) % seats for step in range(seats))


def is_asked(state: State, seat: int) -> bool:
    """Say whether a seat has to answer now."""
    return seat in unanswered(state)


def unanswered(state: State) -> tuple[int, ...]:
    """Return the seats that we wait for, in table order."""
    if in_turn(state):
        return state.queue[:1]
    return tuple(seat for seat in state.queue if state.players[seat].answer is None)


def may_take_back(state: State, seat: int) -> bool:
    return state.players[seat].answer is not None


def answered(state: State, seat: int, answer: Answer) -> State:
    return _with(state, seat, replace(state.players[seat], answer=answer))


def taken_back(state: State, seat: int) -> State:
    return _with(state, seat, replace(state.players[seat], answer=None))


def answer_for_absent(state: State) -> State:
    """Let every seat that has not answered in time use no card, or write on side a."""
    answer = ChooseSide("a") if state.phase == "side" else Pass()
    for seat in unanswered(state):
        state = _with(state, seat, replace(state.players[seat], answer=answer, echo=""))
    return state


def collected(state: State) -> tuple[tuple[int, Answer], ...] | None:
    """Return all answers in table order, once there are as many as questions."""
    answers = [(seat, state.players[seat].answer) for seat in state.queue]
    given = tuple((seat, answer) for seat, answer in answers if answer is not None)
    return given if len(given) == len(answers) else None


def asked_again(state: State, answers: tuple[tuple[int, Answer], ...], now: int) -> State:
    """Ask the seats that used a card once more; seats that passed are asked in the next turn."""
    players = tuple(replace(player, answer=None) if player.answer is not None else player for player in state.players)
    queue = tuple(seat for seat, answer in answers if not isinstance(answer, Pass))
    return replace(state, players=players, queue=queue, since=now)


def _with(state: State, seat: int, player: Player) -> State:
    return replace(state, players=put(state.players, seat, player))
