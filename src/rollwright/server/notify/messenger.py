"""The messenger: in a game over days it tells people who are not here that it has become their move."""

import asyncio
import hashlib
from typing import Any

import msgspec
import structlog
from cryptography.hazmat.primitives.asymmetric import ec

from rollwright.core import RollwrightError
from rollwright.locale import prefer, say
from rollwright.server.notify import push_address, web_push
from rollwright.server.refusals import BadInput
from rollwright.server.store.notifications import Subscription
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session

log: Any = structlog.get_logger()

AT_ONCE = 8  # messages that are under way
LOOKUPS = 2  # names of push services that are looked up at once for them; those of new subscriptions one by one
GONE = (404, 410)  # the browser has taken its subscription back
LONGEST_WAIT = 28 * 86_400  # seconds for which a push service keeps a message
SUBSCRIPTIONS = 10  # subscriptions of one browser


class Message(msgspec.Struct, frozen=True):
    """A message for the service worker. `path` is within the site; a later message with the same `tag` replaces it."""

    title: str
    body: str
    path: str
    tag: str


class Messenger:
    """The messenger of one node. Only the home node of a table sends messages, so that nobody is told twice."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._local = registry.settings.site.local_push
        self._told: dict[str, tuple[int, frozenset[int]]] = {}  # table: the round, and the seats whose move it was
        self._key: ec.EllipticCurvePrivateKey | None = None
        self._names = push_address.NameLookups(LOOKUPS)
        self._new_names = push_address.NameLookups(1)  # a stranger's slow names hold up no message
        self._under_way = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        registry.on_settled.append(self._settled)

    async def key(self) -> ec.EllipticCurvePrivateKey:
        """Return the key with which this site signs: made at first, and the same on all nodes."""
        if self._key is None:
            kept = await self._registry.store.notifications.server_key("push", web_push.new_key())
            self._key = web_push.read_key(kept)
        return self._key

    async def subscribe(self, subscription: Subscription) -> None:
        """Keep a subscription, or raise `bad-push-address` or `bad-push-keys`."""
        await push_address.check(subscription.endpoint, self._local, self._new_names)
        try:
            web_push.check_keys(subscription.p256dh, subscription.auth)
        except ValueError as error:
            raise BadInput("bad-push-keys") from error
        await self._registry.store.notifications.subscribe(subscription, self._registry.clock.now(), SUBSCRIPTIONS)

    async def close(self) -> None:
        """Stop; a message that is under way is lost."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    # ------------------------------------------------------------------ whose move it becomes

    def _settled(self, session: Session) -> None:
        table = session.table
        if not table.opened.way.days:
            return
        if table.phase != "playing":
            self._told[table.name] = (0, frozenset())
            if table.phase == "over":
                del self._told[table.name]
            return
        people = [seat for seat in table.awaited() if table.chairs[seat].holder and not table.chairs[seat].sitting_in]
        before, now = self._told.get(table.name), frozenset(people)
        self._told[table.name] = (table.round, now)
        if before is None or not session.home:
            return  # this server has just started: people were told earlier
        new = now if before[0] != table.round else now - before[1]
        for seat in new - session.seats_here():
            task = asyncio.create_task(self._call(session, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _call(self, session: Session, seat: int) -> None:
        table = session.table
        try:
            found = await self._registry.store.notifications.subscriptions(table.chairs[seat].holder)
            left = session.time_left(None) or 0
            others = [chair.name for place, chair in enumerate(table.chairs) if place != seat]
            for subscription in found:
                message = _worded(subscription, table.game.info.title, table.round, others, table.name, table.link)
                async with self._under_way:
                    await self._send(subscription, message, min(LONGEST_WAIT, left // 1000))
        except RollwrightError as error:
            log.warning("nobody told", table=table.name, reason=str(error))

    async def _send(self, to: Subscription, message: Message, seconds: int) -> None:
        notifications, now = self._registry.store.notifications, self._registry.clock.now()
        try:
            checked = await push_address.check(to.endpoint, self._local, self._names)
            headers = {
                "Authorization": web_push.signature(await self.key(), to.endpoint, to.site, now),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(seconds),
                "Topic": hashlib.sha256(message.tag.encode()).hexdigest()[:32],
                "Urgency": "normal",
            }
            body = web_push.encrypt(msgspec.json.encode(message), to.p256dh, to.auth)
            status = await push_address.post(checked, headers, body)
        except (BadInput, OSError) as error:
            log.info("push failed", reason=str(error) or type(error).__name__)
            return
        if status in GONE:
            await notifications.unsubscribe(to.endpoint)
        elif status >= 300:
            log.info("push refused", status=status)


def _worded(to: Subscription, game: str, number: int, others: list[str], code: str, link: str) -> Message:
    language = prefer(to.language)
    text = say(language, "ways-push-text", game=game, round=number, names=", ".join(others) or "none")
    return Message(say(language, "ways-push-title"), text.strip(), f"table/{link}", code)
