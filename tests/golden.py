"""Golden playthroughs: files a person can follow. `python -m tests.golden` records them again from their own moves.

The moves in a file are its truth; everything else in it is worked out from them. A file that is missing is played anew.
Each file names the version of the rules it was played under, and is told by those rules for ever. When a game has a new
version, its files are kept as `<name>-version-<n>.txt` and played anew under the new rules.

`seals.json` holds the SHA-256 of every file. Recording seals new files; it never seals a changed file again, because
a changed file means changed rules, and changed rules need a new version. `python -m tests.golden --seal` does so where
only the way of telling has changed.
"""

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rollwright import bots
from rollwright.bots.simulated_race import SimulatedRace
from rollwright.core import (
    Game,
    Move,
    Place,
    SheetView,
    View,
    Wake,
    begin,
    mix,
    next_wake,
    paper_named,
    parse,
    rivals,
    step,
    to_text,
    waiting,
)
from rollwright.core.notation import parse_table
from rollwright.games import GAMES
from rollwright.games.difference.view import PictureView
from rollwright.testing.play import any_choice

FOLDER = Path(__file__).parent / "playthroughs"
SEALS = FOLDER / "seals.json"
PLAYS = {
    "splitter/alone-on-pad-a.txt": {"pad": "A", "seats": 1, "seed": 7},
    "splitter/two-on-pad-a.txt": {"pad": "A", "seats": 2, "seed": 11},
    "splitter/three-on-pad-b.txt": {"pad": "B", "seats": 3, "seed": 5},
    "make-a-difference/two-in-mode-a.txt": {"mode": "A", "seats": 2, "seed": 4},
    "make-a-difference/a-tie-in-mode-b.txt": {"mode": "B", "bot_cards": 2, "seats": 2, "seed": 1},
    "make-a-difference/alone-against-a-card.txt": {
        "mode": "B",
        "friendly_ties": "true",
        "bot_cards": 1,
        "seats": 1,
        "seed": 9,
    },
    "make-a-difference/a-tie-that-the-clock-breaks.txt": {
        "mode": "B",
        "bot_cards": 2,
        "seats": 2,
        "seed": 1,
        "silent": "true",
    },
    "hexroller/alone-on-the-front.txt": {"side": "front", "seats": 1, "seed": 7},
    "hexroller/two-on-the-back.txt": {"side": "back", "seats": 2, "seed": 3},
    "word-roller/alone-on-side-a.txt": {"side": "a", "seats": 1, "seed": 7},
    "word-roller/two-by-the-rulebook.txt": {"cleanup": "rulebook", "answer_s": 0, "seats": 2, "seed": 2},
    "word-roller/three-who-let-the-clock-answer.txt": {
        "cleanup": "rulebook",
        "answer_s": 15,
        "timer_s": 60,
        "seats": 3,
        "seed": 3,
        "silent": "true",
    },
    "word-roller/three-in-french-on-side-b.txt": {"side": "b", "words": "fr", "seats": 3, "seed": 4},
    "word-roller/three-who-choose-their-sides.txt": {"side": "each", "seats": 3, "seed": 5},
    "difference/alone-on-the-lake.txt": {"illustration": "lake", "mode": "solo", "length": 6, "seats": 1, "seed": 8},
    "difference/two-at-the-circus.txt": {"illustration": "circus", "bury": "true", "seats": 2, "seed": 6},
    "difference/four-on-the-grid.txt": {
        "illustration": "dragon",
        "mode": "advanced",
        "play_on": "false",
        "seats": 4,
        "seed": 2,
    },
}
NO_OPTIONS = {"game", "version", "seats", "seed", "silent"}  # of a head
MOVE = re.compile(r"  (?: *(\d+) ms  )?(?:seat (\d+)|table)  +(.+?) *\|")

Told = tuple[int | None, str, int]  # seat (None: the clock or the table), words, moment


def read(text: str) -> tuple[dict[str, str], list[Told]]:
    """Return the head of a file and its moves."""
    head, *lines = text.splitlines()
    found = [match for line in lines if (match := MOVE.match(line))]
    return dict(word.split(" ", 1) for word in head.split("  ")), [_told(*match.groups()) for match in found]


