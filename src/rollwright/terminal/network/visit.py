"""A person at a table of a server, from the lobby to the end of the game: what is typed, and what is shown."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
from rich.console import RenderableType

from rollwright.core import Record, UnknownAction, View
from rollwright.server.socket.messages import Advised, HintWish
from rollwright.terminal.commands.play import advice_line
from rollwright.terminal.drawing.table import draw_table
from rollwright.terminal.files import CannotWrite
from rollwright.terminal.line_reader import InputEnded, LineReader, line_reader
from rollwright.terminal.network.connection import Connection
from rollwright.terminal.network.finish import print_end
from rollwright.terminal.network.lesson import hear_lesson
from rollwright.terminal.network.link import Link
from rollwright.terminal.network.memory import Memory
from rollwright.terminal.network.receipt import note_rolls
from rollwright.terminal.network.seen_table import SeenTable
from rollwright.terminal.network.site import ServerRefused, Site
from rollwright.terminal.output import Output
from rollwright.terminal.prompt import LIST_CHOICES, examples, is_word, list_choices
from rollwright.terminal.read_line import Looked, read_line, seat_named
from rollwright.terminal.vocabulary import fold_word, words_for

SOON = 1.0  # seconds: an answer that takes longer is shown when it comes


@dataclass(frozen=True, kw_only=True)
class JoinArguments:
    """The arguments of `rollwright join`. `start`: the host's terminal starts the game when every seat is taken."""

    link: Link
    name: str = ""
    password: str = ""
    words: str = ""
    watch: bool = False
    start: bool = False
    save: Path | None = None
    receipt: Path | None = None


