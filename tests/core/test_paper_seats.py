"""Paper at the table: a game in which some seats write on real paper."""

import dataclasses
from random import Random
from typing import Any, get_type_hints

import pytest
from msgspec.structs import replace

from rollwright.core import (
    WITHOUT,
    Advice,
    Clock,
    EnterSheet,
    Fast,
    Game,
    IllegalAction,
    ImpossibleSheet,
    Move,
    Ranking,
    Rival,
    Score,
    StateWithPaper,
    Suggestion,
    begin,
    cells_by_hand,
    enter_cells,
    missing_sheets,
    mix,
    next_wake,
    paper_seats_of,
    parse,
    places,
    read_options,
    record,
    rivals,
    seats_without_result,
    solo_figure,
    solo_title,
    step,
    to_text,
    verify,
    waiting,
    with_paper_seats,
    without_paper,
)
from rollwright.games import find
from rollwright.locale import sentence
from tests.present import present

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
    rules = with_paper_seats(game, seats)
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
    rules = with_paper_seats(game, (0, 2))
    made, state = on_paper(game, read, moves, (0, 2))
    assert missing_sheets(rules, state) == (0, 2)
    assert not rules.over(state)
    for seat in (2, 0):
        words = to_text(enter_cells(cells_by_hand(game, read, game.view(end, None).sheets[seat].ink)))
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
    rules = with_paper_seats(game, (1,))
    _, state = on_paper(game, read, moves, (1,))
    state = step(rules, state, Move(1, WITHOUT))
    assert rules.over(state)
    ranks = places(rules, state, 3)
    assert ranks[1] == 0
    assert min(ranks[0], ranks[2]) >= 1
    assert rules.score(state, 1).total == 0


def state_at_the_end() -> tuple[Game, StateWithPaper, dict[str, Any]]:
    """Return Splitter with seat 0 on paper, all rounds written, and a sheet that fits."""
    game, read = laid("splitter", {"pad": "A"})
    moves, end = played(game, read)
    _, state = on_paper(game, read, moves, (0,))
    return with_paper_seats(game, (0,)), state, cells_by_hand(game, read, game.view(end, None).sheets[0].ink)


def test_a_sheet_that_the_rolls_do_not_allow_is_refused_with_its_place():
    rules, state, cells = state_at_the_end()
    cell = next(cell for cell in cells if cell.endswith("L1") or cell[1] == "L")
    wrong = {**cells, cell: 1 + cells[cell] % 6}
    with pytest.raises(ImpossibleSheet) as refused:
        step(rules, state, Move(0, enter_cells(wrong)))
    assert refused.value.code == "impossible-sheet"
    assert any(cell in fault.cells for fault in refused.value.faults)
    first = refused.value.faults[0]
    assert refused.value.params == {"reason": first.code, "cells": " ".join(first.cells)}
    said = sentence("en", refused.value)
    assert said.startswith("This sheet cannot be: ")
    assert "never fell together" in said or "times" in said
    assert "impossible" in sentence("fr", refused.value)


@pytest.mark.parametrize(
    ("cells", "reason"),
    [((), "pair-not-written"), (("9Z9=1",), "no-cell"), (("1L1",), "no-figure"), (("1L1=7",), "no-figure")],
)
def test_an_impossible_sheet_is_refused_and_changes_nothing(cells: tuple[str, ...], reason: str):
    rules, state, fits = state_at_the_end()
    first = next(iter(fits))
    named = tuple(cell.replace("1L1", first) for cell in cells)
    with pytest.raises(ImpossibleSheet) as refused:
        step(rules, state, Move(0, EnterSheet(named)))
    assert refused.value.faults[0].code == reason
    assert missing_sheets(rules, state) == (0,)


def test_of_several_faults_the_first_is_told():
    rules, state, _ = state_at_the_end()
    with pytest.raises(ImpossibleSheet) as refused:
        step(rules, state, Move(0, EnterSheet(("3L4=7", "3R4=8"))))
    assert len(refused.value.faults) == 2
    assert refused.value.params == {"reason": "no-figure", "cells": "3L4"}


