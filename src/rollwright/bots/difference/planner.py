"""Draw the times of a bot that cannot see pictures: how long it searches, how fast it taps, how often it errs."""

from math import exp
from random import Random
from typing import Literal

from msgspec import Struct

from rollwright.games.difference.grid import At
from rollwright.games.difference.view import CardView, PictureView

HARDER = {1: 1.0, 2: 1.4, 3: 1.9}  # factor of the search time, by how well the element is hidden
GAME_SPREAD, TAP_SPREAD = 0.2, 0.25  # spread of the speed from game to game, and of the time that two taps take
PATIENCE = 2.5  # search times after which the card is buried
FURTHER = 0.6  # each further neighbour takes this part of the time for two taps


class Level(Struct, frozen=True):
    """How quick and careful a level is.

    `search` and `taps` are seconds, `spread` is that of the search; `listens` and `errs` are chances: that it knows
    another card's element because it listened when that card was claimed, and that a claim is wrong.
    """

    search: float
    spread: float
    listens: float
    taps: float
    errs: float
    adapts: bool = False


LEVELS = {
    "gentle": Level(18, 0.75, 0.55, 2.2, 0.08),
    "steady": Level(11, 0.70, 0.80, 1.7, 0.04),
    "sharp": Level(5.5, 0.65, 0.95, 1.3, 0.02),
    "adaptive": Level(11, 0.70, 0.80, 1.7, 0.04, adapts=True),
}


class Plan(Struct, frozen=True):
    """An action and its moment. A `miss` taps one wrong element; `cell` is for a card laid in the advanced game."""

    at: int
    kind: Literal["claim", "miss", "bury"]
    cell: At = (0, 0)


class Planner:
    """Plans from the view of its seat, and from how well the element of each card that is shown is hidden."""

    def __init__(self, level: Level, random: Random, bury: bool = False) -> None:
        self._level, self._random, self._bury = level, random, bury
        self.search = level.search  # seconds; an adaptive bot changes it during the game
        self._speed = exp(random.gauss(0, GAME_SPREAD))
        self._own = ""
        self._own_before: set[str] = set()  # cards that were its own: it knows their elements
        self._begun = self._found = 0.0
        self._seen: dict[str, tuple[float, float]] = {}  # a card on the table: when first seen, and its search time
        self._tapping = 0.0
        self._misses = False
        self._table: tuple[CardView, ...] = ()
        self._buried_on: tuple[CardView, ...] = ()  # the table on which it last buried a card
        self._wrong = 0

    def plan(self, view: PictureView, hidden: dict[str, int], seat: int, now: int) -> Plan | None:
        if view.phase in ("countdown", "over") or not view.own or view.waiting:
            return None
        for card in view.table:
            if card.picture not in self._seen:
                known = card.picture in self._own_before or self._random.random() < self._level.listens
                self._seen[card.picture] = (now, 0 if known else self._draw_search(hidden[card.picture]))
        if view.own != self._own:
            if view.table == self._table:
                self._buried_on = view.table
            self._search_card(view.own, now, self._draw_search(hidden[view.own]))
        elif view.wrong != self._wrong:
            self._search_card(view.own, now, self._draw_search(hidden[view.own]) / 2)
        self._wrong, self._table = view.wrong, view.table
        plan = self._next_plan(view, seat)
        return None if view.silent and plan.kind != "bury" else plan  # its last call was wrong, and nobody has called

    def postpone(self, ms: int) -> None:
        """Continue the search where it was, `ms` later."""
        self._begun, self._found = self._begun + ms, self._found + ms
        self._seen = {card: (since + ms, search) for card, (since, search) in self._seen.items()}

    def _next_plan(self, view: PictureView, seat: int) -> Plan:
        cell, compared = _best_cell(view)
        ready = self._found
        for card in compared:
            since, search = self._seen[card.picture]
            ready = max(ready, since) + search
        open_at = max(view.locked_until, view.until or 0)
        patience = self._begun + PATIENCE * 1000 * self.search
        # One card on each table: where the table's card is hard to find, all bots could bury for ever.
        may_bury = self._bury and view.piles[seat].left > 1 and self._buried_on != view.table
        if may_bury and ready > patience:
            return Plan(round(max(patience, open_at)), "bury")
        taps = self._tapping * (1 + FURTHER * (len(compared) - 1))
        return Plan(round(max(ready + taps, open_at)), "miss" if self._misses else "claim", cell)

    def _search_card(self, own: str, now: int, search: float) -> None:
        self._own, self._begun, self._found = own, now, now + search
        self._own_before.add(own)
        self._tapping = 1000 * self._level.taps * exp(self._random.gauss(0, TAP_SPREAD))
        self._misses = self._random.random() < self._level.errs

    def _draw_search(self, difficulty: int) -> float:
        """Return how long the search for an element takes, in milliseconds."""
        return 1000 * self._speed * self.search * HARDER[difficulty] * exp(self._random.gauss(0, self._level.spread))


def _best_cell(view: PictureView) -> tuple[At, list[CardView]]:
    """Return the cell with the fewest neighbours, and these; in the basic game the card in the middle.

    Of equals it takes one near the first card, so that the grid stays small enough for a screen.
    """
    if view.mode != "advanced":
        return (0, 0), list(view.table)
    around = {
        cell: [card for card in view.table if abs(card.row - cell[0]) + abs(card.col - cell[1]) == 1]
        for cell in view.cells
    }
    cell = min(around, key=lambda cell: (len(around[cell]), max(map(abs, cell)), cell))
    return cell, around[cell]
