"""`rollwright play`: a whole game against bots in the terminal; it works in a pipe too."""

import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.text import Text

from rollwright.bots import Level
from rollwright.bots import find as find_bot
from rollwright.core import (
    Game,
    Move,
    Refused,
    Suggestion,
    UnknownAction,
    Worth,
    begin,
    commit,
    mix,
    new_secret,
    record,
    step,
    waiting,
)
from rollwright.locale import sentence
from rollwright.terminal import draw, duel, letters, market
from rollwright.terminal.files import CannotWrite, check_place
from rollwright.terminal.prompt import LISTS, QUIT, choose, examples, named_cells, offer, phrases, spell_out
from rollwright.terminal.scores import final
from rollwright.terminal.voice import Voice

ME = 0


class InputEnded(Refused):
    """The person went away, or the pipe ran dry, in the middle of the game."""

    code = "input-ended"
    exit_code = 1


@dataclass
class Evening:
    """One game of a person at seat 0 against bots."""

    voice: Voice
    game: Game
    options: Any
    names: tuple[str, ...]
    levels: tuple[Level, ...]
    said: tuple[str, ...]
    secret: str = field(default_factory=new_secret)
    coin: Random = field(default_factory=Random)
    moves: list[Move[Any]] = field(default_factory=list[Move[Any]])

    def __post_init__(self) -> None:
        self.state = begin(self.game, self.options, self.names, mix(self.secret, self.said))

    def move(self, seat: int, action: Any) -> None:
        move = Move(seat, action)
        self.state = step(self.game, self.state, move)
        self.moves.append(move)

    def let_bots_play(self) -> None:
        """The bots write first: they see what a seat sees, so their haste tells them nothing."""
        for seat in waiting(self.game, self.state, len(self.names)):
            if seat != ME:
                bot = find_bot(self.game.info.id, self.levels[seat - 1])
                for action in bot(
                    self.options, self.game.view(self.state, seat), seat, self.game.legal(self.state, seat), self.coin
                ):
                    self.move(seat, action)


def play(
    voice: Voice, game: Game, options: Any, name: str, levels: tuple[Level, ...], said: str, save: Path | None
) -> int:
    draw.papers_of(game, options)  # a game without sheets is refused
    if save is not None:
        check_place(save)
    names = (
        name,
        *(f"{level} {number}" if levels.count(level) > 1 else level for number, level in enumerate(levels, 1)),
    )
    evening = Evening(voice, game, options, names, levels, (said, *("" for _ in levels)))
    notice, judged = voice("terminal-sealed", commitment=commit(evening.secret)[:16]), 0
    while not game.over(evening.state):
        evening.let_bots_play()
        if game.legal(evening.state, ME):
            best = _judge(evening, judged)
            judged = best.round if best else judged
            _show(evening, "\n ".join(filter(None, (notice, best and _say(voice, "best", best)))))
            notice = _turn(evening)
    final(voice, game, options, names, evening.state)
    voice.print("terminal-opened", secret=evening.secret)
    if save is not None:
        _save(evening, save)
    return 0


def _turn(evening: Evening) -> str:
    """Ask once and do it; return what there is to say about it."""
    voice, choices = evening.voice, evening.game.legal(evening.state, ME)
    try:
        text = voice.out.input(Text("> ", "bold")).strip()
    except EOFError:
        raise InputEnded from None
    if not sys.stdin.isatty():
        voice.out.print(text, markup=False)  # what comes through a pipe has not been seen yet
    if text.casefold() in QUIT:
        raise InputEnded
    if text == LISTS:
        return spell_out(choices)
    if text.casefold() == voice("terminal-word-hint"):
        return _advise(evening)
    state, moves = evening.state, len(evening.moves)
    try:
        view = evening.game.view(evening.state, ME)
        for phrase in letters.spell(view, ME, text) or phrases(voice, evening.game, choices, text):
            evening.move(ME, choose(voice, evening.game, evening.game.legal(evening.state, ME), phrase))
    except Refused as error:
        evening.state = state  # several choices in one line count whole or not at all
        del evening.moves[moves:]
        if isinstance(error, UnknownAction):
            return voice("terminal-unknown", text=text[:80], words=", ".join(examples(choices)))
        return sentence(voice.language, error)
    return ""


def _judge(evening: Evening, judged: int) -> Suggestion | None:
    """Return the best that one could have done in the round last revealed, in games that know; once for each round."""
    known = evening.game.advice
    best = known.best(evening.state, ME) if known else None
    return best if best and best.round > judged else None


def _advise(evening: Evening) -> str:
    known = evening.game.advice
    advice = known.hint(evening.state, ME) if known else None
    return _say(evening.voice, "hint", advice) if advice else evening.voice("terminal-no-hint")


def _say(voice: Voice, kind: str, advice: Suggestion) -> str:
    return voice(
        f"terminal-{kind}",
        note=advice.note,
        cell=advice.cells[0],
        end=advice.cells[-1],
        points=advice.points,
        got=advice.got,
    )


def _show(evening: Evening, notice: str) -> None:
    """Lay out the table: dice, sheets, what the pencil would be worth, what can be said."""
    voice, view = evening.voice, evening.game.view(evening.state, ME)
    if voice.out.is_terminal:
        voice.out.clear()
    voice.out.print(
        Text.assemble(
            " ", (voice("terminal-round", round=view.round, rounds=view.rounds), "bold"), "   ", draw.dice(view.dice)
        )
    )
    notes = [
        voice("terminal-points", points=sheet.total) + (f" · {voice('terminal-seat-done')}" if sheet.done else "")
        for sheet in view.sheets
    ]
    choices = evening.game.legal(evening.state, ME)
    voice.out.print(
        draw.sheets(
            draw.papers_of(evening.game, evening.options), view.sheets, evening.names, notes, named_cells(choices)
        )
    )
    for said in (*duel.tell(voice, view, evening.names), *market.tell(voice, view, evening.names)):
        voice.out.print(Text(f" {said}"))
    if view.worth is not None:
        voice.out.print(Text.assemble(" ", _worth(voice, evening.game, view.worth)))
    voice.out.print(Text(f" {offer(voice, evening.game, view, choices)}", "bright_black"))
    if notice:
        voice.out.print(Text(f" {notice}", "yellow"))


def _worth(voice: Voice, game: Game, worth: Worth) -> Text:
    """Say what this round's pencil would change, part by part."""
    said = Text.assemble((f"{worth.after - worth.before:+d}", "bold green" if worth.after > worth.before else "bold"))
    said.append(f"  {voice('terminal-worth-sum', before=worth.before, after=worth.after)}.")
    for verb, changes, style in (("won", worth.won, ""), ("lost", worth.lost, "yellow")):
        kinds = Counter((change.item, change.part.note or "none", change.part.points) for change in changes)
        for (item, note, points), count in kinds.items():
            said.append(f" {voice(f'{game.info.id}-{verb}-{item}', note=note, points=points, count=count)}", style)
    return said


def _save(evening: Evening, file: Path) -> None:
    kept = record(evening.game, evening.options, evening.names, evening.secret, evening.said, evening.moves)
    try:
        file.write_bytes(msgspec.json.encode(kept))
    except OSError as error:
        raise CannotWrite(file=str(file), detail=error.strerror or "") from error
    evening.voice.print("terminal-saved", file=str(file))
