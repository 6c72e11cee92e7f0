"""The castle on the hill: puts scenery and elements together, back to front."""

from rollwright.games.difference.art import castle_distance as far
from rollwright.games.difference.art import castle_folk as folk
from rollwright.games.difference.art import castle_meadow as near
from rollwright.games.difference.art import castle_walls as walls
from rollwright.games.difference.art.castle_elements import BY_NUMBER
from rollwright.games.difference.art.scene import elements, svg


def picture(card: int) -> str:
    element = elements("castle", BY_NUMBER, card)
    return svg([
        far.sky(), element(1, 4, 2), far.lowlands(), far.kite(), element(3), walls.stork_tower(), element(9), far.hill(), walls.inner_ward(), walls.flanks(), walls.crag(), walls.left_tower(), element(6, 7),
        walls.keep(), element(8), walls.right_tower(), element(10), far.castle_shadow(), far.path_up(), far.slopes(),
        element(5), walls.chapel(), element(15), far.haze(), walls.lower_wall(), element(14), walls.corner_tower(), walls.corner_crown(),
        walls.gatehouse(), element(12, 13), element(11), near.foot_of_wall(), near.lists(), element(20, 17), walls.wall_ivy(), folk.herald(), near.moat(), near.moat_plants(), element(22, 21),
        near.meadow(), near.bridge(), element(23, 19), folk.horse_and_knight(), element(18), folk.helmet(), element(25, 24), folk.girl_and_dog(), element(16), folk.juggling(),
        near.near_plants(), near.drifting(), far.light(), far.vignette(), far.paper(),
    ])
