# Quintet: its title, its boxes, what can be done, and the lines of its score.

game-quintet = Quintet
game-quintet-line = Five dice, three rolls.

quintet-box-ones = ones
quintet-box-twos = twos
quintet-box-threes = threes
quintet-box-fours = fours
quintet-box-fives = fives
quintet-box-sixes = sixes
quintet-box-trio = trio
quintet-box-quartet = quartet
quintet-box-house = house
quintet-box-short = short run
quintet-box-long = long run
quintet-box-quintet = quintet
quintet-box-free = free
quintet-cell = { $box ->
    [ones] { quintet-box-ones }
    [twos] { quintet-box-twos }
    [threes] { quintet-box-threes }
    [fours] { quintet-box-fours }
    [fives] { quintet-box-fives }
    [sixes] { quintet-box-sixes }
    [trio] { quintet-box-trio }
    [quartet] { quintet-box-quartet }
    [house] { quintet-box-house }
    [short] { quintet-box-short }
    [long] { quintet-box-long }
    [quintet] { quintet-box-quintet }
   *[free] { quintet-box-free }
  }

# What one may do
quintet-keep = Keep die { $die }
quintet-release = Release die { $die }
quintet-roll = { $number ->
    [2] Roll again
   *[3] Roll for the last time
  }
quintet-write = write the dice in { $cell }
quintet-tap = Keep dice and roll, or tap a box.
quintet-tap-again = Tap another box to move your points.
quintet-missing = Choose a box

# The lines of the score
quintet-item-numbers = Numbers
quintet-item-bonus = Bonus
quintet-item-figures = Figures
quintet-detail-numbers = ones to sixes
quintet-detail-bonus = for 60 in the number boxes
quintet-detail-figures = trio to free
quintet-won-numbers = { $points } in a number box.
quintet-won-bonus = The bonus is yours: { $points }.
quintet-won-figures = { $points } for the figure.
quintet-lost-numbers = { $points } fewer in a number box.
quintet-lost-bonus = The bonus is lost.
quintet-lost-figures = { $points } fewer for the figure.

# Why not
error-quintet-box-full = This box is full. Choose an empty one.
error-quintet-no-rolls = That was the last roll. Choose a box.
error-quintet-box-first = You have written. Undo it to go on with the dice.

terminal-quintet-keep = keep 0 … keep 4: a die lies still
terminal-quintet-release = release 0 … release 4: it is rolled again
terminal-quintet-roll = roll: all other dice again
terminal-quintet-write = name a box (trio) to write the dice there
terminal-quintet-undo = undo
terminal-quintet-done = Enter: done
