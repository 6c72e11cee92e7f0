# Word Roller on the page: advantage cards, what one can do in each phase, why a word cannot stand, what has happened.

word-roller-round = Turn { $round } of { $rounds }
word-roller-table-step = Step through the turns
word-roller-table-stood-in = a bot sat in, { $count ->
    [one] turn { $rounds }
   *[other] turns { $rounds }
  }
word-roller-replay-title = Turn by turn
word-roller-replay-slider = Turn
word-roller-replay-before = Turn before
word-roller-replay-next = Next turn
word-roller-replay-at = Turn { $round } of { $rounds }, dice { $dice }
word-roller-paper-1a = Card 1a, Pinwheel
word-roller-paper-2a = Card 2a, Windmill
word-roller-paper-3a = Card 3a, Gable
word-roller-paper-4a = Card 4a, Lantern
word-roller-paper-5a = Card 5a, Slope
word-roller-paper-6a = Card 6a, Scatter
word-roller-paper-1b = Card 1b, Crossing
word-roller-paper-2b = Card 2b, Comet
word-roller-paper-3b = Card 3b, Theatre
word-roller-paper-4b = Card 4b, Harbour
word-roller-paper-5b = Card 5b, Stream
word-roller-paper-6b = Card 6b, Archipelago

# The advantage cards: title, when they count, one line, and the whole
word-roller-card-copy = Echo
word-roller-card-copy-line = Copy another seat’s word, no dice.
word-roller-card-copy-short = Copy a word another seat wrote this turn. No dice needed.
word-roller-card-copy-text = Once the words of a turn are known, copy one that somebody else has just written, as an extra word on your own card. It needs no dice, and its rings give cards.
word-roller-card-two-words = Double shift
word-roller-card-two-words-line = A second word from the same roll.
word-roller-card-two-words-short = Write a second word from the same roll, all dice fresh.
word-roller-card-two-words-text = After your word, write another one from the same roll. All the dice are there for it again.
word-roller-card-smallest = Small is beautiful
word-roller-card-smallest-line = End: 2 a letter, shortest word.
word-roller-card-smallest-short = 2 points for each letter of your shortest word.
word-roller-card-smallest-text = At the end: 2 points for each letter of the shortest word on your card, however it arose.
word-roller-card-biggest = Long haul
word-roller-card-biggest-line = End: 1 a letter, longest word.
word-roller-card-biggest-short = 1 point for each letter of your longest word.
word-roller-card-biggest-text = At the end: 1 point for each letter of the longest word on your card.
word-roller-card-consonant = Favourite consonant
word-roller-card-consonant-line = End: 1 a square with your letter.
word-roller-card-consonant-short = Choose a consonant: 1 point for each square that holds it.
word-roller-card-consonant-text = Choose a consonant when you take the card. At the end: 1 point for each square of your card that holds it.
word-roller-card-letter = House letter
word-roller-card-letter-line = A die that shows your letter.
word-roller-card-letter-short = Choose a letter: a die of your own that always shows it.
word-roller-card-letter-text = Choose a letter when you take the card. From now on you have one more die, for you alone, that always shows it.
word-roller-card-twice = Twin letters
word-roller-card-twice-line = One die gives its letter twice.
word-roller-card-twice-short = One die gives its letter twice in one word.
word-roller-card-twice-text = In one word, one die may give its letter twice. A box is crossed only if the word needs it.
word-roller-card-place = Steady hand
word-roller-card-place-line = Turn one die to any face you like.
word-roller-card-place-short = Turn one die to a face you choose, for everybody.
word-roller-card-place-text = After the roll, turn one die to another of its own faces, for everybody. Each box turns one die.
word-roller-card-reroll = Second wind
word-roller-card-reroll-line = Roll 1 to 4 dice again.
word-roller-card-reroll-short = Roll 1 to 4 dice again, for everybody.
word-roller-card-reroll-text = After the roll, roll 1 to 4 dice again, for everybody. Once a roll; each box is for one roll.
word-roller-boxes = { $used } of { $boxes } boxes crossed
word-roller-card-points = points
word-roller-when-roll = after the roll
word-roller-when-write = while writing
word-roller-when-words = after the words
word-roller-when-end = at the end

