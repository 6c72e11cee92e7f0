"""`rollwright today`: the day's games of a server, and one of them played at its own table there."""

import asyncio

from rich.table import Table
from rich.text import Text

from rollwright.games import find
from rollwright.server.challenge.challenge import date_in
from rollwright.server.challenge.messages import ChallengeCard, DayCard, Player, Today
from rollwright.server.challenge.share import Shared, date_said, share_text, title_said, total_said
from rollwright.server.refusals import NoChallenge, NoResult
from rollwright.server.socket.messages import Opened
from rollwright.terminal.commands.join import account_name, check_drawable, sit_down, with_password
from rollwright.terminal.network.link import Link, read_site
from rollwright.terminal.network.memory import Memory, recall
from rollwright.terminal.network.site import Site
from rollwright.terminal.network.visit import JoinArguments, Visit
from rollwright.terminal.output import Output

HOUR = 3_600_000  # milliseconds
SEAL = 16  # figures of a seal that are shown


def today(output: Output, game: str | None, server: str, name: str, password: str) -> int:
    """List the games of the day or, with a game, play it and say the text to share."""
    name = name or account_name(output)
    address = read_site(server)
    memory = recall(address, name)
    site = Site(address, output.language, password, memory.token)
    found = with_password(output, site, lambda: site.get("/api/today", Today))
    memory.token = site.token
    memory.keep()
    if game is None:
        _print_day(output, found)
        return 0
    played = find(game).info.id
    day = next((day for day in found.games if day.card.game == played), None)
    if day is None:
        raise NoChallenge
    code = _play(output, site, memory, name, day.card) if not _is_over(day.card) else 0
    card = site.get(f"/api/challenges/{day.card.id}", ChallengeCard)
    _print_share(output, card, f"{address}/challenge/{card.id}")
    return code


def _is_over(card: ChallengeCard) -> bool:
    return card.mine is not None and card.mine.total is not None


def _play(output: Output, site: Site, memory: Memory, name: str, card: ChallengeCard) -> int:
    """Play at the person's own table; asked again, it is the same table."""
    check_drawable(site, card.game, f"{site.address}/today")
    opened = site.post(f"/api/challenges/{card.id}/play", Player(name), Opened)
    arguments = JoinArguments(link=Link(site.address, opened.link), name=name, start=True)
    sit_down(site, memory, arguments)
    return asyncio.run(Visit(output, site, memory, arguments).play())


def _print_day(output: Output, found: Today) -> None:
    hours = found.left_ms // HOUR
    output.print("today-line", date=date_said(output.language, found.date), hours=hours)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for heading in ("game", "mine", "par", "streak", "seal"):
        table.add_column(output.text(f"today-column-{heading}"))
    for day in found.games:
        table.add_row(*_row(output, day))
    output.out.print(table)


def _row(output: Output, day: DayCard) -> tuple[Text, ...]:
    card = day.card
    par = " / ".join(map(str, card.par.values()))
    told = (_mine(output, card), par, str(day.streak or ""), card.commitment[:SEAL])
    return Text(title_said(output.language, card.game), "bold"), *map(Text, told)


def _mine(output: Output, card: ChallengeCard) -> str:
    """Return the own result with the points lost, or that the game waits."""
    mine = card.mine
    if mine is None or mine.total is None:
        return output.text("today-unplayed" if mine is None else "today-begun")
    total = total_said(output.language, mine.total, card.timed)
    if mine.lost is None or mine.lost.points is None:
        return total
    return output.text("today-with-loss", total=total, loss=mine.lost.points)


def _print_share(output: Output, card: ChallengeCard, page: str) -> None:
    """Print the text to share: the same as the page's, with the link of the results."""
    mine = card.mine
    if mine is None or mine.total is None:
        raise NoResult  # the person has stopped, or a bot has played
    day, sealed = date_in(card.id), not card.secret
    shared = Shared(
        game=card.game,
        date=day.isoformat() if day else "",
        title=card.title,
        total=mine.total,
        timed=card.timed,
        par=() if sealed else tuple(card.par.values()),
        loss=None if sealed or mine.lost is None else mine.lost.points,
        streak=mine.streak,
        sealed=sealed,
    )
    key = f"?result={mine.share}" if mine.share else ""
    output.print("today-share")
    output.out.print(f"{share_text(output.language, shared)} {page}{key}", markup=False, soft_wrap=True)
