"""Before one plays, no answer of any route, no frame and no line of the log tells anything of the dice."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollwright.games import GAMES
from rollwright.server.challenge import challenges as laying
from rollwright.server.challenge.challenge import Challenge
from rollwright.server.challenge.par import seed_of
from rollwright.server.http import challenges as drawing
from rollwright.server.room.results import evening_key
from rollwright.server.table.codes import to_link
from tests.server.challenge.played import application, lay, say_losses
from tests.server.challenge.stranger import Stranger
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.usefixtures("quick_reviews")

SHORT = "make-a-difference"  # games of it are played to their end
TODAY, TOMORROW = "2023-11-14", "2023-11-15"
OF_NO_TABLE = re.compile(r"(GET|POST) /(api/games|api/words|schema)")  # where figures side by side are no dice
SEATS = re.compile(r'"seats":\[\d+,\d+\]')  # how many people a game is for: that is no roll, either


class Player(Client):
    """A browser that plays a challenge, and writes down the dice, or the pictures, that it is shown."""

    def __init__(self, place: InProcess, challenge: str) -> None:
        super().__init__(place)
        self.challenge = challenge
        self.clock = place.clock
        self.seen: set[str] = set()

    async def begin(self) -> None:
        opened = (await self.post(f"/api/challenges/{self.challenge}/play", {"name": "Mira"})).json()
        await self.connect(opened["table"])
        await self.ask("start")
        await self.until(lambda state: state["phase"] == "playing")

    async def play(self, rounds: int) -> None:
        """Play so many rounds. In a game of speed, look at the first pictures."""
        for _ in range(rounds):
            number, choices = self.round, self.state["choices"]
            self.seen.add(_json(self.state["view"]["dice"]))
            if "pass" in choices:
                await self.move("pass")
            elif choices:
                await self._write()
            else:
                self.seen |= {*await self._pictures()}
                return
            await self.until_round(number + 1)

    async def finish(self) -> None:
        """Play a short game to its end, and end any other."""
        if self.hello["game"] == SHORT:
            await self.play(self.state["view"]["rounds"] + 1 - self.round)
        else:
            await self.ask("end")
        assert self.state["phase"] == "over"

    async def _write(self) -> None:
        """Take the first choice there is, until the round can be closed."""
        while "done" not in self.state["choices"]:
            await self.move(next(each for each in self.state["choices"] if not each.startswith(("undo", "pick"))))
        await self.move("done")

    async def _pictures(self) -> list[str]:
        """Return the names of the pictures on the table, once they are uncovered."""
        async with asyncio.timeout(10):
            while not (found := [card["picture"] for card in self.state["view"]["table"] if card["picture"]]):
                await self.clock.turn(1000)  # the countdown begins when the page has its encrypted cards
                await asyncio.sleep(0.01)
        return [*found, self.state["view"]["own"]]


PAR = {"steady": 40417, "sharp": 40419}


def _par(*_: object) -> dict[str, int]:
    """Bots at work would make this slow."""
    return PAR


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


async def _sealed(place: InProcess) -> list[Challenge]:
    rows = await place.registry.store.fetch("SELECT body FROM challenge")
    return [msgspec.json.decode(row[0], type=Challenge) for row in rows]


def _leaks(stranger: Stranger, hidden: set[str], dice: set[str]) -> list[tuple[str, str]]:
    """Return what a stranger was told, each with what it had asked."""
    return [
        (asked, secret)
        for asked, answer in stranger.heard
        for secret in (hidden if OF_NO_TABLE.match(asked) else hidden | dice)
        if secret in SEATS.sub("", answer)
    ]


async def test_nothing_of_the_dice_is_learned_before_one_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
):
    """One stranger guesses the codes of all tables and enters each challenge without starting; one has the links."""
    monkeypatch.setattr(laying, "par_of", _par)
    monkeypatch.setattr(drawing, "paint", str.encode)
    async with in_process(tmp_path) as place:
        say_losses(place, {"Mira": 6.5})
        guesser, friend = Stranger(application(place), Client(place)), Stranger(application(place), Client(place))
        days = [day["card"]["id"] for day in (await guesser.client.get("/api/today")).json()["games"]]
        entered = (*days, (await lay(guesser.client, game=SHORT))["id"])
        known: dict[str, tuple[str, ...]] = {
            "challenge": (*entered, *(day.replace(TODAY, TOMORROW) for day in days)),
            "game": tuple(GAMES),
            "table": (),
        }
        await guesser.ask_everything(known)
        own = [(await guesser.client.post(f"/api/challenges/{name}/play", {"name": "Nosy"})).json() for name in entered]

        players = [Player(place, name) for name in entered]
        for player in players:
            await player.begin()
            await player.play(2)
        tables = [place.registry.sessions[player.table].table for player in players]
        pictures = tuple(player.hello["pictures"] for player in players if player.hello.get("pictures"))
        known["game"] = (SHORT,)  # the routes of the others have been asked
        guessed = known | {"table": (*(table.name for table in tables), *(each["table"] for each in own))}
        linked = known | {
            "table": tuple(table.link for table in tables),
            "evening": tuple(to_link(table.name, evening_key(table.opened.key)) for table in tables),
            "name": pictures,
        }
        await guesser.ask_everything(guessed)
        await friend.ask_everything(linked, naming=frozenset({"table", "evening"}))

        for player in players:
            await player.finish()
            mine = (await player.get(f"/api/challenges/{player.challenge}")).json()["mine"]
            for path in (f"/api/challenges/{player.challenge}/picture", f"/challenge/{player.challenge}"):
                await friend.ask(f"{path}?result={mine['share']}")
            await friend.ask(f"/api/challenges/{player.challenge}?order=loss")
        await guesser.ask_everything(guessed)
        await friend.ask_everything(linked, naming=frozenset({"table", "evening", "challenge"}))

        sealed = await _sealed(place)
        assert {each.id for each in sealed} >= {*known["challenge"]}
        hidden = {secret for each in sealed for secret in (each.secret, seed_of(each))}
        assert {table.seed for table in tables} <= hidden
        keys = {table.opened.key for table in tables} | {evening_key(table.opened.key) for table in tables}
        dice = {_json(drawn.values) for table in tables for drawn in table.rolls if len(drawn.values) > 1}
        dice |= {seen for player in players for seen in player.seen if len(seen) > len("[1]")}
        assert len(dice) > len(players)
        points = {str(each) for each in PAR.values()}
        assert _leaks(guesser, hidden | keys | points, dice) == []
        assert _leaks(friend, hidden, dice) == []
        told = "".join("".join((*player.frames, *player.bodies)) for player in players)
        logged = "".join(capfd.readouterr())
        assert "table opened" in logged
        assert [secret for secret in hidden if secret in told + logged] == []
        assert [key for key in keys if key in logged] == []
        assert len([shown for shown in dice if shown in told]) > len(players), "what only the players were told"
        assert all(each in told for each in points), "par comes with the own result"
        for client in (guesser.client, friend.client, *players):
            await client.close()
