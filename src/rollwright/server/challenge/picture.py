"""The picture of a shared result: a pad on the felt of a tray, 1200 by 630, drawn from a `Shared` and nothing else."""

from html import escape

from rollwright import games
from rollwright.locale import Language, say
from rollwright.press.fonts import can_print
from rollwright.server.challenge.share import Shared, title_said, total_said, when_said

WIDTH, HEIGHT = 1200, 630
SPOTS = {
    "moss": "#46713f", "ice": "#23738c", "coral": "#b93c2b", "sky": "#2b5fa6", "plum": "#7a4484", "ochre": "#8f5f0a",
    "rose": "#a8386b", "rust": "#ad520b",
}  # fmt: skip
INK, PENCIL, PRINT, SOFT, LINE = "#1d3f7c", "#5a5d63", "#252c33", "#575c5f", "#a9a698"
MOST_TALLIES = 15  # strokes that are drawn of a streak
TALLEST = 3.0  # points of luck that fill the height of the strip, unless a roll brought more
TWO = ((-1, 1), (1, -1))
FIVE = (*TWO, (-1, -1), (1, 1), (0, 0))
PAD_LEFT, PAD_RIGHT = 86, 838  # the sides of the text on the pad


def draw(shared: Shared, language: Language) -> str:
    """Return the picture as SVG. The same result gives the same picture, byte for byte."""
    info = games.find(shared.game).info
    spot = SPOTS.get(info.spot, INK)
    title = shared.title if can_print(f"{info.title} {shared.title}") else ""  # in a script that our fonts have
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
            _tray(),
            _pencil_and_dice(spot),
            '<g transform="rotate(-0.7 460 315)">',
            _pad(spot),
            _title(title_said(language, shared.game), when_said(language, shared.date, title)),
            _result(shared, language),
            _streak(shared.streak, language),
            _luck(shared, language),
            "</g>",
            _text(1156, 582, say(language, "share-motto"), 27, "Alegreya", "#f5f1e4", style="italic", anchor="end"),
            _text(1156, 544, "Rollwright", 46, "Alegreya", "#f5f1e4", weight=800, anchor="end"),
            "</svg>",
        )
    )


def _tray() -> str:
    """The wooden rim, the felt within, and the light of the lamp upper left."""
    weave = "".join(f'<path d="M{x} 0V{HEIGHT}" stroke="#3f544a" stroke-width="1"/>' for x in range(0, WIDTH, 5))
    return (
        '<defs><radialGradient id="lamp" cx="0.22" cy="0.1" r="1"><stop offset="0" stop-color="#5b7468"/>'
        '<stop offset="0.6" stop-color="#465c52"/><stop offset="1" stop-color="#33443c"/></radialGradient>'
        '<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfa878"/>'
        '<stop offset="0.5" stop-color="#b48a5c"/><stop offset="1" stop-color="#8b6740"/></linearGradient>'
        '<filter id="soft" x="-20%" y="-20%" width="150%" height="150%">'
        '<feGaussianBlur stdDeviation="9"/></filter></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#wood)"/>'
        f'<g clip-path="url(#felt)"><rect width="{WIDTH}" height="{HEIGHT}" fill="url(#lamp)"/>'
        f'<g opacity="0.35">{weave}</g></g>'
        f'<clipPath id="felt"><rect x="20" y="20" width="{WIDTH - 40}" height="{HEIGHT - 40}" rx="16"/></clipPath>'
        f'<rect x="20" y="20" width="{WIDTH - 40}" height="{HEIGHT - 40}" rx="16" fill="none" stroke="#2b3a33"'
        ' stroke-width="3"/>'
    )


def _pencil_and_dice(spot: str) -> str:
    """Two dice and a pencil in the colour of the game lie beside the pad. The dice are the same in every picture."""
    dice = "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">'
        '<rect x="-42" y="-36" width="92" height="92" rx="20" fill="#0a120e" opacity="0.4" filter="url(#soft)"/>'
        '<rect x="-46" y="-46" width="92" height="92" rx="20" fill="#d9ccae"/>'
        '<rect x="-46" y="-46" width="88" height="88" rx="19" fill="#fbf5e6"/>'
        + "".join(
            f'<circle cx="{24 * column - 2}" cy="{24 * row - 2}" r="8.500" fill="{PRINT}"/>' for column, row in pips
        )
        + "</g>"
        for x, y, turn, pips in ((960, 118, -9, FIVE), (1078, 172, 13, TWO))
    )
    return (
        f"{dice}"
        '<g transform="translate(1020 360) rotate(24)">'
        '<rect x="-12" y="-118" width="30" height="250" fill="#0a120e" opacity="0.35" filter="url(#soft)"/>'
        f'<path d="M-13 -96H13V92L0 136 -13 92Z" fill="{spot}"/>'
        '<path d="M-4.5 -96H4.5V92H-4.5Z" fill="#ffffff" opacity="0.22"/>'
        '<path d="M-13 92Q-8.600 99 -4.300 92 0 99 4.300 92 8.600 99 13 92L0 136Z" fill="#e8cfa2"/>'
        '<path d="M-4 122.500H4L0 136Z" fill="#252c33"/>'
        '<rect x="-13" y="-108" width="26" height="14" fill="#b9bcc0"/>'
        '<rect x="-13" y="-126" width="26" height="20" rx="6" fill="#d99a8f"/></g>'
    )


