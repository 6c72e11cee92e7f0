"""The messenger: in a game over days it tells people who are not here that it has become their move."""

import asyncio
import hashlib
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import structlog
from cryptography.hazmat.primitives.asymmetric import ec

from rollwright.core import RollwrightError
from rollwright.locale import prefer, say
from rollwright.server.limits.recent import Recent
from rollwright.server.notify import push_address, web_push
from rollwright.server.notify.outbox import Outbox
from rollwright.server.queues.turns import Turns
from rollwright.server.refusals import BadInput, NotSeated
from rollwright.server.store.notifications import Subscription
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session

log: Any = structlog.get_logger()

AT_ONCE = 8  # messages that are under way, at most one for each holder
LOOKUPS = 2  # names of push services that are looked up at once; those that never answered one by one
GONE = (404, 410)  # the browser has taken its subscription back
LONGEST_WAIT = 28 * 86_400  # seconds for which a push service keeps a message
SUBSCRIPTIONS = 10  # subscriptions of one browser
REST = 60.0  # seconds for which a receiver that failed is left alone; twice as long after each further failure
FAILURES = 10  # failures in a row, after which a subscription is dropped: with all rests 8.5 hours at least
KNOWN = 10_000  # tables, receivers and names of which something is remembered


class Message(msgspec.Struct, frozen=True):
    """A message for the service worker. `path` is within the site; a later message with the same `tag` replaces it."""

    title: str
    body: str
    path: str
    tag: str


class Note(NamedTuple):
    """That it is somebody's move. It is worded when it is sent, in the language of the browser."""

    game: str
    round: int
    others: list[str]
    table: str
    link: str
    until: float | None  # the moment at which the round ends, by the monotonic clock


class Failure(NamedTuple):
    """How often a receiver has failed in a row, and until when it is left alone."""

    times: int
    until: float


