# HexRoller's lesson: a sentence of 20 words at most for each step. `-hint`: after a tap that is not the right one.
hexroller-lesson-start = Three dice show 6, so you write three 6s. Begin in the lit hex: it touches a printed 6.
hexroller-lesson-start-hint = Later. This chain begins in the lit hex.
hexroller-lesson-chain = Each 6 touches the one before. { PRESS("Tap", "Click") } the two lit hexes, towards the other printed 6.
hexroller-lesson-chain-hint = One hex after the other: first the lit one beside your 6.
hexroller-lesson-joined = Closed: both printed 6s are joined by 6s. That is 6 points.
hexroller-lesson-second = A second number each round: two 3s. { PRESS("Tap", "Click") } the lit hexes, from one printed 3 to the other.
hexroller-lesson-second-hint = First the lit hex beside the lower 3, then the other.
hexroller-lesson-boxes = Your numbers are noted here, one in each row. A row scores while it climbs: 3, then 4, then 5.
hexroller-lesson-done = Two numbers are written. Done turns them to ink, and all dice are rolled again.
hexroller-lesson-areas = Fill an area whole and it scores its most frequent number. The middle scores it twice.
hexroller-lesson-bonuses = Three helps, once each: one hex more, a 2 anywhere, a third number. Unused, each gives 2 points.
hexroller-lesson-end = That is all. Seven rounds, and a number is only chosen if its whole chain fits.
