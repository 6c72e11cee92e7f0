"""The promises of a game's optional parts, one check for each part. A game without the part passes."""

from typing import Any

from hypothesis import strategies as st

from rollwright.core import (
    Game,
    Move,
    Ranking,
    Suggestion,
    Wake,
    begin,
    is_awaited,
    next_wake,
    paper_named,
    places,
    replay,
    rivals,
    score_paper,
    solo_figure,
    solo_title,
    step,
    to_text,
    visible_wake,
    witness,
)
from rollwright.testing.failure import expect, parts_of, same
from rollwright.testing.options import are_options
from rollwright.testing.play import Play, Position, any_choice, races, verb_of
from rollwright.testing.positions import played, scribbled, some

TOTALS = range(-50, 400)  # the totals for which a title is asked
BARRED = 20  # actions that are no choice, tried at one position
ADVISED = 2  # positions of a game at which advice is asked for: it may take its time
DEEPEST = 40  # steps that playing a suggestion may take


def clock_goes_on(game: Game, data: st.DataObject) -> None:
    """Each wake is accepted at its moment and later; the next one comes after it; no seat is told an earlier one."""
    if game.clock is None:
        return
    play = played(game, data)
    for at in some(play.positions):
        due = next_wake(game, at.state)
        for onlooker in play.onlookers:
            visible = visible_wake(game, at.state, onlooker)
            sooner = visible is not None and (due is None or visible < due)
            expect(not sooner, "a seat is told a wake before the next one", at, next_wake=due, told=visible)
        if due is None:
            continue
        for moment in (max(due, at.now), max(due, at.now) + 1000):
            after = at.then(Move(None, Wake(), moment))
            following = next_wake(game, after.state)
            expect(following is None or following > due, "a wake changes nothing: the same one is due again", after)


def ranking_is_consistent(game: Game, data: st.DataObject) -> None:
    """A place is one more than the number of seats and rivals before it, and `Ranking` keeps its promises."""
    play = played(game, data)
    ranks = places(game, play.state, len(play.seats))
    expect(len(ranks) == len(play.seats), "not every seat has a place", play.end, places=ranks)
    everyone = [*ranks, *(rival.place for rival in rivals(game, play.state))]
    counted = [1 + sum(other < place for other in everyone) for place in everyone]
    same(everyone, counted, "the places leave a gap or share too little", play.end)
    if game.ranking is not None:
        _ranking_keeps_its_promises(game.ranking, play)


def _ranking_keeps_its_promises(ranking: Ranking[Any, Any], play: Play) -> None:
    """Titles are the game's own, also that of the figure; fewer is better in times; played options can be played."""
    game, end = play.game, play.end
    alone = len(play.seats) == 1
    if ranking.title is not None:
        figures = [*TOTALS, *([solo_figure(game, play.state)] if alone else [])]
        for title in {solo_title(game, play.options, figure) for figure in figures}:
            expect((title or "").startswith(f"{game.info.id}-"), "a title is none of the game's", end, title=title)
    if ranking.figure is not None and alone:
        figure: Any = ranking.figure(play.state)
        expect(type(figure) is int, "the figure that earns a title is no whole number", end, figure=figure)
    if ranking.timed is not None and ranking.timed(play.options):
        ranked = sorted(zip(places(game, play.state, len(play.seats)), _totals(play), strict=True))
        totals = [total for _, total in ranked]
        expect(min(totals) >= 0, "a time is less than nothing", end, totals=totals)
        same(totals, sorted(totals), "a longer time is ranked before a shorter one", end)
    if ranking.played is not None:
        options = ranking.played(play.states[0])
        are_options(game, options, "`Ranking.played` gives options that are none", end)
        for at in some(play.positions):
            same(ranking.played(at.state), options, "`Ranking.played` changes while the game goes on", at)
        again = begin(game, options, play.seats, play.seed)
        same(ranking.played(again), options, "a game with the options as played is played with others", end)


def _totals(play: Play) -> list[int]:
    return [play.game.score(play.state, seat).total for seat in range(len(play.seats))]


