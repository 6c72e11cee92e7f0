# Indices, professeur, nouvel essai, fantômes et séries, à la table.
table-ask-hint = Un indice
table-hinted = { $points ->
    [0] Un bon choix est éclairé.
   *[other] Un bon choix est éclairé : +{ $points } tout de suite.
}
table-hinted-mark = { $figure } en { $cell }
table-hint-none = Il n’y a pas d’indice maintenant.
table-cell-hinted = { $cell }, l’indice : { $figure }
table-hints-taken = { $count ->
    [one] un indice
   *[other] { $count } indices
}
table-taught-best = Le dernier choix : il n’y en avait pas de meilleur.
table-taught-points = −{ $loss } points.
table-taught-win = −{ $loss } % de vos chances de gagner.
table-taught-better = Mieux : { $marks }.
