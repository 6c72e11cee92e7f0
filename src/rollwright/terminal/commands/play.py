"""`rollwright play` and `rollwright resume`: a whole game against bots in the terminal; both work in a pipe too."""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from rollwright.bots import Level
from rollwright.bots.hints import can_hint, hint
from rollwright.core import Game, NotFound, Refused, Suggestion, UnknownAction, commit, is_awaited, record
from rollwright.locale import sentence
from rollwright.review.choice import can_weigh
from rollwright.terminal.drawing.labels import labels_of
from rollwright.terminal.drawing.result import print_result
from rollwright.terminal.drawing.sheets import papers_of
from rollwright.terminal.drawing.table import Screen, draw_table
from rollwright.terminal.files import CannotWrite, check_writable
from rollwright.terminal.games import display_of
from rollwright.terminal.line_reader import InputEnded, LineReader, line_reader
from rollwright.terminal.local_game import PERSON, LocalGame, last_unfinished
from rollwright.terminal.output import Output
from rollwright.terminal.prompt import LIST_CHOICES, examples, is_word, list_choices
from rollwright.terminal.read_line import Looked, read_line, seat_named
from rollwright.terminal.teaching import lesson_told, reasons_told, weigh_for
from rollwright.terminal.vocabulary import Vocabulary, level_words, vocabulary_of


class NothingToResume(NotFound):
    """No unfinished game is kept."""

    code = "nothing-to-resume"
    exit_code = 1


class NobodyTeaches(NotFound):
    """Choices of this game cannot be weighed."""

    code = "nobody-teaches"
    exit_code = 2


@dataclass
class Seat:
    """The person's place at a local game: what is typed and what is shown."""

    played: LocalGame
    reader: LineReader
    words: Vocabulary
    notice: str = ""
    page: int = -1  # the page of the list of choices, where it is longer than the screen
    looking_at: int | None = None
    reviewed: int = 0  # the last round whose best choice was told
    taught: tuple[Any, Any] | None = None  # the round whose cost was told last
    papers: dict[str, Any] = field(default_factory=dict[str, Any])


def play(
    output: Output,
    game: Game,
    options: Any,
    name: str,
    levels: tuple[Level, ...],
    salt: str,
    save: Path | None,
    teacher: bool = False,
) -> int:
    papers_of(game, options)  # refuses a game without sheets
    if teacher and not can_weigh(game):
        raise NobodyTeaches(title=game.info.title)
    if save is not None:
        check_writable(save)
    earlier = _ask_to_go_on(output, game)
    if earlier is not None:
        earlier.teacher |= teacher
        return _play_on(earlier, save, output.text("terminal-resumed", names=", ".join(earlier.names)))
    said = [level_words(output.language, level)[0] for level in levels]
    bots = (f"{word} {number}" if said.count(word) > 1 else word for number, word in enumerate(said, 1))
    played = LocalGame(output, game, options, (name, *bots), levels, (salt, *("" for _ in levels)), teacher=teacher)
    return _play_on(played, save, output.text("terminal-sealed", commitment=commit(played.secret)[:16]))


def resume(output: Output, game: str | None, save: Path | None) -> int:
    """Go on with the newest unfinished game, of any game or of this one."""
    if save is not None:
        check_writable(save)
    played = last_unfinished(output, game)
    if played is None:
        raise NothingToResume
    return _play_on(played, save, output.text("terminal-resumed", names=", ".join(played.names)))


def _ask_to_go_on(output: Output, game: Game) -> LocalGame | None:
    """Return the unfinished game that the person wants to go on with; in a pipe nobody is asked."""
    if not (sys.stdin is not None and sys.stdin.isatty() and output.out.is_terminal):
        return None
    kept = last_unfinished(output, game.info.id)
    if kept is None:
        return None
    question = output.text(
        "terminal-resume-question", game=game.info.title, round=kept.view.round, rounds=kept.view.rounds
    )
    try:
        answer = output.out.input(Text(question, "bold"))
    except EOFError:
        return None
    return kept if not answer.strip() or is_word(output, "yes", answer) else None


