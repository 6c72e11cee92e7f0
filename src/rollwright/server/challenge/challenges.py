"""The challenges of this server: the days it seals ahead, the leagues that people lay out, and who plays them."""

import asyncio
from datetime import date, timedelta
from typing import Any

import structlog
from msgspec import to_builtins
from msgspec.structs import replace

from rollwright import games
from rollwright.core import BadOptions, begin, commit, new_secret, read_options, totals_are_times
from rollwright.locale import LANGUAGES, Language
from rollwright.server.challenge.challenge import (
    DAY,
    Challenge,
    Entrant,
    date_in,
    date_of,
    day_id,
    day_of,
    is_day,
    of_the_day,
    options_of,
    streak,
)
from rollwright.server.challenge.kept import KeptChallenges
from rollwright.server.challenge.messages import ChallengeCard, DayCard, LayLeague, OwnResult, Player, Ranked, Today
from rollwright.server.challenge.par import par_of
from rollwright.server.refusals import ChallengeShut, NoChallenge, TooMuch
from rollwright.server.socket.messages import SitDown
from rollwright.server.table import names
from rollwright.server.table.codes import new_key
from rollwright.server.table.events import Chair, Opened
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session

log: Any = structlog.get_logger()

RANKED = 100  # results that a page is shown
LONGEST_STREAK = 1000  # days that are looked through
LEAGUES = 20  # that one browser may lay out within a day
LOOK = 600.0  # seconds between two looks at the calendar


