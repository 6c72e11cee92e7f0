# Word Roller in the terminal: what can be typed, and lines beside the sheets.

terminal-word-roller-side = side a (9 by 9 squares, 4 stars) or side b (11 by 9, 5 stars)
terminal-word-roller-sides = { $name }: card { $card }, { $a } on side a, { $b } on side b
terminal-word-roller-turn = turn 6 Q: die 6 shows Q
terminal-word-roller-reroll = reroll 1,3: those dice again
terminal-word-roller-begin = begin r5c3 across (or down); the word may follow: r5c3 across trains
terminal-word-roller-letter = letters: the next ones of the word
terminal-word-roller-undo = undo
terminal-word-roller-done = Enter: the word stands
terminal-word-roller-take = take a card by its name (twice), with its letter where it needs one (letter S)
terminal-word-roller-name = name: the word is whole
terminal-word-roller-echo = echo 0: the first word on offer is copied
terminal-word-roller-place = place r5c3 down: there
terminal-word-roller-pass = pass
terminal-word-roller-market = Market: { $cards } · { $left } in the deck
terminal-word-roller-holds = { $name }: { $cards }
terminal-word-roller-claim = You wrote on a ring. Take a card.
terminal-word-roller-erased = Erased: { $word } ({ $name })
terminal-word-roller-mend = { $neighbour } names a word of 2 or 3 letters for { $owner }: { $letters }
terminal-word-roller-named = { $neighbour } has named { $word }; { $owner } chooses where it goes.
terminal-word-roller-offers = To copy: { $words }
terminal-word-roller-copy = { $word } is to be copied.
