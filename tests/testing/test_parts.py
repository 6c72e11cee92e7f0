"""Optional parts that break their promises are caught, and parts that keep them pass: Stairs with one part more."""

import dataclasses
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rollwright.core import BadOptions, Fault, NotFound, PaperSeats, Proposal, Race, Ranking, Scorer, put
from rollwright.testing import Failure
from rollwright.testing.options import days_can_be_played, named_options_exist
from rollwright.testing.paper import entered_sheets_score_alike, paper_seats_keep_the_contract
from rollwright.testing.parts import ranking_is_consistent
from rollwright.testing.pictures import pictures_are_given_to_those_who_see_them, pictures_have_secret_names
from rollwright.testing.race import bots_see_no_more_than_their_seat
from tests.examples import example

stairs = example("stairs")
NO_OPTIONS = stairs.Options(6)  # no stairs are that long


def named(value: Any) -> str:
    return getattr(value, "__name__", "")


# ---------------------------------------------------------------------- rankings


def ranked(**parts: Any) -> dict[str, Any]:
    return {"ranking": Ranking(**parts)}


def king_of_nine(options: Any, figure: int) -> str:
    """A title of another game for a figure that is no total."""
    return "chess-title-king" if figure == 1009 else "stairs-title"


def nine(state: Any) -> int:
    return 1009


def half(state: Any) -> float:
    return 0.5


def yes(options: Any) -> bool:
    return True


def none_of_the_game(state: Any) -> Any:
    return NO_OPTIONS


def as_it_is(state: Any) -> Any:
    return stairs.Options(state.steps)


def shrinking(state: Any) -> Any:
    """Other options when the last round comes."""
    return stairs.Options(5 if state.round == state.steps else 7)


def the_other_one(state: Any) -> Any:
    return stairs.Options(12 - state.steps)


# ---------------------------------------------------------------------- bots


def racing(bot_view: Any) -> dict[str, Any]:
    return {"race": Race(claims=(), bot_view=bot_view)}


def all_sheets(state: Any, seat: int) -> Any:
    return state.sheets


def the_seed(state: Any, seat: int) -> str:
    return state.seed


# ---------------------------------------------------------------------- options


def proposing(*seats: int, **options: Any) -> dict[str, Any]:
    low, high = seats
    return {"proposals": (Proposal(seats=(low, high), options=options),)}


def no_long_ones(options: Any, seats: tuple[str, ...], seed: str) -> Any:
    if options.steps == 7:
        raise BadOptions(detail="steps=7")
    return stairs.start(options, seats, seed)


def long_one(day: int, language: str) -> Any:
    return stairs.Options(7)


def today(day: int, language: str) -> Any:
    return stairs.Options((5, 7)[day % 2])


def never(day: int, language: str) -> Any:
    return NO_OPTIONS


def in_words(day: int, language: str) -> Any:
    return {"steps": 7}


ASKED = count()


def any_day(day: int, language: str) -> Any:
    """Other options whenever they are asked for."""
    return stairs.Options((5, 7)[next(ASKED) % 2])


# ---------------------------------------------------------------------- paper


def scorer(**parts: Any) -> Scorer[Any]:
    """Stairs can be scored by themselves."""

    def figures(options: Any, name: str) -> Any:
        return dict.fromkeys(stairs.CELLS[: options.steps], (1, 2, 3, 4, 5, 6))

    def score(options: Any, name: str, row: Any) -> Any:
        return stairs.score(stairs.State("", options.steps, 1, (), (stairs.Sheet(row),)), 0)

    def no_faults(*_: Any) -> tuple[Fault, ...]:
        return ()

    given: dict[str, Any] = {"figures": figures, "score": score, "faults": no_faults, **parts}
    return Scorer(**given)


def enter(state: Any, seat: int, row: Any) -> Any:
    return replace(state, sheets=put(state.sheets, seat, stairs.Sheet(row)))


def throw_away(state: Any, seat: int, row: Any) -> Any:
    return state


def another_length(options: Any) -> Any:
    return NO_OPTIONS


def never_right(*_: Any) -> tuple[Fault, ...]:
    return (Fault("never", ("1",)),)


def may_take_done_back(state: Any, seat: int) -> Any:
    waits = state.sheets[seat].done and not stairs.over(state)
    return [stairs.Undo()] if waits else stairs.legal(state, seat)


def take_done_back(state: Any, move: Any) -> Any:
    sheet = state.sheets[move.seat]
    if sheet.done and isinstance(move.action, stairs.Undo):
        return replace(state, sheets=put(state.sheets, move.seat, replace(sheet, done=False)))
    return stairs.apply(state, move)


def is_done(state: Any, seat: int) -> bool:
    return state.sheets[seat].done


def on_paper(judge: Scorer[Any] | None = None, **parts: Any) -> dict[str, Any]:
    """Stairs of which a seat is written on real paper, whole or with other parts."""
    given: dict[str, Any] = {"done": stairs.Done(), "undo": stairs.Undo(), "enter": enter, **parts}
    rules = {"legal": may_take_done_back, "apply": take_done_back, "done": is_done}
    return {"paper": PaperSeats(**given), "scorer": judge or scorer(), **rules}


