# pyright: basic
"""The castle: the people of the story who never change. Knight and horse, a girl with her dog, the herald."""

from rollwright.games.difference.art.brush import brush, corners, disc, form, line, linear, lit, oval, path, place, stamp
from rollwright.games.difference.art.castle_brush import contour, daisy, shade_under, turned
from rollwright.games.difference.art.castle_figures import BLUSH, SKIN, smile

STEEL = lit("#f3f8fd", "#6f88ae")


def horse_and_knight() -> str:
    """A white horse trots to the left; the rider lifts a rose to the princess. Tail and plume are elements."""
    white, grey = lit("#ffffff", "#c6c8de"), lit("#dfe0ee", "#9a9cbe")
    red, deep = "#e8503f", "#a32a3a"
    far_legs = brush([(622, 590), (606, 622), (624, 648)], [20, 13, 11], grey) + path("M617 644L630 640L634 652L618 658z", "#6a4a4c") + brush([(724, 590), (712, 622), (726, 650)], [24, 14, 11], grey) + path("M719 647H733L736 657H717z", "#6a4a4c")
    legs = brush([(636, 590), (640, 622), (634, 654)], [24, 15, 12], white) + path("M627 650H642L644 661H623z", "#7a5650") + brush([(742, 580), (752, 616), (742, 652)], [30, 16, 12], white) + path("M735 648H750L752 660H731z", "#7a5650")
    neck = form([(668, 530), (642, 494), (618, 462), (598, 448), (580, 452), (574, 468), (588, 496), (594, 524), (596, 556), (628, 582), (668, 580)], white)
    head = form([(592, 446), (576, 452), (562, 470), (548, 492), (538, 506), (541, 517), (553, 520), (568, 508), (584, 500), (598, 486), (602, 464)], white)
    ears = path("M583 452L582 428L596 446z", white) + path("M593 449L599 426L605 452z", grey)
    mane = "".join(brush([(x, y), (x + 14, y + 2), (x + 30, y + 12)], [6, 18, 3], lit("#ffe9a8", "#cf9440")) for x, y in ((588, 446), (600, 456), (610, 466), (620, 478), (630, 492), (640, 506)))
    mane += brush([(590, 448), (578, 456), (570, 468)], [6, 10, 2], "#f6d486")
    cloth = path("M598 530Q626 512 656 522L704 524Q734 508 752 528Q770 566 768 606Q752 624 736 606Q722 628 704 610Q690 630 670 612Q656 630 638 610Q622 624 604 600Q592 560 598 530z", linear((0, "#f56a52"), (0.5, red), (1, deep), x2=0.9))
    hem = brush([(603, 592), (620, 612), (638, 602), (656, 620), (671, 604), (690, 620), (705, 602), (722, 618), (737, 598), (754, 612), (769, 596)], [7] * 11, lit("#ffe680", "#d9942c"))
    fold = "".join(brush([(x, y), (x + 7, y + 30), (x + 2, y + 62)], [2, w, 2], deep, 0.42) for x, y, w in ((722, 530, 9), (690, 552, 8), (742, 534, 7), (712, 542, 5)))
    fold += brush([(610, 532), (604, 558), (611, 588)], [3, 8, 3], "#ffa890", 0.7) + brush([(700, 530), (724, 520), (744, 526)], [2, 5, 2], "#ffa890", 0.7) + form([(662, 545), (676, 552), (678, 596), (664, 604), (668, 570)], deep, 0.4)
    fold += brush([(588, 456), (580, 468), (592, 496), (598, 520)], [2, 5, 6, 2], "#ffffff", 0.9) + form([(612, 486), (630, 496), (648, 522), (626, 522), (606, 520)], "#aeb2d2", 0.45)
    out = shade_under(690, 660, 110, 13, 0.55) + contour(far_legs + legs + neck + mane + ears + head + cloth + hem)
    out += fold + "".join(sun_mark(x, y) for x, y in ((624, 566), (700, 586), (738, 552)))
    out += mane_lines() + harness()
    return out + rider()


def sun_mark(x: float, y: float) -> str:
    """A small golden sun, the house's badge."""
    return stamp(disc(0, 0, 6, "#ffdf6a") + path("".join(corners(turned([(7.5, -2.2), (12, 0), (7.5, 2.2)], a)) for a in range(0, 360, 45)), "#ffd75a"), x, y, 1)


def mane_lines() -> str:
    """Thin strands in the mane."""
    return "".join(line([(x, y), (x + 12, y + 3), (x + 24, y + 10)], "#b47a34", 1.5, 0.8) for x, y in ((594, 449), (604, 458), (614, 469), (624, 482), (634, 496)))


