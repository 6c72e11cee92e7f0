"""The promises of every game, one check each: `check(game, data)` plays it at random and raises `Failure`."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from rollwright.core import (
    Game,
    IllegalAction,
    Move,
    Record,
    Score,
    UnknownAction,
    Wake,
    is_awaited,
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
from rollwright.testing.failure import Failure, expect, same, told
from rollwright.testing.play import Position, play_randomly, seeds, shuffled_between_seats, verb_of
from rollwright.testing.positions import played, scribbled, some, trail

MOST_UNDOS = 1000
NOT_UNDONE = "undo does not lead back to where nothing could be undone (docs/core.md, “What can be undone”)"
MOST_STEPS = 8  # actions of one seat, before they are taken back


def replay_is_exact(game: Game, data: st.DataObject) -> None:
    """The log leads to the same state, and to the same bytes in every view."""
    play = played(game, data)
    again = replay(game, play.options, play.seats, play.seed, play.log)
    same(again, play.state, "the same moves lead to another state", play.end)
    for seat in play.onlookers:
        one, other = _json(game.view(again, seat)), _json(game.view(play.state, seat))
        same(one, other, "the same state is shown in another way", play.end, seat=seat)


def round_is_the_one_shown(game: Game, data: st.DataObject) -> None:
    """A state names the round that every view of it shows."""
    play = played(game, data)
    for at in play.positions:
        for seat in play.onlookers:
            same(game.view(at.state, seat).round, at.state.round, "a view shows another round", at, seat=seat)


def every_choice_is_an_action(game: Game, data: st.DataObject) -> None:
    """`legal` lists nothing that is not in `actions`, and nothing twice."""
    play, known = played(game, data), set(game.actions)
    expect(len(known) == len(game.actions), "an action is listed twice in `actions`", play.end)
    for at, seat in play.turns:
        choices = game.legal(at.state, seat)
        text = [*map(to_text, choices)]
        expect(len(set(choices)) == len(choices), "a choice is listed twice", at, seat=seat, choices=text)
        unknown = [to_text(action) for action in choices if action not in known]
        expect(not unknown, "a choice is not in `actions`", at, seat=seat, unknown=unknown)


def actions_and_text_say_the_same(game: Game, data: st.DataObject) -> None:
    """Every action can be written as text and read back."""
    play, action = played(game, data), data.draw(st.sampled_from(game.actions))
    same(parse(game, to_text(action)), action, "an action is read back as another", play.end, text=to_text(action))
    texts = [to_text(each) for each in game.actions]
    expect(len(set(texts)) == len(texts), "two actions have the same text", play.end)
    twice = f"{to_text(action)} {to_text(action)}"
    expect(_is_unknown(game, twice), "a text that names no action is read as one", play.end, text=twice)


def everything_survives_json(game: Game, data: st.DataObject) -> None:
    """Actions, moves, views and scores are the same after they were encoded as JSON and decoded."""
    play = played(game, data)
    for action in game.actions:
        _survives(action, game.action, play.end)
    for move in play.log:
        kind = Move[Wake] if move.seat is None else Move[game.action]
        _survives(move, kind, play.end)
    for at in some(play.positions):
        for seat in play.onlookers:
            view = game.view(at.state, seat)
            _survives(view, type(view), at)
    for seat in range(len(play.seats)):
        _survives(game.score(play.state, seat), Score, play.end)


def order_of_seats_changes_nothing(game: Game, data: st.DataObject) -> None:
    """Two interleavings of the same seats' choices end in the same state."""
    play = played(game, data)
    log = shuffled_between_seats(play)
    end = replay(game, play.options, play.seats, play.seed, log)
    others = ", ".join(f"{move.seat} {to_text(move.action)}" for move in log)
    same(end, play.state, "another order between the seats ends in another state", play.end, shuffled=others)


def no_view_tells_a_secret(game: Game, data: st.DataObject) -> None:
    """Two states that differ only in one seat's pencil look the same to everybody else, and so does the clock."""
    play = played(game, data)
    for at, seat in some(play.turns):
        one, other = scribbled(at, seat), scribbled(at, seat)
        if is_awaited(game, one.state, seat) != is_awaited(game, other.state, seat):
            continue  # everybody may know that a seat is done
        for onlooker in play.onlookers:
            if onlooker != seat:
                _looks_the_same(game, one, other, onlooker, seat)


