"""Reveal and clean-up: wrong words are erased, and the right-hand neighbour names a short one in their place."""

from functools import lru_cache
from itertools import count

from msgspec.structs import replace

from rollwright.core import put, roll
from rollwright.games.word_roller.actions import Action, Letter, Name, Place, Undo
from rollwright.games.word_roller.advantages import Held, boxes, spend
from rollwright.games.word_roller.card import WAYS, Direction, Grid, Square, cell, square_of
from rollwright.games.word_roller.dice import Dice
from rollwright.games.word_roller.market import asking, dry, refilled
from rollwright.games.word_roller.possible_words import finds
from rollwright.games.word_roller.state import Entry, Erased, Mend, Options, Player, Reveal, State
from rollwright.games.word_roller.writing import Refusal, Word, Written, write

Spot = tuple[str, Direction]
PAGE = 200  # a draw tells at most 256 apart; many words are drawn as page and line


def clean_up(state: State, now: int) -> State:
    """Judge every word in the order written, seat by seat, each on the card without those erased before it."""
    mends: list[Mend] = []
    before, held = (
        tuple(player.ink for player in state.players),
        tuple(_held_before(player) for player in state.players),
    )
    state = replace(state, erased=())
    for seat in range(len(state.players)):
        state, wrong = _judged(state, seat, now)
        mends += [Mend(seat, (seat - 1) % len(state.players))] * wrong
    players = tuple(replace(player, ink=player.grid) for player in state.players)
    last = Reveal(state.round, state.dice, before, tuple(player.ink for player in players), held)
    return dry(replace(state, phase="mend", players=players, mends=tuple(mends), last=last, since=now))


def _held_before(player: Player) -> tuple[Held, ...]:
    """Return the cards that a seat held when the writing began."""
    return player.entries[0].held if player.entries else player.held


def _judged(state: State, seat: int, now: int) -> tuple[State, int]:
    """Keep the sound words of a seat and return its cards of the others; say how many wrong ones ask for a substitute."""
    player, wrong = state.players[seat], 0
    grid, held, kept, gone = player.ink, player.held, list[Entry](), list[int]()
    for entry in player.entries:
        result = _again(state, player, grid, entry, gone)
        if isinstance(result, Written):
            # On the card without an erased word it may fill more squares than it did.
            held = spend(held, "twice", result.twins - entry.written.twins)
            player = asking(player, max(0, result.claims - entry.written.claims), now)
            grid = result.grid
            kept.append(replace(entry, written=result))
        else:
            # A word that was sound when written falls with what it leaned on, and asks for no substitute.
            wrong += bool(entry.written.wrong)
            state = replace(state, erased=(*state.erased, Erased(seat, entry.word.text)))
            gone += range(len(entry.held), len(entry.held) + entry.taken)
    deck = (*state.deck, *(held[place].id for place in gone))
    held = tuple(card for place, card in enumerate(held) if place not in gone)
    player = replace(player, grid=grid, entries=tuple(kept), held=held)
    return refilled(replace(state, players=put(state.players, seat, player), deck=deck)), wrong


def _again(state: State, player: Player, grid: Grid, entry: Entry, gone: list[int]) -> Written | Refusal:
    """Try a word once more, without the cards that went back; one that was written with such a card falls."""
    used = boxes(entry.held, "twice", entry.written.twins)
    if entry.word.source == "second":
        used += boxes(entry.held, "two-words")
    if set(used) & set(gone):
        return Refusal("no-advantage")
    held = [card for place, card in enumerate(entry.held) if place not in gone]
    return write(player.face, grid, state.dice, held, (), state.options.allowed, entry.word)


# ------------------------------------------------------------------ naming and placing a substitute


def choices(state: State, seat: int) -> list[Action]:
    if not state.mends:
        return []
    first = state.mends[0]
    if first.named:
        return (
            [Place(square, way) for square, way in fitting(state, first.owner)[first.named]]
            if seat == first.owner
            else []
        )
    if seat != first.neighbour:
        return []
    words, typed = fitting(state, first.owner), first.letters
    following = sorted({word[len(typed)] for word in words if word.startswith(typed) and word != typed})
    return [*map(Letter, following), *([Undo()] if typed else []), *([Name()] if typed in words else [])]


def fitting(state: State, owner: int) -> dict[str, tuple[Spot, ...]]:
    """Return every word that could be named for an owner's card, with the squares it can start from."""
    return _fitting(state.players[owner].grid, state.dice, state.options)


def with_hope(state: State) -> tuple[Mend, ...]:
    """Drop from the front the mends for which no word fits anywhere: nothing is written."""
    mends = state.mends
    while mends and not mends[0].named and not fitting(state, mends[0].owner):
        mends = mends[1:]
    return mends


def spelled(state: State, letter: str | None) -> State:
    """Add a letter to the word being named, or rub out its last."""
    first = state.mends[0]
    return _with_first(state, replace(first, letters=first.letters + letter if letter else first.letters[:-1]))


def name(state: State, now: int) -> State:
    first = state.mends[0]
    return replace(_with_first(state, replace(first, letters="", named=first.letters)), since=now)


def place(state: State, start: Square, way: Direction, now: int) -> State:
    """Write the named word where its owner wants it; its pink squares ask for cards."""
    first = state.mends[0]
    player = state.players[first.owner]
    word = Word(first.named, *start, way, "substitute")
    result = write(player.face, player.grid, state.dice, (), (), state.options.allowed, word)
    assert isinstance(result, Written)
    player = asking(replace(player, grid=result.grid, ink=result.grid), result.claims, now)
    return dry(replace(state, players=put(state.players, first.owner, player), mends=state.mends[1:], since=now))


def by_chance(state: State, now: int) -> State:
    """Nobody answered: the table's chance names the word, or places it."""
    first = state.mends[0]
    words = fitting(state, first.owner)
    if not first.named:
        named = sorted(words)[_drawn(state, "substitute", len(words))]
        return replace(_with_first(state, replace(first, letters="", named=named)), since=now)
    where = words[first.named]
    square, way = where[_drawn(state, "place", len(where))]
    return place(state, square_of(square), way, now)


def _drawn(state: State, what: str, below: int) -> int:
    """Draw evenly a number below one that may be large: a page and a line, again where there is no such line."""
    for attempt in count():
        key = ("turn", state.round, what, len(state.mends), attempt)
        page = roll(state.seed, *key, "page", dice=1, faces=range(-(-below // PAGE)))[0]
        line = roll(state.seed, *key, "line", dice=1, faces=range(min(below, PAGE)))[0]
        if page * PAGE + line < below:
            return page * PAGE + line
    raise AssertionError("an endless count ended")


def _with_first(state: State, first: Mend) -> State:
    return replace(state, mends=(first, *state.mends[1:]))


@lru_cache(maxsize=64)
def _fitting(grid: Grid, dice: Dice, options: Options) -> dict[str, tuple[Spot, ...]]:
    spots: dict[str, list[Spot]] = {}
    for text, row, col, down in finds(grid, dice, (), options.allowed, "substitute").entries():
        spots.setdefault(text, []).append((cell((row, col)), WAYS[down]))
    return {text: tuple(sorted(where)) for text, where in spots.items()}
