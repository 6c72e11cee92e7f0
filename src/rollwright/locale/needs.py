"""Every message that a game needs, and the plain words that stand in for one that its package lacks."""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rollwright.core import Game, OptionInfo, Score, grammar, options_of, read_options

PREFIX = re.compile(r"(terminal|option|game|error|level)-")
KEYS = ("undo", "done")  # every page and terminal has words for these
KIND = re.compile(r"(item|detail|won|lost|title|paper|box)-")


@dataclass(frozen=True)
class Need:
    """One message: its line in docs/messages.md, the variables it may use, and (in Fluent) what stands in for it."""

    id: str
    line: str
    variables: tuple[str, ...]
    default: str


def needs(game: Game) -> list[Need]:
    """Return the messages that follow from the game's title page, options, actions and sheet."""
    return [*_title(game), *_options(game), *_controls(game), *_captions(game)]


def needs_of_score(game: Game, score: Score) -> list[Need]:
    """Return the messages for the lines of a score."""
    return [_item(game.info.id, item.id) for item in score.items]


def needs_of_changes(game: Game, won: Iterable[str], lost: Iterable[str]) -> list[Need]:
    """Return the messages for the items that the pencil wins and loses."""
    return [
        *(_change(game.info.id, "won", item, "+") for item in won),
        *(_change(game.info.id, "lost", item, "−") for item in lost),
    ]


def readable(message: str, games: tuple[str, ...] = ()) -> str:
    """Return words for a message that nobody wrote, from its id alone: "stairs-item-last-step" is "Last step"."""
    rest = PREFIX.sub("", message, count=1)
    for game in games:
        rest = "" if rest in (game, f"{game}-line") else rest.removeprefix(f"{game}-")
    return KIND.sub("", rest, count=1).replace("-", " ").replace("_", " ").strip().capitalize()


def fluent(needed: list[Need]) -> str:
    """Return the defaults as one Fluent text; a message that the page alone needs has none."""
    return "".join(f"{need.id} = {need.default}\n" for need in needed if need.default)


def _title(game: Game) -> Iterator[Need]:
    name = game.info.id
    yield Need(f"game-{name}", "game-<game>", (), _literal(game.info.title))
    yield Need(f"game-{name}-line", "game-<game>-line", (), "{ any-game-line }")


def _options(game: Game) -> Iterator[Need]:
    for option in options_of(game):
        name, line = f"option-{game.info.id}-{option.id}", "option-<game>-<option>"
        yield Need(name, line, (), _literal(readable(option.id)))
        yield from _option_values(name, line, option)


def _option_values(name: str, line: str, option: OptionInfo) -> Iterator[Need]:
    for value in option.values:
        yield Need(f"{name}-{value}", f"{line}-<value>", (), _literal(readable(str(value))))
    if option.kind == "number":
        yield Need(f"{name}-value", f"{line}-value", ("value",), "{ $value }")
        yield Need(f"{name}-less", f"{line}-less", (), "{ any-game-less }")
        yield Need(f"{name}-more", f"{line}-more", (), "{ any-game-more }")


def _controls(game: Game) -> Iterator[Need]:
    """Yield the messages of the controls; none for a game without places, whose page draws its own controls."""
    name = game.info.id
    if not game.sheet(read_options(game, {})).places:
        return
    yield Need(f"{name}-cell", "<game>-cell", _said(game), "")
    for verb, fields in grammar(game).items():
        if verb not in KEYS:
            yield Need(f"{name}-{verb}", "<game>-<verb>", (*fields, "first", "second"), "")
        said = _literal(f"{verb} …" if fields else verb)  # as it is typed
        yield Need(f"terminal-{name}-{verb}", "terminal-<game>-<verb>", ("first", "second"), said)


def _said(game: Game) -> tuple[str, ...]:
    """Return the variables that every place of the sheet gives to its name."""
    places = game.sheet(read_options(game, {})).places
    return tuple(dict.fromkeys(name for place in places for name in place.said))


def _captions(game: Game) -> Iterator[Need]:
    marks = game.sheet(read_options(game, {})).marks
    named = (mark.text for mark in marks if mark.text.startswith(f"{game.info.id}-"))
    for text in dict.fromkeys(named):
        yield Need(text, "<caption>", (), _literal(readable(text, (game.info.id,))))


def _item(game: str, item: str) -> Need:
    return Need(f"{game}-item-{item}", "<game>-item-<item>", (), _literal(readable(item)))


def _change(game: str, verb: str, item: str, sign: str) -> Need:
    said = f"{_literal(readable(item))} {sign} {{ $points }}"
    return Need(f"{game}-{verb}-{item}", f"<game>-{verb}-<item>", ("points", "count", "note"), said)


def _literal(text: str) -> str:
    """Return a text as Fluent takes it, whatever it holds."""
    return f"{{ {json.dumps(text, ensure_ascii=False)} }}"
