# Make a Difference on the home page and at the door, before the game itself is fetched.

game-make-a-difference = Make a Difference
game-make-a-difference-line = Subtract your neighbours.
