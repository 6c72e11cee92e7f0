"""Suggestions: a hint for a player who asks while writing, and the best word of a turn that is over."""

from functools import lru_cache, partial

from rollwright.core import Suggestion
from rollwright.games.word_roller import pencil
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import Grid, cards, cell, line
from rollwright.games.word_roller.dice import Dice
from rollwright.games.word_roller.possible_words import best_word
from rollwright.games.word_roller.score import score_card
from rollwright.games.word_roller.state import Options, State
from rollwright.games.word_roller.writing import Source
from rollwright.lexicon import WordList, is_coarse

RAREST = 60
KNOWN = 35  # a hint is a word that most people know


def hint(state: State, seat: int) -> Suggestion | None:
    """Return a good word for a player who is writing; a draft on the card is ignored."""
    player = state.players[seat]
    if not state.options.hints or state.phase != "write" or player.done or player.claims:
        return None
    return _advice(
        state.round, player.card, player.grid, state.dice, player.held, state.options, pencil.source_of(player), KNOWN
    )


def best(state: State, seat: int) -> Suggestion | None:
    """Return the best word that a seat could have written in the last turn, and the points of its own words."""
    if state.last is None:
        return None
    last, card = state.last, state.players[seat].card
    before, after, held = last.before[seat], last.after[seat], last.held[seat]
    points = [score_card(cards()[card], grid, held, state.options.chain).total for grid in (before, after)]
    found = _advice(last.round, card, before, last.dice, held, state.options, "roll", RAREST)
    return (
        None if found is None else Suggestion(found.round, found.note, found.cells, found.points, points[1] - points[0])
    )


@lru_cache(maxsize=256)
def _advice(
    number: int,
    card: str,
    grid: Grid,
    dice: Dice,
    held: tuple[Held, ...],
    options: Options,
    source: Source,
    rarest: int,
) -> Suggestion | None:
    wanted = partial(_fit_to_be_said, options.allowed, options.family, rarest)
    found = best_word(cards()[card], grid, dice, held, options.allowed, source, wanted, options.chain)
    if found is None:
        return None
    word, points = found
    return Suggestion(number, word.text, tuple(map(cell, line(word.row, word.col, word.dir, len(word.text)))), points)


def _fit_to_be_said(words: WordList, family: bool, rarest: int, text: str) -> bool:
    return (words.rarity(text) or 0) <= rarest and not (family and is_coarse(text))
