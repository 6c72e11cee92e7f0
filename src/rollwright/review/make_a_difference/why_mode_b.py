"""Why a placement in Mode B of Make a Difference was costly: games played on from it against the same rivals.

First it says what is seen on the sheets as they lie (glance_mode_b.py).
All seats are played on by their expected leads, which are quick to judge, from the own and the better choice with the
same dice and the same BotCards. Their reasons name how often the seat wins, by how much it leads, and the line that it
takes more often.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from rollwright.games.make_a_difference.botcards import pile
from rollwright.games.make_a_difference.lines import card_sums, mode_b, sums
from rollwright.games.make_a_difference.sheet import layout
from rollwright.review.make_a_difference.glance_mode_b import Rivals, glance
from rollwright.review.make_a_difference.mode_b import ModeB
from rollwright.review.result import Reason
from rollwright.review.why import CLEAR, CLEAR_LINE, MOST_REASONS, is_clear

Array = Any
MOST_SHEETS = 40_000  # judged for one choice
MOST_GAMES, FEWEST_GAMES = 100, 12  # played on from one choice
LARGE = 4  # with more seats than these, games are played on only where three of them are within MOST_SHEETS
WIN, LINE, LEAD = 0.05, 0.1, 0.3  # differences in chances and in points that are worth telling


@dataclass(frozen=True)
class Ended:
    """How one game ended for the seat: its share of the victory, its lead, and which lines it took."""

    win: float
    lead: float
    taken: tuple[bool, ...]


def games_for(seats: int, empty: int) -> int:
    """Return how many games can be played on from sheets with so many empty fields; at a large table perhaps none."""
    sheets = 2 * seats * sum(left * (left - 1) for left in range(2, empty + 1, 2)) or 1
    games = MOST_SHEETS / sheets * min(1, LARGE / seats)  # each sheet is compared with those of all rivals
    if seats > LARGE and games < 3:
        return 0
    return int(min(MOST_GAMES, max(FEWEST_GAMES, games)))


def play_on(table: ModeB, seat: int, inks: Sequence[Array], games: int, seed: int) -> list[Ended]:
    """Return the ends of games played on for all seats. The same seed gives the same dice and cards."""
    return [_play(table, seat, inks, Random(f"{seed} {game}")) for game in range(games)]


def _play(table: ModeB, seat: int, inks: Sequence[Array], random: Random) -> Ended:
    cards = random.sample(pile(table.options.stars), len(table.final.cards))
    now = list(inks)
    while (now[seat] == 0).any():
        dice = (random.randint(1, 6), random.randint(1, 6))
        now = [table.reply(each, now, dice) for each in range(len(now))]
    worth = table.result(seat, now, cards)
    everyone = [sums(tuple(map(int, ink))) for ink in now] + [card_sums(card) for card in cards]
    others = [each for who, each in enumerate(everyone) if who != seat]
    lines = mode_b(everyone[seat], others, friendly=table.options.friendly_ties)
    return Ended(worth.win, worth.lead, tuple(points > 0 for points in lines))


def after_round(table: ModeB, seat: int, before: Sequence[Array], sheet: Array, dice: Sequence[int]) -> list[Array]:
    """Return all sheets when this seat has made its choice, and the others theirs by their expected leads."""
    return [sheet if other == seat else table.reply(other, before, dice) for other in range(len(before))]


def explain(
    table: ModeB,
    seat: int,
    before: Sequence[Array],
    sheets: tuple[Array, Array],
    others: Rivals,
    dice: Sequence[int],
    seed: int,
) -> tuple[Reason, ...]:
    """Compare the sheets after the own and the better placement; `others` are the rivals before it."""
    seen = glance(others, *sheets)
    games = games_for(len(before), int((sheets[0] == 0).sum()))
    if not games:
        return seen[:MOST_REASONS]
    own, best = (play_on(table, seat, after_round(table, seat, before, sheet, dice), games, seed) for sheet in sheets)
    return (*seen[:1], *_chance_to_win(own, best), *_line(own, best), *seen[1:])[:MOST_REASONS]


def _chance_to_win(own: Sequence[Ended], best: Sequence[Ended]) -> list[Reason]:
    wins = [[ended.win for ended in each] for each in (best, own)]
    leads = [[ended.lead for ended in each] for each in (best, own)]
    likelier = float(np.mean(wins[0])) >= float(np.mean(wins[1]))
    if not (_stands_out(wins[0], wins[1], WIN) or (likelier and _stands_out(leads[0], leads[1], LEAD))):
        return []
    told: dict[str, str | int | float] = {"games": len(own)}
    for name, win, lead in zip(("best", "own"), wins, leads, strict=True):
        ahead = round(float(np.mean(lead)), 1)
        told[name] = round(100 * float(np.mean(win)))
        told[f"{name}_lead"] = abs(ahead)
        told[f"{name}_way"] = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    return [Reason("review-why-lead-alone" if told["best"] == told["own"] else "review-why-lead", told)]


def _line(own: Sequence[Ended], best: Sequence[Ended]) -> list[Reason]:
    """Name the line that is taken more often after the better choice, the most valuable difference first."""
    board = layout()
    taken = [np.array([ended.taken for ended in each], float) for each in (best, own)]
    worth = np.array([board.mode_b_points[line.kind] for line in board.lines])
    gain: Array = worth * (taken[0] - taken[1]).mean(axis=0)
    place = int(gain.argmax())
    if not _stands_out(taken[0][:, place], taken[1][:, place], LINE, CLEAR_LINE):
        return []
    line = board.lines[place]
    told: dict[str, str | int | float] = {
        "line": line.id,
        "games": len(own),
        "best": round(100 * float(taken[0][:, place].mean())),
        "own": round(100 * float(taken[1][:, place].mean())),
    }
    return [Reason(f"review-why-take-{line.kind}", told)]


def _stands_out(best: Any, own: Any, least: float, errors: float = CLEAR) -> bool:
    """Say whether the better choice brings clearly more, in pairs of games with the same dice."""
    gain = np.asarray(best, float) - np.asarray(own, float)
    return float(gain.mean()) >= least and is_clear(gain, errors)
