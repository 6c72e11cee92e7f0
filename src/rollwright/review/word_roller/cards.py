"""Advantage cards weighed as the bots weigh them: the card taken against the other on offer, and dice cards used."""

from statistics import fmean

from rollwright.bots.word_roller.card_choice import worth
from rollwright.bots.word_roller.dice_choice import awkward_dice, promising_turns
from rollwright.bots.word_roller.position import read_position
from rollwright.games.word_roller.actions import Reroll, Take, Turn
from rollwright.games.word_roller.dice import Dice, with_faces
from rollwright.games.word_roller.dicecards import choices
from rollwright.games.word_roller.state import State
from rollwright.games.word_roller.view import view
from rollwright.review.word_roller.letters import review_letter
from rollwright.review.word_roller.luck import other_rolls, worth_of_letters
from rollwright.review.word_roller.result import CardTaken, DiceCardUsed, OfferedCard

AGAIN = 12  # rolls that the worth of rolling again is averaged over


def review_taken(state: State, seat: int, take: Take) -> CardTaken:
    """Weigh a card that was taken, with what the seat could see at that moment."""
    seen = view(state, seat)
    own = read_position(state.options, seen, seat)
    offered = tuple(OfferedCard(kind, round(worth(own, kind, seen), 3)) for kind in dict.fromkeys(seen.market))
    chosen = next(each.worth for each in offered if each.card == take.card)
    lost = max(each.worth for each in offered) - chosen
    weighed = review_letter(state, seat, take.letter) if take.card == "letter" and take.letter else None
    return CardTaken(take.card, take.letter or "", chosen, offered, lost, weighed)


def review_used(state: State, seat: int, use: Turn | Reroll) -> DiceCardUsed:
    """Weigh a use of Steady hand or Second wind with the dice that the seat saw."""
    own = read_position(state.options, view(state, seat), seat)
    if isinstance(use, Turn):
        others: list[Turn | Reroll] = [
            *promising_turns(own, [each for each in choices(state, seat) if isinstance(each, Turn)])
        ]
    else:
        others = [awkward_dice(own)]
    now = _worth(state, seat, state.dice)
    brought = _brought(state, seat, use) - now
    best = max(0.0, brought, *(_brought(state, seat, other) - now for other in others))
    if isinstance(use, Turn):
        return DiceCardUsed("place", (use.die,), use.letter, brought, best, best - brought)
    return DiceCardUsed("reroll", use.dice, "", brought, best, best - brought)


def _brought(state: State, seat: int, use: Turn | Reroll) -> float:
    """Return the worth of the dice after a use; of dice rolled again the mean."""
    if isinstance(use, Turn):
        return _worth(state, seat, with_faces(state.dice, {use.die: use.letter}))
    rolls = other_rolls(state.round)[:AGAIN] if use.dice else (state.dice,)
    return fmean(
        _worth(state, seat, with_faces(state.dice, {die: roll[die - 1] for die in use.dice})) for roll in rolls
    )


def _worth(state: State, seat: int, letters: Dice) -> float:
    return worth_of_letters(state.options, state.players[seat], state.round, letters)
