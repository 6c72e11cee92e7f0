"""The points of words on a card, each place scored once, are those of the score pad."""

from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import cards, line, written
from rollwright.games.word_roller.score import score_card
from rollwright.games.word_roller.writing import Word
from rollwright.review.word_roller.points import points_on

HELD = (Held("consonant", "S"), Held("biggest"))


def test_words_in_the_same_place_differ_by_their_favourite_consonants():
    face, grid = cards()["1a"], ("." * 9,) * 4 + ("..SEA....",) + ("." * 9,) * 4
    words = [Word(text, 4, 2, "across") for text in ("SEATED", "SEASON", "SEAMAN", "SEASONS", "SEAT")]
    gains = [points_on(face.id, grid, HELD, "group").gain(word) for word in words]
    totals = [
        score_card(face, written(grid, dict(zip(line(4, 2, "across", len(word.text)), word.text, strict=True))), HELD)
        for word in words
    ]
    now = score_card(face, grid, HELD).total
    assert gains == [each.total - now for each in totals]
    assert gains[0] == gains[2] == gains[1] - 1
