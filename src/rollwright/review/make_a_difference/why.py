"""Why a placement in Mode A of Make a Difference was costly: what its lines bring in games played on from it."""

from typing import Any

from rollwright.bots.make_a_difference.master import mode_a
from rollwright.games.make_a_difference.score import score_alone
from rollwright.review.result import Reason
from rollwright.review.why import games_for, play_on, reasons


def explain(own: Any, best: Any, seed: int) -> tuple[Reason, ...]:
    """Compare the sheets after the own and the better placement."""
    games = games_for(mode_a(), int((own == 0).sum()))
    scores = [
        [score_alone(tuple(map(int, sheet))) for sheet in play_on(mode_a(), start, games, seed)]
        for start in (own, best)
    ]
    return reasons(scores[0], scores[1], _described)


def _described(item: str) -> tuple[str, dict[str, str | int]]:
    kind, _, line = item.partition("-")
    return f"review-why-difference-{kind}", {"line": line}
