# The table on the page: the bar, the seats, the keys, what is said while one writes, the end and the replay.

table-code = table { $code }
table-home = Leave the table
table-rules = Rules
table-lamp = Lamp and language
table-more = More
table-round = Round { $round } of { $rounds }
table-time-left = { $time } left
table-opening = The table is being laid.
table-shut = No room just now
table-line-down = The line is down. Your marks are kept; we keep trying.
table-line-up = The line is back.

# Seats
table-others = The others
table-your-sheet = your sheet
table-your-sheet-label = Your sheet
table-sheet-of = { $name }’s sheet, { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
table-own-sheet = Your sheet, { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
table-stands = What stands on it
table-stands-nothing = nothing yet
table-crossed = crossed off
table-seat-writing = writing
table-seat-done = done
table-seat-bot-writing = bot, writing
table-seat-bot-done = bot, done
table-seat-away = away { $time }
table-seat-sitting-in = a bot sits in
table-away = At { $limit } a bot takes up their pencil, and gives it back when they return.
table-sitting-in = A bot holds this pencil, and gives it back when they return.
table-near = The dice
table-awaited = Waiting for { $names }.
table-watching = You are watching.

# Who comes and goes, spoken
table-came = { $name } sits down.
table-gave-back = { $name } gives the seat back.
table-went = { $name } is away.
table-sits-in = A bot sits in for { $name }.
table-back = { $name } is back.

# Cells, spoken
table-cells = Your cells
table-cell-empty = { $cell }, empty
table-cell-legal = { $cell }, you may write here
table-cell-pencil = { $cell }, { $figure } in pencil
table-cell-ink = { $cell }, { $figure }
table-cell-printed = { $cell }, { $figure } printed

# What is said between sheet and tray
table-dice = Dice: { $dice }
table-mark = { $figure }: { $cell }.
table-rolled = Round { $round }: { $dice }.
table-waiting = Written. Waiting for { $names }.
table-waiting-all = Written.
table-inked = Everyone has written: pencil is ink now.
table-worth-none = No points won, none lost.
table-so-far = Your sheet so far
table-so-far-lines = { $total ->
    [one] { $total } point so far
   *[other] { $total } points so far
  }
table-so-far-opens = { $sum }, line by line
table-worth-sum = from { $before } to { $after ->
    [one] { $after } point
   *[other] { $after } points
  }
table-undone = Rubbed out.

# Any game: what one can do, where the game has no words of its own for it
table-cell = row { $row }, column { $col }
table-die = Die { $nth }: { $face }
table-held = kept
table-dice-of = { $name }’s dice: { $dice }
table-round-begins = Round { $round }.
table-write = write { $first } in { $cell }
table-act-roll = Roll again
table-act-pass = Pass
table-hint-cell = { PRESS("Tap", "Click") } a lit place on your sheet.
table-hint-write = { PRESS("Tap", "Click") } a lit place to write { $figure }.
table-hint-die = { PRESS("Tap", "Click") } a die.
table-hint-both = { PRESS("Tap", "Click") } a die or a lit place.
table-hint-key = Choose one of the keys.
table-hint-done = Done, or change it.
table-then-cell = Now { PRESS("tap", "click") } a lit place.
table-then-die = Now { PRESS("tap", "click") } a die.
table-then-key = Now choose one of the keys.
table-missing-cell = Choose a place
table-missing-die = Choose a die
table-missing-key = Choose first
table-mark-star = star
table-mark-heart = heart
table-mark-flake = snowflake
table-mark-ring = ring

# Keys
table-undo = Undo
table-reopen = Take it back
table-reopened = Taken back. You can write again.
table-done = Done
table-written = Written

# The slip under the dots
table-menu = At this table
table-menu-text = Play by text
table-menu-rules = Read the rules
table-menu-settings = Lamp, language, sound
table-menu-leave = Let a bot play on for me
table-menu-close = Close
table-keys = Arrow keys move over the sheet, Enter writes, U rubs out, D is Done, / opens this line.

# Play by text
table-text-label = Say it in words
table-text-hint = For example “{ $example }”, “undo” or “done”.
table-text-say = Say it
table-text-unknown = “{ $text }” is none of your choices now. Name a free cell, or say “done”.

# The end
table-win-alone = { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
table-won-alone = { $name } has { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
table-win = You win, { $by } ahead of { $name }
table-win-plain = You win
table-win-shared = You share the win with { $names }
table-lose = { $name } wins, { $by } ahead of you
table-win-tie = You win the tie with { $name }
table-lose-tie = { $name } wins the tie with you
table-won-by = { $name } wins
table-won-shared = { $names } share the win
table-alone = Played alone, { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.
table-items = The score, line by line
table-total = Total
table-standings = Everyone’s totals
table-place-shared = { table-place }, shared
table-tie = Equal points share a place.
table-points-word = { $total ->
    [one] point
   *[other] points
  }
table-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
  }
table-bot = bot
table-stood-in = a bot sat in, { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
  }
table-look-at = Look at the sheet of { $name }, { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
table-again = Same table, again
table-invitation = Invitation
table-invited = { $name } lays the table again: come along.
table-invited-plain = The table is laid again: come along.
table-come-along = Come along
table-again-ready = To the next table
table-step = Step through the rounds
table-download = Download the game

# Round by round
replay-title = Round by round
replay-back = Back to the table
replay-slider = Round
replay-before = Round before
replay-next = Next round
replay-at = Round { $round } of { $rounds }, dice { $dice }
replay-wrote = { $name }: { $wrote }
table-print = Print this game
