# Hints, a teacher, trying again, ghosts and series, at the table.
table-ask-hint = A hint
table-hinted = { $points ->
    [0] A good choice is lit.
   *[other] A good choice is lit: +{ $points } at once.
}
table-hinted-mark = { $figure } in { $cell }
table-hint-none = There is no hint now.
table-cell-hinted = { $cell }, the hint: { $figure }
table-hints-taken = { $count ->
    [one] one hint
   *[other] { $count } hints
}
table-taught-best = The last choice: there was none better.
table-taught-points = −{ $loss } points.
table-taught-win = −{ $loss } % of your chance to win.
table-taught-better = Better: { $marks }.
