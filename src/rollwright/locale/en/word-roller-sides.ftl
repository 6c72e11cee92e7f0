# Word Roller: the side of the card, where each player chooses it.

option-word-roller-side-each = Each player chooses
option-word-roller-side-each-line = side a or b of one’s own card
option-word-roller-side-each-short = sides as each chooses
word-roller-side = Side { $side }
word-roller-side-choose = Which side of your card do you write on?
word-roller-side-rest = The other side stays below. All are shown when everybody has chosen.
word-roller-side-alone = The other side stays below for the whole game.
word-roller-side-key = { $card }: { $about }
word-roller-ask-side = Choose a side of your card.
word-roller-wait-side = { $count ->
    [one] { $name } chooses a side.
   *[other] { $name } choose a side.
  }
word-roller-seat-side = chooses a side
