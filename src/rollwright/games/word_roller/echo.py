"""Echo: from the roller round the table, holders of the card may copy a word that somebody else wrote this turn."""

from msgspec.structs import replace

from rollwright.core import put
from rollwright.games.word_roller.actions import Action, Echo, Pass, Place, Undo
from rollwright.games.word_roller.advantages import spend, usable
from rollwright.games.word_roller.card import WAYS, Direction, Square, cell
from rollwright.games.word_roller.market import asking, dry
from rollwright.games.word_roller.state import State
from rollwright.games.word_roller.writing import Refusal, Word, Written, write


def open_round(state: State, now: int) -> State:
    seats = len(state.players)
    return replace(state, phase="echo", queue=tuple((state.roller + step) % seats for step in range(seats)), since=now)


def still_asked(state: State) -> tuple[int, ...]:
    """Drop from the front of the queue who has no Echo left, or nothing to copy."""
    queue = state.queue
    while queue and not (usable(state.players[queue[0]].held, "copy") and on_offer(state, queue[0])):
        queue = queue[1:]
    return queue


def choices(state: State, seat: int) -> list[Action]:
    if not state.queue or state.queue[0] != seat:
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
    """Return where a copy of a word can be written."""
    face = state.players[seat].face
    squares = [(row, col) for row in range(face.rows) for col in range(face.cols)]
    return tuple((cell(square), way) for way in WAYS for square in squares if isinstance(_tried(state, seat, text, square, way), Written))


def copy(state: State, start: Square, way: Direction, now: int) -> State:
    """Write the chosen word; its pink squares ask for cards."""
    seat = state.queue[0]
    player = state.players[seat]
    result = _tried(state, seat, player.echo, start, way)
    assert isinstance(result, Written)
    player = replace(player, grid=result.grid, ink=result.grid, held=spend(player.held, "copy"), echo="")
    return dry(replace(state, players=put(state.players, seat, asking(player, result.claims, now)), since=now))


def _tried(state: State, seat: int, text: str, start: Square, way: Direction) -> Written | Refusal:
    player = state.players[seat]
    return write(player.face, player.grid, state.dice, player.held, (text,), state.options.allowed, Word(text, *start, way, "copy"))
