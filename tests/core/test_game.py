"""The small values of a game: rows, scores, what pencil is worth, titles."""

import dataclasses
import importlib
import inspect
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rollwright import core, games
from rollwright.core import (
    Advice,
    BotPack,
    Change,
    Clock,
    DiceOfRound,
    Fast,
    Fault,
    Game,
    Item,
    Lesson,
    Move,
    NotFound,
    Paper,
    PaperSeats,
    Part,
    Proposal,
    Race,
    Ranking,
    Refused,
    Rival,
    Rolls,
    Rung,
    Score,
    Scorer,
    Worth,
    begin,
    compare,
    next_wake,
    papers,
    parse,
    proposed,
    put,
    rewritten,
    rivals,
    score_paper,
    solo_title,
    step,
    tally,
    title_on,
    visible_wake,
    written_or_all,
)
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.actions import Action
from rollwright.games.splitter.state import Options


def test_a_row_is_changed_in_one_place_and_stays_what_it_was():
    row = (1, 2, 3)
    assert put(row, 1, 9) == (1, 9, 3)
    assert row == (1, 2, 3)


def test_seats_are_rewritten_when_their_sheet_is_another_object():
    one, two, three = [1], [2], [3]
    assert rewritten((one, two, three), (one, [2], three)) == (1,)
    assert rewritten((one, two), (one, two)) == ()
    assert rewritten((one, two), ([1], [2])) == (0, 1)


def test_a_move_affects_its_writer_and_the_end_of_a_round_all():
    state = begin(splitter, splitter.options(), ("Ada", "Blaise"), "0" * 64)
    after = step(splitter, state, Move(1, parse(splitter, "write 3L4")))
    assert written_or_all(state, after) == (1,)
    assert written_or_all(state, replace(after, round=2)) == (0, 1)


def test_a_tally_sums_its_items():
    items = (Item("climbs", 4), Item("last", 3))
    assert tally(*items) == Score(items, 7)
    assert tally() == Score((), 0)


def test_scores_are_compared_part_by_part():
    kept, lost, won = Part(("1",), 2), Part(("2",), 3), Part(("3",), 5)
    before = tally(Item("climbs", 5, (kept, lost)), Item("last", 0))
    after = tally(Item("climbs", 2, (kept,)), Item("last", 5, (won,)))
    assert compare(before, after) == Worth(5, 7, (Change("last", won),), (Change("climbs", lost),))
    assert compare(before, before) == Worth(5, 5)


def test_a_part_without_points_is_won_and_lost_like_any_other():
    """In Word Roller a touched side has no points of its own: all sides together have."""
    side = Part(("1",), 0, "left")
    bare, touched = tally(Item("sides", 0)), tally(Item("sides", 1, (side,)))
    assert compare(bare, touched).won == (Change("sides", side),)
    assert compare(bare, touched).lost == ()
    gone = compare(tally(Item("sides", 1, (side, Part(("2",), 1)))), tally(Item("sides", 1, (Part(("2",), 1),))))
    assert (gone.won, gone.lost) == ((), (Change("sides", side),))


def test_points_from_no_cells_are_compared_as_a_whole():
    before, after = tally(Item("rests", 1), Item("fines", -1)), tally(Item("rests", 2), Item("fines", -3))
    rest, fines = Change("rests", Part((), 1)), Change("fines", Part((), 2))
    assert compare(before, after) == Worth(0, -1, (rest,), (fines,))
    assert compare(after, before) == Worth(-1, 0, (fines,), (rest,))


def test_a_fine_is_lost_where_it_is_new_and_won_where_it_is_gone():
    free, fined = tally(Item("gaps", 0)), tally(Item("gaps", -2, (Part(("3",), -2),)))
    fine = Change("gaps", Part(("3",), 2))
    assert compare(free, fined) == Worth(0, -2, (), (fine,))
    assert compare(fined, free) == Worth(-2, 0, (fine,), ())


def test_the_same_part_of_another_item_is_another():
    part = Part(("1",), 2)
    before, after = (
        tally(Item("rows", 2, (part,)), Item("columns", 0)),
        tally(Item("rows", 0), Item("columns", 2, (part,))),
    )
    assert compare(before, after) == Worth(2, 2, (Change("columns", part),), (Change("rows", part),))


LADDER = (Rung(0, "Beginner"), Rung(10, "Old Hand"), Rung(20, "The very best!"))


@pytest.mark.parametrize(
    ("total", "title"),
    [
        (-3, "beginner"),
        (0, "beginner"),
        (9, "beginner"),
        (10, "old-hand"),
        (19, "old-hand"),
        (20, "the-very-best-"),
        (999, "the-very-best-"),
    ],
)
def test_a_title_is_the_highest_rung_that_is_reached(total: int, title: str):
    assert title_on(LADDER, "stairs", total) == f"stairs-title-{title}"


STATE = begin(splitter, Options(), ("Ada",), "5eed")
BARE = dataclasses.replace(splitter, ranking=None, clock=None, papers=None, fast=None)


def test_a_game_without_a_part_has_nothing_of_it():
    assert next_wake(BARE, None) is visible_wake(BARE, None, 0) is None
    assert solo_title(BARE, Options(), 5) is None
    assert rivals(BARE, None) == ()
    assert papers(BARE, Options()) == {}


def test_a_part_may_leave_out_what_it_does_not_need():
    game = dataclasses.replace(BARE, ranking=Ranking(), clock=Clock(next_wake=lambda state: state.round))
    assert solo_title(game, Options(), 5) is None
    assert rivals(game, STATE) == ()
    assert next_wake(game, STATE) == visible_wake(game, STATE, 0) == visible_wake(game, STATE, None) == STATE.round


