# The rules of each game in our own words, for the page.
rules-points =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }

rules-none = This game has no rules written down. Ask at the table.

## Splitter
rules-splitter-lead = Every roll gives everybody the same two numbers. You write them in two cells that mirror each other across the fold, and build groups: as many cells as the number in them.
rules-splitter-need = What is on the table
rules-splitter-need-text = Two dice, and for each of 1 to 12 players a sheet of the same pad: 44 cells, 22 on either side of the fold, mirror images of each other. A game has { $rounds } rounds.
rules-splitter-round = A round
rules-splitter-round-1 = Both dice are rolled. All players use the same two numbers, at the same time.
rules-splitter-round-2 = Choose an empty cell and its mirror cell on the other side of the fold. Write one number in each. Which goes left and which goes right is up to you.
rules-splitter-round-3 = What you write is pencil, and only you see it: move it, swap it, undo it, until you say Done. When everybody is done, pencil turns to ink.
rules-splitter-round-4 = Then the next roll comes. Ink is never changed, and after { $rounds } rounds every sheet is full.
rules-splitter-groups = Groups
rules-splitter-groups-text = Cells with the same number that share a side are a group. Corners do not join, gaps separate, and the fold is no wall. A group scores its number if it has exactly that many cells; too few or too many score nothing. Several groups of the same number may score.
rules-splitter-ex-three = Three 3s together.
rules-splitter-ex-few = Two 3s: one too few.
rules-splitter-ex-many = Four 3s: one too many.
rules-splitter-ex-corner = Corners do not join: two lone 1s.
rules-splitter-ex-fold = Two 2s across the fold.
rules-splitter-marks = Stars and hearts
rules-splitter-marks-text = A scoring group with a cell on a star counts double. On pad B there are three hearts as well: if the same number stands on all three, add { $bonus }, whether or not those cells score. Stars never double the hearts.
rules-splitter-ex-star = Five 5s, one on a star.
rules-splitter-ex-star-lost = Four 5s: the star doubles nothing.
rules-splitter-ex-hearts = All three hearts show a 4.
rules-splitter-end = The end
rules-splitter-end-text = The highest total wins. Players with equal totals share the victory.
rules-splitter-alone = Alone
rules-splitter-alone-text = Play a normal game and read your title off the ladder. Each title needs at least so many points:
rules-splitter-title = Title

## Make a Difference
rules-make-a-difference-lead = Every roll gives everybody the same two numbers. You write them wherever you like, and between neighbours their difference appears by itself.
rules-make-a-difference-need = What is on the table
rules-make-a-difference-need-text = Two dice, and for each of 1 to 12 players a sheet of twenty fields: four rows (f to i) and five columns (a to e). Between neighbours lies a ring, single in a row, double in a column. A game has { $rounds } rounds.
rules-make-a-difference-round = A round
rules-make-a-difference-round-1 = Both dice are rolled. All players use the same two numbers, at the same time.
rules-make-a-difference-round-2 = Write both, each in any empty field, next to each other or apart. The first die is in hand; { PRESS("tap", "click") } the other to begin with it.
rules-make-a-difference-round-3 = As soon as two neighbours are filled, the ring between them receives the higher number less the lower one, from 0 to 5.
rules-make-a-difference-round-4 = What you write is pencil until everybody is done; then it is ink. After { $rounds } rounds all fields are full.
rules-make-a-difference-a = Mode A: everyone for themselves
rules-make-a-difference-a-text = In each line on its own, equal differences score: { $two } points for two alike, { $three } for three, { $four } for four. Several groups in a line add up, and 0 is a difference like any other.
rules-make-a-difference-ex-four = Four 3s.
rules-make-a-difference-ex-three = Three 1s.
rules-make-a-difference-ex-pairs = Two 2s and two 1s.
rules-make-a-difference-ex-zero = Two 0s.
rules-make-a-difference-ex-none = All different.
rules-make-a-difference-b = Mode B: fight for the lines
rules-make-a-difference-b-text = On each line the differences are added up. Who alone has the highest sum takes the line: { $row } points for a row, { $column } for a column. If the highest sum is shared, nobody scores the line; with friendly ties all who share it do. While you write, your own sum stands before a line’s letter and the highest of the others after it.
rules-make-a-difference-cards = BotCards
rules-make-a-difference-cards-text = Twelve cards play as further opponents, four each of one, two and three stars. They are drawn at the start and lie face down until the scoring. In Mode A a card has a score to beat, in Mode B a sum on every line. Alone in Mode B you need at least one.
rules-make-a-difference-end = The end
rules-make-a-difference-end-text = The highest score wins; a BotCard can win, too. A shared first place is decided by rock, paper, scissors: who first wins two throws. With more than two tied, the winner stays on and meets the next. Who has not thrown after 20 seconds throws by the dice. The table may switch this off and share the win.
rules-make-a-difference-alone = Alone
rules-make-a-difference-alone-text = Play against BotCards, and read your title off the ladder: in Mode A by your points, in Mode B by the sum of all your lines.
rules-make-a-difference-title = Title
rules-credits = Credits
