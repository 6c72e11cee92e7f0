"""A table of Word Roller in a test: cards and dice as wanted, words written in one go."""

import pytest
from msgspec.structs import replace

from rollwright.core import IllegalAction, Move, Wake, put, step
from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller import clock
from rollwright.games.word_roller.actions import Begin, Done, Letter, Pass, Take
from rollwright.games.word_roller.advantages import Held, letters_for
from rollwright.games.word_roller.card import blank, cards
from rollwright.games.word_roller.state import Options

DICE = tuple("AEHTRNCS")
HOUSE = (
    "craft cat cats at ta as sat rat tar art hat he eh en an tan ant the then ran can car care race trace hen her "
    "ten net earth heart hearts son so to no on"
)


def opened(seats=2, dice=DICE, card="1a", **options):
    """Return a game in its first turn, ready to write: everybody on the same card, with these dice and the words of HOUSE only."""
    chosen = Options(**{"words": "own", "house": HOUSE, "answer_s": 0, **options})
    state = game.start(chosen, ("Anna", "Bo", "Cy", "Di", "Ed", "Fi")[:seats], "seed")
    players = tuple(
        replace(player, card=card, ink=blank(cards()[card]), grid=blank(cards()[card])) for player in state.players
    )
    return replace(state, players=players, dice=dice)


def holding(state, seat, *held):
    cards_held = tuple(Held(card) if isinstance(card, str) else card for card in held)
    return replace(state, players=put(state.players, seat, replace(state.players[seat], held=cards_held)))


def with_market(state, market, deck=()):
    return replace(state, market=tuple(market), deck=tuple(deck))


def do(state, seat, *actions, at=0):
    for action in actions:
        state = step(game, state, Move(seat, action, at))
    return state


def refused(state, seat, action):
    """Return the code by which an action is refused; nothing has changed."""
    before = repr(state)
    with pytest.raises(IllegalAction) as refusal:
        do(state, seat, action)
    assert repr(state) == before
    return refusal.value.code


def wake(state, at):
    return step(game, state, Move(None, Wake(), at))


def ring(state):
    """Let the clock act at the next moment that matters."""
    return wake(state, clock.alarm(state))


def word(cell, way, letters):
    """Return what writes these new letters and confirms the word."""
    return (Begin(cell, way), *map(Letter, letters), Done())


def passed(state, *seats):
    for seat in seats:
        state = do(state, seat, Pass())
    return state


def take_any(state, seat):
    kind = state.market[0]
    return do(state, seat, Take(kind, letters_for(kind)[0]))


def text(state, seat):
    return "".join(char for row in state.players[seat].ink for char in row if char != ".")
