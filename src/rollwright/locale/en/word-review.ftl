# The review of Word Roller: words and points left lying, the luck of the letters, and the cards. Page and terminal.
word-review-seat = { $name }: { $final ->
    [one] { $final } point
   *[other] { $final } points
}
word-review-sum-known = points left lying, words most people know
word-review-sum-best = points left lying, all words of the list
word-review-sum-luck = luck of the letters
word-review-sum-cards = lost by the choice of cards
word-review-more-cards = { $cards ->
    [one] the words written instead brought one more card
   *[other] the words written instead brought { $cards } more cards
}
word-review-about = Points are those that a word brings at once; “+1” is a card that it brings. Luck compares the best known word with that of { $rolls } other rolls on the same card. What cards are worth is a guess of our bots.
word-review-costly = Turn { $round }: { $left ->
    [0] no points left lying, but a card
    [one] { $left } point left lying
   *[other] { $left } points left lying
}
word-review-head-turn = turn
word-review-head-letters = letters
word-review-head-luck = luck
word-review-head-own = written
word-review-head-known = best known
word-review-head-best = best of all
word-review-erased = (erased)
word-review-taken-of = Taken: { $card }. On offer: { $offered }.
word-review-letter-good = { word-roller-card-letter } { $letter }: { $worth } a turn on average. No other letter brings clearly more.
word-review-letter-better = { word-roller-card-letter } { $letter }: { $worth } a turn on average. { $best } brings { $most }.
word-review-used-place = Steady hand, die { $dice } to { $letter }: { $worth }, at best { $best }.
word-review-used-reroll = Second wind, { $count ->
    [one] die
   *[other] dice
} { $dice } again: { $worth }, at best { $best }.

# The names of the two cards that a sentence compares
word-review-card-taken = { $taken ->
    [copy] { word-roller-card-copy }
    [two-words] { word-roller-card-two-words }
    [smallest] { word-roller-card-smallest }
    [biggest] { word-roller-card-biggest }
    [consonant] { word-roller-card-consonant }
    [letter] { word-roller-card-letter }
    [twice] { word-roller-card-twice }
    [place] { word-roller-card-place }
   *[reroll] { word-roller-card-reroll }
}
word-review-card-offered = { $offered ->
    [copy] { word-roller-card-copy }
    [two-words] { word-roller-card-two-words }
    [smallest] { word-roller-card-smallest }
    [biggest] { word-roller-card-biggest }
    [consonant] { word-roller-card-consonant }
    [letter] { word-roller-card-letter }
    [twice] { word-roller-card-twice }
    [place] { word-roller-card-place }
   *[reroll] { word-roller-card-reroll }
}

# Why a turn was costly
word-review-why-better = { $best } was there for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $more } more than { $own }.
word-review-why-place = { $best } in another place was there for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $more } more.
word-review-why-copy = As an Echo, { $best } would have brought { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $more } more than { $own }.
word-review-why-erased = { $own } was erased. { $best } was there for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
word-review-why-nothing = { $own } took { $more ->
    [one] { $more } point
   *[other] { $more } points
} off the card: writing nothing was better.
word-review-why-unwritten-roll = Nothing was written. { $best } was there for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
word-review-why-unwritten-second = The Double shift was never used. { $best } was there for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
word-review-why-unwritten-copy = The Echo was never used. { $best } was there for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
word-review-why-cards = { $own } brought { $cards ->
    [one] a card, though.
   *[other] { $cards } cards more, though.
}
word-review-why-best = Few people know it: { $best } would have brought { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
word-review-why-taken = { word-review-card-offered } lay there too. Our bots expect { $best ->
    [one] { $best } point
   *[other] { $best } points
} of it, and { $worth } of { word-review-card-taken }.
word-review-why-letter = As a House letter, { $letter } adds { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} on average to the best known word of a turn, and { $best } adds { $most }. { $turns ->
    [one] One turn was left.
   *[other] { $turns } turns were left.
}
word-review-why-used-place = Steady hand changed the best known word by { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}. Another die or face would have brought { $best }.
word-review-why-used-reroll = Rolling these dice again brings { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} on average. The best choice brings { $best }.
