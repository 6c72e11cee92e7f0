"""The challenges of this server: the days it seals ahead, the leagues that people lay out, and their players."""

import asyncio
from datetime import date, timedelta
from typing import Any

import structlog
from msgspec import to_builtins
from msgspec.structs import replace

from rollwright import games
from rollwright.core import BadOptions, begin, commit, new_secret, read_options, totals_are_times
from rollwright.locale import LANGUAGES, Language
from rollwright.server.challenge.best import best_games, best_sheets
from rollwright.server.challenge.challenge import (
    DAY,
    Challenge,
    Entrant,
    Order,
    date_in,
    date_of,
    day_id,
    day_of,
    is_day,
    of_the_day,
    options_of,
    streak,
)
from rollwright.server.challenge.messages import BestSheets, ChallengeCard, DayCard, LayLeague, Player, Today
from rollwright.server.challenge.par import par_of
from rollwright.server.challenge.results import Results, counts_losses, orders_of
from rollwright.server.challenge.share import Shared, shared_result
from rollwright.server.challenge.store import ChallengeStore
from rollwright.server.limits.rates import LEAGUES
from rollwright.server.refusals import ChallengePlayed, ChallengeShut, NoChallenge, NoResult, NoTable, TooMuch
from rollwright.server.reviews.queue import ReviewQueue
from rollwright.server.socket.messages import SitDown
from rollwright.server.table import names
from rollwright.server.table.codes import key_for, new_key
from rollwright.server.table.events import Chair, Opened
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session
from rollwright.server.table.trying import Finished

log: Any = structlog.get_logger()

LONGEST_STREAK = 1000  # days that are looked through
MOST_PARS = 20  # challenges whose par waits; that of another one is looked for when its card is asked for again
LOOK = 600.0  # seconds between two looks at the calendar


