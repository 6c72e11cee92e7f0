"""The rules sheet of a game: our own words from the catalogues, its sheets, and the credits of its rulebook.

A game without such words (a package's) prints its README.
"""

import re
from collections.abc import Callable, Iterable
from functools import partial

from rollwright.core import Game
from rollwright.games.difference.score import MEDALS
from rollwright.games.hexroller.sheet import layout as hexroller
from rollwright.games.make_a_difference.score import ladders
from rollwright.games.make_a_difference.sheet import layout as make_a_difference
from rollwright.games.splitter.sheet import layout as splitter
from rollwright.games.word_roller.advantages import kinds
from rollwright.games.word_roller.card import side_points
from rollwright.games.word_roller.score import MEDALS as WORD_MEDALS
from rollwright.locale import Language, say
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Kind, Page, Paragraph, Run
from rollwright.press.readme import readme_paragraphs
from rollwright.press.thumbnails import sheet_figure

Say = Callable[..., str]
ON_PAPER = {
    "rules-splitter-round-3",
    "rules-make-a-difference-round-2",
    "rules-make-a-difference-round-4",
    "rules-make-a-difference-b-text",
    "rules-hexroller-round-4",
    "rules-difference-round-2",
}


def rules_page(game: Game, options: PrintOptions, language: Language) -> Page:
    """Return the rules as running text; it may need several pages."""
    words = partial(_say_on_paper, language)
    title = Paragraph("title", (Run(words(f"game-{game.info.id}")),))
    written = RULES.get(game.info.id)
    body = written(words) if written else readme_paragraphs(game, language)
    figure = sheet_figure(game, options, language)
    at = next((place for place, piece in enumerate(body) if piece.kind == "heading" and place > 2), len(body))
    text = (title, *body[:at], *figure, *body[at:], *_credits(game, words))
    width, height = options.size
    return Page(width, height, text=text, size=5.6 if options.large else 3.5)


def _say_on_paper(language: Language, message: str, **params: int) -> str:
    """Return a message of the rules; a few speak of taps and keys, and have other words on paper."""
    return say(language, f"press-{message}" if message in ON_PAPER else message, **params)


def _texts(kind: Kind, messages: Iterable[str]) -> list[Paragraph]:
    return [Paragraph(kind, (Run(message),)) for message in messages]


def _section(words: Say, prefix: str, name: str, text: str | None = None) -> list[Paragraph]:
    """Return a heading and its paragraph; `text` is the paragraph where it needs parameters."""
    said = words(f"{prefix}-{name}-text") if text is None else text
    return [*_texts("heading", [words(f"{prefix}-{name}")]), *_texts("text", [said])]


def _steps(words: Say, prefix: str, texts: list[str], heading: str = "round") -> list[Paragraph]:
    numbered = [Paragraph("number", (Run(text),), rows=((f"{number}.",),)) for number, text in enumerate(texts, 1)]
    return [*_texts("heading", [words(f"{prefix}-{heading}")]), *numbered]


def _table(head: list[str], rows: Iterable[list[str]]) -> Paragraph:
    return Paragraph("table", rows=(tuple(head), *map(tuple, rows)))


def _title(words: Say, game: str, title: str) -> str:
    return words(f"{game}-title-{re.sub(r'[^a-z0-9]+', '-', title.lower())}")


def _splitter(words: Say) -> list[Paragraph]:
    pad_a, pad_b, prefix = splitter("A"), splitter("B"), "rules-splitter"
    rounds = [words(f"{prefix}-round-{step}") for step in (1, 2, 3)]
    rounds.append(words(f"{prefix}-round-4", rounds=pad_a.rounds))
    ladder = [
        [_title(words, "splitter", rung.title), str(rung.min), str(other.min)]
        for rung, other in zip(pad_a.solo_ladder, pad_b.solo_ladder, strict=True)
    ]
    head = [words(f"{prefix}-title"), *(words(f"option-splitter-pad-{pad}-short") for pad in "AB")]
    return [
        *_texts("lead", [words(f"{prefix}-lead")]),
        *_section(words, prefix, "need", words(f"{prefix}-need-text", rounds=pad_a.rounds)),
        *_steps(words, prefix, rounds),
        *_section(words, prefix, "groups"),
        *_section(words, prefix, "marks", words(f"{prefix}-marks-text", bonus=pad_b.heart_bonus)),
        *_section(words, prefix, "end"),
        *_section(words, prefix, "alone"),
        _table(head, ladder),
    ]