def test_a_cell_named_twice_is_refused():
    rules, state, fits = state_at_the_end()
    words = enter_cells(fits).cells
    with pytest.raises(ImpossibleSheet) as refused:
        step(rules, state, Move(0, EnterSheet((*words, words[0]))))
    assert [fault.code for fault in refused.value.faults] == ["twice"]
    assert words[0].partition("=")[0] in refused.value.faults[0].cells


def test_a_sheet_comes_from_a_paper_seat_once_and_after_the_last_round():
    rules, state, fits = state_at_the_end()
    action = enter_cells(fits)
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
    rules, state, fits = state_at_the_end()
    awaited, other = rules.view(state, 1).sheets[:2]
    assert not any(awaited.ink)
    assert (awaited.total, awaited.score) == (0, None)
    assert other.score == rules.score(state, 1)
    entered = rules.view(step(rules, state, Move(0, enter_cells(fits))), 1).sheets[0]
    assert present(entered.score).total == entered.total
    assert [figure for figure in entered.ink if figure is not None] == [*fits.values()]
    gone = rules.view(step(rules, state, Move(0, WITHOUT)), 1).sheets[0]
    assert (gone.total, present(gone.score)) == (0, Score((), 0))


def test_a_sheet_that_nobody_knows_has_no_points():
    """In HexRoller even an empty sheet has points: 2 for each bonus."""
    game, read = laid("hexroller", {"side": "front"})
    rules = with_paper_seats(game, (0,))
    state = begin(rules, read, NAMES, mix(SECRET, SAID))
    assert [sheet.total for sheet in rules.view(state, None).sheets] == [0, 6, 6]
    assert get_type_hints(rules.view)["return"] is get_type_hints(game.view)["return"], "pages are told changes by it"


def test_a_screen_seat_is_refused_for_the_games_own_reason():
    game, read = laid("splitter", {"pad": "A"})
    rules = with_paper_seats(game, (0,))
    state = begin(rules, read, NAMES, mix(SECRET, SAID))
    for said, reason in (("write 9L9", "unknown-cell"), ("done", "nothing-written")):
        with pytest.raises(IllegalAction) as refused:
            step(rules, state, Move(1, parse(rules, said)))
        assert refused.value.code == reason


def test_a_screen_seat_sees_its_own_pencil_and_a_paper_seat_what_a_spectator_sees():
    game, read = laid("splitter", {"pad": "A"})
    rules = with_paper_seats(game, (0,))
    state = begin(rules, read, NAMES, mix(SECRET, SAID))
    state = step(rules, state, Move(1, parse(rules, "write 3L4")))
    assert any(rules.view(state, 1).sheets[1].pencil)
    assert rules.view(state, 1).worth is not None
    assert rules.view(state, 0) == rules.view(state, None)
    assert not any(rules.view(state, 0).sheets[1].pencil)


def test_a_paper_seat_says_done_and_may_take_it_back_until_all_are_done():
    game, read = laid("splitter", {"pad": "A"})
    rules = with_paper_seats(game, (0,))
    state = begin(rules, read, NAMES, mix(SECRET, SAID))
    words, accepts = present(present(rules.fast).legal_words), present(present(rules.fast).accepts)
    assert [to_text(action) for action in rules.legal(state, 0)] == ["done"]
    assert not present(rules.done)(state, 0)
    after = step(rules, state, Move(0, parse(rules, "done")))
    assert [to_text(action) for action in rules.legal(after, 0)] == ["undo"]
    assert present(rules.done)(after, 0)
    assert step(rules, after, Move(0, parse(rules, "undo"))) == state
    for at, said, reason in ((state, "undo", "nothing-written"), (after, "done", "already-done")):
        with pytest.raises(IllegalAction) as refused:
            step(rules, at, Move(0, parse(rules, said)))
        assert refused.value.code == reason
        for seat in range(3):
            assert words(at, seat) == tuple(map(to_text, rules.legal(at, seat)))
            assert [action for action in rules.actions if accepts(at, seat, action)] == [
                action for action in rules.actions if action in rules.legal(at, seat)
            ]
    assert present(present(rules.fast).seats_affected)(state, after) == (0,)


