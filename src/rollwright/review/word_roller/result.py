"""The review of Word Roller as values: of each turn the words, the luck of the letters, and the cards.

Points are those that a word brings at once, as the card is scored then. A ring counts no points; `cards` tells them.
"""

from msgspec import Struct

from rollwright.games.word_roller.advantages import Kind
from rollwright.games.word_roller.writing import Source
from rollwright.review.reason import Reason


class PlacedWord(Struct, frozen=True):
    """A word on the card: its squares, the points and the advantage cards that it brings, and its class.

    `rarity` is 10 for a word that everybody knows, 60 for a rare one, and 0 for one that the list does not allow.
    """

    text: str
    cells: tuple[str, ...]
    points: int
    cards: int
    rarity: int


class OccasionReview(Struct, frozen=True):
    """One occasion to write: a turn has one, a Double shift, an Echo or a neighbour's word give another.

    `known` is the best word that most people know, `best` the best that the list allows; each is `own` where the own
    word is as good, and None where writing nothing is as good. `left_known` and `left_best` are the points left lying.
    An erased word brought nothing.
    """

    source: Source
    own: PlacedWord | None
    known: PlacedWord | None
    best: PlacedWord | None
    left_known: int
    left_best: int
    erased: bool = False


class OfferedCard(Struct, frozen=True):
    """A card that lay face up, and the points that the bots expect of it."""

    card: Kind
    worth: float


class LetterChosen(Struct, frozen=True):
    """The letter of a House letter: the points that it adds on average to the best known word of a later turn.

    `best` is the letter that adds clearly more, or the own one, and `most` what it adds. `lost` is the difference over
    all `turns` that were left.
    """

    turns: int
    worth: float
    best: str
    most: float
    lost: float


class CardTaken(Struct, frozen=True):
    """A card that the seat took, with its letter; `lost` is the worth of the best card on offer minus that of this.

    `chosen` weighs the letter of a House letter.
    """

    card: Kind
    letter: str
    worth: float
    offered: tuple[OfferedCard, ...]
    lost: float
    chosen: LetterChosen | None = None


class DiceCardUsed(Struct, frozen=True):
    """A use of Steady hand or Second wind: the dice, and the letter that one was turned to.

    `worth` is what it changed in the points of the best word that most people know; dice rolled again are an average.
    `best` is the same for the best use that the bots would try, and at least 0: to use no card.
    """

    card: Kind
    dice: tuple[int, ...]
    letter: str
    worth: float
    best: float
    lost: float


class WordTurn(Struct, frozen=True):
    """One turn of one seat. `rolled` are the letters as they fell, `dice` those that the words were written with.

    `letters` are the points of the best known word with the letters rolled, `usual` the mean over other rolls on the
    same card; `luck` is the difference and `luck_se` its standard error.
    """

    round: int
    rolled: tuple[str, ...]
    dice: tuple[str, ...]
    occasions: tuple[OccasionReview, ...]
    letters: float
    usual: float
    luck: float
    luck_se: float
    taken: tuple[CardTaken, ...] = ()
    used: tuple[DiceCardUsed, ...] = ()


class CostlyTurn(Struct, frozen=True):
    """A turn that cost much: the points left lying against known words, and why."""

    round: int
    left: int
    why: tuple[Reason, ...]


class NewWord(Struct, frozen=True):
    """A word that the review names and that does not stand on the seat's card."""

    text: str
    rarity: int
    points: int
    round: int


class WordSeat(Struct, frozen=True):
    """One seat: its turns, and the sums over them.

    `more_cards` are the cards that own words brought more than the better known ones: some points left lying paid them.
    """

    name: str
    final: int
    left_known: int
    left_best: int
    more_cards: int
    luck: float
    luck_se: float
    cards_lost: float
    turns: tuple[WordTurn, ...]
    costly: tuple[CostlyTurn, ...]
    new: tuple[NewWord, ...]


class WordReview(Struct, frozen=True):
    """A finished game of Word Roller. `words` names its list, `known` the rarest class that counts as known.

    `rolls` is how many rolls each mean is taken over.
    """

    words: str
    known: int
    rolls: int
    seats: tuple[WordSeat, ...]
