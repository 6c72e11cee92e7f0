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
from rollwright.bots.ask import ask, choose_for_failed_bot
from rollwright.core import (
    Game,
    Move,
    Refused,
    Suggestion,
    UnknownAction,
    Worth,
    begin,
    commit,
    is_awaited,
    mix,
    new_secret,
    record,
    step,
    waiting,
)
from rollwright.locale import sentence
from rollwright.terminal.drawing.result import print_result
from rollwright.terminal.drawing.sheets import draw_dice, draw_sheets, papers_of
from rollwright.terminal.files import CannotWrite, check_writable
from rollwright.terminal.games import display_of
from rollwright.terminal.output import Output
from rollwright.terminal.prompt import (
    LIST_CHOICES,
    QUIT,
    choices_line,
    examples,
    list_choices,
    named_cells,
    read_action,
    split_line,
)

PERSON = 0  # the seat of the person


class InputEnded(Refused):
    """The person quit, or the input ended, before the game was over."""

    code = "input-ended"
    exit_code = 1


@dataclass
class Session:
    """One game of a person in seat 0 against bots; `salts` are the seats' words that are mixed into the dice."""

    output: Output
    game: Game
    options: Any
    names: tuple[str, ...]
    levels: tuple[Level, ...]
    salts: tuple[str, ...]
    secret: str = field(default_factory=new_secret)
    random: Random = field(default_factory=Random)
    moves: list[Move[Any]] = field(default_factory=list[Move[Any]])

    def __post_init__(self) -> None:
        self.state = begin(self.game, self.options, self.names, mix(self.secret, self.salts))
        self.display = display_of(self.game.info.id)

    def move(self, seat: int, action: Any) -> None:
        move = Move(seat, action)
        self.state = step(self.game, self.state, move)
        self.moves.append(move)

    def let_bots_play(self) -> None:
        """Let every bot that we wait for play; it sees the view of its seat, so it learns nothing by being first."""
        for seat in waiting(self.game, self.state, len(self.names)):
            if seat != PERSON:
                for action in self._bot_actions(seat):
                    self.move(seat, action)

    def _bot_actions(self, seat: int) -> tuple[Any, ...]:
        """Return the actions of a bot; for a bot that fails print a warning and return any choice."""
        bot = find_bot(self.game.info.id, self.levels[seat - 1])
        try:
            return ask(bot, self.game, self.options, self.state, seat, self.random)[0]
        except Exception as error:
            self.output.warn("terminal-bot-failed", name=self.names[seat], detail=f"{type(error).__name__}: {error}")
            return (choose_for_failed_bot(self.game, self.state, seat, self.random),)


def play(
    output: Output, game: Game, options: Any, name: str, levels: tuple[Level, ...], salt: str, save: Path | None
) -> int:
    papers_of(game, options)  # refuses a game without sheets
    if save is not None:
        check_writable(save)
    bots = (f"{level} {number}" if levels.count(level) > 1 else level for number, level in enumerate(levels, 1))
    session = Session(output, game, options, (name, *bots), levels, (salt, *("" for _ in levels)))
    notice, reviewed = output.text("terminal-sealed", commitment=commit(session.secret)[:16]), 0
    while not game.over(session.state):
        session.let_bots_play()
        if is_awaited(game, session.state, PERSON):
            best = _best_of_last_round(session, reviewed)
            reviewed = best.round if best else reviewed
            _print_table(session, "\n ".join(filter(None, (notice, best and _advice_line(output, "best", best)))))
            notice = _take_turn(session)
    print_result(output, game, options, session.names, session.state)
    output.print("terminal-opened", secret=session.secret)
    if save is not None:
        _save(session, save)
    return 0


