"""What every game promises, one check each: `check(game, data)` plays it at random and asserts."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

from rollwright.core import (
    Game,
    IllegalAction,
    Move,
    Record,
    Score,
    UnknownAction,
    Wake,
    mix,
    next_wake,
    papers,
    parse,
    places,
    record,
    replay,
    rivals,
    step,
    to_text,
    verify,
    visible_wake,
    waiting,
)
from rollwright.locale import LANGUAGES, sentence
from rollwright.testing.messages import messages_are_there
from rollwright.testing.play import Play, any_choice, play_randomly, races, seeds, shuffled_between_seats, verb_of

MOST_UNDOS = 1000


def replay_is_exact(game: Game, data: st.DataObject) -> None:
    play = _played(game, data)
    again = replay(game, play.options, play.seats, play.seed, play.log)
    assert again == play.state
    assert [_json(game.view(again, seat)) for seat in play.onlookers] == [
        _json(game.view(play.state, seat)) for seat in play.onlookers
    ]


def round_is_the_one_shown(game: Game, data: st.DataObject) -> None:
    """A state names the round that every view of it shows."""
    play = _played(game, data)
    for state in play.states:
        assert all(game.view(state, seat).round == state.round for seat in play.onlookers)


def every_choice_is_an_action(game: Game, data: st.DataObject) -> None:
    known = set(game.actions)
    assert len(known) == len(game.actions)
    for state, seat in _played(game, data).turns:
        choices = game.legal(state, seat)
        assert len(set(choices)) == len(choices)
        assert known.issuperset(choices)


def actions_and_words_say_the_same(game: Game, data: st.DataObject) -> None:
    action = data.draw(st.sampled_from(game.actions))
    assert parse(game, to_text(action)) == action
    assert len({to_text(each) for each in game.actions}) == len(game.actions)
    with pytest.raises(UnknownAction):
        parse(game, f"{to_text(action)} {to_text(action)}")


def everything_survives_json(game: Game, data: st.DataObject) -> None:
    play = _played(game, data)
    for action in game.actions:
        assert msgspec.json.decode(_json(action), type=game.action) == action
    for move in play.log:
        kind = Move[Wake] if move.seat is None else Move[game.action]
        assert msgspec.json.decode(_json(move), type=kind) == move
    for state in _some(play.states):
        for seat in play.onlookers:
            view = game.view(state, seat)
            assert msgspec.json.decode(_json(view), type=type(view)) == view
    for seat in range(len(play.seats)):
        score = game.score(play.state, seat)
        assert msgspec.json.decode(_json(score), type=Score) == score


def order_of_seats_changes_nothing(game: Game, data: st.DataObject) -> None:
    """Two interleavings of the same seats' choices end in the same state."""
    play = _played(game, data)
    assert replay(game, play.options, play.seats, play.seed, shuffled_between_seats(play)) == play.state


def no_view_tells_a_secret(game: Game, data: st.DataObject) -> None:
    """Two states that differ only in one seat's pencil look the same to everybody else, and so does the clock."""
    play = _played(game, data)
    for state, seat in _some(list(play.turns)):
        one, other = _scribbled(play, state, seat), _scribbled(play, state, seat)
        if bool(game.legal(one, seat)) != bool(game.legal(other, seat)):
            continue  # that a seat is done is no secret
        for onlooker in play.onlookers:
            if onlooker != seat:
                assert _json(game.view(one, onlooker)) == _json(game.view(other, onlooker))
                assert onlooker is None or game.legal(one, onlooker) == game.legal(other, onlooker)
                assert visible_wake(game, one, onlooker) == visible_wake(game, other, onlooker)


def nothing_shown_holds_the_seed(game: Game, data: st.DataObject) -> None:
    play = _played(game, data)
    seats = range(len(play.seats))
    for state in play.states:
        views = [game.view(state, seat) for seat in play.onlookers]
        shown = _json([views, [game.score(state, seat) for seat in seats], [game.legal(state, seat) for seat in seats]])
        assert play.seed.encode() not in shown


def somebody_is_awaited_until_the_end(game: Game, data: st.DataObject) -> None:
    play = _played(game, data)
    for state in play.states[:-1]:
        assert waiting(game, state, len(play.seats)) or next_wake(game, state) is not None
    assert not waiting(game, play.state, len(play.seats))
    assert next_wake(game, play.state) is None


def undo_restores(game: Game, data: st.DataObject) -> None:
    """As many undos as are offered lead back to the last state in which nothing could be undone, such as a roll."""
    play = _played(game, data)
    for state, seat in _some(list(play.turns)):
        trail = _scribbles(play, state, seat)
        firm = [each for each in trail if _undo(game, each, seat) is None]
        if firm and firm[-1] is not trail[-1]:
            assert _rubbed_out(game, trail[-1], seat) == firm[-1]


def refusals_change_nothing(game: Game, data: st.DataObject) -> None:
    """An action that is no choice is refused, by a code that has a sentence in every language."""
    play = _played(game, data)
    for state in _some(play.states):
        before = repr(state)
        for move in _refused_moves(play, state):
            with pytest.raises(IllegalAction) as refusal:
                step(game, state, move)
            assert all(sentence(language, refusal.value) for language in LANGUAGES)
            assert repr(state) == before


