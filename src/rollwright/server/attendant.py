"""Who plays when no person does: bots on their own seats, and a steady one for who is away or out of time."""

import asyncio
from collections.abc import Iterable
from functools import partial
from random import Random
from typing import Any

import structlog

from rollwright import bots
from rollwright.core import IllegalAction, Refused, next_wake, notation
from rollwright.server import decisions
from rollwright.server.clock import now
from rollwright.server.events import Moved, StoodIn, Woke
from rollwright.server.live import Decide, Live
from rollwright.server.race import STAND_IN, Do, Race
from rollwright.server.table import Table

log: Any = structlog.get_logger()


class Attendant:
    """Looks after each table once it has moved on. It does so only while somebody is there: an empty table waits."""

    def __init__(self, do: Do, bot_delay: float) -> None:
        self._do = do
        self._bot_delay = bot_delay
        self._random = Random()
        self._errands: set[asyncio.Task[None]] = set()

    def attend(self, live: Live) -> None:
        """Let the bots play that we wait for, and set the alarm for the next moment that matters."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if live.quiet:
            return
        if live.table.phase != "playing" or not live.company:
            if live.race is not None:
                live.race.rest()
            return
        if live.table.races:
            live.race = live.race or Race(live, self._do)
            live.race.attend()
        for seat in _to_play(live):
            if seat not in live.players:
                live.players[seat] = asyncio.create_task(self._turn(live, seat))
                live.players[seat].add_done_callback(partial(self._rested, live, seat))
        due = min((moment for moment, _ in _agenda(live)), default=None)
        if due is not None:
            live.timer = asyncio.get_running_loop().call_later(max(0, due - now()) / 1000, self._ring, live)

    def stop(self, lives: Iterable[Live]) -> None:
        for live in lives:
            if live.race is not None:
                live.race.rest()
            if live.timer is not None:
                live.timer.cancel()
            for player in live.players.values():
                player.cancel()

    # ------------------------------------------------------------------ bots

    async def _turn(self, live: Live, seat: int) -> None:
        """Let a bot take its time, then look at the table and act. What no longer goes when it has thought is looked at again."""
        table = live.table
        choices = table.game.legal(table.state, seat)
        await asyncio.sleep(self._bot_delay * self._random.uniform(*bots.pause(table.opened.game, choices)))
        table = live.table
        number, legal = table.round, table.game.legal(table.state, seat)
        if seat not in _to_play(live):
            return  # somebody came back, or the game went on without it
        bot = bots.find(table.opened.game, table.chairs[seat].bot or STAND_IN)
        actions = await asyncio.to_thread(
            bot, table.options, table.game.view(table.state, seat), seat, legal, Random(self._random.random())
        )
        said = tuple(map(notation.to_text, actions))

        def decide(table: Table) -> decisions.Events:
            if table.round != number or seat not in _to_play(live):
                return ()
            try:
                return decisions.play(table, Moved(seat, said, now() - table.started_at, bot=True))
            except IllegalAction:
                if table.game.legal(table.state, seat) == legal:
                    raise  # nobody came in between: it is the bot that is wrong
                return ()

        await self._do(live, decide)

    def _rested(self, live: Live, seat: int, task: asyncio.Task[None]) -> None:
        del live.players[seat]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("bot failed", table=live.table.name, game=live.table.opened.game, exc_info=error)
        else:
            self.attend(live)  # what came up while it was finishing

    # ------------------------------------------------------------------ the clock

    def _ring(self, live: Live) -> None:
        live.timer = None
        moment = now()
        acts = [act for due, act in _agenda(live) if due <= moment]
        for act in acts:
            errand = asyncio.create_task(self._run(live, act))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)
        if not acts:
            self.attend(live)  # it rang a moment too early, or the clock was put back

    async def _run(self, live: Live, act: Decide) -> None:
        try:
            await self._do(live, act)
        except Refused:
            log.info("the clock came too late", table=live.table.name)
        self.attend(live)


def _agenda(live: Live) -> list[tuple[int, Decide]]:
    """Return what is to be done without anybody asking: the moment, and what then follows."""
    table = live.table
    if not (table.clocked or table.opened.pace or live.gone):
        return []
    agenda: list[tuple[int, Decide]] = [
        (gone + live.away_limit_ms, partial(_stand_in, seat=seat))
        for seat, gone in live.gone.items()
        if not table.chairs[seat].sitting_in
    ]
    due, deadline = next_wake(table.game, table.state), live.deadline()
    if due is not None:
        agenda.append((table.started_at + due, partial(_wake, at=due)))
    elif deadline is not None and live.late_in != table.round:
        agenda.append((deadline, partial(_call_time, live=live)))
    return agenda


def _stand_in(table: Table, seat: int) -> decisions.Events:
    return () if table.phase != "playing" or table.chairs[seat].sitting_in else (StoodIn(seat),)


def _call_time(table: Table, live: Live) -> decisions.Events:
    live.late_in = table.round  # from now on bots write for who is not done
    return ()


def _wake(table: Table, at: int) -> decisions.Events:
    return decisions.play(table, Woke(at)) if next_wake(table.game, table.state) == at else ()


def _to_play(live: Live) -> list[int]:
    """Return the seats that we wait for and that a bot may play now; in a race bots choose their own moments."""
    table = live.table
    if table.phase != "playing" or not live.company or table.races:
        return []
    late = _is_late(live)
    seats = [seat for seat, chair in enumerate(table.chairs) if late or chair.bot is not None or chair.sitting_in]
    return [seat for seat in seats if table.game.legal(table.state, seat)]


def _is_late(live: Live) -> bool:
    """Say whether the round's time is up. While a game's own clock runs, only that one counts."""
    table = live.table
    return live.late_in == table.round and next_wake(table.game, table.state) is None
