# HexRoller: hexes and boxes, what one may do, the lines of its score, why something cannot be done, the solo ladder.

hexroller-cell = { $kind ->
    [light] sun box of round { $nth }
    [dark] moon box of round { $nth }
    [extra] bonus, one hex more
    [two] bonus, a 2 anywhere
    [third] bonus, a third number
   *[hex] { $area ->
        [M] middle
       *[other] area { $area }
      }, hex { $nth }
  }
hexroller-side-front = Front, Snowflake
hexroller-side-back = Back, Gear
hexroller-name-front = Snowflake
hexroller-name-back = Gear
hexroller-third-short = 3rd

# The options
option-hexroller-side = Which side
option-hexroller-side-front = Front, Snowflake
option-hexroller-side-front-line = 8 dice, 7 rounds
option-hexroller-side-front-short = front
option-hexroller-side-back = Back, Gear
option-hexroller-side-back-line = 7 dice, 6 rounds
option-hexroller-side-back-short = back

# What one may do
hexroller-write = write { $first } in { $cell }
hexroller-say-choose = choose { $number }
hexroller-say-flip = swap the rows
hexroller-say-use = { $bonus ->
    [extra] One hex more
    [two] A 2 anywhere
   *[third] A third number
  }
hexroller-hint-first = Choose a number, or { PRESS("touch", "click") } a lit hex.
hexroller-hint-second = Choose a second number.
hexroller-hint-none = No number fits now. Done, or use a bonus.
hexroller-hint-done = Both numbers stand. Done, or Undo.
hexroller-hint-chain = { $left ->
    [1] { PRESS("Touch", "Click") } a lit hex for your { $number }.
   *[other] Draw { $left } hexes for your { $number }s, from a lit one.
  }
hexroller-near-joins = { $more ->
    [one] One more { $figure } joins the two printed { $figure }s.
   *[other] { $more } more { $figure }s join the two printed { $figure }s.
  }
hexroller-hint-two = { PRESS("Touch", "Click") } any empty hex to write a 2.
hexroller-hint-third = Choose a third number.
hexroller-hint-extra = Which chain gets one hex more?
hexroller-more = { $left ->
    [1] One more { $number }
   *[other] { $left } more { $number }s
  }
hexroller-missing-first = Choose a number
hexroller-missing-second = Choose a second number
hexroller-missing-two = Write the 2
hexroller-missing-third = Choose a third number
hexroller-missing-extra = Choose a chain

# The dice, sorted
hexroller-dice = The dice, sorted
hexroller-count = { $written } of { $count }
hexroller-group = { $count ->
    [1] one { $number }
   *[other] { $count } { $number }s
  }{ $state ->
    [growing] , { $written } written
    [written] , written
    [third] , written as a third number
    [no-room] , no room for the whole chain
    [not-now] , not now
   *[open] {""}
  }
hexroller-no-room = no room
hexroller-bonuses = Bonuses
hexroller-flip = Swap the rows
hexroller-keys = Arrow keys move over the sheet, Enter writes, a figure chooses its number, F swaps the rows, U rubs out, D is Done, / opens this line.

# Next hexes, spoken
hexroller-cell-next = { $cell }, next for your { $number }
hexroller-cell-bonus = { $cell }, you may use it
hexroller-cell-start = { $cell }, you may start { $numbers } here

# The lines of the score
hexroller-item-bonuses = Bonuses left
hexroller-item-area-A = Area A
hexroller-item-area-B = Area B
hexroller-item-area-C = Area C
hexroller-item-area-D = Area D
hexroller-item-area-E = Area E
hexroller-item-area-F = Area F
hexroller-item-middle = The middle
hexroller-item-pair-3 = The two 3s
hexroller-item-pair-4 = The two 4s
hexroller-item-pair-5 = The two 5s
hexroller-item-pair-6 = The two 6s
hexroller-item-pair-7 = The two 7s
hexroller-item-pair-8 = The two 8s
hexroller-item-straight-light = Sun row
hexroller-item-straight-dark = Moon row

# Under each line
hexroller-detail-bonuses = { $count ->
    [0] all used
    [1] one not used
   *[other] { $count } not used
  }
hexroller-detail-area = { $count ->
    [0] not full
   *[other] full, mostly { $note }s
  }
hexroller-detail-area-A = { hexroller-detail-area }
hexroller-detail-area-B = { hexroller-detail-area }
hexroller-detail-area-C = { hexroller-detail-area }
hexroller-detail-area-D = { hexroller-detail-area }
hexroller-detail-area-E = { hexroller-detail-area }
hexroller-detail-area-F = { hexroller-detail-area }
hexroller-detail-middle = { $count ->
    [0] not full
   *[other] full, mostly { $note }s, twice
  }
hexroller-detail-pair = { $count ->
    [0] not joined
   *[other] joined
  }
