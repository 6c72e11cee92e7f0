"""Echo: from the roller round the table, holders of the card may copy a word that somebody else wrote this turn."""

from functools import lru_cache

from msgspec.structs import replace

from rollwright.core import put
from rollwright.games.word_roller.actions import Action, Echo, Pass, Place, Undo
from rollwright.games.word_roller.advantages import Held, usable
from rollwright.games.word_roller.asking import Answer, asked_again, in_table_order, in_turn, is_asked, may_take_back
from rollwright.games.word_roller.card import Direction, Grid, Square, cards, cell, square_of
from rollwright.games.word_roller.market import drop_lost_claims, with_claims
from rollwright.games.word_roller.possible_words import placings
from rollwright.games.word_roller.state import Options, State
from rollwright.games.word_roller.writing import Word, Written, paid, write


def open_round(state: State, now: int) -> State:
    return replace(state, phase="echo", queue=in_table_order(state), since=now)


def still_asked(state: State) -> tuple[int, ...]:
    """Drop the seats that have no Echo left, or nothing to copy; of seats asked in turn, those at the front."""
    if not in_turn(state):
        return tuple(seat for seat in state.queue if usable(state.players[seat].held, "copy") and on_offer(state, seat))
    queue = state.queue
    while queue and not (usable(state.players[queue[0]].held, "copy") and on_offer(state, queue[0])):
        queue = queue[1:]
    return queue


def choices(state: State, seat: int) -> list[Action]:
    if may_take_back(state, seat):
        return [Undo()]
    if not is_asked(state, seat):
        return []
    word = state.players[seat].echo
    if word:
        return [*(Place(square, way) for square, way in spots(state, seat, word)), Undo()]
    return [*(Echo(place) for place, _ in enumerate(on_offer(state, seat))), Pass()]


def on_offer(state: State, seat: int) -> tuple[str, ...]:
    """Return the words of the others that stood the clean-up and fit somewhere on this card, in order."""
    texts = {entry.word.text for other, player in enumerate(state.players) if other != seat for entry in player.entries}
    return tuple(text for text in sorted(texts) if spots(state, seat, text))


def spots(state: State, seat: int, text: str) -> tuple[tuple[str, Direction], ...]:
    """Return where a seat that holds an Echo can write a copy of a word."""
    player = state.players[seat]
    return _spots(player.card, player.grid, text, state.options)


@lru_cache(maxsize=256)
def _spots(card: str, grid: Grid, text: str, options: Options) -> tuple[tuple[str, Direction], ...]:
    words = placings(cards()[card], grid, (), (Held("copy"),), text, options.allowed, "copy")
    return tuple((cell((word.row, word.col)), word.dir) for word in words)


def carried_out(state: State, answers: tuple[tuple[int, Answer], ...], now: int) -> State:
    """Write all copies, in table order."""
    for seat, wish in answers:
        if isinstance(wish, Place):
            state = copy(state, seat, square_of(wish.cell), wish.dir, now)
    return asked_again(state, answers, now)


def copy(state: State, seat: int, start: Square, way: Direction, now: int) -> State:
    """Write the chosen word; its pink squares ask for cards."""
    player = state.players[seat]
    word = Word(player.echo, *start, way, "copy")
    result = write(player.face, player.grid, state.dice, player.held, (player.echo,), state.options.allowed, word)
    assert isinstance(result, Written)
    player = replace(player, grid=result.grid, ink=result.grid, held=paid(player.held, word, result), echo="")
    players = put(state.players, seat, with_claims(player, result.claims, now))
    return drop_lost_claims(replace(state, players=players, since=now))
