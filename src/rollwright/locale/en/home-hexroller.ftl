# HexRoller on the home page and at the door, before the game itself is fetched.

game-hexroller = HexRoller
game-hexroller-line = Chains through the snow.
