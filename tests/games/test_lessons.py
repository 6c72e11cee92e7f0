"""Every game has a lesson; the real rules play each to its end, and it teaches what it says."""

from dataclasses import replace as changed
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rollwright.core import Game, Lesson, NotFound, Step, play_lesson
from rollwright.games import GAMES, splitter
from rollwright.locale import LANGUAGES, Language
from rollwright.server.http.lessons import lesson_card, lesson_of
from rollwright.testing.lessons import faults_of

OURS = [game for game in GAMES.values() if game.start.__module__.startswith("rollwright.games.") and game.lesson]
LESSONS = [pytest.param(game, language, id=f"{game.info.id}-{language}") for game in OURS for language in LANGUAGES]
LARGEST = 120_000  # bytes of a lesson as JSON, before it is packed


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_the_rules_play_a_lesson_to_its_end(game: Game, language: Language) -> None:
    assert faults_of(game, language) == ()


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_a_lesson_is_one_small_document_with_a_view_after_every_action(game: Game, language: Language) -> None:
    card = lesson_card(game, language)
    assert len(lesson_of(game.info.id, language)) < LARGEST
    assert all(len(step.views) == len(step.actions) for step in card.steps)
    assert not any(shown.view.over for step in card.steps for shown in step.views)


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_each_action_of_a_lesson_was_a_choice_of_the_view_before(game: Game, language: Language) -> None:
    card = lesson_card(game, language)
    choices = card.hello.state.choices
    for step in card.steps:
        for action, shown in zip(step.actions, step.views, strict=True):
            assert action in choices or game.race is not None  # claims cannot be listed
            choices = shown.choices


def shown(game: Game, step: str) -> Any:
    """Return the view at the end of a step, as JSON has it."""
    lesson = lesson_card(game, "en")
    return msgspec.to_builtins(next(each for each in lesson.steps if each.id == step).views[-1].view)


def test_splitter_has_the_fifth_5_written_on_the_star() -> None:
    worth = shown(splitter.GAME, "write")["worth"]
    assert [(change["item"], change["part"]["points"], change["part"]["note"]) for change in worth["won"]] == [
        ("number-5", 10, "star")
    ]
    assert shown(splitter.GAME, "swap")["worth"]["won"] == ()
    assert shown(splitter.GAME, "done")["sheets"][0]["total"] == worth["after"]


def with_lesson(**changes: Any) -> Game:
    """Return Splitter with a changed lesson."""
    assert splitter.GAME.lesson is not None
    lesson = changed(splitter.GAME.lesson("en"), **changes)

    def bent(_language: str) -> Lesson[splitter.Options, splitter.State]:
        return lesson

    return changed(splitter.GAME, lesson=bent)


def test_an_illegal_step_is_found() -> None:
    steps = (Step("write", (), ("write 2L4",)), *lesson().steps[1:])
    assert "occupied" in faults_of(with_lesson(steps=steps), "en")[0]


def test_a_step_without_words_is_found() -> None:
    steps = (*lesson().steps[:-1], replace(lesson().steps[-1], id="silent"))
    assert faults_of(with_lesson(steps=steps), "fr") == ("splitter-lesson-silent is missing (docs/messages.md)",)


def test_a_lesson_that_only_talks_is_found() -> None:
    steps = tuple(replace(step, actions=()) for step in lesson().steps)
    assert faults_of(with_lesson(steps=steps), "en") == ("nothing is done in its first 2 steps",)


def test_a_game_may_have_no_lesson() -> None:
    with pytest.raises(NotFound) as refused:
        lesson_card(changed(splitter.GAME, lesson=None), "en")
    assert refused.value.code == "no-lesson"


def lesson() -> Lesson:
    assert splitter.GAME.lesson is not None
    found = splitter.GAME.lesson("en")
    assert play_lesson(splitter.GAME, found)
    return found
