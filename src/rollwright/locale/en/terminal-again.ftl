# Hints, teacher, trying again, ghosts and series, in the terminal.
terminal-hint-figures = Try { $note }: { terminal-points } at once.
terminal-hints-taken = { $count ->
    [one] You took one hint.
   *[other] You took { $count } hints.
}
