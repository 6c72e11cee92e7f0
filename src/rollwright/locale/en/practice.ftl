# Practice: costly positions of one's own games, which come back until they are solved.
practice-title = Practice
practice-back = Back to your practice
practice-waiting =
    { $count ->
        [0] Nothing waits today.
        [one] One position waits today.
       *[other] { $count } positions wait today.
    }
practice-progress = { $solved } of { $count } solved
practice-begin = Begin
practice-again-today = Missed today
practice-rule = Each is one round of a game of yours in which your choice was costly. Play it again, better. Once solved, it comes back after 1 day, then after 3, then after 7. Solved at the first try on two days in a row, it lies on the solved pile.
practice-solved-means = Solved means as good as the best: less than 0.25 points worse, or less than 1% of the chance to win.
practice-device = The list is kept in this browser only.
practice-empty = No position waits for you.
practice-empty-line = After a game of Splitter, Make a Difference or HexRoller, look at its review: the choices that cost you most come here.
practice-empty-games = Your finished games
practice-today = Today
practice-later = Coming back
practice-pile = Solved
practice-round = Round { $round }
practice-cost-points = cost { $loss } { $plural ->
    [one] point
   *[other] points
}
practice-cost-win = cost { $loss } of the chance to win
practice-back-on = back on { $day }
practice-solved-on = solved on { $day }
practice-off = Take off
practice-off-name = Take off { $game }, round { $round }
practice-about-points = Here your choice cost { $loss } { $plural ->
    [one] point
   *[other] points
}. Play the round better, then Done.
practice-about-win = Here your choice cost { $loss } of the chance to win. Play the round better, then Done.
practice-about = Play the round as well as you can, then Done.
practice-weighing = Your choice is being weighed
practice-right = Solved
practice-right-best = There is no better choice.
practice-right-near = As good as the best.
practice-wrong-points = That costs { $loss } { $plural ->
    [one] point
   *[other] points
}
practice-wrong-win = That costs { $loss } of the chance to win
practice-stays = The better choice is drawn. The position waits until it is solved.
practice-comes-back =
    { $days ->
        [one] It comes back tomorrow.
       *[other] It comes back in { $days } days.
    }
practice-second-try = Not at the first try, so it is still to be solved on two days in a row.
practice-piled = At the first try, the second time in a row: it lies on the solved pile.
practice-why = Why?
practice-once-more = Try once more
practice-next = Next position
practice-list = To the list
practice-gone = The position has left your list.
practice-all-done = That was the last one for today.
