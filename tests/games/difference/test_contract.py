"""Difference keeps the contract as far as it applies to taps; nothing shown gives an answer away."""

from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.core import Move
from rollwright.games import difference as game
from rollwright.games.difference import eyes
from rollwright.games.difference.actions import Bury
from rollwright.games.difference.grid import free_cells
from rollwright.games.difference.names import name_of
from rollwright.games.difference.picture import CARDS, picture
from rollwright.testing import CHECKS, checks
from tests.games.difference.table import SEED, Table


def claims(state, seat):
    """List a right claim and two wrong ones: enough for a random player to get to the end."""
    if not state.cards.hands[seat].pile:
        return []
    cell = free_cells(state.cards.board)[-1] if state.options.mode == "advanced" else (0, 0)
    listed = [eyes.right(state, seat, cell), eyes.wrong(state, seat, 0, cell), eyes.wrong(state, seat, 7, cell)]
    return [claim for claim in listed if game.refuses(state, Move(seat, claim, state.now)) is None]


def armed(*, bury):
    """The game with some claims among its choices, so that checks which choose at random can play it."""

    def legal(state, seat):
        return claims(state, seat) + [action for action in game.legal(state, seat) if bury]

    return SimpleNamespace(**{**vars(game), "legal": legal, "awaited": None})


UNLISTED = checks.every_choice_is_an_action  # taps cannot be listed
APPLYING = [check for check in CHECKS if check is not UNLISTED]


@pytest.mark.parametrize("check", APPLYING, ids=lambda check: check.__name__)
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_difference_keeps_the_contract(check, data):
    # a move's moment counts, so only what all see at once can be put in another order: the claims, which keep theirs
    check(armed(bury=check is not checks.order_of_seats_changes_nothing), data)


def seen(table):
    """Everything any page may be shown now, as it is sent."""
    state = table.state
    seats = range(len(state.lines))
    return msgspec.json.encode([[game.view(state, seat) for seat in (None, *seats)], [game.legal(state, seat) for seat in seats], game.paper(table.options)])


def whole_game(**options):
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
        while table.state.phase == "showing" or table.state.window or not any(claims(table.state, each) for each in range(3)):
            if game.over(table.state):
                break
            table.wake()
            yield table


@pytest.mark.parametrize("options", [{}, {"mode": "advanced", "illustration": "dragon"}], ids=["basic", "advanced"])
def test_no_number_element_or_circle_is_shown_before_its_claim_is_decided(options):
    elements = picture(options.get("illustration", "circus")).elements
    telling = [element.id.encode() for element in elements] + [b'"x"', b'"r"', b'"n"', b'"card"', b'"spots"', SEED.encode()]
    moments = 0
    for table in whole_game(**options):
        sent = seen(table)
        moments += 1
        if table.state.shown:
            shown = {spot for each in table.view().shown for pair in each.pairs for spot in pair.spots}
            decided = {card for laid in table.state.shown for card in (laid.card, *(other for _, other in laid.against))}
            assert {(spot.x, spot.y) for spot in shown} == {(elements[card - 1].x, elements[card - 1].y) for card in decided}
        else:
            assert not [secret for secret in telling if secret in sent]
    assert moments > 30


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_page_is_given_the_names_of_the_table_and_its_own_card_alone(mode):
    for table in whole_game(mode=mode):
        state = table.state
        public = {*state.cards.board.values(), *(card for laid in state.shown for _, card in laid.against)}
        for seat in (None, 0, 1, 2):
            sent = msgspec.json.encode(game.view(state, seat)).decode()
            named = {card for card in CARDS if name_of(SEED, card) in sent}
            own = set(state.cards.hands[seat].pile[:1]) if seat is not None and state.revealed is not None else set()
            assert named == public | own


def test_two_games_that_differ_in_what_is_face_down_look_the_same():
    table = Table(2)
    hands = table.state.cards.hands
    other = msgspec.structs.replace(hands[0], pile=(hands[0].pile[0], *reversed(hands[0].pile[1:])))
    turned = msgspec.structs.replace(table.state, cards=msgspec.structs.replace(table.state.cards, hands=(other, hands[1])))
    assert [game.view(turned, seat) for seat in (None, 0, 1)] == [table.view(seat) for seat in (None, 0, 1)]
