"""Paper at the table: a game in which some seats write on real paper, and enter their sheets at the end.

A paper seat's choices are unknown until then. In each round it says Done and nothing else; the game itself keeps an
empty sheet for it. When all rounds are written, each paper seat enters its sheet, which must be possible with the rolls
that fell, or goes without one and has no result (entered_sheet.py). `with_paper_seats` makes such a game out of any
game with the part `PaperSeats`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core.chance import Figure
from rollwright.core.entered_sheet import WITHOUT, EnterSheet, GoWithout, ImpossibleSheet, read_sheet
from rollwright.core.game import Advice, Clock, Fast, Game, Ranking
from rollwright.core.moves import Move
from rollwright.core.notation import to_text
from rollwright.core.play import places, rivals
from rollwright.core.view import Rival, Score, View, put


class StateWithPaper(Struct, frozen=True):
    """The game's own state, the dice of each round so far, and the paper seats that entered a sheet or went without."""

    own: Any
    options: Any
    fallen: tuple[tuple[Figure, ...], ...]
    entered: tuple[int, ...] = ()
    without: tuple[int, ...] = ()

    @property
    def round(self) -> int:
        return self.own.round

    @property
    def dice(self) -> tuple[Figure, ...]:
        return self.own.dice


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class GameWithPaper(Game[Any, Any, Any]):
    """A game at a table with paper seats; `plain` are its rules without them."""

    plain: Game[Any, Any, Any]
    paper_seats: tuple[int, ...]


def paper_seats_of(game: Game) -> tuple[int, ...]:
    """Return the seats that write on paper; none in a game without them."""
    return game.paper_seats if isinstance(game, GameWithPaper) else ()


def missing_sheets(game: Game, state: Any) -> tuple[int, ...]:
    """Return the paper seats whose sheets are awaited: all rounds are written, and nothing else is to do."""
    if not isinstance(game, GameWithPaper) or not game.plain.over(state.own):
        return ()
    return tuple(seat for seat in game.paper_seats if seat not in (*state.entered, *state.without))


def seats_without_result(game: Game, state: Any) -> tuple[int, ...]:
    """Return the paper seats that went without a sheet."""
    return state.without if isinstance(game, GameWithPaper) else ()


def without_paper(game: Game, before: Any, later: Any) -> tuple[Game, Any, Any]:
    """Return the game's own rules with two states as those rules know them."""
    return (game.plain, before.own, later.own) if isinstance(game, GameWithPaper) else (game, before, later)


@lru_cache(maxsize=1024)
def with_paper_seats(game: Game, seats: tuple[int, ...]) -> Game:
    """Return the game with these seats on paper. The same seats give the same object."""
    if not seats or game.paper is None:
        return game
    rules = _Rules(game, frozenset(seats))
    advice, clock = game.advice, game.clock
    return GameWithPaper(
        info=game.info,
        options=game.options,
        action=game.action | EnterSheet | GoWithout,
        actions=(*game.actions, WITHOUT),
        start=rules.start,
        legal=rules.legal,
        apply=rules.apply,
        over=rules.over,
        view=rules.typed_view(),
        score=rules.score,
        sheet=game.sheet,
        cases=game.cases,
        why=rules.why,
        papers=game.papers,
        done=rules.done,
        phase=rules.phase,
        clock=None if clock is None else Clock(next_wake=lambda state: clock.next_wake(state.own)),
        ranking=rules.ranking(),
        advice=None
        if advice is None
        else Advice(
            hint=lambda state, seat: None if seat in seats else advice.hint(state.own, seat),
            best=lambda state, seat: None if seat in seats else advice.best(state.own, seat),
        ),
        fast=rules.fast(),
        rolls=game.rolls,
        scorer=game.scorer,
        plain=game,
        paper_seats=seats,
    )