def _pad(spot: str) -> str:
    return (
        '<rect x="60" y="66" width="800" height="512" fill="#0a120e" opacity="0.45" filter="url(#soft)"/>'
        '<rect x="58" y="58" width="800" height="512" rx="3" fill="#d5ccb8"/>'
        '<rect x="54" y="54" width="800" height="512" rx="3" fill="#eee8da"/>'
        '<rect x="50" y="50" width="800" height="512" rx="3" fill="#fbf8f0"/>'
        f'<rect x="50" y="50" width="800" height="18" fill="{spot}"/>'
    )


def _title(game: str, when: str) -> str:
    size = 72 if len(game) < 16 else 58
    shown = when if len(when) <= 32 else f"{when[:31]}…"
    return (
        _text(PAD_LEFT, 142, game, size, "Alegreya", PRINT, weight=800)
        + _text(PAD_LEFT, 188, shown, 36, "Alegreya", SOFT, style="italic", weight=500)
        + f'<path d="M{PAD_LEFT} 210H{PAD_RIGHT - 22}" stroke="{PRINT}" stroke-width="2"/>'
    )


def _result(shared: Shared, language: Language) -> str:
    """The total as written in ink, and beside it the points lost in pencil and the par in print."""
    said = total_said(language, shared.total, shared.timed) if shared.timed else str(shared.total)
    beside = PAD_LEFT + 40 + 78 * len(said)
    lines = [] if shared.timed else [(say(language, "share-points", total=shared.total), "Alegreya", 44, PRINT, 800)]
    if shared.loss is not None:
        lines.append((say(language, "share-loss", loss=shared.loss), "Kalam", 34, PENCIL, 400))
    if shared.par:
        par = " / ".join(map(str, shared.par))
        lines.append((say(language, "share-par", par=par), "Alegreya Sans", 34, SOFT, 500))
    top = 310 - 24 * (len(lines) - 1)
    return _text(PAD_LEFT, 352, said, 150, "Kalam", INK, weight=700) + "".join(
        _text(beside, top + 50 * place, text, size, family, colour, weight=weight)
        for place, (text, family, size, colour, weight) in enumerate(lines)
    )


def _streak(days: int, language: Language) -> str:
    """Days in a row as one counts on paper: the fifth stroke lies across the four before it."""
    if days < 1:
        return ""
    strokes: list[str] = []
    for stroke in range(min(days, MOST_TALLIES)):
        group, within = divmod(stroke, 5)
        left = PAD_LEFT + 4 + 84 * group
        if within == 4:
            strokes.append(f"M{left - 8} 436L{left + 58} 404")
        else:
            strokes.append(f"M{left + 14 * within + 4} 400L{left + 14 * within} 438")
    last = min(days, MOST_TALLIES) - 1
    right = PAD_LEFT + 84 * (last // 5) + (14 * (last % 5) if last % 5 < 4 else 62) + 34
    return _strokes("".join(strokes), INK, 4) + _text(
        right, 431, say(language, "share-streak", days=days), 32, "Alegreya Sans", SOFT, weight=500
    )


def _luck(shared: Shared, language: Language) -> str:
    """A stroke for each roll, up for luck and down for bad luck; before the dice are open, an empty line."""
    axis, tall, luck = 495, 36, shared.luck
    line = f'<path d="M{PAD_LEFT} {axis}H{PAD_RIGHT - 22}" stroke="{LINE}" stroke-width="2"/>'
    if shared.sealed:
        sealed = say(language, "share-sealed")
        return line + _text(PAD_LEFT, axis + 44, sealed, 28, "Alegreya", SOFT, style="italic", weight=500)
    if not luck:
        return ""
    most, step = max(TALLEST, *map(abs, luck)), (PAD_RIGHT - 22 - PAD_LEFT) / len(luck)
    strokes = "".join(
        f"M{PAD_LEFT + step * (place + 0.5):.1f} {axis}L{PAD_LEFT + step * (place + 0.5) + 2:.1f} "
        f"{axis - tall * each / most:.1f}"
        for place, each in enumerate(luck)
    )
    return (
        line
        + _strokes(strokes, PENCIL, 5)
        + _text(PAD_RIGHT - 22, axis + 56, say(language, "share-luck"), 24, "Alegreya Sans", SOFT, anchor="end")
    )


def _strokes(path: str, colour: str, width: float) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'


def _text(
    x: float,
    y: float,
    text: str,
    size: int,
    family: str,
    fill: str,
    weight: int = 400,
    style: str = "normal",
    anchor: str = "start",
) -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="{family}" font-size="{size}" font-weight="{weight}" font-style="{style}"'
        f' fill="{fill}" text-anchor="{anchor}">{escape(text)}</text>'
    )
