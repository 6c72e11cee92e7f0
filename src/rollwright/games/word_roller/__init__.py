"""Word Roller, by Lucas Gerlach. README.md has the rules; rules.py leads to a file for each phase of a turn."""

import dataclasses

from msgspec.structs import replace

from rollwright.core import Advice, Clock, Credit, Game, Info, Race, Ranking
from rollwright.games.word_roller.actions import ACTIONS, CLAIMS, Action
from rollwright.games.word_roller.advice import best, hint
from rollwright.games.word_roller.cases import judge
from rollwright.games.word_roller.clock import next_wake, visible_wake
from rollwright.games.word_roller.dicecards import rolls
from rollwright.games.word_roller.lesson import lesson
from rollwright.games.word_roller.rules import apply, is_done, legal, over, start, start_version_1, why
from rollwright.games.word_roller.score import rank, score, title
from rollwright.games.word_roller.scorer import SCORER
from rollwright.games.word_roller.sheet import papers, sheet
from rollwright.games.word_roller.state import Options, State
from rollwright.games.word_roller.view import view

__all__ = ["GAME"]
INFO = Info(
    id="word-roller",
    title="Word Roller",
    designers=("Lucas Gerlach",),
    seats=(1, 6),
    minutes=(30, 30),
    age=12,
    version=2,
    spot="plum",
    credits=(Credit("publisher", ("Gerlach Games (2020)",)),),
)
_LATEST: Game[Options, State, Action] = Game(
    info=INFO,
    options=Options,
    action=Action,
    actions=ACTIONS,
    start=start,
    legal=legal,
    apply=apply,
    over=over,
    why=why,
    view=view,
    score=score,
    sheet=sheet,
    papers=papers,
    cases=judge,
    scorer=SCORER,
    rolls=lambda _: rolls(),
    lesson=lesson,
    done=is_done,
    phase=lambda state: state.phase,
    clock=Clock(next_wake=next_wake, visible_wake=visible_wake),
    race=Race(claims=CLAIMS),
    ranking=Ranking(rank=rank, title=title, compared=("words", "side")),
    advice=Advice(hint=hint, best=best),
    usual=lambda language: {"words": language},
    daily=lambda day, language: Options(words=language, side=("a", "b")[day % 2], hints=False),
)
_VERSION_1 = dataclasses.replace(_LATEST, info=replace(INFO, version=1), start=start_version_1)
GAME: Game[Options, State, Action] = dataclasses.replace(_LATEST, earlier=(_VERSION_1,))
