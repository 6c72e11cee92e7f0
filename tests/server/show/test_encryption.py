"""Encrypted cards: alike in length, in an order that tells nothing, and closed to everybody without the name."""

from secrets import token_hex

import pytest

from rollwright.core import Cut
from rollwright.games.difference.names import name_of
from rollwright.games.difference.picture import CARDS
from rollwright.server.show.encryption import encrypt_cards, encrypt_pieces, pictures_name
from tests.server.encrypted import card_of, records, unlock
from tests.server.games.racing import marked_cut

SECRETS = ["5ec1" * 16, "5ec2" * 16]
SEEDS = ["d1f1" * 16, "d1f2" * 16]


def names(seed: str) -> dict[int, str]:
    return {card: name_of(seed, card) for card in CARDS}


@pytest.fixture(scope="module")
def cut() -> Cut:
    return marked_cut()


def test_a_card_that_is_opened_is_what_was_encrypted(cut: Cut):
    pieces, cards = encrypt_pieces(cut, SECRETS[0]), encrypt_cards(cut, SECRETS[0], names(SEEDS[0]))
    for card, name in names(SEEDS[0]).items():
        ground, *others = card_of(pieces, cards, name)
        expected = [(piece.x, piece.y, piece.image) for piece in (cut.pieces[place] for place in cut.cards[card])]
        assert ground == expected[0]
        assert sorted(others) == sorted(expected[1:])


def test_all_records_and_all_cards_are_alike_in_length(cut: Cut):
    pieces, cards = encrypt_pieces(cut, SECRETS[0]), encrypt_cards(cut, SECRETS[0], names(SEEDS[0]))
    for file in (pieces, cards):
        assert len({len(record) for record in records(file).values()}) == 1
        assert list(records(file)) == sorted(records(file))
    assert len(records(cards)) == len(CARDS)
    assert len({len(unlock(cards, name) or b"") for name in names(SEEDS[0]).values()}) == 1


def test_files_of_two_tables_differ_in_everything_but_their_length(cut: Cut):
    first, second = (encrypt_pieces(cut, secret) for secret in SECRETS)
    assert len(first) == len(second)
    assert not {*records(first)} & {*records(second)}
    assert pictures_name(SECRETS[0]) != pictures_name(SECRETS[1])


def test_the_order_of_the_cards_does_not_follow_their_numbers(cut: Cut):
    """Each of many deals puts each card somewhere else: the places are about evenly spread."""
    first = list[int]()
    for deal in range(200):
        named = names(f"{deal:064x}")
        place, ciphertext = next(iter(records(encrypt_cards(cut, SECRETS[0], named)).items()))
        file = (16 + len(ciphertext)).to_bytes(4) + place + ciphertext
        first += [card for card, name in named.items() if unlock(file, name) is not None]
    assert len(first) == 200
    assert max(map(first.count, CARDS)) < 25  # 8 on average


def test_the_same_table_always_has_the_same_files(cut: Cut):
    """Asked for twice, or from another node: nothing is encrypted twice under one key with another content."""
    assert encrypt_pieces(cut, SECRETS[0]) == encrypt_pieces(cut, SECRETS[0])


def test_a_guessed_name_or_one_of_another_deal_opens_nothing(cut: Cut):
    pieces, cards = encrypt_pieces(cut, SECRETS[0]), encrypt_cards(cut, SECRETS[0], names(SEEDS[0]))
    guesses = [*names(SEEDS[1]).values(), "0" * 32, pictures_name(SECRETS[0]), *(token_hex(16) for _ in range(100))]
    assert [guess for guess in guesses if unlock(cards, guess) or unlock(pieces, guess)] == []


def test_a_changed_byte_is_noticed(cut: Cut):
    cards, name = encrypt_cards(cut, SECRETS[0], names(SEEDS[0])), name_of(SEEDS[0], 7)
    assert unlock(cards, name)
    changed = [cards[:at] + bytes([cards[at] ^ 1]) + cards[at + 1 :] for at in range(24, len(cards), 16)]
    assert any(unlock(file, name) is None for file in changed)
    assert {unlock(file, name) for file in changed} <= {None, unlock(cards, name)}
