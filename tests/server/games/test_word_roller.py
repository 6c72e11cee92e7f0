"""Word Roller over the real server: races for a card, both styles of clean-up, French, bots, hints, and bad input."""

import asyncio
import json
from functools import partial
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest

from rollwright import bots
from rollwright.core import Record, to_text, verify
from rollwright.games.word_roller import GAME as word_roller
from rollwright.games.word_roller.advantages import letters_for
from rollwright.lexicon import word_list
from rollwright.server.settings import Limits
from rollwright.server.table import commands, registry
from rollwright.terminal.network.patch import answered_by, read_message
from tests.server.client import Client, awaited_now, seat_all, until_awaited
from tests.server.games.word_table import any_word, find, find_on, play
from tests.server.process import Server, load_the_coin
from tests.server.turned import evening, until
from tests.server.wire import Reader

MARKET = "1" * 64  # a secret whose first cards are all of different kinds


async def seat(port: int, people: int, bots: list[str] | None = None, **options: Any) -> list[Client]:
    return await seat_all(port, people, bots, game="word-roller", options={"answer_s": 0, **options})


async def leave(clients: list[Client]) -> None:
    for client in clients:
        await client.close()


def taking(client: Client, place: int) -> str:
    kind = client.state["view"]["market"][place]
    return f"take {kind} {letters_for(kind)[0] or '-'}"


