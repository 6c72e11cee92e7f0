# Make a Difference: fields, lines, what a number wins, the options, BotCards, the scoring and the duel.

make-a-difference-cell = { $kind ->
    [ring] between { $from } and { $to }
    [row] row { $line }
    [column] column { $line }
    [rows] rows
    [columns] columns
    [total] score
   *[field] field { $row } { $column }
  }
make-a-difference-rows = rows
make-a-difference-columns = columns
make-a-difference-total = score
make-a-difference-mode-A = Mode A, everyone for themselves
make-a-difference-mode-B = Mode B, fight for the lines

# What one may do
make-a-difference-write = write { $first } in { $cell }
make-a-difference-tap = { PRESS("Tap", "Click") } a field to write { $first }. The other die comes next.
make-a-difference-tap-again = { PRESS("Tap", "Click") } a field to write { $first }.
make-a-difference-tap-done = { PRESS("Tap", "Click") } another field to move your { $last }, or a number to take it up.
make-a-difference-missing = Write { $first }
make-a-difference-die = { $state ->
    [held] { $figure }, in hand
    [used] { $figure }, written
   *[free] Take the { $figure } in hand
  }
make-a-difference-in-hand = in hand

# BotCards
make-a-difference-face-down = { $count ->
    [one] 1 BotCard, face down
   *[other] { $count } BotCards, face down
  }
make-a-difference-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }

# The lines while one writes
make-a-difference-lines = The lines so far
make-a-difference-line = { $kind ->
    [row] Row { $line }
   *[column] Column { $line }
  }
make-a-difference-line-points = { make-a-difference-line }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
make-a-difference-line-sums = { make-a-difference-line }: yours { $own }, the highest of the others { $best }.

# The lines of the score
make-a-difference-item-column-a = Column a
make-a-difference-item-column-b = Column b
make-a-difference-item-column-c = Column c
make-a-difference-item-column-d = Column d
make-a-difference-item-column-e = Column e
make-a-difference-item-row-f = Row f
make-a-difference-item-row-g = Row g
make-a-difference-item-row-h = Row h
make-a-difference-item-row-i = Row i

# What this round’s numbers would win: equal differences in a line, or the line itself
make-a-difference-won = { $note ->
    [taken] {" "}is yours so far.
   *[other] {": "}difference { $note } { $points ->
        [3] twice
        [5] three times
       *[7] four times
      }.
  }
make-a-difference-won-column-a = Column a{ make-a-difference-won }
make-a-difference-won-column-b = Column b{ make-a-difference-won }
make-a-difference-won-column-c = Column c{ make-a-difference-won }
make-a-difference-won-column-d = Column d{ make-a-difference-won }
make-a-difference-won-column-e = Column e{ make-a-difference-won }
make-a-difference-won-row-f = Row f{ make-a-difference-won }
make-a-difference-won-row-g = Row g{ make-a-difference-won }
make-a-difference-won-row-h = Row h{ make-a-difference-won }
make-a-difference-won-row-i = Row i{ make-a-difference-won }

# The options
option-make-a-difference-mode = Which mode
option-make-a-difference-mode-A = Mode A
option-make-a-difference-mode-A-line = everyone for themselves
option-make-a-difference-mode-A-short = Mode A
option-make-a-difference-mode-B = Mode B
option-make-a-difference-mode-B-line = fight for the lines
option-make-a-difference-mode-B-short = Mode B
option-make-a-difference-friendly_ties = Friendly ties: all who share the highest sum take the line
option-make-a-difference-friendly_ties-true-short = friendly ties
option-make-a-difference-bot_cards = BotCards
option-make-a-difference-bot_cards-value = { $value ->
    [0] no BotCard
    [one] 1 BotCard
   *[other] { $value } BotCards
  }
option-make-a-difference-bot_cards-short = { $value ->
    [one] 1 BotCard
   *[other] { $value } BotCards
  }