def test_sheets_are_awaited_until_they_are_in_or_not_coming():
    game, read = laid("splitter", {"pad": "A"})
    moves, end = played(game, read)
    rules = with_paper_seats(game, (0, 2))
    _, state = on_paper(game, read, moves, (0, 2))
    assert [[*map(to_text, rules.legal(state, seat))] for seat in range(3)] == [["without"], [], ["without"]]
    one = step(rules, state, Move(2, enter_cells(cells_by_hand(game, read, game.view(end, None).sheets[2].ink))))
    assert (missing_sheets(rules, one), rules.over(one), rules.legal(one, 2)) == ((0,), False, [])
    both = step(rules, one, Move(0, WITHOUT))
    assert (missing_sheets(rules, both), rules.over(both), seats_without_result(rules, both)) == ((), True, (0,))
    phase = present(rules.phase)
    assert [phase(each) for each in (state, one, both)] == ["sheets 0", "sheets 1", "sheets 2"], "each is shown at once"
    affected = present(present(rules.fast).seats_affected)
    assert affected(state, one) == affected(one, both) == (0, 1, 2), "a sheet that comes in changes what all see"
    assert without_paper(rules, one, both) == (game, one.own, both.own)


def test_a_table_without_paper_seats_keeps_the_game_as_it_is():
    game, read = laid("splitter", {"pad": "A"})
    state = begin(game, read, NAMES, mix(SECRET, SAID))
    assert with_paper_seats(game, ()) is game
    assert with_paper_seats(find("difference"), (0,)) is find("difference"), "nobody writes a race on paper"
    assert (paper_seats_of(game), paper_seats_of(with_paper_seats(game, (0, 2)))) == ((), (0, 2))
    assert (missing_sheets(game, state), seats_without_result(game, state)) == ((), ())
    assert without_paper(game, state, state) == (game, state, state)


def test_clock_and_advice_are_the_games_own_and_paper_seats_get_no_advice():
    def advise(state: Any, seat: int) -> Suggestion:
        return Suggestion(state.round, "", (str(seat),), 0)

    plain, read = laid("splitter", {"pad": "A"})
    clock = Clock[Any](next_wake=lambda state: 1000 * state.round)
    rules = with_paper_seats(dataclasses.replace(plain, clock=clock, advice=Advice(hint=advise, best=advise)), (0,))
    state = begin(rules, read, NAMES, mix(SECRET, SAID))
    for ask in (present(rules.advice).hint, present(rules.advice).best):
        assert [ask(state, seat) for seat in (0, 1)] == [None, advise(state.own, 1)]
    assert next_wake(rules, state) == 1000
    assert (with_paper_seats(plain, (0,)).clock, with_paper_seats(plain, (0,)).advice) == (None, None)


@pytest.mark.parametrize("fast", [None, Fast()], ids=["no-fast", "empty-fast"])
def test_a_game_of_few_parts_may_have_paper_seats_too(fast: Any):
    full, read = laid("splitter", {"pad": "A"})
    rules = with_paper_seats(dataclasses.replace(full, fast=fast, ranking=None, why=None), (0,))
    state = begin(rules, read, NAMES, mix(SECRET, SAID))
    quick = present(rules.fast)
    for seat in range(3):
        legal = rules.legal(state, seat)
        assert present(quick.legal_words)(state, seat) == tuple(map(to_text, legal))
        assert all(present(quick.accepts)(state, seat, action) == (action in legal) for action in rules.actions)
    assert quick.seats_affected is None
    assert present(rules.ranking).title is None
    assert places(rules, state, 3) == (1, 1, 1)
    with pytest.raises(IllegalAction) as refused:
        step(rules, state, Move(1, parse(rules, "swap")))
    assert refused.value.code == "illegal-action"


