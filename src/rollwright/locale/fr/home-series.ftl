# Une série de parties : à l’ouverture d’une table, avant le début et à la fin.
series-legend = Série
series-games = { $games } parties
series-best = Au meilleur des { $games }
series-next = La partie suivante de la série
