"""Unique marks are planted in every secret; everything that leaves the server is searched for them."""

import re
from functools import partial
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import pytest

from rollwright.server.layers.guard import token_hash
from rollwright.server.settings import Limits
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table.events import Opened, decode
from tests.server import canary
from tests.server.client import Client, awaited_now, play_on, seat_all
from tests.server.games.word_table import find, misspell
from tests.server.process import Server
from tests.server.shares import sealed_seed


async def secret_of(path: Path, table: str) -> str:
    store = await SqliteStore.open(path)
    opened = decode((await store.read(table))[0])
    await store.close()
    assert isinstance(opened, Opened)
    return opened.secret


def before_the_end(client: Client) -> list[str]:
    """Return the frames from before the game was over; from then on the secret is shown to all."""
    frames = list[str]()
    for frame in client.frames:
        if '"phase":"over"' in frame or client.reader.named(frame).get("patch", {}).get("phase") == "over":
            return frames
        frames.append(frame)
    return frames


async def look_everywhere(client: Client, table: str) -> None:
    """Ask for everything a stranger could ask for."""
    for path in ("", "/record", "/rounds", "/lesson", "/best?seat=0", "/qr.svg"):
        await client.get(f"/api/tables/{table}{path}")
    for path in ("/", "/healthz", "/api/games", "/api/me/tables", "/schema/openapi.json", f"/table/{table}"):
        await client.get(path)
    for path in ("/api/me/running", "/api/me/finished", "/api/me/book/canary", f"/api/me/line/{table}", "/api/public"):
        await client.get(path)


async def scribble_all_through(players: list[Client], stranger: Client) -> dict[int, list[str]]:
    """Play the whole game of secrets, with a stranger at every route and reloads in round 2; return the marks."""
    table = players[0].table
    marks: dict[int, list[str]] = {seat: [] for seat in range(len(players))}
    while players[0].state["phase"] == "playing":
        number = players[0].round
        for seat, player in enumerate(players):
            await player.until_round(number)
            for _ in range(2):
                marks[seat].append(f"CANARY{seat}{token_hex(8)}")
                assert (await player.move(f"scribble {marks[seat][-1]}"))["type"] == "update"
            await look_everywhere(stranger, table)
            await stranger.post(f"/api/tables/{table}/seats", {"name": "Nosy"})
            assert (await player.move("fly away"))["type"] == "refused"
            if number == 2:
                await player.leave_line()
                await player.connect(table, seq=player.seq if seat else None)
        assert players[0].sheet["pencil"] == [marks[0][-1]]
        for player in players:
            await player.move("done")
        for player in players:
            await player.until_round(number + 1)
    return marks


async def test_no_secret_leaves_the_server_during_a_whole_game(tmp_path: Path):
    path, notes = tmp_path / "tables.sqlite", tmp_path / "notes"
    server = Server(path, prepare=partial(canary.register, notes))
    players = await seat_all(server.port, 3, ["steady"], game="canary")
    table, spectator, stranger = players[0].table, Client(server.port), Client(server.port)
    for client in (spectator, stranger):
        await client.get("/api/games")
    await spectator.connect(table)
    marks = await scribble_all_through(players, stranger)
    await spectator.until(lambda state: state["phase"] == "over")
    clients = [*players, spectator, stranger]
    secret = await secret_of(path, table)
    seed = sealed_seed(secret, ("words 0", "words 1", "words 2", ""), 3)
    hashes = [token_hash(client.token or "") for client in clients]
    for client in clients:
        foreign = [mark for seat, planted in marks.items() if client is not players[seat] for mark in planted]
        foreign += [other.token or "" for other in clients if other is not client]
        heard = "\n".join(client.frames + client.bodies)
        assert [hidden for hidden in (seed, *hashes, *foreign) if hidden in heard] == []
        assert secret not in "\n".join(before_the_end(client) + client.bodies)
    said = server.log + notes.read_text()
    assert "canary" in said
    assert "round=4" in notes.read_text()
    planted = [mark for own in marks.values() for mark in own]
    assert [
        hidden
        for hidden in (secret, seed, *hashes, *planted, *(client.token or "" for client in clients))
        if hidden in said
    ] == []
    for client in clients:
        await client.close()
    server.stop()


