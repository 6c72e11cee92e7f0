"""The lily lake, the middle of the story: boat, bears and ducks. Nothing here differs between two cards."""

import math

from rollwright.games.difference.art.brush import brush, disc, eye, form, line, linear, lit, oval, path, stamp
from rollwright.games.difference.art.flora import glint, wake


def boat() -> str:
    """Sail, mast and hull. The patch on the sail and the rod are elements."""
    out = path(glint(556, 300, 250, 30), "#4a4274", 0.55) + path(glint(556, 322, 190, 16), "#4a4274", 0.35)
    mirror = "".join(glint(500 + 4 * math.sin(k * 2.2), 296 + k * 9, 62 - k * 6, 6) for k in range(7))
    out += path(mirror, "#f2dcc4", 0.42)
    out += path("M526 104h7V268h-7z", linear((0, "#d8a678"), (1, "#6d4a55"), x2=1, y2=0)) + disc(529.5, 104, 4, "#f0c07a")
    out += form([(533, 108), (552, 112), (572, 106), (556, 117), (533, 116)], "#d9563f")
    # sail
    sail = "M525 112C512 150 478 196 428 240C458 252 496 254 525 250C530 206 530 158 525 112z"
    out += path(sail, linear((0, "#fff3d4"), (0.5, "#f4dcb6"), (1, "#c9a0a4"), x1=0.1, y1=0.2, x2=1, y2=0.9))
    out += path("M525 112C512 150 478 196 428 240C446 236 470 226 480 212C502 184 520 150 525 112z", "#fffdf0", 0.55)
    for a, b, c in (((512, 146), (518, 149), (527, 150)), ((489, 180), (508, 186), (528, 187)), ((457, 214), (492, 226), (528, 226))):
        out += line([a, b, c], "#b98e86", 1.6, 0.7)
    out += brush([(525, 251), (480, 254), (424, 241)], [5, 5, 4], "#8a5f55")
    out += line([(428, 241), (446, 252), (470, 262)], "#7a5560", 1.6)
    return out


def hull() -> str:
    """Drawn after those who sit in the boat."""
    body = "M424 250C446 264 500 268 560 268C620 268 668 262 692 246C690 270 678 288 654 298C600 306 510 306 464 298C440 288 428 272 424 250z"
    out = path(body, linear((0, "#c9654a"), (0.45, "#a3483f"), (1, "#5b2f4a")))
    inner = "M428 260C470 274 640 276 688 258L686 266C640 284 474 282 432 268z"
    out += path(inner, "#f3d9ae", 0.9)
    out += path("M424 250C446 264 500 268 560 268C620 268 668 262 692 246L693 251C668 268 620 274 560 274C500 274 446 270 425 256z", linear((0, "#f2b98a"), (1, "#a5604e")))
    for d in ("M438 282C480 292 630 292 680 280", "M450 291C490 299 620 299 668 291"):
        out += f'<path d="{d}" fill="none" stroke="#6b2f40" stroke-width="1.6" opacity=".6"/>'
    # an oar over the side
    out += brush([(606, 258), (636, 280), (668, 302)], [5, 5, 5], lit("#f0cf9a", "#a9744f")) + form([(660, 292), (674, 300), (694, 316), (698, 325), (688, 324), (666, 310), (656, 300)], lit("#f6dcae", "#b07a52"))
    return out


def bear() -> str:
    """The old bear with his straw hat; body without the fishing arm."""
    fur, dark = "#9a6a45", "#5f3d33"
    out = form([(572, 268), (568, 238), (580, 220), (600, 214), (618, 224), (624, 246), (622, 270)], lit("#5fa6a0", "#2d5f78"))  # shirt
    for y in (232, 243, 254):
        out += line([(571, y + 1), (596, y + 5), (623, y)], "#e9e2c8", 3, 0.8)
    out += form([(574, 270), (578, 254), (600, 250), (622, 254), (626, 270)], lit("#4b5a8a", "#2b3360"))
    out += disc(584, 193, 7, lit(fur, dark)) + disc(613, 190, 6, lit(fur, dark))
    out += form([(578, 208), (580, 194), (592, 186), (606, 186), (617, 194), (621, 206), (614, 217), (598, 221), (584, 218)], lit("#b5814f", dark))
    out += form([(606, 205), (618, 201), (628, 206), (626, 214), (614, 217), (606, 212)], lit("#e8c08c", "#a87450")) + oval(627, 205, 4, 3.2, "#2b2130")
    out += line([(614, 214), (619, 215.5), (624, 213)], "#4a2f30", 1.5) + eye(609, 200, 2.5)
    out += oval(596, 211, 5, 3.4, "#e0896a", 0.5)
    # hat
    out += form([(566, 194), (584, 184), (604, 180), (630, 186), (622, 192), (600, 194), (580, 198)], lit("#ffe0a0", "#b9854a"))
    out += form([(580, 188), (583, 172), (597, 166), (611, 171), (616, 185), (598, 190)], lit("#ffe7ae", "#c89352"))
    out += brush([(580, 188), (598, 189), (616, 183)], [6, 6, 5], "#c4503f")
    return out


