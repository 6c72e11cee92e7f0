"""Every game on the list, and the one of CONTRIBUTING, keeps the contract; a game that breaks it is caught."""

import dataclasses
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rollwright.core import (
    Advice,
    Clock,
    Fast,
    Game,
    Item,
    Race,
    Ranking,
    Score,
    Suggestion,
    Wake,
    once_a_round,
    put,
    replay,
    to_text,
)
from rollwright.games import GAMES
from rollwright.games.difference import GAME as difference
from rollwright.games.make_a_difference import GAME as make_a_difference
from rollwright.testing import CHECKS, Failure, checks, parts, race
from rollwright.testing.failure import differences
from rollwright.testing.lessons import lesson_can_be_played
from rollwright.testing.messages import messages_are_there
from rollwright.testing.play import Play, play_out, shuffled_between_seats
from tests.effort import effort
from tests.examples import example
from tests.games.difference.claims import armed
from tests.present import present


def named(value: Any):
    return value.info.id if isinstance(value, Game) else getattr(value, "__name__", "")


stairs = example("stairs")
UNLISTED = (difference, checks.every_choice_is_an_action)  # taps cannot be listed
# its package, and so its words, are not installed here; tests/packages does that, test_versions plays its lesson
WORDLESS = ((stairs.GAME, messages_are_there), (stairs.GAME, lesson_can_be_played))
PROMISES = [
    (game, check)
    for game in (*GAMES.values(), stairs.GAME)
    for check in CHECKS
    if (game, check) not in (UNLISTED, *WORDLESS)
]
FAST = [game for game in (*GAMES.values(), stairs.GAME) if game.fast is not None]


@pytest.mark.parametrize(("game", "check"), PROMISES, ids=named)
@pytest.mark.soak("200 random games for each promise of each game, not 2")
@settings(max_examples=effort(2, 200), deadline=None)
@given(data=st.data())
def test_every_game_keeps_the_contract(game: Any, check: Any, data: st.DataObject):
    # In Difference the moment of a move counts. Claims keep their order; nothing else can be put in another one.
    check(armed(bury=check is not checks.order_of_seats_changes_nothing) if game is difference else game, data)


@pytest.mark.parametrize("game", FAST, ids=named)
@pytest.mark.soak("200 random games on each game's fast way, not 15")
@settings(max_examples=effort(15, 200), deadline=None)
@given(data=st.data())
def test_the_fast_way_says_the_same_as_the_plain_one(game: Any, data: st.DataObject):
    parts.fast_says_the_same(armed(bury=True) if game is difference else game, data)


def peek(state: Any, seat: int):
    """Every seat's pencil for everybody."""
    return replace(
        stairs.view(state, seat),
        sheets=tuple(stairs.view(state, each).sheets[each] for each in range(len(state.sheets))),
    )


def babble(state: Any, seat: int):
    """The seed where a roll belongs."""
    return replace(stairs.view(state, seat), dice=(state.seed,))


def favour(state: Any, move: Any):
    """The second die goes to the seat that was done first."""
    after = stairs.apply(state, move)
    if (
        after.round == state.round
        and sum(sheet.done for sheet in after.sheets) == 1
        and not any(sheet.done for sheet in state.sheets)
    ):
        return replace(after, seed=f"{after.seed}{move.seat}")
    return after


def sulk(state: Any, seat: int) -> Any:
    """Nobody has anything to do in round 2."""
    return [] if state.round == 2 else stairs.legal(state, seat)


def hurry(state: Any, seat: int) -> Any:
    """Every seat as writing, also those that are done."""
    shown = stairs.view(state, seat)
    return replace(shown, sheets=tuple(replace(sheet, done=False) for sheet in shown.sheets))


def forget(state: Any, move: Any):
    """Undo that rubs out one step too few."""
    return (
        state
        if isinstance(move.action, stairs.Undo) and state.sheets[move.seat].cell is None
        else stairs.apply(state, move)
    )


def invent(state: Any, seat: int):
    return [*stairs.legal(state, seat), stairs.Take(2)] if stairs.legal(state, seat) else []


def take_another(state: Any, move: Any) -> Any:
    return stairs.apply(state, replace(move, action=stairs.Take(0)) if move.action == stairs.Take(2) else move)


def overstate(state: Any, seat: int):
    return Score((Item("climbs", 2),), 3)


def smudge(options: Any):
    drawn = stairs.sheet(options)
    return replace(drawn, places=drawn.places[:-1])


