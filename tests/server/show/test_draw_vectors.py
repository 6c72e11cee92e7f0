"""The vectors of tests/vectors/draws.json: the draws of the golden games, and the views that show them, for the page.

The page lists the keys that each game's rules ask for (web/src/lib/games/*/draws.ts), and vitest holds that list
against this file. `python -m tests.server.show.test_draw_vectors` writes the file again.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from rollwright.core import Move, chance, parse, step
from rollwright.core.notation import parse_table
from tests import golden

FILE = Path(__file__).parents[2] / "vectors" / "draws.json"
LOOKED_AT = ("round", "dice", "held")  # as much of a view as the page's check of the dice reads


def vectors() -> list[dict[str, Any]]:
    """Return each golden game: its secret, its draws, and what a spectator sees each time that this changes."""
    return [_vector(file, game) for file, game in golden.files()]


def _vector(file: Path, game: Any) -> dict[str, Any]:
    head, moves = golden.read(file.read_text("utf-8"))
    game = golden.rules_of(game, head)
    seats, secret = int(head["seats"]), f"{int(head['seed']):064x}"
    views: list[dict[str, Any]] = []
    with chance.witness() as rolls:
        state = golden.open_game(game, head)[0]
        _look(views, game, state)
        for seat, action, at in moves:
            said = parse_table(game, action) if seat is None else parse(game, action)
            state = step(game, state, Move(seat, said, at))
            _look(views, game, state)
    proof = {"secret": secret, "words": [""] * seats, "hashes": [], "shares": [], "rolls": msgspec.to_builtins(rolls)}
    return {"game": game.info.id, "commitment": chance.commit(secret), "proof": proof, "views": views}


def _look(views: list[dict[str, Any]], game: Any, state: Any) -> None:
    shown = json.loads(msgspec.json.encode(game.view(state, None)))
    seen = {name: shown[name] for name in LOOKED_AT if name in shown}
    if game.over(state) or (views and views[-1] == seen):
        return
    views.append(seen)


def text() -> str:
    """Return the file: one game a line."""
    return "[\n" + ",\n".join(json.dumps(vector, separators=(",", ":")) for vector in vectors()) + "\n]\n"


def test_the_file_holds_the_draws_of_the_golden_games():
    assert FILE.read_text("utf-8") == text(), "run: python -m tests.server.show.test_draw_vectors"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
