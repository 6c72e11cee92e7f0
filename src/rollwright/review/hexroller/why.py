"""Why a HexRoller round was costly: areas, pairs and straights as they stand after the own and the better round."""

from typing import Any

import numpy as np

from rollwright.bots.hexroller.features import NEVER, grid
from rollwright.bots.hexroller.sheets import Sheets
from rollwright.bots.hexroller.straights import outlook
from rollwright.games.hexroller.score import BONUS_LEFT
from rollwright.games.hexroller.sheet import NUMBERS, Side, layout
from rollwright.review.result import Reason

MOST_REASONS = 2
PROMISE = 0.5  # points by which straights to come must differ to be told


def explain(side: Side, own: Sheets, best: Sheets) -> tuple[Reason, ...]:
    """Compare two sheets by what the better one has or is nearer to, the most valuable difference first."""
    found = [*_pairs(side, own, best), *_areas(side, own, best), *_straights(side, own, best), *_bonuses(own, best)]
    return tuple(reason for _, reason in sorted(found, key=lambda each: -each[0])[:MOST_REASONS])


def _pairs(side: Side, own: Sheets, best: Sheets) -> list[tuple[float, Reason]]:
    """Compare the hexes that are missing on the best way of each pair. A pair is worth its number."""
    told: list[tuple[float, Reason]] = []
    for number, mine, theirs in zip(NUMBERS, missing(side, own), missing(side, best), strict=True):
        if theirs >= mine:
            continue
        if theirs == 0:
            told.append((1.0 * number, Reason("review-why-hexroller-pair-joined", {"number": number})))
        elif mine == NEVER:
            reason = Reason("review-why-hexroller-pair-closed", {"number": number, "best": theirs})
            told.append((0.7 * number, reason))
        else:
            reason = Reason("review-why-hexroller-pair-nearer", {"number": number, "best": theirs, "own": mine})
            told.append((0.3 * number * (mine - theirs), reason))
    return told


def missing(side: Side, sheets: Sheets) -> list[int]:
    """Return for each pair how many hexes its best way lacks; `NEVER` where every way is closed."""
    board, empty = layout(side), int(sheets.empty[0])
    found: list[int] = []
    for number in NUMBERS:
        first, last = (board.index[end] for end in board.printed_pairs[number].ends)
        own = int(sheets.own[number - 2, 0])
        lacking = {first: 0}
        queue = [first]
        for place in queue:  # grows while it is read
            for other in board.neighbours[place]:
                there = lacking[place] + (not own >> other & 1)
                if (own | empty) >> other & 1 and there < lacking.get(other, NEVER):
                    lacking[other] = there
                    queue.append(other)
        found.append(lacking.get(last, NEVER))
    return found


def _areas(side: Side, own: Sheets, best: Sheets) -> list[tuple[float, Reason]]:
    """Compare the empty hexes of each area. An area is worth its most frequent number."""
    told: list[tuple[float, Reason]] = []
    mine, theirs = (_empty(side, sheets) for sheets in (own, best))
    for (name, area), left, fewer in zip(layout(side).areas.items(), mine, theirs, strict=True):
        if fewer >= left:
            continue
        where: dict[str, str | int | float] = {"area": "middle" if area.middle else name}
        if fewer == 0:
            told.append((6.0 * area.multiplier, Reason("review-why-hexroller-area-full", where)))
        else:
            reason = Reason("review-why-hexroller-area-nearer", {**where, "best": fewer, "own": left})
            told.append((1.0 * area.multiplier * (left - fewer), reason))
    return told


def _straights(side: Side, own: Sheets, best: Sheets) -> list[tuple[float, Reason]]:
    """Compare the points that the box rows have reached or, where these are equal, what they may still come to."""
    reached, promised = outlook(side)[0], outlook(side)[own.later]
    now, later = (
        [float(table[int(sheets.light[0]), int(sheets.dark[0])]) for sheets in (own, best)]
        for table in (reached, promised)
    )
    if now[1] > now[0] and later[1] > later[0]:
        told: dict[str, str | int | float] = {"best": int(now[1]), "own": int(now[0])}
        return [(now[1] - now[0], Reason("review-why-hexroller-straights-reached", told))]
    if later[1] - later[0] >= PROMISE:
        told = {"best": round(later[1], 1), "own": round(later[0], 1)}
        return [(later[1] - later[0], Reason("review-why-hexroller-straights-promised", told))]
    return []


def _bonuses(own: Sheets, best: Sheets) -> list[tuple[float, Reason]]:
    """Compare the bonuses that are left: each that nobody uses is worth points at the end."""
    mine, theirs = (int(sheets.bonuses[0]).bit_count() for sheets in (own, best))
    if theirs <= mine:
        return []
    return [
        (1.0 * (theirs - mine), Reason("review-why-hexroller-bonus-kept", {"points": BONUS_LEFT * (theirs - mine)}))
    ]


def _empty(side: Side, sheets: Sheets) -> list[int]:
    counts: Any = np.bitwise_count(sheets.empty & grid(side).areas)[:, 0]
    return [int(count) for count in counts]
