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

stairs-lesson-take = Two dice for everybody, and each takes one. Take the 5.
stairs-lesson-write = Write it on the lit step. Any empty step would do.
stairs-lesson-climb = From 2 up to 5 is a climb: 2 points.
stairs-lesson-done = Done turns pencil to ink, and new dice are rolled.
stairs-lesson-gap = An empty step between two numbers breaks nothing. A lower number on it would.
stairs-lesson-last = The number on the last step is worth its points, too.
stairs-lesson-end = That is all. When every step has a number, the most points win.
