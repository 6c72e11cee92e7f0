"""What a review says of two sheets of Make a Difference is true of both by the rules, over many positions."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rollwright.bots.make_a_difference.master import mode_a
from rollwright.games.make_a_difference.botcards import pile
from rollwright.locale import say
from rollwright.review import Reason
from rollwright.review.choice import weigh
from rollwright.review.cost import Cost
from rollwright.review.make_a_difference.glance import glance
from rollwright.review.make_a_difference.glance_mode_b import glance as glance_mode_b
from rollwright.review.make_a_difference.glance_mode_b import rivals
from tests.effort import effort
from tests.review.played_games import played
from tests.review.reasons.make_a_difference import BEGIN, as_sheets, holds_in_mode_a, holds_in_mode_b

PAIRS = 3  # of sheets after each roll


@pytest.mark.soak("200 games instead of 4")
def test_sentences_about_two_sheets_of_mode_a_are_true_of_both():
    random, told = Random(5), Counter[str]()
    for seed in range(effort(4, 200)):
        game = played("mode-a", ("any",) if seed % 2 else ("steady",), seed)
        for number, dice in enumerate(game.dice):
            _, reached = mode_a().placements(as_sheets(game.states[number].sheets)[0], dice)
            for _ in range(PAIRS):
                own, best = (reached[random.randrange(len(reached))] for _ in range(2))
                for reason in glance(own, best):
                    told[reason.message] += 1
                    assert holds_in_mode_a(reason, own, best), (reason, own, best)
    assert len(told) == 8


@pytest.mark.soak("200 games at each kind of table instead of 8")
@pytest.mark.parametrize("kind", ["mode-b", "mode-b-cards"])
def test_sentences_about_two_sheets_of_mode_b_are_true_of_both(kind: str):
    random, told = Random(6), Counter[str]()
    for seed in range(effort(8, 200)):
        game = played(kind, ("any", "steady", "gentle")[: 2 + seed % 2], seed)
        for number, dice in enumerate(game.dice):
            before = as_sheets(game.states[number].sheets)
            known = rivals(game.options, 0, before, game.seats)
            _, reached = mode_a().placements(before[0], dice)
            for _ in range(PAIRS):
                own, best = (reached[random.randrange(len(reached))] for _ in range(2))
                for reason in glance_mode_b(known, own, best):
                    told[reason.message] += 1
                    assert holds_in_mode_b(reason, game.options, before[1:], own, best), (reason, own, best)
    assert len(told) >= (7 if kind == "mode-b-cards" else 6)


def round_of(kind: str, levels: tuple[str, ...], seed: int, number: int) -> Cost:
    """Weigh the choice of the first seat in a round, as practice and a teacher do."""
    game = played(kind, levels, seed)
    return weigh(game.game, game.options, game.states[number - 1], game.states[number], 0)


def test_practice_and_a_teacher_of_mode_a_say_what_a_line_can_still_bring():
    told = round_of("mode-a", ("any",), 3, 6).why
    assert told[0].message.startswith("review-why-difference-closed")


def test_practice_and_a_teacher_of_mode_b_tell_nothing_of_the_cards_that_lie_face_down():
    game = played("mode-b-cards", ("any", "steady"), 2)
    told: list[tuple[Reason, ...]] = []
    for cards in (pile("any")[:2], pile("any")[-2:]):
        before, after = (replace(state, cards=cards) for state in game.states[6:8])
        told.append(weigh(game.game, game.options, before, after, 0).why)
    assert told[0] == told[1]
    assert told[0][0].message.startswith(f"{BEGIN}cards")


def test_a_rival_is_named_in_a_review_and_not_where_nobody_is_named():
    told = {"line": "c", "sum": 15, "ties": "lose", "best": 18, "own": 12}
    message = f"{BEGIN}lost-column"
    assert "can no longer beat Théo’s 15;" in say("en", message, **told, known="yes", rival="Théo")
    assert "can no longer beat the 15 on another sheet;" in say("en", message, **told, known="no", rival="")
    assert "ne peut plus dépasser Théo, qui a déjà 15\u00a0;" in say("fr", message, **told, known="yes", rival="Théo")
