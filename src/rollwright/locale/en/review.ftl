# The review of a finished game: luck and skill apart.
terminal-help-review = Review a finished game: how much was luck, which choices cost most, the best sheet of its dice.
terminal-help-review-file = A finished game that was downloaded, or one typed in from paper (docs/review.md); - is standard input.
terminal-reviewing = Reviewing
review-seat-points = { $name }: { $final } points
review-seat-win = { $name }: { $final } of the victory
review-start = expected at the start
review-luck = luck
review-loss = lost by choices
review-error = the reviewer’s own error
review-final = final
review-lead = lead over the hardest rival
review-costly-points = Round { $round } cost { $loss } points: { $own } instead of { $best }.
review-costly-win = Round { $round } cost { $loss } of the chance to win: { $own } instead of { $best }.
review-head-round = round
review-head-dice = dice
review-head-luck = luck
review-head-loss = loss
review-head-then = then
review-head-own = written
review-head-best = better
review-best-proved = The best sheet of these dice has { $total ->
    [one] { $total } point
   *[other] { $total } points
}. No sheet has more.
review-best-found = The best sheet we found for these dice has { $total ->
    [one] { $total } point
   *[other] { $total } points
}. None has more than { $bound }.
error-no-review = Games of { $title } cannot be reviewed yet.
error-cannot-review = This file does not pass its own checks ({ $check }), so it cannot be reviewed. Run rollwright verify to see what is wrong.
error-no-game-told = This file tells no game: it needs a line "game", a line "seat" for each player, and the rounds.
error-bad-line = Line { $line } cannot be read: { $words }
error-impossible-line = Line { $line } is not possible ({ $words }): { $reason }