def test_a_seat_may_know_less_of_the_clock():
    clock = Clock(
        next_wake=lambda state: 7, visible_wake=lambda state, seat: None if seat is None else state.round + seat
    )
    game = dataclasses.replace(BARE, clock=clock)
    assert [visible_wake(game, STATE, seat) for seat in (None, 3)] == [None, STATE.round + 3]


def test_parts_answer_for_their_game():
    rival = Rival("Card 7", 12, STATE.round)

    def title(options: Options, total: int) -> str:
        return f"title {options.pad} {total}"

    def drawn(options: Options) -> dict[str, Paper]:
        return {"one": splitter.sheet(options)}

    ranking = Ranking(rivals=lambda state: (Rival("Card 7", 12, state.round),), title=title)
    game = dataclasses.replace(BARE, ranking=ranking, papers=drawn)
    assert rivals(game, STATE) == (rival,)
    assert solo_title(game, Options("B"), 5) == "title B 5"
    assert papers(game, Options()) == {"one": splitter.sheet(Options())}


def test_a_game_is_a_value_with_a_short_name():
    assert repr(splitter) == "<game splitter, version 1>"
    assert {splitter: 1}[splitter] == 1
    part = "why"
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(splitter, part, None)


def test_a_misspelt_part_is_an_error():
    incomplete: dict[str, Any] = {"hint": print}
    misspelt: dict[str, Any] = {**vars(splitter), "alarm": None}
    with pytest.raises(TypeError):
        Game(**misspelt)
    with pytest.raises(TypeError):
        Advice(**incomplete)


def test_a_version_that_is_not_there_is_refused_with_those_that_are():
    older = dataclasses.replace(splitter, info=replace(splitter.info, version=splitter.info.version + 1))
    newer = dataclasses.replace(
        older, info=replace(splitter.info, version=splitter.info.version + 2), earlier=(splitter, older)
    )
    assert newer.under(splitter.info.version) is splitter
    assert newer.under(newer.info.version) is newer
    with pytest.raises(NotFound) as refused:
        newer.under(99)
    assert str(refused.value) == "unknown-version (title Splitter, version 99, versions 1, 2, 3)"


def test_an_earlier_version_is_older_and_named_once():
    first, third = splitter, dataclasses.replace(splitter, info=replace(splitter.info, version=3))
    fourth = dataclasses.replace(splitter, info=replace(splitter.info, version=4))
    for earlier in [(first, first), (third,), (fourth,)]:
        with pytest.raises(ValueError, match="`earlier` has versions"):
            dataclasses.replace(third, earlier=earlier)


def values_of(package: ModuleType) -> list[Any]:
    """All structs and dataclasses that the modules of a package define."""
    found: list[Any] = []
    for file in walk_packages(package.__path__, f"{package.__name__}."):
        module = importlib.import_module(file.name)
        own = [kind for _, kind in inspect.getmembers(module, inspect.isclass) if kind.__module__ == module.__name__]
        found += [kind for kind in own if hasattr(kind, "__struct_config__") or hasattr(kind, "__dataclass_params__")]
    return found


def is_frozen(kind: Any) -> bool:
    return kind.__struct_config__.frozen if issubclass(kind, Struct) else kind.__dataclass_params__.frozen


@pytest.mark.parametrize(
    ("package", "among"), [(core, {Game, Race, Scorer, Worth, Move}), (games, {Options, *get_args(Action)})]
)
def test_no_value_of_the_contract_or_of_a_game_can_be_changed(package: ModuleType, among: set[Any]):
    kinds = values_of(package)
    assert among <= {*kinds}
    assert [kind for kind in kinds if not is_frozen(kind)] == []


@pytest.mark.parametrize("part", [Game, Clock, Race, Ranking, Advice, Fast, PaperSeats, Scorer, Lesson, BotPack])
def test_the_fields_of_a_part_are_given_by_name(part: type):
    kinds = {parameter.kind for parameter in inspect.signature(part).parameters.values()}
    assert kinds == {inspect.Parameter.KEYWORD_ONLY}


PROPOSALS = (Proposal((1, 1), {"pad": "B"}), Proposal((1, 4), {"pad": "A"}))


@pytest.mark.parametrize(("seats", "options"), [(1, {"pad": "B"}), (2, {"pad": "A"}), (4, {"pad": "A"}), (5, {})])
def test_the_first_proposal_that_fits_the_number_of_seats_counts(seats: int, options: dict[str, Any]):
    assert proposed(dataclasses.replace(splitter, proposals=PROPOSALS), seats) == options


def test_a_round_rolls_one_die_unless_more_are_named():
    rolls = Rolls(1, (DiceOfRound("round/{round}", (1, 2, 3)),))
    assert rolls.fits((3,))
    assert not rolls.fits((3, 3))
    assert not rolls.fits((4,))


def test_a_cell_that_is_not_on_the_paper_is_named_in_its_fault():
    scored = score_paper(splitter, Options(), "", {"9X9": 2})
    assert scored.faults == (Fault("no-cell", said={"cell": "9X9"}),)
    assert scored.score is None


@pytest.mark.parametrize("fallen", [[(9, 9)], [(1, 2, 3)], [(1, 2)] * 99])
def test_dice_that_cannot_have_fallen_are_refused(fallen: list[tuple[int, ...]]):
    with pytest.raises(Refused) as refused:
        score_paper(splitter, Options(), "", {}, fallen)
    assert refused.value.code == "bad-rolls"
