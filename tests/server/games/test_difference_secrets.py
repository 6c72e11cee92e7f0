"""Everything that leaves the server during a race is searched for secrets: cards, elements, circles, pictures."""

import json
import re
from pathlib import Path
from typing import Any, cast

import msgspec

from rollwright.core import Record, begin, read_options, step
from rollwright.core.record import moves_of
from rollwright.games.difference import GAME as difference
from rollwright.games.difference.names import name_of
from rollwright.games.difference.picture import CARDS, picture
from tests.server.client import Client, seat_all
from tests.server.encrypted import card_of, unlock
from tests.server.games.racing import SECRET, Eyes, close_all, left, mark, open_claims, serving, sit_and_turn
from tests.server.process import Server
from tests.server.show.test_canary import before_the_end, look_everywhere

HEADERS = {"cache-control", "content-length", "content-type", "date"}  # and those that every answer has


class Onlooker:
    """One browser that asks for every picture it has heard of, and for all the others by their true names."""

    def __init__(self, client: Client, eyes: Eyes) -> None:
        self.client, self.eyes = client, eyes
        self.given: set[int] = set()

    async def look(self) -> None:
        """Ask for everything on the table."""
        view = self.client.state["view"]
        for name in {view.get("own", ""), *(card["picture"] for card in view["table"])} - {""}:
            await self._ask(name)

    async def pry(self) -> None:
        """Ask for every card. Once the game is over everybody may look at all of them, and it counts no more."""
        before = set(self.given)
        for name in self.eyes.cards:
            await self._ask(name)
        await self.client.ask("ping")
        if self.client.state["phase"] == "over":
            self.given = before

    async def _ask(self, name: str) -> None:
        answer = await self.client.http.get(f"/api/tables/{self.client.table}/pictures/{name}")
        if answer.status_code == 200:
            assert answer.content == mark(self.eyes.cards[name])
            assert set(answer.headers) - COMMON == HEADERS
            assert answer.headers["cache-control"].startswith("private")
            self.given.add(self.eyes.cards[name])
        else:
            assert (answer.status_code, answer.json()["code"]) == (404, "no-picture")


async def face_up(client: Client, seat: int | None) -> set[int]:
    """Return every card that lay face up for a seat before the end, as the record of the finished game tells it."""
    kept = msgspec.convert((await client.get(f"/api/tables/{client.table}/record")).json(), Record)
    state, seen = (
        begin(difference, read_options(difference, kept.options), kept.seats, kept.seed),
        set[int](),
    )
    for move in (None, *moves_of(difference, kept.moves)):
        state = state if move is None else step(difference, state, move)
        seen |= {*state.cards.board.values()}
        if seat is not None and state.revealed is not None:
            seen |= {*state.cards.hands[seat].pile[:1]}
    return seen


COMMON = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
}


def told(client: Client) -> list[dict[str, Any]]:
    """Every message from before the end, less the spots of claims that were decided."""
    return [without_spots(client.reader.named(frame)) for frame in before_the_end(client)]


def without_spots(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: without_spots(inner)
            for key, inner in cast("dict[str, Any]", value).items()
            if "shown" not in parts(key)
        }
    return [without_spots(inner) for inner in cast("list[Any]", value)] if isinstance(value, list) else value


def parts(place: str) -> list[str]:
    """Return the names on the way to a place of a patch, or the one name of a field."""
    return place.rstrip("/#").split(".")


def keys(value: Any) -> set[str]:
    if isinstance(value, dict):
        fields = cast("dict[str, Any]", value)
        return {part for name in fields for part in parts(name)} | {
            key for inner in fields.values() for key in keys(inner)
        }
    if isinstance(value, list):
        return {key for inner in cast("list[Any]", value) for key in keys(inner)}
    return set()


async def play_through(server: Server) -> tuple[list[Onlooker], Eyes]:
    """A whole game of two people and a bot, with somebody who watches and a stranger at every door."""
    players, eyes = await sit_and_turn(server, 2, ["gentle"], bury=True)
    spectator, stranger = Client(server.port), Client(server.port)
    await spectator.get("/api/games")
    await spectator.connect(players[0].table)
    stranger.table = players[0].table
    onlookers = [Onlooker(client, eyes) for client in (*players, spectator)]
    turn = 0
    while players[0].state["phase"] == "playing":
        turn += 1
        me = players[turn % 2] if left(players[turn % 2])[turn % 2] else players[1 - turn % 2]
        await look_everywhere(stranger, players[0].table)
        words = (
            "bury" if turn % 5 == 0 else eyes.wrong(me.state["view"]) if turn % 4 == 0 else eyes.right(me.state["view"])
        )
        await me.move(words)  # it may be refused: the bot is quick, too
        for onlooker in onlookers:
            await onlooker.client.ask("ping")
            await onlooker.look()
            await onlooker.pry()
        for player in players:
            await player.until(
                lambda state: (
                    state["phase"] == "over"
                    or (state["view"]["phase"] == "play" and not state["view"].get("locked_until"))
                ),
                60,
            )
    await spectator.until(lambda state: state["phase"] == "over")
    return [*onlookers, Onlooker(stranger, eyes)], eyes


