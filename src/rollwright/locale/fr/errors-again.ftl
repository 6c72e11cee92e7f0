# Pourquoi une demande d’indice, de leçon ou de nouvel essai a été refusée, une phrase par code.
error-no-hints = Les indices sont désactivés à cette table. À l’ouverture de la suivante, on peut les autoriser.
error-hint-after-done = Vous avez terminé cette manche : il n’y a plus d’indice. Reprenez votre « Terminé », ou demandez à la manche suivante.
error-not-your-seat = Un indice n’est donné que pour votre propre place.
error-no-teacher = Personne n’enseigne à cette table. On choisit un professeur à l’ouverture d’une table, pour les jeux qui peuvent être relus.
error-cannot-try-again = Cette partie ne peut pas être reprise : c’est une course, on y a écrit sur papier, elle a déjà été reprise trop souvent, ou elle a bien trop de coups.
error-no-such-round = Il n’y a pas de manche { $round } à reprendre : cette partie s’est jouée jusqu’à la manche { $rounds }.
error-no-ghosts = Les fantômes jouent avec les mêmes dés, à des jeux où personne ne prend rien aux autres.
error-no-friends = { $most ->
    [0] Les feuilles de ce jeu dépendent les unes des autres : personne d’autre ne peut s’installer à cette position.
   *[other] On peut jouer à { $most } au plus depuis cette position.
  }
error-no-sheets = Personne n’a terminé de partie avec ces dés : il n’y a aucune feuille à affronter.
error-position-laid = Cette table reprend une partie terminée : son jeu, ses options et ses places ne changent plus.
error-bad-series = Une série compte de 2 à { $most } parties, et une table d’au moins deux places.
error-no-practice = Les manches de { $title } ne peuvent pas être pesées : on ne peut pas les retravailler.
