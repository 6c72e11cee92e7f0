"""Games typed in from paper, line by line: what each line does, and which lines cannot be read where they stand."""

import pytest

from rollwright.core import BadOptions, IllegalAction, Refused
from rollwright.review.played import CannotReview
from rollwright.review.typed import BadLine, read_typed
from rollwright.review.typed_lines import Reading, Unreadable

SPLITTER = ("game splitter", "seat Ada", "seat Ben")
BEGUN = (*SPLITTER, "round 6 2")
CROSSED = (*BEGUN, "Ada: 3L4", "Ben: 3L4")


def read(*lines: str) -> Reading:
    reading = Reading()
    for line in lines:
        reading.take(line)
    return reading


def test_the_dice_that_were_told_lie_on_the_table():
    assert read(*BEGUN).state.dice == (6, 2)
    told = "round 8 3 5 4 4 6 8 8"
    assert read("game hexroller", "seat Ada", told).state.dice == (3, 4, 4, 5, 6, 8, 8, 8), "as they are shown"


def test_a_seat_says_where_it_writes_and_is_done():
    state = read(*BEGUN, "Ada: 3L4").state
    assert (state.sheets[0].done, state.sheets[1].done) == (True, False)
    assert read(*BEGUN, "Ada: write 3L4, done").state == read(*BEGUN, " Ada : 3L4,".strip()).state == state
    assert read(*BEGUN, "Ada: 3R4, swap").state == state


def test_the_next_round_comes_when_all_have_written():
    reading = read(*CROSSED, "round 1 3")
    assert (reading.state.round, reading.state.dice) == (2, (1, 3))
    assert [state.dice for state in reading.states] == [(6, 2), (1, 3)]


def test_options_are_those_of_the_table():
    assert read("game splitter", "option pad=B", "seat Ada", "round 1 2").options.pad == "B"
    assert read("game make-a-difference", "option bot_cards=2", "seat Ada", "round 1 2").options.bot_cards == 2
    for option in ("pad=C", "size=3"):
        with pytest.raises(BadOptions):
            read("game splitter", f"option {option}", "seat Ada", "round 1 2")


@pytest.mark.parametrize(
    ("before", "line"),
    [
        ((), "round 1 2"),
        ((), "option pad=B"),
        ((), "hello"),
        (("game splitter",), "option pad"),
        (("game splitter",), "seat"),
        (SPLITTER, "seat Ada"),
        (SPLITTER, "Ada: 3L4"),
        (SPLITTER, "round 1"),
        (SPLITTER, "round 1 2 3"),
        (SPLITTER, "round 0 6"),
        (SPLITTER, "round 1 7"),
        (SPLITTER, "round a b"),
        (SPLITTER, "round ١ ٢"),
        (("game hexroller", "seat Ada"), "round 2 3 4 5 6 7 8 8"),
        (("game hexroller", "seat Ada"), "round 9 3 4 5 6 7 8 8"),
        (BEGUN, "seat Cleo"),
        (BEGUN, "Cleo: 3L4"),
        (BEGUN, "Ada 3L4"),
        (BEGUN, "Ada"),
        (BEGUN, "round 1 2"),
        ((*BEGUN, "Ada: 3L4"), "round 1 2"),
    ],
)
def test_a_line_that_stands_in_the_wrong_place_cannot_be_read(before: tuple[str, ...], line: str):
    reading = read(*before)
    with pytest.raises(Unreadable):
        reading.take(line)


def test_a_line_against_the_rules_is_refused_for_its_reason():
    with pytest.raises(IllegalAction) as refused:
        read(*CROSSED, "round 1 3", "Ada: 3R4")
    assert refused.value.code == "occupied"


def test_a_game_is_told_to_its_end():
    for lines, code in (((), "no-game-told"), (SPLITTER, "no-game-told"), (CROSSED, "not-over")):
        with pytest.raises(Refused) as refused:
            read(*lines).played()
        assert refused.value.code == code
    with pytest.raises(CannotReview) as refused:
        read("game difference")
    assert refused.value.code == "cannot-type"
    cells = [
        f"{row}L{place}"
        for row, places in enumerate(("34", "2345", "12345", "1234", "123", "234", "4"), 1)
        for place in places
    ]
    rounds = [line for cell in cells for line in ("round 1 2", f"Ada: {cell}")]
    reading = read("game splitter", "seat Ada", *rounds)
    for line in ("round 1 2", "round"):
        with pytest.raises(Unreadable):
            reading.take(line)
    played = reading.played()
    assert (played.rounds, played.seats, played.dice[0]) == (22, ("Ada",), (1, 2))
    assert played.game.over(played.states[-1])


CARDED = ("game make-a-difference", "option mode=B", "option bot_cards=2", "option stars=1", "seat Ada")


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (("botcard Dott",), 6),
        (("botcard Pip", "botcard pip"), 7),
        (("botcard Pip", "round 4 2"), 7),  # there are two
        (("round 4 2",), 6),
    ],
)
def test_the_cards_of_a_game_are_named_before_its_first_round(lines: tuple[str, ...], wrong: int):
    with pytest.raises(BadLine) as refused:
        read_typed("\n".join((*CARDED, *lines)))
    assert (refused.value.code, refused.value.params["line"]) == ("unexpected-line", wrong)


def test_a_card_of_other_stars_is_refused_at_the_first_round():
    with pytest.raises(BadLine) as refused:
        read_typed("\n".join((*CARDED, "botcard Pip", "botcard Oracle", "round 4 2")))
    assert (refused.value.params["line"], "Pip" in str(refused.value.params["expected"])) == (8, True)
