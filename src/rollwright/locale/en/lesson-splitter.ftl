# Splitter's lesson: a sentence of 20 words at most for each step. `-hint`: after a tap that is not the right one.
splitter-lesson-write = You rolled 5 and 2. Four 5s wait around a star: { PRESS("tap", "click") } it, and your 5 goes there.
splitter-lesson-write-hint = A good cell for another day. { PRESS("Tap", "Click") } the star that is lit.
splitter-lesson-mirror = The 2 went to the mirror cell beyond the fold. Each round fills one such pair.
splitter-lesson-worth = Five 5s touch now: 5 points. The star among them makes it 10.
splitter-lesson-swap = You choose the sides. Press the key between the dice and see what happens.
splitter-lesson-back = The 2 is on the star, and the 10 points are gone. Press the key once more.
splitter-lesson-done = Pencil can still move. Done turns it to ink, and new dice are rolled.
splitter-lesson-exact = Five 5s, no more: a sixth one loses all 10 points. Likewise two 2s and three 3s score.
splitter-lesson-end = That is all. After 22 rounds the sheet is full, and the most points win.