BROKEN: list[tuple[Any, dict[str, Any]]] = [
    (checks.no_view_tells_a_secret, {"view": peek}),
    (checks.nothing_shown_holds_the_seed, {"view": babble}),
    (checks.order_of_seats_changes_nothing, {"apply": favour}),
    (checks.somebody_is_awaited_until_the_end, {"legal": sulk}),
    (checks.done_is_shown, {"view": hurry}),
    (
        checks.every_choice_is_an_action,
        {
            "legal": invent,
            "apply": take_another,
        },
    ),
    (checks.undo_restores, {"apply": forget}),
    (checks.scores_add_up, {"score": overstate}),
    (checks.papers_are_well_formed, {"sheet": smudge}),
    (checks.actions_and_text_say_the_same, {"actions": (*stairs.ACTIONS, stairs.Done())}),
]


def wake_in_vain(state: Any, move: Any):
    return state if isinstance(move.action, Wake) else stairs.apply(state, move)


def five_seconds(state: Any):
    return None if stairs.over(state) else 5000


def advise(state: Any, seat: int, cells: Any = None, number: int = 0):
    """A good hint: the first empty step."""
    empty = [cell for cell, figure in zip(stairs.CELLS, state.sheets[seat].ink, strict=False) if figure is None]
    return Suggestion(state.round + number, "", cells or tuple(empty[:1]), 0) if stairs.legal(state, seat) else None


def nothing_known(state: Any, seat: int):
    return None


def blab(state: Any, seat: int) -> Any:
    """Advice that depends on what the others hold."""
    return replace(present(advise(state, seat)), points=sum(sheet.held or 0 for sheet in state.sheets))


def taken_for_good(state: Any, seat: int):
    """No Undo between taking a die and writing it, as after a roll."""
    only_taken = state.sheets[seat].held is not None and state.sheets[seat].cell is None
    return [action for action in stairs.legal(state, seat) if not (only_taken and action == stairs.Undo())]


def undo_too_much(state: Any, move: Any) -> Any:
    after = stairs.apply(state, move)
    if not isinstance(move.action, stairs.Undo):
        return after
    return replace(after, sheets=put(after.sheets, move.seat, replace(after.sheets[move.seat], held=None, cell=None)))


def all_second(state: Any) -> tuple[int, ...]:
    return (2,) * len(state.sheets)


def all_first(state: Any) -> tuple[int, ...]:
    return (1,) * len(state.sheets)


def everybody(_before: Any, after: Any) -> tuple[int, ...]:
    return tuple(range(len(after.sheets)))


def legal_in_text(state: Any, seat: int) -> tuple[str, ...]:
    return tuple(map(to_text, stairs.legal(state, seat)))


def steps_called(options: Any, dice: int = 2, more: int = 0):
    return once_a_round(options.steps + more, dice)


WAKING: dict[str, Any] = {"apply": wake_in_vain, "clock": Clock(next_wake=five_seconds)}
BROKEN.extend(
    [
        (parts.clock_goes_on, WAKING),
        (parts.clock_goes_on, {**WAKING, "clock": Clock(next_wake=five_seconds, visible_wake=lambda state, seat: 0)}),
        (race.race_is_fair, {"race": Race(claims=(), awaited=lambda state: ())}),
        (race.race_is_fair, {"race": Race(claims=(), awaited=lambda state: (0, 1, 2, 3, 4))}),
        (race.race_is_fair, {"race": Race(claims=(Wake,))}),
        (race.race_is_fair, {"race": Race(claims=(), notes=(stairs.Done,))}),
        (parts.ranking_is_consistent, {"ranking": Ranking(rank=all_second)}),
        (parts.ranking_is_consistent, {"ranking": Ranking(rank=lambda state: (1,))}),
        (parts.ranking_is_consistent, {"ranking": Ranking(title=lambda options, total: "chess-title-king")}),
        (parts.rolls_are_called_alike, {"rolls": partial(steps_called, dice=3)}),
        (parts.rolls_are_called_alike, {"rolls": partial(steps_called, more=-1)}),
        (parts.rolls_are_called_alike, {"rolls": partial(steps_called, more=1)}),
        (parts.advice_can_be_followed, {"advice": Advice(hint=partial(advise, number=1), best=nothing_known)}),
        (parts.advice_can_be_followed, {"advice": Advice(hint=partial(advise, cells=("9",)), best=nothing_known)}),
        (parts.advice_can_be_followed, {"advice": Advice(hint=partial(advise, cells=("1", "2")), best=nothing_known)}),
        (parts.advice_can_be_followed, {"advice": Advice(hint=nothing_known, best=blab)}),
        (parts.fast_says_the_same, {"fast": Fast(accepts=lambda state, seat, action: True)}),
        (parts.fast_says_the_same, {"fast": Fast(legal_words=lambda state, seat: ("done",))}),
        (
            parts.fast_says_the_same,
            {"fast": Fast(legal_words=legal_in_text)},
        ),
        (parts.fast_says_the_same, {"fast": Fast(seats_affected=lambda before, after: ())}),
        (parts.fast_says_the_same, {"fast": Fast(private=(stairs.Done,))}),
        (checks.undo_restores, {"legal": taken_for_good, "apply": undo_too_much}),
    ]
)

