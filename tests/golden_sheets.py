"""Golden sheets: every place, line and mark of every printed sheet. `python -m tests.golden_sheets` records them again.

Page, press, photo and terminal draw and read these papers, so a change of a sheet is reviewed like one of the rules.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec

from rollwright.core import Paper
from rollwright.games import GAMES
from rollwright.press.games.parts import papers_of

FOLDER = Path(__file__).parent / "sheets"


def papers() -> Iterator[tuple[str, Paper]]:
    """Yield every paper that has places, by the name of its file."""
    for game in GAMES.values():
        for name, (paper, _) in papers_of(game).items():
            if paper.places:
                yield f"{name}.txt", paper


def told(paper: Paper) -> str:
    """Return a paper as text: a line for each thing on it, in millimetres to the micrometre."""
    rounded: dict[str, Any] = json.loads(
        msgspec.json.encode(paper), parse_float=lambda number: round(float(number), 3) + 0.0
    )
    things = {
        name: cast("list[Any]", [value] if not isinstance(value, list) else value) for name, value in rounded.items()
    }
    lines = [f"{name} {json.dumps(thing, ensure_ascii=False)}" for name, each in things.items() for thing in each]
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, paper in papers():
        (FOLDER / name).write_text(told(paper), "utf-8")


if __name__ == "__main__":
    main()
