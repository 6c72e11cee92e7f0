# Word Roller: squares, the lines of its score, options, why a word cannot stand, and the medals of practice alone.

word-roller-cell = row { $row }, column { $col }{ $mark ->
    [star] , star
    [ring] , ring
    [side] , orange side
   *[none] {""}
  }

# The lines of the score
word-roller-item-stars = Words on stars
word-roller-item-sides = Orange sides
word-roller-item-chain = Longest chain
word-roller-item-smallest = Small is beautiful
word-roller-item-smallest-2 = Small is beautiful, again
word-roller-item-biggest = Long haul
word-roller-item-biggest-2 = Long haul, again
word-roller-item-consonant = Favourite consonant
word-roller-item-consonant-2 = Favourite consonant, again

# What the pencil wins and spoils before the word stands
word-roller-won-stars = { $note } covers a star.
word-roller-won-sides = { $note ->
    [top] The top side is reached.
    [right] The right side is reached.
    [bottom] The bottom side is reached.
   *[left] The left side is reached.
  }
word-roller-won-chain = { $points ->
    [one] It can begin a chain.
   *[other] { $points } words hang together.
  }
word-roller-won-smallest = The shortest word now has more letters.
word-roller-won-smallest-2 = That counts again.
word-roller-won-biggest = { $note } is the longest word.
word-roller-won-biggest-2 = That counts again.
word-roller-won-consonant = { $note } stands there { $points } times.
word-roller-won-consonant-2 = { $note } stands there { $points } times.
word-roller-lost-chain = The chain is shorter.
word-roller-lost-smallest = The shortest word is shorter.
word-roller-lost-smallest-2 = That counts again.

# The options
option-word-roller-cleanup = When spelling is checked
option-word-roller-cleanup-strict = At once
option-word-roller-cleanup-strict-line = a wrong word cannot be confirmed
option-word-roller-cleanup-strict-short = spelling at once
option-word-roller-cleanup-rulebook = At the reveal
option-word-roller-cleanup-rulebook-line = a wrong word is erased, your neighbour names a short one
option-word-roller-cleanup-rulebook-short = spelling at the reveal
option-word-roller-side = Which cards
option-word-roller-side-a = Side a
option-word-roller-side-a-line = 9 by 9 squares, 4 stars
option-word-roller-side-a-short = side a
option-word-roller-side-b = Side b
option-word-roller-side-b-line = 11 by 9 squares, 5 stars
option-word-roller-side-b-short = side b
option-word-roller-same_card = Everybody on the same card
option-word-roller-timer_s = Time to write
option-word-roller-timer_s-0 = No clock
option-word-roller-timer_s-60 = 60 s
option-word-roller-timer_s-90 = 90 s
option-word-roller-timer_s-120 = 120 s
option-word-roller-answer_s = Time to answer
option-word-roller-answer_s-why = For everything but writing: taking a card, changing dice, copying a word, a neighbour’s short word.
option-word-roller-answer_s-0 = No clock
option-word-roller-answer_s-15 = 15 s
option-word-roller-answer_s-30 = 30 s
option-word-roller-answer_s-60 = 60 s
option-word-roller-words = Which words
option-word-roller-words-en = English
option-word-roller-words-en-short = English words
option-word-roller-words-fr = French
option-word-roller-words-fr-short = French words
option-word-roller-words-own = Only our own
option-word-roller-words-own-short = own words
option-word-roller-house = Our own words
option-word-roller-house-line = words to add; a minus before a word strikes it
option-word-roller-family = Bots write no coarse words
option-word-roller-hints = Hints may be asked for
option-word-roller-spelling_help = Help with spelling while writing
option-word-roller-spelling_help-line = otherwise one learns that a word is none when it is turned in
option-word-roller-spelling_help-false-short = no spelling help
option-word-roller-chain = The chain is
option-word-roller-chain-group = all words linked together
option-word-roller-chain-path = one way from word to word
option-word-roller-chain-path-short = chain: one way
option-word-roller-chain-why = The rulebook says the longest chain of words; both can be meant.
option-word-roller-consonant = Favourite consonant counts
option-word-roller-consonant-all = every square that shows it
option-word-roller-consonant-after = squares filled after it was taken
option-word-roller-consonant-after-short = consonant: from now on
option-word-roller-consonant-why = The card gives a point each time the letter is written; both can be meant.

# Why a word cannot stand, or something cannot be done now
error-bad-shape = A word has at least 2 letters from A to Z.
error-wrong-length = A word in another's place has 2 or 3 letters.
error-no-advantage = That needs a card you do not hold, or one whose boxes are full.
error-not-copyable = Nobody else wrote that word this turn.
error-off-card = That runs off the card.
error-conflict = Another letter stands there already.
error-no-new-letter = At least one letter must be new.
error-run-longer = Letters stand right before or after it. Write the whole word.
error-letters = The dice do not show enough of that letter.
error-bad-word = One of the words this makes is not in the list.
error-square-filled = A letter stands there. Begin on an empty square; letters on the way are walked over.
error-word-begun = A word is begun. Confirm it, or rub it out first.
error-claim-first = You wrote on a ring. Take a card first.
error-no-claim = A card comes with a ring you write on.
error-market-empty = No card is left to take.
error-card-gone = That card went a moment before. Choose again.
error-bad-letter = This card is taken with another letter, or with none.
error-once-per-roll = Each Second wind serves once on a roll.
error-bad-count = A Second wind rolls 1 to 4 dice, named in order.
error-bad-die = There are dice 1 to 8.
error-bad-face = That die has no such letter, or shows it already.
error-bad-house = “{ $word }” cannot be among your own words. A word has 2 to { $most } letters from A to Z.
error-no-house = Playing with your own words alone takes at least one word in the list.
error-not-asked = It is not your answer we wait for.

# Practice alone
word-roller-table-tie = Equal points: the longest word decides, then the most filled squares.
word-roller-tie-has = longest word { $word }, { $squares } squares
word-roller-title-none = Warming up
word-roller-title-bronze = Bronze
word-roller-title-silver = Silver
word-roller-title-gold = Gold

# rollwright words
words-help = The word lists.
words-help-check = Say whether a word stands, and in which list.
words-help-word = A word, with or without accents.
words-stands = { $word } stands in the { $list ->
    [fr] French
   *[en] English
  } list.
words-stands-not = { $word } does not stand in the { $list ->
    [fr] French
   *[en] English
  } list.
error-no-word = “{ $word }” is no word of letters from A to Z.