async def test_splitter_shows_nobody_the_pencil_of_others(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", Limits(posts=500, messages=500))
    players = await seat_all(server.port, 3, ["gentle"])
    spectator = Client(server.port)
    await spectator.connect(players[0].table)
    while players[0].state["phase"] == "playing":
        number = players[0].round
        for player in players:
            await player.until_round(number)
            others = [other for other in (*players, spectator) if other is not player]
            await settle(others)
            heard = [len(other.frames) for other in others]
            await player.move(player.state["choices"][-1])
            await player.move("swap")
            await settle(others)
            for other, frames in zip(others, heard, strict=True):
                fresh = [other.reader.named(frame) for frame in other.frames[frames:]]
                assert all(is_about_bots(message) for message in fresh), fresh
        await play_on(players, rounds=1)
    for client in (*players, spectator):
        for sheet in (sheet for seat, sheet in enumerate(client.state["view"]["sheets"]) if seat != client.me):
            assert not sheet.get("pencil")
        await client.close()
    server.stop()


@pytest.mark.parametrize("cleanup", ["strict", "rulebook"])
async def test_word_roller_shows_nobody_a_word_before_the_reveal(tmp_path: Path, cleanup: str):
    """With clocks on everything: not even those may tell that somebody has written on a ring."""
    server, random = Server(tmp_path / "tables.sqlite", Limits(posts=500, messages=5000)), Random(cleanup)
    players = await seat_all(server.port, 3, game="word-roller", options={"cleanup": cleanup, "timer_s": 120})
    spectator, hidden = Client(server.port), 0
    await spectator.connect(players[0].table)
    while awaited := await awaited_now(players):
        await settle([spectator])
        player = random.choice(awaited)
        others = [other for other in (*players, spectator) if other is not player]
        for action in word_moves(player, random):
            stage, heard, spent = stage_of(player), [len(other.frames) for other in others], spent_by(player, spectator)
            assert (await player.move(action))["type"] == "update"
            await settle(others)
            if stage_of(player) != stage:
                break  # now it is seen by all
            fresh = [
                other.reader.named(frame)
                for other, frames in zip(others, heard, strict=True)
                for frame in other.frames[frames:]
            ]
            assert all(is_public(message, stage[1], player.me or 0, action.split()[0]) for message in fresh), (
                action,
                fresh,
            )
            assert stage[1] != "write" or [used for used in spent_by(player, spectator) if used] == [
                used for used in spent if used
            ]
            hidden += action.startswith("letter")
    assert hidden > 40
    for client in (*players, spectator):
        await client.close()
    server.stop()


def stage_of(player: Client) -> tuple[int, str]:
    return player.round, player.state["view"]["phase"]


def spent_by(player: Client, onlooker: Client) -> list[int]:
    """Return the checks on a seat's cards as somebody else sees them."""
    return [card["used"] for card in onlooker.state["view"]["held"][player.me]]


def word_moves(player: Client, random: Random) -> list[str]:
    """Return a person's next actions: a word letter by letter with a slip on the way, or any other answer."""
    view, choices = player.state["view"], player.state["choices"]
    if view["phase"] != "write" or view.get("claims"):
        return ["name" if "name" in choices else random.choice(choices)]
    wrong = cleanup_of(player) == "rulebook" and random.random() < 0.3
    written = misspell(player) if wrong else find(player, lambda text, rings: rings > 0 or len(text) > 4)
    return [*written[:2], "undo", *written[1:]] if len(written) > 1 else written


def cleanup_of(player: Client) -> str:
    return player.hello["options"]["cleanup"]


def is_public(message: dict[str, Any], phase: str, seat: int, verb: str) -> bool:
    """A pong; that the seat is done; with a claim the market, the card and its points; all that is public at once."""
    if message["type"] == "pong" or phase != "write":
        return message["type"] == "pong" or verb not in ("letter", "undo", "echo")
    own, places = f"view.sheets.{seat}.", {re.sub(r"\d+", "*", place) for place in message["patch"]}
    if verb == "take":
        at_once = {"choices", "choices/", "view.deck", "view.sheets.*.done", "view.sheets.*.total"}
        cards = {place for place in message["patch"] if place.startswith(("view.market", "view.held."))}
        return any(place.startswith(f"view.held.{seat}") for place in cards) and places <= at_once | {
            re.sub(r"\d+", "*", place) for place in cards
        }
    return verb in ("done", "pass") and message["patch"] == {f"{own}done": True}


async def settle(clients: list[Client]) -> None:
    for client in clients:
        await client.ask("ping")


def is_about_bots(message: dict[str, Any]) -> bool:
    """A pong, or the news that the bot on the last seat is done."""
    return message["type"] == "pong" or message.get("patch") == {"view.sheets.3.done": True}
