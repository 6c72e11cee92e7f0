# The review of Word Roller on the page.
word-review-said = { $you ->
    [yes] You
   *[no] { $name }
} left { $left ->
    [0] no points lying.
    [one] { $left } point lying.
   *[other] { $left } points lying.
} { $way ->
    [more] The letters were kind: { $luck } more than usual.
    [less] The letters were unkind: { $luck } less than usual.
   *[usual] The letters were as usual.
}
word-review-sums = Words, letters, cards
word-review-about-page = Points are those that a word brings at once. Luck compares the best known word with that of { $rolls } other rolls on the same card. What cards are worth is a guess of our bots.
word-review-costly-none = No turn cost much: few known words would have brought more.
word-review-drawn = Turn { $round }. In pencil the better word, { $better }, from { $from }. { $written ->
    [yes] Struck out, the word that was written: { $own }.
   *[no] Nothing was written.
}
word-review-turns = Turn by turn
word-review-turn = Turn { $round }
word-review-dice = Letters { $dice }
word-review-changed = Letters { $dice }, after the cards { $then }
word-review-luck = luck { $luck }, give or take { $error }
word-review-source-second = Double shift
word-review-source-copy = Echo
word-review-source-substitute = neighbour’s word
word-review-brings = { $cards ->
    [one] a card
   *[other] { $cards } cards
}
word-review-nothing = nothing
word-review-same = as good
word-review-new = Words to keep
word-review-new-text = Better words of this game that you can put on a list. It stays in this browser.
word-review-first = { $count ->
    [0] Earlier reviews have shown you all of them.
    [one] One of these words is in a review for the first time.
   *[other] { $count } of these words are in a review for the first time.
  }
word-review-before = met before
word-review-new-none = There was no better word that is not on the card already.
word-review-kept = Your words: { $count }
