# Make a Difference's lesson: 20 words at most for each step. `-hint`: after a tap that is not the right one.
make-a-difference-lesson-first = You rolled 1 and 6. The 1 is in your hand: write it in the lit field.
make-a-difference-lesson-first-hint = That field is free too. Today the 1 goes in the lit one.
make-a-difference-lesson-row = The ring filled itself: 4 minus 1 is 3. Two 3s in this row are 3 points.
make-a-difference-lesson-second = Now the 6. In the lit field it meets a 1 above and a 1 below.
make-a-difference-lesson-second-hint = The lit field is the one between two 1s.
make-a-difference-lesson-column = 6 minus 1, twice: two 5s in this column, and 3 points more.
make-a-difference-lesson-done = A { PRESS("tap", "click") } would still move your numbers. Done turns them to ink, and new dice are rolled.
make-a-difference-lesson-more = Three equal differences in a line are 5 points, four are 7. Every row and column counts.
make-a-difference-lesson-end = That is all. After ten rounds all twenty fields are full, and the most points win.
