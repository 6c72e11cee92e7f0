# Difference on the page: the table, the grid, what is said near the hand, the end.

difference-illustration-circus = { difference-picture-circus }
difference-illustration-castle = { difference-picture-castle }
difference-illustration-lake = { difference-picture-lake }
difference-illustration-dragon = { difference-picture-dragon }
difference-illustration-reef = { difference-picture-reef }
difference-illustration-winter = { difference-picture-winter }
difference-mode-advanced = grid

# The cards
difference-middle = In the middle
difference-now-middle = Now in the middle
difference-middle-card = The card in the middle
difference-last = { $name }’s last card
difference-your-last = your last card
difference-yours = Yours
difference-your-card = Your card
difference-under = { $count ->
    [0] your last one
    [one] 1 more under it
   *[other] { $count } more under it
  }
difference-stays = stays with you
difference-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
  }
difference-cards = { $left ->
    [one] 1 card
   *[other] { $left } cards
  }
difference-picture-missing = This picture did not come through.
difference-picture-retry = Fetch it again

# The others
difference-looking = looking
difference-found = found both
difference-out = out, { $place }

# A right claim, shown to all
difference-found-you = You found both
difference-found-by = { $name } found both
difference-laid-you = You laid a card
difference-laid-by = { $name } laid a card
difference-call = Difference!
difference-names = { $count ->
    [1] The { $first }
    [2] The { $first } and the { $second }
   *[other] The { $first }, the { $second } and { $more } more
  }

# Near the hand: what is, then what one can do
difference-near = Your marks
difference-countdown = Pencils out.
difference-countdown-then = All cards are turned at once.
difference-lagging = { $count ->
    [one] The cards are turned when { $names } has them.
   *[other] The cards are turned when { $names } have them.
  }
difference-lagging-you = Your cards are on their way.
difference-none = Two differences.
difference-none-then = { PRESS("Tap", "Click") } them on either card.
difference-one = One marked.
difference-one-then = { PRESS("Tap", "Click") } the other on either card.
difference-claims-tap = The second { PRESS("tap", "click") } claims.
difference-claims-key = Then press Claim.
difference-cost-wait = { $lockout ->
    [0] A wrong claim costs nothing, and nobody learns why.
   *[other] Wrong: { $lockout } s to wait, and nobody learns why.
  }
difference-cost-call = Wrong: you wait until another player calls, and nobody learns why.
difference-cost-fine = Wrong: { $fine } s are added.
difference-cost-none = Take your time.
difference-both = { $mode ->
    [advanced] All marked.
   *[other] Both marked.
  }
difference-both-then = { $mode ->
    [advanced] Lay it here, or rub one out.
   *[other] Claim them, or rub one out.
  }
difference-both-showing = { $mode ->
    [advanced] It is laid when the cards are open.
   *[other] They are claimed when the cards are open.
  }
difference-weighed = Your claim is being weighed.
difference-wrong = Not these two.
difference-wrong-then = Look again.
difference-wrong-fine = { $fine } s are added. Look again.
difference-wrong-relaxed = Look again, there is no hurry.
difference-late = Somebody was a little faster.
difference-late-then = Your card stays with you.
difference-wait-wrong = Not these two: { $seconds } s to wait.
difference-wait-bury = A new card: { $seconds } s to wait.
difference-wait-hint = A hint: { $seconds } s to wait.
difference-wait-handicap = A head start for the others: { $seconds } s.
difference-wait-on = { $seconds } s to wait.
difference-silent = Not these two: another player has to call first.
difference-wait-both = { $mode ->
    [advanced] All marked: laid in { $seconds } s.
   *[other] Both marked: claimed in { $seconds } s.
  }
difference-wait-both-then = Rub one out if you are not sure.
difference-wait-then = You may look and mark meanwhile.
difference-done-then = The others play on.
difference-claim = { $mode ->
    [advanced] Lay it here
   *[other] Claim
  }
difference-rub-out = Rub out
difference-bury = Under the pile
difference-closer = Closer
difference-whole = Whole picture
difference-ask-hint = { $price ->
    [wait] A hint: { $hold } s to wait
    [fine] A hint: { $fine } s are added
   *[none] A hint
  }