class _Rules:
    """The rules of `game` with the seats `paper` on paper."""

    def __init__(self, game: Game, paper: frozenset[int]) -> None:
        assert game.paper is not None
        self._game = game
        self._part = game.paper
        self._paper = paper

    def start(self, options: Any, seats: tuple[str, ...], seed: str) -> StateWithPaper:
        options = options if self._part.options is None else self._part.options(options)
        own = self._game.start(options, seats, seed)
        return StateWithPaper(own, options, (self._game.view(own, None).dice,))

    def over(self, state: StateWithPaper) -> bool:
        return self._game.over(state.own) and self._paper.issubset((*state.entered, *state.without))

    def legal(self, state: StateWithPaper, seat: int) -> list[Any]:
        if seat not in self._paper:
            return self._game.legal(state.own, seat)
        if self._game.over(state.own):
            return [WITHOUT] if self._awaits(state, seat) else []
        return [self._part.undo if self._own_done(state, seat) else self._part.done]

    def apply(self, state: StateWithPaper, move: Move[Any]) -> StateWithPaper:
        seat = move.seat or 0
        if isinstance(move.action, GoWithout):
            return replace(state, without=(*state.without, seat))
        if isinstance(move.action, EnterSheet):
            row = read_sheet(self._game, state, move.action).ink
            return replace(state, own=self._part.enter(state.own, seat, row), entered=(*state.entered, seat))
        own = self._game.apply(state.own, move)
        if own.round == state.own.round or self._game.over(own):
            return replace(state, own=own)
        return replace(state, own=own, fallen=(*state.fallen, self._game.view(own, None).dice))

    def view(self, state: StateWithPaper, seat: int | None) -> View:
        """A paper seat sees what a spectator sees: it has no pencil here. A sheet that is not entered has no points."""
        seen = self._game.view(state.own, None if seat in self._paper else seat)
        sheets = seen.sheets
        for unknown in self._paper.difference(state.entered):
            blank = Score((), 0) if unknown in state.without else None
            sheets = put(sheets, unknown, replace(sheets[unknown], total=0, score=blank))
        return replace(seen, sheets=sheets)

    def typed_view(self) -> Callable[[StateWithPaper, int | None], View]:
        """Return `view` annotated with the game's own type of view, by which the server compares two views."""

        def view(state: StateWithPaper, seat: int | None) -> View:
            return self.view(state, seat)

        try:
            view.__annotations__["return"] = get_type_hints(self._game.view).get("return", View)
        except NameError:  # a name that only type checkers import
            view.__annotations__["return"] = View
        return view

    def score(self, state: StateWithPaper, seat: int) -> Score:
        return Score((), 0) if seat in state.without else self._game.score(state.own, seat)

    def why(self, state: StateWithPaper, seat: int, action: Any) -> str | None:
        if isinstance(action, EnterSheet | GoWithout):
            if seat not in self._paper:
                return "not-on-paper"
            if not self._game.over(state.own):
                return "sheet-too-early"
            if not self._awaits(state, seat):
                return "sheet-entered"
            if isinstance(action, EnterSheet):
                raise ImpossibleSheet(self._game, state.options, read_sheet(self._game, state, action).faults)
        if seat in self._paper:
            if action == self._part.done:
                return "already-done"
            return "nothing-written" if action == self._part.undo else "on-paper"
        return None if self._game.why is None else self._game.why(state.own, seat, action)

    def done(self, state: StateWithPaper, seat: int) -> bool:
        return not self._game.over(state.own) and self._own_done(state, seat)

    def phase(self, state: StateWithPaper) -> str:
        """Each entered sheet begins a phase of its own: it is public before the next sheet is entered."""
        if self._game.over(state.own):
            return f"sheets {len(state.entered) + len(state.without)}"
        return "" if self._game.phase is None else self._game.phase(state.own)

    def ranking(self) -> Ranking[Any, Any]:
        ranking = self._game.ranking or Ranking()
        figure = ranking.figure
        return Ranking(
            rank=self._rank,
            rivals=self._rivals,
            title=ranking.title,
            figure=None if figure is None else lambda state: figure(state.own),
            timed=ranking.timed,
            compared=ranking.compared,
        )

    def _rank(self, state: StateWithPaper) -> tuple[int, ...]:
        """Rank the seats that have a result; the place of the others is 0."""
        ranks = self._own_places(state)
        return tuple(0 if seat in state.without else _moved_up(state, ranks, place) for seat, place in enumerate(ranks))

    def _rivals(self, state: StateWithPaper) -> tuple[Rival, ...]:
        ranks = self._own_places(state)
        return tuple(
            replace(rival, place=_moved_up(state, ranks, rival.place)) for rival in rivals(self._game, state.own)
        )

    def _own_places(self, state: StateWithPaper) -> tuple[int, ...]:
        """Return the places as if every seat had a result."""
        return places(self._game, state.own, len(self._game.view(state.own, None).sheets))

    def fast(self) -> Fast[Any, Any]:
        fast = self._game.fast or Fast()
        return Fast(
            accepts=self._accepts,
            legal_words=self._legal_words,
            seats_affected=None if fast.seats_affected is None else self._seats_affected,
            private=fast.private,
        )

    def _accepts(self, state: StateWithPaper, seat: int, action: Any) -> bool:
        if isinstance(action, EnterSheet):
            if not self._awaits(state, seat):
                return False
            read = read_sheet(self._game, state, action)
            return read.score is not None and not read.faults
        fast = self._game.fast
        if seat not in self._paper and fast is not None and fast.accepts is not None:
            return fast.accepts(state.own, seat, action)
        return action in self.legal(state, seat)

    def _legal_words(self, state: StateWithPaper, seat: int) -> tuple[str, ...]:
        fast = self._game.fast
        if seat not in self._paper and fast is not None and fast.legal_words is not None:
            return fast.legal_words(state.own, seat)
        return tuple(map(to_text, self.legal(state, seat)))

    def _seats_affected(self, before: StateWithPaper, after: StateWithPaper) -> tuple[int, ...]:
        fast = self._game.fast
        assert fast is not None
        assert fast.seats_affected is not None
        if self._game.over(after.own):
            return tuple(range(len(self._game.view(after.own, None).sheets)))
        return fast.seats_affected(before.own, after.own)

    def _awaits(self, state: StateWithPaper, seat: int) -> bool:
        ended = self._game.over(state.own)
        return ended and seat in self._paper and seat not in (*state.entered, *state.without)

    def _own_done(self, state: StateWithPaper, seat: int) -> bool:
        return self._game.done is not None and self._game.done(state.own, seat)


def _moved_up(state: StateWithPaper, ranks: tuple[int, ...], place: int) -> int:
    """Return a place without the seats before it that have no result."""
    return place - sum(ranks[seat] < place for seat in state.without)