def test_a_seat_without_a_sheet_is_left_out_of_the_ranks_of_the_others():
    game, read = laid("make-a-difference", {"mode": "A", "bot_cards": 1})
    moves, end = played(game, read)
    rules = with_paper_seats(game, (1,))
    _, state = on_paper(game, read, moves, (1,))
    gone = step(rules, state, Move(1, WITHOUT))
    card, totals = rivals(rules, gone)[0], [game.score(end, seat).total for seat in (0, 2)]
    ranked = [*totals, card.total]
    assert [places(rules, gone, 3)[0], places(rules, gone, 3)[2], card.place] == [
        1 + sum(other > total for other in ranked) for total in ranked
    ]
    assert rivals(rules, state)[0].total == card.total
    assert next_wake(rules, gone) is None, "a shared first place is no duel: people have left by then"


def test_a_place_is_counted_without_those_who_have_no_result():
    """In HexRoller an empty sheet has points: 2 for each bonus. It would rank before a sheet that has fewer."""
    game, read = laid("hexroller", {"side": "front"})
    rules = with_paper_seats(game, (0,))
    state = begin(rules, read, NAMES, mix(SECRET, SAID))
    poor = [replace(state.own.sheets[seat], used=("extra", "two")[: 3 - seat]) for seat in (1, 2)]
    own = replace(state.own, dice=(), sheets=(state.own.sheets[0], *poor))
    ended = replace(state, own=own)
    assert [game.score(own, seat).total for seat in range(3)] == [6, 2, 4]
    assert places(rules, replace(ended, entered=(0,)), 3) == (1, 3, 2)
    assert places(rules, replace(ended, without=(0,)), 3) == (0, 2, 1)
    equal = replace(ended, own=replace(own, sheets=(own.sheets[0], own.sheets[0], own.sheets[1])))
    assert places(rules, replace(equal, without=(0,)), 3) == (0, 1, 2)
    cards = (Rival("Anna", 6, 1), Rival("Bo", 4, 2))
    against = with_paper_seats(dataclasses.replace(game, ranking=Ranking(rivals=lambda _: cards)), (0,))
    assert [rival.place for rival in rivals(against, replace(ended, entered=(0,)))] == [1, 2]
    assert [rival.place for rival in rivals(against, replace(ended, without=(0,)))] == [1, 1]


@pytest.mark.parametrize(("name", "options"), SORTS)
def test_titles_and_phases_are_those_of_the_game(name: str, options: dict[str, Any]):
    game, read = laid(name, options)
    rules = with_paper_seats(game, (0,))
    state = begin(rules, read, ("Ann",), mix(SECRET, ("",)))
    assert solo_title(rules, read, 40) == solo_title(game, read, 40) is not None
    end = played(game, read, ("Ann",))[1]
    assert solo_figure(rules, replace(state, own=end, entered=(0,))) == solo_figure(game, end) > 0
    own, ranking = present(game.ranking), present(rules.ranking)
    assert (ranking.timed, ranking.compared) == (own.timed, own.compared)
    assert present(rules.fast).private == present(game.fast).private
    assert (rules.papers, rules.rolls, rules.scorer) == (game.papers, game.rolls, game.scorer)
    assert present(rules.phase)(state) == ("" if game.phase is None else game.phase(state.own))


def test_a_game_with_paper_has_the_options_of_such_a_table():
    """A tie is shared: with a duel, people would still throw while a sheet of paper is awaited."""
    game = find("make-a-difference")
    state = with_paper_seats(game, (0,)).start(read_options(game, {"duel": True}), ("Ann", "Ben"), "5eed")
    assert state.own.options.duel is False
    assert state.options.duel is False