def cub() -> str:
    """The little bear leans over the side and holds a crumb out to the ducks."""
    fur, dark = "#b98556", "#6d4638"
    out = form([(538, 270), (540, 246), (552, 238), (566, 244), (570, 270)], lit("#f0b24e", "#b56a3a"))
    out += disc(540, 227, 5, lit(fur, dark)) + disc(560, 225, 5, lit(fur, dark))
    out += form([(537, 240), (540, 229), (550, 224), (561, 228), (565, 239), (558, 248), (544, 249)], lit("#cf9a64", dark))
    out += oval(548, 244, 7, 5, "#ecc897") + oval(547, 241.5, 2.6, 2, "#2b2130") + eye(543, 237, 1.9) + eye(555, 236, 1.9)
    out += line([(545, 246.5), (548, 247.5), (551, 246.5)], "#5a3836", 1.2)
    return out


def cub_arm() -> str:
    return brush([(546, 262), (540, 276), (537, 290)], [9, 8, 7], lit("#f0b24e", "#b56a3a")) + disc(536, 292, 4.6, "#b98556") + disc(533, 297, 2.4, "#ffe9b8")


def ducks() -> str:
    """Mother duck and the ducklings in front of the last one."""
    out = wake(560, 336, 48, 9, 3, "#f6e3dc", 0.5) + wake(622, 340, 26, 5, 2, "#f6e3dc", 0.5) + wake(668, 347, 26, 5, 2, "#f6e3dc", 0.5)
    out += path(glint(562, 340, 84, 14), "#3a3a6c", 0.4)
    # mother
    body = [(532, 326), (546, 318), (566, 314), (586, 312), (602, 306), (600, 322), (590, 334), (566, 340), (544, 338)]
    out += form(body, lit("#dcb184", "#6b4c4c")) + form([(552, 324), (568, 317), (590, 317), (598, 312), (592, 326), (574, 333), (558, 332)], lit("#b98a5c", "#5a4450"))
    for k in range(4):
        out += line([(560 + 8 * k, 322 - k), (566 + 8 * k, 328 - k), (574 + 7 * k, 327 - k)], "#e6bf8a", 1.3, 0.8)
    out += form([(570, 328), (584, 322), (590, 325), (578, 332)], "#4f74b8")
    out += brush([(540, 330), (534, 316), (536, 304)], [17, 11, 11], lit("#cf9f6c", "#7a5650")) + form([(526, 302), (530, 294), (540, 292), (547, 298), (545, 307), (535, 310), (528, 307)], lit("#cf9f6c", "#6b4c4c"))
    out += path("M529 300C521 301 516 303 514 306C520 308 526 308 531 307z", lit("#ffb54a", "#c46a2c")) + eye(534, 300, 2) + line([(530, 299), (538, 298), (545, 300)], "#4a343c", 1.4, 0.8)
    for x, y in ((622, 334), (668, 341)):
        out += duckling(x, y, 0.8)
    return out


def duckling(x: float, y: float, size: float, flip: bool = False) -> str:
    """One duckling, swimming to the left; about 46 wide and 40 high at size 1."""
    gold, shade = "#ffe08a", "#c98f3c"
    out = form([(-16, 2), (-6, -4), (8, -4), (18, -10), (24, -13), (22, 2), (13, 11), (-4, 13), (-15, 10)], lit(gold, shade))
    out += form([(-2, 0), (8, -2), (17, -4), (12, 5), (3, 7)], lit("#e8bd5c", "#9c6a34"))
    out += disc(-12, -13, 11, lit("#ffeaa6", "#d9a24a")) + brush([(-14, -22), (-8, -24), (-3, -19)], [2, 8, 3], "#8a6234")
    out += path("M-21-14C-28-14-31-11-32-9C-28-7-23-7-19-9z", lit("#ff9a4a", "#c45a2c")) + eye(-15, -15, 2.2)
    return stamp(out, x, y, -size if flip else size)