def rolls_are_called_alike(game: Game, data: st.DataObject) -> None:
    """The rules ask for the dice that `rolls` lists, round by round, and every view shows them."""
    if game.rolls is None:
        return
    play = played(game, data)
    listed = game.rolls(play.options)
    with witness() as drawn:
        replay(game, play.options, play.seats, play.seed, play.log)
    for number in range(1, listed.rounds + 1):
        for one in listed.drawn(play.seed, number):
            expect(one in drawn, "the rules do not roll what `rolls` lists", play.end, round=number, roll=one)
    for at in some(play.positions):
        round_shown = game.view(at.state, None).round
        expect(round_shown <= listed.rounds, "a round is played that `rolls` does not list", at, rounds=listed.rounds)


def sheets_can_be_scored(game: Game, data: st.DataObject) -> None:
    """A sheet that was played to the end can be scored by itself, and nothing on it is impossible with its rolls."""
    if game.scorer is None:
        return
    play = played(game, data)
    rounds = 0 if game.rolls is None else game.rolls(play.options).rounds
    fallen = (
        [] if game.rolls is None else [game.rolls(play.options).drawn(play.seed, each + 1) for each in range(rounds)]
    )
    dice = tuple(tuple(value for drawn in each for value in drawn.values) for each in fallen)
    for seat, sheet in enumerate(game.view(play.state, None).sheets):
        paper, allowed = paper_named(game, play.options, sheet.paper), game.scorer.figures(play.options, sheet.paper)
        cells = {place.id: figure for place, figure in zip(paper.places, sheet.ink, strict=True) if place.id in allowed}
        scored = score_paper(game, play.options, sheet.paper, cells, dice)
        expect(scored.score is not None, "a played sheet cannot be read", play.end, seat=seat, faults=scored.faults)
        same(scored.faults, (), "a played sheet is called impossible", play.end, seat=seat)
        expect({*allowed} <= {place.id for place in paper.places}, "a cell is written that is not there", play.end)


def advice_can_be_followed(game: Game, data: st.DataObject) -> None:
    """A hint names this round, cells of the sheet and something the seat can write; no advice tells a secret."""
    if game.advice is None:
        return
    play = played(game, data)
    cells = {place.id for place in game.sheet(play.options).places}
    for at, seat in play.random.sample(play.turns, min(ADVISED, len(play.turns))):
        hint, best = game.advice.hint(at.state, seat), game.advice.best(at.state, seat)
        for advice in (hint, best):
            expect(
                advice is None or cells.issuperset(advice.cells), "advice points beside the sheet", at, advice=advice
            )
        if hint is not None:
            same(hint.round, at.state.round, "a hint is for another round", at, hint=hint)
            expect(_can_be_played(at, seat, hint), "a hint cannot be played", at, hint=hint)
        for other in range(len(play.seats)):
            secret = scribbled(at, other) if other != seat else at
            same(game.advice.hint(secret.state, seat), hint, "a hint depends on another seat's secret", secret)
            same(game.advice.best(secret.state, seat), best, "the best of a round depends on a secret", secret)


def fast_says_the_same(game: Game, data: st.DataObject) -> None:
    """Each function for speed says what the plain way says."""
    if game.fast is None:
        return
    play = played(game, data)
    seats = range(len(play.seats))
    for at in some(play.positions):
        for seat in seats:
            _fast_choices_are_the_plain_ones(game, at, seat)
    if game.fast.seats_affected is not None:
        for before, after in zip(play.positions, play.positions[1:], strict=False):
            affected = game.fast.seats_affected(before.state, after.state)
            for seat in set(seats).difference(affected) if not game.over(after.state) else ():
                _nothing_of_its_own_changed(game, before, after, seat)
    for at in some(play.positions):
        for seat in seats:
            _private_actions_are_seen_by_nobody_else(game, at, seat)


