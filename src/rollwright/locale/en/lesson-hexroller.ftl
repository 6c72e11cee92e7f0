# HexRoller's lesson: a sentence of 20 words at most for each step. `-hint`: after a tap that is not the right one.
hexroller-lesson-start = Three dice show 6, so you write three 6s. Begin in the lit hex: it touches a printed 6.
hexroller-lesson-start-hint = Later. This chain begins in the lit hex.
hexroller-lesson-chain = Each 6 touches the one before. { PRESS("Tap", "Click") } the two lit hexes, towards the other printed 6.
hexroller-lesson-chain-hint = One hex after the other: first the lit one beside your 6.
hexroller-lesson-joined = Closed: both printed 6s are joined by 6s. That is 6 points.
hexroller-lesson-second = A second number each round: two 3s. { PRESS("Tap", "Click") } the lit hexes, from one printed 3 to the other.
hexroller-lesson-second-hint = First the lit hex beside the lower 3, then the other.
hexroller-lesson-boxes = 6 and 3 are noted here. A row counts up from 3: a 4, then a 5 score more.
hexroller-lesson-done = Two numbers are written. Done turns them to ink, and all dice are rolled again.
hexroller-lesson-areas = Fill an area whole and it scores its most frequent number. The middle scores it twice.
hexroller-lesson-bonuses = Once each a game: one hex more, a 2 anywhere, a third number. Unused they give 2.
hexroller-lesson-end = That is all. Seven rounds, and a number is only chosen if its whole chain fits.