def _told(moment: str | None, seat: str | None, action: str) -> Told:
    return (None if seat is None else int(seat)), action, int(moment or 0)


def write(game: Game, head: dict[str, Any], moves: list[Told]) -> str:
    """Tell a game: each move with the pencil it leaves, each round with its dice, at the end the sheets and scores."""
    state, seats = open_game(game, head)
    lines = ["  ".join(f"{name} {value}" for name, value in head.items())]
    round_shown = 0
    for seat, action, at in moves:
        seen = game.view(state, None)
        if seen.round != round_shown:
            round_shown = seen.round
            dice, points = " ".join(map(str, seen.dice)), " ".join(str(sheet.total) for sheet in seen.sheets)
            lines.append(f"round {seen.round}  dice {dice}  points {points}")
        state = step(game, state, Move(seat, parse_table(game, action) if seat is None else parse(game, action), at))
        who = "table" if seat is None else f"seat {seat}"
        when = f"{at:6} ms  " if game.info.id in bots.TIMED_BOTS or "silent" in head else ""
        lines.append(f"  {when}{who:6}  {action:10}|{_pencil(game, head, state, seat)}")
    end = game.view(state, None)
    for seat in range(seats):
        lines += ["", f"seat {seat}", *_sheet(game, head, end.sheets[seat])]
    lines += [f"\n{rival.name}  total {rival.total}  place {rival.place}" for rival in rivals(game, state)]
    return "\n".join(lines) + "\n"


def play(game: Game, head: dict[str, Any]) -> list[Told]:
    """Play a game that is worth telling: good bots who change their minds now and then.

    At a silent table nobody answers before the clock does, every second time.
    """
    state, seats = open_game(game, head)
    if game.info.id in bots.TIMED_BOTS:
        return _race(game, head, state, seats)
    random, moves, now = Random(head["seed"]), list[Told](), 0
    bot = bots.find(game.info.id, "sharp")
    while not game.over(state):
        due = next_wake(game, state) if "silent" in head else None
        if due is not None and random.random() < 0.5:
            now = max(now, due)
            moves.append((None, to_text(Wake()), now))
            state = step(game, state, Move(None, Wake(), now))
            continue
        seat = random.choice(waiting(game, state, seats))
        choices = game.legal(state, seat)
        thought = bot(options_of(game, head), game.view(state, seat), seat, choices, random)
        actions = [any_choice(choices, random)] if random.random() < 0.2 else thought
        for action in actions:
            moves.append((seat, to_text(action), now))
            state = step(game, state, Move(seat, action, now))
    return moves


def _race(game: Game, head: dict[str, Any], state: Any, seats: int) -> list[Told]:
    """Race: three or more seats over slow connections, two with weaker bots at one table."""
    random, far = Random(head["seed"]), seats > 2
    make = bots.find_timed(game.info.id, "sharp" if far else "gentle")
    players = [make(options_of(game, head), seat, Random(random.random()), None) for seat in range(seats)]
    trips = [lambda seat=seat: random.randrange(20 + 80 * seat, 60 + 80 * seat) for seat in range(seats)]
    race = SimulatedRace(game, state, players, trips if far else None)
    race.play()
    return [(move.seat, to_text(move.action), move.at) for move in race.log]


def files() -> Iterator[tuple[Path, Game]]:
    for name in sorted({*PLAYS, *(str(file.relative_to(FOLDER)) for file in FOLDER.glob("*/*.txt"))}):
        yield FOLDER / name, GAMES[name.split("/")[0]]


def seals() -> dict[str, str]:
    """Return the digest of every file of the folder."""
    return {
        file.relative_to(FOLDER).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(FOLDER.glob("*/*.txt"))
    }


def sealed() -> dict[str, str]:
    """Return the digests that were committed."""
    return json.loads(SEALS.read_text("utf-8")) if SEALS.exists() else {}


def unsealed(before: dict[str, str], now: dict[str, str]) -> list[str]:
    """Return the files that are gone or no longer what they were."""
    return [name for name, digest in before.items() if now.get(name) != digest]


