"""Checks of a lesson: the real rules play it to its end, and each step has one short sentence in every language."""

from functools import cache

from hypothesis import strategies as st

from rollwright.core import Game, IllegalAction, Lesson, UnknownAction, play_lesson
from rollwright.locale import LANGUAGES, Language, fault, say
from rollwright.testing.failure import Failure

STEPS = range(6, 9)
BEGUN_BY = 2  # the reader has done something after so many steps
MOST_WORDS = 20  # words in a sentence


def lesson_can_be_played(game: Game, _data: st.DataObject) -> None:
    """Each action of a `Lesson` is legal when it is asked for, and every language has a sentence for each step."""
    if game.lesson is None:
        return
    for language in LANGUAGES:
        faults = faults_of(game, language)
        if faults:
            raise Failure("\n".join([f"the {language} lesson of {game.info.id}:", *faults]))


@cache
def faults_of(game: Game, language: Language) -> tuple[str, ...]:
    """Return a line for everything that is wrong with a lesson."""
    assert game.lesson is not None
    lesson = game.lesson(language)
    ids = [step.id for step in lesson.steps]
    faults: list[str] = []
    if len(ids) not in STEPS:
        faults.append(f"it has {len(ids)} steps, not {STEPS[0]} to {STEPS[-1]}")
    if len({*ids, "end"}) <= len(ids):
        faults.append(f"its steps need names of their own: {ids}")
    if not any(step.actions for step in lesson.steps[:BEGUN_BY]):
        faults.append(f"nothing is done in its first {BEGUN_BY} steps")
    return (
        *faults,
        *_illegal(game, lesson),
        *(line for each in (*ids, "end") for line in _unsaid(game, language, each)),
    )


def _illegal(game: Game, lesson: Lesson) -> list[str]:
    try:
        play_lesson(game, lesson)
    except (IllegalAction, UnknownAction) as error:
        return [f"{error.code}: {error.params}"]
    return []


def _unsaid(game: Game, language: Language, step: str) -> list[str]:
    message = f"{game.info.id}-lesson-{step}"
    wrong = fault(language, message, ())
    if wrong is not None:
        return [f"{message} {wrong} (docs/messages.md)"]
    count = len([word for word in say(language, message).split() if any(map(str.isalnum, word))])
    return [f"{message} has {count} words, more than {MOST_WORDS}"] if count > MOST_WORDS else []
