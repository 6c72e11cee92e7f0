"""The scheduler: bots on their seats, a bot for a person who is away or out of time, and the game's own clock."""

import asyncio
from collections.abc import Iterable
from functools import partial
from random import Random
from typing import Any

import structlog

from rollwright import bots
from rollwright.bots.ask import bound_answers, choose_for_failed_bot, texts_of
from rollwright.core import Broken, Refused, View, check_pause, is_awaited, next_wake, notation
from rollwright.server.clock import Clock
from rollwright.server.play.bot_threads import THINKING, BotThreads, NoThread
from rollwright.server.play.realtime import Realtime
from rollwright.server.play.timed_seat import adaptations, level_of
from rollwright.server.table import commands
from rollwright.server.table.rights import is_played_by_bot
from rollwright.server.table.session import Session
from rollwright.server.table.table import Table
from rollwright.server.table.writer import Writer

log: Any = structlog.get_logger()

FAILURES = 3  # failures in a row after which a bot is not asked any more
REST = 1.0  # seconds until a seat is looked at again whose bot failed


class Scheduler:
    """Looks after each table whenever it has moved on, but only while somebody is there: an empty table waits.

    A game over days goes on without anybody.
    """

    def __init__(self, writer: Writer, clock: Clock, bot_delay: float) -> None:
        self._writer = writer
        self._clock = clock
        self._bot_delay = bot_delay
        self._random = Random()
        self._threads = BotThreads(clock)
        self._plain: set[str] = set()  # games whose pauses have failed
        self._tasks: set[asyncio.Task[None]] = set()

    def attend(self, session: Session) -> None:
        """Let the bots play that we wait for, and set the timer for the next moment at which something is due."""
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        table = session.table
        session.note_pause()
        if session.quiet and not table.hurried:
            return
        if table.phase != "playing" or table.paused or not session.has_people or not session.home:
            if session.realtime is not None:
                session.realtime.pause()
            return
        if table.realtime:
            if session.realtime is None:
                session.realtime = Realtime(session, self._writer, self._clock, self._threads)
            session.realtime.attend()
        for seat in bot_seats(session):
            if seat not in session.bot_turns:
                task = asyncio.create_task(self._take_turn(session, seat))
                session.bot_turns[seat] = task
                task.add_done_callback(partial(self._end_turn, session, seat))
        due = min((moment for moment, _ in due_commands(session)), default=None)
        if due is not None:
            session.timer = self._clock.call_later((due - self._clock.now()) / 1000, self._ring, session)

    def stop(self, sessions: Iterable[Session]) -> None:
        for session in sessions:
            if session.realtime is not None:
                session.realtime.pause()
            if session.timer is not None:
                session.timer.cancel()
            for turn in session.bot_turns.values():
                turn.cancel()

    # ------------------------------------------------------------------ bots

    async def adaptations(self, session: Session) -> dict[int, float | None]:
        """Return what each bot of a game of speed may start the next game with; nothing where one takes too long."""
        table = session.table
        try:
            return await self._threads.run(session.visitor, THINKING, adaptations, table)
        except TimeoutError as error:
            log.error("bot failed", table=table.name, game=table.opened.game, exc_info=error)
            return {}

    async def _take_turn(self, session: Session, seat: int) -> None:
        """Let a bot take its time, then look at the table and act. For a bot that fails, take any legal choice."""
        table = session.table
        await self._clock.sleep(self._bot_delay * self._random.uniform(*self._pause(table, seat)))
        if seat not in bot_seats(session):
            return  # the person came back, or the game went on
        failures = session.bot_failures.get(seat, 0)
        if failures < FAILURES:
            try:
                await self._play_bot(session, seat)
            except Broken:  # the store failed, not the bot
                raise
            except NoThread:
                pass
            except Exception as error:
                session.bot_failures[seat] = failures + 1
                names = {"table": table.name, "game": table.opened.game, "bot": level_of(table, seat)}
                log.error("bot failed", **names, seat=seat, failures=failures + 1, exc_info=error)
            else:
                session.bot_failures.pop(seat, None)
                return
        await self._play_anything(session, seat)

    def _pause(self, table: Table, seat: int) -> bots.Pause:
        """Return how long a bot waits before it acts. Once a package has failed to say it, all its pauses are plain."""
        game, choices = table.opened.game, table.game.legal(table.state, seat)
        if game in self._plain:
            return bots.PLAIN
        try:
            least, most = check_pause(bots.pause(game, choices))
        except Exception as error:
            self._plain.add(game)
            log.error("bots' pause failed", table=table.name, game=game, exc_info=error)
            return bots.PLAIN
        return least, most

    async def _play_bot(self, session: Session, seat: int) -> None:
        table = session.table
        number, choices = table.round, table.game.legal(table.state, seat)
        if table.chairs[seat].ghost and (again := table.ghost_turn(seat)):
            await self._play(session, seat, number, table.game.view(table.state, seat), list(again))
            return
        if table.chairs[seat].paper:  # it says Done and nothing else
            seen = table.game.view(table.state, seat)
            await self._play(session, seat, number, seen, [notation.to_text(choices[0])])
            return
        bound_answers(session.count_bot_answer(seat))
        bot = bots.find(table.opened.game, level_of(table, seat))
        view, random = table.game.view(table.state, seat), Random(self._random.random())
        actions = await self._threads.run(session.visitor, THINKING, bot, table.options, view, seat, choices, random)
        await self._play(session, seat, number, view, texts_of(table.game, actions))

    async def _play_anything(self, session: Session, seat: int) -> None:
        table = session.table
        if seat in bot_seats(session):
            seen = table.game.view(table.state, seat)
            choice = choose_for_failed_bot(table.game, table.state, seat, self._random)
            await self._play(session, seat, table.round, seen, [notation.to_text(choice)])

    async def _play(self, session: Session, seat: int, number: int, seen: View, actions: list[str]) -> None:
        command = commands.PlayBot(seat, number, tuple(actions), seen, self._clock.now(), late=_is_late(session))
        await self._writer.do(session, command)

    def _end_turn(self, session: Session, seat: int, task: asyncio.Task[None]) -> None:
        if task.cancelled():
            del session.bot_turns[seat]
            return
        error = task.exception()
        if error is None:
            del session.bot_turns[seat]
            self.attend(session)  # the table may have moved on meanwhile
            return
        log.error("bot's turn failed", table=session.table.name, game=session.table.opened.game, exc_info=error)
        self._clock.call_later(REST, self._resume, session, seat)

    def _resume(self, session: Session, seat: int) -> None:
        session.bot_turns.pop(seat, None)
        self.attend(session)

    # ------------------------------------------------------------------ clocks

    def _ring(self, session: Session) -> None:
        session.timer = None
        if not session.home or not session.has_people:
            return
        moment = self._clock.now()
        due = [command for at, command in due_commands(session) if at <= moment]
        for command in due:
            if command is None:
                session.overdue_round = session.table.round  # from now on bots play for everybody who is not done
                self.attend(session)
            else:
                task = asyncio.create_task(self._run(session, command))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        if not due:
            self.attend(session)  # the timer rang a moment too early

    async def _run(self, session: Session, command: commands.Command) -> None:
        try:
            await self._writer.do(session, command)
        except Refused as refusal:
            log.info("clock came too late", table=session.table.name, code=refusal.code, **commands.describe(command))
        self.attend(session)


