# The games of the day in the terminal: `rollwright today`.

terminal-help-today = List the day’s games of a server; with a game, play it there.
terminal-help-today-game = The game to play, such as splitter; without one the games are listed.
terminal-help-today-server = The server whose games these are.
terminal-help-today-name = What to call you; without it the name of your account. The same name has the same results.
today-line = { $date }: the same dice for everybody. { $hours ->
    [0] Less than an hour is left.
    [one] 1 hour is left.
   *[other] { $hours } hours are left.
  }
today-column-game = Game
today-column-mine = Your result
today-column-par = Par
today-column-streak = Days in a row
today-column-seal = Seal
today-unplayed = not played
today-begun = begun
today-with-loss = { $total }, { $loss } lost
today-share = To share:
join-still-sealed = The dice stay sealed until everybody has had their time. Then the page shows every sheet, and the dice can be checked.
