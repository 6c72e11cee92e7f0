"""The reasons of refusals: along the golden games many actions are tried, and each is allowed or refused as before.

`python -m tests.games.test_refusals` counts again; review the difference like code.
"""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.bots import TIMED_BOTS
from rollwright.core import Game, IllegalAction, Move, UnknownAction, check, parse, step
from rollwright.core.notation import parse_table
from rollwright.games import GAMES
from tests.golden import FOLDER, files, open_game, read, rules_of

FILE = Path(__file__).parent.parent / "vectors" / "refusals.json"
TRIES = 40  # actions of each seat at each position
NOWHERE = ("write zz9", "begin zz9 across", "place zz9 down", "take crown -", "choose 99")

Counts = dict[str, dict[str, int]]


def stories() -> list[tuple[Path, Game]]:
    """The golden games under the newest rules, without races: there a refusal depends on the moment, too."""
    return [(file, game) for file, game in files() if game.info.id not in TIMED_BOTS and "-version-" not in file.stem]


def repertoire(game: Game) -> list[str]:
    """Every action of every seat in the golden games, and some that no sheet allows."""
    told = {
        action for file, other in stories() if other is game for seat, action, _ in moves_of(file) if seat is not None
    }
    return [action for action in sorted({*told, *NOWHERE}) if _read(game, action) is not None]


def moves_of(file: Path) -> list[Any]:
    return read(file.read_text("utf-8"))[1]


def _read(game: Game, action: str) -> Any:
    try:
        return parse(game, action)
    except UnknownAction:
        return None


def count(file: Path, newest: Game) -> Counts:
    """Try actions before each move of a game and at its end; return how often each kind got which answer."""
    head, moves = read(file.read_text("utf-8"))
    game, random, known = rules_of(newest, head), Random(file.stem), repertoire(newest)
    state, seats = open_game(game, head)
    found: dict[str, Counter[str]] = {}
    for seat, action, at in [*moves, (None, "", 0)]:
        for asked in range(seats):
            for tried in random.sample(known, min(TRIES, len(known))):
                found.setdefault(tried.split()[0], Counter())[_answer(game, state, asked, tried)] += 1
        if action:
            act = parse_table(game, action) if seat is None else parse(game, action)
            state = step(game, state, Move(seat, act, at))
    return {verb: dict(sorted(answers.items())) for verb, answers in sorted(found.items())}


def _answer(game: Game, state: Any, seat: int, action: str) -> str:
    try:
        check(game, state, Move(seat, parse(game, action)))
    except IllegalAction as refusal:
        return refusal.code
    return "allowed"


@pytest.mark.parametrize(("file", "game"), stories(), ids=lambda value: getattr(value, "stem", ""))
def test_every_action_is_allowed_or_refused_as_before(file: Path, game: Game):
    expected: dict[str, Counts] = json.loads(FILE.read_text("utf-8"))
    assert count(file, game) == expected[file.relative_to(FOLDER).as_posix()]


def test_each_game_has_its_refusals():
    expected: dict[str, Counts] = json.loads(FILE.read_text("utf-8"))
    counted = {name.split("/")[0] for name in expected}
    assert counted == {game.info.id for game in GAMES.values() if game.info.id not in TIMED_BOTS}


if __name__ == "__main__":
    every = {file.relative_to(FOLDER).as_posix(): count(file, game) for file, game in stories()}
    FILE.write_text(json.dumps(every, indent=1) + "\n", "utf-8")
