"""The draws of the clock for a silent seat. Finished games replay for ever, so these draws stay what they were."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.core import witness
from rollwright.games.word_roller import substitute
from rollwright.games.word_roller.actions import Letter, Reroll
from tests.games.word_roller.table import do, holding, opened, passed, ring, text, with_market, word


def mending(seed: str, **options: Any) -> Any:
    """Seat 1 wrote a word that does not stand; seat 0 is to name another one."""
    state = opened(seats=3, cleanup="rulebook", answer_s=15, **options)
    return replace(passed(do(state, 1, *word("r5c3", "across", "TCR")), 0, 2), seed=seed)


@pytest.mark.parametrize(
    ("seed", "named", "first"), [("seed 0", "AN", (1, 6)), ("seed 1", "HEN", (1, 0)), ("seed 3", "RAN", (0, 1))]
)
def test_a_substitute_and_its_place_are_drawn_from_the_seed(seed: str, named: str, first: tuple[int, int]):
    state = ring(do(mending(seed), 0, Letter("A")))  # a letter that was only begun is forgotten
    assert (state.substitutes[0].named, state.substitutes[0].letters, state.since) == (named, "", 15_000)
    state = ring(state)
    ink: tuple[str, ...] = state.players[1].ink
    found = [(row, col) for row, letters in enumerate(ink) for col, char in enumerate(letters) if char != "."]
    assert (text(state, 1), found[0], state.since) == (named, first, 30_000)


def test_every_word_that_fits_is_drawn_about_as_often():
    words = substitute.fitting(mending(""), 1)
    drawn = Counter(substitute.by_chance(mending(f"{number}"), 0).substitutes[0].named for number in range(920))
    assert set(drawn) == set(words)
    assert all(15 <= times <= 80 for times in drawn.values())  # 40 are expected


def test_a_word_of_a_page_that_is_not_full_is_drawn_again_until_there_is_one():
    below = substitute.PAGE + 3
    numbers = [substitute.drawn(mending(f"{number}"), "substitute", below) for number in range(400)]
    assert set(numbers) <= set(range(below))
    assert max(numbers) >= substitute.PAGE  # the three words of the second page are drawn too


def test_every_die_is_rolled_alone_and_a_second_wind_has_a_number_of_its_own():
    state = holding(holding(opened(), 0, "reroll"), 1, "reroll")
    with witness() as rolls:
        state = passed(state, 0, 1)
        state = do(do(state, 0, Reroll((2, 5))), 1, Reroll((2,)))
    assert [(drawn.key, len(drawn.values)) for drawn in rolls] == [
        *((f"turn/2/die/{die}", 1) for die in range(1, 9)),
        ("turn/2/again/1/2", 1),
        ("turn/2/again/2/2", 1),
        ("turn/2/again/2/5", 1),
    ]


def test_a_word_is_drawn_by_a_page_and_a_line():
    """The keys stand in records, so they stay for ever."""
    state = mending("seed 0")
    with witness() as rolls:
        substitute.by_chance(substitute.by_chance(state, 0), 0)
    assert [(drawn.key, len(drawn.values)) for drawn in rolls] == [
        (f"turn/1/{what}/1/0/{part}", 1) for what in ("substitute", "place") for part in ("page", "line")
    ]


def claiming(seed: str) -> Any:
    state = with_market(opened(seats=3, answer_s=15), ("letter", "biggest"), ("place",))
    return replace(do(state, 0, *word("r2c3", "across", "CAT")), seed=seed)


def test_a_letter_for_a_silent_seat_is_drawn_from_the_seed():
    with witness() as rolls:
        ring(claiming("seed"))
    assert ("turn/1/letter/0/0", 1) in [(drawn.key, len(drawn.values)) for drawn in rolls]
    taken = [ring(claiming(f"seed {number}")).players[0] for number in range(8)]
    assert "".join(player.held[0].letter for player in taken) == "SECNFSUF"
    assert {player.asked_at for player in taken} == {15_000}


def test_a_card_without_a_letter_is_taken_without_a_draw():
    state = with_market(opened(seats=3, answer_s=15), ("biggest", "letter"), ("place",))
    with witness() as rolls:
        taken = ring(do(state, 0, *word("r2c3", "across", "CAT")))
    assert (taken.players[0].held[0].id, taken.players[0].held[0].letter, rolls) == ("biggest", "", [])
