"""The BotCards of Make a Difference: 59 by 92 millimetres, the score of Mode A and the nine sums of Mode B."""

from rollwright.games.make_a_difference.botcards import BotCard, deck
from rollwright.games.make_a_difference.sheet import layout
from rollwright.locale import Language, say
from rollwright.press.drawing.inks import tint
from rollwright.press.drawing.pen import Pen, box
from rollwright.press.drawing.sheet import STAR
from rollwright.press.games.parts import Deck
from rollwright.press.layout import Leaf
from rollwright.press.options import PrintOptions
from rollwright.press.panel import BLEED, Panel

WIDTH, HEIGHT = 59.0, 92.0
FRAME = 2.6  # millimetres of white round the frame
MIDDLE = WIDTH / 2


def draw_cards(options: PrintOptions, language: Language) -> list[Leaf]:
    """Return the twelve cards, all with the same back."""
    back = _back(options, language)
    return [Leaf(_front(card, options, language), back) for card in deck().values() if options.wants(card.id)]


def _front(card: BotCard, options: PrintOptions, language: Language) -> Panel:
    pen = Pen(options.ink)
    inner = WIDTH - 2 * FRAME
    pen.rect(FRAME, FRAME, inner, HEIGHT - 2 * FRAME, radius=2.6, fill="paper", stroke="print", line=0.5)
    pen.text(MIDDLE, 13.4, card.name, size=7.4, face="print", weight=800)
    stars = card.stars if options.ink == "low" else 3  # as outlines, a lit star and another would look alike
    for star in range(stars):
        with pen.moved(MIDDLE + (star - (stars - 1) / 2) * 6.4, 19.4, 0.27):
            lit = star < card.stars
            pen.path(STAR, fill="ochre-tint" if lit else "paper", stroke="ochre" if lit else "line-soft", width=1.1)
    _draw_score(pen, card, language)
    _draw_sums(pen, card, language)
    side = 6.4 if not options.left else WIDTH - 6.4
    pen.text(side, HEIGHT - 5.0, card.id.removeprefix("bot-"), size=2.6, fill="print-soft")
    alt = say(language, "press-bot-card-alt", name=card.name, stars=card.stars, score=card.mode_a_score)
    return Panel(
        width=WIDTH,
        height=HEIGHT,
        drawing=pen.svg(WIDTH, HEIGHT, BLEED if options.bleed else 0),
        alt=alt,
        bleed=BLEED if options.bleed else 0,
    )


def _draw_score(pen: Pen, card: BotCard, language: Language) -> None:
    pen.path(f"M{FRAME + 3} 25H{WIDTH - FRAME - 3}", stroke="line-soft", width=0.25)
    pen.text(MIDDLE, 30.0, say(language, "press-mode-A"), size=3.2, weight=700, fill="print-soft")
    pen.text(MIDDLE, 41.6, card.mode_a_score, size=13.0, face="print", weight=800)
    pen.path(f"M{FRAME + 3} 46H{WIDTH - FRAME - 3}", stroke="line-soft", width=0.25)


def _draw_sums(pen: Pen, card: BotCard, language: Language) -> None:
    """Draw a bubble for each line: five columns above, four rows below."""
    pen.text(MIDDLE, 51.0, say(language, "press-mode-B"), size=3.2, weight=700, fill="print-soft")
    board = layout()
    for letters, spot, y in ((board.columns, "sky", 61.2), (board.rows, "coral", 76.6)):
        step = 9.7
        left = MIDDLE - step * (len(letters) - 1) / 2
        for index, letter in enumerate(letters):
            x = left + index * step
            pen.circle(x, y, 4.1, fill=tint(spot), stroke=spot, width=1.3 if spot == "sky" else 0.9)
            if spot == "sky":
                pen.circle(x, y, 4.1, stroke="paper", width=0.35)
            pen.text(x, y + 1.75, card.mode_b_sums[letter], size=4.9, face="print", weight=800, fill=spot)
            pen.text(x, y + 8.1, letter, size=3.4, face="print", weight=800, fill="print-soft")


def _back(options: PrintOptions, language: Language) -> Panel:
    """Draw the back: a single ring and a double one, and their pattern small behind them."""
    pen = Pen(options.ink)
    edge = -BLEED if options.bleed else FRAME  # without bleed a white edge forgives a cut that is a little off
    whole = box(edge, edge, WIDTH - 2 * edge, HEIGHT - 2 * edge, 0 if options.bleed else 2.6)
    pen.path(whole, fill="coral-tint")
    with pen.cut("back", whole):
        for row in range(14):
            for column in range(9):
                x, y = column * 8.0 - 2.5 + (row % 2) * 4.0, row * 8.0 - 6.0
                pen.circle(x, y, 2.2, stroke="coral" if row % 2 else "sky", width=0.5, opacity=0.3)
    pen.rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, radius=2.6, stroke="coral", line=0.8)
    if options.ink == "low":
        for y, radii in ((34.5, (13.6, 10.4)), (60.5, (14.5, 12.65, 11.35, 9.5))):
            for radius in radii:
                pen.circle(MIDDLE, y, radius, fill="paper", stroke="coral", width=0.4)
    else:
        pen.circle(MIDDLE, 34.5, 12.0, fill="paper", stroke="coral", width=3.2)
        pen.circle(MIDDLE, 60.5, 12.0, fill="paper", stroke="sky", width=5.0)
        pen.circle(MIDDLE, 60.5, 12.0, stroke="paper", width=1.3)
    bleed = BLEED if options.bleed else 0.0
    return Panel(
        width=WIDTH,
        height=HEIGHT,
        drawing=pen.svg(WIDTH, HEIGHT, bleed),
        bleed=bleed,
        alt=say(language, "press-card-back-alt"),
    )


BOT_CARDS = Deck(id="bot-cards", draw=draw_cards)
