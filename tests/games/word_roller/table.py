"""A table of Word Roller in a test: cards and dice as wanted, words written in one go."""

from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.core import IllegalAction, Move, Wake, put, step
from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller import clock
from rollwright.games.word_roller.actions import Begin, Done, Letter, Pass, Take
from rollwright.games.word_roller.advantages import Held, letters_for
from rollwright.games.word_roller.card import blank, cards
from rollwright.games.word_roller.state import Options
from tests.present import present

DICE = tuple("AEHTRNCS")
HOUSE = (
    "craft cat cats at ta as sat rat tar art hat he eh en an tan ant the then ran can car care race trace hen her "
    "ten net earth heart hearts son so to no on"
)


def opened(seats: int = 2, dice: Any = DICE, card: str = "1a", **options: Any):
    """Return a game in its first turn, ready to write: all on the same card, with these dice and the words of HOUSE."""
    wished: dict[str, Any] = {"words": "own", "house": HOUSE, "answer_s": 0, **options}
    chosen = Options(**wished)
    state = game.start(chosen, ("Anna", "Bo", "Cy", "Di", "Ed", "Fi")[:seats], "seed")
    players = tuple(
        replace(player, card=card, ink=blank(cards()[card]), grid=blank(cards()[card])) for player in state.players
    )
    return replace(state, players=players, dice=dice)


def holding(state: Any, seat: int, *held: Any):
    cards_held: tuple[Held, ...] = tuple(card if isinstance(card, Held) else Held(card) for card in held)
    return replace(state, players=put(state.players, seat, replace(state.players[seat], held=cards_held)))


def with_market(state: Any, market: Any, deck: tuple[Any, ...] = ()):
    return replace(state, market=tuple(market), deck=tuple(deck))


def do(state: Any, seat: int, *actions: Any, at: int = 0):
    for action in actions:
        state = step(game, state, Move(seat, action, at))
    return state


def refused(state: Any, seat: int, action: Any):
    """Return the code by which an action is refused; nothing has changed."""
    before = repr(state)
    with pytest.raises(IllegalAction) as refusal:
        do(state, seat, action)
    assert repr(state) == before
    return refusal.value.code


def wake(state: Any, at: int):
    return step(game, state, Move(None, Wake(), at))


def ring(state: Any):
    """Let the clock act at the next moment that matters."""
    return wake(state, present(clock.next_wake(state)))


def word(cell: str, way: Any, letters: str):
    """Return what writes these new letters and confirms the word."""
    return (Begin(cell, way), *map(Letter, letters), Done())


def passed(state: Any, *seats: Any):
    for seat in seats:
        state = do(state, seat, Pass())
    return state


def take_any(state: Any, seat: int):
    kind = state.market[0]
    return do(state, seat, Take(kind, letters_for(kind)[0]))


def text(state: Any, seat: int):
    return "".join(char for row in state.players[seat].ink for char in row if char != ".")
