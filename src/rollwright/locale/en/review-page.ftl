# The review on the page. What stands on the sheet is drawn; these words say the rest.
review-title = Review
review-open = Review this game
review-back = Back to the table
review-making = The game is being reviewed
review-making-text = It takes a few seconds. You may leave this page and come back: the review is kept.
review-waiting = { $place ->
    [one] One other review comes first.
   *[other] { $place } other reviews come first.
}
review-progress = Done so far
review-failed = The review did not come about. Nothing is lost: ask for it again.
review-ask = Ask again
review-asking = Asking
review-seats = Whose game
review-said-points = { $you ->
    [yes] { $way ->
        [more] The dice gave you { $luck } more than usual; your choices cost { $loss }.
        [less] The dice gave you { $luck } less than usual; your choices cost { $loss }.
       *[usual] The dice were as usual; your choices cost { $loss }.
    }
   *[no] { $way ->
        [more] The dice gave { $name } { $luck } more than usual; the choices cost { $loss }.
        [less] The dice gave { $name } { $luck } less than usual; the choices cost { $loss }.
       *[usual] The dice were as usual; the choices cost { $loss }.
    }
}
review-said-win = { $you ->
    [yes] { $way ->
        [more] Luck and the others’ choices added { $luck } to your chance to win; your choices cost { $loss }.
        [less] Luck and the others’ choices took { $luck } off your chance to win; your choices cost { $loss }.
       *[usual] Luck was as usual; your choices cost { $loss } of the chance to win.
    }
   *[no] { $way ->
        [more] Luck and the others’ choices added { $luck } to the chance to win; the choices cost { $loss }.
        [less] Luck and the others’ choices took { $luck } off the chance to win; the choices cost { $loss }.
       *[usual] Luck was as usual; the choices cost { $loss } of the chance to win.
    }
}
review-said-lead = { $you ->
    [yes] { $way ->
        [more] Luck and the others’ choices put you { $luck } { $luck-plural ->
            [one] point
           *[other] points
        } further ahead than usual; your choices cost { $loss } { $loss-plural ->
            [one] point
           *[other] points
        } of the lead.
        [less] Luck and the others’ choices put you { $luck } { $luck-plural ->
            [one] point
           *[other] points
        } further behind than usual; your choices cost { $loss } { $loss-plural ->
            [one] point
           *[other] points
        } of the lead.
       *[usual] Luck was as usual; your choices cost { $loss } { $loss-plural ->
            [one] point
           *[other] points
        } of the lead.
    }
   *[no] { $way ->
        [more] Luck and the others’ choices put { $name } { $luck } { $luck-plural ->
            [one] point
           *[other] points
        } further ahead than usual; the choices cost { $loss } { $loss-plural ->
            [one] point
           *[other] points
        } of the lead.
        [less] Luck and the others’ choices put { $name } { $luck } { $luck-plural ->
            [one] point
           *[other] points
        } further behind than usual; the choices cost { $loss } { $loss-plural ->
            [one] point
           *[other] points
        } of the lead.
       *[usual] Luck was as usual; the choices cost { $loss } { $loss-plural ->
            [one] point
           *[other] points
        } of the lead.
    }
}
review-ledger = Where the { $currency ->
    [win] chance to win
   *[points] points
} came from
review-column-win = chance to win
review-column-lead = lead in points
review-lead-text = The lead is that over the hardest rival: points ahead with a plus, behind with a minus.
review-give = give or take { $error }
review-error-text = “Usual” is what our strongest bot expects. It can be wrong: the part that neither luck nor choices explain is what it misjudged.
review-strip = Up, a kind roll; down, an unkind one. A cross: a choice that cost.
review-strip-said = Luck of each roll and cost of each choice, rounds { $first } to { $last }. Most luck in round { $kind }: { $most }. Least in round { $unkind }: { $least }. { $choices ->
    [0] No choice cost anything.
    [one] One choice cost { $loss }, in round { $dearest }.
   *[other] { $choices } choices cost { $loss } together, most of it in round { $dearest }: { $cost }.
}
review-strip-table = Luck and loss, round by round
review-doubt = { $luck } ± { $error }
review-in-terminal = The review of this game is told in words in the terminal: download the game, and run “rollwright review FILE”.
review-costly-title = What cost most
review-costly-none = No choice cost much: our strongest bot would have played almost the same.
review-cost-points = Round { $round } cost { $loss } { $plural ->
    [one] point
   *[other] points
}
review-cost-win = Round { $round } cost { $loss } of the chance to win
review-drawn = Round { $round }, dice { $dice }. Better: { $better } Struck out, the choice that was made: { $own }
review-own-said = Written in the same places: { $own }
review-key-better = better
review-key-own = written
review-best-title = The best sheet of these dice
review-best-sheet = The best sheet of these dice, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
review-yours = { $you ->
    [yes] Yours
   *[no] { $name }
}
review-best = The best
review-line = Line
review-look-at = Which sheet is shown
review-compare = Own and best sheet, line by line
review-course-title = Round by round
review-course-text = { $currency ->
    [win] The chance to win after each round; below it the luck of each roll and, crossed, what choices cost.
   *[points] The points to expect at the end, after each round; below them the luck of each roll and, crossed, what choices cost.
}
review-slider = Round
review-round-said = Round { $round }, dice { $dice }: luck { $luck }, cost { $loss }. Then { $then } expected.
review-before-said = Before the first roll: { $then } expected.
review-rivals = Of the luck, { $rivals } came by the others’ choices.
review-column-error = misjudged
review-practise = Practise this
review-kept =
    { $count ->
        [one] This position is on your practice list and comes back until you have solved it.
       *[other] These { $count } positions are on your practice list and come back until you have solved them.
    }
review-kept-open = Practice

# A game that somebody brings
brought-title = Review of a game
brought-line = Bring a finished game, and see its luck, its costly choices and the best sheet of its dice.
brought-file = Choose a file
brought-file-line = The file of “Download the game” at the end of a table, or of rollwright play --save.
brought-text = Or type in a game from paper
brought-text-line = A line for the game, one for each seat, then one for each roll with what each seat wrote.
brought-how = How the lines of each game look
brought-how-splitter = The cell of the first die; the second one goes into its mirror cell. 3L4 is in row 3, left of the fold, the fourth from it; R is right of it.
brought-how-make-a-difference = The field of the first die, then that of the second, as on the sheet: row f, column a is fa.
brought-how-hexroller = Each number with its hexes in the order of the chain: area and number, row by row from the top left, M for the middle. “flip” changes the box rows; “use two, A4” is a bonus.
brought-how-word-roller = The game card and side of each seat, the advantage cards as they were turned up, then the letters. A word has the row and column of its first square, and across or down.
brought-key = Review this game
brought-wait = Bringing the game
brought-too-big = This file is too big for a game: it may have { $megabytes } MB.
brought-kept = The server keeps nothing of the game itself, and its review in memory for an hour at most.
brought-another = Another game
brought-back = Your games