# The grid
difference-grid = The cards laid so far, and the free places
difference-grid-whole = Whole grid
difference-grid-card = Row { $row }, column { $column }: a card. Look at it
difference-grid-neighbour = Row { $row }, column { $column }: a card that yours would touch, { $count } of 2 marked. Look at it
difference-grid-free = Row { $row }, column { $column }: free, touches { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
difference-grid-here = Row { $row }, column { $column }: your card would lie here
difference-here = your card, { $count } differences
difference-tag = { $count } of 2
difference-tag-both = both
difference-neighbours = The cards that yours would touch
difference-side-n = Above
difference-side-e = Right
difference-side-s = Below
difference-side-w = Left
difference-side-marked = { $count ->
    [0] not yet
    [one] one more
   *[other] both marked
  }
difference-beside = On the table
difference-beside-n = Above yours
difference-beside-e = On the right
difference-beside-s = Below yours
difference-beside-w = On the left
difference-laid-card = A card on the table
difference-choose = Choose a place.
difference-choose-then = Yours has to touch a card; fewer neighbours, fewer differences.
difference-elsewhere = Another place
difference-marked = { $marked } of { $asked } marked

# Alone
difference-time = { $time } so far
difference-medals = The medals
difference-within = up to { $time }
difference-hint = A hint.
difference-hint-then = The difference on your card lies somewhere in the dotted circle.

# The end
difference-headline = { $won }; you are { $place }
difference-you-out = You are out: { $place }
difference-places = The places
difference-all-laid = all cards laid
difference-left-over = { difference-left }
difference-stood-in = a bot sat in
difference-time-of = { $fines ->
    [0] { $time }, no fines
   *[other] { $time } and { $fines } s of fines
  }
difference-relaxed-end = { $laid ->
    [one] 1 card laid, without a clock.
   *[other] { $laid } cards laid, without a clock.
  }
difference-film = The film of finds
difference-film-at = Find { $nth } of { $count }, after { $time }
difference-film-was = The card that lay there
difference-film-is = The card that was laid
difference-film-before = The find before
difference-film-next = Next find
difference-film-run = Run the film
difference-film-stop = Stop
difference-film-finds = All finds
difference-film-none = Nobody found anything in this game.
difference-last-card = The last card laid
difference-last-found = The last two differences.
difference-honest = The cards were well shuffled
difference-honest-text = { $rolls ->
    [one] The order of the cards comes
   *[other] The order of the cards and what was drawn besides, { $rolls } draws in all, come
  } from the secret that was sealed before the start. Your browser has just worked it out again.
difference-unproven = The cards fit, but that is no proof
difference-dishonest = The cards do not match
difference-dishonest-text = Of { $rolls } draws, { $right } are in order. Keep the downloaded game and the receipt: together they show this.
difference-rolls-label = { $right } of { $rolls } draws match
sit-words-difference = A few words for the cards
sit-words-why-difference = They are mixed into the shuffle, so nobody, not even this server, can choose the cards.
difference-sealing = Every seat adds to the shuffle, so nobody can choose the cards.
difference-sealed = The cards are sealed: their order is fixed and cannot change. At the end everybody can check the shuffle.

# For who listens or plays by keys
difference-eyes = This game is played with the eyes: two pictures are compared. What happens at the table is said here; what the pictures show cannot be.
difference-keys = Arrow keys move a crosshair over both cards, with Shift in large steps. Enter marks, Backspace rubs out, plus and minus look closer and farther, 0 shows the whole picture.
difference-crosshair = { $right } % from the left, { $down } % from the top, { $marked } of 2 marked.
difference-said-begin = This game is played with the eyes: two pictures are compared.
difference-said-countdown = In 3 seconds all cards are turned.
difference-said-on = The race is on.
difference-said-have = You have { difference-left }.
difference-said-turned = The cards are turned.
difference-said-wrong = { $seconds ->
    [0] Not these two.
   *[other] Not these two: { $seconds } s to wait.
  }
difference-said-silent = Not these two. Another player has to call first.
difference-said-open = You may claim again.
difference-said-found = { $name } found both and has { difference-left }.
difference-said-found-you = You found both and have { difference-left }.
difference-said-out = { $name } laid the last card: { $place }.
difference-said-out-you = You laid your last card: { $place }.
difference-said-all = All found.
difference-said-time = All found in { $time }.
