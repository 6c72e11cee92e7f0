"""The phases around the writing: dice cards, Echo, the clock, the first roller, decks and ties."""

from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.core import BadOptions, Move, places, put, step, waiting
from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller import clock
from rollwright.games.word_roller.actions import Begin, Echo, Letter, Pass, Place, Reroll, Take, Turn
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.state import Options
from tests.games.word_roller.table import (
    DICE,
    do,
    holding,
    opened,
    passed,
    refused,
    ring,
    text,
    wake,
    with_market,
    word,
)
from tests.present import present


def view(state: Any, seat: int | None) -> Any:
    return game.view(state, seat)


def in_dice_phase(*held_by_seat: Any):
    """Return the second turn of a game in which these cards are held; Bo rolls."""
    state = opened(seats=len(held_by_seat))
    for seat, held in enumerate(held_by_seat):
        state = holding(state, seat, *held)
    return passed(state, *range(len(held_by_seat)))


def test_the_longest_name_rolls_first_and_then_the_next_seat():
    state = game.start(Options(), ("Al", "Béatrice", "Jean-Luc 2"), "seed")
    assert state.roller == 1
    assert passed(state, 0, 1, 2).roller == 2


def test_a_table_with_words_of_its_own_needs_some():
    for house in ("", "-cat"):
        with pytest.raises(BadOptions) as refused:
            game.start(Options(words="own", house=house), ("A", "B"), "seed")
        assert refused.value.code == "no-house"


def test_two_play_with_nine_cards_three_with_eighteen_one_without_echo():
    decks = [game.start(Options(), ("A", "B", "C")[:seats], "seed") for seats in (1, 2, 3)]
    cards = [sorted((*state.market, *state.deck)) for state in decks]
    assert [len(deck) for deck in cards] == [8, 9, 18]
    assert "copy" not in cards[0]


def test_everybody_has_a_card_of_their_own_or_the_same():
    cards = [player.card for player in game.start(Options(side="b"), tuple("ABCDEF"), "seed").players]
    assert sorted(cards) == ["1b", "2b", "3b", "4b", "5b", "6b"]
    assert len({player.card for player in game.start(Options(same_card=True), tuple("ABCDEF"), "seed").players}) == 1


def test_a_seat_with_both_dice_cards_may_use_either():
    offered = game.legal(in_dice_phase(["place", "reroll"], []), 0)
    assert {type(action).__name__ for action in offered} == {"Turn", "Reroll", "Pass"}


def test_dice_cards_change_the_dice_of_all():
    state = passed(in_dice_phase(["place"], ["place", "reroll"], []), 0)
    assert (state.phase, state.roller, waiting(game, state, 3)) == ("dice", 1, (1,))
    turned = next(action for action in game.legal(state, 1) if isinstance(action, Turn) and action.die == 4)
    state = do(state, 1, turned)
    assert state.dice[3] == turned.letter
    before = state.dice
    state = do(state, 1, Reroll((1, 2)))
    assert state.dice[2:] == before[2:]
    assert not any(isinstance(action, Reroll) for action in game.legal(state, 1))  # once per roll and card
    assert passed(state, 1).phase == "write"


@pytest.mark.parametrize(
    ("held", "action", "reason"),
    [
        ("reroll", Turn(1, "E"), "no-advantage"),
        ("place", Reroll((1,)), "no-advantage"),
        ("reroll", Reroll(()), "bad-count"),
        ("reroll", Reroll((1, 2, 3, 4, 5)), "bad-count"),
        ("reroll", Reroll((1, 1)), "bad-count"),
        ("reroll", Reroll((3, 9)), "bad-die"),
        ("place", Turn(0, "E"), "bad-die"),
        ("place", Turn(1, "Q"), "bad-face"),
    ],
)
def test_dice_cards_are_refused_for_what_is_wrong(held: str, action: Any, reason: str):
    assert refused(in_dice_phase([held], []), 0, action) == reason


def test_a_second_wind_serves_once_on_a_roll():
    state = do(in_dice_phase(["reroll", "place"], []), 0, Reroll((1,)))
    assert refused(state, 0, Reroll((1,))) == "once-per-roll"


def test_three_checks_of_steady_hand_may_be_spent_on_one_roll():
    state = in_dice_phase(["place"], [])
    for _ in range(3):
        state = do(state, 0, next(action for action in game.legal(state, 0) if isinstance(action, Turn)))
    assert (state.phase, state.players[0].held[0].left) == ("write", 0)


def test_an_echo_copies_a_word_of_another_without_dice():
    state = with_market(holding(opened(), 1, "copy"), ("smallest", "biggest"))
    state = do(state, 0, *word("r5c3", "across", "HEART"))
    state = passed(state, 1)
    assert (state.phase, view(state, 1).offers) == ("echo", ("HEART",))
    assert view(state, 0).offers == ()
    state = do(state, 1, Echo(0), Place("r2c3", "across"))  # on a ring
    assert view(state, 1).claims == 1
    state = do(state, 1, Take("smallest", None))
    assert (text(state, 1), state.round) == ("HEART", 2)
    assert state.players[1].held == (Held("copy", used=1), Held("smallest"))