class Challenges:
    """One for each server. Every node seals the same days: the first one decides."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._clock = registry.clock
        self._kept = KeptChallenges(registry.store)
        self._sealed: dict[str, Challenge] = {}  # of the days; what is kept of them never changes
        self._pars: dict[str, dict[str, int]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}  # bots at work, by challenge
        self._stopped = False
        self._sealed_on: date | None = None  # the day on which this node last looked ahead

    # ------------------------------------------------------------------ the days

    async def keep_sealed(self) -> None:
        """Seal today and tomorrow, again and again until cancelled. A page that comes earlier has them sealed, too."""
        try:
            while True:
                await self._clock.sleep(LOOK)
                try:
                    await self._seal_ahead()
                except Exception:
                    log.exception("the day could not be sealed")  # the next look tries again
        finally:
            self._stopped = True
            await asyncio.gather(*self._playing.values(), return_exceptions=True)

    async def _seal_ahead(self) -> None:
        """Seal today and tomorrow, once a day."""
        today = date_of(self._clock.wall())
        if today == self._sealed_on:
            return
        for day in (today, today + timedelta(days=1)):
            for game in of_the_day():
                for language in LANGUAGES:
                    await self.day(game.info.id, day, language)
        self._sealed = {name: kept for name, kept in self._sealed.items() if _is_recent(kept, self._clock.wall())}
        self._pars = {name: par for name, par in self._pars.items() if name in self._sealed}
        self._sealed_on = today

    def _par(self, challenge: Challenge) -> dict[str, int]:
        """Return what the bots reach, or nothing yet: then they begin to play these dice."""
        name = challenge.id
        if name not in self._pars and name not in self._playing and not self._stopped:
            playing = self._playing[name] = asyncio.create_task(self._have_played(challenge))
            playing.add_done_callback(lambda _: self._playing.pop(name, None))
        return self._pars.get(name, {})

    async def _have_played(self, challenge: Challenge) -> None:
        try:
            async with self._registry.lookups:
                self._pars[challenge.id] = await asyncio.to_thread(par_of, challenge, lambda: self._stopped)
        except Exception:
            log.exception("no par", challenge=challenge.id)
            self._pars[challenge.id] = {}

    async def day(self, game: str, day: date, language: Language) -> Challenge:
        """Return a game's challenge of today or tomorrow; seal it, if that has not been done."""
        played = games.find(game)
        name = day_id(played, day, language)
        if name not in self._sealed:
            sealed = day_of(played, day, language, new_secret(), self._clock.wall())
            self._sealed[name] = await self._kept.seal(sealed)
        return self._sealed[name]

    async def today(self, holder: str, language: Language) -> Today:
        """Return the day's games as a browser may see them, with its own results."""
        now = self._clock.wall()
        today = date_of(now)
        tomorrow = today + timedelta(days=1)
        cards: list[DayCard] = []
        for game in of_the_day():
            name = game.info.id
            challenge = await self.day(name, today, language)
            following = await self.day(name, tomorrow, language)
            played = [date_in(each) for each in await self._kept.played(holder, name, LONGEST_STREAK)]
            cards.append(
                DayCard(
                    card=await self._card(challenge, holder),
                    streak=streak([day for day in played if day is not None], today),
                    tomorrow=commit(following.secret),
                    yesterday=await self._played_on(day_id(game, today - timedelta(days=1), language)),
                )
            )
        return Today(today.isoformat(), max(0, _midnight(now) - now), tuple(cards))

    async def _played_on(self, name: str) -> str:
        """Return the id of a day that somebody has played, or nothing."""
        return name if await self._kept.best(name, 1) else ""

    # ------------------------------------------------------------------ leagues

    async def lay(self, wish: LayLeague, holder: str, language: Language) -> Challenge:
        """Lay out a league: the same dice for everybody with the link, for some days."""
        game, now = games.find(wish.game), self._clock.wall()
        usual = options_of(game, now // DAY, language)
        options = usual if wish.options is None else read_options(game, wish.options)
        if game.info.seats[0] > 1:
            raise BadOptions("not-alone", title=game.info.title)
        begin(game, options, ("",), "")  # refuses options that do not go together
        if await self._kept.laid_by(holder, now - DAY) >= LEAGUES:
            raise TooMuch("too-many-leagues", most=LEAGUES)
        league = Challenge(
            id=new_key(),
            game=game.info.id,
            version=game.info.version,
            options=to_builtins(options),
            secret=new_secret(),
            sealed_at=now,
            opens=now,
            closes=now + wish.days * DAY,
            holder=holder,
            title=names.read_title(wish.title),
        )
        await self._kept.lay(league)
        return league

    # ------------------------------------------------------------------ playing

    async def find(self, name: str) -> Challenge:
        """Return a challenge by its id, or raise `NoChallenge`. A day that is still to come is not shown."""
        found = self._sealed.get(name) or await self._kept.find(name[:64])
        if found is None or found.opens > self._clock.wall():
            raise NoChallenge
        return found

    async def enter(self, name: str, player: Player, holder: str, address: str, stranger: bool) -> Session:
        """Seat a browser at its own table of a challenge; asked again, at the same one."""
        challenge = await self.find(name)
        known = await self._kept.entrant(challenge.id, holder)
        if known is not None:
            return await self._registry.find(known.table)
        if not challenge.is_open(self._clock.wall()):
            raise ChallengeShut
        called = names.read_name(player.name)
        opened = Opened(
            challenge.game,
            challenge.version,
            challenge.options,
            0,
            challenge.secret,
            holder,
            (Chair(),),
            new_key(),
            f"challenge {challenge.id}",
            challenge=challenge.id,
            sealed_until=challenge.closes,
        )
        session = await self._registry.find(await self._registry.open_once(opened, address, stranger))
        await self._registry.sit(session, holder, SitDown(called, player.pencil, seat=0))
        table = session.table
        entrant = Entrant(
            challenge.id, holder, table.name, table.link, called, table.chairs[0].pencil, self._clock.wall()
        )
        await self._kept.enter(entrant)
        return session

    async def card(self, name: str, holder: str) -> ChallengeCard:
        """Return a challenge with its results. Sheets can be looked at when everybody has had their time."""
        challenge = await self.find(name)
        card = await self._card(challenge, holder)
        shut = not challenge.is_open(self._clock.wall())
        best = await self._kept.best(challenge.id, RANKED)
        places = _places([standing.merit for standing in best])
        ranked = tuple(
            Ranked(
                place,
                standing.name,
                standing.pencil,
                standing.total,
                standing.title,
                me=standing.holder == holder,
                link=standing.link if shut else "",
            )
            for place, standing in zip(places, best, strict=True)
        )
        return replace(card, ranked=ranked, secret=challenge.secret if shut else "")

    async def _card(self, challenge: Challenge, holder: str) -> ChallengeCard:
        now = self._clock.wall()
        entrant = await self._kept.entrant(challenge.id, holder)
        mine = None
        if entrant is not None:
            own = await self._kept.own(challenge.id, holder)
            mine = (
                OwnResult(entrant.link) if own is None else OwnResult(entrant.link, own[0].total, own[0].title, own[1])
            )
        return ChallengeCard(
            id=challenge.id,
            game=challenge.game,
            options=challenge.options,
            title=challenge.title,
            timed=_is_timed(challenge),
            commitment=commit(challenge.secret),
            sealed_at=challenge.sealed_at,
            closes_ms=max(0, challenge.closes - now),
            entered=await self._kept.count(challenge.id),
            par=self._par(challenge),
            mine=mine,
            host=not is_day(challenge.id) and challenge.holder == holder,
        )


def _is_timed(challenge: Challenge) -> bool:
    game = games.find(challenge.game, challenge.version)
    return totals_are_times(game, read_options(game, challenge.options))


def _places(merits: list[int]) -> list[int]:
    """Return the place of each; equal ones share a place."""
    return [1 + sum(other > merit for other in merits) for merit in merits]


def _midnight(now: int) -> int:
    return (now // DAY + 1) * DAY


def _is_recent(challenge: Challenge, now: int) -> bool:
    return challenge.closes + DAY > now