def _looks_the_same(game: Game, one: Position, other: Position, onlooker: int | None, seat: int) -> None:
    promise = f"{'a spectator' if onlooker is None else f'seat {onlooker}'} sees the pencil of seat {seat}"
    tried = {"other_state": other.state, "other_moves": [to_text(move.action) for move in other.more]}
    same(game.view(one.state, onlooker), game.view(other.state, onlooker), promise, one, **tried)
    if onlooker is not None:
        choices, others = game.legal(one.state, onlooker), game.legal(other.state, onlooker)
        same(choices, others, promise + " by its own choices", one, **tried)
    wake, later = visible_wake(game, one.state, onlooker), visible_wake(game, other.state, onlooker)
    same(wake, later, promise + " by the clock", one, **tried)


def nothing_shown_holds_the_seed(game: Game, data: st.DataObject) -> None:
    """No view, score or choice contains the seed."""
    play = played(game, data)
    seats = range(len(play.seats))
    for at in play.positions:
        views = [game.view(at.state, seat) for seat in play.onlookers]
        scores = [game.score(at.state, seat) for seat in seats]
        shown = _json([views, scores, [game.legal(at.state, seat) for seat in seats]])
        expect(play.seed.encode() not in shown, "the seed is shown", at, shown=shown)


def somebody_is_awaited_until_the_end(game: Game, data: st.DataObject) -> None:
    """Until the game is over somebody has a choice or the clock is set; then nobody has, and it is not."""
    play = played(game, data)
    for at in play.positions[:-1]:
        awaited = waiting(game, at.state, len(play.seats)) or next_wake(game, at.state) is not None
        expect(bool(awaited), "the table waits for nobody and for no moment", at)
    same(waiting(game, play.state, len(play.seats)), (), "a seat is awaited after the end", play.end)
    same(next_wake(game, play.state), None, "the clock is set after the end", play.end)


def done_is_shown(game: Game, data: st.DataObject) -> None:
    """A view shows a seat as done exactly while nobody waits for it, because pages say whom the table waits for."""
    if game.race is not None:
        return  # a race shows what each seat does in its own way
    play = played(game, data)
    for at in some(play.positions):
        for onlooker in () if game.over(at.state) else play.onlookers:
            for seat, sheet in enumerate(game.view(at.state, onlooker).sheets):
                promise = "a seat is shown as done while the table waits for it, or as writing while it has to wait"
                idle = not is_awaited(game, at.state, seat)
                same(sheet.done, idle, promise, at, seat=seat, seen_by=onlooker)


def undo_restores(game: Game, data: st.DataObject) -> None:
    """As many undos as are offered lead back to the last state in which this seat had nothing to undo.

    That is the beginning of the round, or a step that cannot be taken back: after a roll, say, Undo is not offered.
    """
    play = played(game, data)
    for at, seat in some(play.turns):
        if _undo(at, seat) is None:
            steps = trail(at, seat, MOST_STEPS)
            firm = [each for each in steps if _undo(each, seat) is None][-1]
            after = _taken_back(steps[-1], seat)
            same(after.state, firm.state, NOT_UNDONE, after, seat=seat)


def refusals_change_nothing(game: Game, data: st.DataObject) -> None:
    """An action that is no choice is refused, by a code that has a sentence in every language."""
    play = played(game, data)
    for at in some(play.positions):
        before = repr(at.state)
        for move in _refused_moves(at):
            try:
                step(game, at.state, move)
            except IllegalAction as refusal:
                spoken = all(sentence(language, refusal) for language in LANGUAGES)
                expect(spoken, "a reason has no sentence", at, code=refusal.code)
            else:
                expect(False, "what is no choice was done", at, move=move)
            expect(repr(at.state) == before, "a refusal changed the state", at, before=before)


