"""Old games replay for ever: a log names the version of its rules, and those rules are found."""

import dataclasses
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as changed

from rollwright.core import Game, NotFound, Record, mix, play_lesson, record, verify
from rollwright.games import find
from rollwright.locale import LANGUAGES, sentence
from rollwright.testing import CHECKS
from rollwright.testing.lessons import lesson_can_be_played
from rollwright.testing.messages import messages_are_there
from rollwright.testing.play import Play, play_out
from tests.games.two_versions import FIRST, SECOND, install, install_third

SECRET = "0123456789abcdef" * 4
SAID = ("otter", "")


@pytest.fixture(autouse=True)
def _own_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.games.GAMES", {})


def finished(game: Game) -> Record:
    play = play_out(Play(game, game.options(), ("Mira", "Théo"), mix(SECRET, SAID), Random(3)))
    return record(game, play.options, play.seats, SECRET, SAID, play.log)


def test_find_gives_the_newest_rules_or_those_of_a_version():
    install(SECOND)
    assert find("stairs") is SECOND
    assert find("stairs", 2) is SECOND
    assert find("stairs", 1) is FIRST


def test_a_version_that_is_not_here_is_refused_with_those_that_are():
    install(SECOND)
    with pytest.raises(NotFound) as refused:
        find("stairs", 7)
    assert refused.value.code == "unknown-version"
    assert refused.value.params == {"title": "Stairs", "version": 7, "versions": "1, 2"}
    assert all("7" in sentence(language, refused.value) for language in LANGUAGES)


def test_a_file_of_version_1_holds_after_version_2_is_installed():
    kept = finished(FIRST)
    assert kept.version == 1
    assert all(finding.holds for finding in verify(SECOND, kept))


def test_both_versions_really_differ():
    old, new = finished(FIRST), finished(SECOND)
    assert (old.version, new.version) == (1, 2)
    assert old.rolls != new.rolls
    assert [finding.check for finding in verify(SECOND, changed(old, version=2)) if not finding.holds] == [
        "moves",
        "scores",
    ]


def test_a_file_of_rules_that_are_not_here_is_not_trusted():
    install_third()
    findings = verify(find("stairs"), finished(FIRST))
    assert [finding.check for finding in findings if not finding.holds] == ["format"]


WORDY = (messages_are_there, lesson_can_be_played)  # its package, and so its words, are not installed here
PROMISES = [check for check in CHECKS if check not in WORDY]


@pytest.mark.parametrize("check", PROMISES, ids=lambda check: check.__name__)
@settings(max_examples=5, deadline=None)
@given(data=st.data())
def test_version_2_keeps_the_contract(check: Any, data: st.DataObject):
    check(SECOND, data)


@pytest.mark.parametrize("game", [FIRST, SECOND], ids=["first", "second"])
def test_lesson_can_be_played_by_the_rules_of_either_version(game: Game):
    assert game.lesson is not None
    for language in LANGUAGES:
        lesson = game.lesson(language)
        played = play_lesson(game, lesson)
        assert [len(views) for views in played] == [len(step.actions) for step in lesson.steps]


@pytest.mark.parametrize(
    "earlier",
    [(SECOND,), (FIRST, FIRST), (dataclasses.replace(FIRST, info=changed(FIRST.info, id="ladders")),)],
    ids=["not flat", "twice", "another game"],
)
def test_earlier_rules_that_make_no_sense_are_refused_at_once(earlier: tuple[Game, ...]):
    with pytest.raises(ValueError, match="`earlier`"):
        dataclasses.replace(SECOND, info=changed(FIRST.info, version=3), earlier=earlier)


def test_rules_of_the_same_version_are_not_earlier():
    with pytest.raises(ValueError, match=r"stairs 1: `earlier` has versions \[1\]"):
        dataclasses.replace(FIRST, earlier=(FIRST,))


def test_earlier_rules_are_older():
    with pytest.raises(ValueError, match="`earlier`"):
        dataclasses.replace(FIRST, earlier=(dataclasses.replace(SECOND, earlier=()),))
