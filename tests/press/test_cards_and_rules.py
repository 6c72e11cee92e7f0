"""Cards and rules, read back from the PDF."""

import pytest

from rollwright.games import find
from rollwright.games.make_a_difference.botcards import deck
from rollwright.locale import LANGUAGES, say
from rollwright.press.games import PARTS
from rollwright.press.options import PrintOptions
from rollwright.press.printing import card_pages
from tests.press.reading import POINTS, document, fonts, millimetres, pixels, printed, words

pytestmark = pytest.mark.usefixtures("press_fonts")


def test_bot_cards_are_59_by_92_with_cut_marks_and_matching_backs():
    pages = card_pages(find("make-a-difference"), PrintOptions(what="cards"), "en")
    assert [len(page.placed) for page in pages] == [9, 9, 3, 3]
    assert {placed.box[2:] for page in pages for placed in page.placed} == {(59.0, 92.0)}
    assert all(page.marks for page in pages)
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        mirrored = {
            (round(210 - x - wide, 3), round(y, 3)) for x, y, wide, _ in (placed.box for placed in front.placed)
        }
        assert {(round(placed.x, 3), round(placed.y, 3)) for placed in back.placed} == mirrored


def test_every_bot_card_says_its_name_and_its_figures():
    pdf = printed("make-a-difference", what="cards", two_sided=False)
    said = " ".join(words(page) for page in pdf.pages)
    for card in deck().values():
        assert card.name in said
        assert str(card.mode_a_score) in said
    assert all(pixels(page) == 0 for page in pdf.pages)


def test_with_bleed_the_boxes_say_where_to_cut():
    page = printed("make-a-difference", what="cards", bleed=True).pages[0]
    assert millimetres(page.trimbox) == (189.0, 190.0)
    assert millimetres(page.bleedbox) == (195.0, 196.0)
    left = (float(page.mediabox.width) - float(page.trimbox.width)) / 2
    assert float(page.trimbox.left) == pytest.approx(left, abs=0.01)
    assert float(page.bleedbox.left) == pytest.approx(left - 3 * POINTS, abs=0.01)


def test_hexroller_has_its_gear_behind_its_snowflake():
    pdf = printed("hexroller", what="sheets")
    assert [("Snowflake" in words(page), "Gear" in words(page)) for page in pdf.pages] == [(True, False), (False, True)]
    alone = printed("hexroller", what="sheets", two_sided=False, only="back")
    assert len(alone.pages) == 1
    assert "Gear" in words(alone.pages[0])


def test_word_roller_has_twelve_sides_eighteen_cards_with_backs_and_stickers_for_eight_dice():
    pages = document("word-roller", "fr", what="all").pages
    sides = [page.placed[0].panel.blocks[1].text for page in pages[:12]]
    assert [side.split(",")[0] for side in sides] == [f"Carte {card}{side}" for card in range(1, 7) for side in "ab"]
    cards = [placed.panel.blocks for page in pages[12:16:2] for placed in page.placed]
    assert len(cards) == 18
    assert all(not placed.panel.blocks for page in pages[13:17:2] for placed in page.placed)
    assert len(pages[16].placed) == 8
    assert pages[17].text


def test_advantage_cards_say_what_they_do():
    pdf = printed("word-roller", "fr", what="cards", only="copy", two_sided=False)
    assert words(pdf.pages[0]).count("Écho") == 2
    assert "Aucun dé n’est nécessaire." in words(pdf.pages[0])
    assert all(fonts(pdf).values())
    assert all(pixels(page) == 0 for page in pdf.pages)


def test_large_cards_are_larger_and_one_kind_can_be_printed_alone():
    pages = document("word-roller", what="cards", only="copy", large=True).pages
    assert [len(page.placed) for page in pages] == [2, 2]
    assert pages[0].placed[0].box[2:] == pytest.approx((63 * 1.4, 88 * 1.4))


@pytest.mark.parametrize("game", ["splitter", "make-a-difference", "hexroller", "word-roller", "difference"])
def test_rules_are_in_both_languages_and_name_the_authors(game: str):
    for language in LANGUAGES:
        pdf = printed(game, language, what="rules")
        said = " ".join(words(page) for page in pdf.pages)
        assert say(language, f"rules-{game}-need") in said
        thanked = [name for credit in find(game).info.credits for name in credit.names]
        assert all(name in said for name in (*find(game).info.designers, *thanked))
        assert len(pdf.pages) <= 2


def test_rules_on_paper_do_not_speak_of_taps():
    said = " ".join(words(page) for page in printed("make-a-difference", what="rules").pages)
    assert "tap the other" not in said
    assert "Ring the points you take" in said
    for game, parts in PARTS.items():
        assert all(name.startswith(f"rules-{game}-") for name in parts.on_paper)


def test_large_print_makes_the_rules_larger():
    plain, large = (printed("splitter", what="rules", large=wish) for wish in (False, True))
    assert len(large.pages) > len(plain.pages)
