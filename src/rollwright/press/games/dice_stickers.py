"""Stickers for Word Roller's eight letter dice: a strip of six faces for each die of 16 millimetres."""

from rollwright.games.word_roller.dice import Die, dice
from rollwright.locale import Language, say
from rollwright.press.drawing.pen import Pen
from rollwright.press.games.parts import Deck
from rollwright.press.layout import Leaf
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Panel

SIDE, GAP = 13.0, 2.0  # the side of a sticker, and the gap between two; a die has 16, and its corners are round
HEAD = 7.0
WIDTH = 6 * SIDE + 7 * GAP
HEIGHT = HEAD + SIDE + 2 * GAP


def draw_strips(options: PrintOptions, language: Language) -> list[Leaf]:
    return [Leaf(_strip(die, options, language)) for die in dice() if options.wants(f"die-{die.die}")]


def _strip(die: Die, options: PrintOptions, language: Language) -> Panel:
    pen = Pen(options.ink)
    vowel = die.kind == "vowel"
    spot = "plum" if vowel else "sky"
    label = say(language, "press-die", die=die.die, kind=die.kind)
    pen.text(GAP, HEAD - 1.6, label, size=3.0, anchor="start", fill="print-soft")
    for index, letter in enumerate(die.faces):
        x, y = GAP + index * (SIDE + GAP), HEAD
        pen.rect(x, y, SIDE, SIDE, radius=2.4, fill="paper", stroke=spot, line=0.5)
        if vowel:  # the two vowel dice also have a thin double frame
            pen.rect(x + 1.1, y + 1.1, SIDE - 2.2, SIDE - 2.2, radius=1.6, stroke=spot, line=0.35)
        pen.text(x + SIDE / 2, y + 9.7, letter, size=9.4, face="print", weight=800, fill=spot)
    alt = say(language, "press-die-alt", die=die.die, letters=", ".join(die.faces))
    return Panel(width=WIDTH, height=HEIGHT, drawing=pen.svg(WIDTH, HEIGHT), alt=alt)


STICKERS = Deck(id="dice", draw=draw_strips)
