"""A position for each sentence about Mode A of Make a Difference, with one or two rounds to come."""

from rollwright.bots.make_a_difference.master import mode_a
from rollwright.games.make_a_difference.score import score_alone
from rollwright.review import Reason
from rollwright.review.make_a_difference.glance import glance
from rollwright.review.make_a_difference.why import explain
from rollwright.review.why import play_on
from tests.review.reasons import named, near
from tests.review.reasons.make_a_difference import (
    BEGIN,
    Array,
    holds_in_mode_a,
    never_contradicted_in_mode_a,
    row_of,
    sheet,
)

ROWS = ("415.6 5563. 43136 15232", "415.6 55636 4313. 15232")
COLUMNS = ("34143 24223 64543 535..", "34143 24223 64543 5.5.3")
LATE = ("1.... 65146 32555 13125", "1...6 25146 3.555 13125")
POSITIONS: dict[str, tuple[str, str]] = {  # the own sheet and the better one, row after row
    "closed-row": ROWS,
    "closed-column": COLUMNS,
    "at-once-row": ROWS,
    "at-once-column": LATE,
    "crossing": COLUMNS,
    "numbers": COLUMNS,
    "equal-row": ("34143 2..23 64543 5....", "34143 2..23 64.43 5.5.."),
    "equal-column": COLUMNS,
    "row-chance": ("16414 .252. 55435 11253", "16414 1252. 55435 1.253"),
    "row-points": ROWS,
    "column-chance": LATE,
    "column-points": COLUMNS,
}


def holds(name: str, games: int) -> None:
    """Hold a sentence to the rules and to games at random, one of games played on to other such games."""
    own, best = map(sheet, POSITIONS[name])
    seen = glance(own, best)
    message = f"{BEGIN}{name}"
    reason = named(seen if message in {each.message for each in seen} else explain(own, best, seed=0), message)
    if "games" in reason.params:
        _held_to_games(reason, own, best, games)
    else:
        assert holds_in_mode_a(reason, own, best)
        if "line" in reason.params:
            never_contradicted_in_mode_a(reason, own, best, games)


def _held_to_games(reason: Reason, own: Array, best: Array, games: int) -> None:
    kind, how = reason.message.removeprefix(BEGIN).split("-")
    for which, start in (("own", own), ("best", best)):
        ends = [score_alone(row_of(end)) for end in play_on(mode_a(), start, games, seed=99)]
        points = [
            next(item.points for item in end.items if item.id == f"{kind}-{reason.params['line']}") for end in ends
        ]
        if how == "chance":
            near(reason, which, [100.0 * (each > 0) for each in points], least_spread=20, step=1)
        else:
            near(reason, which, points, least_spread=1, step=0.1)
