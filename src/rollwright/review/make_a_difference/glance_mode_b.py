"""What is seen on the sheets of Mode B of Make a Difference: which lines can still be taken, and which are safe.

Everything said is certain by the rules, whatever the dice. Of the other sheets it uses the ink that lay open when the
seat chose; their sums only grow. BotCards lie face down then, so each card of the pile may be one of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rollwright.games.make_a_difference.botcards import pile
from rollwright.games.make_a_difference.lines import card_sums
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.state import Options
from rollwright.review.make_a_difference.reach import most, now
from rollwright.review.result import Reason

Array = Any


@dataclass(frozen=True)
class Rivals:
    """The others at a table: the sums of their lines, the highest that these can come to, and all cards of the pile.

    A name is empty where it is not known.
    """

    names: Sequence[str]
    sums: Array
    most: Array
    cards: Array
    friendly: bool

    def beaten(self, own: Array, others: Array) -> Array:
        """Say for each rival and line whether this sum takes the line from it."""
        return own >= others if self.friendly else own > others


def rivals(options: Options, seat: int, inks: Sequence[Array], names: Sequence[str]) -> Rivals:
    others = [place for place in range(len(inks)) if place != seat]
    sheets = np.array([inks[place] for place in others], int).reshape(len(others), len(layout().cells))
    cards = [card_sums(card) for card in pile(options.stars)] if options.bot_cards else []
    return Rivals(
        [names[place] for place in others],
        now("B", sheets),
        most("B", sheets),
        np.array(cards, int).reshape(len(cards), len(layout().lines)),
        options.friendly_ties,
    )


def glance(others: Rivals, own: Array, best: Array) -> tuple[Reason, ...]:
    """Compare the sheets as they lie, what is decided first and hopes last."""
    found = (_lost, _secured, _cards, _highest)
    return tuple(reason for each in found for reason in each(others, own, best))


def _lost(others: Rivals, own: Array, best: Array) -> tuple[Reason, ...]:
    """Name a line that a rival has for good, if the lines that can still be taken are worth more when chosen better."""
    if not len(others.sums):
        return ()
    mine, theirs = (most("B", sheet) for sheet in (own, best))
    place = _more([_open(others, each) for each in (mine, theirs)])
    if place is None:
        return ()
    rival = int(others.sums[:, place].argmax())
    name = others.names[rival]
    told: dict[str, str | int] = {
        "rival": name,
        "known": "yes" if name else "no",
        "sum": int(others.sums[rival, place]),
        "ties": "count" if others.friendly else "lose",
    }
    return (_of_line("lost", place, best=int(theirs[place]), own=int(mine[place]), **told),)


def _secured(others: Rivals, own: Array, best: Array) -> tuple[Reason, ...]:
    """Name a line that nobody can take away any more, if such lines are worth more when chosen better."""
    threats = np.concatenate([others.most, others.cards])
    sums = [now("B", sheet) for sheet in (own, best)]
    place = _more([others.beaten(each, threats).all(axis=0) for each in sums])
    if place is None:
        return ()
    return (_of_line("secured", place, best=int(sums[1][place]), own=int(sums[0][place])),)


def _cards(others: Rivals, own: Array, best: Array) -> tuple[Reason, ...]:
    """Name the line that can still be taken from more cards of the pile, if that is so of all lines together."""
    if not len(others.cards):
        return ()
    mine, theirs = (others.beaten(most("B", sheet), others.cards).sum(axis=0) for sheet in (own, best))
    place = _gains_most(others, best, mine, theirs)
    if place is None:
        return ()
    told: dict[str, str | int] = {
        "cards": len(others.cards),
        "all": "yes" if theirs[place] == len(others.cards) else "no",
        "ties": "count" if others.friendly else "lose",
    }
    return (_of_line("cards", place, best=int(theirs[place]), own=int(mine[place]), **told),)


def _highest(others: Rivals, own: Array, best: Array) -> tuple[Reason, ...]:
    """Name the line that can come to a higher sum, if that is so of all lines together."""
    mine, theirs = (most("B", sheet) for sheet in (own, best))
    place = _gains_most(others, best, mine, theirs)
    if place is None:
        return ()
    sums = {name: int(now("B", sheet)[place]) for name, sheet in (("own_now", own), ("best_now", best))}
    return (_of_line("highest", place, best=int(theirs[place]), own=int(mine[place]), **sums),)


def _open(others: Rivals, highest: Array) -> Array:
    """Say of each line whether it can still be taken from all other sheets, as they stand."""
    return others.beaten(highest, others.sums).all(axis=0)


def _more(kept: Sequence[Array]) -> int | None:
    """Return the most valuable line that is kept by the better choice alone, if all lines it keeps are worth more."""
    gained = _worth() * (kept[1] & ~kept[0])
    if (_worth() * kept[1]).sum() <= (_worth() * kept[0]).sum():
        return None
    return int(gained.argmax())


def _gains_most(others: Rivals, best: Array, mine: Array, theirs: Array) -> int | None:
    """Return the line with the most valuable gain among those that are still open, if all lines together gain."""
    gains = _worth() * (theirs - mine)
    still = np.where(_open(others, most("B", best)), gains, 0)
    return int(still.argmax()) if gains.sum() > 0 and still.max() > 0 else None


def _worth() -> Array:
    return np.array([layout().mode_b_points[line.kind] for line in layout().lines])


def _of_line(kind: str, place: int, **told: str | int) -> Reason:
    line = layout().lines[place]
    return Reason(f"review-why-difference-{kind}-{line.kind}", {"line": line.id, **told})
