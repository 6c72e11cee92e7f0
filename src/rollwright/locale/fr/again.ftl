# Le billet où l’on choisit une position à reprendre.
try-round = Depuis la manche { $round }
try-round-less = Une manche plus tôt
try-round-more = Une manche plus tard
try-company = Avec qui
try-alone = En solo
try-friends = Entre amis
try-ghosts = Contre des fantômes
try-dice = Dés
try-same = Les mêmes
try-new = D’autres
try-same-line = Les lancers sont ceux de cette partie, donc connus. Rien n’est inscrit dans un carnet de scores.
try-new-line = Le lancer de cette manche reste ; tous les suivants sont nouveaux. Rien n’est inscrit dans un carnet de scores.
try-ghosts-line = Les mêmes dés. Les feuilles de cette partie se remplissent à côté de la vôtre, manche par manche, à mesure que vous terminez.
table-ask-hint = Un indice
table-hinted = { $points ->
    [0] Un bon choix est éclairé.
   *[other] Un bon choix est éclairé : +{ $points } tout de suite.
}
table-hinted-mark = { $figure } en { $cell }
table-hint-none = Il n’y a pas d’indice maintenant.
table-cell-hinted = { $cell }, l’indice : { $figure }
table-cell-better = { $cell }, mieux à la manche d’avant : { $figure }
table-taught-best = Le dernier choix : il n’y en avait pas de meilleur.
table-taught-points = −{ $loss } { $loss ->
    [one] point
   *[other] points
}.
table-taught-win = −{ $loss } % de vos chances de gagner.
table-taught-better = Mieux : { $marks }.
table-taught-lit = Mieux : les nombres éclairés sur votre feuille.
helps-hints-line = À la demande ; chacun est noté à côté du résultat.
helps-teacher-line = Dit après chaque manche ce que votre choix a coûté, à chaque personne séparément.
table-tried-same = Cette partie reprend à la manche { $round } de la table { $table }, avec les mêmes dés : ses lancers sont connus.
table-tried-new = Cette partie reprend à la manche { $round } de la table { $table }. Ce lancer reste, les suivants sont nouveaux.
table-doubt-known = Les dés sont ceux d’une partie terminée, donc chacun pouvait les connaître. La vérification montre que ce sont bien les mêmes.
table-tried-honest-text = Les { $rolls } lancers viennent tous des secrets scellés de cette partie et de celles d’avant. Votre navigateur vient de les recalculer.
series-one = Une partie
series-at = Partie { $game } sur { $games }
series-at-best = Partie { $game }, au meilleur des { $games }
series-won = { $count ->
    [one] La série revient à { $names }
   *[other] La série revient à { $names } ensemble
}
series-who = Joueur
series-wins = parties gagnées
series-points = points
series-points-text = Une partie donne un point à tout le monde, et un de plus par personne classée derrière.
