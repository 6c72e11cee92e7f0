"""Under the big top: its 25 elements by number, each a function of `altered`, drawn around (0, 0) = the centre of its hit circle.

Whatever depends on `altered` stays inside the circle. What does not (an elephant's body, a clown) may reach further.
"""

from rollwright.games.difference.art.circus_beasts import mane, seal, trunk, tutu
from rollwright.games.difference.art.circus_front import drum, mouse, podium, rabbit, shoe
from rollwright.games.difference.art.circus_high import balloons, bulbs, candyfloss, moon, parasol, pennant, spotlight, starsign, trapeze, tuba
from rollwright.games.difference.art.circus_troupe import cannon, clown_tie, hoop, juggler, ringhat, unicycle

BY_NUMBER = dict(enumerate((
    moon, bulbs, trapeze, pennant, spotlight,
    parasol, tuba, starsign, balloons, candyfloss,
    juggler, trunk, ringhat, mane, hoop,
    clown_tie, seal, cannon, unicycle, tutu,
    drum, shoe, rabbit, podium, mouse,
), 1))  # fmt: skip
