# Difference: pictures, options, the lines of its result, why a claim is refused, and the medals of practice alone.

difference-picture-circus = Under the big top
difference-picture-castle = The castle on the hill
difference-picture-lake = The lily lake
difference-picture-dragon = The dragon’s hoard
difference-picture-reef = The coral reef
difference-picture-winter = The winter market

# The lines of the result
difference-item-shed = Cards laid
difference-item-time = Time
difference-item-fines = Fines
difference-item-hints = Hints

# The options
option-difference-illustration = Which picture
option-difference-illustration-circus = Circus
option-difference-illustration-circus-line = clear and easy
option-difference-illustration-circus-short = circus
option-difference-illustration-castle = Castle
option-difference-illustration-castle-line = clear and easy
option-difference-illustration-castle-short = castle
option-difference-illustration-lake = Lake
option-difference-illustration-lake-line = rich and hard
option-difference-illustration-lake-short = lake
option-difference-illustration-dragon = Dragon
option-difference-illustration-dragon-line = rich and hard
option-difference-illustration-dragon-short = dragon
option-difference-illustration-reef = Reef
option-difference-illustration-reef-line = rich and hard
option-difference-illustration-reef-short = reef
option-difference-illustration-winter = Winter
option-difference-illustration-winter-line = clear and easy
option-difference-illustration-winter-short = winter
option-difference-mode = Which game
option-difference-mode-basic = Basic
option-difference-mode-basic-line = your card against the one in the middle
option-difference-mode-basic-short = basic
option-difference-mode-advanced = Advanced
option-difference-mode-advanced-line = cards are laid side by side, each against all it touches
option-difference-mode-advanced-short = advanced
option-difference-mode-solo = Alone
option-difference-mode-solo-line = against the clock
option-difference-mode-solo-short = alone
option-difference-lockout_s = Seconds to wait after a wrong claim
option-difference-lockout_s-value = { $value ->
    [0] no wait
   *[other] { $value } s
  }
option-difference-lockout_s-less = One second less
option-difference-lockout_s-more = One second more
option-difference-after_wrong = After a wrong claim
option-difference-after_wrong-lock-out = a few seconds to wait
option-difference-after_wrong-next-call = wait for another call
option-difference-after_wrong-next-call-short = wrong: wait for a call
option-difference-after_wrong-why = The rulebook lets the game go on until another player calls.
option-difference-grid = How far the cards reach
option-difference-grid-box = a box of 5 by 5
option-difference-grid-lines = 5 in a line and column
option-difference-grid-lines-short = 5 in a line
option-difference-grid-why = The rulebook limits lines and columns; the box is ours and fits on a small screen.
option-difference-bury_pause_s = Seconds to wait after a card went under the pile
option-difference-bury_pause_s-value = { $value ->
    [0] none, as in the rulebook
   *[other] { $value } s
  }
option-difference-bury_pause_s-less = One second less
option-difference-bury_pause_s-more = One second more
option-difference-bury = A card may go under the own pile
option-difference-bury-line = for beginners: a hard card comes back later
option-difference-bury-true-short = beginner
option-difference-play_on = Play on for the other places
option-difference-play_on-line = otherwise the first who is out ends the game
option-difference-confirm = Confirm a claim with a button
option-difference-confirm-line = slower, and no claim by a slip of the finger
option-difference-relaxed = Take it easy
option-difference-relaxed-line = more time to look; alone, no clock and a hint
option-difference-relaxed-true-short = relaxed
option-difference-strong = Seats with a handicap
option-difference-strong-line = their numbers, such as 1 or 13
option-difference-strong-why = Whoever plays well waits a moment after each new card, so that a child can beat a parent. Who opens the table has seat 1.
option-difference-strong-short = with a head start
option-difference-handicap_s = Seconds they wait after every new card
option-difference-handicap_s-value = { $value } s
option-difference-handicap_s-less = One second less
option-difference-handicap_s-more = One second more
option-difference-length = Cards to find alone
option-difference-length-value = { $value ->
    [one] 1 card
   *[other] { $value } cards
  }
option-difference-length-less = One card less
option-difference-length-more = One card more
option-difference-fine_s = Seconds added for a wrong claim alone
option-difference-fine_s-value = { $value } s
option-difference-fine_s-less = One second less
option-difference-fine_s-more = One second more

# Why something cannot be done now
error-one-alone = Practice is for one player.
error-needs-company = This game is for 2 to 6 players. Alone, choose practice.
error-not-turned = The cards are not turned yet.
error-claim-waiting = Your claim is in. It is being compared with the others.
error-no-cards = You have no cards left.
error-locked-out = You have to wait a moment before the next try.
error-wait-for-call = Your last call was wrong. You may call again after another player has called.
error-nobody-else-calls = Alone there is nobody whose call could be waited for. Choose a few seconds, or play with others.
error-no-burying = At this table a card stays on top until it is found.
error-last-card = Your last card cannot go under the pile.
error-lay-it-down = In this game a card is laid beside the others. Choose a cell.
error-no-laying = In this game the card goes on the one in the middle.
error-two-spots-needed = Mark exactly two differences for each card you compare with.
error-off-picture = That is beside the picture.
error-being-shown = The differences are being shown. Claim again in a moment.
error-hint-while-shown = The differences are being shown. Ask again in a moment.
error-stale-claim = Somebody was faster. The card in the middle is a new one.
error-cell-occupied = A card lies there. Choose an empty cell.
error-cell-not-adjacent = A card has to touch another one, edge to edge.
error-cell-box = All cards have to fit in five rows and five columns.
error-cell-line = No line and no column may have more than five cards.
error-cell-wrong-neighbours = Name two differences for every card it touches, and for no other.
error-no-picture = There is no such picture for you now.

# Practice alone
difference-title-none = All found
difference-title-bronze = Bronze
difference-title-silver = Silver
difference-title-gold = Gold
