# Stairs: its title, its steps, what can be done, and the lines of its score.

game-stairs = Stairs
game-stairs-line = Higher with every step.
option-stairs-steps = How many steps
option-stairs-steps-5 = five
option-stairs-steps-7 = seven

stairs-cell = step { $step }
stairs-take = Take { $first }
stairs-write = write { $first } on { $cell }
stairs-tap = Take a die.
stairs-tap-again = Tap another step to move your number.
stairs-missing = Choose a step

stairs-item-climbs = Climbs
stairs-item-last = Last step
stairs-won-climbs = A climb brings { $points }.
stairs-lost-climbs = A climb is lost.
stairs-won-last = The last step brings { $points }.
stairs-lost-last = The last step is lost.
stairs-detail-climbs = { $count ->
    [0] no climb
    [1] one climb
   *[other] { $count } climbs
  }
stairs-detail-last = the number at the top

terminal-stairs-take = take 0 or take 1: that die
terminal-stairs-write = name a step (3): { $first } goes there
terminal-stairs-undo = undo
terminal-stairs-done = Enter: done
