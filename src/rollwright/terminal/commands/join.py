"""`rollwright join`: take a seat at a table of a server and play there, in a terminal or in a pipe."""

import asyncio
import getpass
import sys
from dataclasses import replace

import msgspec
from rich.text import Text

from rollwright.server.socket.messages import Seated, TableCard
from rollwright.terminal.drawing.sheets import NotInTerminal
from rollwright.terminal.files import check_writable
from rollwright.terminal.line_reader import InputEnded
from rollwright.terminal.network.memory import Memory, recall
from rollwright.terminal.network.site import NoPassword, Site
from rollwright.terminal.network.visit import Visit, Wishes
from rollwright.terminal.output import Output


def join(output: Output, wishes: Wishes) -> int:
    for file in (wishes.save, wishes.receipt):
        if file is not None:
            check_writable(file)
    if not wishes.name:
        wishes = replace(wishes, name=_ask_name(output))
    memory = recall(wishes.link.site, wishes.name)
    site = Site(wishes.link.site, output.language, wishes.password, memory.token)
    try:
        sit_down(site, memory, wishes)
    except NoPassword:
        if site.password or not _is_terminal(output):
            raise
        site.password = getpass.getpass(output.text("join-password-question"))
        sit_down(site, memory, wishes)
    return asyncio.run(Visit(output, site, memory, wishes).play())


def _is_terminal(output: Output) -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and output.out.is_terminal


def _ask_name(output: Output) -> str:
    """Return the name of the person: asked for in a terminal, that of the account in a pipe."""
    try:
        account = getpass.getuser()
    except (OSError, KeyError):
        account = output.text("name-alone")
    if not _is_terminal(output):
        return account
    try:
        typed = output.out.input(Text(output.text("join-name-question", account=account), "bold")).strip()
    except EOFError:
        raise InputEnded from None
    return typed or account


def sit_down(site: Site, memory: Memory, wishes: Wishes) -> None:
    """Take a seat, or go back to the one that this person has; a spectator takes none."""
    table = f"/api/tables/{wishes.link.table}"
    card = site.get(table, TableCard)
    paper = site.get(f"/api/games/{card.game}/paper", msgspec.Raw)
    if not msgspec.json.decode(paper).get("places"):
        raise NotInTerminal("not-in-terminal-link", game=card.game, link=wishes.link.page)
    if card.me is None and not wishes.watch:
        site.post(f"{table}/seats", {"name": wishes.name, "words": wishes.words}, Seated)
    memory.token = site.token
    memory.keep()