def harness() -> str:
    """Bridle, reins, eye and mouth of the horse."""
    out = brush([(566, 466), (574, 484), (585, 499)], [4, 4, 4], "#c93a3c") + brush([(550, 492), (560, 500), (565, 510)], [4, 4, 4], "#c93a3c") + line([(556, 496), (572, 488), (590, 470)], "#c93a3c", 3.4)
    out += line([(562, 506), (600, 520), (644, 512)], "#8a2c34", 3) + disc(562, 505, 3.6, "#ffd75a") + disc(574, 487, 3.2, "#ffd75a")
    out += disc(569, 474, 3.8, "#3a2a34") + disc(567.8, 472.6, 1.4, "#ffffff") + oval(545, 507, 2.4, 1.8, "#8a7f9c") + line([(542, 514), (549, 515), (556, 512)], "#8a7f9c", 1.8)
    return out + oval(576, 494, 6, 4, BLUSH, 0.3)


def rider() -> str:
    """Cape, leg, tabard, the arm with the rose; the helmet comes after the plume."""
    cape = form([(686, 462), (704, 474), (716, 498), (736, 516), (722, 528), (706, 520), (692, 530), (682, 500)], lit("#6fa8dc", "#2b4f94"))
    leg = brush([(676, 526), (650, 548), (652, 582)], [30, 22, 16], STEEL) + form([(644, 578), (660, 578), (662, 592), (636, 598), (626, 592), (640, 588)], STEEL)
    torso = form([(652, 532), (644, 502), (648, 472), (666, 462), (688, 466), (698, 490), (694, 530), (672, 540)], lit("#7db8e6", "#2b5a9c"))
    out = contour(cape + leg + torso) + disc(651, 552, 8.5, lit("#ffffff", "#8fa3c4")) + sun_mark(666, 502) + brush([(650, 522), (672, 530), (696, 520)], [6, 6, 6], "#a8693f") + disc(664, 528, 4.5, "#ffd75a")
    reins = brush([(690, 484), (682, 510), (650, 514)], [16, 14, 10], STEEL) + disc(646, 513, 7.5, lit("#e9eff7", "#7a90b4"))
    raised = brush([(656, 476), (628, 474), (620, 444)], [17, 14, 10], STEEL) + disc(619, 437, 8, lit("#f3f8fd", "#7a90b4"))
    rose = brush([(620, 448), (616, 428), (612, 412)], [3.5, 3.5, 3], "#3f8c4c") + form([(614, 428), (624, 420), (630, 426), (622, 432)], "#57a24f") + form([(611, 417), (600, 410), (598, 398), (605, 400), (611, 391), (617, 400), (624, 397), (622, 410)], lit("#f2604c", "#a8223a"))
    return out + contour(rose + raised) + path("M601 401q5 10 10 12q6-3 10-13q-5 5-10 4q-6 0-10-3z", "#ff9a80", 0.75) + contour(reins) + disc(628, 473, 6.5, lit("#ffffff", "#8fa3c4")) + disc(660, 475, 8.5, lit("#ffffff", "#8fa3c4"))


def helmet() -> str:
    """Open visor, a friendly face that looks up to the left."""
    shell = form([(640, 450), (641, 428), (654, 414), (672, 412), (688, 424), (692, 446), (686, 464), (664, 470), (648, 464)], STEEL)
    face = form([(640, 438), (650, 430), (666, 432), (672, 444), (668, 458), (656, 464), (645, 458)], SKIN)
    visor = form([(636, 434), (642, 418), (660, 412), (676, 422), (674, 434), (656, 428), (644, 432)], lit("#ffffff", "#8fa3c4"))
    out = contour(shell + face + visor) + line([(646, 424), (658, 420), (668, 425)], "#6f86a8", 2) + disc(679, 440, 4.2, "#ffd75a")
    out += disc(648, 443, 2.5, "#3a2a3c") + disc(660, 442, 2.5, "#3a2a3c") + smile(654, 454, 10) + oval(664, 451, 3.6, 2.6, BLUSH, 0.6) + oval(646, 451, 2.6, 2.2, BLUSH, 0.6)
    return out


