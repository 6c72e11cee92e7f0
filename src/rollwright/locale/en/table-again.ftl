# Hints, a teacher, trying again, ghosts and series, at the table.
table-hints-taken = { $count ->
    [one] one hint
   *[other] { $count } hints
}
try-key = Try again from a round
try-from-here = Try again from here
table-ghost = ghost
try-term = Goes on from
try-term-same = round { $round } of { $table }, same dice
try-term-new = round { $round } of { $table }, new dice
