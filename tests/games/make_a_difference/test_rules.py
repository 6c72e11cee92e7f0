"""Make a Difference, drawn as on paper and played by hand."""

from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.core import (
    BadOptions,
    IllegalAction,
    Move,
    Roll,
    Wake,
    begin,
    next_wake,
    parse,
    places,
    proposed,
    read_options,
    replay,
    rivals,
    roll_faces,
    solo_figure,
    solo_title,
    step,
    waiting,
    witness,
)
from rollwright.games.make_a_difference import GAME as game
from rollwright.games.make_a_difference.actions import Write
from rollwright.games.make_a_difference.duel import Duel, Hand, open_duel, random_hand, throw, to_throw
from rollwright.games.make_a_difference.lines import differences
from rollwright.games.make_a_difference.score import score_alone
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.view import view
from tests.present import present


def sheet(*rows: Any):
    """Read a sheet drawn as four rows of five, a dot for an empty field."""
    return tuple(None if mark == "." else int(mark) for row in rows for mark in row.split())


def play(state: Any, seat: int, *actions: Any, at: int = 0):
    for words in actions:
        state = step(game, state, Move(seat, parse(game, words), at))
    return state


def opened(seats: int = 2, **options: Any):
    return begin(game, read_options(game, options), tuple("ABCDEFGHIJKL"[:seats]), "7")


def test_a_line_that_scores_names_the_difference_that_repeats():
    scored = score_alone(sheet("1 3 1 3 1", "3 1 3 1 3", "1 3 1 3 1", "3 1 3 1 3"))
    assert {part.note for item in scored.items for part in item.parts} == {"2"}


def test_a_ring_holds_the_higher_number_minus_the_lower_one():
    rings = dict(
        zip(
            (ring.id for ring in layout().rings),
            differences(sheet("1 4 . . .", "6 . . . .", ". . . . .", ". . . . .")),
            strict=True,
        )
    )
    assert (rings["fa-fb"], rings["fa-ga"], rings["fb-fc"]) == (3, 5, None)


def test_the_first_die_is_in_hand_and_the_other_follows():
    state = opened()
    first, second = state.dice
    assert (view(state, 0).held, view(state, 0).hand) == (0, (first,))
    state = play(state, 0, "write fa")
    assert (view(state, 0).held, view(state, 0).hand) == (1, (second,))
    state = play(state, 0, "write fb")
    assert view(state, 0).sheets[0].pencil[:2] == (first, second)
    assert (view(state, 0).held, view(state, 0).hand) == (None, ())


def test_the_other_die_can_be_picked_first():
    state = opened()
    first, second = state.dice
    state = play(state, 0, "pick 1", "write fa", "write fb")
    assert view(state, 0).sheets[0].pencil[:2] == (second, first)
    assert [(mark.cell, mark.die) for mark in view(state, 0).marks] == [("fa", 1), ("fb", 0)]
    assert view(state, None).marks == ()


def test_the_score_pad_counts_the_own_pencil():
    state = replace(opened(seats=1), dice=(4, 2))
    state = replace(play(state, 0, "write fa", "write fb", "done"), dice=(4, 6))
    state = play(state, 0, "write fc")  # 4 2 4: a pair of 2s
    seen = view(state, 0)
    assert present(seen.sheets[0].score).total == present(seen.worth).after == 3


def test_undo_goes_back_step_by_step():
    state = opened()
    written = play(state, 0, "pick 1", "write fa")
    assert play(written, 0, "write ie", "undo") == written
    assert play(written, 0, "undo") == play(state, 0, "pick 1")
    assert play(written, 0, "undo", "undo") == state


@pytest.mark.parametrize(
    ("before", "action", "code"),
    [
        ((), "write zz", "unknown-cell"),
        ((), "done", "nothing-written"),
        ((), "pick 0", "already-held"),
        ((), "pick 2", "unknown-die"),
        ((), "throw rock", "no-throw-now"),
        (("write fa",), "write fa", "occupied"),
        (("write fa",), "pick 0", "die-used"),
        (("write fa",), "done", "one-more-number"),
        (("write fa", "write fb"), "write fc", "both-written"),
        (("write fa", "write fb", "done"), "done", "already-done"),
    ],
)
def test_a_refused_action_has_its_reason(before: tuple[str, ...], action: str, code: str):
    state = play(opened(), 0, *before)
    with pytest.raises(IllegalAction) as refused:
        play(state, 0, action)
    assert refused.value.code == code


