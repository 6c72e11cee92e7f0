"""A teacher at the table: after each round everybody is told what the own choice cost, and nobody else's."""

from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright import bots, games
from rollwright.bots.ask import ask
from rollwright.core import Game, Move, begin, read_options, step, waiting
from rollwright.games.splitter.actions import DONE, Write
from rollwright.review import from_moves, review
from rollwright.review.choice import weigh
from tests.server.client import Client
from tests.server.games.test_hints import table_of
from tests.server.in_process import in_process

pytestmark = pytest.mark.usefixtures("quick_reviews")


async def lesson_for(client: Client) -> Any:
    answer = await client.get(f"/api/tables/{client.table}/lesson")
    assert answer.status_code == 200, answer.text
    return answer.json()["lesson"]


def costliest(game: Game, options: Any, state: Any, seat: int) -> tuple[float, Write]:
    """Weigh each cell in which a seat can write in this round; return the highest cost and its action."""
    costs = list[tuple[float, Write]]()
    for action in game.legal(state, seat):
        if isinstance(action, Write):
            later = state
            for other in range(len(state.sheets)):
                chosen = action if other == seat else next(a for a in game.legal(state, other) if isinstance(a, Write))
                for each in (chosen, DONE):
                    later = step(game, later, Move(other, each))
            costs.append((weigh(game, options, state, later, seat, reasons=False).loss, action))
    return max(costs, key=itemgetter(0))


async def test_after_a_round_each_person_is_told_the_cost_of_the_own_choice(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await table_of(place, 2, way={"teacher": True})
        assert await lesson_for(ada) is None
        table = (await place.registry.find(ada.table)).table
        told = bots.find("splitter", "master")(
            table.options, table.game.view(table.state, 0), 0, table.game.legal(table.state, 0), Random(0)
        )
        cost, costly = costliest(table.game, table.options, table.state, seat=1)
        await ada.move(*(f"write {action.cell}" for action in told if hasattr(action, "cell")), "done")
        assert await lesson_for(ada) is None, "the round is not closed: Done may be taken back"
        await ben.move(f"write {costly.cell}", "done")
        await ada.until_round(2)
        mine, theirs = await lesson_for(ada), await lesson_for(ben)
        assert (mine["round"], mine["loss"], mine["better"]) == (1, 0, [])
        assert theirs["loss"] == pytest.approx(cost)
        assert cost > 0
        assert len(theirs["better"]) == 2
        stranger = Client(place)
        answer = await stranger.get(f"/api/tables/{ada.table}/lesson")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
        for client in (ada, ben, stranger):
            await client.close()


async def test_a_table_without_a_teacher_tells_nothing(tmp_path: Path):
    async with in_process(tmp_path) as place:
        (ada,) = await table_of(place, 1)
        answer = await ada.get(f"/api/tables/{ada.table}/lesson")
        assert (answer.status_code, answer.json()["code"]) == (409, "no-teacher")
        (ben,) = await table_of(place, 1, game="word-roller", way={"teacher": True})
        answer = await ben.get(f"/api/tables/{ben.table}/lesson")
        assert (answer.status_code, answer.json()["code"]) == (409, "no-teacher")
        for client in (ada, ben):
            await client.close()


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("make-a-difference", {"mode": "B"}, 2), ("hexroller", {}, 1)],
)
def test_the_cost_of_each_choice_is_the_loss_of_the_review(game: str, options: dict[str, Any], seats: int):
    rules, random = games.find(game), Random(1)
    terms, names = read_options(rules, options), tuple("ab"[:seats])
    state, moves, bot = begin(rules, terms, names, "seed"), list[Move[Any]](), bots.find(game, "steady")
    while not rules.over(state):
        for seat in waiting(rules, state, seats):
            actions, state = ask(bot, rules, terms, state, seat, random)
            moves += [Move(seat, action) for action in actions]
    played = from_moves(rules, terms, names, "seed", moves)
    reviewed = review(played)
    for seat, of_seat in enumerate(reviewed.seats):
        costs = [
            weigh(rules, terms, played.states[number], played.states[number + 1], seat).loss
            for number in range(played.rounds)
        ]
        # The networks count in 32 bits, and sheets judged in another order differ in the last of them.
        assert costs == pytest.approx([each.loss for each in of_seat.rounds], abs=1e-6)
