"""Substitutes: for a wrong word the right-hand neighbour names a short one, and the owner places it."""

from functools import lru_cache
from itertools import count

from msgspec.structs import replace

from rollwright.core import put, roll
from rollwright.games.word_roller.actions import Action, Letter, Name, Place, Undo
from rollwright.games.word_roller.card import WAYS, Direction, Grid, Square, cell, square_of
from rollwright.games.word_roller.dice import Dice
from rollwright.games.word_roller.market import drop_lost_claims, with_claims
from rollwright.games.word_roller.possible_words import finds
from rollwright.games.word_roller.state import Options, State, Substitute
from rollwright.games.word_roller.writing import Word, Written, write

Spot = tuple[str, Direction]
PAGE = 200  # words on a page; a draw has two short rolls, because a record lists all faces of each roll


def choices(state: State, seat: int) -> list[Action]:
    if not state.substitutes:
        return []
    first = state.substitutes[0]
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


def still_possible(state: State) -> tuple[Substitute, ...]:
    """Drop from the front the substitutes for which no word fits anywhere: nothing is written."""
    left = state.substitutes
    while left and not left[0].named and not fitting(state, left[0].owner):
        left = left[1:]
    return left


def spelled(state: State, letter: str | None) -> State:
    """Add a letter to the word being named, or rub out its last."""
    first = state.substitutes[0]
    return _with_first(state, replace(first, letters=first.letters + letter if letter else first.letters[:-1]))


def name(state: State, now: int) -> State:
    first = state.substitutes[0]
    return replace(_with_first(state, replace(first, letters="", named=first.letters)), since=now)


def place(state: State, start: Square, way: Direction, now: int) -> State:
    """Write the named word where its owner wants it; its pink squares ask for cards."""
    first = state.substitutes[0]
    player = state.players[first.owner]
    word = Word(first.named, *start, way, "substitute")
    result = write(player.face, player.grid, state.dice, (), (), state.options.allowed, word)
    assert isinstance(result, Written)
    player = with_claims(replace(player, grid=result.grid, ink=result.grid), result.claims, now)
    return drop_lost_claims(
        replace(state, players=put(state.players, first.owner, player), substitutes=state.substitutes[1:], since=now)
    )


def by_chance(state: State, now: int) -> State:
    """Name the word, or place it, by the table's chance: the seat that was asked did not answer in time."""
    first = state.substitutes[0]
    words = fitting(state, first.owner)
    if not first.named:
        named = sorted(words)[drawn(state, "substitute", len(words))]
        return replace(_with_first(state, replace(first, letters="", named=named)), since=now)
    where = words[first.named]
    square, way = where[drawn(state, "place", len(where))]
    return place(state, square_of(square), way, now)


def drawn(state: State, what: str, below: int) -> int:
    """Draw a number below `below`, all equally likely: a page and a line, and again where the page has no such line."""
    for attempt in count():
        key = ("turn", state.round, what, len(state.substitutes), attempt)
        page = roll(state.seed, *key, "page", dice=1, faces=range(-(-below // PAGE)))[0]
        line = roll(state.seed, *key, "line", dice=1, faces=range(min(below, PAGE)))[0]
        if page * PAGE + line < below:
            return page * PAGE + line
    raise AssertionError("an endless count ended")


def _with_first(state: State, first: Substitute) -> State:
    return replace(state, substitutes=(first, *state.substitutes[1:]))


@lru_cache(maxsize=64)
def _fitting(grid: Grid, dice: Dice, options: Options) -> dict[str, tuple[Spot, ...]]:
    spots: dict[str, list[Spot]] = {}
    for text, row, col, down in finds(grid, dice, (), options.allowed, "substitute").entries():
        spots.setdefault(text, []).append((cell((row, col)), WAYS[down]))
    return {text: tuple(sorted(where)) for text, where in spots.items()}
