# Splitter on the home page and at the door, before the game itself is fetched.

game-splitter = Splitter
game-splitter-line = Two numbers, one fold.
option-splitter-pad = Which pad
option-splitter-pad-A = A, Butterfly
option-splitter-pad-A-line = for a first game
option-splitter-pad-B = B, Lantern
option-splitter-pad-B-line = with three hearts
option-splitter-pad-A-short = pad A
option-splitter-pad-B-short = pad B
