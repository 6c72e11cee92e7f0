"""A bot that plays like a person: it knows some words, notices some of those that fit, and writes the best."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from rollwright.bots.word_roller import card_choice, dice_choice
from rollwright.bots.word_roller.position import Position, read_other_position, read_position
from rollwright.core import View
from rollwright.games.word_roller.actions import (
    Action,
    Begin,
    Done,
    Echo,
    Letter,
    Name,
    Pass,
    Place,
    Reroll,
    Take,
    Turn,
    Undo,
)
from rollwright.games.word_roller.card import EMPTY, cell, letter, line, square_of
from rollwright.games.word_roller.possible_words import finds, word_at
from rollwright.games.word_roller.state import Options
from rollwright.games.word_roller.view import WordView
from rollwright.games.word_roller.writing import Source, Word
from rollwright.lexicon import WordList, is_coarse
from rollwright.lexicon.search import Finds

LOOKS = 40  # placements that are weighed exactly
SHORT = 3  # letters of the word that it writes when it notices nothing better
BEST = 20  # the number of best words that give the worth of some dice


@dataclass(frozen=True)
class Player:
    """One level.

    `known` is the rarest class of words it knows, `notices` its chance to notice a common word of four letters that
    fits, `notices_french` the same for French where it differs: few French words count as common. Without `thinks` it
    takes cards and dice at random.
    """

    known: int
    notices: float
    thinks: bool = True
    notices_french: float = 0.0

    def __call__(
        self, options: Options, view: View, seat: int, choices: Sequence[Action], random: Random
    ) -> tuple[Action, ...]:
        assert isinstance(view, WordView)
        if view.phase == "side":
            return (random.choice(choices),)  # over 200 games no level does better on one of them
        own = read_position(options, view, seat)
        if view.draft:
            return (Undo(),) * (1 + len(view.draft.cells) if view.draft.word else 1)
        if isinstance(choices[0], Take):
            return (
                card_choice.choose_card(
                    own, [choice for choice in choices if isinstance(choice, Take)], view, random, self.thinks
                ),
            )
        if any(isinstance(choice, Echo | Place) for choice in choices) and view.mend is None:
            return self._copy(own, view, choices)
        if view.mend is not None:
            return self._mend(options, view, own, choices, random)
        if view.phase == "dice":
            uses = [choice for choice in choices if isinstance(choice, Turn | Reroll)]
            return (dice_choice.choose_dice(own, uses, self.promise if self.thinks else None),)
        return self._write(own, view, seat, random)

    # ------------------------------------------------------------------ writing

    def _write(self, own: Position, view: WordView, seat: int, random: Random) -> tuple[Action, ...]:
        source: Source = "second" if view.sheets[seat].pencil else "roll"
        found = finds(own.grid, own.dice, own.held, own.options.allowed, source)
        word = self.best(own, self.noticed(own, found, random)) or self.stopgap(own, found, random)
        if word is None:
            return (Pass(),)
        new = [
            square for square in line(word.row, word.col, word.dir, len(word.text)) if letter(own.grid, square) == EMPTY
        ]
        typed = [word.text[row + col - word.row - word.col] for row, col in new]
        return (Begin(cell(new[0]), word.dir), *map(Letter, typed), Done())

    def noticed(self, own: Position, found: Finds, random: Random) -> Finds:
        """Return the finds whose words it notices."""
        seen = [self.chance(own.options, own.options.allowed, text) > random.random() for text in found.texts]
        return found.only(np.array(seen, bool)[found.which]) if found.texts else found

    def stopgap(self, own: Position, found: Finds, random: Random) -> Word | None:
        """Return some short word that it knows, for a turn in which it noticed nothing."""
        short = [len(text) == SHORT and self.chance(own.options, own.options.allowed, text) > 0 for text in found.texts]
        left = found.only(np.array(short, bool)[found.which]) if found.texts else found
        return word_at(left, random.randrange(len(left))) if len(left) else None

    def chance(self, options: Options, words: WordList, text: str) -> float:
        """Return how likely a word that fits is noticed: common words more, long words less."""
        rarity = words.rarity(text) or 0
        if rarity > self.known or (options.family and is_coarse(text)):
            return 0.0
        notices = self.notices_french if self.notices_french and options.words == "fr" else self.notices
        return notices * 1.25 ** ((20 - rarity) / 10) * 0.85 ** (len(text) - 4)

    def best(self, own: Position, found: Finds) -> Word | None:
        """Return the find with the highest gain: all are estimated, and the most promising ones computed exactly."""
        if not len(found):
            return None
        promising = np.argsort(-own.glance(found), kind="stable")[:LOOKS]
        return max((word_at(found, int(place)) for place in promising), key=own.gain)

    def promise(self, own: Position) -> float:
        """Estimate the worth of the dice: the mean of the best words, since it will notice only some."""
        found = finds(own.grid, own.dice, own.held, own.options.allowed)
        known = np.array([self.chance(own.options, own.options.allowed, text) > 0 for text in found.texts], bool)
        worth = own.glance(found.only(known[found.which])) if found.texts else np.zeros(0)
        return float(np.sort(worth)[-BEST:].sum() / BEST)

    # ------------------------------------------------------------------ Echo and clean-up

    def _copy(self, own: Position, view: WordView, choices: Sequence[Action]) -> tuple[Action, ...]:
        if view.echo:
            return (self._best_place(own, view.echo, choices),)
        minded = [
            (place, text) for place, text in enumerate(view.offers) if not (own.options.family and is_coarse(text))
        ]
        placed = [(place, word) for place, text in minded for word in own.copies(text)]
        place, word = max(placed, key=lambda pair: own.gain(pair[1]), default=(0, None))
        if word is None or own.gain(word) <= 0:
            return (Pass(),)
        return (Echo(place), Place(cell((word.row, word.col)), word.dir))

    def _mend(
        self, options: Options, view: WordView, own: Position, choices: Sequence[Action], random: Random
    ) -> tuple[Action, ...]:
        """Place the word that a neighbour has named, or name the word that helps the owner least."""
        assert view.mend is not None
        if view.mend.named:
            return (self._best_place(own, view.mend.named, choices) if self.thinks else random.choice(choices),)
        if view.mend.letters:
            return (Undo(),) * len(view.mend.letters)
        owner = read_other_position(options, view, view.mend.owner)
        found = finds(owner.grid, owner.dice, (), options.allowed, "substitute")
        worth: dict[str, float] = {}
        for place, value in zip(found.which.tolist(), owner.glance(found).tolist(), strict=True):
            text = found.texts[int(place)]
            worth[text] = max(value, worth.get(text, value))
        if options.family:
            clean = {text: value for text, value in worth.items() if not is_coarse(text)}
            worth = clean or worth  # the rules ask for a word in any case
        text = min(sorted(worth), key=worth.__getitem__) if self.thinks else random.choice(sorted(worth))
        return (*map(Letter, text), Name())

    def _best_place(self, own: Position, text: str, choices: Sequence[Action]) -> Place:
        places = [choice for choice in choices if isinstance(choice, Place)]
        return max(places, key=lambda place: own.gain(Word(text, *square_of(place.cell), place.dir)))
