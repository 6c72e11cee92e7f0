"""Nothing that Difference shows gives an answer away."""

from typing import Any

import msgspec
import pytest

from rollwright.games.difference import GAME as game
from rollwright.games.difference.actions import Bury
from rollwright.games.difference.names import name_of
from rollwright.games.difference.picture import CARDS, picture
from tests.games.difference.claims import claims
from tests.games.difference.table import SEED, Table


def seen(table: Any):
    """Everything any page may be shown now, as it is sent."""
    state = table.state
    seats = range(len(state.connections))
    return msgspec.json.encode(
        [
            [game.view(state, seat) for seat in (None, *seats)],
            [game.legal(state, seat) for seat in seats],
            game.sheet(table.options),
        ]
    )


def whole_game(**options: Any):
    """Yield a table at every moment of a game in which claims are right and wrong and wait for each other."""
    table = Table(3, turned=False, bury=True, **options)
    yield table
    table.wake()
    table.ping(1, 200).ping(2, 90)
    while not game.over(table.state):
        seat = next(seat for seat in (table.now % 3, 0, 1, 2) if claims(table.state, seat))
        right, wrong, _ = claims(table.state, seat)
        other = next((each for each in (2, 1, 0) if each != seat and game.legal(table.state, each)), None)
        if other is not None and table.now % 2:
            table.do(other, Bury())
            yield table
        table.do(seat, wrong if table.now % 5 == 0 and not table.view(seat).locked_until else right, table.now + 7)
        yield table
        while (
            table.state.phase == "showing"
            or table.state.window
            or not any(claims(table.state, each) for each in range(3))
        ):
            if game.over(table.state):
                break
            table.wake()
            yield table


@pytest.mark.parametrize("options", [{}, {"mode": "advanced", "illustration": "dragon"}], ids=["basic", "advanced"])
def test_no_number_element_or_circle_is_shown_before_its_claim_is_decided(options: dict[str, Any]):
    elements = picture(options.get("illustration", "circus")).elements
    telling = [element.id.encode() for element in elements] + [
        b'"x"',
        b'"r"',
        b'"n"',
        b'"card"',
        b'"spots"',
        SEED.encode(),
    ]
    moments = 0
    for table in whole_game(**options):
        sent = seen(table)
        moments += 1
        if table.state.shown:
            shown = [spot for each in table.view().shown for pair in each.pairs for spot in pair.spots]
            decided = {
                card for laid in table.state.shown for card in (laid.card, *(other for _, other in laid.against))
            }
            assert {(spot.x, spot.y) for spot in shown} == {
                (elements[card - 1].x, elements[card - 1].y) for card in decided
            }
        else:
            assert not [secret for secret in telling if secret in sent]
    assert moments > 30


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_page_is_given_the_names_of_the_table_and_its_own_card_alone(mode: str):
    for table in whole_game(mode=mode):
        state = table.state
        public = {*state.cards.board.values(), *(card for laid in state.shown for _, card in laid.against)}
        for seat in (None, 0, 1, 2):
            sent = msgspec.json.encode(game.view(state, seat)).decode()
            named = {card for card in CARDS if name_of(SEED, card) in sent}
            own = (
                set(state.cards.hands[seat].pile[:1]) if seat is not None and state.revealed is not None else set[Any]()
            )
            assert named == public | own


def test_two_games_that_differ_in_what_is_face_down_look_the_same():
    table = Table(2)
    hands = table.state.cards.hands
    other = msgspec.structs.replace(hands[0], pile=(hands[0].pile[0], *reversed(hands[0].pile[1:])))
    turned = msgspec.structs.replace(
        table.state, cards=msgspec.structs.replace(table.state.cards, hands=(other, hands[1]))
    )
    assert [game.view(turned, seat) for seat in (None, 0, 1)] == [table.view(seat) for seat in (None, 0, 1)]
