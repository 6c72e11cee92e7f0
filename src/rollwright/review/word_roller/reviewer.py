"""The review of Word Roller: words and points left lying, the luck of the letters, and the cards (docs/review.md)."""

from collections.abc import Sequence
from math import hypot

from rollwright.games.word_roller.advice import KNOWN
from rollwright.games.word_roller.card import words_on
from rollwright.games.word_roller.state import State
from rollwright.review.estimates import Progress
from rollwright.review.played import Played
from rollwright.review.word_roller.best_words import review_occasion
from rollwright.review.word_roller.cards import review_taken, review_used
from rollwright.review.word_roller.decisions import TurnPlayed, read_turns
from rollwright.review.word_roller.luck import ROLLS, luck_of
from rollwright.review.word_roller.result import NewWord, WordReview, WordSeat, WordTurn
from rollwright.review.word_roller.why import costliest, lost_by_cards, more_cards

REVIEWER = "sharp"


def review(played: Played, progress: Progress) -> WordReview:
    """Review a finished game, turn by turn."""
    final: State = played.states[-1]
    turns = read_turns(played.steps)
    reviewed: list[list[WordTurn]] = [[] for _ in played.seats]
    for number, turn in enumerate(turns):
        for seat in range(len(played.seats)):
            progress((number + seat / len(played.seats)) / len(turns))
            reviewed[seat].append(_turn(turn, seat))
    seats = tuple(seat_of(played, final, seat, reviewed[seat]) for seat in range(len(played.seats)))
    return WordReview(final.options.words, KNOWN, ROLLS, seats)


def _turn(turn: TurnPlayed, seat: int) -> WordTurn:
    opened, decisions = turn.opened, turn.seats[seat]
    luck = luck_of(opened.options, opened.players[seat], opened.round, opened.dice)
    return WordTurn(
        round=opened.round,
        rolled=opened.dice,
        dice=turn.dice,
        occasions=tuple(review_occasion(opened.options, occasion) for occasion in decisions.occasions),
        letters=luck.letters,
        usual=luck.usual,
        luck=luck.letters - luck.usual,
        luck_se=luck.error,
        taken=tuple(review_taken(state, seat, take) for state, take in decisions.taken),
        used=tuple(review_used(state, seat, use) for state, use in decisions.used),
    )


def seat_of(played: Played, final: State, seat: int, turns: Sequence[WordTurn]) -> WordSeat:
    """Return the review of a seat: its turns, and the sums over them."""
    occasions = [occasion for turn in turns for occasion in turn.occasions]
    return WordSeat(
        name=played.seats[seat],
        final=played.game.score(final, seat).total,
        left_known=sum(occasion.left_known for occasion in occasions),
        left_best=sum(occasion.left_best for occasion in occasions),
        more_cards=sum(map(more_cards, occasions)),
        luck=sum(turn.luck for turn in turns),
        luck_se=hypot(*(turn.luck_se for turn in turns)),
        cards_lost=sum(map(lost_by_cards, turns)),
        turns=tuple(turns),
        costly=costliest(turns),
        new=_new_words(final, seat, turns),
    )


def _new_words(final: State, seat: int, turns: Sequence[WordTurn]) -> tuple[NewWord, ...]:
    """Return the better words that the seat never wrote, each once, in the order of the turns."""
    own = {run.word for run in words_on(final.players[seat].ink)}
    own |= {occasion.own.text for turn in turns for occasion in turn.occasions if occasion.own is not None}
    found: dict[str, NewWord] = {}
    for turn in turns:
        for occasion in turn.occasions:
            for word in (occasion.known, occasion.best):
                if word is not None and word.text not in own and word.text not in found:
                    found[word.text] = NewWord(word.text, word.rarity, word.points, turn.round)
    return tuple(found.values())