def papers_are_well_formed(game: Game, data: st.DataObject) -> None:
    """Cells have their own names and places, partners are mutual, and the rows of views fit the paper."""
    play = played(game, data)
    end, paper = play.end, game.sheet(play.options)
    cells = {place.id: place for place in paper.places}
    spots = {(place.row, place.col) for place in paper.places}
    expect(len(cells) == len(paper.places), "two cells have the same id", end)
    expect(len(spots) == len(paper.places), "two cells have the same row and column", end)
    for place in paper.places:
        across = place.width / 2 <= place.x <= paper.width - place.width / 2
        down = place.height / 2 <= place.y <= paper.height - place.height / 2
        expect(across and down, "a cell lies beyond the paper", end, cell=place)
        mutual = place.partner is None or (place.partner in cells and cells[place.partner].partner == place.id)
        expect(mutual, "a cell's partner has another partner", end, cell=place)
    for area in paper.areas:
        expect(cells.keys() >= {*area.cells}, "an area has a cell that is not there", end, area=area)
    named = papers(game, play.options) or {"": paper}
    for name, each in named.items():
        names = [place.id for place in each.places]
        expect(cells.keys() >= {*names}, "a paper has a cell that the sheet has not", end, paper=name)
        expect(len({*names}) == len(names), "two cells of a paper have the same id", end, paper=name)
    for at in some(play.positions):
        for seat in play.onlookers:
            for sheet in game.view(at.state, seat).sheets:
                expect(sheet.paper in named, "a sheet names a paper that is not there", at, sheet=sheet)
                size = len(named[sheet.paper].places)
                expect(len(sheet.ink) == size, "the ink of a sheet has not one entry for each cell", at, sheet=sheet)
                pencilled = len(sheet.pencil) in (0, size)
                expect(pencilled, "the pencil of a sheet has not one entry for each cell", at, sheet=sheet)


def scores_add_up(game: Game, data: st.DataObject) -> None:
    """Items sum to the total and point at cells that exist; somebody is first."""
    play = played(game, data)
    cells, seats = {place.id for place in game.sheet(play.options).places}, range(len(play.seats))
    for at in play.positions:
        for score in (game.score(at.state, seat) for seat in seats):
            same(score.total, sum(item.points for item in score.items), "items and total differ", at, score=score)
            expect(len({item.id for item in score.items}) == len(score.items), "an item comes twice", at, score=score)
            pointed = {cell for item in score.items for part in item.parts for cell in part.cells}
            expect(cells >= pointed, "a score points beside the sheet", at, beside=pointed - cells)
    final = [game.score(play.state, seat) for seat in seats]
    shown = [sheet.score for sheet in game.view(play.state, None).sheets]
    same(shown, final, "other scores are shown at the end", play.end)
    first = min([*places(game, play.state, len(seats)), *(rival.place for rival in rivals(game, play.state))])
    same(first, 1, "nobody is first", play.end)


def records_can_be_checked(game: Game, data: st.DataObject) -> None:
    """A finished game verifies, and its file survives JSON."""
    secret, said = data.draw(seeds()), data.draw(st.text(max_size=8))
    play = play_randomly(game, mix(secret, [said]), data)
    kept = record(game, play.options, play.seats, secret, (said,), play.log)
    _survives(kept, Record, play.end)
    for finding in verify(game, kept):
        expect(finding.holds, "an honest file does not hold", play.end, finding=finding)


def _is_unknown(game: Game, text: str) -> bool:
    try:
        parse(game, text)
    except UnknownAction:
        return True
    return False


def _survives(value: Any, kind: Any, at: Position) -> None:
    same(msgspec.json.decode(_json(value), type=kind), value, "something is another after a journey as JSON", at)


def _refused_moves(at: Position) -> list[Move[Any]]:
    """Return what nobody may do now: some barred actions of one seat, and a wake before its time."""
    game, random = at.play.game, at.play.random
    seat = random.randrange(len(at.play.seats))
    choices = game.legal(at.state, seat)
    barred = [action for action in game.actions if action not in choices]
    moves: list[Move[Any]] = [Move(seat, action, at.now) for action in random.sample(barred, min(5, len(barred)))]
    return [*moves, Move(None, Wake(), (next_wake(game, at.state) or 0) - 1)]


def _undo(at: Position, seat: int) -> Any:
    return next((action for action in at.play.game.legal(at.state, seat) if verb_of(action) == "undo"), None)


def _taken_back(at: Position, seat: int) -> Position:
    """Return the position after all undos that are offered."""
    for _ in range(MOST_UNDOS):
        undo = _undo(at, seat)
        if undo is None:
            return at
        at = at.then(Move(seat, undo, at.now))
    raise Failure(told("undo is offered for ever", at))


def _json(value: Any) -> bytes:
    return msgspec.json.encode(value)
