# Indices, professeur, nouvel essai, fantômes et séries, au terminal.
terminal-hint-figures = Essayez { $note } : { terminal-points } tout de suite.
terminal-hints-taken = { $count ->
    [one] Vous avez demandé un indice.
   *[other] Vous avez demandé { $count } indices.
}