# Whether a card can be used
word-roller-use-now = { $card ->
    [copy] You can use it now: choose a word.
    [two-words] It gives you a second word this turn.
    [twice] It is used by itself when a word needs it.
   *[other] You can use it now: { PRESS("tap", "click") } the dice you mean.
  }
word-roller-use-later = { $card ->
    [copy] Its moment comes when the words are revealed.
    [place] Its moment comes after the next roll.
    [reroll] Its moment comes after the next roll.
   *[other] Its moment comes when everybody writes.
  }
word-roller-use-rested = It has served on this roll. The next one is its own again.
word-roller-use-spent = All its boxes are crossed.
word-roller-use-always = Your { $letter } lies in the tray, in every turn.
word-roller-use-end = It counts by itself at the end.
word-roller-use-market = It lies on the table. Who writes on a ring may take it.

# The market
word-roller-market = On the table
word-roller-market-empty = No card is left.
word-roller-deck = { $left ->
    [0] The deck is empty
    [one] 1 card in the deck
   *[other] { $left } cards in the deck
  }
word-roller-yours = Yours
word-roller-yours-none = A ring gives a card.
word-roller-your-card = your card
word-roller-a-card = a card

# A card to take
word-roller-claim = You wrote on a ring: take a card.
word-roller-claim-brief = A ring: take a card.
word-roller-claim-word = { $claims ->
    [1] { $word } is written, and on a ring: take a card.
   *[other] { $word } is written, and on { $claims } rings: take a card, then another.
  }
word-roller-claim-time = In { $seconds } s the older one is yours.
word-roller-claim-letter = { $card }: choose its letter.
word-roller-claim-other = The other card
word-roller-take = Take it
word-roller-older = older
word-roller-lost-race = { $name } was a moment quicker: { $card } is gone. Your ring still gives a card.
word-roller-took = { $name } took { $card }.
word-roller-took-own = { $card } is yours.

# Writing
word-roller-write = CAT { $cell } across
word-roller-keys = Type a word where the caret is. Arrow keys lead it, Space turns it, Backspace rubs out, Enter writes the word, / opens this line.
word-roller-across = across
word-roller-down = down
word-roller-caret = , your word goes { $dir ->
    [down] down
   *[across] across
  } from here
word-roller-cell-start = { $cell }, the word may begin here
word-roller-die = { $own ->
    [yes] your own { $letter }
   *[no] { $letter }
  }{ $used ->
    [yes] , used
   *[no] {""}
  }
word-roller-hint-first = { PRESS("Tap", "Click") } a square, then type or { PRESS("tap", "click") } letters. { PRESS("Tap", "Click") } it again to turn.
word-roller-hint-second = Double shift: write a second word, all dice are fresh.
word-roller-ask-hint = A hint
word-roller-hint-waits = Looking for a word
word-roller-hint = { $word } would fit the lit squares: +{ $points }.
word-roller-hint-where = From { $first } to { $last }.
word-roller-hint-none = No word comes to mind. Look at other squares, or pass.
word-roller-best = The best word for you was { $word }: +{ $points }.
word-roller-astray = The letters of a word lie in one line, without a gap.
word-roller-why-short = A word has at least 2 letters.
word-roller-why-word = { $words ->
    [en] { $word } is not an English word yet.
    [fr] { $word } is not a French word yet.
   *[own] { $word } is not a word of this table yet.
  }
word-roller-why-longer = { $word } is not a word: your { $letter } would lengthen { $old }.
word-roller-why-beside = { $word } is not a word: it would stand beside yours.
word-roller-worth-ring = { $count ->
    [one] The ring gives a card.
   *[other] The rings give { $count } cards.
  }
word-roller-worth-none = It brings no points yet.
word-roller-brief = { $claims ->
    [0] { $word }
    [1] { $word }, and a card
   *[other] { $word }, and { $claims } cards
  }
word-roller-sum-stars = stars
word-roller-sum-sides = sides
word-roller-sum-chain = chain
word-roller-sum-cards = cards