class Challenges:
    """One for each server. Every node seals the same days: the first one decides."""

    def __init__(self, registry: Registry, reviews: ReviewQueue) -> None:
        self._registry = registry
        self._clock = registry.clock
        self._store = ChallengeStore(registry.store)
        self._reviews = reviews
        self.results = Results(self._store, reviews)
        self._sealed: dict[str, Challenge] = {}  # by id, of days; a sealed challenge never changes
        self._pars: dict[str, dict[str, int]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}  # bots at work, by challenge
        self._par_turn = asyncio.Semaphore(1)  # a turn for pars alone, so that no hint and no record waits for them
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

    def par(self, challenge: Challenge) -> dict[str, int]:
        """Return what the bots reach, or nothing yet: then they begin to play these dice."""
        name = challenge.id
        if (
            name not in self._pars
            and name not in self._playing
            and len(self._playing) < MOST_PARS
            and not self._stopped
        ):
            playing = self._playing[name] = asyncio.create_task(self._have_played(challenge))
            playing.add_done_callback(lambda _: self._playing.pop(name, None))
        return self._pars.get(name, {})

    async def _have_played(self, challenge: Challenge) -> None:
        try:
            async with self._par_turn:
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
            self._sealed[name] = await self._store.seal(sealed)
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
            before = day_id(game, today - timedelta(days=1), language)
            champion = await self.results.champion(before, challenge.opens, holder)
            following = await self.day(name, tomorrow, language)
            cards.append(
                DayCard(
                    card=await self._card(challenge, holder),
                    streak=await self._streak(holder, name, today),
                    tomorrow=commit(following.secret),
                    yesterday=before if champion else "",
                    champion=champion,
                )
            )
        return Today(today.isoformat(), max(0, _midnight(now) - now), tuple(cards))

    async def _streak(self, holder: str, game: str, day: date) -> int:
        """Return how many days in a row a browser has played a game, up to this day."""
        played = [date_in(each) for each in await self._store.played(holder, game, LONGEST_STREAK)]
        return streak([each for each in played if each is not None], day)

    async def _days_with(self, challenge: Challenge, holder: str) -> int:
        """Return how many days in a row a browser has played, with the day of this challenge; 0 for a league."""
        day = date_in(challenge.id)
        return 0 if day is None else await self._streak(holder, challenge.game, day)

    # ------------------------------------------------------------------ leagues

    async def lay(
        self, wish: LayLeague, holder: str, language: Language, address: str = "", stranger: bool = False
    ) -> Challenge:
        """Lay out a league: the same dice for everybody with the link, for some days.

        The id of a league follows from the request that has one: sent again, it finds the league that it laid out.
        """
        name = key_for(holder, wish.id) if wish.id else new_key()
        if wish.id and (known := await self._store.find(name)) is not None:
            return known
        game, now = games.find(wish.game), self._clock.wall()
        usual = options_of(game, now // DAY, language)
        options = usual if wish.options is None else read_options(game, wish.options)
        if game.info.seats[0] > 1:
            raise BadOptions("not-alone", title=game.info.title)
        begin(game, options, ("",), "")  # refuses options that do not go together
        if await self._store.laid_by(holder, now - DAY) >= LEAGUES:
            raise TooMuch("too-many-leagues", most=LEAGUES)
        title = names.read_title(wish.title)
        self._registry.limits.lay_league(address, stranger)
        league = Challenge(
            id=name,
            game=game.info.id,
            version=game.info.version,
            options=to_builtins(options),
            secret=new_secret(),
            sealed_at=now,
            opens=now,
            closes=now + wish.days * DAY,
            holder=holder,
            title=title,
        )
        await self._store.lay(league)
        return await self._store.find(name) or league  # the same request, sent twice at the same time, may be first

    # ------------------------------------------------------------------ playing

    async def find(self, name: str) -> Challenge:
        """Return a challenge by its id, or raise `NoChallenge`. A day that is still to come is not shown."""
        if "\0" in name:
            raise NoChallenge  # PostgreSQL takes no text with this letter
        found = self._sealed.get(name) or await self._store.find(name[:64])
        if found is None or found.opens > self._clock.wall():
            raise NoChallenge
        return found

    async def enter(self, name: str, player: Player, holder: str, address: str, stranger: bool) -> Session:
        """Seat a browser at its own table of a challenge; asked again while the game goes on, at the same one."""
        challenge = await self.find(name)
        known = await self._store.entrant(challenge.id, holder)
        if known is not None:
            session = await self._registry.find(known.table, address)
            if session.table.link != known.link:
                raise NoTable(table=known.table)  # another table has its code by now
            if session.table.phase == "over":
                raise ChallengePlayed
            return session
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
            challenge.id, holder, table.name, table.link, called, table.chairs[0].pencil, self._clock.wall(), new_key()
        )
        await self._store.enter(entrant)
        return session

    async def shared(self, name: str, holder: str, key: str = "") -> Shared:
        """Return what may be shared of this browser's result, or of the one with this key, or raise `NoResult`."""
        challenge = await self.find(name)
        own = await (self._store.shared(challenge, key) if key else self._store.own(challenge, holder))
        if own is None:
            raise NoResult
        par, days = self.par(challenge), await self._days_with(challenge, own.holder)
        return shared_result(challenge, own, _is_timed(challenge), par, days, self._clock.wall())

    async def sheets(self, name: str, address: str) -> BestSheets:
        """Return the best sheets of a challenge that is closed."""
        return await best_sheets(await self.find(name), self._registry, self._reviews, address)

    async def games(self, name: str, address: str) -> list[Finished]:
        """Return the games of these sheets, to be played against."""
        return await best_games(await self.find(name), self._registry, address)

    async def card(self, name: str, holder: str, order: Order | None = None) -> ChallengeCard:
        """Return a challenge with its results. Sheets can be looked at when everybody has had their time."""
        challenge = await self.find(name)
        card = await self._card(challenge, holder, order)
        shut = not challenge.is_open(self._clock.wall())
        ranked = await self.results.ranked(challenge, holder, card.order, card.orders, shut)
        ended = await self._store.ended(challenge)
        if card.mine is not None and card.mine.total is not None:
            card = replace(card, mine=replace(card.mine, streak=await self._days_with(challenge, holder)))
        return replace(card, ranked=ranked, ended=ended, secret=challenge.secret if shut else "")

    async def _card(self, challenge: Challenge, holder: str, order: Order | None = None) -> ChallengeCard:
        now = self._clock.wall()
        own = await self._store.own(challenge, holder)
        orders = orders_of(challenge, played=own is not None, now=now)
        chosen = order if order in orders else orders[0]
        par = self.par(challenge)  # our bots begin when somebody asks
        return ChallengeCard(
            id=challenge.id,
            game=challenge.game,
            options=challenge.options,
            title=challenge.title,
            timed=_is_timed(challenge),
            commitment=commit(challenge.secret),
            sealed_at=challenge.sealed_at,
            closes_ms=max(0, challenge.closes - now),
            entered=await self._store.count(challenge.id),
            par=par if own is not None or not challenge.is_open(now) else {},
            mine=await self.results.own(challenge, holder, chosen, own),
            host=not is_day(challenge.id) and challenge.holder == holder,
            order=chosen,
            orders=orders,
            reviewed=counts_losses(challenge),
        )


def _is_timed(challenge: Challenge) -> bool:
    game = games.find(challenge.game, challenge.version)
    return totals_are_times(game, read_options(game, challenge.options))


def _midnight(now: int) -> int:
    return (now // DAY + 1) * DAY


def _is_recent(challenge: Challenge, now: int) -> bool:
    return challenge.closes + DAY > now
