"""The review of a game of Difference as values: the time of each find, misses, and who is slow where.

All times are milliseconds; `at` and `seen` count from the first reveal.
"""

from typing import Literal

from msgspec import Struct

from rollwright.games.difference.cards import Mode
from rollwright.games.difference.picture import Illustration, Kind

Region = Literal["upper-left", "upper", "upper-right", "left", "middle", "right", "lower-left", "lower", "lower-right"]
"""A ninth of the picture."""


class FindElement(Struct, frozen=True):
    """An element of the picture: its name in each language, its kind of change, and its circle on 1000 by 700."""

    element: int
    what: dict[str, str]
    kind: Kind
    difficulty: int
    region: Region
    x: float
    y: float
    r: float


class FindTimes(Struct, frozen=True):
    """The parts of the time between the first sight of a card and the claim that named it, or the end of the game.

    `looking`: the card lay open, also while a find was shown to all. `locked`: the seat waited after a wrong claim,
    after burying or with a handicap. `away`: its player was not connected, or the cards were still on their way.
    `under`: the card was buried.
    """

    looking: int
    locked: int
    away: int
    under: int


class Searching(Struct, frozen=True):
    """A seat that still searched when another one found: its card, and how long it had looked.

    `second`: its own claim was right, too, but came later.
    """

    seat: int
    card: int
    looking: int
    second: bool


class FindTime(Struct, frozen=True):
    """A right claim. A card has the number of its element.

    `elements` are those that nobody had named before, the own card's first. `against` are the cards it was compared
    with. `expected` is the mean time of each level of the bots for the same elements. `stand_in`: a bot played for the
    absent player. `hinted`: a hint was given for the card, so the time is compared with nobody's.
    """

    seat: int
    card: int
    elements: tuple[int, ...]
    against: tuple[int, ...]
    seen: int
    at: int
    times: FindTimes
    expected: dict[str, int]
    searching: tuple[Searching, ...]
    stand_in: bool
    hinted: bool


class FindMiss(Struct, frozen=True):
    """A wrong claim: where the taps were, and the time it cost, which is a lock-out or, alone, a fine.

    `named` are the elements under the taps, None where there is none, and `right` says which of the taps belong to a
    difference.
    """

    seat: int
    card: int
    at: int
    taps: tuple[tuple[int, int], ...]
    named: tuple[int | None, ...]
    right: tuple[bool, ...]
    cost: int
    stand_in: bool


class Unfound(Struct, frozen=True):
    """A card that a seat had seen, and had not laid when the game ended. `hinted` as with `FindTime`."""

    card: int
    seen: int
    times: FindTimes
    expected: dict[str, int]
    hinted: bool


class FindGroup(Struct, frozen=True):
    """The finds of one kind of change or in one region: how many, their mean looking time, and their pace.

    `slow`: two or more finds, and clearly slower than the seat is as a whole.
    """

    name: str
    finds: int
    looking: int
    pace: float
    slow: bool


class FindSeat(Struct, frozen=True):
    """One seat. `pace` compares it with the mean of each level of the bots for the same cards: 2 is twice as long.

    `looking` is the mean time of a find, and `lost` the time that misses cost. `hinted` of the finds were made with a
    hint; they, and their times, count in nothing that compares. A bot's finds in place of an absent player are left out
    of all these.
    """

    name: str
    place: int
    finds: int
    hinted: int
    misses: int
    looking: int
    lost: int
    pace: dict[str, float]
    kinds: tuple[FindGroup, ...]
    regions: tuple[FindGroup, ...]
    unfound: tuple[Unfound, ...]


class FindReview(Struct, frozen=True):
    """A game of Difference, reviewed. `picture` is the name under which the table shows the first card in the middle.

    `finds` and `misses` are in the order of the game.
    """

    illustration: Illustration
    mode: Mode
    picture: str
    length: int
    elements: tuple[FindElement, ...]
    finds: tuple[FindTime, ...]
    misses: tuple[FindMiss, ...]
    seats: tuple[FindSeat, ...]
