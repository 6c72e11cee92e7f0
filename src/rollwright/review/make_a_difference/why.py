"""Why a placement in Mode A of Make a Difference was costly: what lies on its sheet, and what games played on bring."""

from typing import Any

from rollwright.bots.make_a_difference.master import mode_a
from rollwright.games.make_a_difference.score import score_alone
from rollwright.review.make_a_difference.glance import glance
from rollwright.review.result import Reason
from rollwright.review.why import MOST_REASONS, games_for, play_on, reasons


def explain(own: Any, best: Any, seed: int) -> tuple[Reason, ...]:
    """Compare the sheets after the own and the better placement."""
    games = games_for(mode_a(), int((own == 0).sum()))
    scores = [
        [score_alone(tuple(map(int, sheet))) for sheet in play_on(mode_a(), start, games, seed)]
        for start in (own, best)
    ]
    seen = glance(own, best)
    return (*seen[:1], *reasons(scores[0], scores[1], _described), *seen[1:])[:MOST_REASONS]


def _described(item: str) -> tuple[str, dict[str, str | int]]:
    kind, _, line = item.partition("-")
    return f"review-why-difference-{kind}", {"line": line}
