"""The lily lake: puts scenery and elements together, back to front."""

from rollwright.games.difference.art import lake_boat as boat
from rollwright.games.difference.art import lake_distance as far
from rollwright.games.difference.art import lake_shore as shore
from rollwright.games.difference.art.lake_elements import BY_NUMBER
from rollwright.games.difference.art.scene import elements, svg


def picture(card: int) -> str:
    element = elements("lake", BY_NUMBER, card)
    return svg([
        far.sky(), far.moonlight(), element(5), far.hills(), element(2), far.far_trees(), far.hut(), element(3),
        far.water(), far.far_jetty(), far.veil(), far.far_company(), element(1),
        shore.more_reeds(), boat.boat(), element(8), boat.bear(), boat.cub(), boat.hull(), boat.cub_arm(), element(9),
        shore.reed_island(), far.low_mist(), element(7), far.weed(), shore.pads_everywhere(), element(4),
        shore.old_tree(), element(10), shore.old_tree_crown(), shore.willow(), element(6), boat.ducks(), element(14),
        shore.perch(), element(15), shore.log(), shore.rushes(), element(12, 13),
        shore.left_reeds(), element(11), shore.right_bank(), shore.toadstools(), element(17, 18, 19),
        shore.left_reeds_front(), element(16), shore.iris_bed(), element(20),
        element(21), shore.foreground_pads(), element(22, 23, 24, 25), shore.near_company(), shore.insects(), shore.sedge(), shore.corner_reeds(), far.vignette(), far.paper(),
    ])
