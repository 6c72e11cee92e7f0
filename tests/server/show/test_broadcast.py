"""News of a move: pages that it does not affect see what a spectator sees; the page that asked comes first."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.core import Move, begin, read_options, step, to_text, waiting
from rollwright.games import GAMES
from rollwright.server.show.diff import diff_of
from rollwright.server.socket.sender import Sender
from rollwright.server.table import commands
from tests.server.turned import evening, until

QUICK = [game for game in GAMES.values() if game.fast and game.fast.seats_affected]
SPOKEN = [game for game in GAMES.values() if game.fast and game.fast.legal_words]


@pytest.mark.parametrize("game", QUICK, ids=lambda game: game.info.id)
def test_a_seat_that_is_not_touched_sees_what_a_spectator_sees(game: Any):
    random, seats = Random(4), 3
    state = begin(game, read_options(game, {}), ("a", "b", "c"), "seed")
    spared = 0
    while not game.over(state):
        seat = random.choice(waiting(game, state, seats))
        after = step(game, state, Move(seat, random.choice(game.legal(state, seat))))
        touched = game.fast.seats_affected(state, after)
        for other in {0, 1, 2}.difference(touched):
            spared += 1
            assert game.legal(after, other) == game.legal(state, other)
            own, common = (
                diff_of(game).view(game.view(state, who), game.view(after, who), {}) for who in (other, None)
            )
            assert own == common
        state = after
    assert spared


@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: game.info.id)
def test_words_of_legal_choices_are_those_of_the_list(game: Any):
    random = Random(5)
    state = begin(game, read_options(game, {}), ("a", "b"), "seed")
    while not game.over(state):
        for seat in (0, 1):
            assert game.fast.legal_words(state, seat) == tuple(map(to_text, game.legal(state, seat)))
            assert game.fast.legal_words(state, seat) is game.fast.legal_words(state, seat)
        seat = random.choice(waiting(game, state, 2))
        state = step(game, state, Move(seat, random.choice(game.legal(state, seat))))
    assert game.fast.legal_words(state, 0) == ()


async def test_a_page_that_asked_is_answered_before_the_others_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with evening(tmp_path, "splitter", 3) as table:
        told, senders = list[int](), {page.sender: seat for seat, page in enumerate(table.pages)}

        def note(sender: Sender, _: object) -> None:
            told.append(senders[sender])

        monkeypatch.setattr(Sender, "send", note)
        for seat in (2, 0, 1):
            told.clear()
            page = table.pages[seat]
            done = commands.MakeMove(page.holder, str(seat), 1, ("write 2L5", "done"), table.clock.now())
            table.registry.writer.submit(table.session, done, page)
            await until(lambda: len(told) == 3)
            assert told == [seat, *({0, 1, 2} - {seat})]
