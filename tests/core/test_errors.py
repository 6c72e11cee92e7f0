"""Every code that the program can raise has a sentence in each language."""

import ast
import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rollwright
from rollwright.core import (
    BadOptions,
    Broken,
    IllegalAction,
    NotFound,
    Refused,
    RollwrightError,
    StaleMove,
    UnknownAction,
    begin,
)
from rollwright.games import GAMES
from rollwright.locale import LANGUAGES, Language, catalogue, sentence
from tests.examples import folder_of

SOURCE = Path(rollwright.__file__).parent


@cache
def source_trees() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text("utf-8")) for file in SOURCE.rglob("*.py")}


@cache
def error_classes() -> dict[str, type[RollwrightError]]:
    for module in pkgutil.walk_packages(rollwright.__path__, "rollwright."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found: dict[str, type[RollwrightError]] = {}
    todo = [RollwrightError]
    while todo:
        kind = todo.pop()
        found[kind.__name__] = kind
        todo += kind.__subclasses__()
    return {name: kind for name, kind in found.items() if kind.__module__.startswith("rollwright.")}


@cache
def codes() -> dict[str, type[RollwrightError]]:
    """Every code with the class that carries it."""
    classes = error_classes()
    found: dict[str, type[RollwrightError]] = {kind.code: kind for kind in reversed(classes.values())}
    for tree in source_trees().values():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            raised = str(getattr(node.func, "id", getattr(node.func, "attr", "")))
            if raised in classes:
                found |= {
                    first.value: classes[raised]
                    for first in node.args[:1]
                    if isinstance(first, ast.Constant) and isinstance(first.value, str)
                }
    return found | {code: IllegalAction for game in GAMES.values() for code in reasons(game)}


def reasons(game: Any) -> set[str]:
    """The reasons a game gives itself: what its `why` or `refuses`, and what those ask, may return."""
    sources = [tree for file, tree in source_trees().items() if file.parent == folder_of(game)]
    asked = [
        node
        for source in sources
        for node in ast.walk(source)
        if isinstance(node, ast.FunctionDef) and node.name.lstrip("_").startswith(("why", "refuse"))
    ]
    answers = [node.value for why in asked for node in ast.walk(why) if isinstance(node, ast.Return) and node.value]
    return {code for answer in answers for code in _constants(answer)}


def _constants(answer: ast.expr) -> list[str]:
    match answer:
        case ast.Constant(value=str(code)):
            return [code]
        case ast.IfExp(body=one, orelse=other):
            return [*_constants(one), *_constants(other)]
        case _:
            return []


@cache
def raised() -> list[tuple[str, str, set[str]]]:
    """Every place where an error with a fixed code is made: where it is, the code, and what its sentence is given."""
    classes, found = error_classes(), list[Any]()
    for file, tree in source_trees().items():
        for node in ast.walk(tree):
            match node:
                case ast.Raise(exc=ast.Name(id=name)):
                    first, given = list[ast.expr](), list[ast.keyword]()
                case ast.Call(func=ast.Name(id=name), args=[*first], keywords=given):
                    pass
                case _:
                    continue
            if name in classes and (not first or isinstance(first[0], ast.Constant)):
                found.append(
                    (
                        f"{file.name}:{node.lineno}",
                        first[0].value if first and isinstance(first[0], ast.Constant) else classes[name].code,
                        {word.arg for word in given},
                    )
                )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_brings_what_its_sentence_says(language: Language):
    sentences = dict(
        re.findall(r"^error-([\w-]+) =(.*(?:\n[ \t]+.*)*)", "\n".join(catalogue(language).values()), re.MULTILINE)
    )
    lacking = [
        (where, code, missing)
        for where, code, given in raised()
        if (missing := set(re.findall(r"\$(\w+)", sentences[code])) - given)
    ]
    assert lacking == []
    assert len(raised()) > 80


def test_we_find_the_codes():
    assert {"error", "illegal-action", "bad-seats", "unknown-game", "occupied", "not-over"} <= codes().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_in_each_language(language: Language):
    said = re.findall(r"^error-([\w-]+) =", "\n".join(catalogue(language).values()), re.MULTILINE)
    assert sorted(codes().keys() - {*said}) == []


def test_a_sentence_of_the_game_goes_before_the_one_for_every_game():
    said = {
        game: sentence("en", IllegalAction("occupied", game=game, action="write 1", choices=""))
        for game in ("splitter", "hexroller", "make-a-difference", "difference")
    }
    assert [text.split(".")[0] for text in said.values()] == [
        "That pair is taken",
        "That hex is taken",
        "That field is taken",
        "That place is taken",
    ]


def test_options_that_a_game_refuses_are_refused_in_its_own_words():
    game = GAMES["make-a-difference"]
    with pytest.raises(BadOptions) as refused:
        begin(game, game.options(mode="B"), ("Ada",), "0" * 64)
    assert refused.value.params == {"game": "make-a-difference"}
    assert "BotCard" in sentence("en", refused.value)


def test_an_error_as_text_is_its_code_with_the_details():
    assert str(Refused()) == "refused"
    assert str(Refused("bad-case", key="cells", most=5)) == "bad-case (key cells, most 5)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_always_has_a_sentence(language: Language):
    """A sentence that could not be made ended the table at which somebody was to read it."""
    refused, broken = sentence(language, Refused()), sentence(language, Broken())
    for wrong in (StaleMove(round=10**2500, now=1), StaleMove(round=10**5000, now=1), StaleMove(now=1), StaleMove()):
        assert sentence(language, wrong) == refused
    assert len(sentence(language, StaleMove(round="9" * 5000, now=1))) < 500
    assert sentence(language, Broken("no-such-code")) == broken


def test_an_error_says_its_code_and_what_it_was_given():
    assert str(Refused()) == "refused"
    assert str(Refused("bad-case", key="cells", seat=2)) == "bad-case (key cells, seat 2)"
    assert (Refused().args, Refused("bad-case", key="cells").args) == (("refused",), ("bad-case",))


@pytest.mark.parametrize(
    ("kind", "status"),
    [(Refused, 409), (IllegalAction, 409), (StaleMove, 409), (UnknownAction, 400), (BadOptions, 400), (NotFound, 404)],
)
def test_a_refusal_has_its_status_over_http(kind: type[Refused], status: int):
    assert kind.status == status
