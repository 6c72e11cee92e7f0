"""The coral reef: puts scenery and elements together, back to front."""

from rollwright.games.difference.art import reef_floor as floor
from rollwright.games.difference.art import reef_story as story
from rollwright.games.difference.art import reef_water as far
from rollwright.games.difference.art.reef_elements import BY_NUMBER
from rollwright.games.difference.art.scene import elements, svg


def picture(card: int) -> str:
    element = elements("reef", BY_NUMBER, card)
    return svg([
        far.water(), far.surface(), far.rowing_boat(), far.far_company(), far.far_reef(), far.left_wall(), far.wreck(), element(5, 9), far.rays(), element(2, 3, 4, 1, 10), far.ledge(), element(15),
        floor.sand(), floor.right_garden(), element(20), story.octopus_back(), element(14), floor.throne(), story.octopus(), element(13, 8), floor.left_garden(), element(11), story.diver(), element(12, 6, 7),
        floor.company(), story.admirers(), element(16, 17, 18, 19, 22, 23, 24), floor.near_rocks(), element(21, 25), floor.frame(), far.light(), far.vignette(), far.paper(),
    ])
