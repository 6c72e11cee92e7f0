"""The winter market: puts scenery and elements together, back to front."""

from rollwright.games.difference.art import winter_folk as folk
from rollwright.games.difference.art import winter_square as square
from rollwright.games.difference.art import winter_town as town
from rollwright.games.difference.art.scene import elements, svg
from rollwright.games.difference.art.winter_elements import BY_NUMBER


def picture(card: int) -> str:
    element = elements("winter", BY_NUMBER, card)
    return svg([
        town.sky(), element(5), town.mountains(), town.house_b(), element(2), town.house_a(), element(1, 6), town.house_c(), element(9), town.house_d(), square.frame(), square.ground(), town.fir_tree(), element(3, 8),
        town.street_lamps(), element(4), square.far_people(), square.left_stall(), element(11), folk.baker(), element(12), square.left_counter(), element(7),
        square.right_stall(), folk.cook(), folk.mug_board(), element(15, 14), square.right_counter(), town.bird_house(), element(10), square.pond(), folk.skaters(), element(23, 24),
        folk.snowman(), folk.tools(), element(17, 18, 13), folk.squirrel(), folk.builders(), folk.hare_skater(), element(19), element(20), square.banks(), folk.fox_on_sled(), element(16), element(21), folk.badger(), element(22),
        folk.hedgehog(), element(25), square.corners_of_snow(), town.falling(), town.light(), town.vignette(), town.paper(),
    ])
