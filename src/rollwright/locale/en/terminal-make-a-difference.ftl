# Make a Difference in the terminal: what can be typed, and lines beside the sheets.

terminal-proposal-make-a-difference = { $bot_cards ->
    [one] 1 BotCard of ★★
   *[other] { $bot_cards } BotCards of ★★
  }
terminal-make-a-difference-sums = Sums
terminal-make-a-difference-face-down = (face down)
terminal-make-a-difference-all = all
terminal-make-a-difference-pick = pick 0 or pick 1: the other die first
terminal-make-a-difference-write = name a field (fa): { $first } goes there
terminal-make-a-difference-undo = undo
terminal-make-a-difference-done = Enter: done
terminal-make-a-difference-throw = rock, paper, scissors, or chance
terminal-make-a-difference-tie-break-won = You win by rock, paper, scissors.
terminal-make-a-difference-tie-break-lost = { $name } wins by rock, paper, scissors.
