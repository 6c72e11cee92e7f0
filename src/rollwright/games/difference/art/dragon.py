"""The dragon's hoard: puts scenery and elements together, back to front."""

from rollwright.games.difference.art import dragon_beast as beast
from rollwright.games.difference.art import dragon_cave as cave
from rollwright.games.difference.art import dragon_hoard as hoard
from rollwright.games.difference.art.dragon_elements import BY_NUMBER
from rollwright.games.difference.art.scene import elements, spot, svg


def picture(card: int) -> str:
    element = elements("dragon", BY_NUMBER, card)
    return svg([
        cave.wall(), cave.far_hall(), cave.near_walls(), cave.shelf(), element(1), cave.ceiling(), cave.bats(), cave.webs(), cave.crack_light(), element(10),
        element(2, 5), cave.torch_bracket(*spot("dragon", 4)), cave.back_gold(), hoard.treasure_behind(),
        element(8), beast.body(), element(14), beast.wing(), element(9), beast.head(), element(6, 7), beast.brow(),
        hoard.nest(), hoard.treasure_among(), beast.far_arm(), beast.haunch(), element(13), element(18), beast.near_arm(), element(12), element(23),
        beast.tail(), element(15), hoard.chest(), element(17, 25), element(19),
        element(16), hoard.front(), hoard.gems(), hoard.company(), element(21, 22, 24, 20), hoard.nearest(), cave.breath(), element(3, 11), hoard.sparkles(), cave.warm_air(), cave.vignette(), element(4), cave.paper(),
    ])