HONEST: list[tuple[Any, dict[str, Any]]] = [
    (checks.undo_restores, {"legal": taken_for_good}),
    (parts.clock_goes_on, {"clock": Clock(next_wake=lambda state: None)}),
    (parts.advice_can_be_followed, {"advice": Advice(hint=advise, best=nothing_known)}),
    (parts.ranking_is_consistent, {"ranking": Ranking(rank=all_first)}),
    (parts.fast_says_the_same, {"fast": Fast(seats_affected=everybody)}),
    (parts.fast_says_the_same, {"fast": Fast(private=(stairs.Write, stairs.Undo))}),
]


@pytest.mark.parametrize(("check", "part"), HONEST, ids=named)
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_a_part_that_keeps_its_promise_passes(check: Any, part: dict[str, Any], data: st.DataObject):
    check(dataclasses.replace(stairs.GAME, **part), data)


def test_a_game_that_breaks_off_says_how_far_it_came():
    def trip(state: Any, move: Any):
        return 1 // (2 - state.round) and stairs.apply(state, move)

    with pytest.raises(ZeroDivisionError) as broken:
        play_out(Play(dataclasses.replace(stairs.GAME, apply=trip), stairs.Options(), ("Ada",), "5eed", Random(1)))
    (note,) = broken.value.__notes__
    assert note.startswith("stairs, version 1: the game breaks off")
    assert "seed     5eed" in note
    assert "seat 0  take" in note


def test_a_failure_names_the_first_difference():
    one, other = (Score((Item("climbs", points),), 9) for points in (2, 3))
    assert [*differences(one, other)] == [".items[0].points: 2, not 3"]
    assert [*differences({"a": (1, 2)}, {"a": (1,)})] == ["['a']: (1, 2), not (1,)"]
    assert [*differences(one, one)] == []


def test_the_order_of_done_does_not_change_when_a_throw_is_asked_for():
    options = make_a_difference.options(mode="B", friendly_ties=False)
    play = play_out(Play(make_a_difference, options, ("Ada", "Blaise"), f"{7:064x}", Random(7)))
    assert play.state.duel is not None
    for _ in range(20):
        assert replay(play.game, options, play.seats, play.seed, shuffled_between_seats(play)) == play.state


@pytest.mark.parametrize(("check", "fault"), BROKEN, ids=named)
def test_a_game_that_breaks_a_promise_is_caught(check: Any, fault: dict[str, Any]):
    game = dataclasses.replace(stairs.GAME, **fault)

    @settings(max_examples=50, deadline=None, database=None, phases=[Phase.generate])
    @given(data=st.data())
    def checked(data: st.DataObject):
        check(game, data)

    with pytest.raises(Failure) as failure:
        checked()
    told = str(failure.value)
    assert all(
        part in told
        for part in (
            "stairs, version 1: ",
            "seed     ",
            "options  Options(",
            "seats    Seat 0",
            "moves    ",
            "state    State(",
        )
    )


def test_missing_messages_are_named_with_the_game_that_asked_for_them(monkeypatch: pytest.MonkeyPatch):
    wordless = dataclasses.replace(stairs.GAME, info=replace(stairs.GAME.info, id="wordless"))

    @settings(max_examples=1, deadline=None, database=None, phases=[Phase.generate])
    @given(data=st.data())
    def checked(data: st.DataObject):
        messages_are_there(wordless, data)

    with pytest.raises(Failure, match="wordless is not installed"):
        checked()
    monkeypatch.setitem(GAMES, "wordless", wordless)
    with pytest.raises(Failure, match="wordless: messages are missing") as failure:
        checked()
    told = str(failure.value)
    assert "en, fr: wordless-item-climbs is missing (<game>-item-<item> in docs/messages.md)" in told
    assert "characters)" not in told  # the list is whole