def papers_are_well_formed(game: Game, data: st.DataObject) -> None:
    play = _played(game, data)
    paper = game.sheet(play.options)
    cells = {place.id: place for place in paper.places}
    assert len(cells) == len({(place.row, place.col) for place in paper.places}) == len(paper.places)
    for place in paper.places:
        assert place.width / 2 <= place.x <= paper.width - place.width / 2
        assert place.height / 2 <= place.y <= paper.height - place.height / 2
        assert place.partner is None or cells[place.partner].partner == place.id
    assert cells.keys() >= {cell for area in paper.areas for cell in area.cells}
    named = papers(game, play.options) or {"": paper}
    assert all([place.id for place in each.places] == [*cells] for each in named.values())
    for sheet in (
        sheet for state in _some(play.states) for seat in play.onlookers for sheet in game.view(state, seat).sheets
    ):
        assert sheet.paper in named
        assert len(sheet.ink) == len(paper.places)
        assert len(sheet.pencil) in (0, len(paper.places))


def scores_add_up(game: Game, data: st.DataObject) -> None:
    play = _played(game, data)
    cells = {place.id for place in game.sheet(play.options).places}
    scores = [game.score(state, seat) for state in play.states for seat in range(len(play.seats))]
    for score in scores:
        assert score.total == sum(item.points for item in score.items)
        assert len({item.id for item in score.items}) == len(score.items)
        assert cells.issuperset(cell for item in score.items for part in item.parts for cell in part.cells)
    assert [sheet.score for sheet in game.view(play.state, None).sheets] == scores[-len(play.seats) :]
    assert min([*places(game, play.state, len(play.seats)), *(rival.place for rival in rivals(game, play.state))]) == 1


def records_can_be_checked(game: Game, data: st.DataObject) -> None:
    secret, said = data.draw(seeds()), data.draw(st.text(max_size=8))
    play = play_randomly(game, mix(secret, [said]), data)
    kept = record(game, play.options, play.seats, secret, (said,), play.log)
    assert msgspec.json.decode(_json(kept), type=Record) == kept
    assert all(finding.holds for finding in verify(game, kept))


CHECKS: tuple[Callable[[Game, st.DataObject], None], ...] = (
    replay_is_exact,
    round_is_the_one_shown,
    every_choice_is_an_action,
    actions_and_words_say_the_same,
    everything_survives_json,
    order_of_seats_changes_nothing,
    no_view_tells_a_secret,
    nothing_shown_holds_the_seed,
    somebody_is_awaited_until_the_end,
    undo_restores,
    refusals_change_nothing,
    papers_are_well_formed,
    scores_add_up,
    records_can_be_checked,
    messages_are_there,
)


def _played(game: Game, data: st.DataObject) -> Play:
    return play_randomly(game, data.draw(seeds()), data)


def _some(of: list[Any]) -> list[Any]:
    """Return about twenty of many, the first and the last among them."""
    return [*of[:: max(1, len(of) // 20)], of[-1]]


def _scribbled(play: Play, state: Any, seat: int) -> Any:
    return _scribbles(play, state, seat)[-1]


def _scribbles(play: Play, state: Any, seat: int) -> list[Any]:
    """Return `state` and those after up to three more choices of one seat that stay its own.

    There is no claim among them, and the round and its phase go on.
    """
    trail = [state]
    for _ in range(play.random.randint(1, 3)):
        choices = [action for action in play.game.legal(state, seat) if not races(play.game, action)]
        if not choices:
            break
        later = step(play.game, state, Move(seat, any_choice(choices, play.random)))
        if play.game.over(later) or _stage(play.game, later) != _stage(play.game, state):
            break
        state = later
        trail.append(state)
    return trail


def _stage(game: Game, state: Any) -> tuple[int, str]:
    """Return the round and, in games that have them, its phase: a new one may show what was secret."""
    seen = game.view(state, None)
    return seen.round, getattr(seen, "phase", "")


def _refused_moves(play: Play, state: Any) -> list[Move[Any]]:
    """Return what nobody may do now: some barred actions of one seat, and a wake before its time."""
    seat = play.random.randrange(len(play.seats))
    barred = [action for action in play.game.actions if action not in play.game.legal(state, seat)]
    moves: list[Move[Any]] = [Move(seat, action) for action in play.random.sample(barred, min(5, len(barred)))]
    return [*moves, Move(None, Wake(), (next_wake(play.game, state) or 0) - 1)]


def _undo(game: Game, state: Any, seat: int) -> Any:
    return next((action for action in game.legal(state, seat) if verb_of(action) == "undo"), None)


def _rubbed_out(game: Game, state: Any, seat: int) -> Any:
    for _ in range(MOST_UNDOS):
        undo = _undo(game, state, seat)
        if undo is None:
            return state
        state = step(game, state, Move(seat, undo))
    raise AssertionError("undo is offered for ever")


def _json(value: Any) -> bytes:
    return msgspec.json.encode(value)
