# Difference on the home page and at the door, before the game itself is fetched.

game-difference = Difference
game-difference-line = Two things changed. Be first.
