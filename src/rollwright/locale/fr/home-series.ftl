# Une série de parties : à l’ouverture d’une table, avant le début et à la fin.
series-legend = Série
series-one = Une partie
series-games = { $games } parties
series-best = Au meilleur des { $games }
series-at = Partie { $game } sur { $games }
series-at-best = Partie { $game }, au meilleur des { $games }
series-won = { $count ->
    [one] La série revient à { $names }
   *[other] La série revient à { $names } ensemble
}
series-who = Joueur
series-wins = parties gagnées
series-points = points
series-next = La partie suivante de la série
