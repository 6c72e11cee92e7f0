# The page of a room, and the page of its evening to keep.
room-title = The evening
room-of = The evening at { $code }
room-coming = One moment: the table is being found.
room-now-open = { $game } is laid. Chairs are being taken.
room-now-playing = { $game } is being played.
room-now-over = { $game } is over.
room-to-table = To the table
room-to-result = To the result
room-empty = No game is finished yet. The tally grows with each one.
room-tally = The tally
room-person = Who
room-points = Points
room-medals = Medals
room-gold = { $count ->
    [one] one first place
   *[other] { $count } first places
}
room-silver = { $count ->
    [one] one second place
   *[other] { $count } second places
}
room-bronze = { $count ->
    [one] one third place
   *[other] { $count } third places
}
room-early = ended early
room-cell = place { $place }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
room-cell-early = { $total ->
    [one] { $total } point, no place
   *[other] { $total } points, no place
}
room-absent = did not play
room-you = you
room-how = A game gives a point for taking part and one for each seat that finished behind.
room-keep = A page to keep
room-keep-why = This page can be printed and passed on. It lets nobody in.
room-print = Print
room-count = { $count ->
    [one] One game
   *[other] { $count } games
}
room-paper = on paper
room-paper-note = * written on paper
room-souvenir = Souvenir of one page (PDF)