def _play_on(played: LocalGame, save: Path | None, notice: str) -> int:
    output, game = played.output, played.game
    papers = papers_of(game, played.options)
    words = vocabulary_of(output.language, game, labels_of(output, game.info.id, papers[""]).places)
    seat = Seat(played, line_reader(output), words, notice, taught=played.closed, papers=papers)
    can_keep = True
    try:
        while not game.over(played.state):
            played.let_bots_play()
            _tell_lesson(seat)
            if is_awaited(game, played.state, PERSON):
                _tell_best(seat)
                _take_turn(seat)
            if played.is_begun and can_keep and not (can_keep := played.keep()):
                output.warn("terminal-not-kept")
    except InputEnded:
        raise InputEnded("input-ended-kept" if played.is_begun and can_keep else "input-ended") from None
    played.forget()
    if _tell_lesson(seat):
        output.out.print(seat.notice, markup=False, soft_wrap=True)
    print_result(output, game, played.options, played.names, played.state)
    if sum(played.hints):
        output.print("terminal-hints-taken", count=sum(played.hints))
    output.print("terminal-opened", secret=played.secret)
    if save is not None:
        _save(played, save)
    return 0


def _take_turn(seat: Seat) -> None:
    """Read one line and play it; the notice says what came of it."""
    played, output, words = seat.played, seat.played.output, seat.words
    text = seat.reader.ask(lambda: _draw(seat))
    choices = played.choices
    seat.looking_at = None
    seat.page = seat.page + 1 if text == LIST_CHOICES else -1
    if is_word(output, "quit", text):
        raise InputEnded
    if text == LIST_CHOICES:
        seat.notice = list_choices(words, choices)
    elif is_word(output, "hint", text):
        seat.notice = _hint(played)
    elif isinstance(looked := seat_named(output, text, played.names), Looked):
        seat.looking_at, seat.notice = looked.seat, ""
    else:
        seat.notice = _play_line(seat, text)


def _play_line(seat: Seat, text: str) -> str:
    """Play the actions that a line names, and return the sentence of a refusal."""
    played, output = seat.played, seat.played.output
    display = display_of(played.game.info.id)
    try:
        played.move_together(read_line(seat.words, display, played.view, PERSON, played.choices, text))
    except UnknownAction:
        said = ", ".join(examples(seat.words, played.choices))
        return output.text("terminal-unknown", text=text[:80], words=said)
    except Refused as error:
        return sentence(output.language, error)
    return ""


def _draw(seat: Seat) -> RenderableType:
    played = seat.played
    screen = Screen(
        game=played.game.info.id,
        view=played.view,
        me=PERSON,
        names=played.names,
        papers=seat.papers,
        display=display_of(played.game.info.id),
        choices=played.choices,
        hints=can_hint(played.game),
        shown_seat=seat.looking_at,
        notice=seat.notice,
        page=max(seat.page, 0),
    )
    return draw_table(played.output, screen)


def _tell_best(seat: Seat) -> None:
    """Add the best choice of the round last revealed to the notice, once for each round, where the game can tell."""
    played = seat.played
    advice = played.game.advice
    best = advice.best(played.state, PERSON) if advice else None
    if best is not None and best.round > seat.reviewed:
        seat.reviewed = best.round
        seat.notice = "\n".join(filter(None, (seat.notice, advice_line(played.output, "best", best))))


def _tell_lesson(seat: Seat) -> bool:
    """Let the teacher say what the person's choice cost, once for each round that is closed."""
    played = seat.played
    if not played.teacher or played.closed is None or played.closed is seat.taught:
        return False
    seat.taught = played.closed
    cost = weigh_for(played.output, played.game, played.options, played.closed, PERSON)
    seat.notice = lesson_told(played.output, cost, reasons_told(played.output, cost))
    return True


def _hint(played: LocalGame) -> str:
    found = hint(played.game, played.options, played.state, PERSON)
    if found is None:
        return played.output.text("terminal-no-hint")
    played.note_hint(found)
    return advice_line(played.output, "hint", found)


def advice_line(output: Output, kind: str, advice: Suggestion) -> str:
    """Return a hint, or the best choice of the last round, as a line."""
    if advice.figures:
        return output.text("terminal-hint-figures", note=advice.note, points=advice.points)
    return output.text(
        f"terminal-{kind}",
        note=advice.note,
        cell=advice.cells[0],
        end=advice.cells[-1],
        points=advice.points,
        got=advice.got,
    )


def _save(played: LocalGame, file: Path) -> None:
    kept = record(
        played.game, played.options, played.names, played.secret, played.salts, played.moves, hints=played.hints
    )
    try:
        file.write_bytes(msgspec.json.encode(kept))
    except OSError as error:
        raise CannotWrite(file=str(file), detail=error.strerror or "") from error
    played.output.print("terminal-saved", file=str(file))
