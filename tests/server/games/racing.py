"""Tests of Difference: a server on a fast clock, pictures that are marks, and eyes that know every card by its name."""

import hashlib
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from rollwright.core import Cut, Piece
from rollwright.games.difference.gallery import EVEN, edition
from rollwright.games.difference.names import name_of
from rollwright.games.difference.picture import CARDS, Illustration, picture
from rollwright.server.clock import Clock, Timer
from rollwright.server.settings import Limits
from rollwright.server.table import registry
from tests.server.client import Client, seat_all
from tests.server.in_process import InProcess, in_process
from tests.server.process import Server, load_the_coin
from tests.server.shares import sealed_seed
from tests.server.turned import TurnedClock

SECRET = "d1ff" * 16
AMPLE = Limits(posts=500, messages=1000)


class FastClock(Clock):
    """A clock on which time passes `speed` times as fast, for everything at the tables. Sockets do not hurry."""

    def __init__(self, speed: int) -> None:
        super().__init__()
        self._speed = speed
        self._began = super().now()

    def now(self) -> int:
        return self._began + self._speed * (super().now() - self._began)

    def monotonic(self) -> float:
        return self._speed * super().monotonic()

    def call_later(self, seconds: float, callback: Callable[..., Any], *given: Any) -> Timer:
        return super().call_later(seconds / self._speed, callback, *given)


def mark(card: int) -> bytes:
    """A stand-in for the picture of a card: as long as all others, and like none of them."""
    return hashlib.sha512(f"card {card}".encode()).digest().ljust(EVEN, b"\0")


def marked_cut(elements: int = len(CARDS), ground: int = EVEN) -> Cut:
    """A stand-in for the pieces of all cards: marks, too, of many lengths."""
    looks = [Piece(n, look, mark(n)[: 100 + 90 * n + look]) for n in range(1, elements + 1) for look in (1, 2)]
    cards = {card: (0, *(2 * n + 1 + (n + 1 == card) for n in range(elements))) for card in range(1, elements + 1)}
    return Cut((Piece(0, 0, mark(0)[:ground]), *looks), cards)


def hang_pictures(folder: Path, illustration: str) -> None:
    gallery = folder / "difference" / edition()
    gallery.mkdir(parents=True, exist_ok=True)
    for card in CARDS:
        (gallery / f"{illustration}-{card}-2000.png").write_bytes(mark(card))
    (gallery / f"{illustration}.cut").write_bytes(msgspec.msgpack.encode(marked_cut()))


def open_server(folder: Path, speed: int = 1, **settings: Any) -> Server:
    for illustration in get_args(Illustration):
        hang_pictures(folder / "pictures", illustration)
    return Server(
        folder / "tables.sqlite",
        AMPLE,
        prepare=partial(load_the_coin, SECRET),
        clock=partial(FastClock, speed),
        pictures=folder / "pictures",
        **settings,
    )


@contextmanager
def serving(folder: Path, speed: int = 1, **settings: Any) -> Generator[Server]:
    server = open_server(folder, speed, **settings)
    yield server
    server.stop()


class Eyes:
    """Somebody who knows the secret, and so which card a name means; `said` are the words of all seats.

    People have the first seats, and their pages have added their shares; the other seats are bots'.
    """

    def __init__(self, said: list[str], people: int, illustration: Illustration = "circus") -> None:
        self.seed = sealed_seed(SECRET, tuple(said), people)
        self.cards = {name_of(self.seed, card): card for card in CARDS}
        self._elements = picture(illustration).elements

    def right(self, view: dict[str, Any]) -> str:
        return self._claim(view, self.cards[view["own"]], self.cards[view["table"][0]["picture"]])

    def wrong(self, view: dict[str, Any]) -> str:
        shown = {self.cards[view["own"]], self.cards[view["table"][0]["picture"]]}
        return self._claim(view, *[card for card in CARDS if card not in shown][:2])

    def taps(self, *cards: int) -> str:
        return ",".join(f"{round(self._elements[card - 1].x)},{round(self._elements[card - 1].y)}" for card in cards)

    def _claim(self, view: dict[str, Any], *cards: int) -> str:
        return f"claim {view['seq']} {self.taps(*cards)}"


async def sit_and_turn(
    server: Server, people: int, bots: list[str] | None = None, **options: Any
) -> tuple[list[Client], Eyes]:
    """Open a table, sit down, start, and wait until the cards are turned."""
    clients = await seat_all(server.port, people, bots, game="difference", options=options)
    for client in clients:
        await open_claims(client)
    return clients, Eyes(
        [f"words {number}" for number in range(people)] + [""] * len(bots or []),
        people,
        options.get("illustration", "circus"),
    )


async def open_claims(client: Client) -> None:
    def is_open(state: dict[str, Any]) -> bool:
        view = state["view"] or {"phase": "sealing"}  # there is none until the dice are sealed
        return state["phase"] == "over" or view["phase"] in ("play", "over")

    await client.until(is_open)


@asynccontextmanager
async def in_process_race(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    people: int,
    bots: list[str] | None = None,
    **options: Any,
) -> AsyncGenerator[tuple[InProcess, list[Client], Eyes]]:
    """A table on a clock that stands still, and only goes on while no bot thinks; the cards are turned."""
    illustration = options.get("illustration", "circus")
    hang_pictures(folder / "pictures", illustration)
    monkeypatch.setattr(registry, "new_secret", lambda: SECRET)
    async with in_process(folder, clock=TurnedClock(waits_for_bots=True)) as place:
        clients = await seat_all(place, people, bots, game="difference", options=options)
        await turn_until(place, clients[0], "play")
        said = [f"words {number}" for number in range(people)] + [""] * len(bots or [])
        yield place, clients, Eyes(said, people, illustration)


async def turn_until(place: InProcess, client: Client, *phases: str, step: int = 100) -> None:
    """Turn the clock in small steps until the game has reached one of these phases."""
    for _ in range(400):
        await client.ask("ping")
        if client.state["view"]["phase"] in phases:
            return
        await place.clock.turn(step)
    raise AssertionError(client.state["view"]["phase"])


def left(client: Client) -> list[int]:
    return [pile["left"] for pile in client.state["view"]["piles"]]


async def close_all(*clients: Client) -> None:
    for client in clients:
        await client.close()
