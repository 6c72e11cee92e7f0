# Hints, teacher, trying again, ghosts and series, in the terminal.
terminal-hint-figures = Try { $note }: { terminal-points } at once.
terminal-hints-taken = { $count ->
    [one] You took one hint.
   *[other] You took { $count } hints.
}
terminal-check-origin = The game goes on from a round of another one; everything needed to get there is in the file.
terminal-fault-origin = The game says that it goes on from another one, but what it says of that one cannot be.