def test_mode_b_alone_needs_a_botcard():
    with pytest.raises(BadOptions) as refused:
        opened(seats=1, mode="B")
    assert refused.value.code == "needs-botcard"
    assert not game.over(opened(seats=1, mode="B", bot_cards=1))


def test_friendly_ties_belong_to_mode_b():
    with pytest.raises(BadOptions) as refused:
        opened(mode="A", friendly_ties=True)
    assert refused.value.code == "no-ties-in-mode-a"
    assert not game.over(opened(mode="B", friendly_ties=True))


def test_the_first_roller_must_sit_at_the_table():
    with pytest.raises(BadOptions) as refused:
        opened(seats=2, first_roller=3)
    assert refused.value.code == "no-such-roller"
    assert view(opened(seats=3, first_roller=3), None).roller == 2


def test_a_star_level_has_four_botcards():
    with pytest.raises(BadOptions) as refused:
        opened(bot_cards=5, stars="2")
    assert refused.value.code == "too-few-botcards"
    assert {card.stars for card in opened(bot_cards=4, stars="2").cards} == {2}


def fill(state: Any, before: tuple[Any, ...] = ()) -> tuple[Any, list[Move[Any]]]:
    """Write every round in the first two free fields of every sheet."""
    moves: list[Move[Any]] = list(before)
    while state.dice:
        for seat in waiting(game, state, len(state.sheets)):
            for _ in range(2):
                write = next(choice for choice in game.legal(state, seat) if isinstance(choice, Write))
                moves.append(Move(seat, write))
                state = step(game, state, moves[-1])
            moves.append(Move(seat, parse(game, "done")))
            state = step(game, state, moves[-1])
    return state, moves


def test_botcards_lie_face_down_until_the_scoring():
    state = opened(mode="B", bot_cards=2)
    assert (view(state, 0).cards, view(state, 0).face_down, view(state, 0).totals) == ((), 2, ())
    assert rivals(game, state) == ()
    state, _ = fill(state)
    assert [rival.total for rival in rivals(game, state)] == [*view(state, None).totals[2:]]
    assert (len(view(state, None).cards), view(state, None).face_down) == (2, 0)
    totals = view(state, None).totals
    assert len(totals) == 4
    assert places(game, state, 2) == tuple(1 + sum(other > own for other in totals) for own in totals[:2])


@pytest.mark.parametrize(("mode", "notes"), [("A", None), ("B", {"taken"})])
def test_at_the_end_the_foot_of_a_sheet_adds_rows_and_columns(mode: str, notes: set[str] | None):
    state, _ = fill(opened(seats=1, mode=mode, bot_cards=1))
    score = game.score(state, 0)
    points = {item.id: item.points for item in score.items}
    rows, columns = (sum(points[name] for name in points if name.startswith(kind)) for kind in ("row", "column"))
    assert min(rows, columns) > 0
    assert view(state, None).sheets[0].ink[-3:] == (rows, columns, score.total)
    assert notes is None or {part.note for item in score.items for part in item.parts} == notes


def test_equal_sheets_meet_in_a_duel_and_the_second_win_decides():
    state, _ = fill(opened())
    assert not game.over(state)
    assert waiting(game, state, 2) == (0, 1)
    assert places(game, state, 2) == (1, 1), "both are first until one has won"
    state = play(state, 0, "throw rock", at=1)
    assert present(view(state, 1).duel).throws == ()
    with pytest.raises(IllegalAction) as refused:
        play(state, 0, "throw paper", at=2)
    assert refused.value.code == "already-thrown"
    state = play(state, 1, "throw rock", at=3)
    assert present(view(state, None).duel).wins == (0, 0)
    for hand, other in (("paper", "rock"), ("scissors", "rock"), ("rock", "scissors")):
        state = play(play(state, 0, f"throw {hand}"), 1, f"throw {other}")
    duel = present(view(state, None).duel)
    assert duel.wins == (2, 1)
    assert [thrown.hands for thrown in duel.throws] == [
        ("rock", "rock"),
        ("paper", "rock"),
        ("scissors", "rock"),
        ("rock", "scissors"),
    ], "the last throw is shown too"
    assert game.over(state)
    assert places(game, state, 2) == (1, 2)
    assert next_wake(game, state) is None, "nobody throws any more"