class Messenger:
    """The messenger of one node. Only the home node of a table sends messages, so that nobody is told twice.

    A receiver that never answers keeps only its own holder waiting: each holder has one message under way at most.
    """

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._local = registry.settings.site.local_push
        self._told = Recent[tuple[int, frozenset[int]]](KNOWN)  # table: the round, and the seats whose move it was
        self._key: ec.EllipticCurvePrivateKey | None = None
        self._names = push_address.NameLookups(LOOKUPS)
        self._new_names = push_address.NameLookups(1)  # a stranger's slow names hold up no message
        self._answered = Recent[bool](KNOWN)  # names of receivers that were reached last time
        self._turns = Turns(AT_ONCE)
        self._failures = Recent[Failure](KNOWN)  # by endpoint
        self._outbox = Outbox[Note](self._call)
        registry.on_settled.append(self._settled)

    async def key(self) -> ec.EllipticCurvePrivateKey:
        """Return the key with which this site signs: made at first, and the same on all nodes."""
        if self._key is None:
            kept = await self._registry.store.notifications.server_key("push", web_push.new_key())
            self._key = web_push.read_key(kept)
        return self._key

    async def subscribe(self, subscription: Subscription) -> None:
        """Keep a subscription, or raise `bad-push-address`, `bad-push-keys` or `NotSeated`."""
        try:
            async with asyncio.timeout(push_address.WITHIN):  # the person waits, also for a turn
                await self._checked(subscription, self._new_names)
        except TimeoutError as error:
            raise BadInput("bad-push-address") from error
        try:
            web_push.check_keys(subscription.p256dh, subscription.auth)
        except ValueError as error:
            raise BadInput("bad-push-keys") from error
        if not await self._registry.store.unfinished(subscription.holder, "sat", 0, 1):
            raise NotSeated  # a stranger could add rows without end, in the names of ever new browsers
        await self._registry.store.notifications.subscribe(subscription, self._registry.clock.now(), SUBSCRIPTIONS)

    async def close(self) -> None:
        """Stop; a message that is under way is lost."""
        await self._outbox.close()

    # ------------------------------------------------------------------ whose move it becomes

    def _settled(self, session: Session) -> None:
        table = session.table
        if not table.opened.way.days:
            return
        if table.phase != "playing":
            for seat in range(len(table.chairs)):
                self._outbox.take_back((table.name, seat))
            self._told[table.name] = (0, frozenset())
            if table.phase == "over":
                self._told.pop(table.name)
            return
        people = [seat for seat in table.awaited() if table.chairs[seat].holder and not table.chairs[seat].sitting_in]
        before, now = self._told.get(table.name), frozenset(people)
        self._told[table.name] = (table.round, now)
        if before is None or not session.home:
            return  # this server has just started: people were told earlier
        for seat in before[1] - now:
            self._outbox.take_back((table.name, seat))
        new = now if before[0] != table.round else now - before[1]
        for seat in new - session.seats_here():
            self._outbox.put(table.chairs[seat].holder, (table.name, seat), self._note(session, seat))

    def _note(self, session: Session, seat: int) -> Note:
        table, left = session.table, session.time_left(None)
        others = [chair.name for place, chair in enumerate(table.chairs) if place != seat]
        until = None if left is None else self._registry.clock.monotonic() + left / 1000
        return Note(table.game.info.title, table.round, others, table.name, table.link, until)

    # ------------------------------------------------------------------ the way there

    async def _call(self, holder: str, note: Note) -> None:
        """Send a note to all browsers where this holder asked for it."""
        try:
            for subscription in await self._registry.store.notifications.subscriptions(holder):
                async with self._turns.turn(holder):
                    await self._send(subscription, note)
        except RollwrightError as error:
            log.warning("nobody told", table=note.table, reason=str(error))
        except Exception:
            log.exception("nobody told", table=note.table)  # the holder's other messages go on

    async def _send(self, to: Subscription, note: Note) -> None:
        clock, message = self._registry.clock, _worded(to, note)
        moment = clock.monotonic()
        left = 0 if note.until is None else max(0, int(note.until - moment))
        before = self._failures.get(to.endpoint)
        if before is not None and moment < before.until:
            return
        host = urlsplit(to.endpoint).hostname or ""
        try:
            checked = await self._checked(to, self._names if host in self._answered else self._new_names)
            headers = {
                "Authorization": web_push.signature(await self.key(), to.endpoint, to.site, clock.now()),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(min(LONGEST_WAIT, left)),
                "Topic": hashlib.sha256(message.tag.encode()).hexdigest()[:32],
                "Urgency": "normal",
            }
            body = web_push.encrypt(msgspec.json.encode(message), to.p256dh, to.auth)
            status = await push_address.post(checked, headers, body)
        except (BadInput, OSError) as error:
            log.info("push failed", reason=str(error) or type(error).__name__)
            self._answered.pop(host)
            await self._failed(to)
            return
        if status in GONE:
            await self._drop(to)
        elif status >= 300:
            log.info("push refused", status=status)
            await self._failed(to)
        else:
            self._failures.pop(to.endpoint)

    async def _checked(self, to: Subscription, names: push_address.NameLookups) -> push_address.Checked:
        checked = await push_address.check(to.endpoint, self._local, names, to.holder)
        self._answered[checked[0].hostname or ""] = True
        return checked

    async def _failed(self, to: Subscription) -> None:
        """Leave a receiver alone for a while, and drop it where it keeps failing."""
        before = self._failures.pop(to.endpoint)
        times = before.times + 1 if before is not None else 1
        if times >= FAILURES:
            log.info("push dropped", failures=times)
            await self._drop(to)
            return
        self._failures[to.endpoint] = Failure(times, self._registry.clock.monotonic() + REST * 2 ** (times - 1))

    async def _drop(self, to: Subscription) -> None:
        self._failures.pop(to.endpoint)
        await self._registry.store.notifications.unsubscribe(to.endpoint)


def _worded(to: Subscription, note: Note) -> Message:
    language = prefer(to.language)
    names = ", ".join(note.others) or "none"
    text = say(language, "ways-push-text", game=note.game, round=note.round, names=names)
    return Message(say(language, "ways-push-title"), text.strip(), f"table/{note.link}", note.table)
