# Indices, professeur, nouvel essai, fantômes et séries, à la table.
table-hints-taken = { $count ->
    [one] un indice
   *[other] { $count } indices
}
try-key = Réessayer depuis une manche
try-from-here = Réessayer d’ici
table-ghost = fantôme
try-term = Reprend
try-term-same = manche { $round } de { $table }, mêmes dés
try-term-new = manche { $round } de { $table }, autres dés
