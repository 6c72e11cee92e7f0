"""Which advantage card to take, and with which letter."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from rollwright.bots.word_roller.position import Position
from rollwright.games.word_roller.actions import Take
from rollwright.games.word_roller.advantages import CONSONANTS, Kind
from rollwright.games.word_roller.card import words_on
from rollwright.games.word_roller.view import WordView

HELPFUL = "ESTRNLDA"  # house letters, the most useful first
FREQUENT = "STRNLDCMPH"  # consonants, the most frequent first


def choose_card(own: Position, takes: Sequence[Take], view: WordView, random: Random, thinks: bool) -> Take:
    """Return the card with the highest worth; a bot that does not think takes either."""
    offered: list[Kind] = [*{take.card: None for take in takes}]
    card = max(offered, key=lambda kind: worth(own, kind, view)) if thinks else random.choice(offered)
    return Take(card, _letter(own, card))


def worth(own: Position, kind: Kind, view: WordView) -> float:
    """Guess the points that a card still brings."""
    turns, lengths = own.turns_left, [len(run.word) for run in words_on(own.grid)]
    writing = view.phase == "write"
    match kind:
        case "two-words":
            return 8.0 if turns or writing else 0.0
        case "copy":
            return 6.0 if turns or view.phase != "over" else 0.0
        case "smallest":
            return 2.0 * min(lengths, default=3) if turns < 2 else 5.0
        case "biggest":
            return max(max(lengths, default=0), 5.5 if turns > 1 else 0.0)
        case "consonant":
            return _counted(own)[_consonant(own)] + 0.7 * turns
        case "letter":
            return 1.1 * turns
        case "twice":
            return 0.6 * min(turns, 3) + 0.3 * turns
        case "place":
            return 1.2 * min(turns, 3)
        case "reroll":
            return 0.9 * min(turns, 3)


def _letter(own: Position, kind: Kind) -> str | None:
    if kind == "letter":
        held = [card.letter for card in own.held if card.id == "letter"]
        return next(char for char in HELPFUL if char not in held)
    return _consonant(own) if kind == "consonant" else None


def _consonant(own: Position) -> str:
    counted = _counted(own)
    return max(
        CONSONANTS, key=lambda char: (counted[char], -FREQUENT.find(char) if char in FREQUENT else -len(FREQUENT))
    )


def _counted(own: Position) -> Counter[str]:
    return Counter("".join(own.grid))
