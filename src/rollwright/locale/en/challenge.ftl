# Challenges: the games of the day, and leagues with the same dice for everybody.

## Today
today = Today’s dice
today-text = One set of dice for each game, the same for everybody here. You play it once, alone; the evening before, its secret was sealed.
today-left = { $hours ->
    [0] Less than an hour left.
    [one] One hour left.
   *[other] { $hours } hours left.
  }
today-play = Play
today-on = Go on
today-wait = Laying the table
today-results = Results
challenge-faces = The faces are our bots, with the points they made of the same dice.
today-legend = { challenge-faces } A figure in pencil, such as −3.4, is what your choices lost.
today-yesterday = Yesterday’s best sheets
today-leagues = Your leagues
today-league = Start a league
today-streak = { $days ->
    [one] One day so far
   *[other] { $days } days in a row
  }
today-entered = { $count ->
    [0] Nobody has played it yet
    [one] One has played
   *[other] { $count } have played
  }
today-tomorrow = Tomorrow’s seals
today-tomorrow-text = The secret of each of tomorrow’s games is sealed already: these are the first figures of its seal. When the day is over the secret is opened, and anybody can work the dice out again.
today-home = { $played ->
    [0] The same dice for everybody, once a day
   *[other] { $played } of { $games } played today
  }

## One challenge
challenge-day = { $game }, { $date }
challenge-league = { $title }
challenge-league-untitled = A league of { $game }
challenge-left-days = { $days ->
    [0] It closes today.
    [one] One more day to play.
   *[other] { $days } more days to play.
  }
challenge-over = It is over. Every sheet can be looked at.
challenge-nobody = Nobody has finished it yet.
challenge-place = { $place ->
    [1] You are first of { $count }
    [2] You are second of { $count }
    [3] You are third of { $count }
   *[other] You are number { $place } of { $count }
  }
challenge-alone = { $over ->
    [yes] Nobody else has finished
   *[no] You are the first to finish
  }
challenge-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
challenge-par = Par: { $par }
challenge-par-one = { $level } { $total }
challenge-ranked = Results
challenge-sheet = The sheet of { $name }
challenge-me = you
challenge-sealed = Sealed
challenge-opened = Opened
challenge-still-sealed = The secret stays sealed until everybody has had their time. Then the dice can be checked here.
challenge-play = Play these dice
challenge-name = Under which name?
challenge-name-why = It stands beside your result, for everybody who plays these dice. You are asked only once.
challenge-invite = Invite friends
challenge-copied = The link is copied
challenge-share = Share the result
challenge-share-text = Rollwright, { $game }, { $when }: { $result }{ $loss ->
    [none] .
   *[other] , { $loss } lost.
  }{ $par ->
    [none] {""}
   *[other] {" "}Our bots: { $par }.
  }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $streak } days in a row.
  }
challenge-shared = Copied: paste it where you like
challenge-share-save = Save the picture
challenge-order = Ranked by
challenge-order-points = { $timed ->
    [yes] time
   *[no] points
  }
challenge-order-loss = points lost
challenge-lost-said = { $loss ->
    [one] { $loss } point lost by choices
   *[other] { $loss } points lost by choices
  }
challenge-lost-later = The points of our bots and those lost by choices are shown here once you have played: they would tell how good the dice are.
challenge-par-later = The points of our bots are shown here once you have played: they would tell how good the dice are.
challenge-lost-waiting = { $place ->
    [0] its review waits
    [1] next to be reviewed
   *[other] { $place } reviews before it
  }
challenge-lost-making = being reviewed
challenge-lost-failed = no review
challenge-best = The best sheets
challenge-best-allowed = The best that these dice allowed
challenge-ghosts = { $count ->
    [1] Play these dice against the best sheet
    [2] Play these dice against the best two
   *[other] Play these dice against the best three
  }
challenge-page = All results

## Laying out a league
league = A league
league-text = The same sealed dice for everybody with the link, each in their own time. Where our review counts points lost, the fewest come first; elsewhere the most points, or the best time. No account: the device’s pencil, with a name.
league-game = Its game
league-title = Its name, if you like
league-days = { $days ->
    [one] One day to play
   *[other] { $days } days to play
  }
league-less = One day less
league-more = One day more
league-lay = Lay it out
league-laying = Sealing the dice
