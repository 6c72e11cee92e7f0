# Hints, teacher, trying again, ghosts and series, in the terminal.
terminal-hint-figures = Try { $note }: { terminal-points } at once.
terminal-hints-taken = { $count ->
    [one] You took one hint.
   *[other] You took { $count } hints.
}
terminal-check-origin = The game goes on from a round of another one; everything needed to get there is in the file.
terminal-fault-origin = The game says that it goes on from another one, but what it says of that one cannot be.
terminal-help-teacher = After each round, say what your choice cost, what was better and why.
terminal-weighing = The teacher weighs your choice.
terminal-taught = Round { $round }: your choice cost { $cost }. Better: { $better }.
terminal-taught-best = Round { $round }: as good as the best choice.
error-nobody-teaches = Choices of { $title } cannot be weighed, so nobody can teach it. Play it without --teacher.
join-teacher = This table has a teacher: after each round you alone are told what your choice cost.
