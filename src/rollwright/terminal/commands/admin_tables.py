"""`rollwright admin`: its work on the tables of a database."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import msgspec
import typer
from msgspec import Struct
from rich.table import Table as Grid

from rollwright.core import NotFound, RollwrightError
from rollwright.server.settings import read_settings
from rollwright.server.store.archive import record_of
from rollwright.server.store.open import open_store, open_upkeep, read_database
from rollwright.server.store.protocol import Store
from rollwright.server.store.upkeep import Kept, Upkeep
from rollwright.server.table import events
from rollwright.server.table.table import Table, fold
from rollwright.server.upkeep.housekeeping import sweep
from rollwright.server.upkeep.logs import configure_log
from rollwright.terminal.files import check_writable
from rollwright.terminal.output import Output

T = TypeVar("T")
NEWEST = 2**62  # above every id


class NoSuchTable(NotFound):
    code = "no-such-table"
    exit_code = 1


class Line(Struct, frozen=True):
    """One table of `rollwright admin list --json`. `last` is the moment of its last event."""

    table: str
    game: str
    phase: str
    seats: int
    people: int
    round: int
    events: int
    last: str


def list_tables(output: Output, database: str | None, limit: int, as_json: bool) -> int:
    print_lines(output, _run(database, lambda store, upkeep: _lines(store, upkeep, limit)), as_json)
    return 0


def show_table(output: Output, database: str | None, name: str) -> int:
    print_table(output, *_run(database, lambda store, upkeep: _read(store, upkeep, name)))
    return 0


def export_table(output: Output, database: str | None, name: str, to: Path | None, all_events: bool) -> int:
    """Write the record of a finished game, or all events of any table, one a line."""
    kept, log = _run(database, lambda store, upkeep: _read(store, upkeep, name))
    if all_events:
        text = "".join(events.encode(event).decode() + "\n" for event in log)
    else:
        text = msgspec.json.encode(record_of(kept.table, log)).decode() + "\n"
    if to is None:
        output.out.print(text, end="", markup=False, highlight=False, soft_wrap=True)
        return 0
    check_writable(to)
    to.write_text(text, "utf-8")
    output.warn("admin-exported", table=kept.table, file=str(to))
    return 0


def close_tables(output: Output, database: str | None, names: list[str]) -> int:
    for table, name in _run(database, lambda _, upkeep: _close(upkeep, names)):
        output.print("admin-closed", table=table, name=name)
    return 0


def delete_tables(output: Output, database: str | None, names: list[str], yes: bool) -> int:
    """Delete them after a question; return 1 when the answer is no."""
    found = _run(database, lambda _, upkeep: _find_all(upkeep, names))
    listed = ", ".join(kept.table for kept in found)
    if not yes and not typer.confirm(output.text("admin-ask-delete", tables=listed)):
        return 1
    for table in _run(database, lambda _, upkeep: _delete(upkeep, names)):
        output.print("admin-deleted", table=table)
    return 0


def sweep_database(output: Output, database: str | None) -> int:
    site, now = read_settings().site, time.time_ns() // 1_000_000
    empty, finished = _run(database, lambda _, upkeep: sweep(upkeep, site, now))
    output.print("admin-swept", empty=empty, finished=finished)
    return 0


def print_lines(output: Output, lines: list[Line], as_json: bool) -> None:
    if as_json:
        for line in lines:
            output.out.print(msgspec.json.encode(line).decode(), markup=False, highlight=False, soft_wrap=True)
        return
    if not lines:
        output.print("admin-none")
        return
    heads = ("table", "game", "phase", "people", "round", "events", "last")
    grid = Grid(*(output.text(f"admin-{head}") for head in heads), box=None)
    for line in lines:
        phase = output.text(f"admin-phase-{line.phase}")
        people = f"{line.people}/{line.seats}"
        grid.add_row(line.table, line.game, phase, people, str(line.round or ""), str(line.events), line.last)
    output.out.print(grid)


def print_table(output: Output, kept: Kept, log: list[events.Event]) -> None:
    """Print what an operator may know of a table: nothing that is secret while the game goes on."""
    line, table = _line(kept, log), fold(kept.table, log)
    shown = {
        "table": line.table,
        "game": line.game,
        "options": ", ".join(f"{name}={value}" for name, value in table.opened.options.items()),
        "phase": output.text(f"admin-phase-{line.phase}"),
        "seats": ", ".join(chair.name or "–" for chair in table.chairs),
        "round": str(line.round or ""),
        "events": str(line.events),
        "last": line.last,
    }
    width = max(len(output.text(f"admin-{name}")) for name in shown)
    for name, value in shown.items():
        output.out.print(f"{output.text(f'admin-{name}'):{width}}  {value}", markup=False, soft_wrap=True)


# ------------------------------------------------------------------ on the database


def _run(database: str | None, work: Callable[[Store, Upkeep], Awaitable[T]]) -> T:
    """Do `work` on the database that was named, or on the one of the settings."""

    async def run() -> T:
        chosen = read_database(database) if database else read_settings().database
        upkeep = await open_upkeep(chosen)
        try:
            store = await open_store(chosen)
            try:
                return await work(store, upkeep)
            finally:
                await store.close()
        finally:
            await upkeep.close()

    configure_log(logging.WARNING)  # on standard error
    return asyncio.run(run())


async def _lines(store: Store, upkeep: Upkeep, limit: int) -> list[Line]:
    lines: list[Line] = []
    for kept in await upkeep.tables(NEWEST, limit):
        try:
            lines.append(_line(kept, await _events(store, kept)))
        except (RollwrightError, msgspec.MsgspecError):
            lines.append(Line(kept.table, "", "broken", 0, 0, 0, kept.seq, _moment(kept.at)))
    return lines


async def _read(store: Store, upkeep: Upkeep, name: str) -> tuple[Kept, list[events.Event]]:
    kept = await _find(upkeep, name)
    return kept, await _events(store, kept)


async def _events(store: Store, kept: Kept) -> list[events.Event]:
    return [events.decode(body) for body in await store.read(kept.table)]


async def _find(upkeep: Upkeep, name: str) -> Kept:
    kept = await upkeep.find(name) or await upkeep.find(name.upper())
    if kept is None:
        raise NoSuchTable(table=name[:40])
    return kept


async def _find_all(upkeep: Upkeep, names: list[str]) -> list[Kept]:
    return [await _find(upkeep, name) for name in names]


async def _close(upkeep: Upkeep, names: list[str]) -> list[tuple[str, str]]:
    return [(kept.table, await upkeep.retire(kept)) for kept in await _find_all(upkeep, names)]


async def _delete(upkeep: Upkeep, names: list[str]) -> list[str]:
    found = await _find_all(upkeep, names)
    for kept in found:
        await upkeep.delete(kept)
    return [kept.table for kept in found]


def _line(kept: Kept, log: list[events.Event]) -> Line:
    table = fold(kept.table, log)
    people = sum(1 for chair in table.chairs if chair.holder)
    phase = "closed" if kept.closed and table.phase != "over" else table.phase
    return Line(
        kept.table, table.opened.game, phase, len(table.chairs), people, _round(table), kept.seq, _moment(kept.at)
    )


def _round(table: Table) -> int:
    return table.snapshot.view(None).round if table.snapshot else 0


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
