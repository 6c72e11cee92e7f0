"""The promises of `PaperSeats`: a table with a seat on real paper keeps the contract, and scores as one on screens."""

from typing import Any

from hypothesis import strategies as st

from rollwright.core import (
    WITHOUT,
    Game,
    ImpossibleSheet,
    Move,
    PaperSeats,
    begin,
    cells_by_hand,
    enter_cells,
    missing_sheets,
    places,
    step,
    with_paper_seats,
)
from rollwright.testing.checks import (
    actions_and_text_say_the_same,
    every_choice_is_an_action,
    everything_survives_json,
    no_view_tells_a_secret,
    nothing_shown_holds_the_seed,
    order_of_seats_changes_nothing,
    replay_is_exact,
    round_is_the_one_shown,
    somebody_is_awaited_until_the_end,
    undo_restores,
)
from rollwright.testing.failure import expect, same
from rollwright.testing.options import are_options
from rollwright.testing.play import Play, play_out
from rollwright.testing.positions import played

ON_PAPER = 0  # the seat that writes on paper
PROMISES = (
    replay_is_exact,
    round_is_the_one_shown,
    every_choice_is_an_action,
    actions_and_text_say_the_same,
    everything_survives_json,
    order_of_seats_changes_nothing,
    no_view_tells_a_secret,
    nothing_shown_holds_the_seed,
    somebody_is_awaited_until_the_end,
    undo_restores,
)


def paper_seats_keep_the_contract(game: Game, data: st.DataObject) -> None:
    """With a seat on paper the game keeps the promises that every game keeps."""
    if game.paper is not None:
        for promise in PROMISES:
            promise(with_paper_seats(game, (ON_PAPER,)), data)


def entered_sheets_score_alike(game: Game, data: st.DataObject) -> None:
    """A sheet entered at the end scores and ranks as if it had been written on the screen; without one, none does."""
    if game.paper is None:
        return
    play, rules = _played(game, game.paper, data), with_paper_seats(game, (ON_PAPER,))
    seats = range(len(play.seats))
    state = _written_on_paper(rules, game.paper, play)
    same(missing_sheets(rules, state), (ON_PAPER,), "the sheet on paper is not awaited after the last round", play.end)
    gone = step(rules, state, Move(ON_PAPER, WITHOUT))
    same(places(rules, gone, len(seats))[ON_PAPER], 0, "a seat without a sheet has a place", play.end)
    cells = cells_by_hand(game, play.options, game.view(play.state, None).sheets[ON_PAPER].ink)
    try:
        state = step(rules, state, Move(ON_PAPER, enter_cells(cells)))
    except ImpossibleSheet as refused:
        expect(False, "a sheet that was played cannot be entered", play.end, cells=cells, faults=refused.faults)
    expect(rules.over(state), "the game goes on when the last sheet is entered", play.end)
    scores, entered = ([one.score(end, seat) for seat in seats] for one, end in ((game, play.state), (rules, state)))
    same(entered, scores, "a sheet that is entered scores in another way", play.end)
    ranks = places(rules, state, len(seats))
    same(ranks, places(game, play.state, len(seats)), "a sheet that is entered ranks in another way", play.end)


def _played(game: Game, part: PaperSeats[Any, Any, Any], data: st.DataObject) -> Play:
    """Play a game under options that a table with paper seats has."""
    play = played(game, data)
    options = play.options if part.options is None else part.options(play.options)
    are_options(game, options, "`PaperSeats.options` gives options that are none", play.end)
    if options == play.options:
        return play
    return play_out(Play(game, options, play.seats, play.seed, play.random))


def _written_on_paper(rules: Game, part: PaperSeats[Any, Any, Any], play: Play) -> Any:
    """Play the same rounds with a seat on paper, of which the table hears nothing but Done and its undo."""
    state = begin(rules, play.options, play.seats, play.seed)
    for move in play.log:
        takes_back = move.action == part.undo and rules.done is not None and rules.done(state, ON_PAPER)
        if move.seat != ON_PAPER or move.action == part.done or takes_back:
            state = step(rules, state, move)
    return state
