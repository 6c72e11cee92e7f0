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
error-review-busy = Many games are being reviewed. Ask again in a few minutes.
error-ended-early = This game was ended before its end, so there is no review of it.
error-no-review = Games of { $title } cannot be reviewed yet.
error-cannot-review = This file does not pass its own checks ({ $check }), so it cannot be reviewed. Run rollwright verify to see what is wrong.
error-no-game-told = This file tells no game: it needs a line "game", a line "seat" for each player, and the rounds.
error-bad-line = Line { $line } cannot be read: { $words }
error-impossible-line = Line { $line } is not possible ({ $words }): { $reason }

# Why a choice was costly. Games are played on from both choices, on the same dice.
review-why-splitter-spoiled =
    { $cells ->
        [one] After your choice one cell with a { $number } can belong to no group of { $number } any more; after the better one it still can.
       *[other] After your choice { $cells } cells with a { $number } can belong to no group of { $number } any more; after the better one they still can.
    }
review-why-splitter-groups-chance = Played on { $games } times from the better choice, { $best } % of the games had a group of { $number }; from yours, { $own } %.
review-why-splitter-groups-points = Played on { $games } times, groups of { $number } brought { $best } on average after the better choice, { $own } after yours.
review-why-splitter-hearts-chance = Played on { $games } times from the better choice, the hearts agreed in { $best } % of the games; from yours, in { $own } %.
review-why-splitter-hearts-points = Played on { $games } times, the hearts brought { $best } on average after the better choice, { $own } after yours.
review-why-difference-row-chance = Played on { $games } times from the better choice, row { $line } scored in { $best } % of the games; from yours, in { $own } %.
review-why-difference-row-points = Played on { $games } times, row { $line } brought { $best } on average after the better choice, { $own } after yours.
review-why-difference-column-chance = Played on { $games } times from the better choice, column { $line } scored in { $best } % of the games; from yours, in { $own } %.
review-why-difference-column-points = Played on { $games } times, column { $line } brought { $best } on average after the better choice, { $own } after yours.
review-why-lead = Played on { $games } times, the better choice won { $best } % of the games, with a lead of { $best_lead } on average; yours won { $own } %, with a lead of { $own_lead }.
review-why-take-row = Played on { $games } times from the better choice, row { $line } was taken in { $best } % of the games; from yours, in { $own } %.
review-why-take-column = Played on { $games } times from the better choice, column { $line } was taken in { $best } % of the games; from yours, in { $own } %.
review-why-hexroller-pair-joined = The better round joins the pair of { $number }, which is worth { $number }.
review-why-hexroller-pair-closed = Your round closes every short way between the two { $number }; after the better one { $best } more would join them.
review-why-hexroller-pair-nearer = The pair of { $number } then lacks { $best }, after your round { $own }.
review-why-hexroller-area-full = The better round fills { $area ->
    [middle] the middle
   *[other] area { $area }
}.
review-why-hexroller-area-nearer = { $area ->
    [middle] The middle
   *[other] Area { $area }
} then has { $best ->
    [one] one empty hex
   *[other] { $best } empty hexes
}, after your round { $own }.
