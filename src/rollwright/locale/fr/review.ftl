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
error-review-busy = Beaucoup de parties attendent leur relecture. Redemandez dans quelques minutes.
error-ended-early = Cette partie a été arrêtée avant sa fin : il n’y en a pas de relecture.
error-no-review = Les parties de { $title } ne peuvent pas encore être relues.
error-cannot-review = Ce fichier ne passe pas ses propres contrôles ({ $check }) : il ne peut pas être relu. Lancez rollwright verify pour voir ce qui ne va pas.
error-no-game-told = Ce fichier ne raconte aucune partie : il faut une ligne « game », une ligne « seat » par personne, puis les manches.
error-bad-line = La ligne { $line } est illisible : { $words }
error-impossible-line = La ligne { $line } est impossible ({ $words }) : { $reason }

# Pourquoi un choix a coûté cher. Des parties sont jouées à partir des deux choix, avec les mêmes dés.
review-why-splitter-spoiled =
    { $cells ->
        [one] Après votre choix, une case avec un { $number } ne peut plus appartenir à un groupe de { $number } ; après le meilleur, elle le peut encore.
       *[other] Après votre choix, { $cells } cases avec un { $number } ne peuvent plus appartenir à un groupe de { $number } ; après le meilleur, elles le peuvent encore.
    }
review-why-splitter-groups-chance = Sur { $games } suites jouées à partir du meilleur choix, { $best } % avaient un groupe de { $number } ; à partir du vôtre, { $own } %.
review-why-splitter-groups-points = Sur { $games } suites jouées, les groupes de { $number } rapportent { $best } en moyenne après le meilleur choix, { $own } après le vôtre.
review-why-splitter-hearts-chance = Sur { $games } suites jouées à partir du meilleur choix, les cœurs concordent dans { $best } % des parties ; à partir du vôtre, dans { $own } %.
review-why-splitter-hearts-points = Sur { $games } suites jouées, les cœurs rapportent { $best } en moyenne après le meilleur choix, { $own } après le vôtre.
review-why-difference-row-chance = Sur { $games } suites jouées à partir du meilleur choix, la rangée { $line } marque dans { $best } % des parties ; à partir du vôtre, dans { $own } %.
review-why-difference-row-points = Sur { $games } suites jouées, la rangée { $line } rapporte { $best } en moyenne après le meilleur choix, { $own } après le vôtre.
review-why-difference-column-chance = Sur { $games } suites jouées à partir du meilleur choix, la colonne { $line } marque dans { $best } % des parties ; à partir du vôtre, dans { $own } %.
review-why-difference-column-points = Sur { $games } suites jouées, la colonne { $line } rapporte { $best } en moyenne après le meilleur choix, { $own } après le vôtre.
review-why-lead = Sur { $games } suites jouées, le meilleur choix gagne { $best } % des parties, avec { $best_lead } d’avance en moyenne ; le vôtre en gagne { $own } %, avec { $own_lead }.
review-why-take-row = Sur { $games } suites jouées à partir du meilleur choix, la ligne { $line } est prise dans { $best } % des parties ; à partir du vôtre, dans { $own } %.
review-why-take-column = Sur { $games } suites jouées à partir du meilleur choix, la colonne { $line } est prise dans { $best } % des parties ; à partir du vôtre, dans { $own } %.
review-why-hexroller-pair-joined = La meilleure manche relie la paire de { $number }, qui vaut { $number }.
review-why-hexroller-pair-closed = Votre manche ferme tous les chemins courts entre les deux { $number } ; après la meilleure, il en manque { $best } pour les relier.
review-why-hexroller-pair-nearer = Il manque alors { $best } à la paire de { $number }, { $own } après votre manche.
review-why-hexroller-area-full = La meilleure manche remplit { $area ->
    [middle] le milieu
   *[other] la zone { $area }
}.
review-why-hexroller-area-nearer = { $area ->
    [middle] Le milieu
   *[other] La zone { $area }
} a alors { $best ->
    [one] un hexagone vide
   *[other] { $best } hexagones vides
}, contre { $own } après votre manche.