def open_game(game: Game, head: dict[str, Any]) -> tuple[Any, int]:
    seats = int(head["seats"])
    seed = mix(f"{int(head['seed']):064x}", [""] * seats)
    return begin(game, options_of(game, head), tuple(f"seat {seat}" for seat in range(seats)), seed), seats


def options_of(game: Game, head: dict[str, Any]) -> Any:
    given = {name: value for name, value in head.items() if name not in NO_OPTIONS}
    return msgspec.convert(given, game.options, strict=False)  # in a file everything is text


def _pencil(game: Game, head: dict[str, Any], state: Any, seat: int | None) -> str:
    seen: View = game.view(state, seat)
    if isinstance(seen, PictureView):
        return _piles(seen)
    if seat is None:
        return ""
    places = paper_named(game, options_of(game, head), seen.sheets[seat].paper).places
    marks = [
        f" {place.id}={figure}"
        for place, figure in zip(places, seen.sheets[seat].pencil, strict=False)
        if figure is not None
    ]
    worth = f"  {seen.worth.before} > {seen.worth.after}" if seen.worth else ""
    return "".join(marks) + worth


def _piles(seen: PictureView) -> str:
    """Tell what everybody has left and, of the own seat, what holds it up."""
    held = f"  locked until {seen.locked_until}" if seen.locked_until else "  waits" if seen.waiting else ""
    found = "".join(f"  seat {shown.seat} finds {len(shown.pairs)}" for shown in seen.shown)
    return f" {' '.join(str(pile.left) for pile in seen.piles)}  {seen.phase} {seen.seq}{found}{held}"


def _sheet(game: Game, head: dict[str, Any], sheet: SheetView) -> Iterator[str]:
    places = paper_named(game, options_of(game, head), sheet.paper).places
    shown = {(place.row, place.col): _figure(place, figure) for place, figure in zip(places, sheet.ink, strict=True)}
    gap = " " if any(place.shape == "hex" for place in places) else "."
    for row in sorted({row for row, _ in shown}):
        yield (
            "  " + " ".join(shown.get((row, col), gap) for col in range(1, max(col for _, col in shown) + 1))
        ).rstrip()
    assert sheet.score is not None
    for item in sheet.score.items:
        parts = "".join(f"  {','.join(part.cells)} {part.points}" for part in item.parts)
        yield f"  {item.id:10}{item.points:3}{parts}"
    yield f"  {'total':10}{sheet.score.total:3}"


def _figure(place: Place, ink: int | str | None) -> str:
    return str(ink if ink is not None else place.printed if place.printed is not None else "_")


def rules_of(game: Game, head: dict[str, str]) -> Game:
    return game.under(int(head["version"]))


def set_aside(file: Path, game: Game) -> None:
    """Keep a file of older rules under a name of its own."""
    version = int(read(file.read_text("utf-8"))[0]["version"])
    if version < game.info.version:
        file.rename(file.with_stem(f"{file.stem}-version-{version}"))


def main() -> None:
    for name in PLAYS:
        if (FOLDER / name).exists():
            set_aside(FOLDER / name, GAMES[name.split("/")[0]])
    for file, game in files():
        if file.exists():
            head, moves = read(file.read_text("utf-8"))
        else:
            head: dict[str, Any] = {
                "game": game.info.id,
                "version": game.info.version,
                **PLAYS[str(file.relative_to(FOLDER))],
            }
            moves = play(game, head)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(write(rules_of(game, head), head, moves), "utf-8")
        print(file.relative_to(FOLDER.parent))
    now, before = seals(), {} if "--seal" in sys.argv else sealed()
    SEALS.write_text(json.dumps({**now, **_moved(before, now)}, indent=2) + "\n", "utf-8")


def _moved(before: dict[str, str], now: dict[str, str]) -> dict[str, str]:
    """Return the old digests, but of a file that was set aside under its new name alone."""
    digests = {digest: name for name, digest in now.items()}
    return {digests.get(digest, name): digest for name, digest in before.items()}


if __name__ == "__main__":
    main()