# ---------------------------------------------------------------------- pictures


def secret_name(seed: str, card: int) -> str:
    return sha256(f"{seed} {card}".encode()).hexdigest()[:32]


def plain_name(seed: str, card: int) -> str:
    return f"card {card}"


def counted_name(seed: str, card: int) -> str:
    return f"{card:032x}"


def common_name(seed: str, card: int) -> str:
    return secret_name(seed, 0)


def gallery(name: Any = secret_name, *, moving: bool = False, given: bool = False) -> dict[str, Any]:
    """Stairs with pictures of nothing, of which no view shows a name."""

    class Pictures:
        media_type = "image/png"

        def __init__(self, folder: Path) -> None: ...

        async def cut(self, options: Any) -> Any:
            raise NotFound("no-picture")

        def names(self, state: Any) -> dict[int, str]:
            seed = f"{state.seed}{state.round if moving else ''}"
            return {card: name(seed, card) for card in (1, 2)}

        async def answer(self, state: Any, seat: int | None, name: str, width: int) -> bytes:
            if given:
                return b""
            raise NotFound("no-picture")

        async def close(self) -> None: ...

    return {"pictures": Pictures}


BROKEN: list[tuple[Any, dict[str, Any]]] = [
    (ranking_is_consistent, ranked(title=king_of_nine, figure=nine)),
    (ranking_is_consistent, ranked(figure=half)),
    (ranking_is_consistent, ranked(timed=yes)),
    (ranking_is_consistent, ranked(played=none_of_the_game)),
    (ranking_is_consistent, ranked(played=shrinking)),
    (ranking_is_consistent, ranked(played=the_other_one)),
    (bots_see_no_more_than_their_seat, racing(all_sheets)),
    (bots_see_no_more_than_their_seat, racing(the_seed)),
    (named_options_exist, ranked(compared=("step",))),
    (named_options_exist, ranked(compared=("steps", "steps"))),
    (named_options_exist, {"scorer": scorer(options=("stairs",))}),
    (named_options_exist, proposing(1, 2, step=7)),
    (named_options_exist, proposing(1, 2, steps=6)),
    (named_options_exist, proposing(5, 7)),
    (named_options_exist, {"start": no_long_ones, **proposing(1, 1, steps=7)}),
    (days_can_be_played, {"daily": never}),
    (days_can_be_played, {"daily": in_words}),
    (days_can_be_played, {"daily": any_day}),
    (days_can_be_played, {"daily": long_one, "start": no_long_ones}),
    (days_can_be_played, {"daily": today, "info": replace(stairs.INFO, seats=(2, 6))}),
    (entered_sheets_score_alike, on_paper(enter=throw_away)),
    (entered_sheets_score_alike, on_paper(options=another_length)),
    (entered_sheets_score_alike, on_paper(scorer(faults=never_right))),
    (paper_seats_keep_the_contract, on_paper(done=stairs.Take(2))),
    (paper_seats_keep_the_contract, {**on_paper(), "legal": stairs.legal, "apply": stairs.apply}),
    (pictures_have_secret_names, gallery(plain_name)),
    (pictures_have_secret_names, gallery(counted_name)),
    (pictures_have_secret_names, gallery(common_name)),
    (pictures_have_secret_names, gallery(moving=True)),
    (pictures_are_given_to_those_who_see_them, gallery(given=True)),
]
HONEST: list[tuple[Any, dict[str, Any]]] = [
    (ranking_is_consistent, ranked(played=as_it_is)),
    (bots_see_no_more_than_their_seat, racing(stairs.view)),
    (named_options_exist, {"scorer": scorer(options=("steps",)), **ranked(compared=("steps",))}),
    (named_options_exist, proposing(1, 2, steps=7)),
    (days_can_be_played, {"daily": today}),
    (entered_sheets_score_alike, on_paper()),
    (paper_seats_keep_the_contract, on_paper()),
    (pictures_have_secret_names, gallery()),
    (pictures_are_given_to_those_who_see_them, gallery()),
]


@pytest.mark.parametrize(("check", "part"), BROKEN, ids=named)
def test_a_part_that_breaks_its_promise_is_caught(check: Any, part: dict[str, Any]):
    game = dataclasses.replace(stairs.GAME, **part)

    @settings(max_examples=50, deadline=None, database=None, phases=[Phase.generate])
    @given(data=st.data())
    def checked(data: st.DataObject):
        check(game, data)

    with pytest.raises(Failure, match="stairs, version 1: "):
        checked()


@pytest.mark.parametrize(("check", "part"), HONEST, ids=named)
@settings(max_examples=5, deadline=None, phases=[Phase.generate])
@given(data=st.data())
def test_a_part_that_keeps_its_promise_passes(check: Any, part: dict[str, Any], data: st.DataObject):
    check(dataclasses.replace(stairs.GAME, **part), data)
