# Word Roller's lesson: a sentence of 20 words at most for each step. `-hint`: after a tap that is not the right one.
word-roller-lesson-begin = Write CAT across. { PRESS("Tap", "Click") } the lit square with the ring, then the die with C.
word-roller-lesson-begin-hint = First the lit square, then the die with C.
word-roller-lesson-free = The A stands already, and letters that stand are free. Now the die with T.
word-roller-lesson-free-hint = Only the T is missing: { PRESS("tap", "click") } its die.
word-roller-lesson-star = CAT has a T on a star: one point for each letter. It also joins TRAIN: one more.
word-roller-lesson-done = One word each turn, of any dice. Press Write it, and it stands.
word-roller-lesson-card = The C lies on a ring, and a ring gives a card. Take the first: a die will serve twice.
word-roller-lesson-card-hint = Both are good. Take the lit card today.
word-roller-lesson-chain = CAT and TRAIN share a square: a chain of two words, one point for each.
word-roller-lesson-sides = Letters on two, three or four of the hatched sides bring 1, 3 or 6 points.
word-roller-lesson-end = That is all. After six turns stars, sides, chain and cards are added up.
