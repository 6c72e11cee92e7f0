"""Every game on the list, and the one of CONTRIBUTING, keeps the contract; a game that breaks it is caught."""

import dataclasses
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rollwright.core import Game, Item, Score, replay
from rollwright.games import GAMES
from rollwright.games.difference import GAME as difference
from rollwright.games.make_a_difference import GAME as make_a_difference
from rollwright.testing import CHECKS, checks
from rollwright.testing.messages import messages_are_there
from rollwright.testing.play import Play, play_out, shuffled_between_seats
from tests.effort import effort
from tests.examples import example
from tests.games.difference.claims import armed


def named(value):
    return value.info.id if isinstance(value, Game) else getattr(value, "__name__", "")


stairs = example("stairs")
UNLISTED = (difference, checks.every_choice_is_an_action)  # taps cannot be listed
WORDLESS = (stairs.GAME, messages_are_there)  # its package is not installed here; tests/packages does that
PROMISES = [
    (game, check)
    for game in (*GAMES.values(), stairs.GAME)
    for check in CHECKS
    if (game, check) not in (UNLISTED, WORDLESS)
]


@pytest.mark.parametrize(("game", "check"), PROMISES, ids=named)
@pytest.mark.soak("200 random games for each promise of each game, not 5")
@settings(max_examples=effort(5, 200), deadline=None)
@given(data=st.data())
def test_every_game_keeps_the_contract(game, check, data):
    # In Difference a move's moment counts, so only what all see at once can be put in another order: the claims, which keep theirs.
    check(armed(bury=check is not checks.order_of_seats_changes_nothing) if game is difference else game, data)


def peek(state, seat):
    """Every seat's pencil for everybody."""
    return replace(
        stairs.view(state, seat),
        sheets=tuple(stairs.view(state, each).sheets[each] for each in range(len(state.sheets))),
    )


def babble(state, seat):
    """The seed where a roll belongs."""
    return replace(stairs.view(state, seat), dice=(state.seed,))


def favour(state, move):
    """The second die for whoever was the first to be done."""
    after = stairs.apply(state, move)
    if (
        after.round == state.round
        and sum(sheet.done for sheet in after.sheets) == 1
        and not any(sheet.done for sheet in state.sheets)
    ):
        return replace(after, seed=f"{after.seed}{move.seat}")
    return after


def sulk(state, seat):
    """Nobody has anything to do in round 2."""
    return [] if state.round == 2 else stairs.legal(state, seat)


def forget(state, move):
    """Undo that rubs out one step too few."""
    return (
        state
        if isinstance(move.action, stairs.Undo) and state.sheets[move.seat].cell is None
        else stairs.apply(state, move)
    )


def invent(state, seat):
    return [*stairs.legal(state, seat), stairs.Take(2)] if stairs.legal(state, seat) else []


def overstate(state, seat):
    return Score((Item("climbs", 2),), 3)


def smudge(options):
    drawn = stairs.sheet(options)
    return replace(drawn, places=drawn.places[:-1])


BROKEN = [
    (checks.no_view_tells_a_secret, {"view": peek}),
    (checks.nothing_shown_holds_the_seed, {"view": babble}),
    (checks.order_of_seats_changes_nothing, {"apply": favour}),
    (checks.somebody_is_awaited_until_the_end, {"legal": sulk}),
    (
        checks.every_choice_is_an_action,
        {
            "legal": invent,
            "apply": lambda state, move: (
                stairs.apply(state, replace(move, action=stairs.Take(0)))
                if move.action == stairs.Take(2)
                else stairs.apply(state, move)
            ),
        },
    ),
    (checks.undo_restores, {"apply": forget}),
    (checks.scores_add_up, {"score": overstate}),
    (checks.papers_are_well_formed, {"sheet": smudge}),
    (checks.actions_and_words_say_the_same, {"actions": (*stairs.ACTIONS, stairs.Done())}),
]


def test_who_is_done_first_does_not_change_when_a_throw_is_asked_for():
    options = make_a_difference.options(mode="B", friendly_ties=False)
    play = play_out(Play(make_a_difference, options, ("Ada", "Blaise"), f"{7:064x}", Random(7)))
    assert play.state.duel is not None
    for _ in range(20):
        assert replay(play.game, options, play.seats, play.seed, shuffled_between_seats(play)) == play.state


@pytest.mark.parametrize(("check", "fault"), BROKEN, ids=named)
def test_a_game_that_breaks_a_promise_is_caught(check, fault):
    game = dataclasses.replace(stairs.GAME, **fault)

    @settings(max_examples=50, deadline=None, database=None, phases=[Phase.generate])
    @given(data=st.data())
    def checked(data):
        check(game, data)

    with pytest.raises(AssertionError):
        checked()