def test_a_hidden_throw_changes_no_other_view():
    state, _ = fill(opened(seats=3))
    rock, paper = play(state, 0, "throw rock"), play(state, 0, "throw paper")
    assert rock != paper
    assert all(view(rock, seat) == view(paper, seat) for seat in (1, 2, None))


def test_a_throw_changes_what_every_seat_sees():
    tied, _ = fill(opened(seats=3))
    affected = present(present(game.fast).seats_affected)
    thrown = play(tied, 0, "throw rock")
    assert affected(tied, thrown) == (0, 1, 2)
    writing = opened(seats=3)
    assert affected(writing, play(writing, 1, "write fa")) == (1,)


def test_a_seat_that_does_not_throw_in_time_throws_by_chance():
    state, moves = fill(opened())
    due = present(present(game.clock).next_wake(state))
    assert due == 20_000
    with pytest.raises(IllegalAction):
        step(game, state, Move(None, Wake(), due - 1))
    after = step(game, state, Move(None, Wake(), due))
    assert len(after.duel.throws) == 1
    assert replay(game, read_options(game, {}), ("A", "B"), "7", [*moves, Move(None, Wake(), due)]) == after


def test_without_duels_a_win_is_shared():
    state, _ = fill(opened(duel=False))
    assert game.over(state)
    assert places(game, state, 2) == (1, 1)


def test_with_seats_on_paper_a_win_is_shared_too():
    """A tie shows itself when the last sheet is entered, and by then people have left."""
    shared = present(present(game.paper).options)
    assert not shared(read_options(game, {"duel": True})).duel


def thrown(duel: Duel, *throws: tuple[int, Hand]) -> Duel:
    for who, hand in throws:
        duel = throw(duel, "seed", 3, who, hand, 0)
    return duel


def test_the_winner_stays_on_and_meets_the_next():
    duel = open_duel((0, 1, 2), "seed", seats=3, now=0)
    duel = thrown(duel, (0, "rock"), (1, "scissors"), (0, "rock"), (1, "scissors"))
    assert (duel.pair, duel.match, duel.wins, duel.winner) == ((0, 2), 2, (0, 0), None)
    duel = thrown(duel, (0, "rock"), (2, "paper"), (0, "rock"), (2, "paper"))
    assert duel.winner == 2


def test_of_four_who_are_equal_each_waits_for_the_winner():
    duel = open_duel((0, 1, 2, 3), "seed", seats=4, now=0)
    duel = thrown(duel, (0, "rock"), (1, "paper"), (0, "rock"), (1, "paper"))
    assert (duel.pair, duel.queue, duel.match) == ((1, 2), (3,), 2)
    duel = thrown(duel, (1, "rock"), (2, "scissors"), (1, "rock"), (2, "scissors"))
    assert (duel.pair, duel.queue, duel.match) == ((1, 3), (), 3)


def test_every_throw_is_a_phase_of_its_own_and_so_is_the_writing():
    state = opened()
    assert present(game.phase)(state) == "write"
    duel = open_duel((0, 1), "seed", seats=2, now=0)
    assert present(game.phase)(replace(state, duel=duel)) == "throw 1"
    assert present(game.phase)(replace(state, duel=thrown(duel, (0, "rock"), (1, "rock")))) == "throw 2"


def test_chance_throws_by_the_number_of_the_throw_and_by_who_throws():
    """The keys stand in records, so they stay for ever."""
    duel, hands = open_duel((0, 1), "seed", seats=2, now=0), ("rock", "paper", "scissors")
    draw = thrown(duel, (0, "rock"), (1, "rock"))
    for number, thrown_so_far in ((1, duel), (2, draw)):
        for who in (0, 1):
            drawn = roll_faces("seed", "throw", number, who, dice=1, faces=hands)
            with witness() as rolls:
                assert random_hand("seed", thrown_so_far, who) == drawn[0]
            assert rolls == [Roll("roll", f"throw/{number}/{who}", hands, drawn)]