# The keys
word-roller-write-it = Write it
word-roller-choose-letters = Write a word
word-roller-not-yet = Not a word yet
word-roller-move-it = Move or change it
word-roller-pass = Pass
word-roller-no-second = No second word
word-roller-clear = Clear the word
word-roller-pass-ask = Pass this turn?
word-roller-no-second-ask = No second word?
word-roller-pass-company = You write nothing more this turn. You can take it back until everyone is done.
word-roller-pass-last = You write nothing more, and the turn ends.
word-roller-pass-yes = End my turn
word-roller-keep-writing = Keep writing
word-roller-leave-dice = Not this turn
word-roller-name-it = Name it
word-roller-no-echo = Not this turn
word-roller-choose-square = Choose a square
word-roller-waiting = A moment

# Dice cards
word-roller-dice-choose = { $cards ->
    [both] { PRESS("Tap", "Click") } a die to turn it, or up to 4 to roll again.
    [turn] Steady hand: { PRESS("tap", "click") } a die to turn it.
   *[roll] Second wind: { PRESS("tap", "click") } up to 4 dice to roll again.
  }
word-roller-dice-turn = Turn the { $letter } to
word-roller-dice-face = { $letter }
word-roller-dice-chosen = Chosen: { $letters }.
word-roller-dice-again = { $count ->
    [0] Roll again
    [one] Roll it again
   *[other] Roll { $count } again
  }
word-roller-dice-changed = The dice now show { $dice }.

# Words in another’s place, and echoes
word-roller-name = { $word } of { $name } does not stand. Name a word of 2 or 3 letters from the dice; letters that lead to one are lit.
word-roller-card-of = { $name }’s card
word-roller-name-none = no letter yet
word-roller-place = { $word }: { PRESS("tap", "click") } where it begins, again to turn it.
word-roller-echo-choose = Echo: which word do you copy?

# Whom we wait for
word-roller-ask-dice = You may change the dice.
word-roller-ask-name = Name a word of 2 or 3 letters.
word-roller-ask-place = Choose where { $word } is written.
word-roller-ask-echo = You may copy a word.
word-roller-wait-dice = { $count ->
    [one] { $name } may change the dice.
   *[other] { $name } may change the dice.
  }
word-roller-wait-name = { $name } names a short word.
word-roller-wait-place = { $name } chooses a place for it.
word-roller-wait-echo = { $count ->
    [one] { $name } may copy a word.
   *[other] { $name } may copy a word.
  }
word-roller-answered = Your answer counts when all who are asked have answered.
word-roller-seat-dice = at the dice
word-roller-seat-name = names a word
word-roller-seat-place = places a word
word-roller-seat-echo = may echo
word-roller-seat-waits = waits

# What has happened
word-roller-you = You
word-roller-rolled = Turn { $round } of { $rounds }: { $dice }.
word-roller-seat-wrote = { $name }: { $words }.
word-roller-seat-passed = { $name }: no word.
word-roller-seat-erased = { $name }: { $words }, erased: not a word.
word-roller-seat-both = { $name }: { $words }; { $erased } erased: not a word.

# A turn looked at again, beside its card
word-roller-past-wrote = Wrote { $about }.
word-roller-past-passed = No word.
word-roller-past-erased = Erased, not a word: { $about }.
word-roller-past-took = Took { $about }.
word-roller-past-used = Used { $about }.

# Said in play by text
word-roller-say-pass = pass
word-roller-say-name = name it
word-roller-say-letter = { $letter }
word-roller-say-take = take { $card } { $letter }
word-roller-say-turn = turn { $die } to { $letter }
word-roller-say-reroll = roll { $dice } again

# Under each line of the score
word-roller-detail-stars = { $count ->
    [0] no word on a star
    [one] one word
   *[other] { $count } words
  }
word-roller-detail-sides = { $count ->
    [0] none reached
    [one] one reached
   *[other] { $count } reached
  }
word-roller-detail-chain = { $points ->
    [0] no word
    [one] one word
   *[other] { $points } words linked
  }
word-roller-detail-smallest = { $note }, 2 a letter
word-roller-detail-smallest-2 = { word-roller-detail-smallest }
word-roller-detail-biggest = { $note }, 1 a letter
word-roller-detail-biggest-2 = { word-roller-detail-biggest }
word-roller-detail-consonant = { $note }, 1 a square
word-roller-detail-consonant-2 = { word-roller-detail-consonant }
