"""Paper at the table: a game in which some seats write on real paper."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rollwright.core import (
    WITHOUT,
    EnterSheet,
    Game,
    IllegalAction,
    ImpossibleSheet,
    MixedState,
    Move,
    begin,
    missing_sheets,
    mix,
    mixed,
    parse,
    places,
    read_options,
    record,
    row_of,
    step,
    to_action,
    to_text,
    verify,
    waiting,
)
from rollwright.games import find
from rollwright.locale import sentence
from rollwright.testing import checks

SECRET = "5" * 64
NAMES = ("Ann", "Ben", "Cleo")
SAID = ("",) * 3
SORTS = [
    ("splitter", {"pad": "B"}),
    ("make-a-difference", {"mode": "A"}),
    ("make-a-difference", {"mode": "B", "bot_cards": 1}),
    ("hexroller", {"side": "front"}),
    ("hexroller", {"side": "back"}),
]
PROMISES = [
    checks.replay_is_exact,
    checks.round_is_the_one_shown,
    checks.every_choice_is_an_action,
    checks.actions_and_text_say_the_same,
    checks.everything_survives_json,
    checks.order_of_seats_changes_nothing,
    checks.no_view_tells_a_secret,
    checks.nothing_shown_holds_the_seed,
    checks.somebody_is_awaited_until_the_end,
    checks.undo_restores,
]


def laid(name: str, options: dict[str, Any]) -> tuple[Game, Any]:
    """Return a game and its options, as a table with paper seats has them."""
    game = find(name)
    read = read_options(game, options)
    assert game.paper is not None
    return game, read if game.paper.options is None else game.paper.options(read)


def played(game: Game, options: Any, seats: tuple[str, ...] = NAMES) -> tuple[list[Move[Any]], Any]:
    """Play at random, all on screens; return the moves and the end."""
    random, moves = Random(3), list[Move[Any]]()
    state = begin(game, options, seats, mix(SECRET, ("",) * len(seats)))
    while not game.over(state):
        for seat in waiting(game, state, len(seats)):
            choices = [choice for choice in game.legal(state, seat) if to_text(choice) != "undo"]
            ending = [choice for choice in choices if to_text(choice) == "done"]
            move = Move(seat, random.choice(ending or choices or game.legal(state, seat)))
            state = step(game, state, move)
            moves.append(move)
    return moves, state


def on_paper(game: Game, options: Any, moves: list[Move[Any]], seats: tuple[int, ...]) -> tuple[list[Move[Any]], Any]:
    """Play the same rounds with these seats on paper, up to the moment at which their sheets are awaited."""
    rules = mixed(game, seats)
    state, made = begin(rules, options, NAMES, mix(SECRET, SAID)), list[Move[Any]]()
    left = {seat: iter([move for move in moves if move.seat == seat]) for seat in range(3) if seat not in seats}
    while not missing_sheets(rules, state):
        for seat in waiting(rules, state, 3):
            move = next(left[seat]) if seat in left else Move(seat, rules.legal(state, seat)[0])
            state = step(rules, state, move)
            made.append(move)
    return made, state


@pytest.mark.parametrize(("name", "options"), SORTS)
def test_a_sheet_entered_at_the_end_scores_as_one_that_was_written_on_the_screen(name: str, options: dict[str, Any]):
    game, read = laid(name, options)
    moves, end = played(game, read)
    rules = mixed(game, (0, 2))
    made, state = on_paper(game, read, moves, (0, 2))
    assert missing_sheets(rules, state) == (0, 2)
    assert not rules.over(state)
    for seat in (2, 0):
        words = to_text(to_action(row_of(game, read, game.view(end, None).sheets[seat].ink)))
        made.append(Move(seat, parse(rules, words)))
        state = step(rules, state, made[-1])
    assert rules.over(state)
    assert [rules.score(state, seat) for seat in range(3)] == [game.score(end, seat) for seat in range(3)]
    assert places(rules, state, 3) == places(game, end, 3)
    kept = record(rules, read, NAMES, SECRET, SAID, made)
    assert kept.paper == (0, 2)
    assert all(finding.holds for finding in verify(game, kept))
    assert not all(finding.holds for finding in verify(game, replace(kept, paper=())))


@pytest.mark.parametrize(("name", "options"), SORTS)
def test_a_seat_without_a_sheet_has_no_place_and_no_points(name: str, options: dict[str, Any]):
    game, read = laid(name, options)
    moves, _ = played(game, read)
    rules = mixed(game, (1,))
    _, state = on_paper(game, read, moves, (1,))
    state = step(rules, state, Move(1, WITHOUT))
    assert rules.over(state)
    ranks = places(rules, state, 3)
    assert ranks[1] == 0
    assert min(ranks[0], ranks[2]) >= 1
    assert rules.score(state, 1).total == 0


def state_at_the_end() -> tuple[Game, MixedState, dict[str, Any]]:
    """Return Splitter with seat 0 on paper, all rounds written, and a sheet that fits."""
    game, read = laid("splitter", {"pad": "A"})
    moves, end = played(game, read)
    _, state = on_paper(game, read, moves, (0,))
    return mixed(game, (0,)), state, row_of(game, read, game.view(end, None).sheets[0].ink)


def test_a_sheet_that_the_rolls_do_not_allow_is_refused_with_its_place():
    rules, state, cells = state_at_the_end()
    cell = next(cell for cell in cells if cell.endswith("L1") or cell[1] == "L")
    wrong = {**cells, cell: 1 + cells[cell] % 6}
    with pytest.raises(ImpossibleSheet) as refused:
        step(rules, state, Move(0, to_action(wrong)))
    assert refused.value.code == "impossible-sheet"
    assert any(cell in fault.cells for fault in refused.value.faults)
    said = sentence("en", refused.value)
    assert said.startswith("This sheet cannot be: ")
    assert "never fell together" in said or "times" in said
    assert "impossible" in sentence("fr", refused.value)


@pytest.mark.parametrize(
    ("cells", "reason"),
    [((), "pair-not-written"), (("9Z9=1",), "no-cell"), (("1L1",), "no-figure"), (("1L1=7",), "no-figure")],
)
def test_what_is_no_sheet_is_refused_and_changes_nothing(cells: tuple[str, ...], reason: str):
    rules, state, fits = state_at_the_end()
    first = next(iter(fits))
    named = tuple(cell.replace("1L1", first) for cell in cells)
    with pytest.raises(ImpossibleSheet) as refused:
        step(rules, state, Move(0, EnterSheet(named)))
    assert refused.value.faults[0].code == reason
    assert missing_sheets(rules, state) == (0,)


def test_a_cell_named_twice_is_refused():
    rules, state, fits = state_at_the_end()
    words = to_action(fits).cells
    with pytest.raises(ImpossibleSheet) as refused:
        step(rules, state, Move(0, EnterSheet((*words, words[0]))))
    assert [fault.code for fault in refused.value.faults] == ["twice"]
    assert words[0].partition("=")[0] in refused.value.faults[0].cells


def test_a_sheet_comes_from_a_paper_seat_once_and_after_the_last_round():
    rules, state, fits = state_at_the_end()
    action = to_action(fits)
    first = begin(rules, state.options, NAMES, mix(SECRET, SAID))
    after = step(rules, state, Move(0, action))
    for at, seat, reason in ((first, 0, "sheet-too-early"), (state, 1, "not-on-paper"), (after, 0, "sheet-entered")):
        with pytest.raises(IllegalAction) as refused:
            step(rules, at, Move(seat, action))
        assert refused.value.code == reason
    with pytest.raises(IllegalAction) as refused:
        step(rules, first, Move(0, parse(rules, f"write {next(iter(fits))}")))
    assert refused.value.code == "on-paper"


def test_nothing_of_a_paper_sheet_is_known_before_it_is_entered():
    rules, state, _ = state_at_the_end()
    assert not any(rules.view(state, 1).sheets[0].ink)


@pytest.mark.parametrize("check", PROMISES, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", ["splitter", "make-a-difference", "hexroller"])
@settings(max_examples=2)
@given(st.data())
def test_a_game_with_a_paper_seat_keeps_the_contract(name: str, check: Any, data: st.DataObject):
    check(mixed(find(name), (0,)), data)
