"""Checks that every game has to pass, and strategies to play it at random. Anyone who adds a game can run them.

@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@given(st.data())
def test_stairs_keeps_the_contract(check, data):
    check(stairs.GAME, data)

`bots_keep_the_contract(pack, data)` does the same for the bots of a package.
"""

from collections.abc import Callable

from hypothesis import strategies as st

from rollwright.core import Game
from rollwright.testing.bots import bots_keep_the_contract
from rollwright.testing.checks import (
    actions_and_text_say_the_same,
    done_is_shown,
    every_choice_is_an_action,
    everything_survives_json,
    no_view_tells_a_secret,
    nothing_shown_holds_the_seed,
    order_of_seats_changes_nothing,
    papers_are_well_formed,
    records_can_be_checked,
    refusals_change_nothing,
    replay_is_exact,
    round_is_the_one_shown,
    scores_add_up,
    somebody_is_awaited_until_the_end,
    undo_restores,
)
from rollwright.testing.failure import Failure
from rollwright.testing.lessons import lesson_can_be_played
from rollwright.testing.messages import messages_are_there
from rollwright.testing.options import days_can_be_played, named_options_exist, options_can_be_offered
from rollwright.testing.paper import entered_sheets_score_alike, paper_seats_keep_the_contract
from rollwright.testing.parts import (
    advice_can_be_followed,
    clock_goes_on,
    fast_says_the_same,
    ranking_is_consistent,
    rolls_are_called_alike,
    sheets_can_be_scored,
)
from rollwright.testing.pictures import pictures_are_given_to_those_who_see_them, pictures_have_secret_names
from rollwright.testing.play import Play, Position, games, options, play_randomly, seeds, shuffled_between_seats
from rollwright.testing.race import bots_see_no_more_than_their_seat, race_is_fair

__all__ = [
    "CHECKS",
    "Failure",
    "Play",
    "Position",
    "bots_keep_the_contract",
    "games",
    "options",
    "play_randomly",
    "seeds",
    "shuffled_between_seats",
]

CHECKS: tuple[Callable[[Game, st.DataObject], None], ...] = (
    replay_is_exact,
    round_is_the_one_shown,
    every_choice_is_an_action,
    actions_and_text_say_the_same,
    everything_survives_json,
    order_of_seats_changes_nothing,
    no_view_tells_a_secret,
    nothing_shown_holds_the_seed,
    somebody_is_awaited_until_the_end,
    done_is_shown,
    undo_restores,
    refusals_change_nothing,
    papers_are_well_formed,
    scores_add_up,
    records_can_be_checked,
    clock_goes_on,
    race_is_fair,
    bots_see_no_more_than_their_seat,
    ranking_is_consistent,
    named_options_exist,
    options_can_be_offered,
    days_can_be_played,
    rolls_are_called_alike,
    sheets_can_be_scored,
    paper_seats_keep_the_contract,
    entered_sheets_score_alike,
    pictures_have_secret_names,
    pictures_are_given_to_those_who_see_them,
    advice_can_be_followed,
    fast_says_the_same,
    lesson_can_be_played,
    messages_are_there,
)