def _fast_choices_are_the_plain_ones(game: Game, at: Position, seat: int) -> None:
    assert game.fast is not None
    choices = game.legal(at.state, seat)
    if game.fast.accepts is not None:
        tried = [*choices, *at.play.random.sample(game.actions, min(BARRED, len(game.actions)))]
        for action in tried:
            accepted = game.fast.accepts(at.state, seat, action)
            same(accepted, action in choices, "`accepts` and `legal` disagree", at, seat=seat, action=to_text(action))
    if game.fast.legal_words is not None:
        text = game.fast.legal_words(at.state, seat)
        same(text, tuple(map(to_text, choices)), "`legal_words` and `legal` disagree", at, seat=seat)
        again = game.fast.legal_words(at.state, seat)
        expect(again is text, "`legal_words` makes its answer anew", at, seat=seat)


def _nothing_of_its_own_changed(game: Game, before: Position, after: Position, seat: int) -> None:
    promise = "`seats_affected` leaves out a seat for which more changed than for a spectator"
    same(game.legal(before.state, seat), game.legal(after.state, seat), promise, after, seat=seat)
    own, public = (_changes(game.view(before.state, looker), game.view(after.state, looker)) for looker in (seat, None))
    same(own, public, promise, after, seat=seat)


def _private_actions_are_seen_by_nobody_else(game: Game, at: Position, seat: int) -> None:
    assert game.fast is not None
    choices = [action for action in game.legal(at.state, seat) if isinstance(action, game.fast.private)]
    if not choices or not is_awaited(game, at.state, seat):
        return  # everybody sees that a seat takes Done back
    later = at.then(Move(seat, any_choice(choices, at.play.random), at.now))
    for other in (None, *range(len(at.play.seats))):
        if other != seat:
            promise = "an action of a `private` kind changes what somebody else sees"
            same(game.view(at.state, other), game.view(later.state, other), promise, later, seat=other)


def _changes(before: Any, after: Any) -> Any:
    """Return what is new in `after`: part by part where both have the same parts, else the whole."""
    old, new = parts_of(before), parts_of(after)
    if type(before) is not type(after) or not new or old.keys() != new.keys():
        return after
    return {name: _changes(old[name], part) for name, part in new.items() if old[name] != part}


def _can_be_played(at: Position, seat: int, hint: Suggestion) -> bool:
    """Say whether choices of the seat write the hint in its cells; a word as long as its cells, letter by letter."""
    game = at.play.game
    paper = paper_named(game, at.play.options, game.view(at.state, seat).sheets[seat].paper)
    cells = [place.id for place in paper.places]
    spelt = len(hint.note) == len(hint.cells)
    wanted = dict(zip(hint.cells, hint.note if spelt else [None] * len(hint.cells), strict=True))
    todo = [(_rubbed_out(at, seat).state, 0)]
    while todo:
        state, depth = todo.pop()
        sheet = game.view(state, seat).sheets[seat]
        pencil = {cell: one for cell, one in zip(cells, sheet.pencil, strict=False) if one is not None}
        inked = {cell for cell, one in zip(cells, sheet.ink, strict=False) if one is not None}
        if any(cell not in wanted or (spelt and wanted[cell] != one) for cell, one in pencil.items()):
            continue
        if pencil and wanted.keys() <= pencil.keys() | inked:
            return True
        steps = [action for action in game.legal(state, seat) if _follows(action, hint)] if depth < DEEPEST else []
        todo += [(step(game, state, Move(seat, action, at.now)), depth + 1) for action in reversed(steps)]
    return False


def _follows(action: Any, hint: Suggestion) -> bool:
    """Say whether an action may be a step towards a hint: it names one of its cells, or a letter where it is a word."""
    values = [getattr(action, name) for name in action.__struct_fields__]
    if hasattr(action, "cell"):
        return action.cell in hint.cells
    return bool(values) and (len(hint.note) != len(hint.cells) or all(str(value) in hint.note for value in values))


def _rubbed_out(at: Position, seat: int) -> Position:
    """Return the position after all undos that are offered."""
    for _ in range(DEEPEST):
        undo = next((action for action in at.play.game.legal(at.state, seat) if verb_of(action) == "undo"), None)
        if undo is None or races(at.play.game, undo):
            return at
        at = at.then(Move(seat, undo, at.now))
    return at
