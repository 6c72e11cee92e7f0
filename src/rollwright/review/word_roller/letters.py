"""The letter of a House letter weighed: what it adds to the best known word of a later turn, beside other letters.

Later turns are other rolls on the card as it stood, the same for every letter. The rival is picked with the first rolls
and weighed with the others, so that no letter looks good by the luck of the rolls that picked it.
"""

from math import sqrt
from statistics import fmean, stdev

from msgspec.structs import replace

from rollwright.bots.word_roller.card_choice import HELPFUL
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.dice import Dice
from rollwright.games.word_roller.state import TURNS, State
from rollwright.review.word_roller.luck import other_rolls, worth_of_letters
from rollwright.review.word_roller.result import LetterChosen

PICK = 0.375  # the share of the rolls that pick the rival
CLEAR = 2.0  # standard errors by which the rival must be ahead


def review_letter(state: State, seat: int, letter: str) -> LetterChosen | None:
    """Weigh the letter with what the seat could see; in the last turn no roll follows in which it could serve."""
    turns = TURNS - state.round
    if not turns:
        return None
    rolls = other_rolls(state.round + 1)
    picking = round(PICK * len(rolls))
    first = {char: fmean(_worths(state, seat, char, rolls[:picking])) for char in dict.fromkeys(letter + HELPFUL)}
    rival = max(first, key=first.__getitem__)
    none, own, best = (_worths(state, seat, char, rolls[picking:]) for char in ("", letter, rival))
    more = [theirs - ours for theirs, ours in zip(best, own, strict=True)]
    worth = fmean(own) - fmean(none)
    if fmean(more) <= CLEAR * stdev(more) / sqrt(len(more)):
        return LetterChosen(turns, worth, letter, worth, 0.0)
    return LetterChosen(turns, worth, rival, worth + fmean(more), turns * fmean(more))


def _worths(state: State, seat: int, letter: str, rolls: tuple[Dice, ...]) -> list[float]:
    """Return the points of the best known word of each roll with this letter too; without one, of the rolls alone."""
    player = state.players[seat]
    if letter:
        player = replace(player, held=(*player.held, Held("letter", letter)))
    return [worth_of_letters(state.options, player, state.round + 1, roll) for roll in rolls]
