# Indices, professeur, nouvel essai, fantômes et séries, au terminal.
terminal-hint-figures = Essayez { $note } : { terminal-points } tout de suite.
terminal-hints-taken = { $count ->
    [one] Vous avez demandé un indice.
   *[other] Vous avez demandé { $count } indices.
}
terminal-check-origin = La partie reprend une manche d’une autre ; tout ce qu’il faut pour y arriver est dans le fichier.
terminal-fault-origin = La partie dit en reprendre une autre, mais ce qu’elle en dit est impossible.
terminal-help-teacher = Après chaque manche, dire ce que votre choix a coûté, ce qui valait mieux et pourquoi.
terminal-weighing = Le professeur pèse votre choix.
terminal-taught = Manche { $round } : votre choix a coûté { $cost }. Mieux : { $better }.
terminal-taught-best = Manche { $round } : aussi bien que le meilleur choix.
error-nobody-teaches = Les choix de { $title } ne peuvent pas être pesés : personne ne peut l’enseigner. Jouez sans --teacher.
join-teacher = Cette table a un professeur : après chaque manche, vous seul apprenez ce que votre choix a coûté.
