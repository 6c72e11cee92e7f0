"""Hints of Difference: a circle on the own card, which is not the answer, and what asking for one costs."""

from typing import Any

import msgspec
import pytest

from rollwright.core import HintTaken, replay
from rollwright.games.difference import GAME as game
from rollwright.games.difference.actions import Bury
from rollwright.games.difference.picture import CARDS, Element, picture
from tests.games.difference.table import SEED, Table
from tests.present import present


def asked(table: Table, seat: int, at: int | None = None) -> Table:
    return table.do(None, HintTaken(seat), at)


def element_of(table: Table, seat: int) -> Element:
    return picture("circus").elements[table.pile(seat)[0] - 1]


@pytest.mark.parametrize("options", [{}, {"mode": "advanced"}, {"after_wrong": "next-call"}])
def test_a_hint_in_a_race_is_a_circle_around_the_own_element_and_holds_the_claims_for_two_seconds(
    options: dict[str, Any],
):
    table = Table(2, **options)
    before = [table.view(1), table.view()]
    asked(table, 0, at=4000)
    seen, element = table.view(0), element_of(table, 0)
    hint = present(seen.hint)
    assert hint.r == 3 * element.r
    assert (hint.x - element.x) ** 2 + (hint.y - element.y) ** 2 <= (hint.r - element.r) ** 2
    assert seen.locked_until == 6000
    assert [table.view(1), table.view()] == before, "nobody else is shown anything"
    cell = (0, 1) if options.get("mode") == "advanced" else (0, 0)
    assert table.refusal(0, Bury()) == "locked-out"
    table.right(0, at=6000, cell=cell).shown_over()
    assert table.pile(0)[0] != element.n
    assert table.view(0).hint is None, "the next card has no hint"


def test_everybody_else_may_claim_while_a_hint_holds_its_seat():
    table = asked(Table(2), 0, at=4000)
    card = table.pile(1)[0]
    assert table.right(1, at=4500).pile(1)[0] != card
    assert table.shown_over().view(0).hint is not None, "the hint is for the own card, whatever lies in the middle"


def test_a_card_keeps_its_hint_under_the_pile_and_the_next_one_has_none():
    table = asked(Table(2, bury=True, bury_pause_s=0), 0, at=4000).ping(0, 20, at=6000)
    hint = table.view(0).hint
    table.do(0, Bury(), at=6000)
    assert table.view(0).hint is None
    for _ in range(len(table.pile(0)) - 1):
        table.do(0, Bury())
    assert table.view(0).hint == hint
    assert table.refusal(None, HintTaken(0)) == "illegal-action", "it stands already"


def test_circles_of_two_cards_are_moved_aside_by_draws_of_their_own():
    table, sides = Table(1, mode="solo", relaxed=True, bury=True, bury_pause_s=0), set[tuple[float, float]]()
    for _ in range(6):
        asked(table, 0)
        hint, element = present(table.view(0).hint), element_of(table, 0)
        sides.add((round((hint.x - element.x) / element.r, 1), round((hint.y - element.y) / element.r, 1)))
        table.do(0, Bury())
    assert len(sides) > 4, "who has found one cannot work the others out"


def test_a_hint_alone_against_the_clock_costs_ten_seconds_and_no_wait():
    table = Table(1, mode="solo", length=2)
    asked(table, 0, at=5000)
    assert table.view(0).locked_until == 0
    table.right(0, at=6000).shown_over()
    table.right(0, at=20_000)
    assert game.over(table.state)
    told = game.score(table.state, 0)
    assert {item.id: item.points for item in told.items} == {"time": 17_000, "fines": 0, "hints": 10_000}
    assert told.total == 27_000


def test_a_hint_alone_without_a_clock_costs_nothing_and_the_one_of_the_clock_does_not_come_again():
    table = asked(Table(1, mode="solo", relaxed=True, length=2), 0, at=5000)
    assert (table.view(0).locked_until, table.view(0).hint is None) == (0, False)
    hint = table.view(0).hint
    table.ping(0, 20, at=60_000)
    assert table.view(0).hint == hint
    table.right(0).shown_over()
    assert table.view(0).hint is None
    table.right(0)
    assert [item.id for item in game.score(table.state, 0).items] == ["shed"]


def test_the_hint_of_the_clock_stays_with_its_card():
    table = Table(1, mode="solo", relaxed=True, bury=True, bury_pause_s=0, length=3)
    table.wake()
    assert table.view(0).hint is not None
    table.do(0, Bury())
    assert table.view(0).hint is None, "its circle lies around an element of the card below"


def test_no_hint_where_nothing_could_be_claimed():
    early = Table(2, turned=False)
    assert early.refusal(None, HintTaken(0), at=2999) == "not-turned"
    table = Table(2)
    assert table.refusal(0, HintTaken(0)) == "illegal-action", "no seat writes a note of the table"
    assert table.refusal(None, HintTaken(2)) == "illegal-action"
    table.wrong(1, at=4000)
    assert table.refusal(None, HintTaken(1), at=5000) == "locked-out", "two waits do not run at once"
    table.right(0, at=5000)
    assert table.refusal(None, HintTaken(0)) == "hint-while-shown"
    alone = Table(1, mode="solo", length=1).right(0)
    assert alone.refusal(None, HintTaken(0)) == "game-over"
    away = Table(2).ping(0, 20).ping(1, 300).right(0, at=4000)
    assert away.refusal(None, HintTaken(0)) == "claim-waiting"


def test_a_game_with_hints_replays_from_its_log():
    table = asked(asked(Table(2), 0, at=4000), 1, at=4100)
    assert replay(game, table.options, table.names, SEED, table.log) == table.state


def test_a_hint_follows_from_nothing_but_the_own_card():
    table = Table(2)
    hands = table.state.cards.hands
    rest = [card for card in CARDS if card != hands[0].pile[0]]
    piles = (hands[0].pile[0], *rest[:11]), tuple(rest[11:23])
    other = msgspec.structs.replace(
        table.state.cards,
        board={(0, 0): rest[23]},
        hands=tuple(msgspec.structs.replace(hand, pile=pile) for hand, pile in zip(hands, piles, strict=True)),
    )
    shown = list[Any]()
    for state in (table.state, msgspec.structs.replace(table.state, cards=other)):
        table.state = state
        shown.append(asked(table, 0, at=4000).view(0).hint)
    assert shown[0] == shown[1] is not None