def test_with_two_echoes_one_is_asked_again_for_another_word():
    state = holding(opened(seats=3), 2, "copy", "copy")
    state = do(state, 0, *word("r5c3", "across", "HEART"))
    state = passed(do(state, 1, *word("r5c3", "across", "CAT")), 2)
    assert view(state, 2).offers == ("CAT", "HEART")
    state = do(state, 2, Echo(1), Place("r5c3", "across"))
    assert (state.phase, view(state, 2).echo, view(state, 2).offers) == ("echo", "", ("CAT", "HEART"))
    state = do(state, 2, Echo(0), Place("r1c1", "across"))
    assert (text(state, 2), state.round) == ("CATHEART", 2)


def test_a_word_that_fits_nowhere_is_not_offered_for_an_echo():
    """Bo's card is all but full. At the end of the last row there is room for CAT, and for HEARTS nowhere."""
    state = holding(opened(seats=3, house="cat hearts"), 1, "copy")
    full = (*("A" * 9,) * 7, "." * 9, "AAAAA....")
    state = replace(state, players=put(state.players, 1, replace(state.players[1], ink=full, grid=full)))
    state = do(do(state, 0, *word("r5c3", "across", "HEARTS")), 2, *word("r5c3", "across", "CAT"))
    assert view(passed(state, 1), 1).offers == ("CAT",)


def test_words_are_told_once_all_are_written_and_at_the_end_nobody_rolls():
    state = holding(opened(cleanup="rulebook"), 1, "copy")
    state = do(state, 0, *word("r5c3", "across", "HEART"))
    assert view(state, None).words == ()
    assert (passed(state, 1).phase, view(passed(state, 1), None).words) == ("echo", (("HEART",), ()))
    wrong = passed(do(opened(cleanup="rulebook"), 0, *word("r5c3", "across", "TCR")), 1)
    assert (wrong.phase, len(view(wrong, None).words)) == ("mend", 2)
    assert (view(state, None).roller, view(ended(("." * 9,) * 9), None).roller) == (state.roller, None)


def test_nobody_is_asked_for_an_echo_of_their_own_word():
    state = holding(opened(), 0, "copy")
    state = passed(do(state, 0, *word("r5c3", "across", "HEART")), 1)
    assert state.round == 2


def test_the_timer_drops_what_is_unfinished_and_leaves_claims_their_time():
    state = with_market(opened(timer_s=60, answer_s=30), ("smallest", "letter"))
    state = do(state, 0, *word("r2c3", "across", "CAT"), at=50_000)
    state = do(state, 1, Begin("r5c3", "across"), Letter("C"), at=50_000)
    state = ring(state)
    assert clock.next_wake(state) == 80_000
    assert (state.players[1].draft, state.players[1].done, state.players[0].claims) == (None, True, 1)
    state = ring(state)
    assert state.players[0].held == (Held("smallest"),)  # the older card
    assert state.round == 2
    assert text(state, 0) == "CAT"


def test_the_time_for_writing_begins_when_the_dice_cards_are_answered():
    state = passed(holding(opened(timer_s=60, answer_s=30), 0, "place"), 0, 1)
    assert (state.phase, clock.next_wake(state)) == ("dice", 30_000)
    state = do(state, 0, Pass(), at=20_000)
    assert (state.phase, clock.next_wake(state)) == ("write", 80_000)


def test_the_clock_tells_nobody_of_anothers_ring_before_the_reveal():
    before = opened(seats=3, timer_s=60, answer_s=30)
    state = do(before, 0, *word("r2c3", "across", "CAT"), at=5_000)
    assert clock.next_wake(state) == clock.visible_wake(state, 0) == 35_000
    assert (
        [clock.visible_wake(state, seat) for seat in (1, 2, None)]
        == [clock.visible_wake(before, seat) for seat in (1, 2, None)]
        == [60_000] * 3
    )


def test_silence_is_a_decline_of_dice_cards_and_of_an_echo():
    state = holding(opened(answer_s=30), 0, "place")
    state = ring(passed(state, 0, 1))
    assert (state.round, state.phase) == (2, "write")
    state = holding(opened(answer_s=30), 1, "copy")
    state = passed(do(state, 0, *word("r5c3", "across", "HEART")), 1)
    assert ring(do(state, 1, Echo(0))).round == 2


def test_silence_takes_a_letter_card_with_a_letter_by_chance():
    state = with_market(opened(answer_s=15), ("consonant", "smallest"))
    state = ring(do(state, 0, *word("r2c3", "across", "CAT")))
    assert state.players[0].held[0].letter in set("BCDFGHJKLMNPQRSTVWXYZ")