async def test_of_three_who_race_for_one_card_one_gets_it_and_the_others_choose_again(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", prepare=partial(load_the_coin, MARKET))
    clients = await seat(server.port, 3)
    for client in clients:
        assert (await client.move(*find(client, lambda _, rings: rings == 1)))["type"] == "update"
        await client.until(lambda state: state["view"].get("claims") == 1)
    written = [client.sheet["pencil"] for client in clients]
    wish = taking(clients[0], 0)
    answers = await asyncio.gather(*(client.move(wish) for client in clients))
    won = [answer["type"] == "update" for answer in answers]
    assert sum(won) == 1
    for client, answer, first in zip(clients, answers, won, strict=True):
        if not first:
            await client.ask("ping")  # past the news of what the others took meanwhile
            assert (answer["code"], answer["sentence"]) == (
                "card-gone",
                "That card went a moment before. Choose again.",
            )
            assert client.state["view"]["claims"] == 1
            assert client.sheet["pencil"] == written[client.me or 0]
            await client.ask("ping")  # the market as the one before has left it
            assert wish not in client.state["choices"]
            assert (await client.move(taking(client, 0)))["type"] == "update"
    await asyncio.gather(*(client.until(lambda state: sum(map(len, state["view"]["held"])) == 3) for client in clients))
    assert [len(held) for held in clients[0].state["view"]["held"]] == [1, 1, 1]
    await clients[0].until_round(2)
    for client, pencil in zip(clients, written, strict=True):
        assert [old for old in clients[0].state["view"]["sheets"][client.me]["ink"] if old] == [
            new for new in pencil if new
        ]
    await leave(clients)
    server.stop()


async def test_people_choose_their_sides_and_the_replay_begins_with_the_first_turn(port: int):
    clients, random = await seat(port, 2, ["gentle"], side="each"), Random(3)
    maud, theo = clients
    await maud.until(lambda state: sorted(state["view"]["asked"]) == [0, 1])  # the bot chooses for itself alone
    assert (await maud.move("side b"))["type"] == "update"
    await theo.ask("ping")
    assert [sheet["paper"][-1] for sheet in theo.state["view"]["sheets"]] == ["a", "a", "a"]
    assert (await theo.move("side b"))["type"] == "update"
    for client in clients:
        await client.until_round(1)
        assert [len(sheet["ink"]) for sheet in client.state["view"]["sheets"][:2]] == [99, 99]
    while maud.state["phase"] == "playing":
        await until_awaited(clients)
        await asyncio.gather(*(client.ask("ping") for client in clients))
        for client in clients:
            if client.awaited:
                choices = client.state["choices"]
                await client.move("pass" if "pass" in choices else random.choice(choices))
    rounds = (await maud.get(f"/api/tables/{maud.table}/rounds")).json()
    assert [step["round"] for step in rounds] == [1, 2, 3, 4, 5, 6]
    kept = msgspec.json.decode((await maud.get(f"/api/tables/{maud.table}/record")).content, type=Record)
    assert all(finding.holds for finding in verify(word_roller, kept))
    await leave(clients)


@pytest.mark.parametrize("cleanup", ["strict", "rulebook"])
async def test_people_who_misspell_play_to_the_end(tmp_path: Path, cleanup: str):
    server = Server(tmp_path / "tables.sqlite", Limits(posts=500, messages=5000))
    clients, random, erased = await seat(server.port, 3, cleanup=cleanup, side="b"), Random(cleanup), 0
    while awaited := await awaited_now(clients):
        await play(random.choice(awaited), random)
        erased += len(clients[0].state["view"].get("erased", ()))
    assert bool(erased) == (cleanup == "rulebook")
    first = clients[0]
    await first.until(lambda state: state["phase"] == "over")
    kept = msgspec.json.decode((await first.get(f"/api/tables/{first.table}/record")).content, type=Record)
    assert all(finding.holds for finding in verify(word_roller, kept))
    rounds = (await first.get(f"/api/tables/{first.table}/rounds")).json()
    assert [step["round"] for step in rounds] == [1, 2, 3, 4, 5, 6]
    assert {sheet["paper"] for sheet in rounds[-1]["view"]["sheets"]} < set(first.hello["papers"])
    await leave(clients)
    server.stop()


async def test_a_french_game_with_two_bots_in_french(port: int):
    (client,) = await seat(port, 1, ["steady", "sharp"], words="fr")
    french = word_list("fr")
    while client.state["phase"] == "playing":
        choices = client.state["choices"]
        if any(choice.startswith("begin") for choice in choices):
            await client.move(*find(client, lambda text, _: text in french, "fr"))
        elif client.awaited:
            await client.move(choices[-1])
        number = client.seq
        await client.until(
            lambda state, number=number: client.awaited or state["phase"] == "over" or client.seq != number
        )
    kept = msgspec.json.decode((await client.get(f"/api/tables/{client.table}/record")).content, type=Record)
    assert all(finding.holds for finding in verify(word_roller, kept))
    assert all(sheet["score"]["total"] > 0 for sheet in client.state["view"]["sheets"])
    await client.close()


async def test_six_bots_but_one_race_for_cards_and_none_is_left_behind(port: int):
    (client,) = await seat(port, 1, ["sharp", "steady", "gentle", "sharp", "steady"], cleanup="rulebook")
    while client.state["phase"] == "playing":
        number = client.round
        await client.until(lambda state: client.awaited or state["phase"] == "over")
        if client.awaited:
            await client.move(
                *(
                    find(client, any_word)
                    if client.state["view"]["phase"] == "write" and number == 1
                    else [client.state["choices"][-1]]
                )
            )
    assert sum(map(len, client.state["view"]["held"])) > 3
    await client.close()


async def test_a_bot_that_was_too_late_for_a_card_looks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    thinking, gone = Event(), Event()

    def slow(options: Any, view: Any, seat: int, choices: Any, random: Random) -> tuple[Any, ...]:
        """A steady bot that, once, thinks until somebody else has been faster."""
        actions = steady(options, view, seat, choices, random)
        if not thinking.is_set():
            thinking.set()
            assert gone.wait(5)
        return actions

    steady = bots.BOTS["word-roller"]["steady"]
    monkeypatch.setitem(bots.BOTS["word-roller"], "steady", slow)
    monkeypatch.setattr(registry, "new_secret", lambda: MARKET)
    async with evening(tmp_path, "word-roller", 2, options={"answer_s": 0}) as table:
        folded = table.session.table
        for seat in (0, 1):
            player = folded.state.players[seat]
            await table.move(seat, *find_on(player.card, player.grid, folded.state.dice, lambda _, rings: rings == 1))
        await table.do(commands.Leave(table.pages[1].holder, "leave"))
        await until(thinking.is_set)
        wanted = steady(
            folded.options, folded.game.view(folded.state, 1), 1, folded.game.legal(folded.state, 1), Random()
        )[0]
        await table.move(0, to_text(wanted))
        gone.set()
        await until(lambda: len(folded.state.players[1].held) == 1)
        assert folded.state.players[0].held[0].id == wanted.card != folded.state.players[1].held[0].id


async def test_the_clock_takes_the_older_card_and_then_ends_the_writing(tmp_path: Path):
    async with evening(tmp_path, "word-roller", 2, options={"answer_s": 30, "timer_s": 60}) as table:
        folded = table.session.table
        player, older = folded.state.players[0], folded.state.market[0]
        await table.move(0, *find_on(player.card, player.grid, folded.state.dice, lambda _, rings: rings == 1))
        await table.move(1, "begin r5c3 across", f"letter {folded.state.dice[0]}")
        await table.turn(30_000)
        assert len(folded.state.players[0].held) == 1
        assert folded.state.players[0].held[0].id == older
        await table.turn(30_000)
        assert folded.state.round == 2
        assert "".join(folded.state.players[1].ink).strip(".") == ""
        assert "".join(folded.state.players[0].ink).strip(".")


async def test_each_seat_has_a_paper_of_its_own_and_all_of_them_can_be_had(port: int):
    clients = await seat(port, 3)
    assert sorted(clients[0].hello["papers"]) == ["1a", "2a", "3a", "4a", "5a", "6a"]
    names = [sheet["paper"] for sheet in clients[1].state["view"]["sheets"]]
    assert len({*names}) == 3
    assert (await clients[0].get("/api/games/word-roller/papers")).json() == clients[0].hello["papers"]
    assert sorted((await clients[0].get("/api/games/word-roller/papers?side=b")).json()) == [
        "1b",
        "2b",
        "3b",
        "4b",
        "5b",
        "6b",
    ]
    assert (await clients[0].get("/api/games/splitter/papers")).json() == {}
    await leave(clients)


async def test_a_hint_is_for_the_own_seat_and_the_best_word_for_all_after_the_reveal(port: int):
    clients = await seat_all(port, 2, None, game="word-roller", options={"answer_s": 0}, way={"hints": True})
    table, watcher = f"/api/tables/{clients[0].table}", Client(port)
    hint = (await clients[0].post(f"{table}/hint", {"id": "1"})).json()["advice"]
    assert hint["points"] > 0
    assert (await clients[0].get(f"{table}/best?seat=0")).json() == {"advice": None}
    refused = await watcher.post(f"{table}/hint", {"id": "1"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")
    for path, code in (("best?seat=2", "no-seat"), ("best?seat=x", "bad-message"), ("best", "bad-message")):
        refused = await watcher.get(f"{table}/{path}")
        assert (refused.status_code, refused.json()["code"]) == (400, code)
    for client in clients:
        await client.move("pass")
    await clients[0].until_round(2)
    best = (await watcher.get(f"{table}/best?seat=0")).json()["advice"]
    assert best["round"] == 1
    assert best["points"] >= hint["points"]
    await leave([*clients, watcher])


async def test_a_table_that_waits_for_people_has_no_advice(port: int):
    client = Client(port)
    table = await client.open(2, game="word-roller")
    await client.sit(table, "Ann")
    assert (await client.get(f"/api/tables/{table}/best?seat=0")).json() == {"advice": None}
    other = await client.open(1)
    await client.sit(other, "Ann")
    assert (await client.get(f"/api/tables/{other}/best?seat=0")).json() == {"advice": None}
    await client.close()


BAD_MOVES = {
    "off the card": ("off-card", ["begin r12c1 across"]),
    "over its edge": ("off-card", ["begin r9c9 across", "letter {die}", "letter {other}"]),
    "not on the dice": ("letters", ["begin r5c3 across", "letter {missing}"]),
    "one letter": ("bad-shape", ["begin r5c3 across", "letter {die}", "done"]),
    "no word": ("bad-word", ["begin r5c3 across", "letter {odd}", "letter {odder}", "done"]),
    "nothing": ("nothing-written", ["done"]),
    "no ring": ("no-claim", ["take {card} -"]),
    "no card": ("illegal-action", ["turn 1 A"]),
    "Cyrillic": ("unknown-action", ["begin r5c3 across", "letter Ж"]),
    "emoji": ("unknown-action", ["begin r5c3 across", "letter 🎲"]),
    "300 letters": ("bad-message", ["begin r5c3 across", *["letter {die}"] * 300]),
    "300 letters in one": ("unknown-action", ["begin r5c3 across", f"letter {'A' * 300}"]),
    "5000 letters in one": ("frame-too-big", ["begin r5c3 across", f"letter {'A' * 5000}"]),
}


@pytest.mark.parametrize("name", BAD_MOVES)
async def test_a_bad_move_has_a_code_and_a_sentence_and_changes_nothing(port: int, name: str):
    code, said = BAD_MOVES[name]
    clients = await seat(port, 2)
    first = clients[0]
    dice = first.state["view"]["dice"]
    odd, odder = next(
        (one, two) for one in dice[2:] for two in dice[2:] if one != two and one + two not in word_list("en")
    )
    said_of = {
        "die": dice[0],
        "other": dice[1],
        "odd": odd,
        "odder": odder,
        "missing": next(char for char in "QXZJKVW" if char not in dice),
        "card": first.state["view"]["market"][0],
    }
    before = first.shown
    if code == "frame-too-big":
        await first.send(json.dumps({"type": "move", "id": "much", "round": 1, "actions": said}))
        await first.until(lambda _: '"refused"' in first.frames[-1])
        answer = json.loads(first.frames[-1])
    else:
        answer = await first.move(*(action.format(**said_of) for action in said))
    assert (answer["type"], answer["code"]) == ("refused", code)
    assert answer["sentence"].endswith(".")
    await asyncio.gather(*(client.ask("ping") for client in clients))
    assert first.shown == before
    await leave(clients)


@pytest.mark.parametrize(
    ("house", "status", "code"),
    [
        ("-ab", 400, "no-house"),
        ("x" * 1_000_000, 413, "frame-too-big"),
        ("ab " * 2000, 400, "option-too-long"),
        ("слово", 400, "bad-house"),
        ("ab 🎲", 400, "bad-house"),
        (7, 400, "bad-options"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_house_list_that_cannot_be_opens_no_table(port: int, house: Any, status: int, code: str, language: str):
    client = Client(port, language)
    answer = await client.post("/api/tables", {"game": "word-roller", "options": {"words": "own", "house": house}})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["sentence"].endswith(".")
    assert (await client.get("/api/me/tables")).json() == []
    await client.close()


async def test_letters_shown_and_letters_unanswered_are_always_all_the_letters_typed(port: int):
    """A page shows letters ahead of the answer: one that is shown and not yet answered would stand there twice."""
    (client,) = await seat(port, 1)
    await client.move("begin r1c1 across")
    letters, earlier = client.state["view"]["dice"][:5], len(client.frames)
    await asyncio.gather(*(client.move(f"letter {letter}") for letter in letters))
    reader, unanswered = Reader(), len(letters)
    for number, frame in enumerate(client.frames):
        message = read_message(frame)
        if message["type"] in ("hello", "update"):
            reader.take(message)
        if number >= earlier:
            unanswered -= len(answered_by(message))
            pencil: list[str | None] = reader.state["view"]["sheets"][0].get("pencil") or []
            assert len([letter for letter in pencil if letter]) + unanswered == len(letters)
    assert unanswered == 0
    await leave([client])