def test_every_throw_has_twenty_seconds_of_its_own():
    duel = open_duel((0, 1, 2), "seed", seats=3, now=5000)
    asked = [duel.since]
    won: list[tuple[int, Hand]] = [(0, "rock"), (1, "scissors")]
    hands: list[tuple[int, Hand]] = [(0, "rock"), (1, "rock"), *won, *won, (2, "rock")]
    for moment, (who, hand) in enumerate(hands, 6):
        duel = throw(duel, "seed", 3, who, hand, 1000 * moment)
        asked.append(duel.since)
    # A draw at 7 s, wins at 9 s and 11 s, and then the next match; a hand that waits for the other asks for nothing.
    assert asked == [5000, 5000, 7000, 7000, 9000, 9000, 11_000, 11_000]
    state = replace(opened(seats=3), dice=(), duel=duel)
    assert next_wake(game, state) == 31_000


def test_botcards_alone_settle_it_at_once():
    duel = open_duel((2, 3), "seed", seats=2, now=0)
    assert isinstance(duel, Duel)
    assert duel.winner in (2, 3)
    assert to_throw(duel) == ()


def test_a_botcard_throws_as_soon_as_it_is_asked():
    duel = open_duel((0, 2), "seed", seats=2, now=0)
    assert to_throw(duel) == (0,)


# ------------------------------------------------------------------ alone, and Mode B before the end


def write_rounds(state: Any, rounds: int, fields: str):
    """Let every seat write its dice in the next fields of its own list, two a round."""
    names = fields.split()
    for number in range(rounds):
        for seat in range(len(state.sheets)):
            state = play(state, seat, f"write {names[2 * number]}", f"write {names[2 * number + 1]}", "done")
    return state


def test_nothing_counts_before_a_line_can_be_compared():
    for options in ({"bot_cards": 1}, {"bot_cards": 1, "friendly_ties": True}):
        alone = opened(1, mode="B", **options)
        assert view(alone, 0).sheets[0].total == 0
        assert view(write_rounds(alone, 2, "fa fb fc fd"), 0).sheets[0].total == 0
    two = opened(2, mode="B", friendly_ties=True)
    assert [sheet.total for sheet in view(two, None).sheets] == [0, 0]
    state = play(two, 0, "write fa", "write fb")
    assert present(view(state, 0).worth).after == 0, "the other sheet has no difference in this row yet"
    state = write_rounds(two, 1, "fa fb")
    assert [sheet.total for sheet in view(state, None).sheets] == [3, 3]


def test_version_1_counted_every_line_from_the_start():
    first = game.under(1)
    state = begin(first, read_options(first, {"mode": "B", "bot_cards": 1}), ("A",), "7")
    assert first.view(state, 0).sheets[0].total == 22


def alone_at_the_end(**options: Any):
    return write_rounds(opened(1, **options), 10, " ".join(row + column for row in "fghi" for column in "abcde"))


def test_alone_a_title_is_read_off_the_points_or_in_mode_b_off_the_sums():
    ended = alone_at_the_end(mode="A")
    assert solo_figure(game, ended) == game.score(ended, 0).total
    fought = alone_at_the_end(mode="B", bot_cards=1, duel=False)
    assert solo_figure(game, fought) == sum(view(fought, 0).sums[0]) > 22
    assert solo_title(game, read_options(game, {"mode": "A"}), 42) == "make-a-difference-title-worlds-apart"
    assert solo_title(game, read_options(game, {"mode": "B"}), 89) == "make-a-difference-title-a-real-difference"


def tied_alone(version: int):
    """A player alone and a BotCard with the same score: a made-up end, reached by the last Done."""
    rules = game.under(version)
    state = begin(rules, read_options(rules, {"bot_cards": 1}), ("A",), "7")
    return rules, replace(state, dice=(), duel=open_duel((0, 1), "7", seats=1, now=0))


def test_alone_nobody_hurries_a_throw():
    rules, tied = tied_alone(2)
    assert next_wake(rules, tied) is None
    rules, tied = tied_alone(1)
    assert next_wake(rules, tied) == 20_000, "files of version 1 may hold such a clock"


def test_botcards_are_proposed_for_one_or_two():
    assert [proposed(game, seats) for seats in (1, 2, 3)] == [{"bot_cards": 1, "stars": "2"}] * 2 + [{}]
    assert read_options(game, {}).bot_cards == 0, "the option's own default stays"
