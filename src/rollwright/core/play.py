"""Play any game: begin it, check and apply a move, replay a log, name the seats we wait for and their places."""

from collections.abc import Iterable
from typing import Any

from rollwright.core.errors import QUOTED, BadOptions, IllegalAction, NotFound
from rollwright.core.game import Game
from rollwright.core.lesson import Lesson
from rollwright.core.moves import Move, Wake
from rollwright.core.notation import parse, to_text
from rollwright.core.paper import Paper
from rollwright.core.view import Rival


def begin(game: Game, options: Any, seats: tuple[str, ...], seed: str) -> Any:
    """Return the first state, or raise `BadOptions` when so many seats cannot play it."""
    check_seats(game, len(seats))
    try:
        return game.start(options, seats, seed)
    except BadOptions as refusal:
        refusal.params.setdefault("game", game.info.id)  # the game may have a sentence of its own
        raise


def check_seats(game: Game, count: int) -> None:
    low, high = game.info.seats
    if not low <= count <= high:
        raise BadOptions("bad-seats", low=low, high=high)


def step(game: Game, state: Any, move: Move[Any]) -> Any:
    """Return the state after `move`, or raise `IllegalAction`."""
    check(game, state, move)
    return game.apply(state, move)


def check(game: Game, state: Any, move: Move[Any]) -> None:
    """Raise `IllegalAction` when the move cannot be made now."""
    race, seat, action = game.race, move.seat, move.action
    if seat is None and (race is None or not isinstance(action, race.notes)):
        due = next_wake(game, state)
        if not isinstance(action, Wake) or due is None or move.at < due:
            raise IllegalAction(game=game.info.id, action=to_text(action), choices="")
        return
    if race is not None and race.refuses is not None:
        reason = race.refuses(state, move)
        if reason is not None:
            raise IllegalAction(reason, game=game.info.id, action=to_text(action), choices="")
        return
    if seat is None:
        return
    fast = game.fast
    if fast is not None and fast.accepts is not None and fast.accepts(state, seat, action):
        return
    choices = game.legal(state, seat)
    if action not in choices:
        reason = game.why(state, seat, action) if game.why else None
        named = ", ".join(map(to_text, choices[:4]))
        raise IllegalAction(reason, game=game.info.id, action=to_text(action), choices=named)


def replay(game: Game, options: Any, seats: tuple[str, ...], seed: str, moves: Iterable[Move[Any]]) -> Any:
    """Return the state that a log leads to."""
    state = begin(game, options, seats, seed)
    for move in moves:
        state = step(game, state, move)
    return state


def play_lesson(game: Game, lesson: Lesson) -> list[list[Any]]:
    """Return, for each step of a lesson, the states after its actions, all played by the first seat and the rules."""
    played: list[list[Any]] = []
    state = lesson.state
    for each in lesson.steps:
        played.append([])
        for words in each.actions:
            state = step(game, state, Move(0, parse(game, words)))
            played[-1].append(state)
    return played


def waiting(game: Game, state: Any, seats: int) -> tuple[int, ...]:
    """Return the seats that still have something to do."""
    if game.race is not None and game.race.awaited is not None:
        return game.race.awaited(state)
    return tuple(seat for seat in range(seats) if is_awaited(game, state, seat))


def is_awaited(game: Game, state: Any, seat: int) -> bool:
    """Say whether a seat has a choice to make. A seat that is done, and may take that back, has none."""
    return bool(game.legal(state, seat)) and not (game.done is not None and game.done(state, seat))


def next_wake(game: Game, state: Any) -> int | None:
    """Return when the clock has to act next, for games that have one."""
    return None if game.clock is None else game.clock.next_wake(state)


def visible_wake(game: Game, state: Any, seat: int | None) -> int | None:
    """Return when the clock acts next, as far as `seat` (None: a spectator) may know."""
    clock = game.clock
    if clock is None:
        return None
    return clock.next_wake(state) if clock.visible_wake is None else clock.visible_wake(state, seat)


def places(game: Game, state: Any, seats: int) -> tuple[int, ...]:
    """Return each seat's place from 1; equal totals share it (1, 2, 2, 4) unless the game ranks by more."""
    if game.ranking is not None and game.ranking.rank is not None:
        return game.ranking.rank(state)
    totals = [game.score(state, seat).total for seat in range(seats)]
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def solo_title(game: Game, options: Any, figure: int) -> str | None:
    """Return the catalogue id of the title that a figure earns when playing alone, in games that have titles."""
    if game.ranking is None or game.ranking.title is None:
        return None
    return game.ranking.title(options, figure)


def solo_figure(game: Game, state: Any) -> int:
    """Return the figure that earns a title when playing alone: the total, or the game's own."""
    figure = None if game.ranking is None else game.ranking.figure
    return game.score(state, 0).total if figure is None else figure(state)


def played_options(game: Game, state: Any, options: Any) -> Any:
    """Return the options under which a result counts: those of the table, or as the game itself changed them."""
    played = None if game.ranking is None else game.ranking.played
    return options if played is None else played(state)


def proposed(game: Game, seats: int) -> dict[str, str | int | bool]:
    """Return the options that the author recommends for so many seats; often none."""
    fitting = [each.options for each in game.proposals if each.seats[0] <= seats <= each.seats[1]]
    return fitting[0] if fitting else {}


def papers(game: Game, options: Any) -> dict[str, Paper]:
    """Return the papers that a sheet's `paper` may name; none where all seats write on the same."""
    return {} if game.papers is None else game.papers(options)


def paper_named(game: Game, options: Any, name: str) -> Paper:
    """Return the paper of this name; "" is the one that all seats share."""
    if not name:
        return game.sheet(options)
    found = papers(game, options).get(name)
    if found is None:
        raise NotFound("no-paper", paper=name[:QUOTED], papers=", ".join(papers(game, options)) or "-")
    return found


def rivals(game: Game, state: Any) -> tuple[Rival, ...]:
    """Return the opponents without a seat, in games that have such."""
    return () if game.ranking is None or game.ranking.rivals is None else game.ranking.rivals(state)