hexroller-detail-pair-3 = { hexroller-detail-pair }
hexroller-detail-pair-4 = { hexroller-detail-pair }
hexroller-detail-pair-5 = { hexroller-detail-pair }
hexroller-detail-pair-6 = { hexroller-detail-pair }
hexroller-detail-pair-7 = { hexroller-detail-pair }
hexroller-detail-pair-8 = { hexroller-detail-pair }
hexroller-detail-straight = { $count ->
    [0] no 3 in it
   *[other] up to { $points }
  }
hexroller-detail-straight-light = { hexroller-detail-straight }
hexroller-detail-straight-dark = { hexroller-detail-straight }

# What this round’s pencil would win
hexroller-won-area-A = Area A is full, mostly { $note }s.
hexroller-won-area-B = Area B is full, mostly { $note }s.
hexroller-won-area-C = Area C is full, mostly { $note }s.
hexroller-won-area-D = Area D is full, mostly { $note }s.
hexroller-won-area-E = Area E is full, mostly { $note }s.
hexroller-won-area-F = Area F is full, mostly { $note }s.
hexroller-won-middle = The middle is full, mostly { $note }s, twice.
hexroller-won-pair-3 = Here the two 3s meet.
hexroller-won-pair-4 = Here the two 4s meet.
hexroller-won-pair-5 = Here the two 5s meet.
hexroller-won-pair-6 = Here the two 6s meet.
hexroller-won-pair-7 = Here the two 7s meet.
hexroller-won-pair-8 = Here the two 8s meet.
hexroller-won-straight-light = The sun row climbs.
hexroller-won-straight-dark = The moon row climbs.

# What it costs
hexroller-lost-bonuses = A bonus is used.

# Why something cannot be done
error-choose-first = Choose a number first: then the hexes it may start in are lit.
error-bad-start = A chain starts beside its own number. The lit hexes do.
error-broken-chain = The next hex must touch the one just written.
error-dead-end = From there the rest of the chain does not fit. Take a lit hex.
error-not-rolled = No die shows that number. Choose among the dice.
error-repeated-number = That number is written already. Choose another.
error-too-many-numbers = Two numbers are written. A third needs its bonus.
error-no-room = There is no room left for that.
error-bonus-used = That bonus is crossed off. Each is used once in a game.
error-bonus-limit = One bonus a round. The next one can wait.
error-third-without-two = Write two numbers first. Then comes the third.
error-chain-unfinished = Finish what is in hand first, or undo it.
error-must-write-more = Another number still fits. Write it, too.

# The solo ladder
hexroller-title-first-frost = First frost
hexroller-title-hailstone = Hailstone
hexroller-title-snowball = Snowball
hexroller-title-ice-carver = Ice carver
hexroller-title-snow-queen = Snow queen
hexroller-title-polar-legend = Polar legend
hexroller-title-absolute-zero = Absolute zero

# The rules
rules-hexroller-lead = All dice are sorted, and everybody writes two of their numbers as chains through the hexes: as many hexes as dice show the number.
rules-hexroller-need = What is on the table
rules-hexroller-need-text = Eight dice with the faces 3 to 8, and for each of 1 to 8 players a sheet. Everybody writes on the same side: the front with { $front } dice, or the back with { $back }.
rules-hexroller-round = A round
rules-hexroller-round-1 = All the dice are rolled, for everybody. Choose a number that was rolled and write its whole chain. The first hex touches one that already shows this number, printed or written; each further hex touches the one just written. All must be empty.
rules-hexroller-round-2 = Choose a second, different number and write its chain the same way. A number whose whole chain does not fit cannot be chosen; if fewer than two fit, write what fits.
rules-hexroller-round-3 = Note both numbers in this round’s boxes, one in the sun row and one in the moon row, as you like.
rules-hexroller-round-4 = What you write is pencil until you say Done. When everybody is done it turns to ink, and the next roll comes: { $front } rounds on the front, { $back } on the back.
rules-hexroller-ex-chain = Three dice show 8: a chain of three from the printed 8.
rules-hexroller-ex-broken = No chain: the third 8 does not touch the second.
rules-hexroller-ex-short = Four dice show 6: three hexes are not the whole chain.
rules-hexroller-bonuses = Three bonuses
rules-hexroller-bonuses-text = Each may be used once in a game, and one at most in a round. A used bonus is crossed off.
rules-hexroller-extra = One of the two chains becomes one hex longer.
rules-hexroller-two = Write a 2 in any empty hex, at any moment of the round.
rules-hexroller-third = After two chains, write a third number as well. It does not go in the boxes.
rules-hexroller-score = The score
rules-hexroller-score-text = A full area scores the number that occurs most often in it, of equals the highest; the middle scores twice. A printed pair scores its number if hexes with that number join it. Each row of boxes scores the last number reached counting up from 3. A bonus not used scores 2.
rules-hexroller-ex-area = A full area, mostly 7s.
rules-hexroller-ex-empty = One hex is empty.
rules-hexroller-ex-pair = The two 6s are joined.
rules-hexroller-ex-straight = 3, 4, 5, but no 6.
rules-hexroller-end = The end
rules-hexroller-end-text = The highest total wins; equal totals share the victory. Alone, read your title off the ladder, the same for both sides:
rules-hexroller-title = Title
rules-hexroller-from = from
