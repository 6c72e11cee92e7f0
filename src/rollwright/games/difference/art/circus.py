"""Under the big top: puts scenery and elements together, back to front."""

from rollwright.games.difference.art import circus_crowd as crowd
from rollwright.games.difference.art import circus_tent as tent
from rollwright.games.difference.art.circus_elements import BY_NUMBER
from rollwright.games.difference.art.scene import elements, svg


def picture(card: int) -> str:
    element = elements("circus", BY_NUMBER, card)
    return svg([
        tent.canvas(), tent.dusk_under_roof(), crowd.tiers(), tent.valance(), tent.opening(), tent.ropes(), tent.lamps(), tent.curtain(), tent.king_poles(), tent.spill(),
        crowd.band(), tent.beams(), tent.confetti(), element(7), crowd.balcony(), element(9, 10), tent.far_curb(), tent.floor(), tent.pool_of_light(), element(3, 4, 6, 8),
        element(11, 15, 14, 12, 13, 19, 20), element(17, 18), tent.near_curb(), element(16, 22, 21, 23, 24), crowd.popcorn(), element(25), crowd.front_row(),
        tent.vignette(), element(1, 2, 5), tent.paper(),
    ])
