"""`rollwright practice`: the costly rounds of finished games, asked one by one until each is solved."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.progress import BarColumn, Progress, TextColumn

from rollwright.core import NotFound, Refused, UnknownAction
from rollwright.locale import sentence
from rollwright.review import Played
from rollwright.review.choice import can_weigh
from rollwright.review.cost import Cost
from rollwright.review.exercise import Exercise, costly_rounds, exercise, is_solved
from rollwright.review.text import marks_told
from rollwright.terminal.commands.review import read_played
from rollwright.terminal.drawing.labels import labels_of
from rollwright.terminal.drawing.sheets import papers_of
from rollwright.terminal.drawing.table import Screen, draw_table
from rollwright.terminal.games import display_of
from rollwright.terminal.line_reader import InputEnded, LineReader, line_reader
from rollwright.terminal.output import Output
from rollwright.terminal.prompt import LIST_CHOICES, examples, is_word, list_choices
from rollwright.terminal.read_line import read_line
from rollwright.terminal.teaching import cost_told, reasons_told
from rollwright.terminal.vocabulary import fold_word, vocabulary_of


class NoSuchName(Refused):
    """Nobody in the game has this name."""

    code = "no-such-name"
    exit_code = 2


@dataclass
class Position:
    """One costly round, and the names of the seats that are shown."""

    found: Exercise
    cost: Cost
    names: tuple[str, ...]
    notice: str = ""
    actions: list[str] = field(default_factory=list[str])

    @property
    def state(self) -> Any:
        return self.found.play(self.found.begin(), self.actions)


def practise(output: Output, files: Sequence[str], seat: str) -> int:
    """Ask every costly round of the files. One that was not solved comes again, after the others."""
    waiting = deque(position for file in files for position in _positions(output, file, seat))
    count, reader = len(waiting), line_reader(output)
    if not count:
        output.print("terminal-practice-none")
        return 0
    solved, said = 0, ""
    try:
        while waiting:
            position = waiting.popleft()
            told = cost_told(output, position.cost)
            start = output.text("terminal-practice-position", left=len(waiting) + 1, cost=told)
            position.notice = "\n".join(filter(None, (said, start)))
            cost = _ask(output, reader, position)
            said = _verdict(output, cost)
            solved += is_solved(cost)
            if not is_solved(cost):
                waiting.append(Position(position.found, position.cost, position.names))
    except InputEnded:
        said = ""
    if said:
        output.out.print(said, markup=False, soft_wrap=True)
    output.print("terminal-practice-end", solved=solved, count=count)
    return 0 if solved == count else InputEnded.exit_code


def _positions(output: Output, file: str, seat: str) -> list[Position]:
    """Return the costly rounds of a file, the costliest first."""
    played = read_played(output, file)
    if not can_weigh(played.game):
        raise NotFound("no-practice", title=played.game.info.title)
    number = _seat_of(played, seat)
    with Progress(TextColumn("{task.description}"), BarColumn(), console=output.err, transient=True) as progress:
        task = progress.add_task(output.text("terminal-reviewing"), total=1.0)
        found = costly_rounds(played, number, lambda share: progress.update(task, completed=share))
    exercises = [(exercise(played, number, cost.round), cost) for cost in found]
    return [Position(each, cost, (played.seats[number],) if each.alone else played.seats) for each, cost in exercises]


def _seat_of(played: Played, wish: str) -> int:
    """Return the seat with this name or number; without a wish the first."""
    if wish.isdecimal() and 1 <= int(wish) <= len(played.seats):
        return int(wish) - 1
    named = [seat for seat, name in enumerate(played.seats) if fold_word(name) == fold_word(wish)]
    if wish and not named:
        raise NoSuchName(name=wish[:40], names=", ".join(played.seats))
    return named[0] if named else 0


def _ask(output: Output, reader: LineReader, position: Position) -> Cost:
    """Read lines until the round is closed, and weigh it."""
    found, game = position.found, position.found.game
    papers = papers_of(game, found.options)
    words = vocabulary_of(output.language, game, labels_of(output, game.info.id, papers[""]).places)
    display = display_of(game.info.id)

    def draw() -> RenderableType:
        state = position.state
        screen = Screen(
            game=game.info.id,
            view=found.view(state),
            me=found.shown_seat,
            names=position.names,
            papers=papers,
            display=display,
            choices=found.choices(state),
            notice=position.notice,
        )
        return draw_table(output, screen)

    while not found.is_closed(state := position.state):
        text = reader.ask(draw)
        choices = found.choices(state)
        if is_word(output, "quit", text):
            raise InputEnded
        if text == LIST_CHOICES:
            position.notice = list_choices(words, choices)
            continue
        try:
            said = read_line(words, display, found.view(state), found.shown_seat, choices, text)
            found.play(state, said)
        except UnknownAction:
            position.notice = output.text("terminal-unknown", text=text[:80], words=", ".join(examples(words, choices)))
        except Refused as error:
            position.notice = sentence(output.language, error)
        else:
            position.actions += said
            position.notice = ""
    return found.weigh(position.state)


def _verdict(output: Output, cost: Cost) -> str:
    if is_solved(cost):
        return output.text("terminal-practice-solved")
    told = output.text("terminal-practice-wrong", cost=cost_told(output, cost), better=marks_told(cost.better))
    return "\n".join((told, *reasons_told(output, cost)))