def test_of_two_who_were_silent_the_one_who_claimed_first_has_the_older_card():
    state = with_market(opened(answer_s=30), ("smallest", "biggest"))
    state = do(state, 1, *word("r2c3", "across", "CAT"), at=5_000)
    state = do(state, 0, *word("r2c3", "across", "CAT"), at=6_000)
    state = wake(wake(state, 90_000), 90_000)  # the server had been stopped
    assert [player.held for player in state.players] == [(Held("biggest"),), (Held("smallest"),)]


def test_without_a_clock_nothing_is_due():
    assert clock.next_wake(opened()) is None


def ended(*grids: Any):
    state = opened(seats=len(grids))
    for seat, grid in enumerate(grids):
        state = replace(state, players=put(state.players, seat, replace(state.players[seat], ink=grid, grid=grid)))
    return replace(state, phase="over")


def test_a_tie_is_broken_by_the_longest_word_then_by_the_letters():
    blank = ("." * 9,) * 4
    one = (*blank, "..CAT....", "." * 9, "." * 9, "." * 9, "." * 9)
    same = (*blank, "..HEN....", "." * 9, "." * 9, "." * 9, "." * 9)
    more = (*blank, "..CAT....", "." * 9, "." * 9, "." * 9, "AT.......")
    assert places(game, ended(one, same), 2) == (1, 1)
    assert places(game, ended(one, more, same), 3) == (2, 1, 2)


def test_both_copies_of_a_scoring_card_have_their_line():
    state = holding(opened(), 0, "smallest", "smallest")
    state = passed(do(state, 0, *word("r5c3", "across", "CAT")), 1)
    items = {item.id: item.points for item in game.score(state, 0).items}
    assert (items["smallest"], items["smallest-2"]) == (6, 6)


def test_on_an_empty_card_nothing_is_marked():
    items = game.score(holding(opened(), 0, "smallest", "biggest"), 0).items
    assert [(item.id, item.points, item.parts) for item in items] == [
        (name, 0, ()) for name in ("stars", "sides", "chain", "smallest", "biggest")
    ]


def test_a_draft_says_what_it_wins_though_it_be_a_single_point():
    state = do(opened(), 0, Begin("r1c1", "across"), *map(Letter, "CAT"))
    worth = present(view(state, 0).worth)
    assert [(change.item, change.part.points) for change in worth.won if change.part.points] == [("chain", 1)]
    assert (worth.before, worth.after, worth.lost) == (0, 1, ())


def drafted(before: tuple[str, ...], cell: str, way: Any, letters: str, *held: str) -> Any:
    """Say what a draft wins and loses on card 1a after a turn; `before` are cell, way and letters of its word."""
    state = passed(do(holding(opened(), 0, *held), 0, *word(*before)), 1)
    state = do(replace(state, dice=DICE, market=(), phase="write"), 0, Begin(cell, way), *map(Letter, letters))
    worth = present(view(state, 0).worth)
    return [
        [(change.item, change.part.note or change.part.points) for change in changes]
        for changes in (worth.won, worth.lost)
    ]


def test_a_draft_that_touches_another_side_wins_that_side_alone():
    assert drafted(("r5c1", "across", "CAT"), "r9c4", "across", "HEN") == [[("sides", "bottom")], []]


def test_a_side_is_won_once():
    assert drafted(("r4c1", "across", "HEN"), "r6c1", "across", "CAT") == [[], []]


def test_a_chain_that_grows_is_won_and_not_lost_as_well():
    won, lost = drafted(("r7c6", "across", "CAT"), "r8c7", "down", "T")
    assert (won, lost) == ([("chain", 2)], [])


def test_another_chain_of_the_same_length_wins_and_loses_nothing():
    assert drafted(("r8c1", "across", "CAT"), "r1c1", "across", "HEN") == [[], []]


def test_a_short_word_costs_points_of_small_is_beautiful():
    assert drafted(("r8c1", "across", "HEART"), "r1c1", "across", "AT", "smallest") == [[], [("smallest", "HEART")]]


def test_a_look_back_tells_the_cards_that_were_held_when_the_writing_began():
    state = with_market(holding(opened(), 0, "twice"), ("two-words", "smallest"))
    state = do(state, 0, *word("r2c3", "across", "CAT"), Take("two-words", None), *word("r6c3", "across", "HEN"))
    assert present(passed(state, 1).last).held == ((Held("twice"),), ())


def test_practice_alone_is_strict_and_has_medals():
    state = game.start(Options(cleanup="rulebook"), ("Ann",), "seed")
    assert state.options.cleanup == "strict"
    assert [
        present(present(present(game.ranking).title)(Options(), total)).rpartition("-")[2] for total in (24, 25, 35, 45)
    ] == [
        "none",
        "bronze",
        "silver",
        "gold",
    ]


def test_six_passes_end_the_game():
    state = opened()
    for _ in range(6):
        for seat in waiting(game, state, 2):
            state = step(game, state, Move(seat, Pass()))
    assert game.over(state)
