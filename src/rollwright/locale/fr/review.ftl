# La relecture d’une partie finie : la chance d’un côté, les choix de l’autre.
terminal-help-review = Relire une partie finie : la part de la chance, les choix les plus coûteux, la meilleure feuille de ces dés.
terminal-help-review-file = Une partie finie téléchargée, ou une partie recopiée du papier (docs/review.md) ; - est l’entrée standard.
terminal-reviewing = Relecture
review-seat-points = { $name } : { $final } points
review-seat-win = { $name } : { $final } de la victoire
review-start = attendu au départ
review-luck = chance
review-loss = perdu par les choix
review-error = erreur propre de la relecture
review-final = résultat
review-lead = avance sur le rival le plus dur
review-costly-points = La manche { $round } a coûté { $loss } points : { $own } au lieu de { $best }.
review-costly-win = La manche { $round } a coûté { $loss } des chances de victoire : { $own } au lieu de { $best }.
review-head-round = manche
review-head-dice = dés
review-head-luck = chance
review-head-loss = perte
review-head-then = ensuite
review-head-own = écrit
review-head-best = mieux
review-best-proved = La meilleure feuille de ces dés a { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Aucune feuille n’en a plus.
review-best-found = La meilleure feuille trouvée pour ces dés a { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Aucune n’en a plus de { $bound }.
error-no-review = Les parties de { $title } ne peuvent pas encore être relues.
error-cannot-review = Ce fichier ne passe pas ses propres contrôles ({ $check }) : il ne peut pas être relu. Lancez rollwright verify pour voir ce qui ne va pas.
error-no-game-told = Ce fichier ne raconte aucune partie : il faut une ligne « game », une ligne « seat » par personne, puis les manches.
error-bad-line = La ligne { $line } est illisible : { $words }
error-impossible-line = La ligne { $line } est impossible ({ $words }) : { $reason }
