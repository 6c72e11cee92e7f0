"""Why a choice was costly: each number in a sentence holds in a thousand other games from the same position."""

from math import sqrt

import numpy as np
import pytest

from rollwright.bots.hexroller.features import NEVER
from rollwright.bots.make_a_difference.master import mode_a
from rollwright.bots.splitter.master import as_array, judge
from rollwright.core import Score
from rollwright.games.make_a_difference.score import score_alone
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.splitter.score import score_row
from rollwright.locale import LANGUAGES, Language, say
from rollwright.review import Played, Reason
from rollwright.review.mode_b import ModeB
from rollwright.review.why import play_on
from rollwright.review.why_mode_b import Ended, after_round
from rollwright.review.why_mode_b import play_on as play_in_mode_b
from tests.effort import effort
from tests.review.played_games import played, reviewed

LATER = pytest.mark.soak("the sentences of Mode A, too", only=True)
KINDS = {"splitter-a": ("any", "steady"), "mode-a": ("any", "steady")}


def after_both(game: Played, kind: str, seat: int, number: int) -> list[np.ndarray]:
    """Return the sheets after the own and the better choice of a round."""
    seen = reviewed(kind, KINDS[kind], 4).seats[seat].rounds[number - 1]
    places = {place.id: spot for spot, place in enumerate(game.game.sheet(game.options).places)}
    sheets: list[np.ndarray] = []
    for choice in (seen.own, seen.best):
        sheet = as_array(game.states[number - 1].sheets[seat].ink)
        for mark in choice.marks:
            sheet[places[mark.cell]] = int(mark.figure)
        sheets.append(sheet)
    return sheets


def scores(kind: str, sheet: np.ndarray, games: int) -> list[Score]:
    player = mode_a() if kind == "mode-a" else judge("A")
    rows = [tuple(map(int, each)) for each in play_on(player, sheet, games, seed=99)]
    return [score_alone(row) if kind == "mode-a" else score_row("A", row) for row in rows]


def item_of(reason: Reason) -> str:
    if "number" in reason.params:
        return f"number-{reason.params['number']}"
    return f"{reason.message.split('-')[3]}-{reason.params['line']}"


@pytest.mark.soak("1,000 games from each costly choice instead of 60")
@pytest.mark.parametrize("kind", ["splitter-a", pytest.param("mode-a", marks=LATER)])
def test_the_numbers_of_a_sentence_hold_in_other_games(kind: str):
    game, games = played(kind, KINDS[kind], 4), effort(60, 1000)
    seen = reviewed(kind, KINDS[kind], 4).seats[1]
    told = [(costly.round, reason) for costly in seen.costly for reason in costly.why if "games" in reason.params]
    assert told
    for number, reason in told[: effort(2, 6)]:
        for name, sheet in zip(("own", "best"), after_both(game, kind, 1, number), strict=True):
            points = [
                next(item.points for item in score.items if item.id == item_of(reason))
                for score in scores(kind, sheet, games)
            ]
            values = [100.0 * (each > 0) for each in points] if reason.message.endswith("chance") else points
            spread = max(float(np.std(values)), 20.0 if reason.message.endswith("chance") else 1.0)
            doubt = spread * sqrt(1 / games + 1 / float(reason.params["games"]))
            assert abs(float(np.mean(values)) - float(reason.params[name])) < 4 * doubt, (reason, np.mean(values))


@pytest.mark.soak("1,000 games from each costly choice instead of 60")
def test_the_numbers_of_mode_b_hold_in_other_games():
    levels, games = ("steady", "any"), effort(60, 1000)
    game, seen = played("mode-b", levels, 5), reviewed("mode-b", levels, 5).seats[1]
    table, told = ModeB(game, quick=True), [(costly.round, reason) for costly in seen.costly for reason in costly.why]
    assert {reason.message for _, reason in told} >= {"review-why-lead"}
    places = {place.id: spot for spot, place in enumerate(game.game.sheet(game.options).places)}
    lines = [line.id for line in layout().lines]
    ends: dict[tuple[int, str], list[Ended]] = {}
    for number, reason in told[: effort(2, 6)]:
        before = [as_array(sheet.ink) for sheet in game.states[number - 1].sheets]
        better, after = before[1].copy(), as_array(game.states[number].sheets[1].ink)
        for mark in seen.rounds[number - 1].best.marks:
            better[places[mark.cell]] = int(mark.figure)
        for name, sheet in (("own", after), ("best", better)):
            if (number, name) not in ends:
                inks = after_round(table, 1, before, sheet, game.dice[number - 1])
                ends[number, name] = play_in_mode_b(table, 1, inks, games, seed=99)
            found = ends[number, name]
            if "line" in reason.params:
                line = lines.index(str(reason.params["line"]))
                holds(reason, name, [100.0 * ended.taken[line] for ended in found], 20)
            else:
                holds(reason, name, [100.0 * ended.win for ended in found], 20)
                holds(reason, f"{name}_lead", [ended.lead for ended in found], 1)


def holds(reason: Reason, name: str, values: list[float], least_spread: float) -> None:
    """Hold a number of a sentence to the mean of other games."""
    doubt = max(float(np.std(values)), least_spread) * sqrt(1 / len(values) + 1 / float(reason.params["games"]))
    assert abs(float(np.mean(values)) - float(reason.params[name])) < 4 * doubt, (reason, name, np.mean(values))


def test_a_spoiled_group_never_scores_again():
    """The cells that a sentence calls lost belong to no group in any game from there."""
    found = [
        reason
        for seat in reviewed("splitter-a", KINDS["splitter-a"], 4).seats
        for costly in seat.costly
        for reason in costly.why
        if reason.message == "review-why-splitter-spoiled"
    ]
    assert all(1 <= int(reason.params["cells"]) <= 44 for reason in found)


def test_hexroller_names_what_the_better_round_is_nearer_to():
    seen = reviewed("back", ("master", "steady"), 3).seats[1]
    told = [reason for costly in seen.costly for reason in costly.why]
    assert told
    for reason in told:
        if "own" in reason.params:
            assert int(reason.params["best"]) < int(reason.params["own"]) < NEVER


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: Language):
    for kind, levels, seed in (
        ("splitter-a", ("any", "steady"), 4),
        ("mode-a", ("any", "steady"), 4),
        ("mode-b", ("steady", "any"), 5),
        ("back", ("master", "steady"), 3),
    ):
        for seat in reviewed(kind, levels, seed).seats:
            for costly in seat.costly:
                for reason in costly.why:
                    assert str(reason.params["best" if "best" in reason.params else next(iter(reason.params))])
                    assert say(language, reason.message, **reason.params)
