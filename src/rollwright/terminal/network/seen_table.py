"""A table of a server as a terminal shows it: the state as values, the screen of the game, and the lobby."""

from functools import cache
from math import ceil
from time import monotonic
from typing import Any, get_type_hints

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from rollwright.core import Game, NotFound, Paper, View
from rollwright.games import find
from rollwright.server.socket.messages import TableState
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.drawing.labels import labels_of
from rollwright.terminal.drawing.table import Screen
from rollwright.terminal.games import display_of
from rollwright.terminal.network.connection import Connection
from rollwright.terminal.output import Output
from rollwright.terminal.vocabulary import Vocabulary, level_words, vocabulary_from, vocabulary_of, words_for

TAKE_BACK = "undo"  # the only choice of a person who is done


class SeenTable:
    """Reads a connection. A game that is not installed here is shown by its sheet and its grammar alone."""

    def __init__(self, output: Output, connection: Connection) -> None:
        self._output = output
        self._connection = connection
        self._read: tuple[Any, TableState] | None = None
        self._papers: tuple[Any, dict[str, Paper]] | None = None
        self._words: Vocabulary | None = None
        self._told: tuple[tuple[int | None, int], float] = ((None, 0), 0.0)  # time left and round, and when we heard it

    @property
    def state(self) -> TableState:
        raw = self._connection.state
        if self._read is None or self._read[0] is not raw:
            plain = msgspec.convert({**raw, "view": None}, TableState, strict=False)
            view = msgspec.convert(raw["view"], _view_type(self.game)) if raw.get("view") else None
            self._read = (raw, msgspec.structs.replace(plain, view=view))
        return self._read[1]

    @property
    def game(self) -> str:
        return self._connection.hello["game"]

    @property
    def rules(self) -> Game | None:
        return _installed(self.game)

    @property
    def display(self) -> GameDisplay:
        return display_of(self.game)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat; a bot without one has its level in the language of the person."""
        free = self._output.text("join-free-seat")
        return tuple(card.name or (self._level(card.bot) if card.bot else free) for card in self.state.seats)

    @property
    def words(self) -> Vocabulary:
        hello, language, rules = self._connection.hello, self._output.language, self.rules
        if self._words is not None:
            return self._words
        labels = labels_of(self._output, self.game, self.papers[""]).places
        if rules is not None:
            self._words = vocabulary_of(language, rules, labels)
            return self._words
        verbs = {verb: tuple(fields) for verb, fields in hello["grammar"].items()}
        return vocabulary_from(language, verbs, self.state.choices, labels)

    @property
    def papers(self) -> dict[str, Paper]:
        hello = self._connection.hello
        if self._papers is None or self._papers[0] is not hello:
            sheets = {"": hello["paper"], **hello.get("papers", {})}
            self._papers = (hello, {name: msgspec.convert(paper, Paper) for name, paper in sheets.items()})
        return self._papers[1]

    def screen(self, notice: str, page: int, looking_at: int | None) -> Screen:
        """Return the screen of a game that is being played, or has just ended."""
        state = self.state
        assert state.view is not None
        return Screen(
            game=self.game,
            view=state.view,
            me=self._connection.me,
            names=self.names,
            papers=self.papers,
            display=self.display,
            choices=state.choices if self.is_awaited else (),
            notes=tuple(self._note(seat) for seat in range(len(state.seats))),
            head=self._output.text("join-line-lost") if self._connection.is_lost else self._time_left(state),
            hints=state.hints,
            shown_seat=looking_at,
            notice=notice,
            page=page,
            waiting=self._waiting(state.view),
        )

    def lobby(self, page: str, notice: str) -> RenderableType:
        """Draw the table before the start: the seats, its address, and what can be typed."""
        output, state = self._output, self.state
        lines = [Text(f" {output.text(f'game-{self.game}')}", "bold"), Text(f" {page}", "cyan"), Text("")]
        for number, (card, name) in enumerate(zip(state.seats, self.names, strict=True), 1):
            mine = output.text("join-me") if number - 1 == self._connection.me else ""
            host = output.text("join-host") if card.host else ""
            bot = output.text("join-bot", level=self._level(card.bot)) if card.bot else ""
            note = " · ".join(filter(None, (mine, host, bot, self._note(number - 1))))
            lines.append(Text(f" {number}  {name}{f'  ({note})' if note else ''}"))
        key = "sealing" if state.phase == "sealing" else "lobby-host" if self.is_host else "lobby"
        lines += [Text(""), Text(f" {output.text(f'join-{key}')}", "bright_black")]
        if self._has_teacher:
            lines.append(Text(f" {output.text('join-teacher')}"))
        if self._connection.is_lost:
            lines.append(Text(f" {output.text('join-line-lost')}", "yellow"))
        return Group(*lines, *([Text(f" {notice}", "yellow")] if notice else []))

    @property
    def is_host(self) -> bool:
        me = self._connection.me
        return me is not None and self.state.seats[me].host

    @property
    def teaches_me(self) -> bool:
        """Say whether the table has a teacher, who tells the person what the own choices cost."""
        return self._connection.me is not None and self._has_teacher

    @property
    def _has_teacher(self) -> bool:
        return bool(self._connection.hello.get("way", {}).get("teacher"))

    @property
    def is_awaited(self) -> bool:
        """Say whether the person has a choice to make; a person who is done, and may take that back, has none."""
        return bool(set(self.state.choices) - {TAKE_BACK})

    def _time_left(self, state: TableState) -> str:
        """Return the seconds left in this round, at a table with a clock."""
        told = (state.deadline_ms, state.view.round if state.view else 0)
        if told != self._told[0]:
            self._told = (told, monotonic())
        if state.deadline_ms is None:
            return ""
        left = state.deadline_ms / 1000 - (monotonic() - self._told[1])
        return self._output.text("join-time-left", seconds=max(0, ceil(left)))

    def _level(self, level: str) -> str:
        return level_words(self._output.language, level)[0]

    def _note(self, seat: int) -> str:
        card = self.state.seats[seat]
        if card.sitting_in:
            return self._output.text("join-sitting-in")
        return self._output.text("join-away") if card.away_ms is not None and not card.bot else ""

    def _waiting(self, view: View) -> str:
        """Return whom the table waits for, as far as can be seen."""
        if self._connection.me is None:
            return self._output.text("join-watching")
        late = [name for name, sheet in zip(self.names, view.sheets, strict=True) if not sheet.done]
        waiting = self._output.text("join-waiting", names=", ".join(late) or "-")
        can_undo = TAKE_BACK in self.state.choices
        return " · ".join([waiting, *([words_for(self._output.language, TAKE_BACK)[0]] if can_undo else [])])


@cache
def _installed(game: str) -> Game | None:
    try:
        return find(game)
    except NotFound:
        return None


@cache
def _view_type(game: str) -> type[View]:
    """Return the game's own kind of view; the plain one for a game that is not installed here."""
    rules = _installed(game)
    return get_type_hints(rules.view).get("return", View) if rules is not None else View