def due_commands(session: Session) -> list[tuple[int, commands.Command | None]]:
    """Return the commands that nobody asks for, each with its moment; None: the round's time is up."""
    table = session.table
    if not (table.is_timed or session.gone) or table.phase != "playing" or table.missing_sheets():
        return []
    due: list[tuple[int, commands.Command | None]] = [
        (gone + session.away_limit_ms, commands.StandIn(seat))
        for seat, gone in session.gone.items()
        if not table.chairs[seat].sitting_in
    ]
    if table.bank is not None:
        due += [
            (table.started_at + empty, commands.RunOut(seat, empty)) for seat, empty in table.bank.empty_at().items()
        ]
    wake, deadline = _wake(session), session.deadline()
    if wake is not None:
        due.append((table.started_at + wake, commands.Wake(wake)))
    elif deadline is not None and session.overdue_round != table.round:
        due.append((deadline, None))
    return due


def bot_seats(session: Session) -> list[int]:
    """Return the seats that a bot has to play now. In a game of speed bots choose their own moments."""
    table = session.table
    if table.phase != "playing" or table.paused or not session.has_people or not session.home or table.realtime:
        return []
    late = _is_late(session)
    seats = [seat for seat in range(len(table.chairs)) if late or is_played_by_bot(table, seat)]
    missing = table.missing_sheets()  # no bot can write these; a removed person's seat goes without one
    seats = [seat for seat in seats if seat not in missing or table.chairs[seat].removed]
    return [seat for seat in seats if is_awaited(table.game, table.state, seat)]


def _is_late(session: Session) -> bool:
    """Say whether the round's time is up. While the game's own clock runs, only that clock counts."""
    table = session.table
    return session.overdue_round == table.round and _wake(session) is None


def _wake(session: Session) -> int | None:
    """Return when the game's own clock acts next. Over days and on one device its limits of seconds do not count."""
    table = session.table
    return None if table.unhurried else next_wake(table.game, table.state)
