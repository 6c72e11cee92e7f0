"""Why a HexRoller round was costly: areas, pairs and straights as they stand after the own and the better round."""

from typing import Any

import numpy as np

from rollwright.bots.hexroller.features import NEVER, grid
from rollwright.bots.hexroller.sheets import Sheets
from rollwright.games.hexroller.sheet import NUMBERS, Side, layout
from rollwright.review.result import Reason

MOST_REASONS = 2


def explain(side: Side, own: Sheets, best: Sheets) -> tuple[Reason, ...]:
    """Compare two sheets: first what only the better one has, then what it is nearer to."""
    found = [*_pairs(side, own, best), *_areas(side, own, best)]
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
    """Return for each pair how many hexes its best way lacks; `NEVER` where all ways that we list are closed."""
    board = grid(side)
    gaps = board.ways & ~sheets.own[board.joining - 2]
    lacking = np.where(gaps & ~sheets.empty == 0, np.bitwise_count(gaps), NEVER)
    return [int(least) for least in np.minimum.reduceat(lacking, board.begins)[:, 0]]


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


def _empty(side: Side, sheets: Sheets) -> list[int]:
    counts: Any = np.bitwise_count(sheets.empty & grid(side).areas)[:, 0]
    return [int(count) for count in counts]
