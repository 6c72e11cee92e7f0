# The slip on which a position is chosen to be tried again.
try-round = From round { $round }
try-round-less = An earlier round
try-round-more = A later round
try-company = With whom
try-alone = Alone
try-friends = With friends
try-ghosts = Against ghosts
try-dice = Dice
try-same = The same
try-new = New ones
try-same-line = The rolls are those of that game, so they are known. Nothing is entered in a score book.
try-new-line = This round’s roll stays; all later ones are new. Nothing is entered in a score book.
try-ghosts-line = The same dice. The sheets of that game fill beside yours, round by round, as you finish each round.
table-ask-hint = A hint
table-hinted = { $points ->
    [0] A good choice is lit.
   *[other] A good choice is lit: +{ $points } at once.
}
table-hinted-mark = { $figure } in { $cell }
table-hint-none = There is no hint now.
table-cell-hinted = { $cell }, the hint: { $figure }
table-cell-better = { $cell }, better last round: { $figure }
table-taught-best = The last choice: there was none better.
table-taught-points = −{ $loss } { $loss ->
    [one] point
   *[other] points
}.
table-taught-win = −{ $loss } % of your chance to win.
table-taught-better = Better: { $marks }.
table-taught-lit = Better: the figures lit on your sheet.
helps-hints-line = On demand; each one is noted beside the result.
helps-teacher-line = Says after each round what your choice cost, to each of you alone.
table-tried-same = This game goes on from round { $round } of table { $table }, with the same dice: its rolls are known.
table-tried-new = This game goes on from round { $round } of table { $table }. This roll stays, later ones are new.
table-doubt-known = The dice are those of a finished game, so everybody could know them. The check shows that they are the same.
table-tried-honest-text = All { $rolls } rolls come from the sealed secrets of this game and of the games before it. Your browser has just worked them out again.
series-one = One game
series-at = Game { $game } of { $games }
series-at-best = Game { $game }, best of { $games }
series-won = { $count ->
    [one] { $names } has won the series
   *[other] { $names } have won the series together
}
series-who = Player
series-wins = games won
series-points = points
series-points-text = A game gives everybody a point, and one more for each player who finished behind.