option-make-a-difference-bot_cards-why = A BotCard has no seat: the sums printed on it play against everybody.
open-bots-make-a-difference = A bot takes a seat and fills a sheet of its own.
option-make-a-difference-bot_cards-less = One BotCard less
option-make-a-difference-bot_cards-more = One BotCard more
option-make-a-difference-stars = Drawn from
option-make-a-difference-stars-any = all stars
option-make-a-difference-stars-1 = ★
option-make-a-difference-stars-2 = ★★
option-make-a-difference-stars-3 = ★★★
option-make-a-difference-first_roller = Who rolls first
option-make-a-difference-first_roller-value = seat { $value }
option-make-a-difference-first_roller-less = One seat before
option-make-a-difference-first_roller-more = One seat further
option-make-a-difference-duel = A shared first place is decided by rock, paper, scissors
option-make-a-difference-duel-false-short = first place may be shared

# The scoring
make-a-difference-ledger = Line by line
make-a-difference-worth = worth
make-a-difference-shared = shared
make-a-difference-nobody = nobody
make-a-difference-taken = { $count ->
    [one] 1 of nine lines taken
   *[other] { $count } of nine lines taken
  }
make-a-difference-light = { $line }, light it on the sheet
make-a-difference-takes = takes the line
make-a-difference-card = BotCard, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
make-a-difference-turned = { $name } is turned over.
make-a-difference-tied = A shared first place with { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
make-a-difference-win-duel = You win by rock, paper, scissors
make-a-difference-won-duel = { $name } wins by rock, paper, scissors

# Rock, paper, scissors
make-a-difference-duel = Rock, paper, scissors
make-a-difference-duel-match = { $first } against { $second }. Who first wins two throws takes the match.
make-a-difference-duel-queue = The winner then meets { $names }.
make-a-difference-throw = Throw. Nobody sees it before both have thrown.
make-a-difference-thrown = Thrown. Waiting for { $name }.
make-a-difference-duel-waiting = Waiting for { $names }.
make-a-difference-duel-left = { $seconds } s left; then the dice throw.
make-a-difference-hand-rock = Rock
make-a-difference-hand-paper = Paper
make-a-difference-hand-scissors = Scissors
make-a-difference-hand-chance = Let the dice throw
make-a-difference-hidden = hidden
make-a-difference-wins = { $name }, { $wins ->
    [one] 1 throw won
   *[other] { $wins } throws won
  }
make-a-difference-throws = The throws so far
make-a-difference-throw-said = { $first }: { $one }. { $second }: { $other }. { $winner ->
    [none] A draw, once more.
   *[other] { $winner } wins the throw.
  }
make-a-difference-duel-keys = Keys 1, 2 and 3 throw as well.

# What the author recommends, and thanks
option-make-a-difference-bot_cards-proposed = The author recommends BotCards for one or two players; ★★ is an even match for a careful player. Without any is fine, too.
make-a-difference-credit-thanks = all playtesters, and the people behind the contest

# Alone: titles, by points in Mode A and by the sum of all lines in Mode B
make-a-difference-title-much-the-same = Much the same
make-a-difference-title-a-shade-apart = A shade apart
make-a-difference-title-a-clear-contrast = A clear contrast
make-a-difference-title-a-real-difference = A real difference
make-a-difference-title-worlds-apart = Worlds apart
make-a-difference-title-night-and-day = Night and day
make-a-difference-title-one-of-a-kind = One of a kind
make-a-difference-alone-B = All lines together: { $figure }.
make-a-difference-next-title = From { $from }: { $title }.
make-a-difference-line-sum = { make-a-difference-line }: { $own } so far.

# In the first games, where nothing is won: what a number or a difference still lacks
make-a-difference-near-alone = { $figure }: a number beside it makes a difference.
make-a-difference-near-single = Difference { $figure }: a second { $figure } in the same line brings 3 points.
