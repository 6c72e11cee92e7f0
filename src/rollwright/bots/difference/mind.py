"""A player that sees no pictures and draws times instead: how long it searches, whether it listened, how fast it taps, how often it errs."""

from math import exp
from random import Random

from msgspec import Struct

from rollwright.games.difference.grid import At
from rollwright.games.difference.view import CardView, PictureView

HARDER = {1: 1.0, 2: 1.4, 3: 1.9}  # so much longer is searched for what is well hidden
FORM, TAPPING = 0.2, 0.25  # spread of the form of the day, and of the time two taps take
PATIENCE = 2.5  # so many search times, then the card is buried
FURTHER = 0.6  # of the time for two taps, for each further neighbour


class Level(Struct, frozen=True):
    """Seconds to find a difference and their spread, the chance to have listened, seconds for two taps, the chance to be wrong."""

    search: float
    spread: float
    listens: float
    taps: float
    errs: float
    adapts: bool = False


LEVELS = {
    "gentle": Level(15, 0.75, 0.55, 2.2, 0.08),
    "steady": Level(9, 0.70, 0.80, 1.7, 0.04),
    "sharp": Level(5.5, 0.65, 0.95, 1.3, 0.02),
    "adaptive": Level(9, 0.70, 0.80, 1.7, 0.04, adapts=True),
}


class Intent(Struct, frozen=True):
    """What it means to do and when; a `miss` names one wrong element. `cell` is where a card is laid in the advanced game."""

    at: int
    do: str  # "claim", "miss" or "bury"
    cell: At = (0, 0)


class Mind:
    """Knows the view of its seat, and of each card in sight only how well its element is hidden."""

    def __init__(self, level: Level, random: Random, bury: bool = False) -> None:
        self._level, self._random, self._bury = level, random, bury
        self.search = level.search  # seconds; an adaptive player's change in the course of the game
        self._form = exp(random.gauss(0, FORM))
        self._own = ""
        self._mine: set[str] = set()
        self._begun = self._found = 0.0
        self._seen: dict[
            str, tuple[float, float]
        ] = {}  # a card on the table: when it was first seen, and the search it costs
        self._tapping = 0.0
        self._misses = False
        self._wrong = 0

    def look(self, view: PictureView, hidden: dict[str, int], seat: int, now: int) -> Intent | None:
        if view.phase in ("countdown", "over") or not view.own or view.waiting:
            return None
        for card in view.table:
            if card.picture not in self._seen:
                known = card.picture in self._mine or self._random.random() < self._level.listens
                self._seen[card.picture] = (now, 0 if known else self._time(hidden[card.picture]))
        if view.own != self._own:
            self._take_up(view.own, now, self._time(hidden[view.own]))
        elif view.wrong != self._wrong:
            self._take_up(view.own, now, self._time(hidden[view.own]) / 2)
        self._wrong = view.wrong
        return self._intent(view, seat)

    def skip(self, ms: int) -> None:
        """Go on searching `ms` later, where it was."""
        self._begun, self._found = self._begun + ms, self._found + ms
        self._seen = {card: (since + ms, search) for card, (since, search) in self._seen.items()}

    def _intent(self, view: PictureView, seat: int) -> Intent:
        cell, compared = _place(view)
        ready = self._found
        for card in compared:
            since, search = self._seen[card.picture]
            ready = max(ready, since) + search
        open_at = max(view.locked_until, view.until or 0)
        patience = self._begun + PATIENCE * 1000 * self.search
        if self._bury and ready > patience and view.piles[seat].left > 1:
            return Intent(round(max(patience, open_at)), "bury")
        taps = self._tapping * (1 + FURTHER * (len(compared) - 1))
        return Intent(round(max(ready + taps, open_at)), "miss" if self._misses else "claim", cell)

    def _take_up(self, own: str, now: int, search: float) -> None:
        self._own, self._begun, self._found = own, now, now + search
        self._mine.add(own)
        self._tapping = 1000 * self._level.taps * exp(self._random.gauss(0, TAPPING))
        self._misses = self._random.random() < self._level.errs

    def _time(self, difficulty: int) -> float:
        return 1000 * self._form * self.search * HARDER[difficulty] * exp(self._random.gauss(0, self._level.spread))


def _place(view: PictureView) -> tuple[At, list[CardView]]:
    """Return the cell with the fewest neighbours, and these; in the basic game the card in the middle."""
    if view.mode != "advanced":
        return (0, 0), list(view.table)
    around = {
        cell: [card for card in view.table if abs(card.row - cell[0]) + abs(card.col - cell[1]) == 1]
        for cell in view.cells
    }
    cell = min(around, key=lambda cell: (len(around[cell]), cell))
    return cell, around[cell]
