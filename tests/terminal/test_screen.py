"""One screen of 80 by 24: dice and the own sheet whole, the others in a line each; lines edited in a real terminal."""

import fcntl
import io
import os
import pty
import struct
import sys
import termios
from pathlib import Path

import pytest
from rich.console import Console

from rollwright.core import begin, to_text
from rollwright.games import GAMES
from rollwright.locale import LANGUAGES, Language
from rollwright.terminal.drawing.sheets import draw_sheet, papers_of
from rollwright.terminal.drawing.table import Screen, draw_table
from rollwright.terminal.games import display_of
from rollwright.terminal.output import Output
from rollwright.terminal.prompt import list_choices
from rollwright.terminal.vocabulary import vocabulary_of
from tests.terminal.conftest import Run
from tests.terminal.test_streams import PROGRAM

PLAYED = [game for game in GAMES if game != "difference"]


def screen_of(game: str, language: Language, seats: int, notice: str = "", page: int = 0, **options: object) -> str:
    rules = GAMES[game]
    chosen = rules.options(**options)
    names = tuple(f"A very long name {seat}" for seat in range(seats))
    state = begin(rules, chosen, names, "7" * 64)
    out = Console(file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None, highlight=False)
    screen = Screen(
        game=game,
        view=rules.view(state, 1 % seats),
        me=1 % seats,
        names=names,
        papers=papers_of(rules, chosen),
        display=display_of(game),
        choices=tuple(map(to_text, rules.legal(state, 1 % seats))),
        hints=rules.advice is not None,
        notice=notice,
        page=page,
    )
    with out.capture() as drawn:
        out.print(draw_table(Output(language, out, out), screen))
    return drawn.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_sheet_and_dice_are_whole_with_as_many_seats_as_the_game_has(game: str, language: Language):
    for seats in (1, 2, GAMES[game].info.seats[1]):
        for options in ({}, {"mode": "B", "bot_cards": 2} if game == "make-a-difference" else {}):
            shown = screen_of(game, language, seats, notice="A sentence.", **options).splitlines()
            assert len(shown) <= 23, "the last line is the one that is typed in"
            assert all(len(line) <= 80 for line in shown)
            rules = GAMES[game]
            chosen = rules.options(**options)
            state = begin(rules, chosen, ("",) * seats, "7" * 64)
            sheet = rules.view(state, 1 % seats).sheets[1 % seats]
            drawn = draw_sheet(display_of(game), papers_of(rules, chosen)[sheet.paper], sheet).plain.splitlines()
            for line in drawn[:8]:
                assert any(line.strip() in row for row in shown), f"{line} is not shown"
            assert any("A sentence." in row for row in shown)
            if seats > 1:
                assert any("A very long name 0" in row for row in shown)


def test_a_long_list_of_choices_is_shown_page_by_page():
    rules = GAMES["word-roller"]
    state = begin(rules, rules.options(), ("Me",), "7" * 64)
    words = vocabulary_of("en", rules)
    choices = list_choices(words, [to_text(action) for action in rules.legal(state, 0)])
    pages = [screen_of("word-roller", "en", 1, choices, page) for page in range(12)]
    assert all(len(page.splitlines()) <= 23 for page in pages)
    shown = "".join(pages)
    assert all(f"r{row}c{col}" in shown for row in (1, 5, 9) for col in (1, 8))
    assert "page 2 of " in pages[1]
    assert pages[0].splitlines()[:12] == pages[1].splitlines()[:12], "the own sheet stays where it is"


class RealTerminal:
    """`rollwright` as a process on a terminal of 80 by 24."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.pid, self.keyboard = pty.fork()
        if self.pid == 0:
            environment = {**os.environ, "XDG_DATA_HOME": str(home), "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
            os.execve(sys.executable, [sys.executable, "-c", PROGRAM, *arguments], environment)
        fcntl.ioctl(self.keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.seen = ""

    def until(self, text: str) -> None:
        """Read what is drawn until a text appears."""
        while text not in self.seen:
            self.seen += os.read(self.keyboard, 65536).decode("utf-8", "replace")

    def type(self, keys: str) -> None:
        self.seen = ""
        os.write(self.keyboard, keys.encode())

    def end(self) -> int:
        try:
            while more := os.read(self.keyboard, 65536):
                self.seen += more.decode("utf-8", "replace")
        except OSError:
            pass  # the process has closed its terminal
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_an_unfinished_game_goes_on_and_lines_are_edited_in_a_real_terminal(tmp_path: Path, rollwright: Run):
    left, backspace, control_d = "\x1b[D", "\x7f", "\x04"
    rollwright("play", "splitter", "--bots", "none", piped="2L4\n\n")
    played = RealTerminal(tmp_path / "data", "play", "splitter", "--bots", "none", "--lang", "fr")
    played.until("(o/n)")
    played.type("o\r")
    played.until("arrêter")
    assert "Manche 2 sur 22" in played.seen
    played.type(f"1X4{left}{backspace}L\r")
    played.until("‹")
    played.type(control_d)
    assert played.end() == 1
    assert "« rollwright resume »" in played.seen.replace("\N{NO-BREAK SPACE}", " ")