def herald() -> str:
    """He blows a fanfare beside the gate; a banner hangs from his trumpet."""
    boots = path("M270 536h10v12h-14zM288 536h10l3 12h-13z", "#7a4a3c") + path("M271 512h11v26h-11zM287 512h11v26h-11z", "#e6dcc8")
    coat = form([(264, 518), (268, 492), (276, 484), (294, 484), (302, 494), (305, 518), (284, 523)], lit("#f5c552", "#b9762c"))
    head = disc(285, 472, 12, SKIN) + form([(272, 470), (274, 460), (286, 456), (299, 461), (300, 468), (286, 464)], lit("#e65a48", "#9c2c3c")) + brush([(294, 460), (304, 452), (314, 456)], [3, 7, 2], "#fff6e4")
    horn = path("M277 477L238 462L232 454L231 472L239 468L276 480z", lit("#fff0a0", "#d08a1e"))
    cloth = path("M268 476L246 468L244 492L256 488L266 498z", lit("#f2705a", "#b42f3c"))
    arm = brush([(290, 490), (280, 494), (266, 480)], [9, 8, 7], lit("#ffd775", "#c98a34")) + disc(264, 478, 4.6, SKIN)
    out = contour(boots + coat + head + cloth + horn + arm, 4.5) + disc(281, 471, 1.8, "#3a2a3c") + oval(280, 477, 4, 3.4, BLUSH, 0.6) + path("M283 486h4v34h-4z", "#b42f3c")
    return shade_under(282, 548, 22, 5, 0.45) + place(out, 564, 0, flip=True)


def girl_and_dog() -> str:
    """A girl with flowers welcomes the knight; her dog runs up to the horse."""
    out = shade_under(505, 690, 26, 6, 0.5) + shade_under(580, 692, 28, 5, 0.45)
    girl = path("M494 676h7v18h-9zM507 676h7l2 18h-9z", "#7a4a3c") + form([(482, 682), (490, 652), (498, 642), (512, 642), (520, 652), (530, 680), (506, 687)], lit("#ffd766", "#d98a34"))
    girl += form([(492, 634), (488, 616), (500, 606), (516, 608), (522, 622), (520, 640), (506, 642)], lit("#a8603c", "#6a3830")) + brush([(492, 632), (482, 640), (478, 654)], [8, 8, 4], "#8a4a34") + disc(507, 627, 13, SKIN) + form([(493, 624), (498, 612), (514, 611), (521, 623), (506, 617)], "#9a5638")
    girl += brush([(496, 650), (486, 660), (494, 668)], [9, 8, 6], lit("#ffd766", "#d98a34")) + disc(496, 669, 4.6, SKIN)
    girl += brush([(514, 650), (528, 642), (536, 626)], [9, 8, 6], lit("#ffd766", "#d98a34")) + disc(537, 622, 5.2, SKIN)
    out += contour(girl, 5) + "".join(daisy(x, y, 0.85, p) for x, y, p in ((533, 608, "#fffdf2"), (544, 606, "#f59ab0"), (540, 598, "#ffe26a")))
    out += disc(508, 628, 2.1, "#3a2a3c") + disc(517, 627, 2.1, "#3a2a3c") + smile(513, 635, 7) + oval(504, 634, 3, 2.2, BLUSH, 0.6) + disc(488, 640, 3.4, "#e2483a")
    dog = brush([(560, 676), (548, 668), (546, 656)], [7, 6, 4], lit("#fff3dc", "#c9a27c")) + brush([(568, 684), (562, 696)], [8, 6], "#e8cfa6") + form([(558, 682), (562, 668), (580, 660), (594, 658), (600, 668), (592, 682), (574, 688)], lit("#fff6e2", "#d0aa84")) + brush([(592, 676), (606, 678), (612, 670)], [8, 7, 5], "#f6e2c0") + brush([(590, 680), (598, 690)], [8, 6], "#f0d8b0")
    dog += form([(588, 656), (592, 644), (604, 640), (612, 648), (620, 653), (616, 661), (602, 664)], lit("#fff6e2", "#d0aa84")) + form([(590, 646), (584, 650), (582, 664), (592, 660), (597, 648)], "#9a5f3c")
    return out + contour(dog, 5) + disc(605, 650, 2.2, "#3a2a3c") + disc(619, 654, 2.8, "#3a2a3c") + form([(570, 664), (584, 660), (584, 674), (572, 676)], "#b9784c") + brush([(590, 664), (600, 667)], [4, 4], "#e2483a")


def juggling() -> str:
    """Balls over the jester's right hand, and the arc they fly."""
    out = ""
    for x, y, light, deep in ((262, 612, "#ffdf70", "#d9902c"), (250, 574, "#f2705a", "#b42f3c"), (138, 606, "#6fb0dc", "#2f5f9c")):
        out += contour(disc(x, y, 8.5, lit(light, deep)), 5) + disc(x - 3, y - 3, 2.2, "#ffffff", 0.8)
    return out
