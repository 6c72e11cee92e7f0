"""The fan-out between machines: channels of Redis or Valkey. It holds notices only, so nothing is lost with it."""

import asyncio
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from rollwright.core import Refused
from rollwright.server.fanout.protocol import Listener, Receiver

SILENCE = 1.0  # seconds without a word until the server is asked whether it is there, and again until it counts as lost
WAITING = 4 << 20  # bytes of messages that may wait; Redis cuts off a reader with more than 8 MiB unread for long
PAUSE = 0.2  # seconds between two tries to connect

Message = tuple[str, bytes, Callable[[], None]]  # for a node, and what to call if it is lost
LOST = (RedisError, OSError, TimeoutError, asyncio.IncompleteReadError)

log: Any = structlog.get_logger()


class BadRedis(Refused):
    """The address of Redis cannot be read."""

    code = "bad-redis"
    exit_code = 64


class RedisFanout:
    """Fits `Fanout`. It reconnects for ever, and tells the watchers when the connection is lost and when it is back.

    Channels carry the number of the database in their names: sites that share a server choose different numbers.
    """

    def __init__(self, address: str) -> None:
        try:
            self._redis: Any = Redis.from_url(
                address,
                retry=Retry(NoBackoff(), 0),  # a silent reconnect would hide a gap
                socket_timeout=2 * SILENCE,
                socket_connect_timeout=2 * SILENCE,
                health_check_interval=0,
            )
        except ValueError as error:
            raise BadRedis(detail=str(error)) from error
        number = self._redis.connection_pool.connection_kwargs.get("db") or 0
        self._prefix = f"rollwright:{number}:"
        self._self = token_hex(8)  # marks our own notices, which come back to us
        self._up = False
        self._notices: dict[str, int] = {}
        self._messages: list[Message] = []
        self._waiting = 0  # bytes of these
        self._wanted = asyncio.Event()  # something waits to be sent
        self._listeners: list[Listener] = []
        self._receivers: dict[str, Receiver] = {}
        self._watchers: list[Callable[[], None]] = []
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def up(self) -> bool:
        return self._up

    def start(self) -> None:
        """Connect, in the background: a server goes on without Redis."""
        self._tasks = [asyncio.create_task(self._hear_for_ever()), asyncio.create_task(self._send_for_ever())]

    def tell(self, table: str, seq: int) -> None:
        self._notices[table] = max(seq, self._notices.get(table, 0))
        self._wanted.set()

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def send(self, node: str, message: bytes, lost: Callable[[], None]) -> None:
        if self._waiting + len(message) > WAITING:
            lost()
            return
        self._waiting += len(message)
        self._messages.append((node, message, lost))
        self._wanted.set()

    def receive(self, node: str, receiver: Receiver) -> Callable[[], None]:
        """Must be called before `start`, once: a node has one name."""
        self._receivers[node] = receiver
        return lambda: self._receivers.pop(node, None) and None

    def watch(self, watcher: Callable[[], None]) -> None:
        self._watchers.append(watcher)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    # ------------------------------------------------------------------ hear

    async def _hear_for_ever(self) -> None:
        while True:
            try:
                await self._hear()
            except LOST as error:
                self._note(False, str(error) or type(error).__name__)
            except Exception:  # a fault in one notice must not end the hearing
                log.exception("notice not understood")
                self._note(False, "fault")
            await asyncio.sleep(PAUSE)

    async def _hear(self) -> None:
        async with self._redis.pubsub() as channels:
            names = [self._prefix + "notices", *(f"{self._prefix}node:{node}" for node in self._receivers)]
            await channels.subscribe(*names)
            asked = False
            while True:
                message = await channels.get_message(timeout=SILENCE)
                if message is None:
                    if asked:
                        raise TimeoutError("silent")
                    asked = True
                    await channels.ping()
                    continue
                asked = False
                if message["type"] == "subscribe" and message["data"] == len(names):
                    self._note(True)
                elif message["type"] == "message":
                    self._take(message["channel"].decode(), message["data"])

    def _take(self, channel: str, data: bytes) -> None:
        kind = channel.removeprefix(self._prefix)
        if kind != "notices":
            receiver = self._receivers.get(kind.removeprefix("node:"))
            if receiver is not None:
                receiver(data)
            return
        sender, notices = msgspec.msgpack.decode(data, type=tuple[str, dict[str, int]])
        if sender != self._self:
            for table, seq in notices.items():
                for listener in self._listeners:
                    listener(table, seq)

    # ------------------------------------------------------------------ send

    async def _send_for_ever(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            notices, self._notices = self._notices, {}
            messages, self._messages, self._waiting = self._messages, [], 0
            heard = [0] * len(messages)
            try:
                heard = await self._publish(notices, messages)
            except LOST as error:
                log.warning("notices lost", reason=str(error) or type(error).__name__)
            except Exception:  # a fault in one message must not end the sending
                log.exception("notices not sent")
            for count, (_, _, lost) in zip(heard, messages, strict=True):
                if count == 0:
                    _tell(lost)

    async def _publish(self, notices: dict[str, int], messages: list[Message]) -> list[int]:
        """Send all of it, and return how many nodes have heard each message."""
        async with self._redis.pipeline(transaction=False) as pipeline:
            if notices:
                pipeline.publish(self._prefix + "notices", msgspec.msgpack.encode((self._self, notices)))
            for node, message, _ in messages:
                pipeline.publish(f"{self._prefix}node:{node}", message)
            heard = await pipeline.execute()
        return heard[-len(messages) :] if messages else []

    def _note(self, up: bool, reason: str = "") -> None:
        """Tell the watchers that the connection is lost, or back."""
        if self._up == up:
            return
        self._up = up
        if up:
            log.info("redis connected")
        else:
            log.warning("redis lost", reason=reason)
        self._warn()

    def _warn(self) -> None:
        for watcher in self._watchers:
            watcher()


def _tell(lost: Callable[[], None]) -> None:
    try:
        lost()
    except Exception:
        log.exception("loss not told")
