# Indices, professeur, nouvel essai, fantômes et séries, au terminal.
terminal-hint-figures = Essayez { $note } : { terminal-points } tout de suite.
terminal-hints-taken = { $count ->
    [one] Vous avez demandé un indice.
   *[other] Vous avez demandé { $count } indices.
}
terminal-check-origin = La partie reprend une manche d’une autre ; tout ce qu’il faut pour y arriver est dans le fichier.
terminal-fault-origin = La partie dit en reprendre une autre, mais ce qu’elle en dit est impossible.
