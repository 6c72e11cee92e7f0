"""`rollwright join`: take a seat at a table of a server and play there, in a terminal or in a pipe."""

import asyncio
import getpass
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import msgspec
from rich.text import Text

from rollwright.server.socket.messages import Seated, TableCard
from rollwright.terminal.drawing.sheets import NotInTerminal
from rollwright.terminal.files import check_writable
from rollwright.terminal.line_reader import InputEnded
from rollwright.terminal.network.memory import Memory, recall
from rollwright.terminal.network.site import NoPassword, Site
from rollwright.terminal.network.visit import JoinArguments, Visit
from rollwright.terminal.output import Output

Answer = TypeVar("Answer")


def join(output: Output, arguments: JoinArguments) -> int:
    for file in (arguments.save, arguments.receipt):
        if file is not None:
            check_writable(file)
    if not arguments.name:
        arguments = replace(arguments, name=_ask_name(output))
    memory = recall(arguments.link.site, arguments.name)
    site = Site(arguments.link.site, output.language, arguments.password, memory.token)
    with_password(output, site, lambda: sit_down(site, memory, arguments))
    return asyncio.run(Visit(output, site, memory, arguments).play())


def with_password(output: Output, site: Site, ask: Callable[[], Answer]) -> Answer:
    """Ask the server; where the site has a password and none was given, a terminal asks the person for it."""
    try:
        return ask()
    except NoPassword:
        if site.password or not _is_terminal(output):
            raise
        site.password = getpass.getpass(output.text("join-password-question"))
        return ask()


def _is_terminal(output: Output) -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and output.out.is_terminal


def account_name(output: Output) -> str:
    """Return the name of the person's account on this machine."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return output.text("name-alone")


def _ask_name(output: Output) -> str:
    """Return the name of the person: asked for in a terminal, that of the account in a pipe."""
    account = account_name(output)
    if not _is_terminal(output):
        return account
    try:
        typed = output.out.input(Text(output.text("join-name-question", account=account), "bold")).strip()
    except EOFError:
        raise InputEnded from None
    return typed or account


def sit_down(site: Site, memory: Memory, arguments: JoinArguments) -> None:
    """Take a seat, or go back to the one that this person has; a spectator takes none."""
    table = f"/api/tables/{arguments.link.table}"
    card = site.get(table, TableCard)
    check_drawable(site, card.game, arguments.link.page)
    if card.me is None and not arguments.watch:
        site.post(f"{table}/seats", {"name": arguments.name, "words": arguments.words}, Seated)
    memory.token = site.token
    memory.keep()


def check_drawable(site: Site, game: str, page: str) -> None:
    """Refuse a game of pictures, and name the page on which a browser plays it."""
    paper = site.get(f"/api/games/{game}/paper", msgspec.Raw)
    if not msgspec.json.decode(paper).get("places"):
        raise NotInTerminal("not-in-terminal-link", game=game, link=page)