class Visit:
    """A person at the table, from the lobby to the end of the game."""

    def __init__(
        self, output: Output, site: Site, memory: Memory, arguments: JoinArguments, reader: LineReader | None = None
    ) -> None:
        self._output, self._site, self._memory, self._arguments = output, site, memory, arguments
        self._reader = reader or line_reader(output)
        self._changed = asyncio.Event()
        self._connection = Connection(site, arguments.link, memory, self._note_change)
        self.table = SeenTable(output, self._connection)
        self._notice, self._page = "", -1
        self._looking_at: int | None = None
        self._seen_view: View | None = None
        self._has_asked_start = False
        self._later: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Task[None] | None = None  # to the teacher

    async def play(self) -> int:
        """Return the exit code: 0 at the end of the game, and for a person who leaves."""
        connection = asyncio.create_task(self._connection.run())
        self._go_on(self._tick())
        talk = asyncio.create_task(self._talk())
        try:
            done, _ = await asyncio.wait({connection, talk}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (connection, talk, *self._later):
                task.cancel()
            await asyncio.gather(connection, talk, return_exceptions=True)
        if self._phase == "over":
            return await asyncio.to_thread(self._finish)
        return 0

    # ------------------------------------------------------------------ what changes by itself

    def _note_change(self) -> None:
        """Remember the dice, start if the host wants that, and draw the screen again."""
        if self._connection.hello:
            self._note_dice()
            if self._may_start() and not self._has_asked_start:
                self._has_asked_start = True
                self._go_on(self._asked("start", {}))
        self._changed.set()
        self._reader.refresh()

    async def _tick(self) -> None:
        """Draw the screen again every second at a table with a clock, so that the time left is seen to run."""
        while True:
            await asyncio.sleep(1)
            if self._connection.state.get("deadline_ms") is not None:
                self._reader.refresh()

    def _note_dice(self) -> None:
        state = self.table.state
        if state.phase == "playing" and state.view is not None and state.view is not self._seen_view:
            seen = self._connection.seen
            if note_rolls(seen, self.table.display.shown_rolls, state.view, self._seen_view):
                self._memory.keep()
            if self._seen_view is not None and self._seen_view.round != state.view.round:
                self._notice, self._looking_at = "", None  # they were about the round that is over
                if self.table.teaches_me:
                    self._listening = self._go_on(self._listen(state.view.round))
            self._seen_view = state.view

    def _may_start(self) -> bool:
        seats = self.table.state.seats
        return (
            self._arguments.start
            and self._phase == "open"
            and self.table.is_host
            and all(card.name or card.bot for card in seats)
        )

    @property
    def _phase(self) -> str:
        return self._connection.state.get("phase", "")

    # ------------------------------------------------------------------ what the person types

    async def _talk(self) -> None:
        """Show the table and read lines until the game is over, or the person leaves."""
        await self._until(lambda: bool(self._connection.hello))
        if self._reader.is_patient and self._phase != "over":
            self._output.out.print(self._draw())
        while self._phase != "over":
            if self._reader.is_patient:  # it is read when there is something to choose
                await self._until(lambda: self.table.is_awaited or self._phase == "over")
                if self._phase == "over":
                    return
                if self._listening is not None:
                    await self._listening
            asked = asyncio.create_task(self._reader.ask_meanwhile(self._draw))
            ended = asyncio.create_task(self._until(lambda: self._phase == "over"))
            await asyncio.wait({asked, ended}, return_when=asyncio.FIRST_COMPLETED)
            for task in (asked, ended):
                if not task.done():
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task
            if asked.cancelled() or await self._hear_end(asked):
                return

    async def _until(self, holds: Callable[[], bool]) -> None:
        """Wait until something is true of the table."""
        while not holds():
            self._changed.clear()
            await self._changed.wait()

    async def _hear_end(self, asked: asyncio.Task[str]) -> bool:
        """Do what the line that was read says; a person who stops keeps the seat, and a spectator has none."""
        try:
            return await self._hear(asked.result())
        except InputEnded:
            if self._connection.me is None:
                return True
            raise InputEnded("input-ended-seat") from None

    async def _hear(self, text: str) -> bool:
        """Do what a line says, and say whether the person leaves."""
        output, table = self._output, self.table
        self._looking_at = None
        self._page = self._page + 1 if text == LIST_CHOICES else -1
        self._notice = ""
        if is_word(output, "quit", text):
            raise InputEnded
        if is_word(output, "leave", text):
            await self._connection.ask("leave")
            return True
        if self._phase != "playing":
            await self._hear_in_lobby(text)
        elif text == LIST_CHOICES:
            self._notice = list_choices(table.words, table.state.choices)
        elif is_word(output, "hint", text):
            self._notice = await asyncio.to_thread(self._hint)
        elif isinstance(looked := seat_named(output, text, table.names), Looked):
            self._looking_at = looked.seat
        elif self._connection.me is None:
            self._notice = output.text("join-watching")
        else:
            await self._move(text)
        return False

    async def _hear_in_lobby(self, text: str) -> None:
        verb, *rest = text.split() or [""]
        if is_word(self._output, "start", text):
            await self._ask("start")
        elif is_word(self._output, "bot", verb) and rest and rest[0].isdecimal():
            await self._ask("seat-bot", seat=int(rest[0]) - 1, level=self._level(rest[1:]))
        elif text:
            self._notice = self._output.text("join-lobby-unknown", text=text[:80])

    def _level(self, named: list[str]) -> str | None:
        """Return the level that was named, "steady" where none was; None sends the bot away."""
        word = fold_word(named[0]) if named else "steady"
        language = self._output.language
        if word in map(fold_word, ("none", *words_for(language, "none"))):
            return None
        known = ("gentle", "steady", "sharp", "master", "adaptive")
        return next((level for level in known if word in map(fold_word, words_for(language, level))), word)

    async def _move(self, text: str) -> None:
        table, state = self.table, self.table.state
        assert state.view is not None
        assert self._connection.me is not None
        try:
            actions = read_line(table.words, table.display, state.view, self._connection.me, state.choices, text)
        except UnknownAction:
            said = ", ".join(examples(table.words, state.choices))
            self._notice = self._output.text("terminal-unknown", text=text[:80], words=said)
            return
        await self._ask("move", round=state.view.round, actions=actions)

    async def _ask(self, kind: str, **fields: object) -> None:
        """Send a request, without a connection later; its refusal becomes the notice. The person may go on."""
        task = self._go_on(self._asked(kind, fields))
        if self._reader.is_patient:
            await task
        else:
            await asyncio.wait({task}, timeout=SOON)

    async def _asked(self, kind: str, fields: dict[str, object]) -> None:
        answer = await self._connection.ask(kind, **fields)
        if answer["type"] == "refused":
            self._notice = answer["sentence"]
            self._reader.refresh()

    def _go_on(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._later.add(task)
        task.add_done_callback(self._later.discard)
        return task

    def _hint(self) -> str:
        try:
            wish = HintWish(token_hex(8))
            advised = self._site.post(f"/api/tables/{self._arguments.link.table}/hint", wish, Advised)
        except ServerRefused as error:
            return error.said
        return (
            advice_line(self._output, "hint", advised.advice)
            if advised.advice
            else self._output.text("terminal-no-hint")
        )

    async def _listen(self, number: int) -> None:
        """Show what the teacher says of the round before this one."""
        told = await asyncio.to_thread(self._lesson)
        view = self.table.state.view
        if told and self._phase == "playing" and view is not None and view.round == number:
            self._notice = told
            self._reader.refresh()

    def _lesson(self) -> str:
        return hear_lesson(self._output, self._site, self._arguments.link.table)

    # ------------------------------------------------------------------ what is shown

    def _draw(self) -> RenderableType:
        if self._phase in ("open", "sealing") or self.table.state.view is None:
            return self.table.lobby(self._arguments.link.page, self._notice)
        screen = self.table.screen(self._notice, max(self._page, 0), self._looking_at)
        return draw_table(self._output, screen)

    def _finish(self) -> int:
        if self.table.teaches_me and (told := self._lesson()):
            self._output.out.print(told, markup=False, soft_wrap=True)
        try:
            kept = self._site.get(f"/api/tables/{self._arguments.link.table}/record", Record)
        except ServerRefused as error:
            if error.code != "still-sealed":
                raise
            return self._finish_sealed()
        seen = self._connection.seen
        rules = self.table.rules
        code, receipt = print_end(self._output, rules, kept, self._connection.me, seen, self.table.display)
        if self._arguments.save is not None:
            _write(self._output, self._arguments.save, kept, "terminal-saved")
        if self._arguments.receipt is not None:
            _write(self._output, self._arguments.receipt, receipt, "join-receipt-saved")
        return code

    def _finish_sealed(self) -> int:
        """The dice of a challenge are sealed until everybody has had their time: print the sheet and the total."""
        view, me = self.table.state.view, self._connection.me
        if view is not None and me is not None:
            self._output.out.print(draw_table(self._output, self.table.screen("", 0, me)))
            self._output.print("terminal-points", points=view.sheets[me].total)
        self._output.print("join-still-sealed")
        return 0


def _write(output: Output, file: Path, value: msgspec.Struct, message: str) -> None:
    try:
        file.write_bytes(msgspec.json.encode(value))
    except OSError as error:
        raise CannotWrite(file=str(file), detail=error.strerror or "") from error
    output.print(message, file=str(file))
