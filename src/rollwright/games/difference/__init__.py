"""Difference, by Christophe Boelinger. README.md has the rules; rules.py, cards.py and race.py are the same in code."""

from pathlib import Path
from typing import get_args

from rollwright.core import Clock, Gallery, Game, Info, Race, Ranking
from rollwright.games.difference.actions import ACTIONS, CLAIMS, NOTES, Action
from rollwright.games.difference.bot_view import bot_view
from rollwright.games.difference.cards import SEATS_FOR
from rollwright.games.difference.cases import judge
from rollwright.games.difference.clock import next_wake, visible_wake
from rollwright.games.difference.hints import told
from rollwright.games.difference.lesson import lesson
from rollwright.games.difference.picture import Illustration
from rollwright.games.difference.rules import apply, awaited, handicap, legal, over, rank, refuses, start
from rollwright.games.difference.score import is_timed, score, title
from rollwright.games.difference.sheet import paper
from rollwright.games.difference.state import Options, State
from rollwright.games.difference.view import view

__all__ = ["GAME"]

ILLUSTRATIONS: tuple[Illustration, ...] = get_args(Illustration)


def _gallery(folder: Path) -> Gallery:
    from rollwright.games.difference.gallery import Gallery as Pictures  # needs the renderer: only a server loads it

    return Pictures(folder)


GAME: Game[Options, State, Action] = Game(
    info=Info(
        id="difference",
        title="Difference",
        designers=("Christophe Boelinger",),
        seats=(1, 6),
        minutes=(20, 20),
        age=6,
        version=1,
        spot="ochre",
    ),
    options=Options,
    action=Action,
    actions=ACTIONS,
    start=start,
    legal=legal,
    apply=apply,
    over=over,
    view=view,
    score=score,
    sheet=paper,
    cases=judge,
    seats_for=SEATS_FOR,
    lesson=lesson,
    phase=lambda state: state.phase,
    clock=Clock(next_wake=next_wake, visible_wake=visible_wake),
    race=Race(
        claims=CLAIMS,
        notes=NOTES,
        refuses=refuses,
        awaited=awaited,
        handicap=handicap,
        hint=told,
        bot_view=bot_view,
    ),
    ranking=Ranking(
        rank=rank,
        title=title,
        timed=is_timed,
        compared=("illustration", "mode", "relaxed", "length", "fine_s"),
        played=lambda state: state.options,  # one seat alone plays against the clock
    ),
    daily=lambda day, _: Options(mode="solo", illustration=ILLUSTRATIONS[day % len(ILLUSTRATIONS)]),
    pictures=_gallery,
)