def _make_a_difference(words: Say) -> list[Paragraph]:
    sheet, prefix = make_a_difference(), "rules-make-a-difference"
    points, lines = sheet.mode_a_points, sheet.mode_b_points
    rounds = [words(f"{prefix}-round-{step}") for step in (1, 2, 3)]
    rounds.append(words(f"{prefix}-round-4", rounds=sheet.rounds))
    mode_a = words(f"{prefix}-a-text", two=points[2], three=points[3], four=points[4])
    mode_b = words(f"{prefix}-b-text", row=lines["row"], column=lines["column"])
    rungs = zip(ladders()["A"], ladders()["B"], strict=True)
    head = [words(f"{prefix}-title"), *(words(f"option-make-a-difference-mode-{mode}") for mode in "AB")]
    return [
        *_texts("lead", [words(f"{prefix}-lead")]),
        *_section(words, prefix, "need", words(f"{prefix}-need-text", rounds=sheet.rounds)),
        *_steps(words, prefix, rounds),
        *_section(words, prefix, "a", mode_a),
        *_section(words, prefix, "b", mode_b),
        *_section(words, prefix, "cards"),
        *_section(words, prefix, "end"),
        *_section(words, prefix, "alone"),
        _table(head, ([_title(words, "make-a-difference", a.title), str(a.min), str(b.min)] for a, b in rungs)),
    ]


def _hexroller(words: Say) -> list[Paragraph]:
    front, back, prefix = hexroller("front"), hexroller("back"), "rules-hexroller"
    rounds = [words(f"{prefix}-round-{step}") for step in (1, 2, 3)]
    rounds.append(words(f"{prefix}-round-4", front=front.rounds, back=back.rounds))
    signs = {"extra": "+1", "two": "2", "third": words("hexroller-third-short")}
    bonuses = [
        Paragraph("entry", (Run(f"{sign}: ", strong=True), Run(words(f"{prefix}-{name}"))))
        for name, sign in signs.items()
    ]
    rungs = ([_title(words, "hexroller", rung.title), str(rung.min)] for rung in front.solo_ladder)
    return [
        *_texts("lead", [words(f"{prefix}-lead")]),
        *_section(words, prefix, "need", words(f"{prefix}-need-text", front=front.dice, back=back.dice)),
        *_steps(words, prefix, rounds),
        *_section(words, prefix, "bonuses"),
        *bonuses,
        *_section(words, prefix, "score"),
        *_section(words, prefix, "end"),
        _table([words(f"{prefix}-title"), words(f"{prefix}-from")], rungs),
    ]


def _word_roller(words: Say) -> list[Paragraph]:
    prefix = "rules-word-roller"
    sides = {sides: side_points(sides) for sides in range(5)}
    score = words(f"{prefix}-score-text", two=sides[2], three=sides[3], four=sides[4])
    cards = [
        Paragraph(
            "entry",
            (Run(f"{words(f'word-roller-card-{kind}')}. ", strong=True), Run(words(f"word-roller-card-{kind}-text"))),
        )
        for kind in kinds()
    ]
    return [
        *_texts("lead", [words(f"{prefix}-lead")]),
        *_section(words, prefix, "need"),
        *_steps(words, prefix, [words(f"{prefix}-turn-{step}") for step in range(1, 6)], "turn"),
        *_section(words, prefix, "words"),
        *_section(words, prefix, "cards"),
        *cards,
        *_section(words, prefix, "cleanup"),
        *_section(words, prefix, "score", score),
        _table(
            [words(f"{prefix}-sides"), *map(str, sides)], [[words(f"{prefix}-side-points"), *map(str, sides.values())]]
        ),
        *_section(words, prefix, "end"),
        *_section(words, prefix, "alone", words(f"{prefix}-alone-text", **WORD_MEDALS)),
    ]


def _difference(words: Say) -> list[Paragraph]:
    prefix = "rules-difference"
    ways = [
        Paragraph(
            "entry",
            (Run(f"{words(f'{prefix}-{way}')}. ", strong=True), Run(words(f"{prefix}-{way}-text"))),
        )
        for way in ("beginner", "advanced", "relaxed", "solo")
    ]
    head = [words(f"{prefix}-picture"), *(words(f"{prefix}-{medal}") for medal in ("gold", "silver", "bronze"))]
    rows = (
        [
            words(f"option-difference-illustration-{scene}"),
            *(words(f"{prefix}-seconds", seconds=seconds[medal]) for medal in ("gold", "silver", "bronze")),
        ]
        for scene, seconds in MEDALS.seconds.items()
    )
    return [
        *_texts("lead", [words(f"{prefix}-lead")]),
        *_section(words, prefix, "need"),
        *_steps(words, prefix, [words(f"{prefix}-round-{step}") for step in range(1, 6)]),
        *_section(words, prefix, "end"),
        *_texts("heading", [words(f"{prefix}-ways")]),
        *ways,
        _table(head, rows),
    ]


RULES: dict[str, Callable[[Say], list[Paragraph]]] = {
    "splitter": _splitter,
    "make-a-difference": _make_a_difference,
    "hexroller": _hexroller,
    "word-roller": _word_roller,
    "difference": _difference,
}


def _credits(game: Game, words: Say) -> list[Paragraph]:
    """Return designers, and the further credits that the rulebook gives."""
    lines = [f"{words('credit-design')}: {', '.join(game.info.designers)}"]
    for credit in game.info.credits:
        names = ", ".join(credit.names) or words(f"{game.info.id}-credit-{credit.role}")
        lines.append(f"{words(f'credit-{credit.role}')}: {names}")
    return [
        *_texts("heading", [words("rules-credits")]),
        *_texts("note", [*lines, words("press-own-words")]),
    ]
