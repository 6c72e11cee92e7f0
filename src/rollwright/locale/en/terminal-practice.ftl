# Practice in the terminal.
terminal-help-practice = Practise the costly choices of finished games: each is asked until it is solved.
terminal-help-practice-file = Finished games that were downloaded, or typed in from paper (docs/review.md).
terminal-help-practice-seat = Whose choices: a name or the number of a seat. Usually the first.
terminal-practice-none = No choice in these games was costly.
terminal-practice-position =
    { $left ->
        [one] The last position.
       *[other] { $left } positions to go.
    } This choice cost { $cost } in the game. Play the round better.
terminal-practice-points = { $loss } { $plural ->
    [one] point
   *[other] points
}
terminal-practice-win = { $loss } of the chance to win
terminal-practice-solved = Solved: as good as the best.
terminal-practice-wrong = That costs { $cost }. Better: { $better }. The position comes again.
terminal-practice-end = { $solved } of { $count } solved.
error-no-such-name = Nobody in this game is called { $name }. There are: { $names }.