async def test_nothing_that_leaves_the_server_gives_an_answer_away(tmp_path: Path):
    with serving(tmp_path, speed=20) as server:
        onlookers, eyes = await play_through(server)
        elements = picture("circus").elements
        names = {card: name_of(eyes.seed, card) for card in CARDS}
        *seated, stranger = onlookers
        await seated[-1].client.hold()  # it only watches, so it is refused; the files are its own
        for onlooker in onlookers:
            heard = json.dumps(told(onlooker.client)) + "".join(onlooker.client.bodies)
            assert [element.id for element in elements if f'"{element.id}"' in heard] == []
            assert (
                keys(told(onlooker.client)) & {"card", "n", "x", "y", "r", "spots", "pile", "deck", "seed", "element"}
                == set()
            )
            assert SECRET not in heard
            assert eyes.seed not in heard
        for onlooker in seated:
            seen = await face_up(onlooker.client, onlooker.client.me)
            assert {card for card, name in names.items() if name in json.dumps(told(onlooker.client))} <= seen
            assert onlooker.given <= seen
            assert len(onlooker.given) > 5
            assert {card for card, name in names.items() if name in openable(onlooker.client)} <= seen
            tell_nothing(onlooker.client, SECRET, eyes.seed)
        assert len({(onlooker.client.pieces, onlooker.client.cards) for onlooker in seated}) == 1
        assert not any(name in "".join(stranger.client.bodies) for name in names.values())
        assert not any(name in server.log for name in names.values())
        await close_all(*(onlooker.client for onlooker in onlookers))


def openable(client: Client) -> set[str]:
    """Return every name that opens one of the encrypted cards, of all that was told before the end."""
    heard = "".join(map(json.dumps, told(client)))
    return {name for name in re.findall(r"(?=([0-9a-f]{32}))", heard) if unlock(client.cards, name) is not None}


def tell_nothing(client: Client, *secrets: str) -> None:
    """The encrypted files hold no secret and no picture, and no name of a piece was ever told."""
    both = client.pieces + client.cards
    assert not any(bytes.fromhex(secret) in both or secret.encode() in both for secret in secrets)
    assert not any(mark(card)[:16] in both for card in range(26))
    heard = "".join(client.frames) + "".join(client.bodies)
    opened = unlock(client.cards, next(iter(openable(client)))) or b""
    pieces = [opened[start : start + 16] for start in range(0, len(opened), 16)]
    assert len(pieces) == 26
    assert not any(piece.hex() in heard or piece in both for piece in pieces)


async def test_a_page_opens_the_cards_in_sight_and_no_other(tmp_path: Path):
    """With everything that was sent until now, each page can open the reference and its own top card."""
    with serving(tmp_path) as server:
        clients, eyes = await sit_and_turn(server, 2)
        for client in clients:
            view = client.state["view"]
            in_sight = {view["own"], view["table"][0]["picture"]}
            assert openable(client) == in_sight
            for name in in_sight:
                card, pieces = eyes.cards[name], card_of(client.pieces, client.cards, name)
                assert [piece[1] for piece in sorted(pieces)] == [0, *(1 + (n == card) for n in CARDS)]
        await close_all(*clients)


async def test_before_the_first_reveal_nothing_can_be_opened(tmp_path: Path):
    with serving(tmp_path) as server:
        clients = await seat_all(server.port, 2, game="difference")
        for client in clients:
            await client.hold()
            assert client.state["view"]["phase"] == "countdown"
            assert client.state["view"]["table"] == [{"row": 0, "col": 0, "picture": ""}]
            assert openable(client) == set()
        await close_all(*clients)


async def test_a_card_in_a_pile_is_never_told_ahead(tmp_path: Path):
    """Nobody has heard of a card that did not lie face up: the table, and the own top cards."""
    with serving(tmp_path) as server:
        (ada, blaise), eyes = await sit_and_turn(server, 2)
        await open_claims(ada)
        for client in (ada, blaise):
            heard = "".join(client.frames)
            known = {card for name, card in eyes.cards.items() if name in heard}
            view = client.state["view"]
            assert known == {eyes.cards[view["own"]], eyes.cards[view["table"][0]["picture"]]}
        await close_all(ada, blaise)
