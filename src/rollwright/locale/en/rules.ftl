# The rules of each game in our own words, for the page.
rules-of = { $game }: the rules
rules-points =
    { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }

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