def _take_turn(session: Session) -> str:
    """Read one line, play it, and return the notice to show next."""
    output, game, choices = session.output, session.game, session.game.legal(session.state, PERSON)
    try:
        text = output.out.input(Text("> ", "bold")).strip()
    except EOFError:
        raise InputEnded from None
    if not sys.stdin.isatty():
        output.out.print(text, markup=False)  # a pipe does not show what was typed
    if text.casefold() in QUIT:
        raise InputEnded
    if text == LIST_CHOICES:
        return list_choices(choices)
    if text.casefold() == output.text("terminal-word-hint"):
        return _hint(session)
    state, moves = session.state, len(session.moves)
    try:
        for part in _read_line(session, choices, text):
            now = game.legal(session.state, PERSON)
            session.move(PERSON, read_action(output, game, session.display, now, part))
    except Refused as error:
        session.state = state  # a line with several choices counts whole or not at all
        del session.moves[moves:]
        if isinstance(error, UnknownAction):
            return output.text("terminal-unknown", text=text[:80], words=", ".join(examples(choices)))
        return sentence(output.language, error)
    return ""


def _read_line(session: Session, choices: list[Any], text: str) -> list[str]:
    """Return the actions that a line names, as text: the game reads the line first, then the terminal."""
    read = session.display.read_input
    actions = read(session.game.view(session.state, PERSON), PERSON, text) if read else None
    return actions or split_line(session.output, session.game, choices, text)


def _best_of_last_round(session: Session, reviewed: int) -> Suggestion | None:
    """Return the best choice of the round last revealed, once for each round, where the game can tell."""
    advice = session.game.advice
    best = advice.best(session.state, PERSON) if advice else None
    return best if best and best.round > reviewed else None


def _hint(session: Session) -> str:
    advice = session.game.advice
    hint = advice.hint(session.state, PERSON) if advice else None
    return _advice_line(session.output, "hint", hint) if hint else session.output.text("terminal-no-hint")


def _advice_line(output: Output, kind: str, advice: Suggestion) -> str:
    return output.text(
        f"terminal-{kind}",
        note=advice.note,
        cell=advice.cells[0],
        end=advice.cells[-1],
        points=advice.points,
        got=advice.got,
    )


def _print_table(session: Session, notice: str) -> None:
    """Print the dice, the sheets, what the pencil would be worth, and what can be typed."""
    output, game, display = session.output, session.game, session.display
    view, choices = game.view(session.state, PERSON), game.legal(session.state, PERSON)
    if output.out.is_terminal:
        output.out.clear()
    round_line = output.text("terminal-round", round=view.round, rounds=view.rounds)
    own = view.sheets[PERSON]
    output.out.print(Text.assemble(" ", (round_line, "bold"), "   ", draw_dice(view.dice, own.dice, own.held)))
    notes = [
        output.text("terminal-points", points=sheet.total)
        + (f" · {output.text('terminal-seat-done')}" if sheet.done else "")
        for sheet in view.sheets
    ]
    papers = papers_of(game, session.options)
    output.out.print(draw_sheets(display, papers, view.sheets, session.names, notes, named_cells(choices)))
    for line in display.table_lines(output, view, session.names) if display.table_lines else ():
        output.out.print(Text(f" {line}"))
    if view.worth is not None:
        output.out.print(Text.assemble(" ", _worth_line(output, game, view.worth)))
    output.out.print(Text(f" {choices_line(output, game, view, choices)}", "bright_black"))
    if notice:
        output.out.print(Text(f" {notice}", "yellow"))


def _worth_line(output: Output, game: Game, worth: Worth) -> Text:
    """Return a line that says what this round's pencil would change, part by part."""
    line = Text.assemble((f"{worth.after - worth.before:+d}", "bold green" if worth.after > worth.before else "bold"))
    line.append(f"  {output.text('terminal-worth-sum', before=worth.before, after=worth.after)}.")
    for verb, changes, style in (("won", worth.won, ""), ("lost", worth.lost, "yellow")):
        kinds = Counter((change.item, change.part.note or "none", change.part.points) for change in changes)
        for (item, note, points), count in kinds.items():
            change = output.text(f"{game.info.id}-{verb}-{item}", note=note, points=points, count=count)
            line.append(f" {change}", style)
    return line


def _save(session: Session, file: Path) -> None:
    kept = record(session.game, session.options, session.names, session.secret, session.salts, session.moves)
    try:
        file.write_bytes(msgspec.json.encode(kept))
    except OSError as error:
        raise CannotWrite(file=str(file), detail=error.strerror or "") from error
    session.output.print("terminal-saved", file=str(file))
